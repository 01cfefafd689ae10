import { isCurrency, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { convert, type RateTable } from '#src/domain/shared/money/exchange.ts';
import { money } from '#src/domain/shared/money/money.ts';

/**
 * What a visitor's price limits are in another currency, and what its minor unit is worth in the visitor's (for
 * sorting).
 */
export type CurrencyTerms = { readonly from: number; readonly to: number; readonly factor: number };

/** Limits in the visitor's minor units, both ends included; null where there is none. */
export type PriceLimits = { readonly from: number | null; readonly to: number | null };

/** No price is higher, in whatever minor units. */
const highest = 10n ** 13n;
const sample = 10n ** 9n;

/**
 * Price limits carried over to each currency that things are sold in, so that what is filtered is exactly what is
 * shown: an amount is within them if and only if it is once exchanged and rounded (exchanging never turns an order
 * round). Without a rate nothing is within.
 */
export function currencyTerms(
  rates: RateTable,
  visitor: CurrencyCode,
  limits: PriceLimits,
): (currency: string) => CurrencyTerms {
  const known = new Map<string, CurrencyTerms>();
  return (currency) => {
    const terms = known.get(currency) ?? termsFor(rates, currency, visitor, limits);
    known.set(currency, terms);
    return terms;
  };
}

function termsFor(rates: RateTable, currency: string, visitor: CurrencyCode, limits: PriceLimits): CurrencyTerms {
  const shown = (minor: bigint): bigint | null =>
    isCurrency(currency) ? (convert(money(minor, currency), visitor, rates)?.minor ?? null) : null;
  const worth = shown(sample);
  if (worth === null) return { from: Number.NaN, to: Number.NaN, factor: Number.NaN };
  // The least amount for which it holds, of all that a price may be.
  const least = (holds: (exchanged: bigint) => boolean): bigint => {
    let low = 0n;
    let high = highest;
    while (low < high) {
      const middle = (low + high) / 2n;
      if (holds(shown(middle) ?? 0n)) high = middle;
      else low = middle + 1n;
    }
    return low;
  };
  const { from, to } = limits;
  return {
    from: from === null ? Number.NEGATIVE_INFINITY : Number(least((minor) => minor >= BigInt(from))),
    to: to === null ? Number.POSITIVE_INFINITY : Number(least((minor) => minor > BigInt(to))) - 1,
    factor: Number(worth) / Number(sample),
  };
}
