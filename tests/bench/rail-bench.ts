import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createReadStream, createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { parse } from 'csv-parse';

import { importFeed } from '#src/actions/rail/timetable/import-feed.ts';
import { openEmbeddedPostgres } from '#src/server/database/embedded/embedded-postgres.ts';
import { openDb, type Database } from '#src/store/shared/database/db.ts';
import { migrate } from '#src/store/shared/database/migrate.ts';
import { findJourneys } from '#src/timetable/find-journeys.ts';
import { exitCode, interleaved, median, medianRatio, type Measure } from './arithmetic.ts';
import { syntheticNetwork, syntheticTimetable, syntheticTables, type SyntheticNetwork } from './synthetic-rail.ts';
import { report } from './report.ts';

const { values: options } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    /** The number of queries for each timetable. */
    questions: { type: 'string', default: '300' },
    /** Leaves the import out, which needs a database. */
    'without-database': { type: 'boolean', default: false },
    /** Measures the import alone. */
    'without-journeys': { type: 'boolean', default: false },
    /** Calls of the feed that is imported, and how often it is. */
    rows: { type: 'string', default: '200000' },
    rounds: { type: 'string', default: '3' },
  },
});

const say = (line: string): void => console.error(`  ${line}`);

/** Measures journeys over synthetic timetables, and an import against the CSV parser alone, in one run. */
async function main(): Promise<number> {
  const measures: Measure[] = [];
  for (const [calls, atMost] of [
    [100_000, 20],
    [5_000_000, 100],
  ] as const)
    if (!options['without-journeys']) measures.push(...measureJourneys(calls, atMost));
  if (!options['without-database']) measures.push(await measureImport(Number(options.rows)));
  console.log(report(measures));
  return exitCode(measures, options.strict);
}

function measureJourneys(calls: number, atMost: number): Measure[] {
  say(`a network of ${calls} calls`);
  const network = syntheticNetwork(calls);
  const timetable = syntheticTimetable(network);
  const times: number[] = [];
  let answered = 0;
  const day = Date.UTC(2027, 2, 2) / 1000;
  for (let number = 0; number < Number(options.questions) + 20; number += 1) {
    const [from, to] = [(number * 7_919) % network.stops, (number * 104_729 + 13) % network.stops];
    const at = day + 5 * 3600 + ((number * 1_801) % (16 * 3600));
    const begun = performance.now();
    const by = number % 4 === 3 ? 'arrival' : 'departure';
    const found = from === to ? [] : findJourneys(timetable, { from: [from], to: [to], at, by, enough: 6 });
    // The first ones warm up.
    if (number >= 20) times.push(performance.now() - begun);
    if (found.length > 0) answered += 1;
  }
  const sorted = times.toSorted((a, b) => a - b);
  const p99 = sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0;
  const note = `${network.stops} stops; median ${median(times).toFixed(1)} ms; ${answered} questions with an answer`;
  const memory = process.memoryUsage.rss() / 1024 ** 2;
  return [
    { name: `journeys over ${calls} calls, p99`, value: p99, unit: 'ms', goal: { atMost }, note },
    {
      name: `memory of the process with ${calls} calls`,
      value: memory,
      unit: 'MiB',
      goal: { atMost: 1024 },
      note: 'resident, the lists that it was made of gone',
    },
  ];
}

/**
 * Rows a second of the whole import, database included, against those of the parser alone on the same file: in turn, the median
 * of the rounds, since a machine is seldom ours alone.
 */
async function measureImport(rows: number): Promise<Measure> {
  const folder = await mkdtemp(join(tmpdir(), 'meander-rail-bench-'));
  // The account of the database enters it, and all of it goes away in the end.
  await chmod(folder, 0o755);
  const postgres = await openEmbeddedPostgres({ dataDir: join(folder, 'data'), log: say });
  const db = openDb({ url: postgres.url, max: 2, statementTimeoutMs: 600_000 });
  try {
    const migrated = await migrate({
      url: postgres.url,
      folder: join(import.meta.dirname, '../../src/store/migrations'),
    });
    if (!migrated.ok) throw new Error(String(migrated.failure.facts?.['message']));
    await writeFeed(folder, syntheticNetwork(rows));
    const file = join(folder, 'stop_times.txt');
    const parser = (): Promise<number> => parserAlone(file);
    const times = await interleaved(Number(options.rounds), parser, () => wholeImport(db, folder));
    const seconds = times.map(([one, all]) => `${(one / 1000).toFixed(1)} of ${(all / 1000).toFixed(1)} s`).join(', ');
    const note = `${rows} calls; parser alone of the import: ${seconds}`;
    return { name: 'import against the parser', value: medianRatio(times), unit: 'x', goal: { atLeast: 0.35 }, note };
  } finally {
    await db.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** An import into a shop that has no timetable yet, in milliseconds. */
async function wholeImport(db: Database, folder: string): Promise<number> {
  await db.query('delete from rail_feed');
  say('importing');
  const begun = performance.now();
  const done = await importFeed({ db }, folder);
  const importMs = performance.now() - begun;
  if (done.stored === null || done.stored.same) throw new Error(JSON.stringify(done.reports.fatal));
  return importMs;
}

async function parserAlone(file: string): Promise<number> {
  const begun = performance.now();
  let rows = 0;
  for await (const row of createReadStream(file).pipe(parse({ bom: true }))) rows += Array.isArray(row) ? 1 : 0;
  if (rows < 2) throw new Error('the parser read nothing');
  return performance.now() - begun;
}

async function writeFeed(folder: string, network: SyntheticNetwork): Promise<void> {
  for (const [name, lines] of syntheticTables(network)) {
    const file = createWriteStream(join(folder, name));
    let text = '';
    for (const line of lines) {
      text += `${line}\n`;
      if (text.length < 1_000_000) continue;
      if (!file.write(text)) await once(file, 'drain');
      text = '';
    }
    file.end(text);
    await once(file, 'finish');
  }
}

process.exitCode = await main();
