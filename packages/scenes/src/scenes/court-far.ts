import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { box, dot } from '../outline.ts';
import { paintPeak, paintRidge, ridgeLine } from '../parts/land.ts';
import { paintMist } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { flame } from './court-storey.ts';
import type { Style } from './court-style.ts';

/** Hills, the roofs of the palace town and a belt of trees, each nearer and stronger than the last. */
export function paintDistance(
  stage: Stage,
  horizon: number,
  style: Style,
  view: 'hills' | 'peaks' | 'town',
  rows: 1 | 2,
): void {
  const { palette, w, h, u, random } = stage;
  const own = random.fork('distance');
  if (view === 'peaks')
    for (const [at, tall, distance] of [
      [0.12, 150, 0.7],
      [0.86, 190, 0.66],
      [0.55, 110, 0.74],
      [0.98, 120, 0.6],
    ] as const)
      paintPeak(stage, {
        x: w * (at + own.range(-0.05, 0.05)),
        foot: horizon + 8 * u,
        tall: tall * u * own.range(0.85, 1.15),
        half: w * own.range(0.22, 0.3) * (stage.format === 'wide' ? 0.7 : 1),
        rock: palette.ridge,
        distance,
        snow: 0,
        hollow: 1.06,
        blunt: 0.015,
      });
  paintRidge(
    stage,
    ridgeLine(stage, 'court-hills', horizon - (view === 'town' ? 46 : 66) * u, 34 * u, 2.2),
    h,
    palette.ridge,
    0.66,
  );
  paintMist(stage, horizon - 26 * u, 70 * u, 0.4);
  paintRidge(
    stage,
    ridgeLine(stage, 'court-hills-near', horizon - 34 * u, 20 * u, 3.4),
    h,
    mix(palette.ridge, palette.ground, 0.5),
    0.5,
  );
  for (const [row, distance] of [
    [0, 0.58],
    [1, 0.4],
  ] as const)
    if (row > 0 || rows > 1) paintRoofs(stage, horizon + row * 4 * u, style, distance, row);
  paintMist(stage, horizon - 4 * u, 60 * u, 0.34);
}

/** A row of palace roofs in the distance, some with lights below their eaves. */
function paintRoofs(stage: Stage, foot: number, style: Style, distance: number, row: number): void {
  const { ink, palette, w, u, random } = stage;
  const own = random.fork(`roofs${row}`);
  let [roofs, shines, walls, lights] = ['', '', '', ''];
  for (let x = -30 * u; x < w + 30 * u; x += own.range(58, 112) * u) {
    const half = own.range(24, 46) * u * (1 + row * 0.25);
    const tall = half * own.range(0.34, 0.46);
    const y = foot - own.range(14, 26) * u * (1 + row * 0.3);
    const storeys = own.chance(0.3) ? 2 : 1;
    for (let storey = 0; storey < storeys; storey += 1) {
      const share = 1 - storey * 0.34;
      const top = y - storey * (tall * 0.55 + 9 * u);
      walls += box(x - half * 0.74 * share, top - 1, half * 1.48 * share, foot - top + 2);
      roofs += farRoof(x, top, half * share, tall * (storey === storeys - 1 ? 1 : 0.6));
      shines += `M${n(x - half * share)} ${n(top - tall * 0.1)}Q${n(x)} ${n(top + tall * 0.14)} ${n(x + half * share)} ${n(top - tall * 0.1)}`;
      for (let at = -2; at <= 2; at += 1)
        if (own.chance(0.8)) lights += box(x + at * half * 0.28 * share - 1.6 * u, top + 4 * u, 3.2 * u, 5 * u);
    }
  }
  ink.path(walls, palette.air(mix(palette.shade(style.column), palette.ridge, 0.4), distance));
  if (palette.lampShare > 0.1) ink.path(lights, mix(palette.lamp, flame, 0.4), { opacity: palette.dark ? 0.85 : 0.5 });
  ink.path(roofs, palette.air(mix(palette.shade(darken(style.tile, 0.05)), palette.ridge, 0.35), distance));
  ink.stroke(shines, palette.air(palette.lit(lighten(style.tile, 0.06)), distance), 1.6 * u, { opacity: 0.8 });
}

/** The outline of a hollow roof with raised corners, ridge knobs included. */
function farRoof(x: number, y: number, half: number, tall: number): string {
  const ridge = half * 0.5;
  return `M${n(x - half)} ${n(y - tall * 0.14)}Q${n(x - half * 0.62)} ${n(y - tall * 0.16)} ${n(x - ridge)} ${n(y - tall)}H${n(x + ridge)}Q${n(x + half * 0.62)} ${n(y - tall * 0.16)} ${n(x + half)} ${n(y - tall * 0.14)}Q${n(x)} ${n(y + tall * 0.14)} ${n(x - half)} ${n(y - tall * 0.14)}Z${dot(x - ridge, y - tall * 1.04, tall * 0.1)}${dot(x + ridge, y - tall * 1.04, tall * 0.1)}`;
}
