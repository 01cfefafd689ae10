import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { convert, crossRate, oldestDay, type RateTable } from '#src/domain/shared/money/exchange.ts';
import { add, money, times, type Money } from '#src/domain/shared/money/money.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

/** What a quote prices: one item for each line of the cart, prices in the place's own currency. */
export type QuoteItem = {
  readonly itemId: string;
  readonly currency: CurrencyCode;
  readonly units: readonly {
    readonly unitId: string;
    readonly quantity: number;
    readonly each: Money;
    /** What it would cost without the rule of that date or time, which is named. */
    readonly changed?: { readonly from: Money; readonly rule: string } | undefined;
    /** What it costs less the deal that holds for it. */
    readonly dealt?: { readonly to: Money; readonly deal: number } | undefined;
  }[];
};

/**
 * A line of a price: its stage, its code and what it adds to the total. `each` is one unit in the charge currency,
 * `local` the same in the place's currency; the amount is `each` × quantity, so every line can be read and refunded
 * alone. A rule of a date or time is a separate line beside the base price, and may be negative; so is a deal, which is
 * negative always.
 */
export type PriceLine = {
  readonly stage: 'base' | 'rule' | 'deal';
  /** "unit", the rule's name, or the deal's id. */
  readonly code: string;
  readonly itemId: string;
  readonly unitId: string;
  readonly quantity: number;
  readonly local: Money;
  readonly each: Money;
  readonly amount: Money;
};

export type Quote = {
  readonly currency: CurrencyCode;
  readonly lines: readonly PriceLine[];
  readonly total: Money;
  /** The day of the oldest rate used, and the rate of each currency of origin, as decimal strings (RU-13). */
  readonly ratesOf: string;
  readonly rates: Readonly<Record<string, string>>;
};

/**
 * Prices items in one charge currency. Each unit is converted and rounded once, so the price shown on the activity
 * page is the price charged. A rate that is not known blocks buying (D-15).
 */
export function quoteFor(
  items: readonly QuoteItem[],
  currency: CurrencyCode,
  rates: RateTable,
): Result<Quote, 'payment_unavailable'> {
  const lines: PriceLine[] = [];
  const used: Record<string, string> = {};
  for (const item of items) {
    const rate = crossRate(item.currency, currency, rates);
    if (rate === null) return fail('payment_unavailable', { field: 'currency' });
    used[item.currency] = rate;
    for (const unit of item.units) {
      const each = convert(unit.each, currency, rates);
      if (each === null) return fail('payment_unavailable', { field: 'currency' });
      const base = unit.changed === undefined ? each : convert(unit.changed.from, currency, rates);
      if (base === null) return fail('payment_unavailable', { field: 'currency' });
      const { unitId, quantity, changed } = unit;
      const of = { itemId: item.itemId, unitId, quantity };
      lines.push({ ...of, stage: 'base', code: 'unit', ...priced(changed?.from ?? unit.each, base, quantity) });
      if (changed !== undefined) {
        const step = [less(unit.each, changed.from), less(each, base), quantity] as const;
        lines.push({ ...of, stage: 'rule', code: changed.rule, ...priced(...step) });
      }
      if (unit.dealt !== undefined) {
        const to = convert(unit.dealt.to, currency, rates);
        if (to === null) return fail('payment_unavailable', { field: 'currency' });
        const step = [less(unit.dealt.to, unit.each), less(to, each), quantity] as const;
        lines.push({ ...of, stage: 'deal', code: String(unit.dealt.deal), ...priced(...step) });
      }
    }
  }
  const total = add(money(0n, currency), ...lines.map((line) => line.amount));
  const ratesOf = oldestDay(rates, [currency, ...items.map((item) => item.currency)]);
  return ok({ currency, lines, total, ratesOf, rates: used });
}

function priced(local: Money, each: Money, quantity: number): Pick<PriceLine, 'local' | 'each' | 'amount'> {
  return { local, each, amount: times(each, quantity) };
}

function less(one: Money, other: Money): Money {
  return money(one.minor - other.minor, one.currency);
}

/** The sum of one item's lines. */
export function itemTotal(quote: Quote, itemId: string): Money {
  const amounts = quote.lines.filter((line) => line.itemId === itemId).map((line) => line.amount);
  return add(money(0n, quote.currency), ...amounts);
}
