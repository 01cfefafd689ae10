import type { Category } from '#src/domain/catalogue/product.ts';
import type { DestinationView, ListingCard } from '#src/domain/search/cards/card.ts';

export type CityView = {
  readonly city: DestinationView;
  /** Categories that something is offered in, with how much, in the order of menus. */
  readonly categories: readonly { readonly category: Category; readonly count: number }[];
  /** All there are; of a city of a synthetic catalogue the best known. */
  readonly cards: readonly ListingCard[];
};
