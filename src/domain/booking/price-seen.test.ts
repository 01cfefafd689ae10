import fc from 'fast-check';
import { expect, it } from 'vitest';

import { formerPrice, type PriceSeen } from '#src/domain/booking/price-seen.ts';
import { money, times, add } from '#src/domain/pricing/money.ts';

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

it('says what a line cost, up or down, in the money of the reader', () => {
  const now = line([['adult', 2, 12_500n]]);
  expect(formerPrice(seen({ adult: '10000' }), now, rates)).toEqual(money(2560n, 'USD'));
  expect(formerPrice(seen({ adult: '20000' }), now, rates)).toEqual(money(5120n, 'USD'));
});

it('says nothing where the price is what it was, for whomever by now', () => {
  const known = seen({ adult: '12500', child: '8000' });
  expect(formerPrice(known, line([['adult', 2, 12_500n]]), rates)).toBeNull();
  expect(formerPrice(known, line([['child', 5, 8000n]]), rates)).toBeNull();
});

it('counts a change of those who come, and of nobody else', () => {
  const known = seen({ adult: '12500', child: '7000' });
  expect(formerPrice(known, line([['adult', 2, 12_500n]]), rates)).toBeNull();
  const both = line([
    ['adult', 1, 12_500n],
    ['child', 1, 8000n],
  ]);
  expect(formerPrice(known, both, rates)).toEqual(money(1600n + 896n, 'USD'));
});

it('says nothing where nobody knows what it was: an older line, a new kind of ticket, another currency', () => {
  const now = line([['adult', 1, 12_500n]]);
  expect(formerPrice(null, now, rates)).toBeNull();
  expect(formerPrice(seen({ senior: '1' }), now, rates)).toBeNull();
  expect(formerPrice({ currency: 'USD', each: { adult: '1' } }, now, rates)).toBeNull();
  expect(formerPrice({ currency: 'JPY', each: { adult: '1' } }, now, rates)).toBeNull();
});

it('tells a change whenever a ticket costs something else, and only then', () => {
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
