import type { Quote } from '#src/domain/pricing/quote.ts';

/** A quote as it is kept: its lines in JSON (minor units as decimal strings) and what of the cart they stand for. */
export type QuoteDocument = {
  /** Fingerprint of the cart's content: the same content finds its live checkout again. */
  readonly content: string;
  /** Cart items in the cart's order. */
  readonly items: readonly string[];
  readonly ratesOf: string;
  readonly rates: Readonly<Record<string, string>>;
  readonly lines: readonly object[];
};

/** The document of a quote, to be kept with it. */
export function quoteDocument(quote: Quote, content: string, items: readonly string[]): QuoteDocument {
  const lines = quote.lines.map(({ local, each, amount, ...line }) => ({
    ...line,
    localCurrency: local.currency,
    localMinor: local.minor.toString(),
    eachMinor: each.minor.toString(),
    amountMinor: amount.minor.toString(),
  }));
  return { content, items, ratesOf: quote.ratesOf, rates: quote.rates, lines };
}
