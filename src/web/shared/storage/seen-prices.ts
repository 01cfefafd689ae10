import type { WireMoney } from '#src/contract/wire.ts';

const name = 'prices seen';

type Priced = { readonly itemId: string; readonly price: WireMoney };

/** Stores, for this tab, the prices that were shown for lines of the cart; those of other lines stay. */
export function rememberPrices(lines: readonly Priced[]): void {
  keep({ ...read(seenText()), ...Object.fromEntries(lines.map(({ itemId, price }) => [itemId, price])) });
}

/** Removes the shown price of a line: the buyer changed the party, so the new price is expected. */
export function forgetPrice(itemId: string): void {
  const { [itemId]: _forgotten, ...others } = read(seenText());
  keep(others);
}

type Seen = Readonly<Record<string, WireMoney | undefined>>;

function keep(seen: Seen): void {
  try {
    sessionStorage.setItem(name, JSON.stringify(seen));
  } catch {
    // Where storage is blocked, the price is shown at the checkout only.
  }
}

/** Returns the price of a line last shown, if it has changed in the same currency. */
export function otherPriceSeen({ itemId, price }: Priced, text: string = seenText()): WireMoney | null {
  const seen = read(text)[itemId];
  return seen !== undefined && seen.currency === price.currency && seen.minor !== price.minor ? seen : null;
}

/** Returns the stored text; it changes with every price that is added. */
export function seenText(): string {
  try {
    return sessionStorage.getItem(name) ?? nothingSeen;
  } catch {
    return nothingSeen;
  }
}

export const nothingSeen = '{}';

function read(text: string): Seen {
  // Only `keep` writes it.
  return JSON.parse(text) as Seen;
}
