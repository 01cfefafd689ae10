import { darken, lighten, mix } from '../colour.ts';
import { line } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { paintEaves, paintRoof } from './court-roof.ts';
import type { Roof } from './court-slopes.ts';
import { facet, lamplit, panel, wallsOf } from './court-space.ts';
import type { Space, Vec, Wall } from './court-space.ts';
import { paintStorey } from './court-storey.ts';
import type { Style } from './court-style.ts';

/** A storey with its roof: what a hall of several eaves is stacked of. */
export type Tier = {
  readonly a: number;
  readonly b: number;
  readonly tall: number;
  readonly bays: number;
  readonly fill: 'doors' | 'windows' | 'open' | 'plaster';
  readonly over: number;
  readonly roof: number;
  /** Depth of the brackets below the eaves. */
  readonly deep: number;
};

type Stack = {
  readonly z: number;
  readonly tiers: readonly Tier[];
  /** Half length of the ridge, and the share of the slope below the gables. */
  readonly ridge: number;
  readonly hip: number;
  readonly style: Style;
  /** What is on the eaves below a tier, before its own eaves hide it. */
  readonly between?: (tier: number, foot: number) => void;
};

/** Stacks tiers from `z` upwards, the last under a ridge; returns the height of the ridge. */
export function paintTiers(stage: Stage, space: Space, { z, tiers, ridge, hip, style, between }: Stack): number {
  let foot = z;
  for (const [at, tier] of tiers.entries()) {
    const next = tiers[at + 1];
    const { a, b, tall, bays, fill, deep, over } = tier;
    paintStorey(stage, space, { a, b, low: foot, high: foot + tall - deep * 0.45, bays, style, fill, based: at === 0 });
    between?.(at, foot);
    const eave = foot + tall + deep * 0.55;
    if (tier.roof === 0) {
      foot += tall;
      paintBalcony(stage, space, a + over, b + over, foot, style);
      continue;
    }
    const last = next === undefined;
    const roof: Roof = {
      a: a + over,
      b: b + over,
      topA: last ? ridge : next.a,
      topB: last ? 0 : next.b,
      z: eave,
      tall: tier.roof,
      hip: last ? hip : 1,
      style,
    };
    paintEaves(stage, space, roof, a, b, deep);
    paintRoof(stage, space, roof);
    foot = eave + tier.roof;
  }
  return foot;
}

/** A deck that juts out over the storey below, with its rail. */
function paintBalcony(stage: Stage, space: Space, a: number, b: number, z: number, style: Style): void {
  const { ink } = stage;
  for (const { wall, half, light } of wallsOf(space, a, b)) {
    ink.path(
      panel(space, wall, [-half, half], [z - 0.45, z]),
      lamplit(stage, darken(style.column, 0.08), light * 0.6, 0.4),
    );
    let bars = '';
    for (const up of [0.5, 0.95]) bars += panel(space, wall, [-half - 0.2, half + 0.2], [z + up - 0.07, z + up + 0.07]);
    for (let at = 0; at <= half * 2; at += 1)
      bars += panel(space, wall, [-half + at - 0.07, -half + at + 0.07], [z, z + 1.05]);
    ink.path(bars, lamplit(stage, style.column, light * 0.9, 0.4));
    ink.path(panel(space, wall, [-half, half], [z - 0.1, z + 0.05]), lamplit(stage, style.trim, light, 0.4));
  }
}

/** The great hall's tiers. */
export function hallTiers(eaves: 1 | 2, wide: number): readonly Tier[] {
  const ground: Tier = {
    a: wide,
    b: 8,
    tall: 7,
    bays: wide > 13 ? 9 : 7,
    fill: 'doors',
    over: 3.1,
    roof: 3.1,
    deep: 1.9,
  };
  if (eaves === 1) return [{ ...ground, roof: 8.2 }];
  return [
    ground,
    { a: wide - 2.6, b: 5.6, tall: 2.9, bays: wide > 13 ? 9 : 7, fill: 'plaster', over: 3, roof: 7.6, deep: 1.8 },
  ];
}

/** Terraces of carved stone, one upon the other, with balustrades and a flight of steps; returns their height. */
export function paintTerraces(
  stage: Stage,
  space: Space,
  steps: readonly { a: number; b: number; tall: number }[],
  style: Style,
): number {
  const { ink } = stage;
  let z = 0;
  for (const { a, b, tall } of steps) {
    for (const { wall, half, light } of wallsOf(space, a, b)) {
      ink.path(
        panel(space, wall, [-half, half], [z, z + tall]),
        ink.vertical([
          [0, lamplit(stage, style.stone, light, 0.22)],
          [1, lamplit(stage, darken(style.stone, 0.09), light * 0.7, 0.34)],
        ]),
      );
      let bands = '';
      for (const [low, high] of [
        [0.86, 1],
        [0.1, 0.16],
      ] as const)
        bands += panel(space, wall, [-half - 0.2, half + 0.2], [z + tall * low, z + tall * high]);
      ink.path(bands, lamplit(stage, lighten(style.stone, 0.04), light, 0.2));
      ink.path(
        panel(space, wall, [-half, half], [z + tall * 0.78, z + tall * 0.86]),
        lamplit(stage, darken(style.stone, 0.16), light * 0.6, 0.1),
        { opacity: 0.6 },
      );
    }
    z += tall;
    ink.path(
      facet(space, [
        [-a, -b, z],
        [a, -b, z],
        [a, b, z],
        [-a, b, z],
      ]),
      lamplit(stage, darken(style.stone, 0.03), 0.75, 0.3),
    );
    for (const { wall, half, light } of wallsOf(space, a, b))
      paintBalustrade(stage, space, wall, half, z, light, style);
  }
  return z;
}

/** Posts with round heads, a rail, and panels between. */
function paintBalustrade(
  stage: Stage,
  space: Space,
  wall: Wall,
  half: number,
  z: number,
  light: number,
  style: Style,
): void {
  const { ink } = stage;
  const count = Math.round(half / 1.1);
  let [posts, panels, hollows] = ['', '', ''];
  for (let at = 0; at <= count; at += 1) {
    const x = -half + (2 * half * at) / count;
    posts +=
      panel(space, wall, [x - 0.13, x + 0.13], [z, z + 1.15]) +
      panel(space, wall, [x - 0.19, x + 0.19], [z + 1.15, z + 1.5]);
    if (at === count) continue;
    const to = x + (2 * half) / count;
    panels += panel(space, wall, [x, to], [z, z + 0.55]) + panel(space, wall, [x, to], [z + 0.78, z + 0.94]);
    hollows += panel(space, wall, [x + 0.4, to - 0.4], [z + 0.14, z + 0.4]);
  }
  ink.path(panels, lamplit(stage, darken(style.stone, 0.03), light * 0.86, 0.2));
  ink.path(hollows, lamplit(stage, darken(style.stone, 0.14), light * 0.7, 0.14), { opacity: 0.7 });
  ink.path(posts, lamplit(stage, lighten(style.stone, 0.03), light, 0.24));
}

/** Steps up the front from the ground to `z`, a carved ramp in their middle. */
export function paintStairs(
  stage: Stage,
  space: Space,
  [half, run]: readonly [number, number],
  b: number,
  z: number,
  style: Style,
): void {
  const { ink, palette } = stage;
  const at = (x: number, share: number): Vec => [x, -b - run * (1 - share), z * share];
  ink.path(
    facet(space, [at(-half, 0), at(half, 0), at(half, 1), at(-half, 1)]),
    lamplit(stage, style.stone, space.front * 0.8, 0.26),
  );
  const count = Math.round(z / 0.34);
  let [treads, rails] = ['', ''];
  for (let step = 1; step < count; step += 1)
    treads += line([space.at(at(-half, step / count)), space.at(at(half, step / count))]);
  ink.stroke(treads, lamplit(stage, darken(style.stone, 0.16), space.front * 0.5, 0.1), space.unit(at(0, 0)) * 0.1, {
    opacity: 0.75,
  });
  ink.path(
    facet(space, [at(-half * 0.26, 0), at(half * 0.26, 0), at(half * 0.26, 1), at(-half * 0.26, 1)]),
    lamplit(stage, lighten(style.stone, 0.03), space.front, 0.3),
  );
  let swirls = '';
  for (let row = 0; row < 9; row += 1)
    for (const flip of [-1, 1]) {
      const [x, y] = space.at(at(flip * half * 0.1, (row + 0.5) / 9));
      const r = space.unit(at(0, 0)) * 0.34;
      swirls += `M${Math.round(x - r)} ${Math.round(y)}q${Math.round(r)} ${Math.round(-r)} ${Math.round(2 * r)} 0`;
    }
  ink.stroke(swirls, lamplit(stage, darken(style.stone, 0.13), 0.5, 0.1), space.unit(at(0, 0)) * 0.09, {
    opacity: 0.7,
  });
  for (const flip of [-1, 1]) {
    const side = (x: number, up: number): Vec[] =>
      [0, 0.5, 1].map((share) => [at(x, share)[0], at(x, share)[1], at(x, share)[2] + up]);
    const shape = facet(space, [...side(flip * half, 0), ...side(flip * half, 0.95).toReversed()]);
    ink.path(shape, lamplit(stage, darken(style.stone, 0.02), space.front * 0.8, 0.25));
    for (let post = 0; post <= 6; post += 1) {
      const [x, y, up] = at(flip * half, post / 6);
      rails += facet(space, [
        [x - 0.15, y, up],
        [x + 0.15, y, up],
        [x + 0.15, y, up + 1.5],
        [x - 0.15, y, up + 1.5],
      ]);
    }
  }
  ink.path(rails, lamplit(stage, lighten(style.stone, 0.04), space.front, 0.25));
  const [left, right] = [space.at(at(-half, 0)), space.at(at(half, 0))];
  ink.stroke(line([left, right]), mix(palette.deep, palette.ground, 0.3), space.unit(at(0, 0)) * 0.12, {
    opacity: 0.4,
  });
}
