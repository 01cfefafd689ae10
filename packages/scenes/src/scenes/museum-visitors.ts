import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { person } from '../parts/people.ts';
import type { Stage } from '../stage.ts';
import type { Hero } from './museum-hero.ts';
import type { Room } from './museum-room.ts';
import { accentOf } from './museum-walls.ts';

type Visitor = { readonly x: number; readonly z: number; readonly tall: number };

/** People in small groups at the walls and in the hall, a child among them; none stands in front of the hero. */
export function paintVisitors(stage: Stage, room: Room, hero: Hero): void {
  const { ink, palette, random } = stage;
  const own = random.fork('visitors');
  const visitors = visitorsOf(stage, room, hero).toSorted((one, other) => other.z - one.z);
  for (const [index, { x, z, tall }] of visitors.entries()) {
    const size = room.share(z) * room.metre;
    const [px, foot] = room.at(x, 0, z);
    const figure = person(px, foot, tall * size, own.fork(`person${index}`));
    const far = Math.min(1, z / room.far);
    const colour = mix(
      mix(room.coat.figure, own.pick(['#3a2a5c', '#5c2a3f', '#27405c', '#2a2440']), 0.35),
      palette.horizon,
      far * 0.24,
    );
    ink.group({ transform: `translate(0 ${n(foot * 2)}) scale(1 -1)`, opacity: 0.24 }, () => ink.path(figure, colour));
    ink.ellipse(px, foot, size * 0.34, size * 0.06, palette.deep, { opacity: 0.35 });
    ink.group({ transform: `translate(${n(px < room.vx ? size * 0.014 : -size * 0.014)} ${n(-size * 0.014)})` }, () =>
      ink.path(figure, mix(palette.dark ? '#ffc88a' : '#fff0d4', colour, 0.25)),
    );
    ink.path(figure, colour);
  }
}

function visitorsOf(stage: Stage, room: Room, hero: Hero): Visitor[] {
  const { random, w } = stage;
  const own = random.fork('groups');
  const { left, right, far, metre } = room;
  const found: Visitor[] = [];
  const heroAt = room.at(hero.x, 0, hero.z)[0];
  const reach = metre * room.share(hero.z) * 1.5;
  const bench = benchOf(stage, room, hero);
  const groups = own.whole(6, 8);
  for (let group = 0; group < groups; group += 1) {
    const z = far * own.range(0.2, 0.92);
    const middle = (left + right) / 2;
    const wall = own.chance(0.6);
    const clear = metre * (room.colonnade ? 1.2 : 0);
    const side = own.pick([-1, 1]);
    const start = wall
      ? side < 0
        ? left + clear + metre * own.range(1, 1.8)
        : right - clear - metre * own.range(1.6, 2.6)
      : middle + own.range(-0.26, 0.26) * (right - left);
    let x = start;
    const heads = own.pick([1, 2, 2, 3]);
    for (let head = 0; head < heads; head += 1) {
      const child = heads > 1 && head === 1 && own.chance(0.55);
      const depth = z + own.range(-0.3, 0.3) * metre;
      const at = room.at(x, 0, depth)[0];
      const hides = Math.abs(at - heroAt) < reach && depth < hero.z + metre * 6;
      const crowds = depth < bench.deep + metre * 0.6 && Math.abs(x - bench.x) < metre * 1.2;
      const close = found.some((one) => Math.abs(room.at(one.x, 0, one.z)[0] - at) < metre * 0.42 * room.share(depth));
      if (!hides && !crowds && !close && at > w * 0.03 && at < w * 0.97)
        found.push({ x, z: depth, tall: child ? 1.08 : own.range(1.58, 1.8) });
      x += metre * own.range(0.62, 0.9);
    }
  }
  return found;
}

type Bench = { readonly x: number; readonly near: number; readonly deep: number };

function benchOf(stage: Stage, { left, right, far, metre }: Room, hero: Hero): Bench {
  const own = stage.random.fork('bench');
  const middle = (left + right) / 2;
  const near = far * own.range(0.14, 0.24);
  return { x: middle + (hero.x > middle ? -1 : 1) * metre * own.range(1.6, 2.2), near, deep: near + metre * 2.4 };
}

/** A long upholstered bench along the hall. */
export function paintBench(stage: Stage, room: Room, hero: Hero): void {
  const { ink, palette } = stage;
  const { coat, metre } = room;
  const { x, near, deep } = benchOf(stage, room, hero);
  const half = metre * 0.5;
  const colour = coat.lit(
    accentOf(stage) === 'bench' ? palette.vivid(palette.accent) : mix('#6a4a40', palette.deep, 0.3),
  );
  const at = (dx: number, y: number, z: number): Point => room.at(x + dx * half, y * metre, z);
  const inner = x > 0 ? -1 : 1;
  ink.path(
    polygon([at(-1.2, 0, near - metre * 0.1), at(1.2, 0, near - metre * 0.1), at(1.1, 0, deep), at(-1.1, 0, deep)]),
    palette.deep,
    { opacity: 0.35 },
  );
  for (const z of [deep - metre * 0.2, near + metre * 0.1])
    for (const dx of [-0.8, 0.8])
      ink.path(
        polygon([at(dx - 0.09, 0, z), at(dx + 0.09, 0, z), at(dx + 0.09, 0.34, z), at(dx - 0.09, 0.34, z)]),
        coat.goldDark,
      );
  ink.path(
    polygon([at(inner, 0.3, near), at(inner, 0.52, near), at(inner, 0.52, deep), at(inner, 0.3, deep)]),
    mix(darken(colour, 0.12), palette.deep, 0.2),
  );
  ink.path(
    polygon([at(-1, 0.52, near), at(1, 0.52, near), at(1, 0.52, deep), at(-1, 0.52, deep)]),
    ink.vertical([
      [0, lighten(colour, 0.1)],
      [1, lighten(colour, 0.02)],
    ]),
  );
  ink.path(
    polygon([at(-1, 0.3, near), at(1, 0.3, near), at(1, 0.52, near), at(-1, 0.52, near)]),
    mix(colour, palette.deep, 0.22),
  );
  let buttons = '';
  for (let row = 0; row < 6; row += 1)
    for (const dx of [-0.5, 0, 0.5]) {
      const z = near + ((deep - near) * (row + 0.5)) / 6;
      const [bx, by] = at(dx, 0.52, z);
      buttons += dot(bx, by, metre * 0.028 * room.share(z));
    }
  ink.path(buttons, mix(colour, palette.deep, 0.3));
}

/** Brass posts with a hanging rope around the plinth. */
export function paintRopes(stage: Stage, room: Room, hero: Hero, front: boolean): void {
  const { ink, palette } = stage;
  const { coat, metre } = room;
  if (!stage.random.fork('ropes').chance(room.modern ? 0.3 : 0.75)) return;
  const [wide, long] = [1.2, 1.15];
  const corners: readonly (readonly [number, number])[] = front
    ? [
        [-wide, 0],
        [-wide, -long],
        [0, -long],
        [wide, -long],
        [wide, 0],
      ]
    : [
        [-wide, 0],
        [-wide, long * 0.8],
        [wide, long * 0.8],
        [wide, 0],
      ];
  const place = ([dx, dz]: readonly [number, number], y: number): Point =>
    room.at(hero.x + dx * metre, y * metre, hero.z + dz * metre);
  let ropes = '';
  for (const [at, corner] of corners.slice(1).entries()) {
    const before = corners[at] ?? corner;
    const [a, b] = [place(before, 0.86), place(corner, 0.86)];
    const sag = place([(before[0] + corner[0]) / 2, (before[1] + corner[1]) / 2], 0.56);
    ropes += curve([a, sag, b], 1.3);
  }
  const rope = mix(coat.lit(palette.accent), palette.deep, 0.34);
  ink.stroke(ropes, rope, metre * 0.055 * room.share(hero.z));
  for (const corner of front ? corners : corners.slice(1, 3)) {
    const [x, foot] = place(corner, 0);
    const [, top] = place(corner, 0.92);
    const thick = (foot - top) * 0.07;
    ink.ellipse(x, foot, thick * 3, thick, coat.goldDark);
    ink.path(
      polygon([
        [x - thick / 2, foot],
        [x + thick / 2, foot],
        [x + thick / 2, top],
        [x - thick / 2, top],
      ]),
      coat.gold,
    );
    ink.path(dot(x, top, thick * 1.1), coat.goldLight);
  }
}
