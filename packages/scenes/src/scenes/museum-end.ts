import { darken, lighten, mix } from '../colour.ts';
import { blend, n } from '../ink.ts';
import { box, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintCypress } from '../parts/plants.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { ceilingAt } from './museum-room.ts';
import type { Room } from './museum-room.ts';
import { accentOf, paintEndCanvas } from './museum-walls.ts';

type Opening = { readonly x: number; readonly wide: number; readonly spring: number; readonly round: boolean };

/** The hall's far wall with the openings in it, through which the light comes. */
export function paintEnd(stage: Stage, room: Room): void {
  const { ink, palette } = stage;
  const { coat, left, right, far, modern, metre } = room;
  const rim = Array.from({ length: 25 }, (_, step): Point => ceilingAt(room, step / 24, far));
  const wall = polygon([room.at(left, 0, far), ...rim, room.at(right, 0, far)]);
  ink.path(
    wall,
    ink.vertical([
      [0, mix(modern ? coat.stone : coat.stoneShade, palette.horizon, 0.3)],
      [1, modern ? coat.wall : mix(coat.wallFar, palette.horizon, 0.12)],
    ]),
  );
  if (stage.random.fork('closed').chance(modern ? 0.4 : 0.16)) {
    if (!modern)
      paintOrder(stage, room, [{ x: (left + right) / 2, wide: (right - left) * 0.64, spring: 0, round: true }]);
    const wide = Math.min((right - left) * 0.56, room.cornice * 0.9);
    const field = accentOf(stage) === 'picture' ? palette.vivid(palette.accent) : undefined;
    paintEndCanvas(
      stage,
      room,
      { x: (left + right) / 2, wide, tall: room.cornice * 0.56, ...(field === undefined ? {} : { field }) },
      stage.random.fork('end'),
    );
    return;
  }
  const openings = openingsOf(stage, room);
  const clip = ink.clip(openings.map((opening) => outline(room, opening, 0)).join(''));
  ink.path(openings.map((opening) => outline(room, opening, metre * 0.34)).join(''), coat.stone);
  ink.path(openings.map((opening) => outline(room, opening, metre * 0.12)).join(''), coat.stoneShade);
  ink.group({ 'clip-path': clip }, () => {
    if (stage.random.fork('beyond').chance(0.5)) paintTerrace(stage, room);
    else paintNext(stage, room);
  });
  if (!modern) paintOrder(stage, room, openings);
  const own = stage.random.fork('end');
  const free = openings.length === 1 ? (right - left - (openings[0]?.wide ?? 0)) / 2 : 0;
  if (free > metre * 1.9)
    for (const x of [left + free / 2, right - free / 2]) {
      const wide = Math.min(free * 0.52, metre * 2.2);
      paintEndCanvas(stage, room, { x, wide, tall: wide * own.range(1.1, 1.35) }, own);
    }
  const [x, y] = room.at((left + right) / 2, room.cornice * 0.5, far);
  paintGlow(stage, x, y, room.cornice * room.share(far) * 1.35, palette.dark ? '#ffd49a' : palette.disc, 0.34);
}

function openingsOf(stage: Stage, room: Room): Opening[] {
  const { left, right, cornice, metre, modern } = room;
  const own = stage.random.fork('openings');
  const middle = (left + right) / 2;
  if (modern)
    return [
      { x: middle, wide: (right - left) * own.range(0.3, 0.46), spring: cornice * own.range(0.62, 0.76), round: false },
    ];
  const single = own.chance(0.45);
  if (single) {
    const wide = Math.min((right - left) * own.range(0.36, 0.46), cornice * 0.72);
    return [{ x: middle, wide, spring: cornice * 0.86 - wide / 2, round: true }];
  }
  const count = Math.max(3, Math.round(((right - left) / cornice) * 1.5) | 1);
  const gap = (right - left) / count;
  const wide = Math.min(gap - metre * 0.95, cornice * 0.8);
  return Array.from({ length: count }, (_, at) => ({
    x: left + gap * (at + 0.5),
    wide,
    spring: Math.max(cornice * 0.45, cornice * 0.8 - wide / 2),
    round: true,
  }));
}

/** The outline of an opening, made larger on all sides by `grow`. */
function outline(room: Room, { x, wide, spring, round }: Opening, grow: number): string {
  const size = room.share(room.far);
  const half = wide / 2 + grow;
  const [l, foot] = room.at(x - half, 0, room.far);
  const [r, top] = room.at(x + half, spring, room.far);
  if (!round) return box(l, top - grow * size, r - l, foot - top + grow * size);
  return `M${n(l)} ${n(foot)}V${n(top)}A${n(half * size)} ${n(half * size)} 0 0 1 ${n(r)} ${n(top)}V${n(foot)}Z`;
}

/** Half columns between the openings and a gilded line along the cornice. */
function paintOrder(stage: Stage, room: Room, openings: readonly Opening[]): void {
  const { ink } = stage;
  const { coat, left, right, far, cornice, metre } = room;
  const size = room.share(far);
  const places =
    openings.length === 1
      ? openings.flatMap(({ x, wide }) => [x - wide / 2 - metre * 0.75, x + wide / 2 + metre * 0.75])
      : openings.slice(1).map((opening, at) => (opening.x + (openings[at]?.x ?? opening.x)) / 2);
  const slab = (x: number, half: number, low: number, high: number): string => {
    const [l, t] = room.at(x - half, high, far);
    return box(l, t, half * 2 * size, (high - low) * size);
  };
  for (const x of places) {
    const shaft = slab(x, metre * 0.24, metre * 0.3, cornice * 0.9);
    ink.path(
      shaft,
      ink.horizontal([
        [0, coat.stoneShade],
        [0.35, lighten(coat.stone, 0.02)],
        [1, darken(coat.stoneShade, 0.06)],
      ]),
    );
    ink.path(
      slab(x, metre * 0.36, 0, metre * 0.32) + slab(x, metre * 0.36, cornice * 0.86, cornice * 0.93),
      coat.stone,
    );
  }
  const middle = (left + right) / 2;
  ink.path(slab(middle, (right - left) / 2, cornice * 0.93, cornice * 1.01), coat.stone);
  ink.path(slab(middle, (right - left) / 2, cornice * 0.915, cornice * 0.93), coat.gold);
}

/** Outside: the sky, a hill, clipped trees behind a balustrade. */
function paintTerrace(stage: Stage, room: Room): void {
  const { ink, palette, w, u, random } = stage;
  const { far, eye, left, right, cornice, metre, coat } = room;
  const own = random.fork('terrace');
  const [, top] = room.at(0, cornice, far);
  const [l, foot] = room.at(left, 0, far);
  const [r] = room.at(right, 0, far);
  ink.rect(0, top, w, foot - top, ink.vertical(blend([...palette.sky.slice(1), palette.horizon], 10)));
  const x = l + (r - l) * own.range(0.42, 0.58);
  const size = room.share(far) * metre;
  paintGlow(stage, x, top + (eye - top) * 0.62, size * 2.6, palette.glow, 0.8);
  ink.circle(x, top + (eye - top) * 0.62, size * 0.42, palette.disc);
  const hill = Array.from({ length: 13 }, (_, step): Point => [
    l + ((r - l) * step) / 12,
    eye - size * (0.3 + 0.5 * Math.sin(step * 1.1 + own.range(0, 0.5)) ** 2),
  ]);
  ink.path(polygon([...hill, [r, foot], [l, foot]]), palette.air(palette.ridge, 0.45));
  ink.rect(l, eye + size * 0.1, r - l, foot - eye, palette.lit(mix(palette.ground, palette.horizon, 0.3)));
  for (let tree = 0; tree < 7; tree += 1)
    paintCypress(
      stage,
      l + ((r - l) * (tree + own.range(0.2, 0.8))) / 7,
      foot - size * 0.7,
      size * own.range(2.1, 3.3),
      palette.air(palette.shade(palette.ground), 0.15),
    );
  const step = size * 0.24;
  let rail = box(l, foot - size * 0.98, r - l, size * 0.12) + box(l, foot - size * 0.1, r - l, size * 0.12);
  for (let at = l; at < r; at += step) rail += box(at, foot - size * 0.9, step * 0.42, size * 0.82);
  ink.path(rail, mix(coat.stone, palette.horizon, 0.2));
  ink.rect(l, foot - 1.5 * u, r - l, 3 * u, coat.stone);
}

/** A further hall of another colour, with a last bright opening. */
function paintNext(stage: Stage, room: Room): void {
  const { ink, palette } = stage;
  const { coat, far, left, right, cornice, metre } = room;
  const deep = far + (right - left) * 1.1;
  const quad = (...points: readonly (readonly [number, number, number])[]): string =>
    polygon(points.map(([x, y, z]) => room.at(x, y, z)));
  const inner = lighten(coat.next, 0.02);
  ink.path(
    quad([left, 0, far], [right, 0, far], [right, 0, deep], [left, 0, deep]),
    mix(coat.tiles[0], palette.horizon, 0.3),
  );
  ink.path(
    quad([left, cornice, far], [right, cornice, far], [right, cornice, deep], [left, cornice, deep]),
    mix(coat.stone, palette.horizon, 0.4),
  );
  for (const x of [left, right])
    ink.path(
      quad([x, 0, far], [x, 0, deep], [x, cornice, deep], [x, cornice, far]),
      darken(inner, x === left ? 0.04 : 0),
    );
  ink.path(
    quad([left, 0, deep], [right, 0, deep], [right, cornice, deep], [left, cornice, deep]),
    lighten(inner, 0.05),
  );
  const half = Math.min((right - left) * 0.16, cornice * 0.24);
  const middle = (left + right) / 2;
  const [dl, dt] = room.at(middle - half, cornice * 0.72, deep);
  const [dr, df] = room.at(middle + half, 0, deep);
  const round = (dr - dl) / 2;
  ink.path(
    `M${n(dl)} ${n(df)}V${n(dt + round)}a${n(round)} ${n(round)} 0 0 1 ${n(2 * round)} 0V${n(df)}Z`,
    palette.dark
      ? mix(palette.lamp, palette.horizon, 0.3)
      : ink.vertical([
          [0, mix(palette.sky[2], '#ffffff', 0.2)],
          [0.7, lighten(palette.horizon, 0.05)],
          [1, mix(palette.horizon, palette.ground, 0.3)],
        ]),
  );
  paintNextPictures(stage, room, middle, half + metre * 1.42, deep);
}

function paintNextPictures(stage: Stage, { coat, metre, at }: Room, middle: number, away: number, z: number): void {
  const own = stage.random.fork('next');
  const quad = (x: number, half: number, low: number, high: number): string =>
    polygon([at(x - half, low, z), at(x + half, low, z), at(x + half, high, z), at(x - half, high, z)]);
  for (const side of [-1, 1]) {
    const x = middle + side * away;
    stage.ink.path(quad(x, metre * 0.75, metre * 1.4, metre * 3.2), coat.gold);
    stage.ink.path(
      quad(x, metre * 0.57, metre * 1.6, metre * 3),
      coat.lit(own.pick(['#6a8fa8', '#a8604a', '#5f7a58', '#c8a468'])),
    );
  }
}
