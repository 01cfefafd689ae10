import type { WireMoney } from '#src/contract/wire.ts';

const name = 'prices seen';

type Priced = { readonly itemId: string; readonly price: WireMoney };

/** Keeps, for this tab, what somebody was shown that the lines of his cart cost. */
export function rememberPrices(lines: readonly Priced[]): void {
  const seen = Object.fromEntries(lines.map(({ itemId, price }) => [itemId, price]));
  try {
    sessionStorage.setItem(name, JSON.stringify(seen));
  } catch {
    // Where a visitor has closed the store, he is shown the price at the checkout alone.
  }
}

/** What a line cost when it was shown last, where it costs something else now in the same currency. */
export function otherPriceSeen({ itemId, price }: Priced): WireMoney | null {
  const seen = pricesSeen()[itemId];
  return seen !== undefined && seen.currency === price.currency && seen.minor !== price.minor ? seen : null;
}

function pricesSeen(): Readonly<Record<string, WireMoney | undefined>> {
  try {
    // Written by `rememberPrices` alone.
    return JSON.parse(sessionStorage.getItem(name) ?? '{}') as Record<string, WireMoney | undefined>;
  } catch {
    return {};
  }
}
