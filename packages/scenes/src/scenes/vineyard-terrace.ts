import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import type { Stop } from '../ink.ts';
import { box, dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';

export type Floor = 'flags' | 'boards' | 'lawn';
export type Border = 'wall' | 'lavender' | 'rail';
export type Terrace = {
  readonly floor: Floor;
  readonly edge: number;
  readonly horizon: number;
  readonly middle: number;
  readonly side: 1 | -1;
  readonly glow: number;
};

const floors: Readonly<Record<Floor, string>> = { flags: '#d8c3a0', boards: '#b48a62', lawn: '#8fae52' };

/** The ground at the viewer's feet, up to the terrace's edge. */
export function paintFloor(stage: Stage, terrace: Terrace): void {
  const { ink, palette, w, h, u } = stage;
  const { floor, edge, glow } = terrace;
  const own = floors[floor];
  const stops: Stop[] = [
    [0, mix(palette.lit(own), palette.horizon, 0.22)],
    [0.35, mix(palette.lit(own), palette.shade(own), 0.25)],
    [1, mix(palette.shade(own), palette.deep, 0.3)],
  ];
  ink.rect(-4, edge, w + 8, h - edge + 4, ink.vertical(stops));
  if (floor === 'flags') paintFlags(stage, terrace);
  else if (floor === 'boards') paintBoards(stage, terrace);
  else paintLawn(stage, terrace);
  if (palette.dark)
    ink.ellipse(
      glow,
      edge + (h - edge) * 0.6,
      380 * u,
      (h - edge) * 0.7,
      ink.radial([
        [0, '#ffbe6a', 0.42],
        [0.5, '#ffbe6a', 0.14],
        [1, '#ffbe6a', 0],
      ]),
    );
}

/** A place on the floor: across in units at the lower edge, deep 1 at the lower edge and more beyond. */
function floorAt({ h, u }: Stage, { horizon, middle }: Terrace, across: number, deep: number): Point {
  return [middle + (across * u) / deep, horizon + (h * 1.02 - horizon) / deep];
}

function paintFlags(stage: Stage, terrace: Terrace): void {
  const { ink, palette, h, u } = stage;
  const own = stage.random.fork('flags');
  const last = (h * 1.02 - terrace.horizon) / (terrace.edge - terrace.horizon);
  const tones = ['', '', ''];
  const rows = 7;
  for (let row = 0; row < rows; row += 1) {
    const [near, far] = [1 + ((last - 1) * row) / rows - 0.004, 1 + ((last - 1) * (row + 0.93)) / rows];
    for (let x = -1900; x < 1900;) {
      const wide = own.range(110, 230);
      const skew = own.range(-6, 6);
      const corner = (across: number, deep: number): Point => floorAt(stage, terrace, across, deep);
      const points = [
        corner(x + 5, far),
        corner(x + wide - 5 + skew, far),
        corner(x + wide - 5, near),
        corner(x + 5 + skew, near),
      ];
      if (points.some(([px]) => px > -20 * u && px < stage.w + 20 * u)) tones[own.whole(0, 2)] += polygon(points);
      x += wide;
    }
  }
  const base = floors.flags;
  for (const [at, d] of tones.entries())
    ink.path(d, [palette.lit(lighten(base, 0.05)), palette.lit(darken(base, 0.03)), palette.shade(base)][at] ?? base, {
      opacity: 0.34,
    });
  let weeds = '';
  for (let tuft = 0; tuft < 30; tuft += 1) {
    const deep = 1 + ((last - 1) * own.whole(1, rows)) / rows;
    const [x, y] = floorAt(stage, terrace, own.range(-1500, 1500), deep);
    const size = (9 * u) / deep;
    for (const lean of [-0.8, 0, 0.7]) weeds += `M${n(x)} ${n(y)}l${n(lean * size)} ${n(-size * 1.1)}`;
  }
  ink.stroke(weeds, palette.shade('#6f9a44'), 2 * u, { opacity: 0.8 });
}

function paintBoards(stage: Stage, terrace: Terrace): void {
  const { ink, palette, h, u } = stage;
  const last = (h * 1.02 - terrace.horizon) / (terrace.edge - terrace.horizon);
  let [seams, dark] = ['', ''];
  for (let x = -2000; x < 2000; x += 62) {
    seams += line([floorAt(stage, terrace, x, 1), floorAt(stage, terrace, x, last)]);
    if (Math.round(x / 62) % 3 === 0)
      dark += polygon([
        floorAt(stage, terrace, x, 1),
        floorAt(stage, terrace, x + 62, 1),
        floorAt(stage, terrace, x + 62, last),
        floorAt(stage, terrace, x, last),
      ]);
  }
  ink.path(dark, palette.shade(floors.boards), { opacity: 0.22 });
  ink.stroke(seams, mix(palette.shade(floors.boards), palette.deep, 0.4), 1.6 * u, { opacity: 0.55 });
}

function paintLawn(stage: Stage, terrace: Terrace): void {
  const { ink, palette, h, u } = stage;
  const own = stage.random.fork('lawn');
  const last = (h * 1.02 - terrace.horizon) / (terrace.edge - terrace.horizon);
  const [dark, bright, white, gold] = ['', '', '', ''].map((_, layer) => {
    let d = '';
    for (let tuft = 0; tuft < (layer < 2 ? 110 : 40); tuft += 1) {
      const deep = own.range(1, last);
      const [x, y] = floorAt(stage, terrace, own.range(-1700, 1700), deep);
      const size = (15 * u) / deep;
      if (layer > 1) d += dot(x, y - size * 0.6, size * 0.24);
      else for (const lean of [-0.5, 0, 0.45]) d += `M${n(x)} ${n(y)}l${n(lean * size)} ${n(-size)}`;
    }
    return d;
  });
  ink.stroke(dark ?? '', mix(palette.shade(floors.lawn), palette.deep, 0.25), 2 * u, { opacity: 0.6 });
  ink.stroke(bright ?? '', palette.lit(lighten(floors.lawn, 0.07)), 1.6 * u, { opacity: 0.6 });
  ink.path(white ?? '', palette.lit('#fff8ea'), { opacity: 0.9 });
  ink.path(gold ?? '', palette.lit('#f6c24a'), { opacity: 0.9 });
}

/** The low wall of fieldstones with its coping; it ends before the gap towards the lane. */
export function paintWall(stage: Stage, { edge, side }: Terrace, from: number, to: number): void {
  const { ink, palette, u } = stage;
  const own = stage.random.fork('wall');
  const stone = '#cdb695';
  const tall = 44 * u;
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  ink.rect(
    left,
    edge + 4 * u,
    right - left,
    16 * u,
    ink.vertical([
      [0, palette.deep, 0.36],
      [1, palette.deep, 0],
    ]),
  );
  ink.path(
    box(left, edge - tall, right - left, tall + 6 * u),
    mix(palette.shade(darken(stone, 0.1)), palette.deep, 0.2),
  );
  const tones = ['', '', ''];
  for (let row = 0; row < 3; row += 1)
    for (let x = left - own.range(0, 20) * u; x < right;) {
      const wide = own.range(18, 46) * u;
      const start = Math.max(left, x + 1.4 * u);
      const end = Math.min(right, x + wide - 1.4 * u);
      if (end - start > 4 * u)
        tones[own.whole(0, 2)] += fieldstone(start, edge - tall + (row * 16 + 2) * u, end - start, 14 * u, 4 * u);
      x += wide;
    }
  for (const [at, d] of tones.entries())
    ink.path(
      d,
      [palette.lit(stone), mix(palette.lit(stone), palette.shade(stone), 0.5), palette.shade(lighten(stone, 0.04))][
        at
      ] ?? stone,
    );
  ink.path(
    pill(left - 4 * u, edge - tall - 9 * u, right - left + 8 * u, 12 * u, 3 * u),
    palette.lit(lighten(stone, 0.07)),
  );
  ink.path(box(left - 2 * u, edge - tall, right - left + 4 * u, 4 * u), palette.deep, { opacity: 0.25 });
  ink.rect(side > 0 ? left - 4 * u : right - 14 * u, edge - tall, 18 * u, tall + 6 * u, palette.deep, {
    opacity: 0.25,
  });
}

function fieldstone(x: number, y: number, w: number, tall: number, cut: number): string {
  return `M${n(x + cut)} ${n(y)}h${n(w - 2 * cut)}l${n(cut)} ${n(cut)}v${n(tall - 2 * cut)}l${n(-cut)} ${n(cut)}h${n(2 * cut - w)}l${n(-cut)} ${n(-cut)}v${n(2 * cut - tall)}Z`;
}

/** Small lamps along the wall's foot after dark. */
export function paintWallLamps(stage: Stage, { edge }: Terrace, places: readonly number[]): void {
  const { ink, palette, u } = stage;
  if (!palette.dark) return;
  for (const x of places) {
    paintGlow(stage, x, edge - 58 * u, 46 * u, '#ffc46a', 0.7);
    ink.path(pill(x - 4 * u, edge - 66 * u, 8 * u, 14 * u, 2 * u), '#fff0c0');
  }
}
