import fc from 'fast-check';
import { expect, it } from 'vitest';

import { checkPrice } from '#src/domain/catalogue/checks/check-units.ts';
import { money, toMajor } from '#src/domain/shared/money/money.ts';
import { currencies, currencyCodes, priceStep } from '#src/domain/shared/money/currency.ts';
import { tendersByBooking } from '#src/domain/checkout/payment-instruments.ts';
import { codedLines } from '#src/domain/checkout/price-line.ts';
import { quoteFor } from '#src/domain/checkout/quote.ts';
import type { Basket } from '#src/domain/marketing/coupons/basket.ts';
import { combineCoupons } from '#src/domain/marketing/coupons/combine-coupons.ts';
import type { CouponEffect } from '#src/domain/marketing/coupons/coupon.ts';
import { formatMoney } from '#src/domain/site/language/formats.ts';

/**
 * Whether a price needs a line that rounds it (decision 25). It would where a sum is not whole coins of its currency, or
 * where what is shown is less exact than what is charged. Neither can be: this says so for every currency.
 */
const effect: fc.Arbitrary<CouponEffect> = fc.oneof(
  fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
  fc
    .record({ minor: fc.bigInt({ min: 1n, max: 500_000n }), currency: fc.constantFrom(...currencyCodes) })
    .map(({ minor, currency }) => ({ kind: 'amount' as const, amount: toMajor(money(minor, currency)), currency })),
);

const price = fc.record({
  local: fc.constantFrom(...currencyCodes),
  coins: fc.bigInt({ min: 0n, max: 5_000_000n }),
  quantity: fc.integer({ min: 1, max: 9 }),
});

it('every line of a price is whole coins of its currency, and the charged sum is shown', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencyCodes),
      fc.array(price, { minLength: 1, maxLength: 4 }),
      fc.array(effect, { maxLength: 3 }),
      fc.array(fc.bigInt({ min: 1n, max: 10n ** 12n }), {
        minLength: currencyCodes.length,
        maxLength: currencyCodes.length,
      }),
      fc.nat(100),
      (currency, prices, effects, values, share) => {
        const hkdPerUnit = Object.fromEntries(currencyCodes.map((code, at) => [code, values[at] ?? 1n]));
        const rates = { date: '2026-05-01', hkdPerUnit };
        const quote = quoteFor(
          prices.map(({ local, coins, quantity }, n) => ({
            itemId: `i${n}`,
            currency: local,
            units: [{ unitId: 'u', quantity, each: money(coins * priceStep(local), local) }],
          })),
          currency,
          rates,
        );
        if (!quote.ok) throw new Error('every rate is known');
        const basket: Basket = {
          currency,
          rates,
          partner: 'house',
          market: 'global',
          isFirst: false,
          phone: null,
          items: quote.value.lines.map(({ itemId, each, quantity }) => ({
            itemId,
            productId: 1,
            destinationId: 1,
            category: 'tour',
            vertical: 'activities',
            programs: [],
            units: [{ eachMinor: each.minor, quantity }],
          })),
        };
        const coupons = effects.map((one, n) => ({
          id: `c${n}`,
          definition: { titles: { en: 'c' }, conditions: [], effect: one, stacks: true },
        }));
        const discounts = combineCoupons(coupons, basket).applied.flatMap(({ id, savings }) =>
          [...savings].map(([itemId, minor]) => ({ couponId: id, itemId, amount: money(minor, currency) })),
        );
        const nets = quote.value.lines.map(({ itemId, amount }) => {
          const off = discounts.filter((one) => one.itemId === itemId);
          return {
            id: itemId,
            net: money(
              off.reduce((left, one) => left - one.amount.minor, amount.minor),
              currency,
            ),
          };
        });
        const net = nets.reduce((sum, one) => sum + one.net.minor, 0n);
        const step = priceStep(currency);
        const amount = money(((net * BigInt(share)) / 100n / step) * step, currency);
        const tenders = [{ kind: 'credits' as const, amount }];
        const lines = codedLines(quote.value.lines, discounts, tenders);
        for (const line of lines) expect(line.amount.minor % step).toBe(0n);
        for (const part of tendersByBooking(tenders, nets)) expect(part.amount.minor % step).toBe(0n);
        const due = lines.reduce((sum, line) => sum + line.amount.minor, 0n);
        expect(due).toBe(net - amount.minor);
        expect(readBack(formatMoney(money(due, currency), 'en'), currency)).toBe(due);
      },
    ),
    { numRuns: import.meta.env.MODE === 'whole' ? 5_000 : 300 },
  );
});

it('a price of the catalogue that is not in whole coins is refused', () => {
  expect(checkPrice('1.010', 'KWD', [])).toEqual([]);
  expect(checkPrice('1.005', 'KWD', [])).toEqual([{ path: [], reason: '"1.005" is not in whole coins of KWD' }]);
});

/** Minor units of a price as it is shown in English. */
function readBack(shown: string, currency: keyof typeof currencies): bigint {
  const [whole = '0', fraction = ''] = shown.replace(/[^\d.]/g, '').split('.');
  return BigInt(whole + fraction.padEnd(currencies[currency].digits, '0'));
}
