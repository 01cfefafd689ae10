import { mix } from '../colour.ts';
import { line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { beside } from './airport-path.ts';
import type { Step } from './airport-path.ts';
import { metre, seen, within } from './airport-space.ts';
import type { Eye, Frame, Spot } from './airport-space.ts';

/** Corners of pictograms in a square from -1 to 1, up is up. */
const planeSign: readonly Point[] = [
  [0, 1],
  [0.13, 0.8],
  [0.14, 0.32],
  [0.95, -0.2],
  [0.95, -0.4],
  [0.14, -0.12],
  [0.1, -0.62],
  [0.36, -0.84],
  [0.36, -0.98],
  [0, -0.88],
];
const arrowSign: readonly Point[] = [
  [0, 0.95],
  [0.62, 0.2],
  [0.2, 0.3],
  [0.17, -0.95],
  [0, -0.95],
];

function whole(half: readonly Point[]): Point[] {
  return [...half, ...half.toReversed().map(([x, y]): Point => [-x, y])];
}

/** A gantry across the road with boards with an airplane and an arrow, and no text. */
export function paintGantry(stage: Stage, eye: Eye, step: Step, half: number, turned: number): void {
  const { ink, palette } = stage;
  const size = metre(eye, step.at[1]);
  const frame: Frame = {
    at: [step.at[0], 0, step.at[1]],
    ahead: [step.right[0], 0, step.right[1]],
    right: [0, 0, 1],
    up: [0, 1, 0],
  };
  const spot = (across: number, up: number): Point => seen(eye, within(frame, [across, 0, up]));
  const steel = palette.air(palette.shade('#8d91a2'), 0.12);
  const lit = palette.air(palette.lit('#d6d8e0'), 0.1);
  const [left, right] = [-half - 1.5, half + 1.5];
  for (const [across, wide] of [
    [left, 0.34],
    [right, 0.34],
  ] as const) {
    ink.path(
      polygon([
        spot(across - wide / 2, 0),
        spot(across - wide / 2, 7.4),
        spot(across + wide / 2, 7.4),
        spot(across + wide / 2, 0),
      ]),
      steel,
    );
    ink.stroke(line([spot(across - wide * 0.3, 0), spot(across - wide * 0.3, 7.3)]), lit, 0.08 * size);
  }
  ink.path(polygon([spot(left, 6.7), spot(right, 6.7), spot(right, 7.4), spot(left, 7.4)]), steel);
  ink.stroke(line([spot(left, 7.35), spot(right, 7.35)]), lit, 0.1 * size);
  const board = palette.vivid(mix('#1c5a9c', palette.deep, palette.dark ? 0.2 : 0.08));
  const white = palette.dark ? '#fdf6e4' : palette.lit('#ffffff');
  for (const [across, wide, signs] of [
    [-half * 0.5, half * 0.44, [planeSign, arrowSign]],
    [half * 0.52, half * 0.36, turned > 0 ? [planeSign] : [arrowSign]],
  ] as const) {
    const plate = [
      spot(across - wide, 5.2),
      spot(across + wide, 5.2),
      spot(across + wide, 7.9),
      spot(across - wide, 7.9),
    ];
    const [x, y] = spot(across, 6.5);
    if (palette.dark) paintGlow(stage, x, y, 3.4 * size, palette.lamp, 0.26);
    ink.path(polygon(plate), board, { stroke: white, 'stroke-width': 0.12 * size, 'stroke-linejoin': 'round' });
    for (const [at, sign] of signs.entries()) {
      const middle = across + (signs.length > 1 ? (at - 0.5) * wide : 0);
      ink.path(
        pictogram(sign, (px, py) => spot(middle + px * 0.78, 6.55 + py * 0.86)),
        white,
      );
    }
  }
}

/** The aeroplane climbs aslant, the arrow points on. */
function pictogram(sign: readonly Point[], spot: (x: number, y: number) => Point): string {
  return polygon(whole(sign).map(([x, y]) => (sign === planeSign ? spot((y + x) * 0.71, (y - x) * 0.71) : spot(x, y))));
}

/** An arrow and an aeroplane painted on a lane; `ahead` is the way one drives there. */
export function paintLaneMark(stage: Stage, eye: Eye, middle: Spot, ahead: Point, sign: 'plane' | 'arrow'): void {
  const corners = sign === 'plane' ? planeSign : arrowSign;
  const d = polygon(
    whole(corners).map(([x, y]) =>
      seen(eye, [
        middle[0] + ahead[1] * x * 0.85 + ahead[0] * y * 1.7,
        0,
        middle[2] - ahead[0] * x * 0.85 + ahead[1] * y * 1.7,
      ]),
    ),
  );
  stage.ink.path(d, stage.palette.lit('#f7f2e8'), { opacity: 0.8 });
}

/** A board that hangs across the way at a spot, with an aeroplane on it. */
export function paintHungBoard(stage: Stage, eye: Eye, middle: Spot, half: number): void {
  const { ink, palette } = stage;
  const size = metre(eye, middle[2]);
  const spot = (x: number, y: number): Point => seen(eye, [middle[0] + x * half, middle[1] + y * half, middle[2]]);
  const white = palette.dark ? '#fdf6e4' : palette.lit('#ffffff');
  if (palette.dark) paintGlow(stage, ...spot(0, 0), 2.6 * half * size, palette.lamp, 0.3);
  ink.stroke(
    line([spot(-1.5, 1), spot(-1.5, 1.7)]) + line([spot(1.5, 1), spot(1.5, 1.7)]),
    palette.shade('#8d91a2'),
    0.07 * size,
  );
  ink.path(polygon([spot(-2, -1), spot(2, -1), spot(2, 1), spot(-2, 1)]), palette.vivid('#1c5a9c'), {
    stroke: white,
    'stroke-width': 0.05 * size,
  });
  ink.path(
    pictogram(planeSign, (x, y) => spot(x * 0.7 - 0.85, y * 0.7)) +
      pictogram(arrowSign, (x, y) => spot(x * 0.7 + 0.95, y * 0.7)),
    white,
  );
}

/** The striped sock that shows the wind on the field. */
export function paintWindsock(stage: Stage, eye: Eye, foot: Spot, side: 1 | -1): void {
  const { ink, palette } = stage;
  const at = (across: number, up: number): Point => seen(eye, [foot[0] + side * across, up, foot[2]]);
  ink.stroke(line([at(0, 0), at(0, 6)]), palette.shade('#d8d4d6'), 0.14 * metre(eye, foot[2]));
  for (let ring = 0; ring < 5; ring += 1) {
    const [from, to] = [ring * 0.72, (ring + 1) * 0.72];
    const half = (along: number): number => 0.52 - along * 0.07;
    const drop = (along: number): number => 5.6 - along * 0.1 - along * along * 0.035;
    ink.path(
      polygon([
        at(from, drop(from) + half(from)),
        at(to, drop(to) + half(to)),
        at(to, drop(to) - half(to)),
        at(from, drop(from) - half(from)),
      ]),
      palette.vivid(ring % 2 === 0 ? palette.accent : '#fbf5ea'),
    );
  }
}

/** A road's edge stone row and reflector posts, small lights of the verge. */
export function paintDelineators(stage: Stage, eye: Eye, steps: readonly Step[], away: number): void {
  const { ink, palette } = stage;
  for (const step of steps) {
    const size = metre(eye, step.at[1]);
    const [x, y] = seen(eye, beside(step, away));
    ink.rect(x - 0.07 * size, y - 0.95 * size, 0.14 * size, 0.95 * size, palette.lit('#f3efe8'));
    ink.rect(x - 0.07 * size, y - 0.85 * size, 0.14 * size, 0.22 * size, palette.vivid(palette.accent));
    if (palette.dark) paintGlow(stage, x, y - 0.74 * size, 0.34 * size, '#ffb060', 0.7);
  }
}
