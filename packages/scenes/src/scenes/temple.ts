import { darken, lighten, mix } from '../colour.ts';
import { box, dot, pill, polygon } from '../outline.ts';
import { paintRidge, ridgeLine } from '../parts/land.ts';
import { paintBushes, paintPalm, paintTree } from '../parts/plants.ts';
import { paintBirds, paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import { paintWater } from '../parts/water.ts';
import type { Stage } from '../stage.ts';
import { paintTempleTower, type TowerKind } from './temple-towers.ts';

type Look = { readonly kind: TowerKind; readonly stone: string };

const looks: readonly [Look, ...Look[]] = [
  { kind: 'bud', stone: '#c79a78' },
  { kind: 'bell', stone: '#f3e9dc' },
  { kind: 'steps', stone: '#a98b86' },
  { kind: 'bell', stone: '#e2a94a' },
  { kind: 'bud', stone: '#b4a08c' },
  { kind: 'bell', stone: '#a8978a' },
  { kind: 'steps', stone: '#b3694c' },
];

/** The towers from the middle outwards: their place and their share of the tallest one's height. */
const rows: Readonly<Record<TowerKind, readonly (readonly [number, number])[]>> = {
  bud: [
    [-238, 0.6],
    [238, 0.6],
    [-118, 0.76],
    [118, 0.76],
    [0, 1],
  ],
  bell: [
    [-262, 0.44],
    [262, 0.44],
    [-150, 0.66],
    [150, 0.66],
    [0, 1],
  ],
  steps: [
    [-228, 0.5],
    [228, 0.5],
    [-122, 0.72],
    [122, 0.72],
    [0, 1],
  ],
};

/** Temple towers among tropical trees, doubled in a pond of lotus, palms at both sides. */
export function paintTemple(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const shore = h * 0.64;
  const x = w * plan.range(0.45, 0.55);
  const look = plan.pick(looks);
  const light = x + w * plan.range(0.14, 0.24);
  paintSky(stage, shore, { x: light, y: h * plan.range(0.24, 0.36), r: 60 * u });
  paintClouds(stage, shore, 5, 0.08, 0.6);
  paintBirds(stage, x - w * 0.27, h * 0.2, 5);
  paintRidge(stage, ridgeLine(stage, 'hills', shore - 70 * u, 34 * u, 1.8), h, palette.ridge, 0.66);
  paintMist(stage, shore - 30 * u, 110 * u, 0.55);
  const size = (stage.format === 'tall' ? 0.82 : 1) * u;
  const temple = ink.symbol(() => {
    paintJungle(stage, shore, 0.42, 96);
    if (palette.dark) paintGlow(stage, x, shore - 110 * u, 320 * u, '#ffc27a', 0.44);
    paintTowers(stage, { x, foot: shore - 26 * size, size, look });
    paintJungle(stage, shore + 3 * u, 0.2, 44);
  });
  ink.use(temple, '');
  paintWater(stage, { from: shore, to: h, light, mirrored: temple });
  paintLotus(stage, shore);
  paintBanks(stage);
}

type Group = { readonly x: number; readonly foot: number; readonly size: number; readonly look: Look };

function paintTowers(stage: Stage, { x, foot, size, look }: Group): void {
  const { kind, stone } = look;
  const tall = (kind === 'bell' ? 330 : 306) * size;
  for (const [at, share] of rows[kind])
    paintTempleTower(stage, kind, {
      x: x + at * size,
      foot: foot - (share === 1 ? 26 : 12) * size,
      tall: tall * share,
      half: (kind === 'bell' ? 78 : 48) * size * (0.45 + share * 0.55),
      stone,
    });
  paintGallery(stage, { x, foot, size, look });
}

/** The terrace that carries the towers: a long wall of pillars, a stair in its middle. */
function paintGallery(stage: Stage, { x, foot, size, look: { stone } }: Group): void {
  const { ink, palette } = stage;
  const half = 320 * size;
  ink.path(
    box(x - half, foot - 28 * size, half * 2, 54 * size),
    ink.horizontal([
      [0, palette.lit(stone)],
      [1, palette.shade(stone)],
    ]),
  );
  let [dark, pillars] = ['', ''];
  for (let at = -half + 10 * size; at < half - 14 * size; at += 22 * size) {
    if (Math.abs(at + 6 * size) < 46 * size) continue;
    dark += box(x + at, foot - 18 * size, 12 * size, 26 * size);
    pillars += box(x + at + 14 * size, foot - 20 * size, 4 * size, 30 * size);
  }
  ink.path(dark, palette.dark ? mix(palette.lamp, palette.shade(stone), 0.35) : darken(palette.shade(stone), 0.12));
  ink.path(pillars, palette.lit(lighten(stone, 0.06)));
  ink.path(
    box(x - half - 8 * size, foot - 32 * size, half * 2 + 16 * size, 7 * size) +
      box(x - half - 14 * size, foot + 12 * size, half * 2 + 28 * size, 6 * size),
    palette.lit(lighten(stone, 0.1)),
  );
  const stair = [0, 1, 2, 3, 4].map((step) =>
    box(x - (26 + step * 4) * size, foot - (28 - step * 11) * size, (52 + step * 8) * size, 11 * size),
  );
  for (const [step, shape] of stair.entries())
    ink.path(shape, step % 2 === 0 ? palette.lit(lighten(stone, 0.04)) : palette.shade(lighten(stone, 0.06)));
}

/** A row of round trees along the shore; the nearer, the darker. */
function paintJungle(stage: Stage, foot: number, distance: number, tall: number): void {
  const { palette, w, u, random } = stage;
  const trees = random.fork(`jungle${tall}`);
  const leaf = palette.air(palette.shade(mix(palette.ground, palette.deep, 0.3 - distance * 0.4)), distance);
  if (tall > 60)
    for (let x = -20 * u; x < w + 30 * u; x += tall * 0.52 * u)
      paintTree(stage, x, foot + 4 * u, tall * trees.range(0.8, 1.45) * u, leaf);
  paintBushes(stage, -10, w + 10, foot - 8 * u, tall * 0.42 * u, [leaf, mix(leaf, palette.deep, 0.18)]);
}

/** Round leaves that lie on the pond in groups, and flowers between them. */
function paintLotus(stage: Stage, shore: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const pond = random.fork('lotus');
  const leaf = palette.shade(mix(palette.ground, '#3f8f6a', 0.35));
  const petal = palette.vivid(pond.pick(['#f29bb8', '#f7d3de', '#e86f96']));
  for (let group = 0; group < 13; group += 1) {
    const near = 0.22 + (group / 13) * 0.7;
    const y = shore + (h - shore) * near;
    const x = pond.chance(0.5) ? w * pond.range(0, 0.36) : w * pond.range(0.64, 1);
    const size = (7 + near * 30) * u;
    let [pads, rims] = ['', ''];
    for (let pad = 0; pad < 6; pad += 1) {
      const [px, py] = [x + pond.range(-2.6, 2.6) * size, y + pond.range(-0.5, 0.5) * size];
      const wide = size * pond.range(0.7, 1.2);
      pads += pill(px - wide, py - wide * 0.17, wide * 2, wide * 0.34, wide * 0.17);
      rims += pill(px - wide * 0.9, py - wide * 0.15, wide * 1.6, wide * 0.1, wide * 0.05);
    }
    ink.path(pads, mix(leaf, palette.deep, near * 0.3));
    ink.path(rims, lighten(leaf, 0.1), { opacity: 0.55 });
    if (pond.chance(0.75)) paintFlower(stage, x + pond.range(-1.4, 1.4) * size, y, size * 0.5, petal);
  }
}

function paintFlower(stage: Stage, x: number, y: number, size: number, petal: string): void {
  const { ink, palette } = stage;
  const leaf = (turn: number, long: number): string =>
    polygon([
      [x, y],
      [x + Math.sin(turn - 0.28) * long * 0.62, y - Math.cos(turn - 0.28) * long * 0.62],
      [x + Math.sin(turn) * long, y - Math.cos(turn) * long],
      [x + Math.sin(turn + 0.28) * long * 0.62, y - Math.cos(turn + 0.28) * long * 0.62],
    ]);
  ink.path([-1.25, 1.25, -0.75, 0.75].map((turn) => leaf(turn, size)).join(''), mix(petal, palette.deep, 0.12));
  ink.path([-0.4, 0.4, 0].map((turn) => leaf(turn, size * 1.12)).join(''), lighten(petal, 0.03));
  ink.path(dot(x, y - size * 0.12, size * 0.16), palette.lit('#f3c552'));
}

/** Palms lean in from both sides over the darkest green. */
function paintBanks(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const banks = random.fork('banks');
  const most = Math.min(h, w * 0.8);
  const dark = mix(palette.deep, palette.ground, 0.25);
  const palms = [
    [0.035, 1, 0.56],
    ...(banks.chance(0.6) ? [[0.115, 1, 0.4] as const] : []),
    [0.965, -1, 0.5],
    ...(banks.chance(0.4) ? [[0.9, -1, 0.36] as const] : []),
  ] as const;
  for (const [at, side, share] of palms)
    paintPalm(
      stage,
      w * at,
      h * 1.01,
      most * share * banks.range(0.92, 1.06),
      side * banks.range(10, 46) * u,
      mix(dark, palette.ground, share < 0.45 ? 0.25 : 0.08),
    );
  paintBushes(stage, -20, w * 0.24, h * 0.99, 46 * u, [dark, mix(dark, palette.ground, 0.3)]);
  paintBushes(stage, w * 0.84, w + 20, h * 0.99, 42 * u, [dark, mix(dark, palette.ground, 0.3)]);
}
