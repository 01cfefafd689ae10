import { describe, expect, it } from 'vitest';

import { reviewFrames } from '#src/domain/content/review-frames.ts';
import {
  sampleCount,
  sampleDistribution,
  sampleReviews,
  sampleScore,
  summaryOf,
} from '#src/domain/content/sample-reviews.ts';

const subject = { id: 1101, rank: 1, category: 'attraction', guided: false } as const;

describe('sample reviews', () => {
  it('are the same for the same product, and others for another', () => {
    const before = '2026-11-21';
    expect(sampleReviews(subject, 12, before)).toEqual(sampleReviews(subject, 12, before));
    expect(sampleReviews(subject, 12, before)).not.toEqual(sampleReviews({ ...subject, id: 1102 }, 12, before));
  });

  it('are marked, bear no name, and lie within the year before', () => {
    for (const review of sampleReviews(subject, 200, '2026-11-21')) {
      expect(Object.keys(review).toSorted()).toEqual(['lang', 'residence', 'sample', 'score', 'text', 'visitedOn']);
      expect(review.sample).toBe(true);
      expect(review.visitedOn >= '2025-11-21' && review.visitedOn < '2026-11-21').toBe(true);
      expect([20, 40, 60, 80, 100]).toContain(review.score);
      expect(review.text.length).toBeGreaterThan(20);
    }
  });

  it('speak of what the product has, in the tone of the score', () => {
    const texts = (category: 'museum' | 'day-trip', guided: boolean) =>
      sampleReviews({ ...subject, category, guided }, 300, '2026-11-21')
        .map(({ text }) => text)
        .join(' ');
    expect(texts('museum', false)).not.toContain('guide');
    expect(texts('day-trip', true)).toContain('guide');
    const worst = sampleReviews(subject, 3000, '2026-11-21').filter(({ score }) => score <= 40);
    expect(worst.length).toBeGreaterThan(0);
    for (const { text } of worst)
      expect(Object.values(reviewFrames).some((frames) => frames.pleased.some((said) => text.includes(said)))).toBe(
        false,
      );
  });

  it('sum up to their distribution', () => {
    const distribution = sampleDistribution(subject);
    const scores = Array.from({ length: sampleCount(subject) }, (_, n) => sampleScore(subject, n));
    const summary = summaryOf(distribution, true);
    expect(summary.count).toBe(scores.length);
    expect(summary.score).toBe(Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length));
    expect(summary.score).toBeGreaterThan(70);
    expect(summaryOf([0, 0, 0, 0, 0], false)).toEqual({ score: 0, count: 0, sample: false });
  });

  it('have more than thirty frames', () => {
    const frames = Object.values(reviewFrames).flatMap((tones) => Object.values(tones).flat());
    expect(new Set(frames).size).toBeGreaterThanOrEqual(30);
  });
});
