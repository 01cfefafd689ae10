import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area, curve, line } from '../outline.ts';
import type { Point } from '../outline.ts';
import { fractal } from '../random.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

export type Sea = { readonly bright: string; readonly middle: string; readonly deep: string; readonly hall: string };

export function paintReef(stage: Stage, y: number, sea: Sea, distance: number): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork(`reef${Math.round(distance * 100)}`);
  const noise = fractal(own.fork('floor'), 4, 0.5);
  const veil = (colour: string): string => mix(colour, mix(sea.middle, sea.deep, 0.4), distance);
  const floor = (x: number): number => y + noise((x / w) * 3) * 30 * u + Math.abs(x / w - 0.52) ** 2 * -150 * u;
  const points = Array.from({ length: 41 }, (_, step): Point => [(w * step) / 40, floor((w * step) / 40)]);
  const colours = [palette.accent, '#ff8a5c', '#f2a0c0', '#b06ad8', '#ffc85a', '#4fd0b0'];
  for (let coral = 0; coral < 22; coral += 1) {
    const x = own.chance(0.5) ? own.range(0, 0.36) * w : own.range(0.62, 1) * w;
    const colour = veil(colours[own.whole(0, 5)] ?? '#ff8a5c');
    if (own.chance(0.6)) paintBranchCoral(stage, [x, floor(x) + 8 * u], own.range(34, 74) * u, colour, own);
    else paintTubes(stage, [x, floor(x) + 10 * u], own.range(26, 48) * u, colour, own);
  }
  ink.path(
    area(points, [
      [w, h],
      [0, h],
    ]),
    ink.vertical([
      [0, veil(mix(sea.deep, '#6a5a8a', 0.4))],
      [1, sea.hall],
    ]),
  );
}

function paintBranchCoral(stage: Stage, [x, y]: Point, tall: number, colour: string, own: Random): void {
  let thick = '';
  let thin = '';
  for (let arm = -3; arm <= 3; arm += 1) {
    const tip: Point = [x + arm * tall * 0.17, y - tall * (1 - Math.abs(arm) * 0.1) * own.range(0.75, 1)];
    const fork: Point = [(x + tip[0]) / 2 + arm * 2, y - tall * 0.5];
    thick += curve([[x, y], fork, tip], 1);
    for (const side of [-1, 1]) thin += line([fork, [fork[0] + side * tall * 0.12, fork[1] - tall * 0.22]]);
  }
  stage.ink.stroke(thick, colour, tall * 0.075);
  stage.ink.stroke(thin, lighten(colour, 0.06), tall * 0.05);
}

function paintTubes(stage: Stage, [x, y]: Point, tall: number, colour: string, own: Random): void {
  const { ink } = stage;
  for (let tube = -2; tube <= 2; tube += 1) {
    const [cx, r, top] = [x + tube * tall * 0.3, tall * 0.17, y - tall * own.range(0.6, 1.1)];
    ink.path(
      `M${n(cx - r * 0.7)} ${n(y)}L${n(cx - r)} ${n(top)}H${n(cx + r)}L${n(cx + r * 0.7)} ${n(y)}Z`,
      ink.horizontal([
        [0, lighten(colour, 0.06)],
        [1, darken(colour, 0.1)],
      ]),
    );
    ink.ellipse(cx, top, r, r * 0.4, lighten(colour, 0.1));
    ink.ellipse(cx, top, r * 0.62, r * 0.24, darken(colour, 0.16));
  }
}
