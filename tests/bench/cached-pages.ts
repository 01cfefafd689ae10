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

/** Pages a second of the kept home page, as a ratio to a server of Node alone that sends the very same bytes. */
export async function measureCached(site: Site, settings: CacheSettings): Promise<Measure> {
  await site.keeping.listen({ port: settings.sitePort, host: '127.0.0.1' });
  const raw = await rawServer(settings);
  const { load, stop } = startLoader();
  const ask = (port: number) => load({ port, path: '/', connections: 32, ms: settings.sliceMs });
  try {
    for (const port of [settings.sitePort, settings.rawPort, settings.sitePort, settings.rawPort]) await ask(port);
    const cpu: { site: number[]; raw: number[] } = { site: [], raw: [] };
    const of = (port: number, noted: number[]) => async (): Promise<number> => {
      const { perSecond, cpuUs } = await ask(port);
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
    stop();
    raw.close();
  }
}

/** Node's own server with nothing on it, sending what the site sends: head and body. */
async function rawServer({ sitePort, rawPort }: CacheSettings): Promise<Server> {
  const answer = await new Promise<{ head: string[]; body: Buffer }>((resolve, reject) => {
    const asked = get({ port: sitePort, host: '127.0.0.1', path: '/', headers: browserHeaders }, (response) => {
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
