import type { Point } from '../outline.ts';

/** Where a point of the street falls: `across` -1..1 from wall to wall, `up` above the eye in view heights, `depth` from 1. */
export type Street = {
  readonly at: (across: number, up: number, depth: number) => Point;
  readonly x: number;
  readonly y: number;
};

export const ground = -0.3;
