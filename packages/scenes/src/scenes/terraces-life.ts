import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area, box, dot, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import { fractal } from '../random.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';

/** A cliff with a fall, its foot lost in spray. */
export function paintGorge(stage: Stage, horizon: number, x: number): void {
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
  ink.path(
    polygon([...crest, [x + 190 * u, foot], [-20, foot]]),
    ink.vertical([
      [0, palette.air(palette.lit(rock), 0.22)],
      [1, palette.air(palette.shade(rock), 0.42)],
    ]),
  );
  let grooves = '';
  for (let at = 0; at < 22; at += 1) {
    const gx = own.range(-10, x + 130 * u);
    grooves += line([
      [gx, top + own.range(20, 80) * u],
      [gx + own.range(-6, 6) * u, top + own.range(90, 160) * u],
    ]);
  }
  ink.stroke(grooves, palette.air(palette.shade(darken(rock, 0.05)), 0.25), 2 * u, { opacity: 0.5 });
  let shrubs = '';
  for (const [px, py] of crest)
    for (let leaf = 0; leaf < 3; leaf += 1)
      shrubs += dot(px + own.range(-12, 12) * u, py + own.range(-4, 10) * u, own.range(7, 15) * u);
  ink.path(shrubs, palette.air(palette.shade(mix(palette.ground, palette.deep, 0.2)), 0.24));
  paintFall(stage, x, top, foot, own);
}

function paintFall(stage: Stage, x: number, top: number, foot: number, own: Random): void {
  const { ink, palette, u } = stage;
  const white = palette.lit('#ffffff');
  ink.path(
    area(
      [
        [x - 11 * u, top + 8 * u],
        [x - 15 * u, top + 70 * u],
        [x - 24 * u, foot],
      ],
      [
        [x + 30 * u, foot],
        [x + 17 * u, top + 70 * u],
        [x + 13 * u, top + 8 * u],
      ],
    ),
    ink.vertical([
      [0, white, 0.95],
      [0.7, white, 0.85],
      [1, white, 0.3],
    ]),
  );
  let threads = '';
  for (let at = -9; at < 15; at += 5)
    threads += line([
      [x + at * u, top + own.range(12, 30) * u],
      [x + at * 1.4 * u, foot - own.range(20, 70) * u],
    ]);
  ink.stroke(threads, palette.air(palette.shade('#7fb0c8'), 0.2), 1.4 * u, { opacity: 0.55 });
  paintGlow(stage, x, foot - 8 * u, 84 * u, white, 0.6);
}

export function paintHut(stage: Stage, x: number, foot: number, size: number): void {
  const { ink, palette } = stage;
  const straw = '#d8a85a';
  if (palette.dark) paintGlow(stage, x, foot - size * 0.3, size * 1.3, '#ffbf6a', 0.55);
  ink.path(
    [-0.4, -0.14, 0.14, 0.4]
      .map((at) => box(x + at * size - size * 0.02, foot - size * 0.5, size * 0.04, size * 0.5))
      .join(''),
    palette.shade('#5a3a34'),
  );
  ink.path(
    box(x - size * 0.38, foot - size * 0.34, size * 0.76, size * 0.22),
    palette.dark ? '#ffc878' : palette.shade('#a8754a'),
  );
  ink.path(box(x - size * 0.46, foot - size * 0.14, size * 0.92, size * 0.05), palette.lit('#9a6a44'));
  ink.path(
    `M${n(x - size * 0.66)} ${n(foot - size * 0.38)}Q${n(x - size * 0.2)} ${n(foot - size * 0.62)} ${n(x - size * 0.06)} ${n(foot - size * 1.04)}L${n(x + size * 0.06)} ${n(foot - size * 1.04)}Q${n(x + size * 0.2)} ${n(foot - size * 0.62)} ${n(x + size * 0.66)} ${n(foot - size * 0.38)}Z`,
    ink.horizontal([
      [0, palette.lit(lighten(straw, 0.05))],
      [0.5, palette.lit(straw)],
      [1, palette.shade(straw)],
    ]),
  );
  const strands = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5]
    .map(
      (at) =>
        `M${n(x + at * size * 0.1)} ${n(foot - size * 1.02)}Q${n(x + at * size * 0.36)} ${n(foot - size * 0.6)} ${n(x + at * size * 1.2)} ${n(foot - size * 0.4)}`,
    )
    .join('');
  ink.stroke(strands, palette.shade(darken(straw, 0.1)), size * 0.014, { opacity: 0.6 });
  ink.circle(x, foot - size * 1.06, size * 0.05, palette.lit(palette.accent));
}

/** Bent figures under wide hats: the accent of the scene. */
export function paintFarmers(stage: Stage): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('farmers');
  for (const [at, y, size] of [
    [0.4, 0.8, 30],
    [0.46, 0.81, 30],
    [0.54, 0.705, 20],
    [0.27, 0.725, 21],
  ] as const) {
    const [x, foot, s] = [w * (at + own.range(-0.03, 0.03)), h * y, size * u * 1.25];
    const hat = palette.lit('#f2d08a');
    ink.path(
      polygon([
        [x - s * 0.14, foot],
        [x - s * 0.1, foot - s * 0.6],
        [x + s * 0.12, foot - s * 0.6],
        [x + s * 0.16, foot],
      ]),
      palette.shade('#3a3560'),
    );
    ink.path(
      `M${n(x - s * 0.2)} ${n(foot - s * 0.52)}Q${n(x - s * 0.12)} ${n(foot - s * 1.08)} ${n(x + s * 0.3)} ${n(foot - s * 1.06)}L${n(x + s * 0.46)} ${n(foot - s * 0.8)}Q${n(x + s * 0.2)} ${n(foot - s * 0.78)} ${n(x + s * 0.2)} ${n(foot - s * 0.5)}Z`,
      palette.lit(palette.accent),
    );
    ink.stroke(
      line([
        [x + s * 0.36, foot - s * 0.9],
        [x + s * 0.5, foot - s * 0.3],
      ]),
      palette.lit('#b8744a'),
      s * 0.08,
    );
    ink.path(
      `M${n(x + s * 0.08)} ${n(foot - s * 1.02)}L${n(x + s * 0.46)} ${n(foot - s * 1.34)}L${n(x + s * 0.78)} ${n(foot - s * 0.86)}Z`,
      hat,
    );
    ink.path(
      polygon([
        [x + s * 0.46, foot - s * 1.34],
        [x + s * 0.78, foot - s * 0.86],
        [x + s * 0.48, foot - s * 0.93],
      ]),
      palette.shade('#d0a860'),
    );
  }
}
