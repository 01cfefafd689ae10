import { lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { paintWalls, accentOf } from './museum-walls.ts';
import type { Room } from './museum-room.ts';

type Slab = { readonly from: number; readonly to: number; readonly near: number; readonly deep: number };

function slab(room: Room, { from, to, near, deep }: Slab): string {
  return polygon([room.at(from, 0, near), room.at(to, 0, near), room.at(to, 0, deep), room.at(from, 0, deep)]);
}

/** A polished floor: its pattern, then the hall upside down in it, then the light on it. */
export function paintFloor(stage: Stage, room: Room, end: string): void {
  const { ink, palette, random } = stage;
  const { coat, left, right, far } = room;
  const own = random.fork('floor');
  const whole: Slab = { from: left, to: right, near: -far * 0.15, deep: far };
  const outline = slab(room, whole);
  ink.path(
    outline,
    ink.vertical([
      [0, mix(coat.tiles[0], palette.horizon, 0.3)],
      [0.4, coat.tiles[0]],
      [1, mix(coat.tiles[0], palette.deep, 0.24)],
    ]),
  );
  if (room.modern ? own.chance(0.6) : own.chance(0.35)) paintParquet(stage, room);
  else paintChecker(stage, room);
  ink.group({ 'clip-path': ink.clip(outline) }, () => {
    ink.group({ opacity: room.modern ? 0.3 : 0.4, filter: ink.blur(2, 5) }, () => {
      paintWalls(stage, room, -1);
      const [, foot] = room.at(0, 0, far);
      ink.use(end, `translate(0 ${n(foot * 2)}) scale(1 -1)`);
    });
  });
  paintSheen(stage, room);
  if (accentOf(stage) === 'carpet') paintCarpet(stage, room);
}

function paintChecker(stage: Stage, room: Room): void {
  const { ink, palette, random } = stage;
  const { coat, left, right, far, metre } = room;
  const own = random.fork('checker');
  const turned = own.chance(0.45) && !room.modern;
  const tile = metre * own.range(0.72, 0.95);
  const rows = Math.ceil((far * 1.15) / tile);
  let dark = '';
  for (let row = 0; row < rows; row += 1)
    for (let x = left - tile; x < right + tile; x += tile * 2) {
      const near = -far * 0.15 + row * tile;
      const from = x + (row % 2) * tile;
      if (turned) {
        const diamond: readonly Point[] = [
          [from, near],
          [from + tile, near + tile],
          [from, near + tile * 2],
          [from - tile, near + tile],
        ];
        if (row % 2 === 0)
          dark += polygon(
            diamond.map(([px, pz]) => room.at(Math.min(right, Math.max(left, px)), 0, Math.min(far, pz))),
          );
        continue;
      }
      if (from >= right || from + tile <= left) continue;
      dark += slab(room, {
        from: Math.max(left, from),
        to: Math.min(right, from + tile),
        near,
        deep: Math.min(far, near + tile),
      });
    }
  ink.path(
    dark,
    ink.vertical([
      [0, mix(coat.tiles[1], palette.horizon, 0.3)],
      [0.5, coat.tiles[1]],
      [1, mix(coat.tiles[1], palette.deep, 0.35)],
    ]),
    { opacity: room.modern ? 0.6 : 0.92 },
  );
}

/** Herringbone: slanted boards whose slant turns from row to row. */
function paintParquet(stage: Stage, room: Room): void {
  const { ink, palette, random } = stage;
  const { coat, left, right, far, metre } = room;
  const own = random.fork('parquet');
  const tones = ['', ''];
  const wide = metre * 0.62;
  const board = metre * 0.3;
  let column = 0;
  for (let x = left; x < right; x += wide, column += 1) {
    const slant = column % 2 === 0 ? wide : -wide;
    const to = Math.min(right, x + wide);
    for (let z = -far * 0.15 - wide; z < far + wide; z += board) {
      if (own.chance(0.4)) continue;
      const clamp = (depth: number): number => Math.min(far, Math.max(-far * 0.15, depth));
      tones[own.chance(0.5) ? 0 : 1] += polygon([
        room.at(x, 0, clamp(z)),
        room.at(to, 0, clamp(z + slant)),
        room.at(to, 0, clamp(z + slant + board)),
        room.at(x, 0, clamp(z + board)),
      ]);
    }
  }
  ink.path(tones[0] ?? '', mix(coat.tiles[1], palette.deep, 0.08), { opacity: 0.55 });
  ink.path(tones[1] ?? '', coat.tiles[1], { opacity: 0.34 });
}

/** Paints the light from above and from the end on the stone, softer towards the viewer. */
function paintSheen(stage: Stage, room: Room): void {
  const { ink, palette, h } = stage;
  const { left, right, far } = room;
  const middle = (left + right) / 2;
  const wide = (right - left) * 0.2;
  const [, top] = room.at(0, 0, far);
  const light = palette.dark ? '#ffd49a' : lighten(palette.horizon, 0.05);
  ink.path(
    slab(room, { from: middle - wide, to: middle + wide, near: -far * 0.15, deep: far }),
    ink.vertical([
      [0, light, palette.dark ? 0.5 : 0.55],
      [0.4, light, 0.16],
      [1, light, 0],
    ]),
    { filter: ink.blur(16, 6) },
  );
  ink.rect(
    0,
    top,
    stage.w,
    h - top,
    ink.vertical([
      [0, palette.deep, 0],
      [0.6, palette.deep, 0],
      [1, palette.deep, palette.dark ? 0.4 : 0.26],
    ]),
  );
}

/** A runner in the accent colour with golden borders, straight to the far arch. */
function paintCarpet(stage: Stage, room: Room): void {
  const { ink, palette, random } = stage;
  const { coat, left, right, far, metre } = room;
  const middle = (left + right) / 2;
  const half = metre * random.fork('carpet').range(0.75, 1.05);
  const colour = coat.lit(palette.vivid(palette.accent));
  const run = (from: number, to: number): string =>
    slab(room, { from: middle + from, to: middle + to, near: -far * 0.15, deep: far });
  ink.path(
    run(-half, half),
    ink.vertical([
      [0, mix(colour, palette.horizon, 0.16)],
      [0.3, colour],
      [1, mix(colour, palette.deep, 0.36)],
    ]),
  );
  const [edge, line] = [half * 0.84, half * 0.78];
  ink.path(run(-edge, -line) + run(line, edge), coat.gold);
}
