import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { arch, box, dot, polygon } from '../outline.ts';
import { paintRidge, ridgeLine } from '../parts/land.ts';
import { paintTree } from '../parts/plants.ts';
import { paintBirds, paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintGarden } from './palace-garden.ts';
import type { Front } from './palace-garden.ts';

/** Stone and dome. */
const coats: readonly [Coat, ...Coat[]] = [
  ['#f4e6d2', '#3f8f94'],
  ['#f7efe8', '#d88a4a'],
  ['#f2d2bc', '#7a5fb0'],
  ['#eee8f2', '#c8503f'],
];

type Coat = readonly [string, string];

/** A domed palace at the end of its garden, doubled in a long pool between clipped trees. */
export function paintPalace(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const foot = h * 0.635;
  const x = w * plan.range(0.46, 0.54);
  paintSky(stage, foot, { x: x + w * plan.range(0.16, 0.26), y: h * plan.range(0.24, 0.34), r: 52 * u });
  paintClouds(stage, foot, 5, 0.08, 0.6);
  paintBirds(stage, x - w * 0.2, h * 0.22, 5);
  paintRidge(stage, ridgeLine(stage, 'hills', foot - 56 * u, 26 * u, 2), h, palette.ridge, 0.6);
  paintMist(stage, foot - 16 * u, 90 * u, 0.5);
  const [stone, dome] = plan.pick(coats);
  const front: Front = { x, foot, size: (stage.format === 'tall' ? 0.84 : 1) * u, stone, dome };
  const house = ink.symbol(() => {
    for (const at of [-0.47, -0.39, -0.31, 0.31, 0.39, 0.47])
      paintTree(
        stage,
        x + at * 960 * u,
        foot + 4 * u,
        plan.range(84, 126) * u,
        palette.air(palette.shade(mix(palette.ground, palette.deep, 0.25)), 0.22),
      );
    if (palette.dark) paintGlow(stage, x, foot - 90 * u, 330 * u, '#ffc27a', 0.42);
    paintWings(stage, front);
    paintCentre(stage, front);
  });
  ink.use(house, '');
  paintGarden(stage, front, house);
}

function facade(stage: Stage, colour: string): string {
  const { ink, palette } = stage;
  return ink.horizontal([
    [0, palette.lit(lighten(colour, 0.02))],
    [0.5, palette.lit(colour)],
    [1, mix(palette.lit(colour), palette.shade(colour), 0.75)],
  ]);
}

function paintWings(stage: Stage, { x, foot, size, stone, dome }: Front): void {
  const { ink, palette } = stage;
  const glass = palette.dark ? palette.lamp : palette.shade('#5a6fa0');
  for (const side of [-1, 1]) {
    const left = side < 0 ? x - 330 * size : x + 90 * size;
    ink.path(box(left, foot - 92 * size, 240 * size, 92 * size), facade(stage, stone));
    ink.path(
      polygon([
        [left - 4 * size, foot - 92 * size],
        [left + 14 * size, foot - 122 * size],
        [left + 226 * size, foot - 122 * size],
        [left + 244 * size, foot - 92 * size],
      ]),
      ink.vertical([
        [0, palette.lit(dome)],
        [1, palette.shade(dome)],
      ]),
    );
    let [panes, frames] = ['', ''];
    for (let bay = 0; bay < 8; bay += 1) {
      const px = left + (12 + bay * 28) * size;
      frames +=
        arch(px - 2 * size, foot - 82 * size, 18 * size, 40 * size) +
        box(px - 2 * size, foot - 34 * size, 18 * size, 30 * size);
      panes +=
        arch(px, foot - 79 * size, 14 * size, 35 * size) + box(px + 1 * size, foot - 31 * size, 12 * size, 27 * size);
      if (bay % 2 === 0) panes += dot(px + 7 * size, foot - 106 * size, 5 * size);
    }
    ink.path(frames, palette.shade(darken(stone, 0.03)), { opacity: 0.55 });
    ink.path(panes, glass);
    ink.path(
      box(left - 3 * size, foot - 96 * size, 246 * size, 5 * size) + box(left, foot - 40 * size, 240 * size, 3 * size),
      palette.lit(lighten(stone, 0.05)),
    );
    const end = side < 0 ? left : left + 240 * size;
    paintPavilion(stage, end, foot, size, stone, dome);
  }
}

function paintPavilion(stage: Stage, x: number, foot: number, size: number, stone: string, dome: string): void {
  const { ink, palette } = stage;
  ink.path(box(x - 34 * size, foot - 122 * size, 68 * size, 122 * size), facade(stage, stone));
  paintDome(stage, x, foot - 122 * size, 34 * size, dome);
  const glass = palette.dark ? palette.lamp : palette.shade('#5a6fa0');
  ink.path(
    [-17, 5]
      .map(
        (at) =>
          arch(x + at * size, foot - 104 * size, 12 * size, 34 * size) +
          box(x + at * size, foot - 56 * size, 12 * size, 36 * size),
      )
      .join(''),
    glass,
  );
  ink.path(
    box(x - 38 * size, foot - 126 * size, 76 * size, 6 * size) +
      box(x - 36 * size, foot - 64 * size, 72 * size, 4 * size),
    palette.lit(lighten(stone, 0.05)),
  );
}

/** A ribbed dome with a lantern and a finial. */
function paintDome(stage: Stage, x: number, foot: number, r: number, colour: string): void {
  const { ink, palette } = stage;
  const bulge = `M${n(x - r)} ${n(foot)}C${n(x - r * 1.12)} ${n(foot - r * 0.9)} ${n(x - r * 0.45)} ${n(foot - r * 1.25)} ${n(x)} ${n(foot - r * 1.55)}C${n(x + r * 0.45)} ${n(foot - r * 1.25)} ${n(x + r * 1.12)} ${n(foot - r * 0.9)} ${n(x + r)} ${n(foot)}Z`;
  ink.path(
    bulge,
    ink.horizontal([
      [0, palette.lit(lighten(colour, 0.12))],
      [0.4, palette.lit(colour)],
      [1, palette.shade(colour)],
    ]),
  );
  const ribs = [-0.6, -0.25, 0.1, 0.45, 0.75]
    .map((at) => `M${n(x + at * r)} ${n(foot)}Q${n(x + at * r * 1.1)} ${n(foot - r)} ${n(x)} ${n(foot - r * 1.52)}`)
    .join('');
  ink.stroke(ribs, palette.shade(darken(colour, 0.06)), r * 0.035, { opacity: 0.5 });
  ink.path(box(x - r * 0.13, foot - r * 1.82, r * 0.26, r * 0.34), palette.lit('#f6ead8'));
  ink.path(
    polygon([
      [x - r * 0.17, foot - r * 1.8],
      [x, foot - r * 2.5],
      [x + r * 0.17, foot - r * 1.8],
    ]),
    palette.lit('#e8b04a'),
  );
  ink.circle(x, foot - r * 2.5, r * 0.05, palette.lit('#ffd47a'));
}

function paintCentre(stage: Stage, { x, foot, size, stone, dome }: Front): void {
  const { ink, palette } = stage;
  const [half, tall] = [104 * size, 150 * size];
  ink.path(box(x - 62 * size, foot - 206 * size, 124 * size, 66 * size), facade(stage, stone));
  const drum = [-50, -30, -10, 10, 30, 50]
    .map((at) => arch(x + (at - 6) * size, foot - 196 * size, 12 * size, 40 * size))
    .join('');
  ink.path(drum, palette.dark ? palette.lamp : palette.shade('#5a6fa0'));
  paintDome(stage, x, foot - 206 * size, 66 * size, dome);
  ink.path(box(x - 70 * size, foot - 210 * size, 140 * size, 7 * size), palette.lit(lighten(stone, 0.05)));
  ink.path(box(x - half, foot - tall, half * 2, tall), facade(stage, darken(stone, 0.03)));
  ink.path(
    polygon([
      [x - half - 8 * size, foot - tall],
      [x, foot - tall - 46 * size],
      [x + half + 8 * size, foot - tall],
    ]),
    ink.horizontal([
      [0, palette.lit(stone)],
      [1, palette.shade(stone)],
    ]),
  );
  ink.path(
    polygon([
      [x - half + 24 * size, foot - tall - 6 * size],
      [x, foot - tall - 36 * size],
      [x + half - 24 * size, foot - tall - 6 * size],
    ]),
    palette.shade(darken(stone, 0.02)),
    { opacity: 0.7 },
  );
  ink.circle(x, foot - tall - 17 * size, 8 * size, palette.lit('#e8b04a'));
  ink.path(
    box(x - half + 6 * size, foot - tall + 14 * size, half * 2 - 12 * size, tall - 20 * size),
    palette.dark ? mix(palette.lamp, '#c8642e', 0.45) : palette.shade(darken(stone, 0.2)),
  );
  ink.path(
    [-66, -22, 22, 66]
      .map((at) => arch(x + (at - 10) * size, foot - tall + 40 * size, 20 * size, tall - 46 * size))
      .join(''),
    palette.dark ? '#ffe6ae' : palette.shade('#4a4f86'),
  );
  paintColumns(stage, { x, foot, size, stone, dome }, half, tall);
}

function paintColumns(stage: Stage, { x, foot, size, stone }: Front, half: number, tall: number): void {
  const { ink, palette } = stage;
  let [columns, dark] = ['', ''];
  for (let column = 0; column < 6; column += 1) {
    const cx = x - half + (10 + column * 36.8) * size;
    columns +=
      box(cx - 6 * size, foot - tall + 12 * size, 12 * size, tall - 12 * size) +
      box(cx - 9 * size, foot - tall + 12 * size, 18 * size, 7 * size) +
      box(cx - 9 * size, foot - 8 * size, 18 * size, 8 * size);
    dark += box(cx + 1 * size, foot - tall + 19 * size, 5 * size, tall - 27 * size);
  }
  ink.path(columns, palette.lit(lighten(stone, 0.05)));
  ink.path(dark, palette.shade(stone), { opacity: 0.75 });
  ink.path(
    box(x - half - 10 * size, foot - tall - 4 * size, half * 2 + 20 * size, 16 * size),
    palette.lit(lighten(stone, 0.04)),
  );
  for (let step = 0; step < 4; step += 1)
    ink.path(
      box(
        x - half - (6 + step * 8) * size,
        foot - (8 - step * 4) * size,
        half * 2 + (12 + step * 16) * size,
        4.4 * size,
      ),
      mix(palette.lit(stone), palette.shade(stone), step * 0.22),
    );
}
