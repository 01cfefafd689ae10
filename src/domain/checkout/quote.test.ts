import { describe, expect, it } from 'vitest';

import type { RateTable } from '#src/domain/shared/money/exchange.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { itemTotal, quoteFor, type QuoteItem } from '#src/domain/checkout/quote.ts';

/** One euro is nine HKD, one dollar 7.5; the dollar's rate is of the day before. */
const rates: RateTable = {
  date: '2026-11-20',
  hkdPerUnit: { EUR: 900_000_000n, USD: 750_000_000n },
  earlier: { USD: '2026-11-19' },
};
const adult = { unitId: 'adult', quantity: 2, each: money(1_000n, 'EUR') };
const item = (units: QuoteItem['units'], more: Partial<QuoteItem> = {}): QuoteItem => ({
  itemId: 'a',
  currency: 'EUR',
  units,
  ...more,
});
const quoted = (...items: readonly QuoteItem[]) => quoteFor(items, 'USD', rates);

describe('a quote', () => {
  it('has a line for the base price of each unit', () => {
    const quote = quoted(item([adult]));
    expect(quote.ok && quote.value).toEqual({
      currency: 'USD',
      lines: [
        {
          stage: 'base',
          code: 'unit',
          itemId: 'a',
          unitId: 'adult',
          quantity: 2,
          local: money(1_000n, 'EUR'),
          each: money(1_200n, 'USD'),
          amount: money(2_400n, 'USD'),
        },
      ],
      total: money(2_400n, 'USD'),
      ratesOf: '2026-11-19',
      rates: { EUR: '1.2' },
    });
  });

  it('has a line of its own for the rule of a date and for a deal', () => {
    const changed = { from: money(800n, 'EUR'), rule: 'weekend' };
    const dealt = { to: money(900n, 'EUR'), deal: 7 };
    const quote = quoted(item([{ ...adult, changed, dealt }]));
    const of = { itemId: 'a', unitId: 'adult', quantity: 2 };
    expect(quote.ok && quote.value.lines).toEqual([
      {
        ...of,
        stage: 'base',
        code: 'unit',
        local: money(800n, 'EUR'),
        each: money(960n, 'USD'),
        amount: money(1_920n, 'USD'),
      },
      {
        ...of,
        stage: 'rule',
        code: 'weekend',
        local: money(200n, 'EUR'),
        each: money(240n, 'USD'),
        amount: money(480n, 'USD'),
      },
      {
        ...of,
        stage: 'deal',
        code: '7',
        local: money(-100n, 'EUR'),
        each: money(-120n, 'USD'),
        amount: money(-240n, 'USD'),
      },
    ]);
    expect(quote.ok && quote.value.total).toEqual(money(2_160n, 'USD'));
  });

  it('adds up items of several currencies, each by itself too', () => {
    const other = item([{ unitId: 'car', quantity: 1, each: money(500n, 'USD') }], { itemId: 'b', currency: 'USD' });
    const quote = quoted(item([adult]), other);
    if (!quote.ok) throw new Error('no quote');
    expect(quote.value.total).toEqual(money(2_900n, 'USD'));
    expect([itemTotal(quote.value, 'a'), itemTotal(quote.value, 'b'), itemTotal(quote.value, 'c')]).toEqual([
      money(2_400n, 'USD'),
      money(500n, 'USD'),
      money(0n, 'USD'),
    ]);
    expect(quote.value.rates).toEqual({ EUR: '1.2', USD: '1' });
  });

  it('names the oldest day of the rates that it uses, and of no others', () => {
    const days = (currency: 'EUR' | 'USD') => {
      const quote = quoteFor([item([adult])], currency, rates);
      return quote.ok ? quote.value.ratesOf : null;
    };
    expect([days('EUR'), days('USD')]).toEqual(['2026-11-20', '2026-11-19']);
    const dollars = item([{ unitId: 'car', quantity: 1, each: money(500n, 'USD') }], { currency: 'USD' });
    const quote = quoteFor([dollars], 'EUR', rates);
    expect(quote.ok && quote.value.ratesOf).toBe('2026-11-19');
  });

  it('is refused, beside the currency, where a rate is not known', () => {
    const unknown = { code: 'payment_unavailable', field: 'currency' };
    const yen = item([{ unitId: 'adult', quantity: 1, each: money(100n, 'JPY') }], { currency: 'JPY' });
    expect(quoted(yen)).toMatchObject({ ok: false, failure: unknown });
    // What a unit itself is in has no rate, though its item's currency has one.
    const mixed = (unit: Partial<QuoteItem['units'][number]>) => quoted(item([{ ...adult, ...unit }]));
    expect(mixed({ each: money(100n, 'JPY') })).toMatchObject({ ok: false, failure: unknown });
    expect(mixed({ changed: { from: money(1n, 'JPY'), rule: 'x' } })).toMatchObject({ ok: false, failure: unknown });
    expect(mixed({ dealt: { to: money(1n, 'JPY'), deal: 1 } })).toMatchObject({ ok: false, failure: unknown });
  });
});
