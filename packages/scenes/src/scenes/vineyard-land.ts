import { mix } from '../colour.ts';
import type { Stop } from '../ink.ts';
import { line } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';

/** A place on the land as the eye sees it; `s` is how long a metre is there. */
export type Spot = { readonly x: number; readonly y: number; readonly s: number };

/**
 * Rolling land below a terrace. A place is given by its bearing (across / deep) and its depth 0 (below the terrace) to
 * 1 (the last hill): hills that grow with distance look alike to the eye.
 */
export type Land = {
  readonly horizon: number;
  readonly focus: number;
  readonly reach: number;
  readonly lie: Lie;
  readonly depthOf: (deep: number) => number;
  readonly deepOf: (depth: number) => number;
  /** How far below the eye, per metre of distance. */
  readonly fall: (bearing: number, depth: number) => number;
  /** Which hill: whole numbers lie in the hollows between hills. */
  readonly hill: (bearing: number, depth: number) => number;
  readonly spot: (across: number, deep: number) => Spot;
  /** Returns whether no nearer hill hides it. */
  readonly seen: (across: number, deep: number) => boolean;
  /** 0 in shadow to 1 in full light. */
  readonly light: (bearing: number, depth: number) => number;
  /** Bearing of the lane to the winery at a depth. */
  readonly lane: (depth: number) => number;
};

type Lie = {
  readonly horizon: number;
  /** Where the terrace ends and the land begins. */
  readonly edge: number;
  readonly hero: { readonly bearing: number; readonly depth: number; readonly rise: number; readonly half: number };
  readonly waves: number;
  readonly slant: number;
  readonly high: number;
  readonly start: number;
  /** How far below the horizon the land ends. */
  readonly last: number;
  /** Side from which light comes. */
  readonly side: 1 | -1;
  readonly laneFrom: number;
};

/** Metres to where the land begins below the terrace. */
export const nearest = 16;
const [nearLog, farLog] = [Math.log(nearest), Math.log(760)];
const [columns, rows] = [90, 80];

function deepOf(depth: number): number {
  return Math.exp(nearLog + depth * (farLog - nearLog));
}

/** How big a house looks at a depth: bigger when near, though less so than it would be. */
export function houseScale({ format }: Stage, depth: number): number {
  return 1.02 * (deepOf(0.5) / deepOf(depth)) ** 0.5 * { tall: 0.9, card: 1, wide: 1.22 }[format];
}

export function layLand(stage: Stage, lie: Lie): Land {
  const { w, u } = stage;
  const focus = 700 * u;
  const reach = w / 2 / focus + 0.06;
  const first = (lie.edge - lie.horizon) / focus;
  const depthOf = (deep: number): number => (Math.log(deep) - nearLog) / (farLog - nearLog);
  const hill = (bearing: number, depth: number): number =>
    lie.waves * depth + lie.slant * bearing + 0.16 * Math.sin(2.3 * bearing + lie.start * 5) + lie.start;
  const fall = (bearing: number, depth: number): number => {
    const ease = Math.min(1, Math.max(0, (depth - 0.1) / 0.26));
    const roll = lie.high * ease * ease * (3 - 2 * ease);
    const cross = Math.sin(3.4 * bearing + depth * 5 + lie.start * 9);
    const { hero } = lie;
    const knoll =
      hero.rise *
      Math.exp(
        -(((bearing - hero.bearing) / Math.max(0.24, hero.half)) ** 2) - ((depth - hero.depth - 0.015) / 0.085) ** 2,
      );
    return (
      lie.last +
      (first - lie.last) * (1 - depth) ** 1.4 -
      roll * (0.8 * Math.sin((hill(bearing, depth) - 0.25) * Math.PI * 2) + 0.42 * cross) -
      knoll
    );
  };
  const tops = skyline(reach, fall);
  return {
    horizon: lie.horizon,
    focus,
    reach,
    lie,
    depthOf,
    deepOf,
    fall,
    hill,
    spot: (across, deep) => ({
      x: w / 2 + (across / deep) * focus,
      y: lie.horizon + fall(across / deep, depthOf(deep)) * focus,
      s: focus / deep,
    }),
    seen: (across, deep) => {
      const depth = depthOf(deep);
      const column = Math.round(((across / deep / reach + 1) / 2) * columns);
      const before = tops[Math.floor(depth * rows) - 1]?.[column];
      return before === undefined || fall(across / deep, depth) <= before + 0.003;
    },
    light: (bearing, depth) => {
      const across = (fall(bearing + 0.03, depth) - fall(bearing - 0.03, depth)) / 0.06;
      const crest = Math.sin((hill(bearing, depth) - 0.25) * Math.PI * 2);
      return Math.min(1, Math.max(0, 0.46 + lie.side * across * 2.2 + crest * 0.2));
    },
    lane: (depth) => {
      const left = Math.max(0, 1 - depth / lie.hero.depth);
      return lie.hero.bearing + (lie.laneFrom - lie.hero.bearing) * left ** 1.25 + 0.07 * Math.sin(left * 7) * left;
    },
  };
}

/** For each bearing the highest land so far, from near to far. */
function skyline(reach: number, fall: (bearing: number, depth: number) => number): readonly (readonly number[])[] {
  const found: number[][] = [];
  for (let row = 0; row <= rows; row += 1) {
    const before = found[row - 1];
    found.push(
      Array.from({ length: columns + 1 }, (_, column) => {
        const here = fall((column / columns) * 2 * reach - reach, row / rows);
        return Math.min(here, before?.[column] ?? here);
      }),
    );
  }
  return found;
}

/** A closed outline in steps from point to point: there are thousands, and steps are shorter to write than places. */
export function trail(points: readonly Point[]): string {
  let d = '';
  let [px, py] = [0, 0];
  for (const [at, point] of points.entries()) {
    const [x, y] = [Math.round(point[0] * 10), Math.round(point[1] * 10)];
    const down = (y - py) / 10;
    d += `${at === 0 ? 'M' : at === 1 ? 'l' : x < px ? '' : ' '}${(x - px) / 10}${down < 0 ? '' : ' '}${down}`;
    [px, py] = [x, y];
  }
  return `${d}Z`;
}

type Earth = { readonly grass: string; readonly lane: string };

/** Returns how much haze is in front of a depth. */
export function airAt({ palette }: Stage, depth: number): number {
  return (palette.dark ? 0.4 : 0.5) * Math.max(0, depth) ** 1.35;
}

/** The bare land from the last hill to the first, each level lit by its own slope. */
export function paintEarth(stage: Stage, land: Land, { grass }: Earth): void {
  const { ink, palette, w, h } = stage;
  const [bright, dim] = [palette.lit(grass), mix(palette.shade(grass), palette.ground, 0.3)];
  const levels = 36;
  for (let level = levels; level >= 0; level -= 1) {
    const depth = level / levels;
    const bearings = Array.from({ length: 45 }, (_, at) => (at / 44) * 2 * land.reach - land.reach);
    const points = bearings.map((bearing): Point => [
      w / 2 + bearing * land.focus,
      land.horizon + land.fall(bearing, depth) * land.focus,
    ]);
    const stops = bearings
      .filter((_, at) => at % 5 === 0)
      .map((bearing, at): Stop => [
        at / 8.8,
        palette.air(mix(dim, bright, land.light(bearing, depth)), airAt(stage, depth)),
      ]);
    const [left, right] = [w / 2 - land.reach * land.focus, w / 2 + land.reach * land.focus];
    const bottom = Math.min(h, Math.max(...points.map(([, y]) => y)) + h * 0.14);
    ink.path(trail([...points, [right, bottom], [left, bottom]]), ink.horizontal(stops));
  }
}

/** The pale lane that climbs to the winery, where it can be seen. */
export function paintLane(stage: Stage, land: Land, { lane }: Earth): void {
  const { ink, palette } = stage;
  const runs: [Point, Point][][] = [[]];
  const steps = 70;
  for (let step = 0; step <= steps; step += 1) {
    const depth = 0.02 + (land.lie.hero.depth - 0.02) * (step / steps);
    const deep = land.deepOf(depth);
    const across = land.lane(depth) * deep;
    const { x, y, s } = land.spot(across, deep);
    const half = 1.7 * s + 0.8 * stage.u;
    if (land.seen(across, deep))
      runs[runs.length - 1]?.push([
        [x - half, y],
        [x + half, y],
      ]);
    else if (runs[runs.length - 1]?.length !== 0) runs.push([]);
  }
  for (const run of runs) {
    if (run.length < 2) continue;
    const outline = [...run.map(([left]) => left), ...run.map(([, right]) => right).toReversed()];
    ink.path(
      `${line(outline)}Z`,
      ink.vertical([
        [0, palette.air(palette.lit(lane), 0.22)],
        [1, mix(palette.lit(lane), palette.shade(lane), 0.4)],
      ]),
    );
  }
}
