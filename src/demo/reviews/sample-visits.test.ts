import { describe, expect, it } from 'vitest';

import { monthWeights, visitDays } from '#src/demo/reviews/sample-visits.ts';

/** How many of evenly spread chances fall into each month, over lists that begin on the first of every month. */
function visitsByMonth(): number[] {
  const counts = Array.from({ length: 12 }, () => 0);
  for (let month = 1; month <= 12; month += 1) {
    const visitedOn = visitDays(`2026-${String(month).padStart(2, '0')}-01`);
    for (let at = 0; at < 4000; at += 1) {
      const place = Number(visitedOn(at / 4000).slice(5, 7)) - 1;
      counts[place] = (counts[place] ?? 0) + 1;
    }
  }
  return counts;
}

describe('the visits of sample reviews', () => {
  it('are within the last twelve months', () => {
    const visitedOn = visitDays('2026-11-21');
    expect(visitedOn(0)).toBe('2026-11-20');
    expect(visitedOn(0.999_999)).toBe('2025-11-22');
    expect(visitedOn(1)).toBe('2025-11-22');
  });

  it('are more in the high seasons', () => {
    const counts = visitsByMonth();
    const share = (month: number): number => (counts[month - 1] ?? 0) / (monthWeights[month - 1] ?? 1);
    const all = counts.reduce((sum, each) => sum + each, 0) / monthWeights.reduce((sum, each) => sum + each, 0);
    for (let month = 1; month <= 12; month += 1) expect(share(month) / all, `month ${month}`).toBeCloseTo(1, 0.5);
    const [april, june, september, december] = [3, 5, 8, 11].map((place) => counts[place] ?? 0);
    expect(april).toBeGreaterThan(1.6 * (june ?? 0));
    expect(december).toBeGreaterThan(1.6 * (september ?? 0));
  });

  it('are more of late, as reviews are', () => {
    const visitedOn = visitDays('2026-11-21');
    expect(visitedOn(0.5) > '2026-05-22').toBe(true);
  });
});
