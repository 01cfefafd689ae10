import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { DerivedContent } from '#src/domain/search/cards/open-catalogue.ts';
import { sampleDistribution, summaryOf } from '#src/demo/reviews/sample-reviews.ts';

type Rating = DerivedContent['ratings'] extends ReadonlyMap<number, infer One> ? One : never;

const known = new WeakMap<LiveProduct, Rating>();

/** What a product's samples say together: they never change, and adding them up is work. */
export function sampleRating(product: LiveProduct): Rating {
  const before = known.get(product);
  if (before !== undefined) return before;
  const distribution = sampleDistribution({ ...product, guided: product.languages.length > 0 });
  const rating = { summary: summaryOf(distribution, true), distribution };
  known.set(product, rating);
  return rating;
}
