import type { Frame, Spot } from './airport-space.ts';

export type CarKind = 'limousine' | 'minivan' | 'taxi';

/** A car's measures in metres: ahead of its middle, half width, height of bonnet and belt, height of its underside. */
type Slice = readonly [number, number, number, number];

export type CarShape = {
  readonly slices: readonly Slice[];
  /** Windscreen and rear screen: where they begin on the belt, and where they meet the roof. */
  readonly belt: readonly [number, number];
  readonly roof: readonly [number, number];
  readonly tall: number;
  /** Half width of the roof. */
  readonly narrow: number;
  readonly axles: readonly [number, number];
  readonly wheel: number;
};

export type Car = {
  readonly kind: CarKind;
  readonly frame: Frame;
  readonly colour: string;
  /** How many besides the driver. */
  readonly guests: number;
  /** A car at the kerb has its tail open. */
  readonly open: boolean;
  readonly lamps: boolean;
};
export type Side = 1 | -1;

export type CarView = { readonly shape: CarShape; readonly near: Side; readonly front: boolean };

const saloon: readonly Slice[] = [
  [-2.55, 0.72, 0.8, 0.46],
  [-2.48, 0.83, 0.91, 0.34],
  [-2.25, 0.9, 0.98, 0.27],
  [-1.8, 0.94, 1.01, 0.22],
  [-1, 0.95, 0.99, 0.2],
  [0, 0.95, 0.97, 0.2],
  [0.9, 0.95, 0.95, 0.2],
  [1.5, 0.94, 0.91, 0.2],
  [2, 0.92, 0.84, 0.22],
  [2.3, 0.87, 0.77, 0.25],
  [2.46, 0.79, 0.7, 0.3],
  [2.54, 0.68, 0.62, 0.36],
];

const van: readonly Slice[] = [
  [-2.5, 0.8, 0.96, 0.44],
  [-2.45, 0.89, 1.02, 0.34],
  [-2.25, 0.95, 1.05, 0.26],
  [-1.2, 0.97, 1.05, 0.22],
  [0, 0.97, 1.03, 0.22],
  [1, 0.97, 1.02, 0.22],
  [1.65, 0.96, 0.99, 0.22],
  [2.1, 0.93, 0.9, 0.25],
  [2.36, 0.87, 0.8, 0.28],
  [2.47, 0.77, 0.7, 0.34],
];

export const carShapes: Readonly<Record<CarKind, CarShape>> = {
  limousine: {
    slices: saloon,
    belt: [-2.02, 1.02],
    roof: [-1.12, 0.14],
    tall: 1.46,
    narrow: 0.63,
    axles: [-1.52, 1.56],
    wheel: 0.35,
  },
  taxi: {
    slices: saloon,
    belt: [-1.86, 1],
    roof: [-1.3, 0.3],
    tall: 1.52,
    narrow: 0.66,
    axles: [-1.46, 1.52],
    wheel: 0.34,
  },
  minivan: {
    slices: van,
    belt: [-2.42, 1.86],
    roof: [-2.2, 0.74],
    tall: 1.86,
    narrow: 0.72,
    axles: [-1.55, 1.6],
    wheel: 0.36,
  },
};

function sliceAt({ slices }: CarShape, ahead: number): Slice {
  const after = slices.findIndex(([at]) => at >= ahead);
  const to = slices[after < 0 ? slices.length - 1 : Math.max(1, after)] ?? [1, 1, 1, 0];
  const from = slices[(after < 0 ? slices.length - 1 : Math.max(1, after)) - 1] ?? to;
  const share = Math.min(1, Math.max(0, (ahead - from[0]) / (to[0] - from[0])));
  const between = (at: 1 | 2 | 3): number => from[at] + (to[at] - from[at]) * share;
  return [ahead, between(1), between(2), between(3)];
}

/** From the middle of the top over the side to the sill: share of the half width, share of the height. */
const flank = [
  [0, 1.035],
  [0.48, 1.028],
  [0.84, 1],
  [0.95, 0.94],
  [0.985, 0.78],
  [1, 0.6],
  [0.985, 0.36],
  [0.95, 0.14],
  [0.86, 0],
] as const;

function ring([ahead, half, top, low]: Slice, shrink: number): Spot[] {
  const middle = low + (top - low) * 0.5;
  const side = (sign: 1 | -1): Spot[] =>
    flank.map(([away, up]) => [
      ahead,
      sign * away * half * shrink,
      middle + (low + (top - low) * up - middle) * shrink,
    ]);
  return [...side(1), ...side(-1).slice(1).toReversed()];
}

/** The body below the windows, its ends closed by ever smaller rings. */
export function bodyRings(shape: CarShape): Spot[][] {
  const first = shape.slices[0] ?? [0, 1, 1, 0];
  const last = shape.slices[shape.slices.length - 1] ?? first;
  const moved = ([ahead, half, top, low]: Slice, by: number): Slice => [ahead + by, half, top, low];
  return [
    ring(moved(first, -0.07), 0.02),
    ring(moved(first, -0.06), 0.8),
    ...shape.slices.map((slice) => ring(slice, 1)),
    ring(moved(last, 0.06), 0.8),
    ring(moved(last, 0.07), 0.02),
  ];
}

/** A spot on the flank, `up` in shares of the body's height. */
export function onFlank(shape: CarShape, side: 1 | -1, ahead: number, up: number): Spot {
  const [, half, top, low] = sliceAt(shape, ahead);
  const after = Math.max(
    1,
    flank.findIndex(([, at]) => at <= up),
  );
  const [w1, h1] = flank[after] ?? flank[0];
  const [w0, h0] = flank[after - 1] ?? flank[0];
  const share = (up - h0) / (h1 - h0);
  return [ahead, side * (w0 + (w1 - w0) * share + 0.006) * half, low + (top - low) * up];
}

/** Around the cabin from the middle of the rear over the right side to the front: along and across, -1 to 1. */
const around = [
  [-1, 0],
  [-0.995, 0.5],
  [-0.97, 0.84],
  [-0.9, 0.97],
  [-0.74, 1],
  [-0.36, 1],
  [-0.06, 1],
  [0, 1],
  [0.4, 1],
  [0.8, 1],
  [0.9, 0.97],
  [0.975, 0.84],
  [0.995, 0.5],
  [1, 0],
] as const;
export const cabinHalf = around.length - 1;
/** Which fields of the half circle are glass: the rear screen, the side windows, the windscreen. */
export const glassFields: ReadonlySet<number> = new Set([0, 1, 4, 5, 7, 8, 11, 12]);

/** A spot of the cabin: `up` 0 at the belt, 1 at the roof's edge. */
export function onCabin(shape: CarShape, up: number, along: number, across: number): Spot {
  const rise = Math.min(1, up);
  const back = shape.belt[0] + (shape.roof[0] - shape.belt[0]) * rise ** 1.06;
  const front = shape.belt[1] + (shape.roof[1] - shape.belt[1]) * rise ** 1.06;
  const middle = (back + front) / 2;
  const ahead = middle + (along * (front - back)) / 2;
  const [, half, belt] = sliceAt(shape, Math.max(-2.2, Math.min(2, ahead)));
  const wide = half * 0.87;
  const edge = shape.tall - 0.07;
  const low = belt - 0.02;
  return [ahead, across * (wide + (shape.narrow - wide) * rise ** 1.25), low + (edge - low) * rise];
}

/** Heights of the cabin's rings; between the second and the fourth there is glass. */
const levels = [0, 0.1, 0.5, 0.86, 1];
export const glassLevels: readonly [number, number] = [0.1, 0.86];

export function cabinRings(shape: CarShape): Spot[][] {
  const loop = [
    ...around,
    ...around
      .slice(1, -1)
      .toReversed()
      .map(([along, across]) => [along, -across] as const),
  ];
  const walls = levels.map((up) => loop.map(([along, across]) => onCabin(shape, up, along, across)));
  const middle = (shape.roof[0] + shape.roof[1]) / 2;
  const roof = [
    [0.93, 0.035],
    [0.7, 0.06],
    [0.35, 0.07],
    [0.01, 0.072],
  ].map(([shrink = 1, lift = 0]) =>
    loop.map(([along, across]): Spot => {
      const [ahead, side, high] = onCabin(shape, 1, along, across);
      return [middle + (ahead - middle) * shrink, side * shrink, high + lift];
    }),
  );
  return [...walls, ...roof];
}

export function wheelCircle(
  shape: CarShape,
  side: 1 | -1,
  axle: number,
  half: number,
  away: number,
  fine = 22,
): Spot[] {
  return Array.from({ length: fine }, (_, at): Spot => {
    const turn = (at / fine) * Math.PI * 2;
    return [axle + Math.cos(turn) * half, side * away, shape.wheel + Math.sin(turn) * half];
  });
}
