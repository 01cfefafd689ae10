import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { exitCode, type Measure } from './arithmetic.ts';
import { readTree, type TreeMemory } from './memory/memory-sample.ts';
import { startShop, type HeapReading, type ShopProcess } from './memory/memory-shop.ts';
import { walk, type WalkResult } from './memory/memory-walk.ts';
import { report } from './report.ts';

const { values: options } = parseArgs({
  options: {
    strict: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '30' },
    /** Steps a second: pages, searches, calls, pictures, purchases. */
    rate: { type: 'string', default: '8' },
    /** Seconds without visitors before the last reading: child processes that end when idle have ended then. */
    rest: { type: 'string', default: '90' },
    /** A data folder to reuse; without it a new shop is stocked and deleted afterwards. */
    data: { type: 'string' },
    /** The first of three ports that are free. */
    port: { type: 'string', default: '4240' },
  },
});
const say = (line: string): void => console.error(`  ${line}`);
const mib = 1024 ** 2;

type Sample = { readonly seconds: number; readonly tree: TreeMemory; readonly heap: HeapReading };

/**
 * Walks through a separate shop for half an hour and measures what its processes hold, at the start, on the way and at
 * rest.
 */
async function main(): Promise<number> {
  const dataDir = options.data ?? (await mkdtemp(join(tmpdir(), 'meander-memory-')));
  try {
    const shop = await startShop({ port: Number(options.port), dataDir, say });
    try {
      const measures = await measure(shop);
      console.log(report(measures));
      return exitCode(measures, options.strict);
    } finally {
      await shop.stop();
    }
  } finally {
    if (options.data === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

async function measure(shop: ShopProcess): Promise<Measure[]> {
  const begun = performance.now();
  const end = begun + Number(options.minutes) * 60_000;
  const sample = async (): Promise<Sample> => ({
    seconds: Math.round((performance.now() - begun) / 1_000),
    tree: await readTree(shop.pid),
    heap: await shop.heap(),
  });
  const start = await sample();
  notify(start);
  let isOver = false;
  const samples: Sample[] = [];
  const sampling = async (): Promise<void> => {
    while (!isOver) {
      await Promise.race([pause(10_000), walking.catch(() => undefined)]);
      if (shop.hasEnded()) throw new Error('the shop ended during the walk');
      samples.push(await sample());
      if (samples.length % 6 === 0) notify(samples.at(-1) ?? start);
    }
  };
  const walking = walk({
    origin: shop.origin,
    sandboxOrigin: shop.sandboxOrigin,
    rate: Number(options.rate),
    isOver: () => performance.now() >= end || shop.hasEnded(),
  }).finally(() => (isOver = true));
  const [walked] = await Promise.all([walking, sampling()]);
  for (const failure of walked.failures.slice(0, 20)) say(failure);
  const after = await sample();
  await pause(Number(options.rest) * 1_000);
  const rest = await sample();
  notify(rest);
  return measuresOf({ start, samples, after, rest, walked });
}

type Run = {
  readonly start: Sample;
  readonly samples: readonly Sample[];
  readonly after: Sample;
  readonly rest: Sample;
  readonly walked: WalkResult;
};

function measuresOf({ start, samples, after, rest, walked }: Run): Measure[] {
  const most = Math.max(...samples.map(({ tree }) => tree.web));
  const mostOfAll = Math.max(...samples.map(({ tree }) => tree.total));
  const reported = (name: string, bytes: number, note: string, atMost?: number): Measure => ({
    name,
    value: bytes / mib,
    unit: 'MiB',
    goal: atMost === undefined ? null : { atMost },
    note,
  });
  const heapOf = ({ heap }: Sample): string =>
    `heap ${inMib(heap.heapUsed)} of ${inMib(heap.heapTotal)}, outside ${inMib(heap.external)}`;
  const kinds = Object.entries(walked.byKind).map(([kind, times]) => `${times} ${kind}`);
  return [
    reported('web process at its start', start.tree.web, heapOf(start)),
    reported('web process after the walk', after.tree.web, `${heapOf(after)}; ${options.minutes} minutes`, 400),
    reported('web process, most during the walk', most, `${samples.length} samples`),
    {
      name: 'web process, after against start',
      value: after.tree.web / start.tree.web,
      unit: 'x',
      goal: null,
      note: 'of one run',
    },
    reported('web process at rest', rest.tree.web, `${heapOf(rest)}; ${options.rest} s without visitors`, 350),
    reported('everything, most during the walk', mostOfAll, childrenOf(samples, mostOfAll)),
    reported('everything at rest', rest.tree.total, childrenOf([rest], rest.tree.total), 700),
    {
      name: 'failures',
      value: walked.failures.length,
      unit: '',
      goal: { atMost: 0 },
      note: `${walked.steps} steps: ${kinds.join(', ')}; answers ${JSON.stringify(walked.statuses)}`,
    },
  ];
}

function childrenOf(samples: readonly Sample[], total: number): string {
  const tree = samples.find((one) => one.tree.total === total)?.tree;
  if (tree === undefined) return '';
  const children = Object.entries(tree.children).map(([name, bytes]) => `${name} ${inMib(bytes)}`);
  return [`web ${inMib(tree.web)}`, `database ${inMib(tree.database)}`, ...children].join(', ');
}

function notify({ seconds, tree, heap }: Sample): void {
  say(
    `${seconds} s: web ${inMib(tree.web)} (heap ${inMib(heap.heapUsed)}/${inMib(heap.heapTotal)}), all ${inMib(tree.total)}; ${childrenOf([{ seconds, tree, heap }], tree.total)}`,
  );
}

function inMib(bytes: number): string {
  return String(Math.round(bytes / mib));
}

process.exitCode = await main();
