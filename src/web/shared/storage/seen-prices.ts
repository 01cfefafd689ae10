import type { WireMoney } from '#src/contract/wire.ts';

const name = 'prices seen';

type Priced = { readonly itemId: string; readonly price: WireMoney };

/** Stores, for this tab, the prices that were shown for lines of the cart; those of other lines stay. */
export function rememberPrices(lines: readonly Priced[]): void {
  store({ ...read(storedText()), ...Object.fromEntries(lines.map(({ itemId, price }) => [itemId, price])) });
}

/** Removes the shown price of a line: the buyer changed the party, so the new price is expected. */
export function forgetPrice(itemId: string): void {
  const { [itemId]: _forgotten, ...others } = read(storedText());
  store(others);
}

type ShownPrices = Readonly<Record<string, WireMoney | undefined>>;

function store(prices: ShownPrices): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(prices));
  } catch {
    // Where storage is blocked, the price is shown at the checkout only.
  }
}

/** Returns the price of a line last shown, if it has changed in the same currency. */
export function changedPrice({ itemId, price }: Priced, text: string = storedText()): WireMoney | null {
  const prices = read(text)[itemId];
  return prices !== undefined && prices.currency === price.currency && prices.minor !== price.minor ? prices : null;
}

/** Returns the stored text; it changes with every price that is added. */
export function storedText(): string {
  try {
    return sessionStorage.getItem(name) ?? noPrices;
  } catch {
    return noPrices;
  }
}

export const noPrices = '{}';

function read(text: string): ShownPrices {
  // Only `keep` writes it.
  return JSON.parse(text) as ShownPrices;
}
