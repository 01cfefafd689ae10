import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dueTotals, type Due } from '#src/domain/catalogue/offers/pay-at-property-fees.ts';
import { money } from '#src/domain/shared/money/money.ts';

const tax = (minor: bigint, currency: 'JPY' | 'EUR'): Due => ({ code: 'city_tax', amount: money(minor, currency) });
const deposit = (minor: bigint): Due => ({ code: 'deposit', amount: money(minor, 'EUR') });

describe('what is paid at the places of several lines', () => {
  it('is summed by currency, and a deposit is no part of it', () => {
    expect(dueTotals([tax(800n, 'JPY'), deposit(30_000n), tax(450n, 'EUR'), tax(200n, 'JPY')])).toEqual({
      fees: [money(1_000n, 'JPY'), money(450n, 'EUR')],
      deposits: [money(30_000n, 'EUR')],
    });
  });

  it('is null where nothing is charged at the property', () => {
    expect(dueTotals([])).toEqual({ fees: [], deposits: [] });
    expect(dueTotals([tax(0n, 'JPY')]).fees).toEqual([]);
  });

  const due = fc.record({
    code: fc.constantFrom('city_tax' as const, 'resort_fee' as const, 'deposit' as const),
    amount: fc.record({
      minor: fc.bigInt(0n, 10_000_000n),
      currency: fc.constantFrom('JPY' as const, 'EUR' as const, 'KWD' as const),
    }),
  });
  it('loses nothing and adds nothing, whatever the currencies', () => {
    fc.assert(
      fc.property(fc.array(due), (charges) => {
        const { fees, deposits } = dueTotals(charges);
        for (const currency of ['JPY', 'EUR', 'KWD'] as const) {
          const of = (amounts: readonly { minor: bigint; currency: string }[]): bigint =>
            amounts.reduce((sum, one) => (one.currency === currency ? sum + one.minor : sum), 0n);
          expect(of([...fees, ...deposits])).toBe(of(charges.map(({ amount }) => amount)));
        }
      }),
    );
  });
});
