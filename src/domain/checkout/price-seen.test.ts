import fc from 'fast-check';
import { expect, it } from 'vitest';

import type { Offer } from '#src/domain/catalogue/offers/offer.ts';
import { formerPrice, priceSeen, type PriceSeen } from '#src/domain/checkout/price-seen.ts';
import { money, times, add } from '#src/domain/shared/money/money.ts';

const rates = { HKD: '0.128', USD: '1' };
const seen = (each: Record<string, string>): PriceSeen => ({ currency: 'HKD', each });

/** A line in US dollars of tickets that cost so many cents of Hong Kong, as `convertAsSold` rounds them. */
function line(units: readonly (readonly [unitId: string, quantity: number, localMinor: bigint])[]) {
  const priced = units.map(([unitId, quantity, localMinor]) => {
    const each = money((localMinor * 128n + 500n) / 1000n, 'USD');
    return {
      unitId,
      title: unitId,
      type: 'ADULT',
      pax: 1,
      quantity,
      local: money(localMinor, 'HKD'),
      each,
      amount: times(each, quantity),
    };
  });
  return { units: priced, amount: add(money(0n, 'USD'), ...priced.map((unit) => unit.amount)) };
}

it('stores the price of every unit on the date, in the local currency', () => {
  // Only what a price looks at: a Sunday on which adults pay more.
  const offer = {
    currency: 'JPY',
    localDate: '2026-05-03',
    today: '2026-04-20',
    priceRules: [{ name: 'Sundays', days: [7], prices: { adult: '2400' } }],
    deals: [],
    units: [
      { id: 'adult', priceMinor: 2_000n },
      { id: 'child', priceMinor: 999n },
    ],
  } as unknown as Offer;
  expect(priceSeen(offer)).toEqual({ currency: 'JPY', each: { adult: '2400', child: '999' } });
});

it('says what a line cost, up or down, in the money of the reader', () => {
  const now = line([['adult', 2, 12_500n]]);
  expect(formerPrice(seen({ adult: '10000' }), now, rates)).toEqual(money(2560n, 'USD'));
  expect(formerPrice(seen({ adult: '20000' }), now, rates)).toEqual(money(5120n, 'USD'));
});

it('returns null where the price is unchanged, for any party', () => {
  const known = seen({ adult: '12500', child: '8000' });
  expect(formerPrice(known, line([['adult', 2, 12_500n]]), rates)).toBeNull();
  expect(formerPrice(known, line([['child', 5, 8000n]]), rates)).toBeNull();
});

it('counts a change for the travelers of the line only', () => {
  const known = seen({ adult: '12500', child: '7000' });
  expect(formerPrice(known, line([['adult', 2, 12_500n]]), rates)).toBeNull();
  const both = line([
    ['adult', 1, 12_500n],
    ['child', 1, 8000n],
  ]);
  expect(formerPrice(known, both, rates)).toEqual(money(1600n + 896n, 'USD'));
});

it('returns null where the former price is unknown: an older line, a new kind of ticket, another currency', () => {
  const now = line([['adult', 1, 12_500n]]);
  expect(formerPrice(null, now, rates)).toBeNull();
  expect(formerPrice(seen({ senior: '1' }), now, rates)).toBeNull();
  expect(formerPrice({ currency: 'USD', each: { adult: '1' } }, now, rates)).toBeNull();
  expect(formerPrice({ currency: 'JPY', each: { adult: '1' } }, now, rates)).toBeNull();
});

it('returns null where only the rate has changed', () => {
  const moved = (unitId: string) => ({
    unitId,
    title: unitId,
    type: 'ADULT',
    pax: 1,
    quantity: 1,
    local: money(12_500n, 'HKD'),
    each: money(1_601n, 'USD'),
    amount: money(1_601n, 'USD'),
  });
  const one = { units: [moved('adult')], amount: money(1_601n, 'USD') };
  expect(formerPrice(seen({ adult: '12500' }), one, rates)).toBeNull();
  const two = { units: [moved('adult'), moved('senior')], amount: money(3_202n, 'USD') };
  expect(formerPrice(seen({ adult: '12500' }), two, rates)).toBeNull();
});

it('returns null without a rate, or where the difference is less than a coin', () => {
  expect(formerPrice(seen({ adult: '10000' }), line([['adult', 2, 12_500n]]), { USD: '1' })).toBeNull();
  expect(formerPrice(seen({ adult: '12501' }), line([['adult', 1, 12_500n]]), rates)).toBeNull();
});

it('takes a ticket whose former price is unknown at its price of now', () => {
  const now = line([
    ['adult', 1, 12_500n],
    ['senior', 1, 8_000n],
  ]);
  expect(formerPrice(seen({ adult: '10000' }), now, rates)).toEqual(money(1_280n + 1_024n, 'USD'));
});

it('returns a change whenever the price of a ticket differs, and only then', () => {
  const price = fc.bigInt({ min: 1000n, max: 10_000_000n });
  fc.assert(
    fc.property(price, price, fc.integer({ min: 1, max: 9 }), (before, after, people) => {
      const now = line([['adult', people, after]]);
      const was = formerPrice(seen({ adult: before.toString() }), now, rates);
      const then = line([['adult', people, before]]).amount;
      // What rounds to the same amount is the same price to a buyer who pays in it.
      expect(was === null).toBe(then.minor === now.amount.minor);
      if (was !== null) expect(was).toEqual(then);
    }),
  );
});
