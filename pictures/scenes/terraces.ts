import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area, box, curve, dot, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintPeak, paintPineRow, paintRidge, ridgeLine } from '../parts/land.ts';
import { paintPalm, paintTuft } from '../parts/plants.ts';
import { paintBirds, paintClouds, paintGlow, paintMist, paintSky } from '../parts/sky.ts';
import { fractal } from '../random.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

/** Flooded rice terraces stepping down to the viewer, a volcano and a waterfall behind, farmers and a thatched hut. */
export function paintTerraces(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const horizon = h * 0.54;
  const peak = w * plan.range(0.56, 0.68);
  paintSky(stage, horizon, { x: w * plan.range(0.24, 0.36), y: h * plan.range(0.24, 0.32), r: 52 * u });
  paintClouds(stage, horizon, 5, 0.08, 0.6);
  paintBirds(stage, w * 0.4, h * 0.18, 5);
  paintPeak(stage, { x: peak, foot: horizon + 20 * u, tall: h * plan.range(0.27, 0.33), half: 330 * u, rock: mix(palette.ridge, palette.ground, 0.2), distance: 0.42, snow: 0, hollow: 1.45, blunt: 0.06 });
  paintMist(stage, horizon - 50 * u, 60 * u, 0.5);
  for (const [at, drop, distance] of [[0, -34, 0.5], [1, -4, 0.34]] as const) {
    const crest = ridgeLine(stage, `jungle${at}`, horizon + drop * u, 30 * u, 2.4 + at);
    const wood = mix(palette.ground, palette.deep, 0.2 + at * 0.14);
    paintPineRow(stage, crest, (20 + at * 8) * u, (9 + at * 3) * u, palette.air(wood, distance), 0.85);
    paintRidge(stage, crest, h, wood, distance);
    paintMist(stage, horizon + (drop + 36) * u, 60 * u, 0.44);
  }
  paintGorge(stage, horizon, w * plan.range(0.16, 0.22));
  paintSteps(stage, horizon + 26 * u);
  paintHut(stage, w * plan.range(0.7, 0.78), h * 0.715, 84 * u);
  paintFarmers(stage);
  paintFrame(stage);
}

/** A cliff with a fall, its foot lost in spray. */
function paintGorge(stage: Stage, horizon: number, x: number): void {
  const { ink, palette, u, random } = stage;
  const own = random.fork('gorge');
  const rock = mix(mix(palette.ridge, palette.ground, 0.55), palette.deep, 0.12);
  const [top, foot] = [horizon - 96 * u, horizon + 74 * u];
  const noise = fractal(own, 4, 0.55);
  const crest = Array.from({ length: 25 }, (_, step): Point => {
    const px = -20 + (x + 190 * u + 20) * (step / 24);
    const away = Math.max(0, px - x - 40 * u) / (150 * u);
    return [px, top + noise(step * 0.3) * 16 * u + away ** 2 * 150 * u];
  });
  ink.path(polygon([...crest, [x + 190 * u, foot], [-20, foot]]), ink.vertical([[0, palette.air(palette.lit(rock), 0.22)], [1, palette.air(palette.shade(rock), 0.42)]]));
  let grooves = '';
  for (let at = 0; at < 22; at += 1) {
    const gx = own.range(-10, x + 130 * u);
    grooves += line([[gx, top + own.range(20, 80) * u], [gx + own.range(-6, 6) * u, top + own.range(90, 160) * u]]);
  }
  ink.stroke(grooves, palette.air(palette.shade(darken(rock, 0.05)), 0.25), 2 * u, { opacity: 0.5 });
  let shrubs = '';
  for (const [px, py] of crest) for (let leaf = 0; leaf < 3; leaf += 1) shrubs += dot(px + own.range(-12, 12) * u, py + own.range(-4, 10) * u, own.range(7, 15) * u);
  ink.path(shrubs, palette.air(palette.shade(mix(palette.ground, palette.deep, 0.2)), 0.24));
  const white = palette.lit('#ffffff');
  ink.path(area([[x - 11 * u, top + 8 * u], [x - 15 * u, top + 70 * u], [x - 24 * u, foot]], [[x + 30 * u, foot], [x + 17 * u, top + 70 * u], [x + 13 * u, top + 8 * u]]), ink.vertical([[0, white, 0.95], [0.7, white, 0.85], [1, white, 0.3]]));
  let threads = '';
  for (let at = -9; at < 15; at += 5) threads += line([[x + at * u, top + own.range(12, 30) * u], [x + at * 1.4 * u, foot - own.range(20, 70) * u]]);
  ink.stroke(threads, palette.air(palette.shade('#7fb0c8'), 0.2), 1.4 * u, { opacity: 0.55 });
  paintGlow(stage, x, foot - 8 * u, 84 * u, white, 0.6);
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
      return [-20 + (w + 40) * across, y + hollow + low(across * 2.6 + row * 0.2) * wave + Math.sin(across * 9 + row * 1.3) * 6 * near * u];
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
  const bottom: Point[] = [[w + 20, h + 10], [-20, h + 10]];
  ink.path(area(edge, bottom, 0.9), grass);
  const inner = edge.map(([x, y]): Point => [x, y + deep * 0.3]);
  const flooded = row % 3 !== 1;
  ink.path(area(inner, bottom, 0.9), flooded ? ink.vertical([[0, palette.horizon], [0.25 + near * 0.2, mix(palette.sky[3], palette.sky[2], 0.3)], [1, mix(palette.sky[1], palette.water[1], near * 0.4)]]) : palette.air(palette.lit(lighten(green, 0.05)), distance));
  const fall = edge.map(([x, y], at): Point => [x, y + deep * (2.1 + Math.sin(at * 0.7 + row) * 0.5)]);
  if (flooded) paintShine(stage, inner, deep, near, own);
  else paintSeedlings(stage, inner, deep, near, own, palette.air(palette.shade(green), distance));
  const lip = fall.map(([x, y]): Point => [x, y + deep * 0.34]);
  ink.path(area(fall, bottom, 0.9), palette.air(palette.lit(lighten(green, 0.08)), distance));
  ink.path(area(lip, bottom, 0.9), ink.vertical([[0, bank], [0.3, darken(bank, 0.04)], [1, darken(bank, 0.05)]]));
  let blades = '';
  for (let blade = 0; blade < 90; blade += 1) {
    const [x, y] = fall[own.whole(0, fall.length - 1)] ?? [0, 0];
    const px = x + own.range(-16, 16) * u;
    blades += line([[px, y + deep * 0.5], [px + own.range(-2, 2) * u, y + deep * own.range(-0.1, 0.2)]]);
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
    gleam += line([[px, py], [px + own.range(8, 34) * u * (0.4 + near), py]]);
    for (let shoot = 0; shoot < 3; shoot += 1) shoots += line([[px + shoot * 6 * u, py + deep * 0.2], [px + (shoot * 6 - 1.5) * u, py - (2 + 5 * near) * u]]);
  }
  ink.stroke(gleam, palette.disc, (0.9 + near) * u, { opacity: 0.55 });
  ink.stroke(shoots, palette.shade(palette.ground), (0.8 + near) * u, { opacity: 0.7 });
}

function paintSeedlings(stage: Stage, edge: readonly Point[], deep: number, near: number, own: Random, colour: string): void {
  const { ink, u } = stage;
  let rows = '';
  for (const share of [0.5, 0.95, 1.4, 1.8]) rows += curve(edge.map(([x, y]): Point => [x, y + deep * share + own.range(-1, 1)]), 0.9);
  ink.stroke(rows, colour, (1.2 + near * 1.6) * u, { 'stroke-dasharray': `${n((2 + 2 * near) * u)} ${n((3 + 4 * near) * u)}`, opacity: 0.8 });
}

function paintHut(stage: Stage, x: number, foot: number, size: number): void {
  const { ink, palette } = stage;
  const straw = '#d8a85a';
  if (palette.dark) paintGlow(stage, x, foot - size * 0.3, size * 1.3, '#ffbf6a', 0.55);
  ink.path([-0.4, -0.14, 0.14, 0.4].map((at) => box(x + at * size - size * 0.02, foot - size * 0.5, size * 0.04, size * 0.5)).join(''), palette.shade('#5a3a34'));
  ink.path(box(x - size * 0.38, foot - size * 0.34, size * 0.76, size * 0.22), palette.dark ? '#ffc878' : palette.shade('#a8754a'));
  ink.path(box(x - size * 0.46, foot - size * 0.14, size * 0.92, size * 0.05), palette.lit('#9a6a44'));
  ink.path(`M${n(x - size * 0.66)} ${n(foot - size * 0.38)}Q${n(x - size * 0.2)} ${n(foot - size * 0.62)} ${n(x - size * 0.06)} ${n(foot - size * 1.04)}L${n(x + size * 0.06)} ${n(foot - size * 1.04)}Q${n(x + size * 0.2)} ${n(foot - size * 0.62)} ${n(x + size * 0.66)} ${n(foot - size * 0.38)}Z`, ink.horizontal([[0, palette.lit(lighten(straw, 0.05))], [0.5, palette.lit(straw)], [1, palette.shade(straw)]]));
  const strands = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5].map((at) => `M${n(x + at * size * 0.1)} ${n(foot - size * 1.02)}Q${n(x + at * size * 0.36)} ${n(foot - size * 0.6)} ${n(x + at * size * 1.2)} ${n(foot - size * 0.4)}`).join('');
  ink.stroke(strands, palette.shade(darken(straw, 0.1)), size * 0.014, { opacity: 0.6 });
  ink.circle(x, foot - size * 1.06, size * 0.05, palette.lit(palette.accent));
}

/** Bent figures under wide hats: the accent of the scene. */
function paintFarmers(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('farmers');
  for (const [at, y, size] of [[0.4, 0.8, 30], [0.46, 0.81, 30], [0.54, 0.705, 20], [0.27, 0.725, 21]] as const) {
    const [x, foot, s] = [w * (at + own.range(-0.03, 0.03)), h * y, size * u * 1.25];
    const hat = palette.lit('#f2d08a');
    ink.path(polygon([[x - s * 0.14, foot], [x - s * 0.1, foot - s * 0.6], [x + s * 0.12, foot - s * 0.6], [x + s * 0.16, foot]]), palette.shade('#3a3560'));
    ink.path(`M${n(x - s * 0.2)} ${n(foot - s * 0.52)}Q${n(x - s * 0.12)} ${n(foot - s * 1.08)} ${n(x + s * 0.3)} ${n(foot - s * 1.06)}L${n(x + s * 0.46)} ${n(foot - s * 0.8)}Q${n(x + s * 0.2)} ${n(foot - s * 0.78)} ${n(x + s * 0.2)} ${n(foot - s * 0.5)}Z`, palette.lit(palette.accent));
    ink.stroke(line([[x + s * 0.36, foot - s * 0.9], [x + s * 0.5, foot - s * 0.3]]), palette.lit('#b8744a'), s * 0.08);
    ink.path(`M${n(x + s * 0.08)} ${n(foot - s * 1.02)}L${n(x + s * 0.46)} ${n(foot - s * 1.34)}L${n(x + s * 0.78)} ${n(foot - s * 0.86)}Z`, hat);
    ink.path(polygon([[x + s * 0.46, foot - s * 1.34], [x + s * 0.78, foot - s * 0.86], [x + s * 0.48, foot - s * 0.93]]), palette.shade('#d0a860'));
  }
}

function paintFrame(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const own = random.fork('frame');
  const dark = mix(palette.deep, palette.ground, 0.2);
  paintPalm(stage, w * own.range(0.87, 0.9), h * 0.99, h * 0.5, -46 * u, lighten(dark, 0.03));
  paintPalm(stage, w * own.range(0.95, 0.98), h + 10, h * 0.64, -40 * u, dark);
  for (const [at, size] of [[0.02, 96], [0.1, 70], [0.86, 74], [0.94, 104]] as const) paintTuft(stage, w * at, h + 8, size * u, dark);
}
