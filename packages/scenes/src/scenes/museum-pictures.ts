import { darken, lighten, mix } from '../colour.ts';
import { polygon, sample } from '../outline.ts';
import type { Point } from '../outline.ts';
import { fractal } from '../random.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import type { Room } from './museum-room.ts';

/** Where a canvas hangs: its own 0..1 across and down become places in the picture. */
export type Canvas = {
  readonly map: (across: number, down: number) => Point;
  /** Width by height, so that round things stay round. */
  readonly shape: number;
  /** Width of the frame as a share of the canvas's height. */
  readonly frame: number;
  readonly field?: string;
};

const skies: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['#f3c98a', '#8fb0b4', '#3f6a60'],
  ['#f2a37a', '#6a6fa8', '#3a3568'],
  ['#cfe2dc', '#6a9ab4', '#4f7a58'],
  ['#f4dcae', '#c98a5e', '#6a4a4a'],
  ['#e8b4b4', '#7a6a9c', '#3f4a78'],
];
const fields: readonly [readonly [string, string, string], ...(readonly [string, string, string])[]] = [
  ['#f2b544', '#e8743a', '#8a2f40'],
  ['#2f6aa8', '#7ab4c8', '#f2e6cc'],
  ['#2a8a7a', '#f0c860', '#1f4a58'],
  ['#e88aa0', '#6a4a9c', '#f6d8c0'],
  ['#22305e', '#e0a83e', '#4f7ab0'],
];

/** One framed picture with whatever it shows. */
export function paintCanvas(stage: Stage, room: Room, canvas: Canvas, own: Random): void {
  const { ink } = stage;
  const { coat, modern } = room;
  const { map, frame, shape } = canvas;
  const ring = (by: number): string =>
    polygon([map(-by / shape, -by), map(1 + by / shape, -by), map(1 + by / shape, 1 + by), map(-by / shape, 1 + by)]);
  if (modern) ink.path(ring(0.022), mix(coat.goldLight, '#ffffff', 0.4));
  else {
    ink.path(
      ring(frame),
      ink.vertical([
        [0, coat.goldLight],
        [0.45, coat.gold],
        [1, mix(coat.gold, coat.goldDark, 0.6)],
      ]),
    );
    ink.path(ring(frame * 0.66), coat.goldDark, { opacity: 0.75 });
    ink.path(ring(frame * 0.5), coat.gold);
    ink.path(ring(frame * 0.16), coat.goldDark);
  }
  const kinds = modern ? modernKinds : classicKinds;
  own.pick(kinds)({ stage, room, canvas, own, tint: (colour) => mix(coat.lit(colour), coat.dim(colour), 0.12) });
}

type Work = {
  readonly stage: Stage;
  readonly room: Room;
  readonly canvas: Canvas;
  readonly own: Random;
  readonly tint: (colour: string) => string;
};

function patch({ canvas }: Work, x: number, y: number, w: number, h: number): string {
  return polygon([canvas.map(x, y), canvas.map(x + w, y), canvas.map(x + w, y + h), canvas.map(x, y + h)]);
}

/** A round shape; its radii are shares of the canvas's height. */
function round({ canvas }: Work, x: number, y: number, rx: number, ry = rx): string {
  return polygon(
    Array.from({ length: 18 }, (_, step): Point => {
      const turn = (step / 18) * Math.PI * 2;
      return canvas.map(x + (Math.cos(turn) * rx) / canvas.shape, y + Math.sin(turn) * ry);
    }),
  );
}

/** Everything below a line over the canvas's width. */
function below({ canvas }: Work, at: (x: number) => number): string {
  const top = sample(0, 1, 0.08, (x) => Math.min(1, Math.max(0, at(x))));
  return polygon([...top.map(([x, y]) => canvas.map(x, y)), canvas.map(1, 1), canvas.map(0, 1)]);
}

function paintLandscape(work: Work): void {
  const { stage, own, tint } = work;
  const { ink } = stage;
  const [low, high, land] = own.pick(skies);
  const noise = fractal(own.fork('hills'), 3, 0.5);
  ink.path(
    patch(work, 0, 0, 1, 1),
    ink.vertical([
      [0, tint(high)],
      [0.6, tint(low)],
      [1, tint(low)],
    ]),
  );
  const sun = own.range(0.25, 0.75);
  ink.path(round(work, sun, own.range(0.26, 0.42), 0.07), tint('#fff2cc'));
  ink.path(
    below(work, (x) => 0.56 + noise(x * 2.2) * 0.16),
    tint(mix(land, low, 0.5)),
  );
  ink.path(
    below(work, (x) => 0.66 + noise(x * 1.6 + 9) * 0.12),
    tint(mix(land, high, 0.25)),
  );
  if (own.chance(0.5)) {
    ink.path(patch(work, 0, 0.74, 1, 0.26), tint(mix(low, high, 0.3)));
    ink.path(patch(work, sun - 0.05, 0.76, 0.1, 0.2), tint('#fff2cc'), { opacity: 0.6 });
  }
  ink.path(
    below(work, (x) => 0.84 + noise(x * 2 + 30) * 0.1),
    tint(darken(land, 0.08)),
  );
  const tree = own.chance(0.5) ? 0.14 : 0.84;
  ink.path(round(work, tree, 0.56, 0.15, 0.26), tint(darken(land, 0.14)));
  ink.path(patch(work, tree - 0.012, 0.7, 0.024, 0.24), tint(darken(land, 0.2)));
}

function paintSeascape(work: Work): void {
  const { stage, own, tint, canvas } = work;
  const { ink } = stage;
  const [low, high] = own.pick(skies);
  ink.path(
    patch(work, 0, 0, 1, 1),
    ink.vertical([
      [0, tint(mix(high, '#2f4a7a', 0.3))],
      [1, tint(low)],
    ]),
  );
  ink.path(round(work, own.range(0.2, 0.8), 0.24, 0.22, 0.09), tint(lighten(low, 0.06)), { opacity: 0.7 });
  ink.path(patch(work, 0, 0.58, 1, 0.42), tint(mix(high, '#1f5a78', 0.5)));
  ink.path(patch(work, 0, 0.78, 1, 0.22), tint(mix(high, '#173f62', 0.7)));
  const x = own.range(0.3, 0.68);
  const mast = (dx: number): number => x + dx / canvas.shape;
  ink.path(
    polygon([canvas.map(mast(-0.02), 0.26), canvas.map(mast(-0.02), 0.64), canvas.map(mast(-0.2), 0.64)]),
    tint('#fff4e0'),
  );
  ink.path(
    polygon([canvas.map(mast(0.01), 0.2), canvas.map(mast(0.01), 0.64), canvas.map(mast(0.17), 0.64)]),
    tint('#ecd6bc'),
  );
  ink.path(
    polygon([
      canvas.map(mast(-0.22), 0.66),
      canvas.map(mast(0.2), 0.66),
      canvas.map(mast(0.13), 0.74),
      canvas.map(mast(-0.14), 0.74),
    ]),
    tint('#4a2b2f'),
  );
  ink.path(patch(work, x - 0.16, 0.82, 0.32, 0.02) + patch(work, 0.1, 0.9, 0.3, 0.02), tint(low), { opacity: 0.55 });
}

/** Ground, coat, hat or hair. */
const sitters: typeof fields = [
  ['#4a3a44', '#8a2f40', '#2a1f30'],
  ['#3a4a44', '#27406a', '#5a3a2a'],
  ['#6a5240', '#2a2438', '#7a5a34'],
  ['#31425e', '#c98a3e', '#3a2a2a'],
];

function paintPortrait(work: Work): void {
  const { stage, own, tint, canvas } = work;
  const { ink } = stage;
  const [ground, coat, hat] = own.pick(sitters);
  ink.path(
    patch(work, 0, 0, 1, 1),
    ink.radial([
      [0, tint(lighten(ground, 0.16))],
      [1, tint(ground)],
    ]),
  );
  const wide = (x: number): number => 0.5 + x / canvas.shape;
  const shoulders: readonly Point[] = [
    [-0.36, 1],
    [-0.34, 0.78],
    [-0.26, 0.66],
    [-0.1, 0.58],
    [0.1, 0.58],
    [0.26, 0.66],
    [0.34, 0.78],
    [0.36, 1],
  ];
  ink.path(round(work, 0.5, 0.34, 0.18, 0.22), tint(hat));
  ink.path(polygon(shoulders.map(([x, y]) => canvas.map(Math.min(1, Math.max(0, wide(x))), y))), tint(coat));
  ink.path(round(work, 0.5, 0.6, 0.15, 0.06), tint('#f4e8d4'));
  ink.path(round(work, 0.5, 0.52, 0.06, 0.08), tint('#d8a482'));
  ink.path(round(work, 0.5, 0.39, 0.12, 0.155), tint('#eec4a0'));
  ink.path(round(work, wide(0.05), 0.4, 0.07, 0.13), tint('#d8a482'), { opacity: 0.6 });
  if (own.chance(0.5)) ink.path(round(work, 0.5, 0.25, 0.26, 0.05) + round(work, 0.5, 0.2, 0.13, 0.1), tint(hat));
}

function paintStillLife(work: Work): void {
  const { stage, own, tint, canvas } = work;
  const { ink } = stage;
  const wall = own.pick(['#5a4a52', '#3f5258', '#7a6248']);
  ink.path(
    patch(work, 0, 0, 1, 1),
    ink.horizontal([
      [0, tint(lighten(wall, 0.1))],
      [1, tint(darken(wall, 0.06))],
    ]),
  );
  ink.path(patch(work, 0, 0.72, 1, 0.28), tint('#8a5a3a'));
  ink.path(patch(work, 0, 0.72, 1, 0.03), tint('#b8845a'));
  const x = own.range(0.36, 0.64);
  const blooms = own.pick(['#f2b0a0', '#f4d8a0', '#e8705a', '#f6eee0']);
  for (const [dx, y, r] of [
    [-0.15, 0.34, 0.1],
    [0.15, 0.32, 0.1],
    [0, 0.22, 0.11],
    [-0.06, 0.4, 0.1],
    [0.1, 0.44, 0.08],
  ] as const) {
    ink.path(round(work, x + dx / canvas.shape, y + 0.03, r * 1.08), tint('#3f5a42'));
    ink.path(round(work, x + dx / canvas.shape, y, r * 0.8), tint(mix(blooms, '#c86a50', Math.abs(dx))));
  }
  ink.path(
    round(work, x, 0.63, 0.12, 0.15) + patch(work, x - 0.05 / canvas.shape, 0.44, 0.1 / canvas.shape, 0.12),
    tint('#d8e0e0'),
  );
  for (const dx of [-0.24, 0.2, 0.3])
    ink.path(round(work, x + dx / canvas.shape, 0.75, 0.065), tint(dx > 0.25 ? '#e8a03a' : '#d85a3a'));
}

/** Three soft bars of one harmony. */
function paintFields(work: Work): void {
  const { stage, own, tint, canvas } = work;
  const { ink } = stage;
  const [a, b, c] = own.pick(fields);
  const ground = canvas.field ?? a;
  ink.path(patch(work, 0, 0, 1, 1), tint(ground));
  const split = own.range(0.4, 0.62);
  ink.path(patch(work, 0.08, 0.08, 0.84, split - 0.12), tint(canvas.field === undefined ? b : lighten(ground, 0.09)));
  ink.path(patch(work, 0.08, split, 0.84, 0.92 - split), tint(canvas.field === undefined ? c : darken(ground, 0.14)));
  ink.path(patch(work, 0.08, split - 0.03, 0.84, 0.015), tint('#fff0d8'), { opacity: 0.5 });
}

function paintDiscs(work: Work): void {
  const { stage, own, tint, canvas } = work;
  const { ink } = stage;
  const [a, b, c] = own.pick(fields);
  const ground = canvas.field ?? mix(c, '#f6f0e4', 0.75);
  ink.path(patch(work, 0, 0, 1, 1), tint(ground));
  const x = own.range(0.4, 0.6);
  ink.path(round(work, x, 0.44, Math.min(0.36, canvas.shape * 0.36)), tint(a));
  ink.path(patch(work, 0.08, 0.5, 0.84, 0.05) + patch(work, x + 0.06, 0.1, 0.05, 0.8), tint(c));
  ink.path(round(work, x - 0.16, 0.68, Math.min(0.17, canvas.shape * 0.2)), tint(b));
}

function paintWaves(work: Work): void {
  const { stage, own, tint, canvas } = work;
  const [a, b, c] = own.pick(fields);
  const ground = canvas.field ?? b;
  const phase = own.range(0, 6);
  stage.ink.path(patch(work, 0, 0, 1, 1), tint(mix(ground, '#ffffff', 0.12)));
  for (const [row, colour] of [a, mix(a, c, 0.5), c, darken(c, 0.1)].entries())
    stage.ink.path(
      below(work, (x) => 0.3 + row * 0.18 + Math.sin(x * 4 + phase + row * 1.1) * 0.09),
      tint(canvas.field === undefined ? colour : mix(ground, colour, row * 0.2)),
    );
}

const classicKinds: readonly [(work: Work) => void, ...((work: Work) => void)[]] = [
  paintLandscape,
  paintSeascape,
  paintPortrait,
  paintStillLife,
  paintLandscape,
];
const modernKinds: readonly [(work: Work) => void, ...((work: Work) => void)[]] = [
  paintFields,
  paintDiscs,
  paintWaves,
  paintFields,
];
