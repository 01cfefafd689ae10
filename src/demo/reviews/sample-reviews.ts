import type { RatingSummary, Review } from '#src/domain/reviews/review.ts';
import { chanceOf } from '#src/demo/reviews/sample-randomness.ts';
import type { SampleSubject } from '#src/demo/reviews/sample-subject.ts';
import { sampleText } from '#src/demo/reviews/sample-text.ts';
import { visitDays } from '#src/demo/reviews/sample-visits.ts';
import { sampleWriter } from '#src/demo/reviews/sample-writer.ts';

/** No product pretends to more samples. */
export const mostReviews = 3000;

/** The five scores a review may give, from low to high. */
export const reviewScores = [20, 40, 60, 80, 100] as const;

/** How many reviews a product's samples pretend to: log-normal, with fewer down the ranks (RU-32). */
export function sampleCount(subject: SampleSubject): number {
  if (subject.samples !== undefined) return Math.min(mostReviews, subject.samples);
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
  const count = sampleCount(subject);
  for (let n = 0; n < count; n += 1) {
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
  const reviews = Array.from({ length: shown }, (_, n) => ({
    ...sampleReview(subject, n),
    visitedOn: visitedOn(chanceOf(subject.id, n, 'date')),
  }));
  return reviews.toSorted((a, b) => (a.visitedOn < b.visitedOn ? 1 : -1));
}

/** All but the date. */
function sampleReview(subject: SampleSubject, n: number): Omit<Review, 'visitedOn'> {
  const score = sampleScore(subject, n);
  const { residence, lang } = sampleWriter(subject.id, n);
  return { score, text: sampleText(subject, n, score, lang), lang, residence, sample: true };
}
