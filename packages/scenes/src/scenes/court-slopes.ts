import type { Space, Vec } from './court-space.ts';
import type { Style } from './court-style.ts';

/** A tiled roof over a rectangle: hollow slopes, eaves that turn up at the corners. */
export type Roof = {
  /** Half lengths across and deep: of the eaves, and of what the slopes end at (a ridge when `topB` is 0). */
  readonly a: number;
  readonly b: number;
  readonly topA: number;
  readonly topB: number;
  readonly z: number;
  readonly tall: number;
  /** Where the end slopes stop and gables begin, as a share of the slope; 1 for a hipped roof. */
  readonly hip: number;
  readonly style: Style;
};

export type Slopes = {
  readonly front: (s: number, t: number) => Vec;
  readonly end: (s: number, t: number) => Vec;
  readonly side: number;
  readonly halfA: (t: number) => number;
  readonly halfB: (t: number) => number;
};

export const down = [0, 0.12, 0.28, 0.48, 0.72, 1] as const;
/* Closer towards the corners, where the eave turns up. */
export const along = [-1, -0.94, -0.86, -0.74, -0.56, -0.3, 0, 0.3, 0.56, 0.74, 0.86, 0.94, 1] as const;

export function slopesOf(space: Space, roof: Roof): Slopes {
  const { a, b, topA, topB, z, tall, hip, style } = roof;
  const halfA = (t: number): number => a + (topA - a) * Math.min(1, t / hip);
  const halfB = (t: number): number => b + (topB - b) * t;
  const up = (s: number, t: number): number =>
    z +
    tall * (0.42 * t + 0.58 * t * t) +
    tall * style.lift * Math.abs(s) ** style.late * Math.max(0, 1 - t / hip) ** 2.4;
  const seen = space.end(a * 0.82);
  return {
    halfA,
    halfB,
    side: seen,
    front: (s, t) => [s * halfA(t), -halfB(t), up(s, t)],
    end: (s, t) => [seen * halfA(t), s * halfB(t), up(s, t)],
  };
}
