import { darken, mix } from '../colour.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

export type Vault = 'coffer' | 'glass' | 'cove' | 'shed';

/** A hall seen in one-point perspective. Room lengths are view units at the picture's plane, where a metre is `metre`. */
export type Room = {
  readonly vx: number;
  readonly eye: number;
  readonly left: number;
  readonly right: number;
  readonly floor: number;
  /** Heights above the floor. */
  readonly cornice: number;
  readonly crown: number;
  readonly far: number;
  readonly metre: number;
  readonly bays: number;
  readonly modern: boolean;
  /** Whether free-standing columns are in front of the walls. */
  readonly colonnade: boolean;
  readonly vault: Vault;
  readonly coat: Coat;
  /**
   * Returns where a place is in the picture: across, above the floor, into the depth. Below the floor is its
   * reflection.
   */
  readonly at: (x: number, y: number, z: number) => Point;
  /** How large a thing at this depth appears. */
  readonly share: (z: number) => number;
};

/** The hall's own colours, already lit by the time of day. */
export type Coat = {
  readonly wall: string;
  readonly wallFar: string;
  readonly next: string;
  readonly stone: string;
  readonly stoneShade: string;
  readonly vault: string;
  readonly tiles: readonly [string, string];
  readonly gold: string;
  readonly goldDark: string;
  readonly goldLight: string;
  readonly figure: string;
  readonly lamp: string;
  /** Colour under the hall's own light, and away from it. */
  readonly lit: (colour: string) => string;
  readonly dim: (colour: string) => string;
};

const riches: readonly [string, ...string[]] = [
  '#12695a',
  '#20489a',
  '#6b2a86',
  '#a8283a',
  '#0f6886',
  '#8c2152',
  '#2f6d34',
];
const floors: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#efe2cc', '#6a5a66'],
  ['#e8d8c0', '#a8765a'],
  ['#c9935f', '#a06a42'],
  ['#b58a66', '#8f6248'],
];

const lights = {
  dawn: { key: '#ffcfa6', share: 0.14, drop: 0, shadow: 0.2 },
  day: { key: '#fff1d2', share: 0.08, drop: 0, shadow: 0.16 },
  dusk: { key: '#ff9a66', share: 0.2, drop: 0.07, shadow: 0.36 },
  night: { key: '#ffa85a', share: 0.15, drop: 0.16, shadow: 0.48 },
} as const;

function coatOf(stage: Stage, plan: Random, modern: boolean): Coat {
  const { palette, time } = stage;
  const { key, share, drop, shadow } = lights[time];
  const lit = (colour: string): string => mix(darken(colour, drop), key, share);
  const dim = (colour: string): string => mix(darken(lit(colour), 0.06), palette.deep, shadow);
  const rich = mix(plan.pick(riches), palette.ridge, 0.1);
  const wall = modern ? plan.pick(['#f1ece2', '#ece8ea', '#efe6da']) : rich;
  const stone = modern ? '#f6f1e8' : plan.pick(['#f4e6d0', '#efe3d8', '#f2ddc0']);
  const [pale, dark] = modern ? plan.pick([['#d9cfc2', '#c9bdb0'], ...floors.slice(2)]) : plan.pick(floors);
  const gold = mix(lit('#e0a83e'), '#e0a83e', 0.5);
  return {
    wall: mix(lit(wall), dim(wall), modern ? 0.45 : 0.36),
    wallFar: mix(lit(wall), palette.horizon, modern ? 0.16 : 0.1),
    next: lit(mix(modern ? '#e8dccb' : plan.pick(riches), palette.horizon, 0.3)),
    stone: lit(stone),
    stoneShade: mix(lit(stone), dim(stone), 0.75),
    vault: mix(
      mix(lit(stone), dim(stone), 0.35),
      palette.ridge,
      { dawn: 0.06, day: 0.04, dusk: 0.26, night: 0.42 }[time],
    ),
    tiles: [
      mix(lit(pale ?? '#efe2cc'), dim(pale ?? '#efe2cc'), 0.25),
      mix(lit(dark ?? '#6a5a66'), dim(dark ?? '#6a5a66'), 0.4),
    ],
    gold,
    goldDark: mix(gold, palette.deep, 0.5),
    goldLight: mix(gold, '#fff0b8', 0.6),
    figure: mix(palette.deep, '#2a2148', 0.45),
    lamp: '#ffd894',
    lit,
    dim,
  };
}

/** Returns where the eye is, how long and how high the hall is, and of which kind: all by the seed. */
export function roomOf(stage: Stage): Room {
  const { w, h, u, format, random } = stage;
  const plan = random.fork('room');
  const modern = plan.chance(0.34);
  const vx = w * (plan.pick([0.34, 0.5, 0.66]) + plan.range(-0.03, 0.03));
  const eye = h * plan.range(0.54, 0.62);
  const floor = (h - eye) * 1.14;
  const metre = floor / { wide: 2.45, card: 2.7, tall: 3.6 }[format];
  const focal = plan.range(700, 900) * u;
  const far = focal * (1 / plan.range(0.25, 0.42) - 1);
  const above = eye * (modern ? plan.range(0.74, 0.84) : plan.range(0.72, 0.86));
  const rise = Math.min(w * plan.range(0.2, 0.28), eye * 0.62);
  const vault = modern
    ? plan.pick(['shed', 'cove'] as const)
    : plan.pick(['coffer', 'glass', 'cove', 'coffer'] as const);
  const share = (z: number): number => focal / (focal + z);
  const broad = { wide: 1.1, card: 1.2, tall: 1.55 }[format];
  return {
    vx,
    eye,
    left: -vx * broad,
    right: (w - vx) * broad,
    floor,
    cornice: floor + above,
    crown: floor + above + rise * (vault === 'cove' ? 0.6 : vault === 'shed' ? 0.5 : 1),
    far,
    metre,
    bays: Math.max(4, Math.round(far / (metre * plan.range(3, 3.8)))),
    modern,
    colonnade: !modern && random.fork('colonnade').chance(0.32),
    vault,
    coat: coatOf(stage, plan, modern),
    at: (x, y, z) => [vx + x * share(z), eye + (floor - y) * share(z)],
    share,
  };
}

/** The wall of one side as a surface: `place` 0 near to 1 far, and height above the floor. */
export function wallAt(room: Room, side: -1 | 1, place: number, y: number): Point {
  return room.at(side < 0 ? room.left : room.right, y, room.far * place);
}

/** A point of the ceiling's cross-section: 0 at the left cornice, 1 at the right. */
export function ceilingAt(room: Room, across: number, z: number): Point {
  const { left, right, cornice, crown, vault } = room;
  if (vault === 'cove') {
    const edge = 0.17;
    const slope = Math.min(1, across / edge, (1 - across) / edge);
    return room.at(left + (right - left) * across, cornice + (crown - cornice) * Math.sin((slope * Math.PI) / 2), z);
  }
  if (vault === 'shed') return room.at(left + (right - left) * across, cornice, z);
  const turn = Math.PI * (1 - across);
  const half = (right - left) / 2;
  return room.at(left + half + half * Math.cos(turn), cornice + (crown - cornice) * Math.sin(turn), z);
}
