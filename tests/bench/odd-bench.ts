import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { openCaches } from '#src/actions/open-caches.ts';
import { followSearch } from '#src/actions/search/index/follow-search.ts';
import { refreshSearchItems } from '#src/actions/search/index/refresh-search-items.ts';
import { seedSynthetic } from '#src/actions/operations/seed-synthetic.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { buildIfChanged } from '../../scripts/build.ts';
import { readCities } from '../../scripts/commands/cities.ts';
import { exitCode, type Measure } from './arithmetic.ts';
import { oddQuestions } from './search/odd-questions.ts';
import { report } from './report.ts';

const { values: options } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    /** So many synthetic products. */
    products: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '3' },
    /** A data folder to reuse; without it a new one is filled and deleted afterwards. */
    data: { type: 'string' },
  },
});
const say = (line: string): void => console.error(`  ${line}`);
/** The clock of the measuring; a loop that does nothing is as late as that. */
const resolution = 5;

/** Sends odd queries to a large shop, over HTTP, and measures how long they block everybody else. */
async function main(): Promise<number> {
  process.env['NODE_ENV'] = 'production';
  await buildIfChanged(say);
  const { openSite } = await import('./open-site.ts');
  const folder = options.data ?? (await mkdtemp(join(tmpdir(), 'meander-bench-')));
  const site = await openSite(folder, say);
  try {
    await fill(site.db);
    await site.fresh.listen({ port: 0, host: '127.0.0.1' });
    // It listens on TCP.
    const { port } = site.fresh.server.address() as AddressInfo;
    const measures = await measure(`http://127.0.0.1:${port}`);
    console.log(report(measures));
    return exitCode(measures, options.strict);
  } finally {
    await site.close();
    if (options.data === undefined) await rm(folder, { recursive: true, force: true });
  }
}

async function fill(db: Db): Promise<void> {
  const count = Number(options.products);
  const { rows } = await db.query<{ count: bigint }>(
    'select count(*) as count from search_item where product_id > 1000000',
  );
  if (Number(rows[0]?.count ?? 0) !== count) {
    say(`making ${count} products`);
    await seedSynthetic({ db, clock: Date.now }, { cities: await readCities(), count, seed: 1 });
  }
  const log = { info: () => undefined, warn: say, error: (about: object) => say(JSON.stringify(about)) };
  await refreshSearchItems({ db, clock: Date.now, sampleData: true, log });
  say('building the index');
  await followSearch({
    db,
    caches: openCaches(),
    log: { ...log, warn: (about: object) => say(JSON.stringify(about)) },
  });
}

type Blocked = { readonly name: string; readonly ms: number };

async function measure(origin: string): Promise<Measure[]> {
  const questions = oddQuestions();
  await longest(origin, questions);
  const quiet: Blocked[] = [];
  const odd: Blocked[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    quiet.push(
      await longest(
        origin,
        questions.map(({ name }) => ({ name, path: '/healthz' })),
      ),
    );
    odd.push(await longest(origin, questions));
  }
  const worst = odd.toSorted((a, b) => b.ms - a.ms)[0] ?? { name: '', ms: 0 };
  const idle = Math.max(...quiet.map(({ ms }) => ms));
  const note = `${questions.length} questions, ${options.products} products, ${options.rounds} rounds`;
  return [
    {
      name: 'longest block of an odd question',
      value: worst.ms,
      unit: 'ms',
      goal: { atMost: 200 },
      note: `${worst.name}; ${note}`,
    },
    { name: 'longest block of a health check', value: idle, unit: 'ms', goal: null, note: 'the same, without load' },
    { name: 'odd against nothing', value: worst.ms / Math.max(idle, 0.1), unit: 'x', goal: null, note: 'of one run' },
  ];
}

/** Sends one query after the other; returns the one that blocked the event loop longest. A 5xx ends the bench. */
async function longest(
  origin: string,
  questions: readonly { readonly name: string; readonly path: string }[],
): Promise<Blocked> {
  let worst: Blocked = { name: '', ms: 0 };
  for (const { name, path } of questions) {
    const delay = monitorEventLoopDelay({ resolution });
    delay.enable();
    await pause(2 * resolution);
    const answer = await fetch(origin + path, { headers: { host: 'localhost' } });
    await answer.arrayBuffer();
    // What blocked is known once the loop goes round again.
    await pause(2 * resolution);
    delay.disable();
    if (answer.status >= 500) throw new Error(`${name}: ${answer.status}`);
    const ms = Math.max(0, delay.max / 1e6 - resolution);
    if (ms > worst.ms) worst = { name: `${name} (${answer.status})`, ms };
  }
  return worst;
}

process.exitCode = await main();
