import { sampleRating } from '#src/actions/catalogue/sample-rating.ts';
import type { Deps } from '#src/actions/deps.ts';
import { BoundedMap } from '#src/domain/bounded-map.ts';
import { roughBytes } from '#src/domain/rough-bytes.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { PublicReview, RatingSummary, Review } from '#src/domain/reviews/review.ts';
import { sampleCount, sampleReviews, summaryOf } from '#src/demo/reviews/sample-reviews.ts';
import {
  countReviews,
  findReviewFacets,
  findReviews,
  type ReviewFacets,
  type ReviewFilter,
  type ReviewOrder,
} from '#src/store/reviews/reviews-reading.store.ts';

export type ReviewsQuery = ReviewFilter & {
  readonly sort: ReviewOrder;
  /** The reader's language: reviews in it are first in the order `helpful`. */
  readonly reader: string;
  /** Counts from 1. */
  readonly page: number;
  readonly limit: number;
};

export type ReviewsView = {
  /** Null when there are no reviews and no samples are wanted. */
  readonly rating: RatingSummary | null;
  readonly facets: ReviewFacets;
  /** How many the filter leaves. */
  readonly total: number;
  readonly reviews: readonly PublicReview[];
};

/**
 * Returns the current reviews of a product. Once there is one guest review, guest reviews alone make the score; until
 * then samples are used, where they are wanted (RU-32).
 */
export async function reviewsOf(
  deps: Pick<Deps, 'db' | 'sampleData'>,
  product: LiveProduct,
  today: string,
  query: ReviewsQuery,
): Promise<ReviewsView> {
  const facets = await findReviewFacets(deps.db, product.id);
  const rating = summaryOf(facets.distribution, false);
  if (rating.count === 0) return deps.sampleData ? samplesOf(product, today, query) : unreviewed;
  const { sort: order, limit, page, reader } = query;
  const [total, reviews] = await Promise.all([
    isWhole(query) ? rating.count : countReviews(deps.db, product.id, query),
    findReviews(deps.db, product.id, query, {
      order,
      reader: primaryOf(reader),
      limit,
      offset: (page - 1) * limit,
    }),
  ]);
  return { rating, facets, total, reviews: reviews.map((one) => ({ ...one, sample: false })) };
}

const unreviewed: ReviewsView = {
  rating: null,
  facets: { distribution: [0, 0, 0, 0, 0], languages: {}, parties: {}, withPhotos: 0, parts: {} },
  total: 0,
  reviews: [],
};

function isWhole({ score, language, withPhotos, party }: ReviewFilter): boolean {
  return score === null && language === null && !withPhotos && party === null;
}

type CachedSamples = {
  readonly product: LiveProduct;
  readonly today: string;
  readonly reviews: readonly Review[];
  readonly languages: ReviewFacets['languages'];
};
/** By product; those of a catalogue that has changed are made again. */
const sampleCache = new BoundedMap<number, CachedSamples>({
  maxBytes: 6 * 1024 ** 2,
  bytesOf: ({ reviews }) => roughBytes(reviews),
});

/** A product's samples, which are the same all day. */
function cachedSamplesOf(product: LiveProduct, today: string): CachedSamples {
  const known = sampleCache.get(product.id);
  if (known?.today === today && known.product === product) return known;
  const subject = { ...product, guided: product.languages.length > 0 };
  const reviews = sampleReviews(subject, sampleCount(subject), today);
  const cached = { product, today, reviews, languages: languagesOf(reviews) };
  sampleCache.set(product.id, cached);
  return cached;
}

function languagesOf(reviews: readonly Review[]): ReviewFacets['languages'] {
  const counts: Record<string, number> = {};
  for (const { lang } of reviews) counts[primaryOf(lang)] = (counts[primaryOf(lang)] ?? 0) + 1;
  return counts;
}

/** The language that a reader narrows a list to: both ways of writing Chinese are one. */
function primaryOf(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}

/** Samples have no photographs, no party and no voices. */
function samplesOf(product: LiveProduct, today: string, query: ReviewsQuery): ReviewsView {
  const { summary: rating, distribution } = sampleRating(product);
  if (rating.count === 0) return unreviewed;
  const cached = cachedSamplesOf(product, today);
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = distribution;
  const fits = (one: Review): boolean =>
    !query.withPhotos &&
    query.party === null &&
    (query.score === null || one.score === query.score) &&
    (query.language === null || primaryOf(one.lang) === query.language);
  const found = inOrderFor(cached.reviews.filter(fits), query);
  const first = (query.page - 1) * query.limit;
  return {
    rating,
    facets: { ...unreviewed.facets, distribution: [a, b, c, d, e], languages: cached.languages },
    total: found.length,
    reviews: found.slice(first, first + query.limit).map(asPublic),
  };
}

/** Among what is equally helpful, as samples are, the reader's language is first. */
function inOrderFor(reviews: readonly Review[], { sort, reader }: ReviewsQuery): readonly Review[] {
  if (sort !== 'helpful') return reviews;
  const isReaders = ({ lang }: Review): boolean => primaryOf(lang) === primaryOf(reader);
  return [...reviews.filter(isReaders), ...reviews.filter((one) => !isReaders(one))];
}

function asPublic({ score, text, lang, residence, visitedOn }: Review): PublicReview {
  return {
    id: null,
    score,
    parts: {},
    text,
    language: lang,
    party: null,
    initial: null,
    country: residence,
    visitedOn,
    helpful: 0,
    edited: false,
    photos: [],
    reply: null,
    sample: true,
  };
}
