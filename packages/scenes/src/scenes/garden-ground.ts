import { mix } from '../colour.ts';
import { n } from '../ink.ts';
import type { Stop } from '../ink.ts';
import { line } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';

/** A place on the ground as the eye sees it; `s` is the size of things there, 1 at the lower edge. */
export type Spot = { readonly x: number; readonly y: number; readonly s: number };

/** Across in units of the lower edge, deep in multiples of the lower edge's distance. */
export type Place = readonly [number, number];

export type Ground = {
  readonly horizon: number;
  readonly end: number;
  readonly spot: (place: Place) => Spot;
  /** Returns the middle of the path at a depth. */
  readonly way: (deep: number) => number;
  readonly wayHalf: number;
};

/** Where the house is, and where the ground of the picture ends for the eye. */
export const houseDepth = 7.4;
export const nearest = 0.72;
/** Units across that one unit of depth is long. */
export const reach = 900;

export type Lie = {
  readonly x: number;
  readonly horizon: number;
  readonly sway: number;
  readonly turn: number;
  readonly wayHalf: number;
};

export function layGround(stage: Stage, { x, horizon, sway, turn, wayHalf }: Lie): Ground {
  const { h, u } = stage;
  const drop = h - horizon;
  return {
    horizon,
    end: horizon + drop / houseDepth,
    spot: ([across, deep]) => ({ x: x + (across * u) / deep, y: horizon + drop / deep, s: u / deep }),
    way: (deep) => sway * Math.max(0.1, deep) ** 0.5 * Math.sin(turn * Math.log(houseDepth / Math.max(0.1, deep))),
    wayHalf,
  };
}

/** The outline of a strip between two edges, both from far to near. */
export function strip(left: readonly Spot[], right: readonly Spot[]): string {
  const points = [...left, ...right.toReversed()].map(({ x, y }): Point => [x, y]);
  return `${line(points)}Z`;
}

/** Depths from far to near, evenly spread for the eye. */
export function depths(from: number, to: number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, at) => 1 / (1 / from + ((1 / to - 1 / from) * at) / count));
}

/** The lawn below everything: pale in the distance, mown in faint stripes, deep green at the viewer's feet. */
export function paintLawn(stage: Stage, ground: Ground, grass: string): void {
  const { ink, palette, w, h } = stage;
  const top = palette.air(palette.lit(grass), palette.dark ? 0.32 : 0.42);
  const stops: Stop[] = [
    [0, top],
    [0.25, mix(palette.lit(grass), palette.shade(grass), 0.25)],
    [1, mix(palette.shade(grass), palette.deep, 0.25)],
  ];
  ink.rect(-4, ground.end - 8, w + 8, h - ground.end + 12, ink.vertical(stops));
}

/** The pale path to the house, with a trodden middle and darker edges. */
export function paintWay(stage: Stage, ground: Ground, sand: string): void {
  const { ink, palette } = stage;
  const rows = depths(houseDepth, nearest, 46);
  const edge = (share: number): Spot[] =>
    rows.map((deep) => ground.spot([ground.way(deep) + share * ground.wayHalf, deep]));
  const far = palette.air(palette.lit(sand), 0.3);
  const near = mix(palette.lit(sand), palette.shade(sand), palette.dark ? 0.62 : 0.42);
  ink.path(strip(edge(-1.14), edge(1.14)), palette.shade(mix(sand, palette.ground, 0.45)));
  ink.path(
    strip(edge(-1), edge(1)),
    ink.vertical([
      [0, far],
      [0.4, mix(far, near, 0.4)],
      [1, near],
    ]),
  );
  ink.path(strip(edge(-0.62), edge(-0.1)), palette.lit('#fff4dc'), { opacity: palette.dark ? 0.1 : 0.22 });
}

/** Specks of gravel on the path near the viewer. */
export function paintGravel(stage: Stage, ground: Ground, sand: string): void {
  const { ink, palette, random } = stage;
  const own = random.fork('gravel');
  let d = '';
  for (let speck = 0; speck < 90; speck += 1) {
    const deep = 1 / own.range(0.3, 1.3);
    const { x, y, s } = ground.spot([ground.way(deep) + own.range(-0.9, 0.9) * ground.wayHalf, deep]);
    d += `M${n(x)} ${n(y)}h${n(own.range(4, 11) * s)}`;
  }
  ink.stroke(d, palette.shade(sand), 2 * stage.u, { opacity: 0.4 });
}

/** A round of gravel, such as around a fountain. */
export function paintRound(stage: Stage, ground: Ground, [across, deep]: Place, round: number, sand: string): void {
  const { ink, palette } = stage;
  for (const [share, colour] of [
    [1.06, palette.shade(mix(sand, palette.ground, 0.45))],
    [1, mix(palette.air(palette.lit(sand), 0.2), palette.shade(sand), palette.dark ? 0.3 : 0.16)],
  ] as const) {
    const edge = Array.from({ length: 40 }, (_, at): Spot => {
      const turn = (at / 40) * Math.PI * 2;
      return ground.spot([
        across + Math.cos(turn) * round * share,
        Math.max(nearest, deep + (Math.sin(turn) * round * share) / reach),
      ]);
    });
    ink.path(strip(edge, []), colour);
  }
}
