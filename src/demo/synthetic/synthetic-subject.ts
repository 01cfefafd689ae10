import type { Category } from '#src/domain/catalogue/product.ts';
import type { SampleSubject } from '#src/demo/reviews/sample-subject.ts';

/** Above any number of reviews. */
const leastKnown = 1_000_000;

/** The rank of something made up: what has more reviews goes first, and everything of the shop's own before it. */
export function syntheticRank(reviews: number): number {
  return leastKnown - reviews;
}

/** The subject of sample reviews of a synthetic product. It has no guide. */
export function syntheticSubject(of: {
  readonly id: number;
  readonly category: Category;
  readonly reviews: number;
}): SampleSubject {
  return { id: of.id, rank: syntheticRank(of.reviews), category: of.category, guided: false, samples: of.reviews };
}
