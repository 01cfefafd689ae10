import { darken, lighten, mix } from '../colour.ts';
import { curve, dot, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { alongLimb, frameOf, paintBody, shape, tones, tube, turned } from './safari-body.ts';
import type { Coat, Frame, Joint, Place } from './safari-body.ts';

/** `graze` has its head in the grass. An antelope has the same build, slimmer, with horns in place of stripes. */
export type Grazer = Place & { readonly kind: 'zebra' | 'antelope'; readonly graze: boolean; readonly coat: Coat };

/* A zebra is 100 tall at the withers, looks right, and has its feet at 0. */
const torso: readonly Point[] = [
  [-57, -78],
  [-55, -90],
  [-46, -98],
  [-34, -100],
  [-18, -96],
  [0, -94],
  [14, -97],
  [26, -101],
  [36, -94],
  [41, -80],
  [38, -66],
  [30, -56],
  [14, -50],
  [-8, -47],
  [-28, -50],
  [-42, -56],
  [-52, -64],
];

const necks = {
  up: [
    [24, -80, 21],
    [36, -94, 16],
    [46, -109, 12],
    [54, -122, 9.5],
    [57, -127, 8.6],
  ],
  graze: [
    [26, -80, 20],
    [42, -74, 14.5],
    [54, -58, 11],
    [62, -41, 9],
    [65, -33, 8],
  ],
} as const satisfies Record<string, readonly Joint[]>;

const legs: readonly (readonly Joint[])[] = [
  [
    [25, -66, 11],
    [27, -54, 7.4],
    [28, -41, 5],
    [28, -33, 4.6],
    [28, -25, 3.2],
    [28, -10, 2.9],
    [29, -6, 3.7],
    [30, 0, 4.6],
  ],
  [
    [-40, -78, 17],
    [-41, -62, 12.5],
    [-40, -50, 8],
    [-45, -40, 5],
    [-48, -34, 4.6],
    [-46, -25, 3.3],
    [-44, -9, 3],
    [-42, -5, 3.7],
    [-40, 0, 4.6],
  ],
];

const skull: readonly Point[] = [
  [-7, -5],
  [-2, -9],
  [6, -9],
  [18, -6],
  [30, -3],
  [36, 0],
  [37.5, 5],
  [34, 9],
  [26, 8],
  [16, 11],
  [6, 13],
  [-3, 11],
];

function moved(leg: readonly Joint[], by: number): Joint[] {
  return leg.map(([x, y, half]): Joint => [x + by * (1.25 - Math.min(1, -y / 70)), y, half * 0.92]);
}

/** A zebra or an antelope in profile. */
export function paintGrazer(stage: Stage, grazer: Grazer): void {
  const { ink } = stage;
  const { kind, graze, size, coat } = grazer;
  const frame = frameOf(grazer);
  const slim = kind === 'antelope' ? 0.74 : 1;
  const trim = (joints: readonly Joint[]): Joint[] => joints.map(([x, y, half]): Joint => [x, y, half * slim]);
  const neck = trim(necks[graze ? 'graze' : 'up']);
  const end = neck.at(-1) ?? [0, 0, 0];
  const head = turned(frame, [end[0], end[1]], graze ? 1.05 : 0.5, kind === 'antelope' ? 0.78 : 1);
  const tone = tones(stage, coat);
  const belly = (x: number, y: number): Point => frame(x, kind === 'antelope' && y > -60 ? y - 5 : y);
  ink.path(legs.map((leg, at) => tube(frame, trim(moved(leg, at === 0 ? 13 : 12)))).join(''), darken(tone.dim, 0.03));
  ink.stroke(curve([frame(-55, -88), frame(-62, -76), frame(-62, -60)], 0.6), tone.dim, 3 * size);
  ink.stroke(curve([frame(-62, -62), frame(-62, -46)], 0.6), darken(tone.dim, 0.25), 4.4 * size);
  paintEars(stage, head, tone.dim, 4);
  if (kind === 'zebra') paintMane(stage, frame, neck, size);
  const near = legs.map((leg, at) => tube(frame, trim(moved(leg, at === 0 ? -4 : -6))));
  const outline = shape(belly, torso) + tube(frame, neck) + shape(head, skull) + near.join('');
  paintBody(stage, outline, coat, 1.4 * size, () => {
    if (kind === 'zebra') paintStripes(stage, frame, head, neck, size, coat);
    else paintFlank(stage, frame, size, coat);
    ink.path(
      shape(head, [
        [29, -6],
        [40, -2],
        [40, 10],
        [29, 10],
      ]),
      mix(tone.dim, '#1a1420', 0.7),
    );
  });
  paintEars(stage, head, tone.body, 0);
  if (kind === 'antelope') paintHorns(stage, head, size, tone.dim);
  const [x, y] = head(10, -3);
  ink.path(dot(x, y, 1.9 * size), '#140f1c');
}

function paintEars(stage: Stage, head: Frame, colour: string, by: number): void {
  stage.ink.path(
    shape(head, [
      [-2 + by, -7],
      [-7 + by, -13],
      [-8 + by, -22],
      [-2 + by, -18],
      [2 + by, -9],
    ]),
    colour,
  );
}

function paintHorns(stage: Stage, head: Frame, size: number, colour: string): void {
  const horn = (by: number): string =>
    curve([head(4 + by, -8), head(-2 + by, -24), head(-14 + by, -36), head(-14 + by, -52)], 0.6);
  stage.ink.stroke(horn(0) + horn(7), darken(colour, 0.2), 3 * size);
}

function paintMane(stage: Stage, frame: Frame, neck: readonly Joint[], size: number): void {
  const brush: Point[] = [];
  const root: Point[] = [];
  for (let step = 0; step <= 9; step += 1) {
    const { at, across } = alongLimb(neck, 0.24 + (step / 9) * 0.76);
    const out = at[2] + (step === 0 ? 0 : 6.5);
    brush.push(frame(at[0] - across[0] * out, at[1] - across[1] * out));
    root.push(frame(at[0] - across[0] * at[2] * 0.6, at[1] - across[1] * at[2] * 0.6));
  }
  stage.ink.path(polygon([...brush, ...root.toReversed()]), stage.palette.shade('#3a3038'));
  stage.ink.stroke(curve(brush, 0.5), stage.palette.lit('#8d7f7c'), 0.9 * size, { opacity: 0.6 });
}

/** Bands that are upright on the barrel, turn to the rump, and ring neck and legs. */
function paintStripes(stage: Stage, frame: Frame, head: Frame, neck: readonly Joint[], size: number, coat: Coat): void {
  const { ink, palette } = stage;
  const dark = palette.air(mix(palette.shade('#2a2430'), palette.deep, 0.3), coat.distance);
  let wide = '';
  let fine = '';
  for (let x = 32; x > -20; x -= 8.2)
    wide += curve([frame(x, -104), frame(x - 2.5, -84), frame(x - 3, -66), frame(x + 1, -52)], 0.7);
  for (let band = 0; band < 6; band += 1) {
    const low: Point = [-20 - band * 3.4, -80 + band * 7.6];
    const high: Point = [-31 - band * 6, -107 + band * 7];
    wide += curve([frame(...low), frame((low[0] + high[0]) / 2 - 2, (low[1] + high[1]) / 2 + 3), frame(...high)], 0.6);
  }
  for (let step = 1; step < 9; step += 1) {
    const { at, across } = alongLimb(neck, 0.14 + (step / 9) * 0.86);
    const side = (share: number): Point => frame(at[0] + across[0] * at[2] * share, at[1] + across[1] * at[2] * share);
    wide += curve([side(-1.5), side(0), side(0.86)]);
  }
  for (const [at, leg] of legs.entries())
    for (let ring = 0; ring < 9; ring += 1) {
      const { at: joint } = alongLimb(moved(leg, at === 0 ? -4 : -6), 0.3 + ring * 0.07);
      fine += curve([frame(joint[0] - 9, joint[1] + 1), frame(joint[0] + 9, joint[1])]);
    }
  for (let line = 0; line < 4; line += 1) fine += curve([head(4 + line * 6, -12), head(6 + line * 6, 2)]);
  for (let line = 0; line < 3; line += 1) fine += curve([head(2 + line * 6, 14), head(8 + line * 6, 4)]);
  ink.stroke(wide, dark, 4 * size);
  ink.stroke(fine, dark, 2.2 * size);
}

/** The pale belly below the dark band of an antelope. */
function paintFlank(stage: Stage, frame: Frame, size: number, coat: Coat): void {
  const { ink, palette } = stage;
  const band = [frame(36, -60), frame(10, -58), frame(-20, -58), frame(-44, -66)];
  ink.stroke(
    curve([frame(30, -50), frame(6, -50), frame(-24, -51)], 0.6),
    palette.air(palette.lit('#fbf0dc'), coat.distance),
    9 * size,
  );
  ink.stroke(curve(band, 0.6), palette.air(palette.shade(lighten('#6a3a26', 0.02)), coat.distance), 4 * size);
}
