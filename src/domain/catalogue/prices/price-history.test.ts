import { describe, expect, it } from 'vitest';

import { historyOf, type DealSpan } from '#src/domain/catalogue/prices/price-history.ts';

const half = { kind: 'percent', percent: 50 } as const;
const tenth = { kind: 'percent', percent: 10 } as const;
const span = (sinceMs: number, untilMs: number | null, effect: DealSpan['effect'] = half): DealSpan => ({
  effect,
  sinceMs,
  untilMs,
});
const base = [
  { sinceMs: 100, priceMinor: 1_000n },
  { sinceMs: 200, priceMinor: 2_000n },
];
const history = (...spans: readonly DealSpan[]) =>
  historyOf(base, spans, 'JPY').map(({ sinceMs, priceMinor }) => [sinceMs, Number(priceMinor)]);

describe('what a unit has cost', () => {
  it('is its base price where no deal was, and nothing where nothing is known', () => {
    expect(historyOf(base, [], 'JPY')).toBe(base);
    expect(historyOf([], [span(1, 2)], 'JPY')).toEqual([]);
  });

  it('is lower from the first moment of a deal to the last', () => {
    expect(history(span(120, 150))).toEqual([
      [100, 1_000],
      [120, 500],
      [150, 1_000],
      [200, 2_000],
    ]);
  });

  it('follows the base price under a deal that goes on', () => {
    expect(history(span(150, null))).toEqual([
      [100, 1_000],
      [150, 500],
      [200, 1_000],
    ]);
    expect(history(span(100, 200))).toEqual([
      [100, 500],
      [200, 2_000],
    ]);
  });

  it('covers no time before the first price, although a deal began then', () => {
    expect(history(span(50, 120))).toEqual([
      [100, 500],
      [120, 1_000],
      [200, 2_000],
    ]);
    expect(history(span(50, 99))).toEqual([
      [100, 1_000],
      [200, 2_000],
    ]);
  });

  it('is that of the best of several deals, whatever their order', () => {
    const expected = [
      [100, 1_000],
      [110, 900],
      [130, 500],
      [160, 900],
      [200, 1_800],
      [300, 2_000],
    ];
    expect(history(span(110, 300, tenth), span(130, 160))).toEqual(expected);
    expect(history(span(130, 160), span(110, 300, tenth))).toEqual(expected);
  });

  it('has no record where the price stays what it was', () => {
    // From 200 on the base price is twice as high, and half of it is taken off.
    expect(history(span(200, null))).toEqual([[100, 1_000]]);
  });
});
