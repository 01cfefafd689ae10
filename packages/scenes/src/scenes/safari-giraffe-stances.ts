import type { Point } from '../outline.ts';
import type { Joint } from './safari-body.ts';

export type GiraffePose = 'stand' | 'browse' | 'reach' | 'drink';

export type Stance = {
  readonly neck: readonly Joint[];
  readonly head: number;
  /** How far the trunk tips forward about the rump. */
  readonly tilt: number;
  readonly near: readonly (readonly Joint[])[];
  readonly far: readonly (readonly Joint[])[];
};

/* A giraffe is 100 from hoof to crown when it stands, looks right, and has its feet at 0. */
export const torso: readonly Point[] = [
  [-18.5, -47],
  [-17.5, -51.5],
  [-13, -55],
  [-6, -57],
  [2, -60],
  [9, -64],
  [14, -65],
  [20, -60],
  [22, -53],
  [20.5, -46],
  [16, -40.5],
  [8, -38],
  [-2, -38],
  [-10, -40],
  [-16, -42],
];

const foreleg: readonly Joint[] = [
  [15, -52, 5.6],
  [16, -43, 3.9],
  [16.4, -34, 2.3],
  [16.4, -26, 1.7],
  [16.6, -22.5, 1.95],
  [16.3, -18, 1.25],
  [16.2, -6, 1.05],
  [16.4, -3.4, 1.6],
  [16.8, -1.6, 1.4],
  [17.4, 0, 2],
];

const hindleg: readonly Joint[] = [
  [-11.5, -49, 7.4],
  [-11.8, -41, 5.6],
  [-11.8, -34, 3.2],
  [-13.4, -27.5, 1.9],
  [-14.6, -23.5, 1.85],
  [-14, -18, 1.2],
  [-13.4, -6, 1.05],
  [-13, -3.4, 1.6],
  [-12.6, -1.6, 1.4],
  [-12, 0, 2],
];

const moved = (leg: readonly Joint[], by: number, slim: number): Joint[] =>
  leg.map(([x, y, half]): Joint => [x + by * (1 - Math.min(1, -y / 55)) + by * 0.25, y, half * slim]);

const straight = { near: [foreleg, hindleg], far: [moved(foreleg, 5, 0.86), moved(hindleg, 6, 0.86)] };
const stride = {
  near: [moved(foreleg, -4, 1), moved(hindleg, 4, 1)],
  far: [moved(foreleg, 6, 0.86), moved(hindleg, -2.4, 0.86)],
};

export const stances: Readonly<Record<GiraffePose, Stance>> = {
  stand: {
    neck: [
      [11, -54, 10.5],
      [15.5, -64, 7.6],
      [19.6, -73, 5.2],
      [23.4, -82, 4.1],
      [26.6, -90, 3.5],
      [28, -94, 3.2],
    ],
    head: 0.42,
    tilt: 0,
    ...stride,
  },
  browse: {
    neck: [
      [11, -54, 10.5],
      [15, -64.5, 7.4],
      [18, -74.5, 5.1],
      [20.6, -84, 4.1],
      [22.6, -92.5, 3.5],
      [23.4, -96.5, 3.2],
    ],
    head: -0.42,
    tilt: 0,
    ...straight,
  },
  reach: {
    neck: [
      [11, -54, 10.5],
      [18, -61.5, 7.6],
      [26.5, -66, 5.3],
      [35.5, -68, 4.2],
      [43.5, -67.5, 3.6],
      [47.5, -66, 3.2],
    ],
    head: 0.72,
    tilt: 0,
    ...stride,
  },
  drink: {
    neck: [
      [8, -43, 10],
      [16.5, -41, 7.4],
      [24, -34.5, 5.3],
      [31, -26, 4.2],
      [37, -17, 3.5],
      [39.4, -12.4, 3.2],
    ],
    head: 0.82,
    tilt: 0.31,
    near: [
      [
        [12, -42, 5.4],
        [15.5, -35, 4],
        [19, -27, 2.6],
        [21.6, -20.5, 2.1],
        [22.6, -17, 2.15],
        [23.6, -13, 1.5],
        [26, -4.6, 1.3],
        [26.4, -2.4, 1.6],
        [27.6, 0, 2],
      ],
      hindleg,
    ],
    far: [
      [
        [10, -42, 5],
        [8.4, -34, 3.6],
        [6, -26, 2.4],
        [4, -19, 2],
        [3, -16, 2],
        [1.6, -11, 1.4],
        [-1, -3.4, 1.3],
        [-1.2, -1.8, 1.5],
        [-0.6, 0, 1.9],
      ],
      moved(hindleg, 6, 0.92),
    ],
  },
};

export const skull: readonly Point[] = [
  [-3.4, -1.6],
  [-1.6, -3.4],
  [1.2, -3.8],
  [4, -3],
  [7.4, -1.5],
  [10.6, -0.5],
  [12.4, 0.7],
  [12.5, 2.2],
  [11.2, 3.1],
  [8.4, 2.7],
  [5.4, 3.1],
  [2.6, 4.3],
  [-0.6, 4],
  [-3, 2],
];
