import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { cool, paintCast, warm } from './vineyard-fare.ts';
import type { Stand } from './vineyard-fare.ts';

/** A terracotta pot with lavender, a red geranium or a clipped ball. */
export function paintPot(
  stage: Stage,
  at: Stand,
  side: number,
  kind: 'lavender' | 'geranium' | 'ball',
  own: Random,
): void {
  const { ink } = stage;
  const { x, y, k } = at;
  paintCast(stage, { x, y, k }, 36, side);
  const clay = '#c26a42';
  ink.path(
    polygon([
      [x - 28 * k, y - 48 * k],
      [x + 28 * k, y - 48 * k],
      [x + 20 * k, y],
      [x - 20 * k, y],
    ]),
    ink.horizontal([
      [0, side < 0 ? warm(stage, lighten(clay, 0.06)) : cool(stage, darken(clay, 0.06))],
      [1, side < 0 ? cool(stage, darken(clay, 0.06)) : warm(stage, lighten(clay, 0.06))],
    ]),
  );
  ink.path(pill(x - 32 * k, y - 58 * k, 64 * k, 13 * k, 3 * k), warm(stage, lighten(clay, 0.03)));
  if (kind === 'ball') paintBall(stage, at, side, own);
  else paintBloom(stage, at, side, kind, own);
}

function greensOf({ palette }: Stage): readonly [string, string, string] {
  return [mix(palette.shade('#4c7a3e'), palette.deep, 0.2), palette.shade('#5f9248'), palette.lit('#7aa85a')];
}

function paintBall(stage: Stage, { x, y, k }: Stand, side: number, own: Random): void {
  for (const [layer, tone] of greensOf(stage).entries()) {
    let d = dot(x + side * layer * 5 * k, y + (-92 - layer * 5) * k, (34 - layer * 9) * k);
    for (let tuft = 0; tuft < 14; tuft += 1) {
      const turn = own.range(0, 6.3);
      const far = Math.sqrt(own.next()) * (34 - layer * 7);
      d += dot(
        x + (Math.cos(turn) * far + side * layer * 5) * k,
        y + (-92 + Math.sin(turn) * far - layer * 5) * k,
        10 * k,
      );
    }
    stage.ink.path(d, tone);
  }
}

function paintBloom(stage: Stage, { x, y, k }: Stand, side: number, kind: 'lavender' | 'geranium', own: Random): void {
  const { ink, palette } = stage;
  let stems = '';
  const heads: Point[] = [];
  for (let stem = 0; stem < 22; stem += 1) {
    const lean = own.range(-46, 46);
    const up = own.range(92, 132) - Math.abs(lean) * 0.6;
    stems += `M${n(x + lean * 0.3 * k)} ${n(y - 56 * k)}Q${n(x + lean * 0.5 * k)} ${n(y - up * 0.8 * k)} ${n(x + lean * k)} ${n(y - up * k)}`;
    heads.push([x + lean * k, y - up * k]);
  }
  ink.stroke(stems, greensOf(stage)[1], 3 * k);
  if (kind === 'lavender')
    for (const [layer, tone] of ['#6a54b0', '#a08ae0'].entries())
      ink.stroke(
        heads.map(([hx, hy]) => `M${n(hx + layer * side * 2 * k)} ${n(hy - 9 * k)}v${n(20 * k)}`).join(''),
        palette.vivid(tone),
        (8 - layer * 4.4) * k,
      );
  else
    for (const [layer, tone] of [darken(palette.accent, 0.08), palette.accent, lighten(palette.accent, 0.1)].entries())
      ink.path(
        heads
          .map(([hx, hy]) => dot(hx + own.range(-5, 5) * k, hy + (6 - layer * 6) * k, (9 - layer * 2.4) * k))
          .join(''),
        palette.vivid(tone),
      );
}
