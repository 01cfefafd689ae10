import { darken, lighten, mix } from '../colour.ts';
import { curve, dot } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { frameOf, paintBody, shape, tones, tube } from './safari-body.ts';
import type { Coat, Frame, Joint, Place } from './safari-body.ts';

export type TrunkPose = 'hang' | 'up' | 'drink' | 'eat';
export type Elephant = Place & { readonly trunk: TrunkPose; readonly tusk: number; readonly coat: Coat };

/* An elephant is 100 tall at the shoulder, looks right, and has its feet at 0. */
const torso: readonly Point[] = [
  [-73, -76],
  [-72, -88],
  [-64, -98],
  [-48, -103],
  [-28, -100],
  [-8, -98],
  [10, -101],
  [24, -105],
  [36, -103],
  [45, -107],
  [54, -112],
  [63, -111],
  [71, -103],
  [76, -90],
  [78, -76],
  [72, -64],
  [63, -56],
  [55, -54],
  [47, -60],
  [40, -54],
  [32, -46],
  [16, -41],
  [-6, -37],
  [-28, -40],
  [-44, -46],
  [-60, -52],
  [-70, -62],
];

const trunks: Readonly<Record<TrunkPose, readonly Joint[]>> = {
  hang: [
    [66, -88, 10],
    [71, -74, 9.4],
    [75, -58, 7.6],
    [76.5, -42, 6.4],
    [76, -27, 5.2],
    [74, -14, 4.4],
    [75.5, -6, 3.8],
    [80, -3.4, 3],
  ],
  up: [
    [66, -88, 10],
    [75, -76, 9.4],
    [86, -71, 7.8],
    [96, -76, 6.6],
    [102, -88, 5.6],
    [105, -101, 4.8],
    [110, -112, 4],
    [118, -116, 3.2],
  ],
  drink: [
    [66, -88, 10],
    [72, -74, 9.4],
    [77, -57, 7.6],
    [80, -41, 6.4],
    [82, -26, 5.2],
    [86, -11, 4.4],
    [92, 0, 3.8],
    [96, 4, 3.4],
  ],
  eat: [
    [66, -88, 10],
    [72, -72, 9.4],
    [77, -56, 7.6],
    [78, -42, 6.2],
    [73, -34, 5.2],
    [67, -38, 4.4],
    [65, -47, 3.8],
    [66, -53, 3.2],
  ],
};

const ear: readonly Point[] = [
  [53, -97],
  [47, -106],
  [36, -110],
  [24, -106],
  [15, -96],
  [13, -84],
  [18, -71],
  [25, -59],
  [33, -48],
  [39, -50],
  [43, -62],
  [49, -74],
  [54, -86],
];

const nearLegs: readonly (readonly Joint[])[] = [
  [
    [23, -70, 16],
    [25, -52, 12],
    [26, -36, 9.4],
    [25, -20, 8.4],
    [25, -6, 9],
    [26, 0, 9.8],
  ],
  [
    [-52, -76, 19],
    [-52, -58, 16],
    [-50, -42, 11.6],
    [-55, -27, 8.8],
    [-57, -14, 8.4],
    [-56, -5, 9],
    [-55, 0, 9.6],
  ],
];

const farLegs: readonly (readonly Joint[])[] = [
  [
    [34, -62, 12],
    [39, -46, 10],
    [42, -30, 8.6],
    [42, -16, 8],
    [43, -5, 8.6],
    [44, 0, 9.2],
  ],
  [
    [-40, -60, 15],
    [-36, -46, 12],
    [-31, -34, 9.8],
    [-35, -20, 8.2],
    [-36, -7, 8.2],
    [-35, 0, 9],
  ],
];

/** An elephant in profile; the calf is the same one smaller and without tusks. */
export function paintElephant(stage: Stage, elephant: Elephant): void {
  const { ink } = stage;
  const { size, coat } = elephant;
  const frame = frameOf(elephant);
  const tone = tones(stage, coat);
  const far = farLegs.map((leg) => tube(frame, leg)).join('');
  ink.path(
    far,
    ink.vertical([
      [0, darken(tone.dim, 0.07)],
      [1, tone.dim],
    ]),
  );
  paintTail(stage, frame, size, tone.dim);
  if (elephant.tusk > 0) paintTusk(stage, frame, elephant.tusk * 0.96, coat, [3.5, -1.5]);
  const trunk = tube(frame, trunks[elephant.trunk], 0.19);
  const outline = shape(frame, torso) + trunk + nearLegs.map((leg) => tube(frame, leg)).join('');
  paintBody(stage, outline, coat, 1.5 * size, () => paintFolds(stage, frame, size, elephant.trunk, tone.dim));
  paintToes(stage, frame, size, tone.rim);
  if (elephant.tusk > 0) paintTusk(stage, frame, elephant.tusk, coat, [0, 0]);
  paintEar(stage, frame, size, coat);
  const [ex, ey] = frame(64, -86);
  ink.path(dot(ex, ey, 2.5 * size), darken(tone.dim, 0.05), { opacity: 0.45 });
  ink.path(dot(ex, ey, 1.4 * size), mix(tone.dim, '#120c18', 0.7));
}

function paintTail(stage: Stage, frame: Frame, size: number, colour: string): void {
  stage.ink.stroke(
    curve([frame(-70, -84), frame(-79, -72), frame(-80, -56), frame(-77, -44)], 0.6),
    colour,
    2.6 * size,
  );
  stage.ink.path(
    shape(frame, [
      [-78.5, -47],
      [-76, -46],
      [-74, -36],
      [-78, -33],
      [-80, -38],
    ]),
    darken(colour, 0.07),
  );
}

/** Soft shadows of the belly, behind the elbow and the thigh, and the rings of the trunk. */
function paintFolds(stage: Stage, frame: Frame, size: number, pose: TrunkPose, dim: string): void {
  const { ink } = stage;
  const belly = shape(frame, [
    [14, -62],
    [-8, -54],
    [-32, -58],
    [-36, -40],
    [-8, -34],
    [14, -38],
  ]);
  ink.path(belly, darken(dim, 0.03), { opacity: 0.55, filter: ink.blur(3 * size, 3 * size) });
  ink.stroke(
    curve([frame(12, -66), frame(13.5, -52), frame(16.5, -38)], 0.6) +
      curve([frame(-30, -74), frame(-34, -60), frame(-38, -44)], 0.6),
    darken(dim, 0.05),
    1.7 * size,
    { opacity: 0.5 },
  );
  let rings = '';
  const joints = trunks[pose];
  for (let at = 1; at < joints.length - 1; at += 0.5) {
    const [from, to] = [joints[Math.floor(at)] ?? joints[0], joints[Math.ceil(at)] ?? joints[0]];
    const next = joints[Math.floor(at) + 1] ?? to;
    if (from === undefined || to === undefined || next === undefined) continue;
    const [x, y, half] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
    const long = Math.hypot(next[0] - from[0], next[1] - from[1]) || 1;
    const [ax, ay] = [(-(next[1] - from[1]) / long) * half, ((next[0] - from[0]) / long) * half];
    rings += curve([frame(x - ax * 0.75, y - ay * 0.75), frame(x + ax * 0.2, y + ay * 0.2)]);
  }
  ink.stroke(rings, dim, 0.8 * size, { opacity: 0.55 });
  ink.stroke(
    curve([frame(62, -60), frame(57, -62), frame(54, -68)], 0.6) +
      curve([frame(19, -30), frame(25, -28.5), frame(31, -30)], 0.6) +
      curve([frame(-58, -34), frame(-50, -32), frame(-44, -35)], 0.6),
    darken(dim, 0.03),
    1.1 * size,
    { opacity: 0.55 },
  );
}

function paintToes(stage: Stage, frame: Frame, size: number, colour: string): void {
  let toes = '';
  for (const x of [28.5, 32.5, -52, -48]) {
    const [tx, ty] = frame(x, -1.7);
    toes += dot(tx, ty, 1.25 * size);
  }
  stage.ink.path(toes, colour, { opacity: 0.42 });
}

function paintTusk(stage: Stage, frame: Frame, long: number, coat: Coat, [dx, dy]: Point): void {
  const { ink, palette } = stage;
  const joints = (
    [
      [66, -66, 3],
      [73, -59, 2.8],
      [82, -55, 2.3],
      [90, -56, 1.6],
      [96, -60, 0.6],
    ] as const
  ).map(([x, y, half]): Joint => [66 + (x - 66) * long + dx, -66 + (y + 66) * long + dy, half]);
  const ivory = (colour: string): string => palette.air(colour, coat.distance);
  ink.path(
    tube(frame, joints),
    ink.vertical([
      [0, ivory(mix(palette.lit('#fff6e2'), palette.disc, 0.3))],
      [0.6, ivory(palette.lit('#f1dfbf'))],
      [1, ivory(palette.shade('#d8c09a'))],
    ]),
  );
}

/** The great ear: lifted off the shoulder by its own shadow, bright along its upper edge. */
function paintEar(stage: Stage, frame: Frame, size: number, coat: Coat): void {
  const { ink } = stage;
  const tone = tones(stage, coat);
  const shadow = shape(
    (x, y) => frame(x - 2.5, y + 3),
    ear.map(([x, y]): Point => [x, y]),
  );
  ink.path(shadow, darken(tone.dim, 0.05), { opacity: 0.55 });
  paintBody(stage, shape(frame, ear), { ...coat, colour: lighten(coat.colour, 0.01) }, 1.2 * size, () => {
    ink.stroke(
      curve([frame(50, -92), frame(38, -90), frame(24, -92)], 0.6) +
        curve([frame(49, -86), frame(36, -80), frame(25, -72)], 0.6) +
        curve([frame(48, -80), frame(40, -69), frame(34, -58)], 0.6),
      tone.dim,
      1.1 * size,
      { opacity: 0.4 },
    );
  });
}
