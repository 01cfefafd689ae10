import type { Spot } from './airport-space.ts';

/** An airliner's measures in metres: ahead of its middle, to its right, above its axis. */
export const planeLength = 40;

/** Where the trunk begins to taper towards the nose and the tail. */
const [brow, hip] = [12.6, -5];

function trunkAt(ahead: number): { readonly half: number; readonly middle: number } {
  if (ahead > brow) {
    const share = Math.min(1, (ahead - brow) / (20 - brow));
    return { half: 2.25 * (1 - share ** 2.3) ** 0.6 + 0.02, middle: -0.5 * share ** 2.2 };
  }
  if (ahead > hip) return { half: 2.25, middle: 0 };
  const share = (hip - ahead) / (20 + hip);
  return { half: 2.25 * (1 - share ** 1.7) + 0.2 * share, middle: 1.75 * share ** 1.7 };
}

/** From the tip of the tail to the nose; the first ones have the tail's colors. */
const trunk = [
  -20, -19, -17.6, -15.8, -14, -12, -10, -8, -6.4, -5, 0, 5, 10, 12.6, 14.2, 15.6, 16.8, 17.7, 18.4, 19, 19.45, 19.75,
  19.93, 20,
];

/** A spot on the trunk's skin; the turn goes from its top over its right side. */
export function onTrunk(ahead: number, turn: number, lift = 0): Spot {
  const { half, middle } = trunkAt(ahead);
  return [ahead, Math.sin(turn) * (half + lift), middle + Math.cos(turn) * (half + lift)];
}

export const trunkTurns = 36;

export function trunkRings(): Spot[][] {
  return trunk.map((ahead) =>
    Array.from({ length: trunkTurns }, (_, at) => onTrunk(ahead, (at / trunkTurns) * Math.PI * 2)),
  );
}

/** Leading edge ahead, distance from the axis, height, depth, share of thickness. */
type Rib = readonly [number, number, number, number, number];

const wing: readonly Rib[] = [
  [6.2, 1.4, -1.25, 9, 1.1],
  [3.3, 5, -0.85, 6, 1],
  [2.3, 6.4, -0.7, 5, 0.95],
  [-1.7, 12.2, 0.1, 3.2, 0.85],
  [-5.3, 17.4, 1.1, 1.9, 0.8],
  [-5.9, 17.9, 1.55, 1.6, 0.8],
  [-7, 18.4, 3.3, 0.9, 0.8],
];
export const wingletFrom = 4;

const stabiliser: readonly Rib[] = [
  [-13.6, 0.6, 1.3, 4.4, 1],
  [-18, 6.8, 2, 1.7, 0.9],
];

/** Around a rib: top, trailing edge, underside, leading edge, as shares of its depth. */
const section = [
  [0.3, 0.062],
  [0.7, 0.036],
  [1, 0],
  [0.7, -0.02],
  [0.3, -0.042],
  [0.07, -0.03],
  [0, 0],
  [0.07, 0.034],
] as const;

export function wingRings(side: 1 | -1): Spot[][] {
  return ribRings(wing, side);
}

export function stabiliserRings(side: 1 | -1): Spot[][] {
  return ribRings(stabiliser, side);
}

function ribRings(ribs: readonly Rib[], side: 1 | -1): Spot[][] {
  const rings = ribs.map(([lead, away, high, deep, thick]) =>
    section.map(([back, up]): Spot => [lead - back * deep, side * away, high + up * deep * thick]),
  );
  return side > 0 ? rings : rings.toReversed();
}

/** A spot on the wing's underside, by the share of its reach and of its depth. */
export function underWing(side: 1 | -1, reach: number, back: number): Spot {
  const away = 1.4 + 16 * reach;
  const after = Math.max(
    1,
    wing.findIndex(([, at]) => at >= away),
  );
  const [l1, a1, h1, d1] = wing[after] ?? wing[0] ?? [0, 0, 0, 0];
  const [l0, a0, h0, d0] = wing[after - 1] ?? [0, 0, 0, 0];
  const share = (away - a0) / (a1 - a0);
  const deep = d0 + (d1 - d0) * share;
  return [l0 + (l1 - l0) * share - back * deep, side * away, h0 + (h1 - h0) * share - 0.03 * deep];
}

export function finRings(): Spot[][] {
  return (
    [
      [-8.6, 1.5, 9.6, 0.3],
      [-11.6, 2.6, 7, 0.4],
      [-16.6, 8.9, 3.4, 0.18],
      [-17, 9.1, 3, 0.1],
    ] as const
  ).map(([lead, high, deep, thick]): Spot[] => [
    [lead - deep, 0, high],
    [lead - deep * 0.4, thick, high],
    [lead, 0, high],
    [lead - deep * 0.4, -thick, high],
  ]);
}

export const engine = { away: 6.3, lip: 5.6, tail: 0.6, high: -2.75, mouth: 1.12 };

export function engineRings(side: 1 | -1): Spot[][] {
  return (
    [
      [0.6, 0.72],
      [1.6, 1],
      [3, 1.32],
      [4.7, 1.36],
      [5.4, 1.24],
      [5.6, engine.mouth],
    ] as const
  ).map(([ahead, half]) => engineCircle(side, ahead, half));
}

export function engineCircle(side: 1 | -1, ahead: number, half: number): Spot[] {
  return Array.from({ length: 18 }, (_, at): Spot => {
    const turn = (at / 18) * Math.PI * 2;
    return [ahead, side * engine.away + Math.sin(turn) * half, engine.high + Math.cos(turn) * half];
  });
}
