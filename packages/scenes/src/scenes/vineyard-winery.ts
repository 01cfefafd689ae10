import { darken, lighten, mix } from '../colour.ts';
import { arch, box, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintCypress, paintTree } from '../parts/plants.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';

/** Lengths inside a building are in multiples of `size`, about half a foot each. */
export type Site = {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly wall: string;
  readonly roof: string;
  readonly trim: string;
  readonly leaf: string;
};
export type WineryKind = 'farmhouse' | 'cellar' | 'barn';

export const lampGlow = '#ffc676';

export type Builder = {
  readonly at: (x: number, y: number) => Point;
  readonly wall: (x: number, y: number, w: number, tall: number, colour: string, side: number) => void;
  /** Corners are written as `x y, x y`; `from` moves them along. */
  readonly outline: (corners: string, from?: number) => string;
  readonly shape: (corners: string, fill: string, from?: number) => void;
  readonly glass: (d: string) => void;
  readonly box: (x: number, y: number, w: number, tall: number) => string;
  readonly arch: (x: number, y: number, w: number, tall: number) => string;
  readonly bright: (colour: string) => string;
  readonly dim: (colour: string) => string;
};

/** Tools that all wineries are built with: a wall with its shadow side, a face, panes that are lit after dark. */
export function builderOf(stage: Stage, { x: x0, foot, size: s }: Site): Builder {
  const { ink, palette, time } = stage;
  const bright = (colour: string): string => palette.air(palette.lit(colour), 0.06);
  const dim = (colour: string): string => palette.air(palette.shade(colour), 0.08);
  const at = (x: number, y: number): Point => [x0 + x * s, foot - y * s];
  const outline = (corners: string, from = 0): string =>
    polygon(
      corners.split(', ').map((corner) => {
        const [x = 0, y = 0] = corner.split(' ').map(Number);
        return at(x + from, y);
      }),
    );
  return {
    at,
    bright,
    dim,
    outline,
    shape: (corners, fill, from) => ink.path(outline(corners, from), fill),
    box: (x, y, w, tall) => box(x0 + x * s, foot - (y + tall) * s, w * s, tall * s),
    arch: (x, y, w, tall) => arch(x0 + x * s, foot - (y + tall) * s, w * s, tall * s),
    wall: (x, y, w, tall, colour, side) => {
      ink.path(
        box(x0 + x * s, foot - (y + tall) * s, w * s, tall * s),
        ink.vertical([
          [0, bright(lighten(colour, 0.02))],
          [1, mix(bright(colour), dim(colour), 0.4)],
        ]),
      );
      ink.path(box(x0 + (x + w - side) * s, foot - (y + tall) * s, side * s, tall * s), dim(colour));
    },
    glass: (d) =>
      ink.path(
        d,
        palette.dark
          ? ink.vertical([
              [0, '#fff0bc'],
              [1, '#ffb04e'],
            ])
          : time === 'dawn'
            ? ink.vertical([
                [0, mix('#ffe6b0', palette.sky[2], 0.45)],
                [1, mix('#ffb860', palette.sky[2], 0.2)],
              ])
            : ink.vertical([
                [0, mix(palette.sky[1], palette.deep, 0.45)],
                [1, mix(palette.sky[2], palette.deep, 0.25)],
              ]),
      ),
  };
}

/** A stone farmhouse with a tower, a loggia and tiled roofs. */
export function paintFarmhouse(stage: Stage, site: Site): void {
  const { ink, palette } = stage;
  const tools = builderOf(stage, site);
  const { wall, shape, glass, bright, dim } = tools;
  const own = stage.random.fork('farmhouse');
  const { x, foot, size: s } = site;
  if (palette.dark) paintGlow(stage, x - 10 * s, foot - 40 * s, 200 * s, lampGlow, 0.5);
  paintFarmTrees(stage, site);
  const tower = own.pick([34, 34, -62]);
  wall(tower, 0, 38, 132, site.wall, 12);
  shape('-5 131, 43 131, 30 150, 9 150', bright(site.roof), tower);
  shape('28 131, 43 131, 30 150, 24 150', dim(site.roof), tower);
  glass(tools.arch(tower + 5, 106, 7, 16) + tools.arch(tower + 14, 106, 7, 16) + tools.box(tower + 9, 82, 7, 10));
  wall(-74, 0, 112, 74, site.wall, 22);
  paintTiles(stage, tools, site, '-80 72, 46 72, 26 102, -60 102', 30);
  wall(-134, 0, 62, 40, darken(site.wall, 0.02), 0);
  paintTiles(stage, tools, site, '-139 39, -70 39, -70 60, -126 60', 0);
  ink.path([-128, -109, -90].map((left) => tools.arch(left, 0, 14, 28)).join(''), dim(darken(site.wall, 0.2)));
  if (palette.dark) glass([-126, -107, -88].map((left) => tools.arch(left, 0, 10, 24)).join(''));
  const windows = [-64, -44, -24, -4];
  glass(windows.map((left) => tools.box(left, 46, 8, 15) + (left === -24 ? '' : tools.box(left, 14, 8, 17))).join(''));
  ink.path(
    windows.map((left) => tools.box(left - 4, 45, 4, 17) + tools.box(left + 8, 45, 4, 17)).join(''),
    bright(site.trim),
  );
  ink.path(tools.arch(-26, 0, 13, 30), dim('#6a3f2c'));
  paintStones(stage, tools, site, -74, 90, 72);
  ink.path(tools.box(-30, 98, 9, 16) + tools.box(8, 98, 8, 14), bright(site.wall));
  ink.path(tools.box(-25, 98, 4, 16) + tools.box(12, 98, 4, 14), dim(site.wall));
  ink.path(tools.box(-31.5, 113, 12, 3) + tools.box(6.5, 111, 11, 3), dim(site.roof));
}

function paintFarmTrees(stage: Stage, site: Site): void {
  const { x, foot, size: s } = site;
  const { palette } = stage;
  const dark = palette.air(mix(palette.shade('#3f6a42'), palette.deep, 0.2), 0.08);
  for (const [at, tall] of [
    [-158, 96],
    [-146, 118],
    [88, 126],
    [102, 104],
    [116, 84],
  ] as const)
    paintCypress(stage, x + at * s, foot + 2 * s, tall * s, dark);
  paintTree(stage, x - 112 * s, foot, 92 * s, palette.air(palette.shade(site.leaf), 0.12));
}

/** A tiled roof from left low by right low to right top and left top: lit in front, its hip in shadow, with courses. */
export function paintTiles(
  { ink, palette }: Stage,
  { outline, at, bright, dim }: Builder,
  { roof, size }: Site,
  corners: string,
  hip: number,
): void {
  const [leftLow = [0, 0], rightLow = [0, 0], rightTop = [0, 0], leftTop = [0, 0]] = corners
    .split(', ')
    .map((corner): Point => {
      const [x = 0, y = 0] = corner.split(' ').map(Number);
      return [x, y];
    });
  ink.path(outline(corners), bright(lighten(roof, 0.03)));
  if (hip > 0)
    ink.path(
      polygon([at(rightLow[0] - hip, rightLow[1]), at(...rightLow), at(...rightTop), at(rightTop[0] - 4, rightTop[1])]),
      dim(roof),
    );
  let courses = '';
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    const y = leftLow[1] + (leftTop[1] - leftLow[1]) * share;
    courses += line([
      at(leftLow[0] + (leftTop[0] - leftLow[0]) * share, y),
      at(rightLow[0] + (rightTop[0] - rightLow[0]) * share, y),
    ]);
  }
  ink.stroke(courses, dim(darken(roof, 0.05)), 0.9 * size, { opacity: 0.5 });
  ink.stroke(line([at(...leftTop), at(...rightTop)]), bright(lighten(roof, 0.1)), 2.4 * size);
  ink.stroke(line([at(...leftLow), at(...rightLow)]), palette.deep, 1.6 * size, { opacity: 0.35 });
}

/** A few stones that show in a wall. */
function paintStones({ ink, random }: Stage, tools: Builder, site: Site, left: number, w: number, tall: number): void {
  const own = random.fork('stones');
  let d = '';
  for (let stone = 0; stone < 46; stone += 1)
    d += tools.box(left + own.next() * (w - 8), own.next() * (tall - 6), own.range(3, 7), own.range(1.6, 2.6));
  ink.path(d, tools.dim(site.wall), { opacity: 0.34 });
}
