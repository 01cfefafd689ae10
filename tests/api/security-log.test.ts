import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { runCommandLine } from '../../scripts/cli/run.ts';
import { startIdentity } from '#sandbox/identity/identity.ts';
import { googleIdentity } from '#src/adapters/identity/google.identity.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';
import { googleReturnPath, securityEndpoints } from '#src/contract/accounts/security/account-security.ts';
import { privacyEndpoints } from '#src/contract/accounts/privacy.ts';
import { securityEventKinds, type SecurityLine } from '#src/domain/accounts/security-event.ts';
import { refuseForeignHosts } from '#src/server/http/host-checks.ts';
import { securityHooks } from '#src/server/http/security-hooks.ts';
import { SecurityCounters, securityLog } from '#src/server/logs/security-log.ts';
import { withAccessLog, accessLog, type AccessLine } from '#src/server/http/access-log.ts';
import { webServer } from '#src/server/http/fast-lane.ts';
import { testSite } from '../site.ts';
import { sentCode } from './sent-code.ts';
import { TestBrowser } from './browser.ts';
import { openApi, type Api } from './open-api.ts';

const provider = 'http://id.localhost:4997';
const client = { clientId: 'shop', clientSecret: 'a secret of the house and the shop' };

let api: Api;
let identity: Awaited<ReturnType<typeof startIdentity>>;
const counters = new SecurityCounters();
/** Every kind that a test below has caused. */
const seen = new Set<string>();

beforeAll(async () => {
  const returns = [`http://localhost:3000${googleReturnPath}`];
  identity = await startIdentity({ host: '127.0.0.1', port: 0, origin: provider, ...client, returns });
  const google = googleIdentity({ issuer: provider, ...client, reachedAt: identity.url, onRefused: () => undefined });
  api = await openApi({ isStocked: false, logLevel: 'info', identity: google });
});
afterAll(async () => {
  await api.close();
  await identity.close();
});
beforeEach(() => api.deps.db.query('delete from rate_limit'));

const email = 'watched@mail.example';
const phone = '+85291112223';

/** Returns what was logged while something was done. */
async function during(work: () => Promise<unknown>): Promise<readonly SecurityLine[]> {
  const before = api.faults.length;
  await work();
  const lines = api.faults
    .slice(before)
    .flatMap((line) => ('security' in line ? [line['security'] as SecurityLine] : []));
  for (const { kind } of lines) seen.add(kind);
  return lines;
}

const code = (to: string): Promise<string> => sentCode(api.deps.db, to);

const wrong = (right: string, by: number): string => String((Number(right) + by) % 1_000_000).padStart(6, '0');

async function signedIn(): Promise<TestBrowser> {
  const person = new TestBrowser(api.server);
  await person.callApi(accountEndpoints.sendEmailCode, { email });
  await person.change(accountEndpoints.signInByEmail, { email, code: await code(email) });
  return person;
}

describe('one line per security event', () => {
  it('for signing in and out, with the account, a device hash and the request', async () => {
    let person = new TestBrowser(api.server);
    const [line, ...more] = await during(async () => (person = await signedIn()));
    expect(more).toEqual([]);
    const { rows } = await api.deps.db.query<{ id: string }>('select id from account where email = $1', [email]);
    expect(line).toMatchObject({ kind: 'sign_in', outcome: 'done', account: rows[0]?.id, network: '203.0.113.•' });
    expect(line?.request).toMatch(/^[0-9a-f-]{36}$/);
    expect(person.jar.get('device_id')).not.toContain(line?.device ?? 'none');
    const [out] = await during(() => person.change(accountEndpoints.signOut));
    expect(out).toMatchObject({ kind: 'sign_out', outcome: 'done', account: rows[0]?.id, device: line?.device });
  });

  it('for wrong codes, and the one that locks', async () => {
    const person = new TestBrowser(api.server);
    await person.callApi(accountEndpoints.sendEmailCode, { email });
    const right = await code(email);
    const lines = await during(async () => {
      for (let by = 1; by <= 5; by += 1)
        await person.change(accountEndpoints.signInByEmail, { email, code: wrong(right, by) });
    });
    expect(lines.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ...Array.from({ length: 4 }, () => ['code_wrong', 'refused']),
      ['code_locked', 'refused'],
    ]);
  });

  it('for a robot check that was not passed', async () => {
    const payload = { email, captcha: 'e30=' };
    const lines = await during(() => new TestBrowser(api.server).change(accountEndpoints.sendEmailCode, payload));
    expect(lines).toMatchObject([{ kind: 'robot_check', reason: 'robot_check_failed' }]);
  });

  it('for a change without a token of our page', async () => {
    const { source: url } = accountEndpoints.signOut.path;
    const lines = await during(() => new TestBrowser(api.server).send({ method: 'POST', url, payload: {} }));
    expect(lines).toMatchObject([{ kind: 'csrf_refused', call: url }]);
  });

  it('for what is another’s, or needs a proof', async () => {
    const person = await signedIn();
    const session = '5a0e5f0c-3a5e-4a36-9a43-0d3b9d0f6c11';
    expect(await during(() => person.change(securityEndpoints.endSession, { session }))).toMatchObject([
      { kind: 'access_refused', reason: 'not_found' },
    ]);
    await api.deps.db.query('update session set proved_at = null');
    expect(await during(() => person.change(privacyEndpoints.askExport))).toMatchObject([
      { kind: 'access_refused', reason: 'confirm_first' },
    ]);
  });

  it('for a limit that was reached', async () => {
    const person = new TestBrowser(api.server);
    await person.callApi(accountEndpoints.sendSignInCode, { phone });
    const lines = await during(() => person.callApi(accountEndpoints.sendSignInCode, { phone }));
    expect(lines).toMatchObject([{ kind: 'limit_reached', reason: 'too_many_requests' }]);
  });

  it('for a change of an account', async () => {
    const person = await signedIn();
    expect(await during(() => person.change(privacyEndpoints.askExport))).toMatchObject([{ kind: 'account_changed' }]);
  });

  it('for a return from Google that was not started here', async () => {
    const lines = await during(() => new TestBrowser(api.server).send({ url: `${googleReturnPath}?state=x&code=y` }));
    expect(lines).toMatchObject([{ kind: 'sign_in', outcome: 'refused', reason: 'identity_failed' }]);
  });

  it('for an event of the payment provider without a signature', async () => {
    const url = '/v1/paysrv/webhook';
    const lines = await during(() => api.server.inject({ method: 'POST', url, payload: {} }));
    expect(lines).toMatchObject([{ kind: 'webhook_refused', call: url }]);
  });

  it('for a host that is not ours', async () => {
    const server = Fastify();
    securityHooks(server, api.deps);
    refuseForeignHosts(server, testSite.hosts);
    const lines = await during(() => server.inject({ url: '/', headers: { host: 'elsewhere.example' } }));
    expect(lines).toMatchObject([{ kind: 'host_refused' }]);
    await server.close();
  });

  it('for documents of another account, and plain forms of another site', async () => {
    const server = Fastify();
    securityHooks(server, api.deps);
    server.get('/v1/ordersrv/vouchers/:file', (_request, reply) => reply.code(404).send());
    server.post('/v1/usrcsrv/user/form', (_request, reply) => reply.redirect('/user/?refused=csrf_refused', 303));
    server.get('/v1/*', (_request, reply) => reply.code(404).send());
    const lines = await during(async () => {
      await server.inject({ url: '/v1/ordersrv/vouchers/K7QX2M9DPA.pdf' });
      await server.inject({ method: 'POST', url: '/v1/usrcsrv/user/form' });
      await server.inject({ url: '/v1/nothing' });
    });
    expect(lines.map(({ kind, call }) => [kind, call])).toEqual([
      ['access_refused', '/v1/ordersrv/vouchers/:file'],
      ['csrf_refused', '/v1/usrcsrv/user/form'],
    ]);
    await server.close();
  });

  it('for permissions that an operator changes, and not for a dry run', async () => {
    const { rows } = await api.deps.db.query<{ id: string }>('select id from account limit 1');
    const run = (...line: string[]) =>
      runCommandLine(line, {
        open: async () => api.deps,
        user: 'ana',
        say: () => undefined,
        complain: () => undefined,
      });
    const lines = await during(async () => {
      await run('accounts', 'block', rows[0]?.id ?? '', '--reason', 'a test', '--dry-run');
      await run('accounts', 'block', rows[0]?.id ?? '', '--reason', 'a test');
      await run('accounts', 'block', rows[0]?.id ?? '', '--reason', 'a test');
      await run('accounts', 'unblock', rows[0]?.id ?? '', '--reason', 'a test');
      await run('support', 'add-operator', 'desk', '--reason', 'a test');
    });
    expect(lines.map(({ kind, outcome, reason }) => [kind, outcome, reason])).toEqual([
      ['permission_changed', 'done', 'block'],
      ['permission_changed', 'refused', 'block'],
      ['permission_changed', 'done', 'unblock'],
      ['permission_changed', 'done', 'add-operator'],
    ]);
  });

  it('and a test for every kind of the closed list', () => {
    expect([...seen].toSorted()).toEqual([...securityEventKinds].toSorted());
  });

  it('without personal data', async () => {
    const { rows } = await api.deps.db.query<{ secret: string }>(
      `select distinct secret from outbox, lateral (values (payload->>'code'), (payload->>'email'), (payload->>'phone')) v (secret)
       where secret is not null`,
    );
    const lines = api.faults.filter((line) => 'security' in line);
    expect(lines.length).toBeGreaterThan(15);
    const text = JSON.stringify(lines.map(({ security }) => security));
    for (const secret of ['203.0.113.7', ...rows.map((row) => row.secret)]) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/@|\+\d{6,}/);
    const fields = ['account', 'call', 'device', 'kind', 'network', 'networkKey', 'outcome', 'reason', 'request'];
    for (const { security } of lines) expect(Object.keys(security as object).toSorted()).toEqual(fields);
  });
});

describe('counters', () => {
  it('are added up in the database and read by the operator', async () => {
    const log = securityLog(api.deps.log, { counters, limit: { admits: () => true }, lines: () => undefined });
    for (let turn = 0; turn < 3; turn += 1)
      log.info({ security: { kind: 'code_wrong', outcome: 'refused' } }, 'security event');
    await counters.save(api.deps.db);
    log.info({ security: { kind: 'code_wrong', outcome: 'refused' } }, 'security event');
    log.info({ other: 1 }, 'no event');
    await counters.save(api.deps.db);
    await counters.save(api.deps.db);
    expect(counters.totals()).toEqual([{ kind: 'code_wrong', outcome: 'refused', count: 4 }]);
    const said: string[] = [];
    const surroundings = { open: async () => api.deps, user: 'ana', complain: () => undefined };
    expect(
      await runCommandLine(['security', 'events', '--json'], { ...surroundings, say: (text) => void said.push(text) }),
    ).toBe(0);
    expect(JSON.parse(said.join('')).rows).toMatchObject([{ kind: 'code_wrong', outcome: 'refused', count: 4 }]);
    expect(await runCommandLine(['security', 'events', '--days', '0'], { ...surroundings, say: () => undefined })).toBe(
      1,
    );
  });

  it('lose nothing when the database does not answer', async () => {
    const own = new SecurityCounters();
    own.add('sign_in', 'done');
    const broken = { ...api.deps.db, query: () => Promise.reject(new Error('gone')) };
    await expect(own.save(broken)).rejects.toThrow('gone');
    own.add('sign_in', 'done');
    await own.save(api.deps.db);
    const { rows } = await api.deps.db.query<{ count: bigint }>(
      `select count from security_count where kind = 'sign_in' and outcome = 'done'`,
    );
    expect(rows).toEqual([{ count: 2n }]);
  });
});

it('writes a line about each request, cached pages too, when the access log is on', async () => {
  const lines: AccessLine[] = [];
  const lane = withAccessLog(
    (request, response) => {
      if (request.url !== '/cached/') return false;
      response.end('cached');
      return true;
    },
    (line) => void lines.push(line),
  );
  const server = Fastify({
    serverFactory: (framework) =>
      webServer(framework, { take: lane }, { refuse: (response) => response.writeHead(400).end() }),
  });
  accessLog(server, (line) => void lines.push(line));
  server.get('/*', async () => 'page');
  await server.listen({ port: 0, host: '127.0.0.1' });
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  for (const path of ['/cached/', '/page/?token=secret&a=b']) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
    socket.resume();
    await once(socket, 'close');
  }
  await server.close();
  expect(lines.map(({ path, status, network }) => [path, status, network])).toEqual([
    ['/cached/', 200, '127.0.0.•'],
    ['/page/?token=…&a=b', 200, '127.0.0.•'],
  ]);
});
