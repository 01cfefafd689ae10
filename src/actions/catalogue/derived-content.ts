import { ratingsOf } from '#src/actions/catalogue/ratings-of.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import { liveCatalogue, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { LowestPrices } from '#src/domain/catalogue/prices/lowest-price.ts';
import type { DerivedContent } from '#src/domain/search/cards/open-catalogue.ts';

/** What is worked out once of destinations and products that were read; `scores` of those that guests have reviewed. */
export function derivedContent(
  stamp: string,
  destinations: readonly Destination[],
  products: readonly LiveProduct[],
  scores: ReadonlyMap<number, readonly number[]>,
): DerivedContent {
  return {
    stamp,
    live: liveCatalogue(destinations, products),
    prices: new LowestPrices(),
    ratings: ratingsOf(products, scores),
  };
}
