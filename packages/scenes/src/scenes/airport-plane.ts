import { mix } from '../colour.ts';
import { n } from '../ink.ts';
import { line } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import {
  engine,
  engineCircle,
  engineRings,
  finRings,
  onTrunk,
  stabiliserRings,
  trunkRings,
  trunkTurns,
  underWing,
  wingletFrom,
  wingRings,
} from './airport-plane-shape.ts';
import { dotOf, faces, flat, metre, minus, paintSkin, rampOf, seen, within } from './airport-space.ts';
import type { Eye, Frame, Ramp, Spot } from './airport-space.ts';

export type Livery = {
  readonly coat: 'tail' | 'belly' | 'sash';
  /** Of the tail and whatever else is painted. */
  readonly colour: string;
  readonly second: string;
};
type Paints = { readonly white: Ramp; readonly grey: Ramp; readonly first: Ramp; readonly second: Ramp };
type Side = 1 | -1;

/** A twin-engined airliner that is seen from below: what is behind the trunk first, the near wing last. */
export function paintPlane(stage: Stage, eye: Eye, frame: Frame, livery: Livery): void {
  const toViewer = minus([0, eye.tall, 0], frame.at);
  const near: Side = dotOf(frame.right, toViewer) > 0 ? 1 : -1;
  const far: Side = near > 0 ? -1 : 1;
  const paints: Paints = {
    white: rampOf(stage, stage.palette.dark ? '#f4f1fb' : '#fdfcfa', true),
    grey: rampOf(stage, '#cfd4e2'),
    first: rampOf(stage, livery.colour, true),
    second: rampOf(stage, livery.second, true),
  };
  const skin = (rings: readonly Spot[][], paint: (ring: number, spot: number) => Ramp): void =>
    paintSkin(stage, eye, { rings: rings.map((ring) => ring.map((spot) => within(frame, spot))), paint });
  skin(finRings(), (ring) => (livery.coat === 'sash' && ring === 1 ? paints.first : finPaint(livery, paints, ring)));
  paintFinBands(stage, eye, frame, near, livery, paints);
  skin(stabiliserRings(far), () => paints.grey);
  paintWing(stage, eye, frame, far, paints, skin);
  skin(trunkRings(), (ring, spot) => trunkPaint(livery, paints, ring, spot));
  paintTrunkDetails(stage, eye, frame);
  skin(stabiliserRings(near), () => paints.grey);
  paintWing(stage, eye, frame, near, paints, skin);
  if (stage.palette.dark || stage.time === 'dawn') paintLights(stage, eye, frame, near);
}

function finPaint({ coat }: Livery, { white, first }: Paints, ring: number): Ramp {
  return coat === 'belly' && ring === 0 ? white : first;
}

function trunkPaint({ coat }: Livery, { white, grey, first, second }: Paints, ring: number, spot: number): Ramp {
  const turn = Math.abs(((spot + 0.5) / trunkTurns) * 2 - 1) * 180;
  /* `turn` is 0 below and 180 on top. */
  if (coat === 'belly') return turn < 66 ? first : turn < 76 ? second : ring < 3 ? first : white;
  if (coat === 'sash') return ring < 5 ? first : ring < 6 ? second : turn < 38 ? grey : white;
  return turn < 50 ? grey : turn < 62 ? first : ring < 2 ? first : white;
}

function paintFinBands(stage: Stage, eye: Eye, frame: Frame, near: Side, livery: Livery, paints: Paints): void {
  const at = (high: number, share: number): Spot => {
    const up = (high - 2.6) / 6.3;
    return [-11.6 - 5 * up - (7 - 3.6 * up) * share, near * 0.36 * (1 - up * 0.5), high];
  };
  const band = (from: number, to: number): string =>
    flat(eye, frame, [at(from, 0), at(to, 0), at(to - 0.9, 1), at(from - 0.9, 1)]);
  const tone = paints.second[4] ?? '#ffffff';
  if (livery.coat === 'tail') stage.ink.path(band(4.3, 5), tone, { opacity: 0.9 });
  if (livery.coat !== 'belly') stage.ink.path(band(5.6, 6.9), tone, { opacity: 0.9 });
  else {
    const round = Array.from({ length: 14 }, (_, step) => {
      const turn = (step / 14) * Math.PI * 2;
      return at(5.4 + Math.sin(turn) * 1.15, 0.45 + Math.cos(turn) * 0.2);
    });
    stage.ink.path(flat(eye, frame, round), tone);
  }
}

type Skinner = (rings: readonly Spot[][], paint: (ring: number, spot: number) => Ramp) => void;

function paintWing(stage: Stage, eye: Eye, frame: Frame, side: Side, paints: Paints, skin: Skinner): void {
  const { ink, palette } = stage;
  const size = metre(eye, frame.at[2]);
  skin(wingRings(side), (ring) => ((side > 0 ? ring : 5 - ring) >= wingletFrom ? paints.first : paints.grey));
  const below = faces(eye, [
    within(frame, underWing(side, 0.1, 0)),
    within(frame, underWing(side, 0.9, 0)),
    within(frame, underWing(side, 0.9, 1)),
  ]);
  if (below !== side > 0) {
    const seam = (from: number, to: number, back: number): string =>
      line([underWing(side, from, back), underWing(side, to, back)].map((spot) => seen(eye, within(frame, spot))));
    const dim = mix(paints.grey[0] ?? '#333333', palette.deep, 0.25);
    ink.stroke(seam(0.05, 0.3, 0.74) + seam(0.3, 0.72, 0.74) + seam(0.75, 0.95, 0.76), dim, 0.11 * size, {
      opacity: 0.7,
    });
    ink.stroke(seam(0.33, 0.97, 0.1), paints.white[4] ?? '#ffffff', 0.14 * size, { opacity: 0.7 });
    for (const reach of [0.2, 0.44, 0.64]) {
      const [from, to] = [underWing(side, reach, 0.56), underWing(side, reach, 1.1)];
      const end: Spot = [to[0], to[1], to[2] - 0.18];
      ink.stroke(line([from, end].map((spot) => seen(eye, within(frame, spot)))), dim, 0.32 * size);
    }
  }
  paintEngine(stage, eye, frame, side, paints, skin);
}

function paintEngine(stage: Stage, eye: Eye, frame: Frame, side: Side, paints: Paints, skin: Skinner): void {
  const { ink, palette } = stage;
  const away = side * engine.away;
  const dim = paints.grey[1] ?? '#555566';
  ink.path(
    flat(eye, frame, [
      [4.6, away, engine.high + 1],
      [2.4, away, -0.9],
      [-0.4, away, -0.8],
      [1, away, engine.high + 0.6],
    ]),
    dim,
  );
  const dark = mix(palette.deep, '#14122a', 0.4);
  const tail = engineCircle(side, engine.tail, 0.7);
  if (
    faces(
      eye,
      tail.toReversed().map((spot) => within(frame, spot)),
    )
  )
    ink.path(flat(eye, frame, tail), dark);
  skin(engineRings(side), (ring) => (ring >= 4 ? paints.white : paints.first));
  const mouth = engineCircle(side, engine.lip, engine.mouth * 0.97);
  if (
    !faces(
      eye,
      mouth.toReversed().map((spot) => within(frame, spot)),
    )
  ) {
    ink.path(flat(eye, frame, mouth), dark);
    ink.path(flat(eye, frame, engineCircle(side, engine.lip - 0.3, 0.86)), mix(dark, dim, 0.35));
    ink.path(flat(eye, frame, engineCircle(side, engine.lip - 0.1, 0.3)), paints.grey[4] ?? '#aaaaaa');
  } else {
    const exhaust = engineCircle(side, engine.tail, 0.68);
    ink.path(flat(eye, frame, exhaust), dark);
  }
}

function paintTrunkDetails(stage: Stage, eye: Eye, frame: Frame): void {
  const { ink, palette } = stage;
  const glass = palette.dark ? mix(palette.lamp, '#ffffff', 0.2) : mix(palette.sky[0], palette.deep, 0.55);
  const pane = (ahead: number, long: number, from: number, to: number, side: Side): Spot[] => {
    const corners: Spot[] = [
      onTrunk(ahead, side * from, 0.02),
      onTrunk(ahead + long, side * from, 0.02),
      onTrunk(ahead + long, side * to, 0.02),
      onTrunk(ahead, side * to, 0.02),
    ];
    return side > 0 ? corners : corners.toReversed();
  };
  const visible = (corners: readonly Spot[]): boolean =>
    faces(
      eye,
      corners.map((spot) => within(frame, spot)),
    );
  for (const side of [1, -1] as const) {
    let [windows, doors] = ['', ''];
    for (let ahead = -11.4; ahead < 13.6; ahead += 0.92) {
      const corners = pane(ahead, 0.5, 1.17, 1.46, side);
      if (Math.abs(ahead + 0.4) > 0.5 && visible(corners)) windows += flat(eye, frame, corners);
    }
    for (const ahead of [14.6, -0.6, -13]) {
      const corners = pane(ahead, 1, 0.95, 1.85, side);
      if (visible(corners)) doors += flat(eye, frame, corners);
    }
    if (windows !== '') ink.path(windows, glass, { opacity: 0.95 });
    if (doors !== '')
      ink.path(doors, 'none', { stroke: palette.shade('#9aa2b8'), 'stroke-width': n(0.1 * metre(eye, frame.at[2])) });
  }
  const screen = mix(palette.deep, palette.sky[1], 0.2);
  for (const [from, to, back, front] of [
    [0.06, 0.52, 17.9, 18.75],
    [0.58, 0.98, 17.6, 18.5],
    [1.04, 1.32, 17.1, 17.9],
  ] as const)
    for (const side of [1, -1] as const) {
      const corners = pane(back, front - back, from, to, side);
      if (visible(corners)) ink.path(flat(eye, frame, corners), screen);
    }
}

/** Red to its left, green to its right, white at the tail, a beacon below, and the beams of the landing lights. */
function paintLights(stage: Stage, eye: Eye, frame: Frame, near: Side): void {
  const { ink, palette } = stage;
  const size = metre(eye, frame.at[2]);
  const strength = palette.dark ? 1 : 0.5;
  const spark = (spot: Spot, colour: string, reach: number): void => {
    const [x, y] = seen(eye, within(frame, spot));
    paintGlow(stage, x, y, reach * size, colour, 0.9 * strength);
    ink.circle(x, y, reach * size * 0.13, mix(colour, '#ffffff', 0.7));
  };
  spark([-7, 18.4, 3.3], '#4dffa0', 2.6);
  spark([-7, -18.4, 3.3], '#ff5a4a', 2.6);
  spark([-20, 0, 1.75], '#ffffff', 2.4);
  spark([-1, 0, -2.35], '#ff4638', 3);
  spark([-17.6, 0, 9.1], '#ff5a4a', 1.8);
  spark([5.6, near * 2.6, -1.2], '#fff6d8', 3.6);
  spark([5.6, near * -2.6, -1.2], '#fff6d8', 3);
}
