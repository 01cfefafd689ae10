import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import type * as Entry from '#src/web/entry-server.tsx';
import { buildIfChanged } from '../../scripts/build.ts';
import { exitCode, type Measure } from './arithmetic.ts';
import { report } from './report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { values: options } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '9' },
    /** A data folder to reuse; without it a new shop is stocked and deleted afterwards. */
    data: { type: 'string' },
    /** The first of three ports that are free. */
    port: { type: 'string', default: '4230' },
  },
});

/** Measures the built site with its catalogue. The ratios of one run are what to trust; milliseconds belong to the machine. */
async function main(): Promise<number> {
  // React renders several times slower unless this is set before it is loaded.
  process.env['NODE_ENV'] = 'production';
  const say = (line: string): void => console.error(`  ${line}`);
  await buildIfChanged(say);
  const rounds = Number(options.rounds);
  const dataDir = options.data ?? (await mkdtemp(join(tmpdir(), 'meander-bench-')));
  const { measureFirstViews } = await import('./first-view.ts');
  const measures: Measure[] = await measureFirstViews(join(root, 'dist/client'));
  try {
    measures.unshift(...(await measureSite(dataDir, rounds, say)));
  } finally {
    if (options.data === undefined) await rm(dataDir, { recursive: true, force: true });
  }
  say('selling out');
  const { measureSales } = await import('./flash-sale.ts');
  measures.push(...(await measureSales({ runs: 10, buyers: 2_000, atOnce: 64, sliceMs: 1_500 })));
  console.log(report(measures));
  return exitCode(measures, options.strict);
}

async function measureSite(dataDir: string, rounds: number, say: (line: string) => void): Promise<Measure[]> {
  const { openSite } = await import('./open-site.ts');
  const { measureRendering } = await import('./rendering.ts');
  const { measureCached } = await import('./cached-pages.ts');
  const { measureHotSlot } = await import('./hot-slot.ts');
  // Our own build of this very module.
  const entry = (await import(pathToFileURL(join(root, 'dist/server/entry-server.js')).href)) as typeof Entry;
  const site = await openSite(dataDir, say);
  try {
    const { rows } = await site.db.query<{ id: number; slug: string }>(
      'select id, slug from product where live order by rank, id limit 1',
    );
    const [first] = rows;
    if (first === undefined) throw new Error('the shop has nothing to sell');
    const port = Number(options.port);
    const rendering = { rounds, sliceMs: 800, warmUpMs: 4_000, port: port + 2 };
    await site.fresh.listen({ port: rendering.port, host: '127.0.0.1' });
    say('rendering');
    const home = await measureRendering(site, entry, { name: 'home', url: '/' }, rendering);
    const activity = await measureRendering(
      site,
      entry,
      { name: 'activity', url: `/activity/${first.id}-${first.slug}/` },
      rendering,
    );
    say('sending kept pages');
    const cached = await measureCached(site, { rounds, sliceMs: 1_000, sitePort: port, rawPort: port + 1 });
    say('booking one slot');
    const hot = await measureHotSlot(site.databaseUrl, { rounds: Math.min(rounds, 5), sliceMs: 1_500, buyers: 32 });
    return [home, activity, ...cached, hot];
  } finally {
    await site.close();
  }
}

process.exitCode = await main();
