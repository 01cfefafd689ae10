import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

export const flat = 0.36;

export function warm(stage: Stage, colour: string): string {
  /* Food is in lamplight: it retains its color where the rest of the picture is blue. */
  return stage.palette.dark ? mix(colour, '#ff9a4a', 0.1) : stage.palette.lit(colour);
}

export function paintShadow(stage: Stage, [x, y]: Point, r: number): void {
  stage.ink.ellipse(x + r * 0.06, y + r * 0.2, r * 1.08, r * flat * 1.08, stage.palette.deep, { opacity: 0.3 });
}

/** A deep bowl with a bright band; returns the level of its filling. */
export function paintVessel(stage: Stage, [x, y]: Point, r: number, glaze: string, deep: number): number {
  const { ink, palette } = stage;
  paintShadow(stage, [x, y + r * deep * 0.7], r * 0.8);
  const top = y - r * deep * 0.5;
  const body = `M${n(x - r)} ${n(top)}C${n(x - r * 0.96)} ${n(top + r * deep * 0.9)} ${n(x - r * 0.5)} ${n(top + r * deep * 1.3)} ${n(x - r * 0.36)} ${n(top + r * deep * 1.36)}H${n(x + r * 0.36)}C${n(x + r * 0.5)} ${n(top + r * deep * 1.3)} ${n(x + r * 0.96)} ${n(top + r * deep * 0.9)} ${n(x + r)} ${n(top)}Z`;
  ink.path(
    body,
    ink.horizontal([
      [0, warm(stage, lighten(glaze, 0.08))],
      [0.4, warm(stage, glaze)],
      [1, palette.shade(darken(glaze, 0.06))],
    ]),
  );
  ink.stroke(
    `M${n(x - r * 0.9)} ${n(top + r * deep * 0.44)}Q${n(x)} ${n(top + r * deep * 0.44 + r * flat * 0.92)} ${n(x + r * 0.9)} ${n(top + r * deep * 0.44)}`,
    warm(stage, '#fff0d8'),
    r * 0.04,
    { opacity: 0.75 },
  );
  ink.ellipse(x, top, r, r * flat, warm(stage, lighten(glaze, 0.1)));
  ink.ellipse(x, top + r * 0.015, r * 0.93, r * flat * 0.92, palette.shade(darken(glaze, 0.12)));
  return top + r * 0.05;
}

export function paintSteam(stage: Stage, x: number, y: number, tall: number, own: Random): void {
  const { ink } = stage;
  for (let wisp = 0; wisp < 3; wisp += 1) {
    const sx = x + (wisp - 1) * tall * 0.22 + own.range(-4, 4);
    const sway = tall * own.range(0.1, 0.18) * (wisp % 2 === 0 ? 1 : -1);
    const path = curve(
      [
        [sx, y],
        [sx + sway, y - tall * 0.3],
        [sx - sway, y - tall * 0.62],
        [sx + sway * 0.7, y - tall],
      ],
      1,
    );
    ink.stroke(path, '#fff8ec', tall * 0.05, { opacity: 0.16 });
    ink.stroke(path, '#fff8ec', tall * 0.018, { opacity: 0.42 });
  }
}
