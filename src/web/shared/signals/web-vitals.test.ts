import { describe, expect, it } from 'vitest';

import { interactions, layoutShifts } from '#src/web/shared/signals/web-vitals.ts';

describe('layout shifts', () => {
  const score = (shifts: readonly (readonly [at: number, value: number, hadInput?: boolean])[]): number => {
    const measured = layoutShifts();
    for (const [startTime, value, hadRecentInput = false] of shifts) measured.add({ startTime, value, hadRecentInput });
    return Math.round(measured.score() * 1_000) / 1_000;
  };

  it.each([
    ['nothing moved', [], 0],
    [
      'one window',
      [
        [100, 0.1],
        [900, 0.2],
      ],
      0.3,
    ],
    [
      'a pause of a second begins another',
      [
        [100, 0.1],
        [1_100, 0.2],
      ],
      0.2,
    ],
    [
      'a window ends after five seconds',
      [
        [0, 0.1],
        [900, 0.1],
        [1_800, 0.1],
        [2_700, 0.1],
        [3_600, 0.1],
        [4_500, 0.1],
        [5_400, 0.1],
      ],
      0.6,
    ],
    [
      'the worst window counts',
      [
        [0, 0.4],
        [5_000, 0.1],
      ],
      0.4,
    ],
    [
      'what the visitor caused does not count',
      [
        [0, 0.4, true],
        [10, 0.1],
      ],
      0.1,
    ],
  ] as const)('%s', (_name, shifts, expected) => {
    expect(score(shifts)).toBe(expected);
  });
});

describe('interactions', () => {
  const slowest = (durations: readonly number[]): number | null => {
    const measured = interactions();
    durations.forEach((duration, at) => measured.add({ interactionId: at + 1, duration }));
    return measured.slowest();
  };

  it('are as slow as the slowest, but for one in fifty', () => {
    expect(slowest([])).toBeNull();
    expect(slowest([40, 300, 80])).toBe(300);
    expect(slowest([900, ...Array.from({ length: 49 }, () => 50)])).toBe(50);
    expect(slowest([900, ...Array.from({ length: 48 }, () => 50)])).toBe(900);
  });

  it('are counted once for all of their events, and events without one are none', () => {
    const measured = interactions();
    measured.add({ interactionId: 0, duration: 999 });
    expect(measured.slowest()).toBeNull();
    measured.add({ interactionId: 5, duration: 60 });
    measured.add({ interactionId: 5, duration: 90 });
    expect(measured.slowest()).toBe(90);
  });
});
