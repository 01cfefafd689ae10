import type { Destination } from '#src/domain/catalogue/destination.ts';
import { liveCatalogue, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { LowestPrices } from '#src/domain/catalogue/lowest-price.ts';
import type { KeptContent } from '#src/domain/content/open-catalogue.ts';
import { sampleDistribution, summaryOf } from '#src/domain/content/sample-reviews.ts';

/** What is worked out once of destinations and products that were read. */
export function keptContent(
  stamp: string,
  destinations: readonly Destination[],
  products: readonly LiveProduct[],
): KeptContent {
  const ratings = products.map((product) => {
    const distribution = sampleDistribution({ ...product, guided: product.languages.length > 0 });
    return [product.id, { summary: summaryOf(distribution), distribution }] as const;
  });
  return { stamp, live: liveCatalogue(destinations, products), prices: new LowestPrices(), ratings: new Map(ratings) };
}
