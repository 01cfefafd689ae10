import { expect, it } from 'vitest';

import { callBudget } from '#src/server/http/call-budget.ts';

it('gives each key its share, and a new one when the stretch is over', () => {
  let now = 0;
  const take = callBudget({ clock: () => now, points: 3, stretchMs: 1000 });
  expect([take('a'), take('a', 2), take('a'), take('b', 3), take('b')]).toEqual([true, true, false, true, false]);
  now = 999;
  expect(take('a')).toBe(false);
  now = 1000;
  expect([take('a', 3), take('a')]).toEqual([true, false]);
});

it('refuses what is larger than a share, without taking it', () => {
  const take = callBudget({ clock: () => 0, points: 10, stretchMs: 1000 });
  expect([take('a', 11), take('a', 10)]).toEqual([false, true]);
});

it('remembers no more keys than it has room for: the others share', () => {
  const take = callBudget({ clock: () => 0, points: 5, stretchMs: 1000 });
  let given = 0;
  for (let network = 0; network < 30_000; network += 1) if (take(`network-${network}`)) given += 1;
  expect(given).toBe(20_005);
  expect(take('network-7')).toBe(true);
});
