import type { Category } from '#src/domain/catalogue/product.ts';
import type { RatingSummary, Review } from '#src/domain/content/review.ts';
import { reviewEndings, reviewFrames, type Aspect, type Tone } from '#src/domain/content/review-frames.ts';
import { chanceOf, pick } from '#src/domain/content/sample-chance.ts';
import { visitDays } from '#src/domain/content/sample-visits.ts';

/** Of what a sample review of a product may speak: guides only where one speaks, rides only where one is part of it. */
export type SampleSubject = {
  readonly id: number;
  readonly rank: number;
  readonly category: Category;
  readonly guided: boolean;
};

const residences = [
  'JP',
  'KR',
  'TW',
  'HK',
  'SG',
  'MY',
  'TH',
  'PH',
  'ID',
  'IN',
  'AU',
  'NZ',
  'GB',
  'DE',
  'FR',
  'US',
  'CA',
  'AE',
  'SA',
  'ES',
] as const;
const mostReviews = 3000;

/** The five scores a review may give, from low to high. */
export const reviewScores = [20, 40, 60, 80, 100] as const;

/** How many reviews a product's samples pretend to: log-normal, with fewer down the ranks (RU-32). */
export function sampleCount(subject: SampleSubject): number {
  const u = Math.max(chanceOf(subject.id, 0, 'count'), 1e-9);
  const normal = Math.sqrt(-2 * Math.log(u)) * Math.cos(2 * Math.PI * chanceOf(subject.id, 1, 'count'));
  return Math.max(9, Math.min(mostReviews, Math.round(Math.exp(6.1 + 0.7 * normal) / Math.sqrt(subject.rank))));
}

/** The score of the n-th sample: skewed to the good end, as bookings of known places are; harsher for some products. */
export function sampleScore(subject: SampleSubject, n: number): number {
  const fondness = 3.4 + 4.4 * chanceOf(subject.id, 0, 'fondness');
  const level = (1 - (1 - chanceOf(subject.id, n, 'score')) ** (1 / 1.4)) ** (1 / fondness);
  return reviewScores[Math.min(4, Math.floor(level * 5.25 - 0.25))] ?? 20;
}

/** How many samples gave each of the five scores, from low to high. */
export function sampleDistribution(subject: SampleSubject): number[] {
  const counts = [0, 0, 0, 0, 0];
  for (let n = 0; n < sampleCount(subject); n += 1) {
    const place = sampleScore(subject, n) / 20 - 1;
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

/** The summary of a distribution: the mean in whole points of the 20–100 scale. */
export function summaryOf(distribution: readonly number[], sample: boolean): RatingSummary {
  const count = distribution.reduce((sum, each) => sum + each, 0);
  const points = distribution.reduce((sum, each, place) => sum + each * (place + 1) * 20, 0);
  return { score: count === 0 ? 0 : Math.round(points / count), count, sample };
}

/** The latest `count` samples, latest first, visits within the twelve months before `before` (a date). */
export function sampleReviews(subject: SampleSubject, count: number, before: string): Review[] {
  const shown = Math.min(count, sampleCount(subject));
  const visitedOn = visitDays(before);
  const reviews = Array.from({ length: shown }, (_, n) => sampleReview(subject, n, visitedOn));
  return reviews.toSorted((a, b) => (a.visitedOn < b.visitedOn ? 1 : -1));
}

function sampleReview(subject: SampleSubject, n: number, visitedOn: (chance: number) => string): Review {
  const score = sampleScore(subject, n);
  return {
    score,
    text: sampleText(subject, n, score),
    lang: 'en',
    residence: pick(residences, chanceOf(subject.id, n, 'residence')),
    visitedOn: visitedOn(chanceOf(subject.id, n, 'date')),
    sample: true,
  };
}

function sampleText(subject: SampleSubject, n: number, score: number): string {
  const tone: Tone = score >= 80 ? 'pleased' : score === 60 ? 'mixed' : 'let-down';
  const aspects = aspectsOf(subject);
  const first = Math.floor(chanceOf(subject.id, n, 'aspect') * aspects.length);
  const two = chanceOf(subject.id, n, 'length') < 0.6;
  const said = [aspects[first], two ? aspects[(first + 1) % aspects.length] : undefined].filter(
    (one) => one !== undefined,
  );
  // A fair score among the good ones names what was less so.
  const toneOf = (place: number): Tone => (score === 80 && place === 1 ? 'mixed' : tone);
  const sentences = said.map((aspect, place) =>
    pick(reviewFrames[aspect][toneOf(place)], chanceOf(subject.id, n, `said ${aspect}`)),
  );
  if (chanceOf(subject.id, n, 'ends') < 0.5)
    sentences.push(pick(reviewEndings[tone], chanceOf(subject.id, n, 'ending')));
  return sentences.join(' ');
}

const rides: ReadonlySet<Category> = new Set<Category>(['day-trip', 'tour', 'transfer', 'cruise', 'outdoor']);
const eaten: ReadonlySet<Category> = new Set<Category>(['food', 'cruise', 'class']);
const seen: ReadonlySet<Category> = new Set<Category>([
  'attraction',
  'cruise',
  'day-trip',
  'tour',
  'outdoor',
  'museum',
]);
const gated: ReadonlySet<Category> = new Set<Category>([
  'attraction',
  'theme-park',
  'museum',
  'show',
  'pass',
  'wellness',
]);

function aspectsOf(subject: SampleSubject): readonly Aspect[] {
  const { category, guided } = subject;
  return [
    ...(guided ? (['guide'] as const) : []),
    ...(gated.has(category) ? (['queue'] as const) : []),
    ...(seen.has(category) ? (['view'] as const) : []),
    ...(eaten.has(category) ? (['food'] as const) : []),
    ...(rides.has(category) ? (['transfer'] as const) : []),
    'value',
  ];
}
