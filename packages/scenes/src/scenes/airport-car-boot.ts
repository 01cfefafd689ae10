import { lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import type { Stage } from '../stage.ts';
import type { Car, CarView } from './airport-car-shape.ts';
import { flat, metre, rampOf } from './airport-space.ts';
import type { Eye, Spot } from './airport-space.ts';

/** An open tail: the hollow, the raised lid, and what is still to be taken out. */
export function paintOpenBoot(stage: Stage, eye: Eye, car: Car, { shape }: CarView): void {
  if (shape.tall > 1.7) paintTailgate(stage, eye, car);
  else paintLid(stage, eye, car);
}

function paintLid(stage: Stage, eye: Eye, { frame, colour }: Car): void {
  const { ink, palette } = stage;
  const size = metre(eye, frame.at[2]);
  const dark = mix(palette.deep, '#0d0c16', 0.5);
  const coat = rampOf(stage, colour, true);
  const lining = palette.shade('#4a4656');
  const lid = (grow: number, lean: number): Spot[] => [
    [-1.98, -0.76 - grow, 1.02],
    [-2.12 - lean, -0.74 - grow, 1.5],
    [-2.2 - lean, -0.62, 1.68 + grow],
    [-2.2 - lean, 0.62, 1.68 + grow],
    [-2.12 - lean, 0.74 + grow, 1.5],
    [-1.98, 0.76 + grow, 1.02],
  ];
  ink.path(
    flat(eye, frame, [
      [-2, -0.74, 1.03],
      [-2, 0.74, 1.03],
      [-2.5, 0.68, 0.93],
      [-2.5, -0.68, 0.93],
    ]),
    dark,
  );
  ink.path(flat(eye, frame, lid(0.03, 0)), coat[4] ?? colour, {
    stroke: coat[2] ?? colour,
    'stroke-width': n(0.03 * size),
    'stroke-linejoin': 'round',
  });
  ink.path(flat(eye, frame, lid(-0.07, 0.03)), lining);
  if (palette.dark)
    ink.path(
      flat(eye, frame, [
        [-2.02, -0.5, 1.02],
        [-2.02, 0.5, 1.02],
        [-2.3, 0.5, 1.04],
        [-2.3, -0.5, 1.04],
      ]),
      palette.lamp,
      { opacity: 0.8 },
    );
  paintBags(stage, eye, frame, -2.26, 0.88, 0.36);
}

function paintTailgate(stage: Stage, eye: Eye, { frame, colour }: Car): void {
  const { ink, palette } = stage;
  const size = metre(eye, frame.at[2]);
  const dark = mix(palette.deep, '#0d0c16', 0.5);
  const coat = rampOf(stage, colour, true);
  const hollow: Spot[] = [
    [-2.5, -0.76, 0.72],
    [-2.5, 0.76, 0.72],
    [-2.44, 0.78, 1.1],
    [-2.26, 0.66, 1.72],
    [-2.26, -0.66, 1.72],
    [-2.44, -0.78, 1.1],
  ];
  ink.path(flat(eye, frame, hollow), dark);
  ink.path(
    flat(eye, frame, [
      [-2.42, -0.6, 1.56],
      [-2.42, 0.6, 1.56],
      [-2.3, 0.56, 1.7],
      [-2.3, -0.56, 1.7],
    ]),
    palette.lamp,
    { opacity: palette.dark ? 0.85 : 0.3 },
  );
  paintBags(stage, eye, frame, -2.5, 0.74, 0.52);
  const gate: Spot[] = [
    [-2.2, -0.7, 1.86],
    [-2.2, 0.7, 1.86],
    [-2.86, 0.76, 2.36],
    [-2.98, 0.62, 2.4],
    [-2.98, -0.62, 2.4],
    [-2.86, -0.76, 2.36],
  ];
  ink.path(flat(eye, frame, gate), palette.shade('#4a4656'), {
    stroke: coat[4] ?? colour,
    'stroke-width': n(0.07 * size),
    'stroke-linejoin': 'round',
  });
  const pane: Spot[] = [
    [-2.34, -0.52, 1.96],
    [-2.34, 0.52, 1.96],
    [-2.64, 0.56, 2.2],
    [-2.64, -0.56, 2.2],
  ];
  ink.path(flat(eye, frame, pane), mix(palette.deep, palette.sky[3], 0.55));
}

/** Three bags that look out of the boot. */
function paintBags(stage: Stage, eye: Eye, frame: Car['frame'], back: number, low: number, tall: number): void {
  const { ink } = stage;
  for (const [side, wide, high, colour] of [
    [-0.36, 0.23, 0.9, '#2f7f9c'],
    [0.4, 0.24, 0.78, '#5a4a8c'],
    [0.04, 0.19, 1, '#e8a63a'],
  ] as const) {
    const ramp = rampOf(stage, colour, true);
    const top = low + tall * high;
    ink.path(
      flat(eye, frame, [
        [back, side - wide, low],
        [back, side + wide, low],
        [back, side + wide, top],
        [back, side - wide, top],
      ]),
      ramp[3] ?? colour,
    );
    ink.path(
      flat(eye, frame, [
        [back, side - wide, top],
        [back, side + wide, top],
        [back + 0.2, side + wide, top],
        [back + 0.2, side - wide, top],
      ]),
      lighten(ramp[5] ?? colour, 0.02),
    );
    ink.stroke(
      flat(eye, frame, [
        [back - 0.01, side - wide * 0.3, top - 0.06],
        [back - 0.01, side + wide * 0.3, top - 0.06],
      ]),
      ramp[0] ?? colour,
      0.04 * metre(eye, frame.at[2]),
    );
  }
}
