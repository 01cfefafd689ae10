import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { readShared, writeParts } from '#src/adapters/snapshot-file.ts';
import type { IndexQuery } from '#src/domain/search/query/index-query.ts';
import type { IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import { tokeniserVersion } from '#src/domain/search/text/tokenise.ts';
import { startIndex } from '#src/search-index/build/build-index.ts';
import { mergeIndex } from '#src/search-index/build/merge-index.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import { searchTotalCap } from '#src/domain/search/query/filter.ts';
import { searchIndex } from '#src/search-index/search-index.ts';
import { readSnapshot, snapshotParts, type SnapshotOf } from '#src/search-index/snapshot.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { readSearchItems } from '#src/store/search/search-items.store.ts';
import { findItems } from '#src/store/search/search-query.store.ts';
import { median, medianRatio, type Goal, type Measure } from '../arithmetic.ts';
import { searchMix, typedSoFar } from './search-mix.ts';

type Settings = {
  /** Null: the index is made of the listings themselves, and not compared. */
  readonly db: Db | null;
  readonly listings: Iterable<IndexedDocument>;
  /** Some more, that are not among them. */
  readonly fresh: readonly IndexedDocument[];
  readonly cityIds: readonly number[];
  readonly firstDay: number;
  readonly count: number;
  readonly rounds: number;
  readonly folder: string;
  readonly say: (line: string) => void;
};

const megabyte = 2 ** 20;

/** All measures of the search; goals are those of a million products, but for the mean, which is that of fewer. */
export async function measureSearch(settings: Settings): Promise<Measure[]> {
  const { db, count, fresh, rounds, folder, say } = settings;
  const path = join(folder, 'search.snapshot');
  const of = { tokeniser: tokeniserVersion, source: `bench ${count}` };
  const built = await buildSeconds(settings, path, of);
  const begun = performance.now();
  const bytes = await readShared(path);
  const index = bytes === null ? 'no file' : readSnapshot(bytes, of);
  if (typeof index === 'string') throw new Error(`the snapshot is ${index}`);
  const ready = (performance.now() - begun) / 1000;
  const mix = searchMix(settings);
  say('querying the index');
  for (const query of mix) searchIndex(index, query);
  const core = threadMs();
  const times = rounded(rounds, index, mix);
  const mean = (threadMs() - core) / times.length;
  const typed = rounded(rounds, index, typedSoFar());
  const resident = (await residentBytes(settings, path, of)) / megabyte;
  const memory = bytesOf(index) / megabyte;
  const ratios = db === null ? [] : await againstDatabase(db, index, mix, count > 300_000 ? 1 : 3);
  const small = count <= 100_000;
  const line = (name: string, value: number, unit: string, goal: Goal | null, note = ''): Measure => ({
    name,
    value,
    unit,
    goal,
    note,
  });
  return [
    line(
      'search p50',
      at(times, 0.5),
      'ms',
      { atMost: 4 },
      `${mix.length} queries x ${rounds}: page, total, all facets; kept where no word is sought`,
    ),
    line('search p99', at(times, 0.99), 'ms', { atMost: 30 }),
    line('search worst', at(times, 1), 'ms', null),
    line('search mean', mean, 'ms', small ? { atMost: 1 } : null, 'time of the core'),
    line('search throughput', 1000 / mean, '/s', { atLeast: 250 }, 'on one core'),
    ...(ratios.length === 0
      ? []
      : [line('against the database', medianRatio(ratios), 'x', { atLeast: 20 }, 'same queries, one after another')]),
    line('suggest p99', at(typed, 0.99), 'ms', { atMost: 5 }, 'after each letter'),
    line('ready from a snapshot', ready, 's', { atMost: 5 }, `${Math.round((await stat(path)).size / megabyte)} MiB`),
    ...mergeMeasures(index, fresh),
    line(
      'memory',
      resident,
      'MiB',
      { atMost: 512 },
      'resident of a process of its own after the mix, less before it read',
    ),
    line('memory, reckoned', memory, 'MiB', null, 'columns, words and what a query scribbles on'),
    line(
      db === null ? 'built, words and all' : 'built from the database',
      built,
      's',
      null,
      `${index.terms.length} words, ${index.postings.length} postings`,
    ),
  ];
}

async function buildSeconds({ db, listings, say }: Settings, path: string, of: SnapshotOf): Promise<number> {
  say('building the index');
  const begun = performance.now();
  const builder = startIndex();
  if (db === null) for (const document of listings) builder.add(document);
  else for await (const batch of readSearchItems(db)) for (const document of batch) builder.add(document);
  const index = builder.finish();
  const seconds = (performance.now() - begun) / 1000;
  await writeParts(path, snapshotParts(index, of));
  return seconds;
}

/** Returns the memory that the index takes in a process that reads and queries it, as the system counts it. */
async function residentBytes({ cityIds, firstDay }: Settings, path: string, of: SnapshotOf): Promise<number> {
  const program = join(import.meta.dirname, 'search-memory.ts');
  const requested = [path, of.source, cityIds.join(), String(firstDay)];
  const { stdout } = await promisify(execFile)(process.execPath, ['--expose-gc', program, ...requested]);
  return Number(stdout);
}

/** Columns, twice the letters of the dictionary, and thirteen and a quarter bytes of scratch for each document. */
function bytesOf(index: SearchIndex): number {
  // Records and prices are the same memory.
  const columns = [
    index.records,
    index.days,
    index.optionDays,
    index.stalls,
    index.makes,
    index.priceCells,
    index.stallRecords,
    index.makeRecords,
    index.ids,
    index.byId,
    index.gone,
    index.letters,
    index.starts,
    index.postings,
  ];
  const bytes = columns.reduce((sum, column) => sum + column.byteLength, 0);
  return bytes + index.terms.join(' ').length * 2 + index.size * 13.25;
}

/** What taking in one new listing, and all of them, takes of a core. */
function mergeMeasures(index: SearchIndex, fresh: readonly IndexedDocument[]): Measure[] {
  return [fresh.slice(0, 1), fresh].map((some) => {
    const core = threadMs();
    const { size } = mergeIndex(index, some, []);
    const value = (threadMs() - core) / 1000;
    if (size !== index.size + some.length) throw new Error('a new listing is missing');
    return {
      name: `merging ${some.length} new`,
      value,
      unit: 's',
      goal: { atMost: 3 },
      note: 'time of the core, beside the answers',
    };
  });
}

/** What this thread has had of a core so far, in milliseconds: others on the machine do not weigh on it. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The milliseconds of each query. */
function rounded(rounds: number, index: SearchIndex, queries: readonly IndexQuery[]): number[] {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const query of queries) {
      const begun = performance.now();
      searchIndex(index, query);
      times.push(performance.now() - begun);
    }
  return times;
}

/** Wall-clock milliseconds of each side for the whole mix; totals must be the same where no slip was forgiven. */
async function againstDatabase(
  db: Db,
  index: SearchIndex,
  mix: readonly IndexQuery[],
  rounds: number,
): Promise<[number, number][]> {
  const results: [number, number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const theirs = performance.now();
    for (const query of mix) {
      const { total } = await findItems(db, query);
      const ours = searchIndex(index, query).total;
      // More than the cap is reported as more than the cap, and of a word hardly begun no more is counted.
      const [reported, found] = [Math.min(total, searchTotalCap), Math.min(ours, searchTotalCap)];
      if (reported !== found && reported !== 0)
        throw new Error(`the index found ${found}, the database ${reported} of ${JSON.stringify(query.words)}`);
    }
    const between = performance.now();
    for (const query of mix) searchIndex(index, query);
    results.push([between - theirs, performance.now() - between]);
  }
  return results;
}

function at(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? median(times);
}
