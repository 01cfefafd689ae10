import { darken, lighten, mix } from '../colour.ts';
import { line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import type { Camera, Space, Vec } from './court-space.ts';

/** What is nearer than this many meters is not in the picture. */
const nearest = 7;

/** Returns the part of a line on the ground that is in front of the eye. */
export function seen(space: Space, from: Vec, to: Vec): readonly [Point, Point] | undefined {
  const [start, end] = [space.deep(from), space.deep(to)];
  if (start < nearest && end < nearest) return undefined;
  const cut = (near: number, far: number, a: Vec, b: Vec): Vec => {
    const share = (nearest - near) / (far - near);
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
  };
  const one = start < nearest ? cut(start, end, from, to) : from;
  const two = end < nearest ? cut(end, start, to, from) : to;
  return [space.at(one), space.at(two)];
}

/** A strip of the ground between two lines, as far as the eye sees it. */
function strip(space: Space, left: readonly [Vec, Vec], right: readonly [Vec, Vec]): string {
  const [a, b] = [seen(space, ...left), seen(space, ...right)];
  return a === undefined || b === undefined ? '' : polygon([a[0], a[1], b[1], b[0]]);
}

type Court = { readonly stone: string; readonly wayHalf: number; readonly front: number };

/** Flagged ground in the lines of the hall: joints, worn and pale flags, and the raised way to the steps. */
export function paintFlags(stage: Stage, camera: Camera, space: Space, { stone, wayHalf, front }: Court): void {
  const { ink, palette, w, h, u } = stage;
  const top = palette.air(mix(palette.lit(stone), palette.shade(stone), 0.3), 0.4);
  const near = mix(palette.shade(darken(stone, 0.05)), palette.deep, palette.dark ? 0.3 : 0.16);
  ink.rect(
    -4,
    camera.horizon,
    w + 8,
    h - camera.horizon + 4,
    ink.vertical([
      [0, top],
      [0.25, mix(palette.lit(stone), palette.shade(stone), 0.4)],
      [0.62, mix(palette.lit(stone), palette.shade(stone), 0.72)],
      [1, near],
    ]),
  );
  paintWorn(stage, space, stone);
  let joints = '';
  for (let x = -70; x <= 70; x += 3.5) {
    const ends = seen(space, [x, -70, 0], [x, 30, 0]);
    if (ends !== undefined) joints += line(ends);
  }
  for (let y = -56; y <= 8; y += 2.6) {
    const ends = seen(space, [-70, y, 0], [70, y, 0]);
    if (ends !== undefined) joints += line(ends);
  }
  ink.stroke(joints, palette.shade(darken(stone, 0.14)), 1.4 * u, { opacity: 0.5 });
  paintWay(stage, space, { stone, wayHalf, front });
}

function paintWorn(stage: Stage, space: Space, stone: string): void {
  const { ink, palette, random } = stage;
  const own = random.fork('flags');
  const rows: [string, string] = ['', ''];
  for (let flag = 0; flag < 190; flag += 1) {
    const [x, y] = [Math.floor(own.range(-19, 19)) * 3.5, -56 + Math.floor(own.range(0, 22)) * 2.6];
    if (space.deep([x, y, 0]) < nearest + 5) continue;
    rows[own.chance(0.5) ? 0 : 1] += polygon(
      [
        [x, y, 0],
        [x + 3.5, y, 0],
        [x + 3.5, y + 2.6, 0],
        [x, y + 2.6, 0],
      ].map(([a = 0, b = 0, c = 0]) => space.at([a, b, c])),
    );
  }
  ink.path(rows[0], palette.lit(lighten(stone, 0.06)), { opacity: 0.24 });
  ink.path(rows[1], palette.shade(darken(stone, 0.08)), { opacity: 0.3 });
}

function paintWay(stage: Stage, space: Space, { stone, wayHalf, front }: Court): void {
  const { ink, palette, u } = stage;
  const edge = (x: number): [Vec, Vec] => [
    [x, -70, 0],
    [x, -front, 0],
  ];
  const pale = lighten(stone, 0.07);
  ink.path(strip(space, edge(-wayHalf * 1.12), edge(wayHalf * 1.12)), palette.shade(darken(stone, 0.06)), {
    opacity: 0.55,
  });
  ink.path(
    strip(space, edge(-wayHalf), edge(wayHalf)),
    ink.vertical([
      [0, palette.lit(pale)],
      [0.5, mix(palette.lit(pale), palette.shade(pale), 0.4)],
      [1, mix(palette.shade(pale), palette.deep, palette.dark ? 0.12 : 0)],
    ]),
  );
  let joints = '';
  for (let y = -64; y < -front; y += 2) {
    const ends = seen(space, [-wayHalf, y, 0], [wayHalf, y, 0]);
    if (ends !== undefined) joints += line(ends);
  }
  for (const share of [-0.5, 0.5]) {
    const ends = seen(space, ...edge(wayHalf * share));
    if (ends !== undefined) joints += line(ends);
  }
  ink.stroke(joints, palette.shade(darken(stone, 0.1)), 1.2 * u, { opacity: 0.4 });
}

/** The shadow that a block throws on the ground, away from the light. */
export function paintShadow(stage: Stage, space: Space, sun: number, a: number, b: number, long: number): void {
  const { ink, palette } = stage;
  const away = -sun * long;
  const corners: Vec[] = [
    [-a, -b, 0],
    [a, -b, 0],
    [a + Math.max(0, away), -b - long * 0.35, 0],
    [-a + Math.min(0, away), -b - long * 0.35, 0],
  ];
  ink.path(polygon(corners.map((place) => space.at(place))), mix(palette.deep, palette.ground, 0.2), {
    opacity: palette.dark ? 0.4 : 0.28,
  });
}
