import { describe, expect, it } from 'vitest';

import { priceKinds } from '#src/actions/rail/offers/price-kinds.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { FareOffer } from '#src/domain/rail/fares/fare.ts';
import type { RailRules } from '#src/domain/rail/fares/passenger.ts';
import type { FareConditions } from '#src/domain/rail/fares/refund.ts';
import { ridePolicy } from '#src/domain/rail/fares/ride-policy.ts';
import type { FareRow } from '#src/store/rail/rail-reading.store.ts';

const rules: RailRules = { ages: [{ id: 'child', minAge: 4, maxAge: 11, percent: 50 }], cards: [] };
const half: FareConditions = {
  refund: [{ minutesBefore: 0, keeps: { kind: 'percent', percent: 50 } }],
  exchange: 'none',
  exchangeFeeMinor: 0,
};
const departs = Date.UTC(2026, 11, 1, 3, 0);

function fare(priceMinor: bigint, currency: CurrencyCode, conditions: FareConditions | null): FareRow {
  return {
    key: `${currency}-standard`,
    feedId: 1,
    class: 'standard',
    names: null,
    priceMinor,
    currency,
    line: null,
    origin: null,
    destination: null,
    contains: [],
    changes: null,
    validSeconds: null,
    operator: null,
    conditions,
  };
}

const offer: FareOffer<FareRow> = {
  class: 'standard',
  through: false,
  tickets: [
    { fare: fare(10_000n, 'KRW', half), first: 0, last: 0 },
    { fare: fare(2_000n, 'JPY', half), first: 1, last: 1 },
  ],
};
const ground = {
  travellers: [
    { age: null, card: null },
    { age: 7, card: null },
  ],
  rulesOf: () => rules,
  departsMs: (ride: number) => departs + ride * 7_200_000,
  rates: { date: '2026-11-22', hkdPerUnit: { KRW: 560_000n, JPY: 5_040_000n } },
};

describe('tickets in several currencies', () => {
  it('cost each kind of traveller their sum in the currency of the first', () => {
    const priced = priceKinds(offer, ground);
    // A yen is nine won.
    expect(priced?.currency).toBe('KRW');
    expect(priced?.prices.map(({ id, priceMinor }) => [id, priceMinor])).toEqual([
      ['adult', 28_000n],
      ['child', 14_000n],
    ]);
    expect(priced?.totalMinor).toBe(42_000n);
    expect(priced?.inOne(money(100n, 'JPY'))).toBe(900n);
    expect(ridePolicy(priced?.prices ?? [], departs, priced?.inOne ?? (() => 0n))).toEqual([
      { hoursBefore: 0, refundPercent: 50 },
    ]);
  });

  it('have no price where a rate is not known', () => {
    expect(priceKinds(offer, { ...ground, rates: { date: '2026-11-22', hkdPerUnit: { KRW: 560_000n } } })).toBeNull();
  });
});
