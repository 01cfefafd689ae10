import { darken, lighten, mix } from '../colour.ts';
import { line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { paintOpenBoot } from './airport-car-boot.ts';
import { paintBeams, paintBeamPools, paintLamps } from './airport-car-lamps.ts';
import {
  bodyRings,
  cabinHalf,
  cabinRings,
  carShapes,
  glassFields,
  onCabin,
  onFlank,
  wheelCircle,
} from './airport-car-shape.ts';
import type { Car, CarShape, CarView, Side } from './airport-car-shape.ts';
import { paintCabinLife, paintRoofSign } from './airport-car-cabin.ts';
import { dotOf, flat, hull, metre, minus, paintSkin, rampOf, seen, within } from './airport-space.ts';
import type { Eye, Frame, Ramp, Spot } from './airport-space.ts';

/** A car in the picture's perspective: shadow, body, wheels, cabin, lamps. */
export function paintCar(stage: Stage, eye: Eye, car: Car): void {
  const shape = carShapes[car.kind];
  const toViewer = minus([0, eye.tall, 0], car.frame.at);
  const view: CarView = {
    shape,
    near: dotOf(car.frame.right, toViewer) > 0 ? 1 : -1,
    front: dotOf(car.frame.ahead, toViewer) > 0,
  };
  const far: Side = view.near > 0 ? -1 : 1;
  paintShadow(stage, eye, car, shape);
  if (car.lamps) paintBeamPools(stage, eye, car, view);
  for (const axle of shape.axles) paintTyre(stage, eye, car.frame, shape, far, axle, 0.68);
  paintBody(stage, eye, car, shape);
  paintFlankDetails(stage, eye, car, view);
  paintLamps(stage, eye, car, view);
  for (const axle of shape.axles) paintWheel(stage, eye, car.frame, shape, view.near, axle);
  paintMirror(stage, eye, car, shape, far);
  paintCabin(stage, eye, car, shape);
  paintCabinLife(stage, eye, car, view);
  paintMirror(stage, eye, car, shape, view.near);
  if (car.open && !view.front) paintOpenBoot(stage, eye, car, view);
  if (car.kind === 'taxi') paintRoofSign(stage, eye, car, view);
  if (car.lamps) paintBeams(stage, eye, car, view);
}

function paintShadow(stage: Stage, eye: Eye, { frame }: Car, shape: CarShape): void {
  const { ink, palette } = stage;
  const size = metre(eye, frame.at[2]);
  const long = shape.slices[shape.slices.length - 1]?.[0] ?? 2.5;
  const away: Spot = [-eye.light[0] * 0.8, 0, -eye.light[2] * 0.5];
  const corners = (grow: number, shift: number): Point[] =>
    Array.from({ length: 24 }, (_, at): Point => {
      const turn = (at / 24) * Math.PI * 2;
      const bend = (value: number): number => Math.sign(value) * Math.abs(value) ** 0.45;
      const spot = within(frame, [bend(Math.cos(turn)) * (long + grow), bend(Math.sin(turn)) * (0.92 + grow), 0.01]);
      return seen(eye, [spot[0] + away[0] * shift, 0.01, spot[2] + away[2] * shift]);
    });
  const tint = mix(palette.deep, '#0a0818', 0.35);
  ink.path(polygon(corners(0.3, 1)), tint, { opacity: 0.34, filter: ink.blur(size * 0.09, size * 0.04) });
  ink.path(polygon(corners(-0.06, 0.1)), tint, { opacity: 0.75, filter: ink.blur(size * 0.03, size * 0.02) });
}

/** Lacquer: what looks up shows the sky, what looks down the road, with a hard change between them. */
function lacquer(eye: Eye): (outward: Spot) => number {
  return (outward) => {
    const sky = Math.max(0, outward[1]) * 0.36;
    const road = Math.min(0, outward[1]) * 0.5;
    return 0.34 + sky + road + 0.3 * dotOf(outward, eye.light);
  };
}

/** From so many metres on a car is drawn with less detail. */
const far = 22;

function tonesOf({ at }: Frame): number {
  return at[2] > far ? 6 : 12;
}

function paintBody(stage: Stage, eye: Eye, { frame, colour }: Car, shape: CarShape): void {
  const near = frame.at[2] < far;
  const coat = rampOf(stage, colour, true);
  const sill = rampOf(stage, mix('#2a2733', colour, 0.12));
  paintSkin(stage, eye, {
    rings: bodyRings(shape)
      .filter((_, at) => near || at % 2 === 0 || at < 2)
      .map((ring) => ring.map((spot) => within(frame, spot))),
    paint: (_, spot) => (spot >= 7 && spot <= 9 ? sill : coat),
    gloss: lacquer(eye),
    tones: tonesOf(frame),
  });
}

function glassRamp({ palette, time }: Stage): Ramp {
  const deep = mix(palette.deep, '#151a2c', 0.4);
  const sky = mix(palette.sky[2], palette.sky[3], time === 'night' ? 0.2 : 0.5);
  return [0.1, 0.16, 0.24, 0.34, 0.46, 0.58, 0.7].map((share) => mix(deep, sky, share * (palette.dark ? 0.75 : 1)));
}

function paintCabin(stage: Stage, eye: Eye, { frame, colour, kind }: Car, shape: CarShape): void {
  const coat = rampOf(stage, colour, true);
  const roof = kind === 'taxi' ? rampOf(stage, '#f6efe2', true) : coat;
  const post = rampOf(stage, mix('#1d1b28', colour, 0.1));
  const glass = glassRamp(stage);
  paintSkin(stage, eye, {
    rings: cabinRings(shape).map((ring) => ring.map((spot) => within(frame, spot))),
    paint: (ring, spot) => {
      const field = spot < cabinHalf ? spot : cabinHalf * 2 - 1 - spot;
      if (ring >= 3) return roof;
      if (ring === 0) return coat;
      if (glassFields.has(field)) return glass;
      return field === 6 ? post : coat;
    },
    gloss: lacquer(eye),
    tones: tonesOf(frame),
  });
}

function paintTyre(
  stage: Stage,
  eye: Eye,
  frame: Frame,
  shape: CarShape,
  side: Side,
  axle: number,
  inner: number,
): void {
  const spots = [0.93, inner].flatMap((away) =>
    wheelCircle(shape, side, axle, shape.wheel, away, frame.at[2] < far ? 22 : 12),
  );
  stage.ink.path(
    polygon(hull(spots.map((spot) => seen(eye, within(frame, spot))))),
    mix(stage.palette.deep, '#121019', 0.55),
  );
}

function paintWheel(stage: Stage, eye: Eye, frame: Frame, shape: CarShape, side: Side, axle: number): void {
  const { ink, palette } = stage;
  const size = metre(eye, frame.at[2]);
  const dark = mix(palette.deep, '#0c0a14', 0.6);
  const near = frame.at[2] < far;
  const put = (half: number, away: number): string =>
    flat(eye, frame, wheelCircle(shape, side, axle, half, away, near ? 22 : 12));
  const arch = wheelCircle(shape, side, axle, shape.wheel * 1.17, 0.95).map(([a, b, c]): Spot => [
    a,
    b,
    Math.max(c, 0.3),
  ]);
  ink.path(flat(eye, frame, arch), dark);
  paintTyre(stage, eye, frame, shape, side, axle, 0.87);
  const metal = rampOf(stage, '#c9ccd8');
  ink.path(put(shape.wheel * 0.76, 0.935), metal[1] ?? '#666666');
  ink.path(put(shape.wheel * 0.7, 0.93), mix(dark, metal[1] ?? '#666666', 0.35));
  if (!near) {
    ink.path(put(shape.wheel * 0.5, 0.94), metal[4] ?? '#cccccc');
    return;
  }
  let spokes = '';
  for (let spoke = 0; spoke < 5; spoke += 1) {
    const turn = (spoke / 5) * Math.PI * 2 + 0.3 + axle;
    const tip = (by: number, half: number): Spot => [
      axle + Math.cos(turn + by) * half,
      side * 0.94,
      shape.wheel + Math.sin(turn + by) * half,
    ];
    const [inner, outer] = [shape.wheel * 0.2, shape.wheel * 0.72];
    spokes += flat(eye, frame, [tip(-0.6, inner), tip(-0.26, outer), tip(0.26, outer), tip(0.6, inner)]);
  }
  ink.path(spokes, metal[4] ?? '#cccccc');
  ink.path(put(shape.wheel * 0.24, 0.945), metal[5] ?? '#dddddd');
  ink.path(put(shape.wheel * 0.1, 0.95), metal[1] ?? '#777777');
  ink.path(put(shape.wheel * 0.76, 0.935), 'none', { stroke: metal[5] ?? '#dddddd', 'stroke-width': 0.03 * size });
}

/** Seams of the doors, handles, the trim along the sill, chequers on a taxi. */
function paintFlankDetails(stage: Stage, eye: Eye, { frame, colour, kind }: Car, { shape, near }: CarView): void {
  const { ink, palette } = stage;
  const size = metre(eye, frame.at[2]);
  const at = (ahead: number, up: number): Spot => onFlank(shape, near, ahead, up);
  const trace = (spots: readonly Spot[]): string => line(spots.map((spot) => seen(eye, within(frame, spot))));
  const seams = kind === 'minivan' ? [1.25, 0.1, -1.05] : [0.98, -0.12, -1.08];
  const dim = mix(palette.shade(darken(colour, 0.12)), palette.deep, 0.35);
  const d = seams
    .map((ahead, index) => trace([at(ahead + 0.05, 0.96), at(ahead, 0.6), at(ahead + (index === 2 ? 0.16 : 0), 0.13)]))
    .join('');
  ink.stroke(d, dim, 0.018 * size, { opacity: 0.8 });
  const rim = lighten(mix(palette.vivid(colour), '#ffffff', 0.42), 0.03);
  const run = Array.from({ length: 12 }, (_, step) => at(-2.1 + step * 0.37, 0.93));
  ink.stroke(trace(run), rim, 0.024 * size, { opacity: 0.75 });
  ink.stroke(trace([at(-0.95, 0.2), at(0.95, 0.2)]), palette.lit('#d9d6dc'), 0.028 * size, { opacity: 0.75 });
  if (kind === 'minivan') {
    const bar = [0.42, 0, -0.5, -0.94].map((along): Spot => {
      const [a, b, c] = onCabin(shape, 1, along, near);
      return [a, b * 0.96, c + 0.1];
    });
    ink.stroke(trace(bar), palette.lit('#d9d6dc'), 0.035 * size);
  }
  if (kind === 'taxi') {
    let squares = '';
    for (let square = 0; square < 20; square += 1) {
      const [from, up] = [-0.95 + Math.floor(square / 2) * 0.19, square % 2 === 0 ? 0.5 : 0.585];
      const back = from + (square % 2 === 0 ? 0 : 0.095);
      squares += flat(eye, frame, [
        at(back, up),
        at(back + 0.095, up),
        at(back + 0.095, up + 0.085),
        at(back, up + 0.085),
      ]);
    }
    ink.path(squares, palette.lit('#fbf4e6'));
  }
  for (const ahead of seams.slice(1))
    ink.path(
      flat(eye, frame, [
        at(ahead + 0.07, 0.8),
        at(ahead + 0.27, 0.8),
        at(ahead + 0.27, 0.755),
        at(ahead + 0.07, 0.755),
      ]),
      lighten(rim, 0.02),
    );
}

function paintMirror(stage: Stage, eye: Eye, { frame, colour }: Car, shape: CarShape, side: Side): void {
  const { ink, palette } = stage;
  const size = metre(eye, frame.at[2]);
  const [a, b, c] = onFlank(shape, side, shape.belt[1] - (shape.tall > 1.7 ? 0.36 : 0.26), 1);
  const [x, y] = seen(eye, within(frame, [a, b + side * 0.13, c + 0.1]));
  ink.ellipse(x, y, 0.12 * size, 0.085 * size, palette.shade(colour));
  ink.ellipse(x, y - 0.015 * size, 0.11 * size, 0.07 * size, palette.vivid(lighten(colour, 0.02)));
}
