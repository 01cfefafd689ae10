import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area, curve, line } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintPeak, paintPineRow, paintRidge, ridgeLine } from '../parts/land.ts';
import { paintPalm, paintTuft } from '../parts/plants.ts';
import { paintBirds, paintClouds, paintMist, paintSky } from '../parts/sky.ts';
import { fractal } from '../random.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paintGorge, paintFarmers, paintHut } from './terraces-life.ts';

/** Flooded rice terraces stepping down to the viewer, a volcano and a waterfall behind, farmers and a thatched hut. */
export function paintTerraces(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const horizon = h * 0.54;
  const peak = w * plan.range(0.56, 0.68);
  paintSky(stage, horizon, { x: w * plan.range(0.24, 0.36), y: h * plan.range(0.24, 0.32), r: 52 * u });
  paintClouds(stage, horizon, 5, 0.08, 0.6);
  paintBirds(stage, w * 0.4, h * 0.18, 5);
  paintPeak(stage, {
    x: peak,
    foot: horizon + 20 * u,
    tall: h * plan.range(0.27, 0.33),
    half: 330 * u,
    rock: mix(palette.ridge, palette.ground, 0.2),
    distance: 0.42,
    snow: 0,
    hollow: 1.45,
    blunt: 0.06,
  });
  paintMist(stage, horizon - 50 * u, 60 * u, 0.5);
  for (const [at, drop, distance] of [
    [0, -34, 0.5],
    [1, -4, 0.34],
  ] as const) {
    const crest = ridgeLine(stage, `jungle${at}`, horizon + drop * u, 30 * u, 2.4 + at);
    const wood = mix(palette.ground, palette.deep, 0.2 + at * 0.14);
    paintPineRow(stage, crest, (20 + at * 8) * u, (9 + at * 3) * u, palette.air(wood, distance), 0.85);
    paintRidge(stage, crest, h, wood, distance);
    paintMist(stage, horizon + (drop + 36) * u, 60 * u, 0.44);
  }
  paintGorge(stage, horizon, w * plan.range(0.16, 0.22));
  paintSteps(stage, horizon + 26 * u);
  paintHut(stage, w * plan.range(0.58, 0.66), h * 0.73, 84 * u);
  paintFarmers(stage);
  paintFrame(stage);
}

type Step = { readonly edge: Point[]; readonly deep: number; readonly near: number };

function paintSteps(stage: Stage, top: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('steps');
  const rows = 10;
  const place = (near: number): number => top + (h * 1.04 - top) * near ** 1.35;
  const lean = own.range(-0.3, 0.3);
  const low = fractal(own.fork('shape'), 3, 0.4);
  for (let row = 0; row < rows; row += 1) {
    const near = row / (rows - 1);
    const y = place(near);
    const room = place(near + 1 / (rows - 1)) - y;
    const wave = (12 + 40 * near) * u;
    const edge = Array.from({ length: 33 }, (_, step): Point => {
      const across = step / 32;
      const hollow = (across - 0.52 - lean * 0.2) ** 2 * -400 * (1 - near * 0.75) * u;
      return [
        -20 + (w + 40) * across,
        y + hollow + low(across * 2.6 + row * 0.2) * wave + Math.sin(across * 9 + row * 1.3) * 6 * near * u,
      ];
    });
    paintStep(stage, { edge, deep: room * 0.2 + 2 * u, near }, own, row);
  }
  ink.rect(0, h - 2, w, 4, palette.deep);
}

function paintStep(stage: Stage, { edge, deep, near }: Step, own: Random, row: number): void {
  const { ink, palette, w, h, u } = stage;
  const distance = 0.26 * (1 - near);
  const field = stage.time === 'dawn' ? mix(palette.ground, '#4f9a58', 0.6) : palette.ground;
  const green = mix(field, palette.dark ? '#5a9a5a' : '#b4d040', palette.dark ? 0.16 : own.range(0.2, 0.5));
  const bank = palette.air(palette.shade(mix(green, palette.deep, 0.3)), distance);
  const grass = palette.air(palette.lit(lighten(green, 0.03)), distance);
  const bottom: Point[] = [
    [w + 20, h + 10],
    [-20, h + 10],
  ];
  ink.path(area(edge, bottom, 0.9), grass);
  const inner = edge.map(([x, y]): Point => [x, y + deep * 0.3]);
  const flooded = row % 3 !== 1;
  ink.path(
    area(inner, bottom, 0.9),
    flooded
      ? ink.vertical([
          [0, palette.horizon],
          [0.25 + near * 0.2, mix(palette.sky[3], palette.sky[2], 0.3)],
          [1, mix(palette.sky[1], palette.water[1], near * 0.4)],
        ])
      : palette.air(palette.lit(lighten(green, 0.05)), distance),
  );
  const fall = edge.map(([x, y], at): Point => [x, y + deep * (2.1 + Math.sin(at * 0.7 + row) * 0.5)]);
  if (flooded) paintShine(stage, inner, deep, near, own);
  else paintSeedlings(stage, inner, deep, near, own, palette.air(palette.shade(green), distance));
  const lip = fall.map(([x, y]): Point => [x, y + deep * 0.34]);
  ink.path(area(fall, bottom, 0.9), palette.air(palette.lit(lighten(green, 0.08)), distance));
  ink.path(
    area(lip, bottom, 0.9),
    ink.vertical([
      [0, bank],
      [0.3, darken(bank, 0.04)],
      [1, darken(bank, 0.05)],
    ]),
  );
  let blades = '';
  for (let blade = 0; blade < 90; blade += 1) {
    const [x, y] = fall[own.whole(0, fall.length - 1)] ?? [0, 0];
    const px = x + own.range(-16, 16) * u;
    blades += line([
      [px, y + deep * 0.5],
      [px + own.range(-2, 2) * u, y + deep * own.range(-0.1, 0.2)],
    ]);
  }
  ink.stroke(blades, palette.air(palette.lit(lighten(green, 0.1)), distance), (0.8 + near) * u, { opacity: 0.5 });
}

function paintShine(stage: Stage, edge: readonly Point[], deep: number, near: number, own: Random): void {
  const { ink, palette, u } = stage;
  let [gleam, shoots] = ['', ''];
  for (let dash = 0; dash < 26; dash += 1) {
    const [x, y] = edge[own.whole(0, edge.length - 1)] ?? [0, 0];
    const px = x + own.range(-18, 18) * u;
    const py = y + deep * own.range(0.5, 1.6);
    gleam += line([
      [px, py],
      [px + own.range(8, 34) * u * (0.4 + near), py],
    ]);
    for (let shoot = 0; shoot < 3; shoot += 1)
      shoots += line([
        [px + shoot * 6 * u, py + deep * 0.2],
        [px + (shoot * 6 - 1.5) * u, py - (2 + 5 * near) * u],
      ]);
  }
  ink.stroke(gleam, palette.disc, (0.9 + near) * u, { opacity: 0.55 });
  ink.stroke(shoots, palette.shade(palette.ground), (0.8 + near) * u, { opacity: 0.7 });
}

function paintSeedlings(
  stage: Stage,
  edge: readonly Point[],
  deep: number,
  near: number,
  own: Random,
  colour: string,
): void {
  const { ink, u } = stage;
  let rows = '';
  for (const share of [0.5, 0.95, 1.4, 1.8])
    rows += curve(
      edge.map(([x, y]): Point => [x, y + deep * share + own.range(-1, 1)]),
      0.9,
    );
  ink.stroke(rows, colour, (1.2 + near * 1.6) * u, {
    'stroke-dasharray': `${n((2 + 2 * near) * u)} ${n((3 + 4 * near) * u)}`,
    opacity: 0.8,
  });
}

function paintFrame(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const own = random.fork('frame');
  const dark = mix(palette.deep, palette.ground, 0.2);
  paintPalm(stage, w * own.range(0.87, 0.9), h * 0.99, h * 0.5, -46 * u, lighten(dark, 0.03));
  paintPalm(stage, w * own.range(0.95, 0.98), h + 10, h * 0.64, -40 * u, dark);
  for (const [at, size] of [
    [0.02, 96],
    [0.1, 70],
    [0.86, 74],
    [0.94, 104],
  ] as const)
    paintTuft(stage, w * at, h + 8, size * u, dark);
}
