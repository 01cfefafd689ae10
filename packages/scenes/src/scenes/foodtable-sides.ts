import { darken, lighten } from '../colour.ts';
import { n } from '../ink.ts';
import { pill } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintShadow, paintVessel, paintSteam, warm, flat } from './foodtable-ware.ts';

/** A board of rolls: dark rings round white rice with a coloured heart. */
export function paintRolls(stage: Stage, [x, y]: Point, r: number): void {
  const { ink, palette, random } = stage;
  const own = random.fork(`rolls${Math.round(x)}`);
  const board = '#7a4a38';
  paintShadow(stage, [x, y - r * 0.02], r * 0.98);
  ink.path(
    pill(x - r, y - r * 0.26, r * 2, r * 0.52, r * 0.1),
    ink.vertical([
      [0, warm(stage, lighten(board, 0.1))],
      [1, warm(stage, board)],
    ]),
  );
  ink.path(pill(x - r, y + r * 0.18, r * 2, r * 0.12, r * 0.05), palette.shade(darken(board, 0.06)));
  for (const row of [0, 1])
    for (let roll = 0; roll < 6; roll += 1) {
      const [cx, cy, s] = [x - r * 0.76 + roll * r * 0.29 + row * r * 0.08, y - r * 0.16 + row * r * 0.2, r * 0.14];
      const core = warm(stage, own.pick(['#f2753c', '#e8503a', '#f7c84a', '#6ab04a']));
      ink.path(
        `M${n(cx - s)} ${n(cy)}v${n(s * 0.75)}a${n(s)} ${n(s * 0.62)} 0 0 0 ${n(2 * s)} 0v${n(-s * 0.75)}Z`,
        warm(stage, '#20383a'),
      );
      ink.ellipse(cx, cy, s, s * 0.62, warm(stage, '#2f4f4a'));
      ink.ellipse(cx, cy, s * 0.86, s * 0.52, warm(stage, '#fffaf0'));
      ink.ellipse(cx, cy, s * 0.42, s * 0.26, core);
      ink.ellipse(cx - s * 0.12, cy - s * 0.06, s * 0.14, s * 0.08, lighten(core, 0.12));
    }
  ink.ellipse(x + r * 0.84, y - r * 0.12, r * 0.1, r * 0.07, warm(stage, '#8fbf5a'));
}

/** A round pot with a handle and a spout. */
export function paintTeapot(stage: Stage, [x, y]: Point, r: number): void {
  const { ink, palette, random } = stage;
  const own = random.fork('pot');
  const glaze = own.pick(['#2f7a74', '#3a4a8a', '#a8503a']);
  paintShadow(stage, [x, y + r * 0.42], r * 0.9);
  const dim = palette.shade(darken(glaze, 0.04));
  ink.stroke(
    `M${n(x - r * 0.6)} ${n(y - r * 0.5)}C${n(x - r * 0.7)} ${n(y - r * 1.5)} ${n(x + r * 0.7)} ${n(y - r * 1.5)} ${n(x + r * 0.6)} ${n(y - r * 0.5)}`,
    warm(stage, '#8a5a34'),
    r * 0.09,
  );
  ink.path(
    `M${n(x + r * 0.7)} ${n(y + r * 0.1)}Q${n(x + r * 1.1)} ${n(y - r * 0.05)} ${n(x + r * 1.25)} ${n(y - r * 0.55)}L${n(x + r * 1.4)} ${n(y - r * 0.5)}Q${n(x + r * 1.3)} ${n(y + r * 0.2)} ${n(x + r * 0.7)} ${n(y + r * 0.45)}Z`,
    dim,
  );
  ink.ellipse(
    x,
    y,
    r,
    r * 0.72,
    ink.slanted(
      [
        [0, warm(stage, lighten(glaze, 0.16))],
        [0.45, warm(stage, glaze)],
        [1, dim],
      ],
      0,
      0,
      1,
      0.7,
    ),
  );
  ink.ellipse(x, y - r * 0.6, r * 0.5, r * 0.15, warm(stage, lighten(glaze, 0.06)));
  ink.circle(x, y - r * 0.8, r * 0.12, warm(stage, '#e8b04a'));
  ink.ellipse(x - r * 0.42, y - r * 0.28, r * 0.16, r * 0.1, '#ffffff', {
    opacity: 0.4,
    transform: `rotate(-30 ${n(x - r * 0.42)} ${n(y - r * 0.28)})`,
  });
  paintSteam(stage, x + r * 1.32, y - r * 0.6, r * 0.8, own);
}

/** Three small cups and a candle in a glass. */
export function paintCups(stage: Stage, [x, y]: Point, r: number): void {
  const { ink, palette } = stage;
  for (const [dx, dy] of [
    [-2.2, 0.3],
    [0.2, -0.3],
    [1.7, 0.9],
  ] as const) {
    const level = paintVessel(stage, [x + dx * r, y + dy * r], r, '#e8e0ec', 0.9);
    ink.ellipse(x + dx * r, level, r * 0.86, r * flat * 0.78, warm(stage, '#9ab04a'));
  }
  const [cx, cy] = [x - r * 0.6, y + r * 1.6];
  paintGlow(stage, cx, cy, r * 4, '#ffc46a', palette.dark ? 0.7 : 0.25);
  ink.path(pill(cx - r * 0.62, cy - r * 0.9, r * 1.24, r * 1.7, r * 0.3), warm(stage, '#ffd48a'), { opacity: 0.75 });
  ink.path(
    `M${n(cx)} ${n(cy - r * 0.9)}Q${n(cx + r * 0.3)} ${n(cy - r * 0.3)} ${n(cx)} ${n(cy)}Q${n(cx - r * 0.3)} ${n(cy - r * 0.3)} ${n(cx)} ${n(cy - r * 0.9)}Z`,
    '#fffbe0',
  );
}
