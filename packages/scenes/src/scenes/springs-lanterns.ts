import { mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot, pill, polygon } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { coverOf } from './springs-rocks.ts';
import type { Season } from './springs-rocks.ts';

export const lampGlow = '#ffb45e';

/** Round paper lanterns in a row below an eave. */
export function paintLanterns(stage: Stage, places: readonly (readonly [number, number])[], size: number): void {
  const { ink, palette, time } = stage;
  const paper = palette.dark || time === 'dawn' ? '#ffe9b4' : palette.lit('#fff1d6');
  for (const [x, y] of places) {
    if (time !== 'day') paintGlow(stage, x, y, size * 5.6, lampGlow, time === 'dawn' ? 0.4 : 0.7);
    ink.ellipse(
      x,
      y,
      size,
      size * 1.22,
      palette.dark ? mix(palette.lamp, '#ff8a3c', 0.4) : mix(paper, '#f0923c', 0.35),
    );
    ink.ellipse(x, y, size * 0.62, size * 1.02, paper);
    ink.path(
      pill(x - size * 0.5, y - size * 1.4, size, size * 0.34, 1) +
        pill(x - size * 0.5, y + size * 1.08, size, size * 0.34, 1),
      palette.shade('#3a2a30'),
    );
  }
}

/** A lantern of stone on its post, a small fire behind its window. */
export function paintStoneLantern(stage: Stage, x: number, foot: number, tall: number, season: Season): void {
  const { ink, palette, time } = stage;
  const s = tall / 100;
  const fill = ink.horizontal([
    [0, palette.lit('#b9b4ba')],
    [0.5, palette.lit('#9b98a4')],
    [1, palette.shade('#85828f')],
  ]);
  if (time !== 'day') paintGlow(stage, x, foot - 62 * s, tall * 0.62, lampGlow, time === 'dawn' ? 0.4 : 0.72);
  const slab = (low: number, high: number, below: number, above: number): string =>
    polygon([
      [x - below * s, foot - low * s],
      [x - above * s, foot - high * s],
      [x + above * s, foot - high * s],
      [x + below * s, foot - low * s],
    ]);
  ink.path(slab(0, 7, 24, 20) + slab(7, 12, 16, 12), fill);
  ink.path(slab(12, 44, 8.5, 7), fill);
  ink.path(slab(44, 51, 10, 21), fill);
  ink.path(slab(51, 73, 14.5, 14.5), fill);
  ink.path(
    pill(x - 8 * s, foot - 70 * s, 16 * s, 16 * s, 3 * s),
    time === 'day' ? palette.shade('#4a3c44') : '#ffe2a0',
  );
  ink.stroke(
    `M${n(x)} ${n(foot - 70 * s)}v${n(16 * s)}M${n(x - 8 * s)} ${n(foot - 62 * s)}h${n(16 * s)}`,
    palette.shade('#6a6470'),
    1.6 * s,
  );
  ink.path(
    `M${n(x - 29 * s)} ${n(foot - 74 * s)}Q${n(x - 13 * s)} ${n(foot - 80 * s)} ${n(x - 7 * s)} ${n(foot - 91 * s)}H${n(x + 7 * s)}Q${n(x + 13 * s)} ${n(foot - 80 * s)} ${n(x + 29 * s)} ${n(foot - 74 * s)}Q${n(x)} ${n(foot - 68 * s)} ${n(x - 29 * s)} ${n(foot - 74 * s)}Z`,
    fill,
  );
  if (season !== 'maple')
    ink.path(
      `M${n(x - 25 * s)} ${n(foot - 76 * s)}Q${n(x - 12 * s)} ${n(foot - 83 * s)} ${n(x - 7 * s)} ${n(foot - 92 * s)}H${n(x + 6 * s)}Q${n(x + 4 * s)} ${n(foot - 80 * s)} ${n(x - 25 * s)} ${n(foot - 76 * s)}Z`,
      coverOf(stage, season)[0],
      { opacity: 0.9 },
    );
  ink.path(dot(x, foot - 95 * s, 5.4 * s), fill);
}
