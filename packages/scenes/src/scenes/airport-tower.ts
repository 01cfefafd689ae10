import { lighten, mix } from '../colour.ts';
import { area, box, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';

/** A stem that opens like a flower into the cab of glass, with a mast on it. */
export function paintControlTower(stage: Stage, x: number, foot: number, tall: number, kind: number): void {
  const { ink, palette } = stage;
  const bright = palette.air(palette.lit('#f6f1ea'), 0.2);
  const dim = palette.air(palette.shade('#a7a4b8'), 0.22);
  const side = ink.horizontal([
    [0, bright],
    [0.4, bright],
    [0.62, dim],
    [1, dim],
  ]);
  const shaft: Point[] = (
    kind === 0
      ? [
          [0.075, 0],
          [0.045, 0.4],
          [0.05, 0.66],
          [0.115, 0.78],
        ]
      : [
          [0.055, 0],
          [0.05, 0.5],
          [0.052, 0.7],
          [0.1, 0.78],
        ]
  ).map(([half = 0, up = 0]): Point => [half * tall, foot - up * tall]);
  const right = shaft.map(([half, y]): Point => [x + half, y]);
  const left = shaft.map(([half, y]): Point => [x - half, y]).toReversed();
  ink.path(area(right, left, 0.8), side);
  paintCab(stage, x, foot, tall, side, dim);
}

/** Windows all round between two slabs, the mast above, and small panes down the stem. */
function paintCab(stage: Stage, x: number, foot: number, tall: number, side: string, dim: string): void {
  const { ink, palette } = stage;
  const glow = palette.dark ? mix(palette.lamp, '#ffffff', 0.2) : mix(palette.sky[0], palette.deep, 0.35);
  const y = (up: number): number => foot - up * tall;
  const slab = (low: number, high: number, from: number, to: number, fill: string): void =>
    ink.path(
      polygon([
        [x - from * tall, y(low)],
        [x - to * tall, y(high)],
        [x + to * tall, y(high)],
        [x + from * tall, y(low)],
      ]),
      fill,
    );
  slab(0.775, 0.8, 0.135, 0.14, side);
  slab(0.8, 0.88, 0.118, 0.146, glow);
  const posts = [-0.8, -0.4, 0, 0.4, 0.8].map((at) =>
    line([
      [x + at * 0.118 * tall, y(0.8)],
      [x + at * 0.146 * tall, y(0.88)],
    ]),
  );
  ink.stroke(posts.join(''), dim, 0.008 * tall);
  slab(0.88, 0.905, 0.16, 0.15, side);
  slab(0.905, 0.935, 0.07, 0.05, side);
  ink.stroke(
    line([
      [x, y(0.93)],
      [x, y(1.08)],
    ]) +
      line([
        [x - 0.03 * tall, y(0.93)],
        [x - 0.03 * tall, y(1)],
      ]),
    dim,
    0.012 * tall,
  );
  let panes = '';
  for (let floor = 1; floor < 8; floor += 1) panes += box(x - 0.012 * tall, y(0.08 * floor), 0.024 * tall, 0.03 * tall);
  ink.path(panes, palette.dark ? palette.lamp : lighten(dim, -0.12), { opacity: 0.75 });
  if (!palette.dark) return;
  paintGlow(stage, x, y(0.84), 0.26 * tall, palette.lamp, 0.6);
  paintGlow(stage, x, y(1.08), 0.09 * tall, '#ff5040', 0.9);
  ink.circle(x, y(1.08), 0.012 * tall, '#ff8a70');
}
