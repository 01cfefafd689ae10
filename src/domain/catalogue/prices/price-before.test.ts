import { describe, expect, it } from 'vitest';

import { priceBefore } from '#src/domain/catalogue/prices/price-before.ts';

const day = 86_400_000;
const now = 1000 * day;
/** Prices as [days ago, minor units]. */
const before = (...prices: readonly (readonly [number, number])[]) =>
  priceBefore(
    prices.map(([daysAgo, minor]) => ({ sinceMs: now - daysAgo * day, priceMinor: BigInt(minor) })),
    now,
  )?.priceMinor ?? null;

describe('the price that may be struck through', () => {
  it('is none where a price has never changed, has risen, or is not known', () => {
    expect(before()).toBeNull();
    expect(before([200, 5000])).toBeNull();
    expect(before([200, 5000], [10, 6000])).toBeNull();
  });

  it('holds until thirty days after the fall', () => {
    const records = [200, 10].map((ago, at) => ({ sinceMs: now - ago * day, priceMinor: at === 0 ? 5_000n : 4_000n }));
    expect(priceBefore(records, now)).toEqual({ priceMinor: 5_000n, untilMs: now + 20 * day });
  });

  it('counts a price that ended in the moment in which the thirty days begin no longer', () => {
    expect(before([200, 4_500], [40, 5_000], [10, 4_000])).toBe(5_000n);
    expect(before([200, 4_500], [39.9, 5_000], [10, 4_000])).toBe(4_500n);
  });

  it('takes steps down exactly thirty days apart as one fall, and later ones as another', () => {
    expect(before([200, 5_000], [35, 4_500], [5, 4_000])).toBeNull();
    expect(before([200, 5_000], [35.1, 4_500], [5, 4_000])).toBe(4_500n);
    expect(before([200, 5_000], [70, 4_800], [35.1, 4_500], [5, 4_000])).toBe(4_500n);
  });

  it('takes equal prices for no step down', () => {
    expect(before([200, 5_000], [8, 4_000], [4, 4_000])).toBeNull();
  });

  it('is what it cost before it fell', () => {
    expect(before([200, 5000], [10, 4000])).toBe(5000n);
  });

  it('is the lowest of the thirty days before the fall, not the dearest', () => {
    expect(before([200, 5000], [25, 4500], [20, 6000], [10, 4000])).toBe(4500n);
    expect(before([200, 5000], [20, 9000], [10, 4800])).toBe(5000n);
  });

  it('is none when a price was raised for a while only to fall again', () => {
    expect(before([200, 4000], [20, 9000], [10, 4000])).toBeNull();
    expect(before([200, 4000], [20, 9000], [10, 4100])).toBeNull();
  });

  it('looks no further back than thirty days before the fall', () => {
    expect(before([200, 3000], [45, 5000], [10, 4000])).toBe(5000n);
    expect(before([200, 3000], [39, 5000], [10, 4000])).toBeNull();
  });

  it('ends thirty days after the price fell', () => {
    expect(before([200, 5000], [30, 4000])).toBe(5000n);
    expect(before([200, 5000], [31, 4000])).toBeNull();
  });

  it('takes steps down that follow one another as one fall', () => {
    expect(before([200, 5000], [12, 4500], [6, 4000])).toBe(5000n);
    expect(before([200, 5000], [40, 4500], [6, 4000])).toBe(4500n);
    expect(before([200, 5000], [50, 4500], [33, 4200], [6, 4000])).toBeNull();
  });
});
