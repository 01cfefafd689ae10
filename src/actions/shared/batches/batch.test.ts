import { expect, test } from 'vitest';

import { batch, type Queues } from './batch.ts';
import { coalesceNext, type Turns } from './coalesce-next.ts';

test('requests of one moment are served in one batch up to its limit, and the others in the next', async () => {
  const queues: Queues<number, number> = new Map();
  const served: (readonly number[])[] = [];
  const serve = async (several: readonly number[]): Promise<readonly number[]> => {
    served.push(several);
    await Promise.resolve();
    return several.map((one) => one * 10);
  };
  const answers = await Promise.all([1, 2, 3, 4].map((one) => batch(queues, 'a', one, serve, 2)));
  expect(answers).toEqual([10, 20, 30, 40]);
  expect(served).toEqual([
    [1, 2],
    [3, 4],
  ]);
  expect(queues.size).toBe(0);
});

test('a caller who repeats a request after the response is served again', async () => {
  const queues: Queues<number, number> = new Map();
  const serve = async (several: readonly number[]): Promise<readonly number[]> => several.map((one) => one + 1);
  const often = async (): Promise<number> => {
    let answer = 0;
    while (answer < 5) answer = await batch(queues, 'a', answer, serve, 3);
    return answer;
  };
  expect(await Promise.all([often(), often(), often()])).toEqual([5, 5, 5]);
  expect(queues.size).toBe(0);
});

test('requests of one batch fail together, and the next ones do not', async () => {
  const queues: Queues<number, number> = new Map();
  const serve = async (several: readonly number[]): Promise<readonly number[]> => {
    if (several.includes(2)) throw new Error('spoiled');
    return several;
  };
  const settled = await Promise.allSettled([1, 2, 3].map((one) => batch(queues, 'a', one, serve, 2)));
  expect(settled.map((one) => one.status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});

test('a caller during a run shares the next one, which begins after the call', async () => {
  const turns = new Map<string, Turns<number>>();
  let runs = 0;
  const run = async (): Promise<number> => {
    runs += 1;
    const mine = runs;
    await Promise.resolve();
    if (mine === 1) throw new Error('the first run fails');
    return mine;
  };
  const settled = await Promise.allSettled([1, 2, 3].map(() => coalesceNext(turns, 'a', run)));
  expect(settled).toEqual([
    { status: 'rejected', reason: new Error('the first run fails') },
    { status: 'fulfilled', value: 2 },
    { status: 'fulfilled', value: 2 },
  ]);
  expect(turns.size).toBe(0);
  expect(await coalesceNext(turns, 'a', run)).toBe(3);
});

test('callers who wait during a run with a final result share it, and nothing is cached', async () => {
  const turns = new Map<string, Turns<string>>();
  let runs = 0;
  const run = async (): Promise<string> => {
    runs += 1;
    await Promise.resolve();
    return runs === 1 ? 'open' : 'over';
  };
  const isOver = (value: string): boolean => value === 'over';
  const send = (): Promise<string> => coalesceNext(turns, 'a', run, isOver);
  const [first, second] = [send(), send()];
  expect(await first).toBe('open');
  const third = send();
  expect(await Promise.all([second, third])).toEqual(['over', 'over']);
  expect(runs).toBe(2);
  expect(turns.size).toBe(0);
  const during = send();
  const after = send();
  expect(await Promise.all([during, after])).toEqual(['over', 'over']);
  expect(runs).toBe(3);
  expect(turns.size).toBe(0);
});
