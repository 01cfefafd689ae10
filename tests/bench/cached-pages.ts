import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';

import { interleaved, median, medianRatio, type Measure } from './arithmetic.ts';
import { browserHeaders, startLoader } from './load.ts';
import type { Site } from './open-site.ts';

type CacheSettings = {
  readonly rounds: number;
  readonly sliceMs: number;
  readonly sitePort: number;
  readonly rawPort: number;
};

type Visit = { readonly name: string; readonly headers: Readonly<Record<string, string>> };

/**
 * Measures pages per second of the cached home page, as a ratio to a server of Node alone that sends the very same
 * bytes: to a browser that comes for the first time, and to one that brings the cookies it was given.
 */
export async function measureCached(site: Site, settings: CacheSettings): Promise<readonly Measure[]> {
  await site.keeping.listen({ port: settings.sitePort, host: '127.0.0.1' });
  const { headers: returning } = await returningBrowser(settings.sitePort);
  return [
    await measureVisit({ name: 'Cached home over HTTP', headers: returning }, settings),
    await measureVisit({ name: 'Cached home, first visit', headers: browserHeaders }, settings),
  ];
}

async function measureVisit({ name, headers }: Visit, settings: CacheSettings): Promise<Measure> {
  const raw = await rawServer(headers, settings);
  const { load, stop } = startLoader();
  const send = (port: number) => load({ port, path: '/', headers, connections: 32, ms: settings.sliceMs });
  try {
    for (const port of [settings.sitePort, settings.rawPort, settings.sitePort, settings.rawPort]) await send(port);
    const cpu: { site: number[]; raw: number[] } = { site: [], raw: [] };
    const of = (port: number, noted: number[]) => async (): Promise<number> => {
      const { perSecond, cpuUs } = await send(port);
      noted.push(cpuUs);
      return perSecond;
    };
    const rounds = await interleaved(settings.rounds, of(settings.sitePort, cpu.site), of(settings.rawPort, cpu.raw));
    const [ours, theirs] = [median(rounds.map(([one]) => one)), median(rounds.map(([, one]) => one))];
    return {
      name,
      value: medianRatio(rounds),
      unit: 'x raw',
      goal: { atLeast: 0.6 },
      note: `${ours.toFixed(0)} pages/s (CPU ${median(cpu.site).toFixed(0)} us), raw ${theirs.toFixed(0)} (${median(cpu.raw).toFixed(0)} us)`,
    };
  } finally {
    stop();
    raw.close();
  }
}

/** Returns a browser that has visited before: it stores what the page and its first call have set. */
async function returningBrowser(port: number): Promise<Pick<Visit, 'headers'>> {
  const jar = new Map<string, string>();
  for (const path of ['/', '/v1/webbffapi/residence']) {
    const { head } = await answerOf(port, path, browserHeaders);
    for (const [name, value] of head) {
      const [, cookie, held] = name.toLowerCase() === 'set-cookie' ? (/^([^=]+)=([^;]*)/.exec(value) ?? []) : [];
      if (cookie !== undefined && held !== undefined && held !== '') jar.set(cookie, held);
    }
  }
  for (const name of ['lang', 'currency', 'device_id']) if (!jar.has(name)) throw new Error(`nobody set ${name}`);
  return { headers: { ...browserHeaders, cookie: [...jar].map((pair) => pair.join('=')).join('; ') } };
}

type Answer = { readonly head: readonly (readonly [name: string, value: string])[]; readonly body: Buffer };

function answerOf(port: number, path: string, headers: Visit['headers']): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const requested = get({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ head: pairs(response.rawHeaders), body: Buffer.concat(chunks) }));
    });
    requested.on('error', reject);
  });
}

function pairs(flat: readonly string[]): (readonly [string, string])[] {
  return flat.flatMap((name, n) => (n % 2 === 0 ? [[name, flat[n + 1] ?? ''] as const] : []));
}

/** Node's own server with nothing on it, sending what the site sends: head and body. */
async function rawServer(headers: Visit['headers'], { sitePort, rawPort }: CacheSettings): Promise<Server> {
  const { head, body } = await answerOf(sitePort, '/', headers);
  // Node writes these itself.
  const ours = head.filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name)).flat();
  const server = createServer((_request, response) => {
    response.writeHead(200, ours);
    response.end(body);
  });
  server.listen(rawPort, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
