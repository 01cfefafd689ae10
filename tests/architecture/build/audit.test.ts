import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { LockFile } from '../../../scripts/quality/bill-of-materials.ts';
import { findingsFrom, readAuditReport } from '../../../scripts/quality/audit-report.ts';
import { root } from '../read-tree.ts';

const minutes = 60_000;
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
const fastify = lock.packages['node_modules/fastify']?.version ?? '';

type Registry = (request: IncomingMessage, response: ServerResponse, body: string) => void;

type Run = { readonly code: number | null; readonly output: string; readonly sent: readonly string[] };

/** Runs `scripts/quality/audit.ts` with the real npm against a registry on this machine. Without one, the port is closed. */
async function audit(registry: Registry | null, ...words: string[]): Promise<Run> {
  const sent: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const raw = Buffer.concat(chunks);
      const body = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(raw) : raw).toString('utf8');
      if (request.method === 'POST') sent.push(body);
      registry?.(request, response, body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  if (registry === null) await new Promise((resolve) => server.close(resolve));
  const home = mkdtempSync(join(tmpdir(), 'audit-'));
  try {
    const run = spawn(process.execPath, [join(root, 'scripts/quality/audit.ts'), ...words], {
      env: {
        ...process.env,
        npm_config_registry: `http://127.0.0.1:${port}/`,
        npm_config_cache: join(home, 'cache'),
        npm_config_userconfig: join(home, 'npmrc'),
      },
    });
    const [out, err, [code]] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'exit')]);
    return { code: typeof code === 'number' ? code : null, output: out + err, sent };
  } finally {
    server.closeAllConnections();
    server.close();
    rmSync(home, { recursive: true, force: true });
  }
}

const bulk = '/-/npm/v1/security/advisories/bulk';

/**
 * Returns a registry that speaks the audit protocol: advisories for the requested packages, and the documents of
 * packages.
 */
function registryWith(advisories: Readonly<Record<string, readonly object[]>>): Registry {
  return ({ method, url = '' }, response, body) => {
    const send = (status: number, answer: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    };
    if (method === 'POST' && url === bulk) {
      const requested = Object.keys(JSON.parse(body) as object);
      return send(200, Object.fromEntries(Object.entries(advisories).filter(([name]) => requested.includes(name))));
    }
    const name = decodeURIComponent(url.slice(1));
    const version = lock.packages[`node_modules/${name}`]?.version;
    if (method !== 'GET' || version === undefined) return send(404, { error: 'not found' });
    return send(200, { name, 'dist-tags': { latest: version }, versions: { [version]: { name, version } } });
  };
}

function refusesWith(status: number): Registry {
  return (_request, response) => void response.writeHead(status).end();
}

function advisory(severity: string): object {
  return {
    id: 1,
    url: 'https://advisories.example/1',
    title: 'Requests are believed',
    severity,
    vulnerable_versions: `<=${fastify}`,
    cwe: ['CWE-20'],
    cvss: { score: 7.5, vectorString: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N' },
  };
}

describe('npm run audit, with the real npm', () => {
  it(
    'queries every production package and no other, and passes where none is vulnerable',
    async () => {
      const { code, output, sent } = await audit(registryWith({}));
      expect(output).toContain('0 vulnerable production packages');
      expect(code).toBe(0);
      expect(sent).toHaveLength(1);
      const requested = Object.keys(JSON.parse(sent[0] ?? '{}') as object).toSorted();
      /* Packages of this repository, which the lock file has as links, are in no registry. */
      const entries = Object.entries(lock.packages).filter(
        ([path, { dev, link }]) => path.includes('node_modules/') && dev !== true && link !== true,
      );
      const production = entries.map(([path]) => path.slice(path.lastIndexOf('node_modules/') + 13));
      expect(requested).toEqual([...new Set(production)].toSorted());
    },
    2 * minutes,
  );

  it(
    'fails for a vulnerability of the requested severity, and reports a lesser one without failing',
    async () => {
      const vulnerable = registryWith({ fastify: [advisory('high')] });
      const failed = await audit(vulnerable);
      expect(failed.output).toContain('high: fastify');
      expect(failed.output).toContain('Requests are believed (https://advisories.example/1)');
      expect(failed.code).toBe(1);
      const passed = await audit(vulnerable, '--from', 'critical');
      expect(passed.output).toContain('high: fastify');
      expect(passed.code).toBe(0);
    },
    2 * minutes,
  );

  it.each([
    ['refuses the request (405)', refusesWith(405), '405'],
    ['fails (500)', refusesWith(500), '500'],
    ['cannot be reached', null, 'ECONNREFUSED'],
  ])(
    'says that nothing was checked where the registry %s, and does not fail',
    async (_what, registry, reason) => {
      const { code, output } = await audit(registry);
      expect(output).toContain('Vulnerabilities were NOT checked');
      expect(output).toContain(reason);
      expect(output).not.toContain('http://');
      expect(code).toBe(0);
    },
    2 * minutes,
  );

  it(
    'fails without an answer where one is required',
    async () => expect((await audit(null, '--required')).code).toBe(1),
    2 * minutes,
  );

  it('refuses a severity that npm does not know', async () => {
    expect((await audit(null, '--from', 'serious')).code).toBe(2);
  });
});

describe('the report of npm audit', () => {
  it('is not taken for a silent registry when npm itself has failed', () => {
    const noLock = { error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.', detail: '' } };
    expect(readAuditReport(JSON.stringify(noLock))).toEqual({
      kind: 'broken',
      reason: 'This command requires an existing lockfile.',
    });
    for (const garbage of ['', 'null', '[]', '{}', 'npm error', '{"vulnerabilities":{"a":{"severity":"odd"}}}'])
      expect(readAuditReport(garbage).kind, garbage).toBe('broken');
  });

  it('lists the most severe first and leaves out what is below the requested severity', () => {
    const finding = (name: string, severity: 'low' | 'moderate' | 'critical') =>
      ({ name, severity, range: '*', advisories: [] }) as const;
    const all = [finding('b', 'low'), finding('c', 'moderate'), finding('a', 'critical'), finding('d', 'moderate')];
    expect(findingsFrom(all, 'moderate').map(({ name }) => name)).toEqual(['a', 'c', 'd']);
    expect(findingsFrom(all, 'info')).toHaveLength(4);
  });
});
