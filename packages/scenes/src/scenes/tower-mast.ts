import { lighten, mix } from '../colour.ts';
import { area, box, dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';

type Mast = { readonly x: number; readonly foot: number; readonly tall: number; readonly kind: number };

export function paintMast(stage: Stage, mast: Mast): void {
  if (mast.kind === 0) paintLattice(stage, mast);
  else paintPods(stage, mast);
}

/** A lattice tower on four feet, banded in the accent and white. */
function paintLattice(stage: Stage, { x, foot, tall }: Mast): void {
  const { ink, palette, u } = stage;
  const half = (share: number): number => tall * (0.018 + 0.15 * (1 - share) ** 2.3);
  const y = (share: number): number => foot - tall * share;
  const bands = 9;
  for (let band = 0; band < bands; band += 1) {
    const [a, b] = [(band / bands) * 0.86, ((band + 1) / bands) * 0.86];
    const colour = band % 2 === 0 ? palette.accent : '#fff2e4';
    const [bright, dim] = [palette.lit(colour), palette.shade(colour)];
    for (const side of [-1, 1])
      ink.path(
        polygon([
          [x + side * half(a), y(a)],
          [x + side * half(b), y(b)],
          [x + side * half(b) * 0.76, y(b)],
          [x + side * half(a) * 0.8, y(a)],
        ]),
        side < 0 ? bright : dim,
      );
    let braces = '';
    const cells = band < 3 ? 2 : 1;
    for (let cell = 0; cell < cells; cell += 1) {
      const [p, q] = [a + ((b - a) * cell) / cells, a + ((b - a) * (cell + 1)) / cells];
      braces +=
        line([
          [x - half(p) * 0.9, y(p)],
          [x + half(q) * 0.9, y(q)],
        ]) +
        line([
          [x + half(p) * 0.9, y(p)],
          [x - half(q) * 0.9, y(q)],
        ]) +
        line([
          [x - half(q), y(q)],
          [x + half(q), y(q)],
        ]);
    }
    ink.stroke(braces, mix(bright, dim, 0.4), Math.max(1.2 * u, tall * 0.005));
  }
  paintDecks(stage, { x, tall, half, y });
}

type Shape = {
  readonly x: number;
  readonly tall: number;
  readonly half: (share: number) => number;
  readonly y: (share: number) => number;
};

/** The lookouts, the tip and the bulbs along the edges. */
function paintDecks(stage: Stage, { x, tall, half, y }: Shape): void {
  const { ink, palette, u } = stage;
  for (const [share, deep] of [
    [0.4, 0.035],
    [0.68, 0.045],
  ] as const) {
    const wide = half(share) * 1.45 + 8 * u;
    ink.path(
      pill(x - wide, y(share) - tall * deep, wide * 2, tall * deep, 3 * u),
      ink.horizontal([
        [0, palette.lit('#fff4ea')],
        [1, palette.shade('#e0d4dc')],
      ]),
    );
    ink.rect(
      x - wide * 0.9,
      y(share) - tall * deep * 0.72,
      wide * 1.8,
      tall * deep * 0.36,
      palette.dark ? palette.lamp : palette.shade('#4a6a9a'),
    );
  }
  ink.path(
    polygon([
      [x - half(0.86), y(0.86)],
      [x, y(1.08)],
      [x + half(0.86), y(0.86)],
    ]),
    palette.lit(palette.accent),
  );
  if (!palette.dark) return;
  let bulbs = '';
  for (let share = 0.02; share < 0.86; share += 0.03)
    bulbs += dot(x - half(share), y(share), 1.6 * u) + dot(x + half(share), y(share), 1.6 * u);
  ink.path(bulbs, '#fff0c0');
  paintGlow(stage, x, y(1.08), 26 * u, palette.accent, 0.9);
}

/** A shaft with one or two pods and an antenna. */
function paintPods(stage: Stage, { x, foot, tall, kind }: Mast): void {
  const { ink, palette, u } = stage;
  const concrete = '#e4dcea';
  const [bright, dim] = [palette.lit(concrete), palette.shade(concrete)];
  const side = ink.horizontal([
    [0, bright],
    [0.45, mix(bright, dim, 0.35)],
    [1, dim],
  ]);
  const y = (share: number): number => foot - tall * share;
  const at = (share: number): number => tall * (0.016 + 0.055 * (1 - share) ** 2.6);
  const shares = [0, 0.1, 0.2, 0.35, 0.5, 0.66, 0.8];
  ink.path(
    area(
      shares.map((share): Point => [x - at(share), y(share)]),
      shares.map((share): Point => [x + at(share), y(share)]).toReversed(),
    ),
    side,
  );
  ink.stroke(
    line([
      [x, y(0.02)],
      [x, y(0.66)],
    ]),
    dim,
    2 * u,
    { opacity: 0.5 },
  );
  const pods =
    kind === 1
      ? [
          [0.66, 0.078],
          [0.82, 0.036],
        ]
      : [
          [0.3, 0.06],
          [0.7, 0.062],
          [0.84, 0.03],
        ];
  for (const [share = 0, r = 0] of pods) paintPod(stage, x, y(share), tall * r, kind);
  ink.path(
    polygon([
      [x - tall * 0.012, y(0.8)],
      [x - tall * 0.003, y(1.08)],
      [x + tall * 0.003, y(1.08)],
      [x + tall * 0.012, y(0.8)],
    ]),
    side,
  );
  ink.path(
    box(x - tall * 0.011, y(0.93), tall * 0.022, tall * 0.03) + box(x - tall * 0.008, y(1), tall * 0.016, tall * 0.024),
    palette.lit(palette.accent),
  );
  if (palette.dark) paintGlow(stage, x, y(1.08), 24 * u, palette.accent, 0.9);
}

function paintPod(stage: Stage, x: number, cy: number, r: number, kind: number): void {
  const { ink, palette } = stage;
  const [rx, ry] = [r, r * (kind === 1 ? 0.6 : 0.95)];
  if (palette.dark) paintGlow(stage, x, cy, rx * 3, palette.accent, 0.34);
  const shell = palette.lit(kind === 1 ? '#f0e8f0' : mix(palette.accent, '#d86a9a', 0.35));
  ink.ellipse(
    x,
    cy,
    rx,
    ry,
    ink.slanted(
      [
        [0, lighten(shell, 0.06)],
        [0.5, shell],
        [1, palette.shade(shell)],
      ],
      0,
      0,
      1,
      0.9,
    ),
  );
  const lamp = palette.dark ? palette.lamp : palette.shade('#4a6a9a');
  ink.path(
    pill(x - rx * 0.96, cy - ry * 0.2, rx * 1.92, ry * 0.22, 2) +
      pill(x - rx * 0.9, cy + ry * 0.22, rx * 1.8, ry * 0.16, 2),
    lamp,
  );
  ink.stroke(
    line([
      [x - rx, cy + ry * 0.08],
      [x + rx, cy + ry * 0.08],
    ]),
    palette.lit(palette.accent),
    ry * 0.1,
  );
}
