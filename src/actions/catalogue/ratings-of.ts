import { sampleRating } from '#src/actions/catalogue/sample-rating.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { DerivedContent } from '#src/domain/search/cards/open-catalogue.ts';
import { summaryOf } from '#src/demo/reviews/sample-reviews.ts';

/** What products are rated: by their guests as soon as there is one review, else by samples. */
export function ratingsOf(
  products: readonly LiveProduct[],
  scores: ReadonlyMap<number, readonly number[]>,
): DerivedContent['ratings'] {
  return new Map(
    products.map((product) => {
      const distribution = scores.get(product.id);
      const rating =
        distribution === undefined ? sampleRating(product) : { summary: summaryOf(distribution, false), distribution };
      return [product.id, rating] as const;
    }),
  );
}
