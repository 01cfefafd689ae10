import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { AssetsOf } from '#src/server/pages/page-assets.ts';
import { exitCode, interleaved, median, medianRatio, reached, type Measure } from '../../bench/arithmetic.ts';
import { firstView, homeScriptGoal } from '../../bench/first-view.ts';
import { report } from '../../bench/report.ts';

const missed: Measure = { name: 'slow', value: 2.5, unit: 'x', goal: { atMost: 2 }, note: '' };
const reported: Measure = { name: 'told', value: 9, unit: 'x', goal: null, note: 'no goal' };

describe('the arithmetic of the bench', () => {
  test('takes the middle of an odd number of values, and the mean of the two middles of an even number', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 2, 4, 100])).toBe(7);
    expect(() => median([])).toThrow('no median of nothing');
  });

  test('a median has as many values below as above, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const middle = median(values);
        const below = values.filter((value) => value < middle).length;
        const above = values.filter((value) => value > middle).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
        expect(median(values.toReversed())).toBe(middle);
      }),
    );
  });

  test('divides within each round, so that a busy moment does not tip the ratio', () => {
    expect(
      medianRatio([
        [2, 1],
        [40, 20],
        [3, 1],
      ]),
    ).toBe(2);
    expect(
      medianRatio([
        [1, 2],
        [10, 20],
        [100, 400],
      ]),
    ).toBe(0.5);
  });

  test('lets each side go first every other round', async () => {
    const order: string[] = [];
    const named = (name: string, value: number) => async () => {
      order.push(name);
      return value;
    };
    expect(await interleaved(3, named('a', 1), named('b', 2))).toEqual([
      [1, 2],
      [1, 2],
      [1, 2],
    ]);
    expect(order.join('')).toBe('abbaab');
  });

  test('a goal is reached on its own side, its bound included', () => {
    expect(reached({ value: 2, goal: { atMost: 2 } })).toBe(true);
    expect(reached({ value: 2.01, goal: { atMost: 2 } })).toBe(false);
    expect(reached({ value: 0.6, goal: { atLeast: 0.6 } })).toBe(true);
    expect(reached({ value: 0.59, goal: { atLeast: 0.6 } })).toBe(false);
    expect(reached({ value: 1, goal: null })).toBeNull();
  });

  test('a missed goal fails only a strict run', () => {
    expect(exitCode([missed, reported], true)).toBe(1);
    expect(exitCode([missed, reported], false)).toBe(0);
    expect(exitCode([reported], true)).toBe(0);
  });

  test('the report says what was missed', () => {
    const [, , first, second] = report([missed, reported]).split('\n');
    expect(first).toMatch(/slow .*2\.50 x .*<= 2 .*MISSED/);
    expect(second).toMatch(/told .*9\.00 x .*no goal/);
    expect(second).not.toMatch(/MISSED|reached/);
  });
});

describe('the budget of scripts', () => {
  // Bytes that do not compress, so that their size is known.
  const bytes = (kib: number): Uint8Array =>
    Uint8Array.from(
      { length: kib * 1024 },
      (_, n) => (Math.imul(n ^ (n >>> 7), 2_654_435_761) >>> 13) ^ (Math.imul(n, n) >>> 5),
    );
  const assetsOf: AssetsOf = () => ({
    styles: ['/assets/a.css'],
    fonts: [],
    scripts: ['/assets/entry.js', '/assets/page.js'],
    entry: '/assets/entry.js',
  });
  const site =
    (page: number) =>
    (path: string): Uint8Array =>
      path.endsWith('page.js') ? bytes(page) : bytes(20);

  test('counts each script once, entry included, and sheets apart', () => {
    const view = firstView(assetsOf, site(40), 'home', 'en');
    expect(view.value).toBeGreaterThan(59);
    expect(view.value).toBeLessThan(62);
    expect(view.note).toMatch(/^2 files; CSS 20\.\d KiB gz in 1$/);
  });

  test('home above its budget is missed, below it reached', () => {
    expect(homeScriptGoal).toEqual({ atMost: 130 });
    expect(reached(firstView(assetsOf, site(120), 'home', 'en'))).toBe(false);
    expect(reached(firstView(assetsOf, site(100), 'home', 'en'))).toBe(true);
    expect(firstView(assetsOf, site(120), 'cart', 'en').goal).toBeNull();
  });
});
