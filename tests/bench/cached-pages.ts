import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type Server } from 'node:http';
import { join } from 'node:path';

import { interleaved, median, medianRatio, type Measure } from './arithmetic.ts';
import type { Load, LoadResult } from './load-client.ts';
import type { Site } from './open-site.ts';

type CacheSettings = {
  readonly rounds: number;
  readonly sliceMs: number;
  readonly sitePort: number;
  readonly rawPort: number;
};

/** What a browser sends with every page it asks for. */
const headers = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-encoding': 'gzip, deflate, br, zstd',
  'accept-language': 'en-GB,en;q=0.9',
  cookie: 'device_id=3q2-7wAAAAAAAAAAAAAAAA.c2lnbmF0dXJlLXNpZ25hdHVyZQ; currency=EUR',
  connection: 'keep-alive',
};

/** Pages a second of the kept home page, as a ratio to a server of Node alone that sends the very same bytes. */
export async function measureCached(site: Site, settings: CacheSettings): Promise<Measure> {
  await site.keeping.listen({ port: settings.sitePort, host: '127.0.0.1' });
  const raw = await rawServer(settings);
  const client = fork(join(import.meta.dirname, 'load-client.ts'));
  const load = async (port: number): Promise<{ perSecond: number; cpuUs: number }> => {
    const before = process.cpuUsage();
    client.send({ port, path: '/', headers, connections: 32, ms: settings.sliceMs } satisfies Load);
    // The client answers each question with one result.
    const [{ answers, seconds, wrong }] = (await once(client, 'message')) as [LoadResult];
    if (wrong > 0) throw new Error(`${wrong} of ${answers} answers were no page`);
    const { user, system } = process.cpuUsage(before);
    return { perSecond: answers / seconds, cpuUs: (user + system) / answers };
  };
  try {
    for (const port of [settings.sitePort, settings.rawPort, settings.sitePort, settings.rawPort]) await load(port);
    const cpu: { site: number[]; raw: number[] } = { site: [], raw: [] };
    const of = (port: number, noted: number[]) => async (): Promise<number> => {
      const { perSecond, cpuUs } = await load(port);
      noted.push(cpuUs);
      return perSecond;
    };
    const rounds = await interleaved(settings.rounds, of(settings.sitePort, cpu.site), of(settings.rawPort, cpu.raw));
    const [ours, theirs] = [median(rounds.map(([one]) => one)), median(rounds.map(([, one]) => one))];
    return {
      name: 'Cached home over HTTP',
      value: medianRatio(rounds),
      unit: 'x raw',
      goal: { atLeast: 0.6 },
      note: `${ours.toFixed(0)} pages/s (CPU ${median(cpu.site).toFixed(0)} us), raw ${theirs.toFixed(0)} (${median(cpu.raw).toFixed(0)} us)`,
    };
  } finally {
    client.kill();
    raw.close();
  }
}

/** Node's own server with nothing on it, sending what the site sends: head and body. */
async function rawServer({ sitePort, rawPort }: CacheSettings): Promise<Server> {
  const answer = await new Promise<{ head: string[]; body: Buffer }>((resolve, reject) => {
    const asked = get({ port: sitePort, host: '127.0.0.1', path: '/', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ head: response.rawHeaders, body: Buffer.concat(chunks) }));
    });
    asked.on('error', reject);
  });
  const head: Record<string, string> = {};
  for (let n = 0; n < answer.head.length; n += 2) {
    const name = answer.head[n] ?? '';
    // Node writes these itself.
    if (!/^(date|connection|keep-alive)$/i.test(name)) head[name] = answer.head[n + 1] ?? '';
  }
  const server = createServer((_request, response) => {
    response.writeHead(200, head);
    response.end(answer.body);
  });
  server.listen(rawPort, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
