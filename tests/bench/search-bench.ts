import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { seedSynthetic } from '#src/actions/operations/seed-synthetic.ts';
import { syntheticCities, type SyntheticCity } from '#src/demo/synthetic/synthetic-cities.ts';
import { syntheticItem } from '#src/demo/synthetic/synthetic-item.ts';
import { syntheticListings } from '#src/demo/synthetic/synthetic-listing.ts';
import { syntheticWords } from '#src/demo/synthetic/synthetic-terms.ts';
import type { IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import { openEmbeddedPostgres } from '#src/server/database/embedded/embedded-postgres.ts';
import { openDb, type Db } from '#src/store/shared/database/db.ts';
import { migrate } from '#src/store/shared/database/migrate.ts';
import { readCities } from '../../scripts/commands/cities.ts';
import { exitCode, type Measure } from './arithmetic.ts';
import { report } from './report.ts';
import { measureSearch } from './search/search-measures.ts';

const { values: options } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    /** So many synthetic products. */
    products: { type: 'string', default: '100000' },
    /** The number of runs of the mix. */
    rounds: { type: 'string', default: '20' },
    /** Measures the index alone. */
    'without-database': { type: 'boolean', default: false },
    /** A data folder to reuse; without it a new one is filled and deleted afterwards. */
    data: { type: 'string' },
  },
});

const count = Number(options.products);
const rounds = Number(options.rounds);
const seed = 1;
const say = (line: string): void => console.error(`  ${line}`);

/** Measures the search over a synthetic catalogue: the index against the database, in one run. */
async function main(): Promise<number> {
  const folder = options.data ?? (await mkdtemp(join(tmpdir(), 'meander-bench-')));
  try {
    const measures = options['without-database'] ? await measureOver(null, folder) : await withDatabase(folder);
    console.log(report(measures));
    return exitCode(measures, options.strict);
  } finally {
    if (options.data === undefined) await rm(folder, { recursive: true, force: true });
  }
}

async function withDatabase(folder: string): Promise<Measure[]> {
  const postgres = await openEmbeddedPostgres({ dataDir: folder, log: say });
  const db = openDb({ url: postgres.url, max: 4, statementTimeoutMs: 120_000 });
  try {
    const migrated = await migrate({
      url: postgres.url,
      folder: join(import.meta.dirname, '../../src/store/migrations'),
    });
    if (!migrated.ok) throw new Error(String(migrated.failure.facts?.['message']));
    const { rows } = await db.query<{ count: bigint }>('select count(*) from search_item');
    if (Number(rows[0]?.count ?? 0) !== count) {
      say(`making ${count} products`);
      await seedSynthetic({ db, clock: Date.now }, { cities: await readCities(), count, seed });
    }
    return await measureOver(db, folder);
  } finally {
    await db.close();
    await postgres.stop();
  }
}

async function measureOver(db: Db | null, folder: string): Promise<Measure[]> {
  const cities = syntheticCities(await readCities());
  const firstDay = Math.floor(Date.now() / 86_400_000);
  const largest = cities.toSorted((a, b) => b.weight - a.weight).slice(0, 3);
  const ground = { cityIds: largest.map((city) => city.id), firstDay };
  const fresh = [...listings(cities, firstDay, { from: count + 1, to: count + 1_000 })];
  const all = listings(cities, firstDay, { from: 1, to: count });
  return measureSearch({ ...ground, db, listings: all, fresh, count, rounds, folder, say });
}

/** The listings with their words, without a database; not in the order of popularity, which changes no time. */
function* listings(
  cities: readonly SyntheticCity[],
  firstDay: number,
  { from, to }: { readonly from: number; readonly to: number },
): Generator<IndexedDocument> {
  const listing = syntheticListings(seed, cities, firstDay);
  const wordsOf = syntheticWords();
  for (let row = from; row <= to; row += 1) {
    const one = listing(row);
    yield syntheticItem(one, wordsOf(one), { seed, firstDay });
  }
}

process.exitCode = await main();
