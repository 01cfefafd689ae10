import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { KeptContent } from '#src/domain/content/open-catalogue.ts';
import { sampleDistribution, summaryOf } from '#src/domain/content/sample-reviews.ts';

type Rating = KeptContent['ratings'] extends ReadonlyMap<number, infer One> ? One : never;

/** What products are rated: by their guests as soon as there is one review, else by samples. */
export function ratingsOf(
  products: readonly LiveProduct[],
  scores: ReadonlyMap<number, readonly number[]>,
): KeptContent['ratings'] {
  return new Map(
    products.map((product) => {
      const distribution = scores.get(product.id);
      const rating =
        distribution === undefined ? sampleRating(product) : { summary: summaryOf(distribution, false), distribution };
      return [product.id, rating] as const;
    }),
  );
}

const sampleRatings = new WeakMap<LiveProduct, Rating>();

/** What a product's samples say together: they never change, and adding them up is work. */
export function sampleRating(product: LiveProduct): Rating {
  const known = sampleRatings.get(product);
  if (known !== undefined) return known;
  const distribution = sampleDistribution({ ...product, guided: product.languages.length > 0 });
  const rating = { summary: summaryOf(distribution, true), distribution };
  sampleRatings.set(product, rating);
  return rating;
}
