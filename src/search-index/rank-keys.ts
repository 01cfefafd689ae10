import type { Matches } from '#src/search-index/match-words.ts';
import type { IndexQuery } from '#src/domain/search/index-query.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** How much the whole title being named adds, and how much renown and rating may add or the lack of a price take. */
const titleShare = 0.35;
const renownShare = 0.05;
const ratingShare = 0.05;
const unpricedShare = 0.8;

/**
 * The key that a document is sorted by; higher comes first, renown decides among equals. What has no price or no reviews
 * comes last where that is sorted by.
 */
export function rankKeys(
  index: SearchIndex,
  query: Pick<IndexQuery, 'sort' | 'termsOf'>,
  matches: Matches | null,
): (number: number) => number {
  const { price, currency, score, reviews } = index;
  const factor = Float64Array.from(index.currencies, (code) => query.termsOf(code).factor);
  if (query.sort === 'price_low' || query.sort === 'price_high') {
    const sign = query.sort === 'price_low' ? -1 : 1;
    return (number) => {
      const key = sign * (price[number] ?? 0) * (factor[currency[number] ?? 0] ?? 0);
      // No price, or one that cannot be exchanged.
      return Number.isNaN(key) ? Number.NEGATIVE_INFINITY : key;
    };
  }
  if (query.sort === 'best_rated') return (number) => (score[number] ?? 0) * 2 ** 32 + (reviews[number] ?? 0);
  return matches === null ? (number) => -number / index.size : relevance(index, matches);
}

/** Words by the fields they stand in, more when they are most of the title; then how good the thing itself is. */
function relevance(index: SearchIndex, { worth, titled }: Matches): (number: number) => number {
  const { price, score, reviews, titleWords, size } = index;
  return (number) => {
    const named = Math.min(1, (titled[number] ?? 0) / Math.max(1, titleWords[number] ?? 1));
    const sure = (reviews[number] ?? 0) >= 20 ? 1 : (reviews[number] ?? 0) / 20;
    const good = 1 + renownShare * (1 - number / size) + (ratingShare * sure * (score[number] ?? 0)) / 100;
    const sold = Number.isNaN(price[number]) ? unpricedShare : 1;
    return (worth[number] ?? 0) * (1 + titleShare * named) * good * sold;
  };
}
