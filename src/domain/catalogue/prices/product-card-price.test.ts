import { describe, expect, it } from 'vitest';

import type { LiveOption, LiveProduct, LiveUnit } from '#src/domain/catalogue/live-product.ts';
import type { Deal } from '#src/domain/catalogue/prices/deal-price.ts';
import type { PriceRecord } from '#src/domain/catalogue/prices/price-before.ts';
import { besideLowest, struckBeside } from '#src/domain/catalogue/prices/product-card-price.ts';
import { dayNumber } from '#src/domain/shared/time/day-number.ts';

const nowMs = Date.parse('2026-12-01T00:00:00Z');
const days = (count: number): number => count * 86_400_000;
const friday = dayNumber('2026-12-04');
const ground = { currency: 'HKD', today: '2026-12-01' } as const;

// Only what prices look at.
const unit = (id: string, priceMinor: bigint, priceRecords?: readonly PriceRecord[]): LiveUnit =>
  ({
    id,
    type: 'ADULT',
    minAge: 0,
    maxAge: 99,
    pax: 1,
    accompanied: false,
    priceMinor,
    ...(priceRecords === undefined ? {} : { priceRecords }),
  }) as unknown as LiveUnit;
const option = (id: string, units: readonly LiveUnit[], more: Partial<LiveOption> = {}): LiveOption =>
  ({
    id,
    schedule: { kind: 'START_TIME', week: [{ days: [5], times: ['10:00'] }] },
    units,
    priceRules: [],
    ...more,
  }) as unknown as LiveOption;
const deal: Deal = {
  id: 1,
  titles: { en: 'Less' },
  limited: false,
  effect: { kind: 'percent', percent: 10 },
  visit: null,
  days: null,
  lead: null,
  stacks: true,
};
/** Fell from 120.00 to 100.00 ten days ago. */
const fallen: readonly PriceRecord[] = [
  { sinceMs: nowMs - days(90), priceMinor: 12_000n },
  { sinceMs: nowMs - days(10), priceMinor: 10_000n },
];
const struck = { priceMinor: 12_000n, untilMs: nowMs + days(20) };

describe('struckBeside', () => {
  it('returns what a price that has fallen was before', () => {
    const adult = unit('adult', 10_000n, fallen);
    expect(struckBeside(adult, option('day', [adult]), 10_000n, ground, nowMs)).toEqual(struck);
  });

  it('returns null for a price that is not what the unit costs by its history', () => {
    const adult = unit('adult', 10_000n, fallen);
    expect(struckBeside(adult, option('day', [adult]), 9_000n, ground, nowMs)).toBeNull();
  });

  it('returns null for a unit without a history', () => {
    const adult = unit('adult', 10_000n);
    expect(struckBeside(adult, option('day', [adult]), 10_000n, ground, nowMs)).toBeNull();
  });

  it('returns the price before a deal that lowers it now', () => {
    const adult = unit('adult', 10_000n, [{ sinceMs: nowMs - days(90), priceMinor: 10_000n }]);
    const dealSpans = [{ effect: deal.effect, sinceMs: nowMs - days(5), untilMs: null }];
    expect(struckBeside(adult, option('day', [adult], { dealSpans }), 9_000n, ground, nowMs)).toEqual({
      priceMinor: 10_000n,
      untilMs: nowMs + days(25),
    });
  });
});

describe('besideLowest', () => {
  const beside = (lowest: bigint, ...options: readonly LiveOption[]) =>
    besideLowest({ options } as unknown as LiveProduct, lowest, {
      atMs: nowMs,
      groundOf: () => ground,
      daysOf: () => [friday],
    });

  it('returns null where no price has a past and no deal lowers one', () => {
    expect(beside(10_000n, option('day', [unit('adult', 10_000n)]))).toBeNull();
  });

  it('returns the deal that makes the lowest price', () => {
    expect(beside(9_000n, option('day', [unit('adult', 10_000n)], { deals: [deal] }))).toEqual({ deal, struck: null });
  });

  it('returns what may be struck through beside the lowest price', () => {
    expect(beside(10_000n, option('day', [unit('adult', 10_000n, fallen)]))).toEqual({ deal: null, struck });
  });

  it('looks at the option that has the lowest price, after options that cost more', () => {
    const dear = option('night', [unit('adult', 20_000n, fallen)]);
    const cheap = option('day', [unit('adult', 10_000n)], { deals: [deal] });
    expect(beside(9_000n, dear, cheap)).toEqual({ deal, struck: null });
    expect(beside(20_000n, dear)).toBeNull();
  });

  it('returns null for a deal that does not hold on the days with places', () => {
    const other = option('day', [unit('adult', 10_000n)], { deals: [{ ...deal, days: [1] }] });
    expect(beside(10_000n, other)).toBeNull();
  });
});
