import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { convert } from '#src/domain/shared/money/exchange.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { currencyTerms } from '#src/domain/search/currency-terms.ts';

const rates = {
  date: '2026-11-20',
  hkdPerUnit: { USD: 778_120_000n, JPY: 5_031_000n, KWD: 2_534_000_000n, EUR: 903_400_000n, IDR: 47_900n },
};
const codes: readonly CurrencyCode[] = ['USD', 'JPY', 'KWD', 'EUR', 'IDR', 'HKD'];

describe('price limits in another currency', () => {
  it('hold exactly what lies within once it is exchanged and rounded', () => {
    const code = fc.constantFrom(...codes);
    const limit = fc.option(fc.integer({ min: 0, max: 100_000 }));
    fc.assert(
      fc.property(code, code, limit, limit, fc.integer({ min: 0, max: 3_000_000 }), (sold, wanted, from, to, minor) => {
        const terms = currencyTerms(rates, wanted, { from, to })(sold);
        const shown = Number(convert(money(minor, sold), wanted, rates)?.minor);
        const within = shown >= (from ?? 0) && shown <= (to ?? Number.POSITIVE_INFINITY);
        expect(minor >= terms.from && minor <= terms.to).toBe(within);
      }),
    );
  });

  it('hold nothing without a rate', () => {
    const { from, to, factor } = currencyTerms(rates, 'USD', { from: null, to: null })('THB');
    expect([from, to, factor]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
    expect(currencyTerms(rates, 'USD', { from: null, to: null })('seashells').factor).toBeNaN();
  });

  it('are worked out once for each currency', () => {
    const termsOf = currencyTerms(rates, 'USD', { from: 100, to: null });
    expect(termsOf('JPY')).toBe(termsOf('JPY'));
    expect(termsOf('JPY')).toMatchObject({ to: Number.POSITIVE_INFINITY });
  });
});
