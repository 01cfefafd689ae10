import { expect, test } from 'vitest';
import type { PriceRule } from '#src/domain/catalogue/prices/price-rule.ts';
import { unitPriceAt } from '#src/domain/catalogue/prices/unit-price.ts';

const adult = { id: 'adult', priceMinor: 2_000n };
const rules: readonly PriceRule[] = [
  { name: 'weekend', days: [6, 7], prices: { adult: '2500', child: '1200' } },
  { name: 'new year', season: { from: '12-20', to: '01-05' }, prices: { adult: '3000' } },
  { name: 'evening', times: ['18:00'], prices: { adult: '1800' } },
];

test.each([
  ['2026-05-05', '10:00', 2_000n],
  ['2026-05-02', '10:00', 2_500n],
  ['2027-01-02', '10:00', 3_000n],
  ['2026-12-31', '18:00', 1_800n],
  ['2026-05-02', '18:00', 1_800n],
])('on %s at %s an adult pays %s', (localDate, localStart, minor) => {
  expect(unitPriceAt(adult, rules, { localDate, localStart }, 'JPY')).toEqual({ minor, currency: 'JPY' });
});

test('a rule that does not name the unit leaves its price', () => {
  expect(
    unitPriceAt({ id: 'senior', priceMinor: 900n }, rules, { localDate: '2026-05-02', localStart: '18:00' }, 'JPY')
      .minor,
  ).toBe(900n);
});

test('a rule with an invalid price is an error of the catalog', () => {
  const bad = [{ name: 'bad', prices: { adult: '19.5' } }];
  expect(() => unitPriceAt(adult, bad, { localDate: '2026-05-02', localStart: '10:00' }, 'JPY')).toThrow(
    /is not an amount in JPY/,
  );
});
