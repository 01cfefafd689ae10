import { describe, expect, it } from 'vitest';

import {
  sampleCount,
  sampleDistribution,
  sampleReviews,
  sampleScore,
  summaryOf,
} from '#src/demo/reviews/sample-reviews.ts';

const subject = { id: 1101, rank: 1, category: 'attraction', guided: false } as const;

describe('sample reviews', () => {
  it('are the same for the same product, and others for another', () => {
    const before = '2026-11-21';
    expect(sampleReviews(subject, 12, before)).toEqual(sampleReviews(subject, 12, before));
    expect(sampleReviews(subject, 12, before)).not.toEqual(sampleReviews({ ...subject, id: 1102 }, 12, before));
  });

  it('are marked, have no name, and are dated within the last year', () => {
    for (const review of sampleReviews(subject, 200, '2026-11-21')) {
      expect(Object.keys(review).toSorted()).toEqual(['lang', 'residence', 'sample', 'score', 'text', 'visitedOn']);
      expect(review.sample).toBe(true);
      expect(review.visitedOn >= '2025-11-21' && review.visitedOn < '2026-11-21').toBe(true);
      expect([20, 40, 60, 80, 100]).toContain(review.score);
      expect(review.text).not.toBe('');
    }
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

  it('are as many and as good as they ever were: lists and rankings rest on it', () => {
    const distributions = [
      subject,
      { id: 1102, rank: 2, category: 'tour', guided: true } as const,
      { id: 2417, rank: 9, category: 'food', guided: false } as const,
    ].map((one) => sampleDistribution(one));
    expect(distributions).toEqual([
      [11, 73, 229, 499, 730],
      [0, 17, 47, 98, 140],
      [2, 28, 71, 116, 160],
    ]);
  });
});
