/** What a result list knows of clicks on its vertical items (RU-21); a new search starts with `noClicks`. */
export type VerticalClicks = {
  /** The id of the vertical item that was clicked first. */
  readonly first: string | null;
  /** The id of the item that the value-pack card follows. */
  readonly cardAfter: string | null;
};

export const noClicks: VerticalClicks = { first: null, cardAfter: null };

/**
 * A click on a vertical item: the first is remembered; the first on a different one puts the value-pack card right
 * after it. The card stays where it is: never two in one list (RU-21, spec §4).
 */
export function clickVertical(clicks: VerticalClicks, item: string): VerticalClicks {
  if (clicks.first === null) return { ...clicks, first: item };
  if (clicks.cardAfter !== null || clicks.first === item) return clicks;
  return { ...clicks, cardAfter: item };
}

/**
 * The list with the card in its place; without it when there was no second click or the item is no longer in the list.
 */
export function withValuePack<Item, Card>(
  items: readonly Item[],
  clicks: VerticalClicks,
  idOf: (item: Item) => string,
  card: Card,
): readonly (Item | Card)[] {
  const place = items.findIndex((item) => idOf(item) === clicks.cardAfter);
  return place === -1 ? items : [...items.slice(0, place + 1), card, ...items.slice(place + 1)];
}
