import { Writable } from 'node:stream';

import { renderToPipeableStream } from 'react-dom/server';

import type * as Entry from '#src/web/entry-server.tsx';
import { interleaved, median, medianRatio, type Measure } from './arithmetic.ts';
import { browserHeaders, startLoader } from './load.ts';
import type { Site } from './open-site.ts';

export type RenderSettings = {
  readonly rounds: number;
  readonly sliceMs: number;
  readonly warmUpMs: number;
  readonly port: number;
};

/**
 * CPU time of a page that is in no cache, through the whole server and its socket, as a ratio to React alone drawing
 * the same tree of the same data into a buffer. CPU time and not the clock's: other work on the machine counts for less.
 */
export async function measureRendering(
  site: Site,
  entry: Pick<typeof Entry, 'preparePage'>,
  page: { readonly name: string; readonly url: string },
  settings: RenderSettings,
): Promise<Measure> {
  const { payload: whole, statusCode } = await site.fresh.inject({ url: page.url, headers: browserHeaders });
  if (statusCode !== 200) throw new Error(`${page.url} answered ${statusCode}`);
  const prepared = await entry.preparePage({ ...site.lastInput(), signal: new AbortController().signal });
  if (prepared.kind !== 'page') throw new Error(`${page.url} is no page`);
  if ((await drawn(prepared)).toString() !== whole)
    throw new Error(`${page.url}: the bare render is not what the site sends`);
  const loader = startLoader();
  const wholePath = async (ms: number): Promise<number> =>
    (await loader.load({ port: settings.port, path: page.url, headers: browserHeaders, connections: 4, ms })).cpuUs /
    1000;
  const bare = (ms: number): Promise<number> => cpuOf(ms, () => drawn(prepared));
  try {
    await wholePath(settings.warmUpMs);
    await bare(settings.warmUpMs);
    const rounds = await interleaved(
      settings.rounds,
      () => wholePath(settings.sliceMs),
      () => bare(settings.sliceMs),
    );
    const [siteMs, bareMs] = [median(rounds.map(([one]) => one)), median(rounds.map(([, one]) => one))];
    return {
      name: `SSR of ${page.name}, uncached`,
      value: medianRatio(rounds),
      unit: 'x bare',
      goal: { atMost: 2 },
      note: `CPU ${siteMs.toFixed(2)} ms, bare ${bareMs.toFixed(2)} ms; ${(Buffer.byteLength(whole) / 1024).toFixed(0)} KiB of HTML`,
    };
  } finally {
    loader.stop();
  }
}

function drawn({ tree, scripts }: Extract<Entry.Prepared, { kind: 'page' }>): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(chunk);
        done();
      },
    });
    sink.once('finish', () => resolve(Buffer.concat(chunks)));
    const stream = renderToPipeableStream(tree, {
      bootstrapModules: scripts,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** CPU milliseconds of one run of `work`, which is done again and again for so long. */
async function cpuOf(ms: number, work: () => Promise<unknown>): Promise<number> {
  const [start, before] = [performance.now(), process.cpuUsage()];
  let times = 0;
  while (performance.now() - start < ms) {
    await work();
    times += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / times;
}
