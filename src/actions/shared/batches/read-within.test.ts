import { expect, it } from 'vitest';

import { readWithin, type Reading } from '#src/actions/shared/batches/read-within.ts';

it('reads once until the reading is too old, and again where the clock went back', async () => {
  let reads = 0;
  const reading: Reading<number> = { last: null };
  const at = (nowMs: number): Promise<number> =>
    readWithin(reading, { nowMs, believedMs: 10 }, () => Promise.resolve((reads += 1)));
  expect(await Promise.all([at(100), at(100), at(109)])).toEqual([1, 1, 1]);
  expect(await at(110)).toBe(2);
  expect(await at(105)).toBe(3);
});

it('forgets a reading that failed, but none that came after it', async () => {
  const reading: Reading<string> = { last: null };
  const age = { nowMs: 0, believedMs: 10 };
  await expect(readWithin(reading, age, () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(reading.last).toBeNull();
  const late = Promise.withResolvers<string>();
  const failing = readWithin(reading, age, () => late.promise);
  expect(await readWithin(reading, { ...age, nowMs: 10 }, () => Promise.resolve('there'))).toBe('there');
  late.reject(new Error('late'));
  await expect(failing).rejects.toThrow('late');
  expect(await reading.last?.loaded).toBe('there');
});
