import { Writable } from 'node:stream';

import { renderToPipeableStream } from 'react-dom/server';

import type * as Entry from '#src/web/entry-server.tsx';
import { interleaved, median, medianRatio, type Measure } from './arithmetic.ts';
import type { Site } from './open-site.ts';

export type RenderSettings = { readonly rounds: number; readonly perRound: number; readonly warmUp: number };

const browser = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';

/**
 * CPU time of a page that is in no cache, through the whole server, as a ratio to React alone drawing the same tree of
 * the same data into a buffer. CPU time and not the clock's: other work on the machine counts for less.
 */
export async function measureRendering(
  site: Site,
  entry: Pick<typeof Entry, 'preparePage'>,
  page: { readonly name: string; readonly url: string },
  settings: RenderSettings,
): Promise<Measure> {
  const ask = async (): Promise<string> => {
    const answer = await site.fresh.inject({ url: page.url, headers: { 'user-agent': browser } });
    if (answer.statusCode !== 200) throw new Error(`${page.url} answered ${answer.statusCode}`);
    return answer.payload;
  };
  const whole = await ask();
  const prepared = await entry.preparePage({ ...site.lastInput(), signal: new AbortController().signal });
  if (prepared.kind !== 'page') throw new Error(`${page.url} is no page`);
  const bare = (): Promise<string> => drawn(prepared);
  if ((await bare()) !== whole) throw new Error(`${page.url}: the bare render is not the page that the site sends`);
  await repeat(settings.warmUp, ask);
  await repeat(settings.warmUp, bare);
  const rounds = await interleaved(
    settings.rounds,
    () => cpuOf(settings.perRound, ask),
    () => cpuOf(settings.perRound, bare),
  );
  const [siteMs, bareMs] = [median(rounds.map(([one]) => one)), median(rounds.map(([, one]) => one))];
  return {
    name: `SSR of ${page.name}, uncached`,
    value: medianRatio(rounds),
    unit: 'x bare',
    goal: { atMost: 2 },
    note: `CPU ${siteMs.toFixed(2)} ms, bare ${bareMs.toFixed(2)} ms; ${(Buffer.byteLength(whole) / 1024).toFixed(0)} KiB of HTML`,
  };
}

function drawn({ tree, scripts }: Extract<Entry.Prepared, { kind: 'page' }>): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
    });
    sink.once('finish', () => resolve(Buffer.concat(chunks).toString()));
    const stream = renderToPipeableStream(tree, {
      bootstrapModules: scripts,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** CPU milliseconds of one run of `work`, from so many. */
async function cpuOf(times: number, work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await repeat(times, work);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}

async function repeat(times: number, work: () => Promise<unknown>): Promise<void> {
  for (let n = 0; n < times; n += 1) await work();
}
