import { darken, mix } from '../colour.ts';
import { line } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import type { Car, CarView } from './airport-car-shape.ts';
import { onFlank } from './airport-car-shape.ts';
import type { CarShape } from './airport-car-shape.ts';
import { flat, metre, rampOf, seen, within } from './airport-space.ts';
import type { Eye, Spot } from './airport-space.ts';

function ends({ slices }: CarShape): readonly [number, number] {
  return [(slices[0]?.[0] ?? -2.5) - 0.075, (slices[slices.length - 1]?.[0] ?? 2.5) + 0.075];
}

/** Head lamps, grille and intake of a front; tail lamps, number plate without a number and bumper of a rear. */
export function paintLamps(stage: Stage, eye: Eye, car: Car, view: CarView): void {
  if (view.front) paintFront(stage, eye, car, view);
  else paintRear(stage, eye, car, view);
}

function paintFront(stage: Stage, eye: Eye, { frame, lamps }: Car, { shape, near }: CarView): void {
  const { ink, palette } = stage;
  const size = metre(eye, frame.at[2]);
  const end = ends(shape)[1];
  const top = shape.tall > 1.7 ? 0.08 : 0;
  const at = (across: number, up: number): Spot => [end - Math.abs(across) * 0.05, across, up + top];
  const dark = mix(palette.deep, '#0d0c16', 0.5);
  const chrome = rampOf(stage, '#dfe2ea');
  ink.path(flat(eye, frame, [at(-0.34, 0.57), at(0.34, 0.57), at(0.3, 0.39), at(-0.3, 0.39)]), dark, {
    stroke: chrome[5] ?? '#dddddd',
    'stroke-width': 0.03 * size,
  });
  const bars = [0.43, 0.48, 0.53].map((up) =>
    line([at(-0.32, up), at(0.32, up)].map((spot) => seen(eye, within(frame, spot)))),
  );
  ink.stroke(bars.join(''), chrome[3] ?? '#aaaaaa', 0.014 * size, { opacity: 0.8 });
  ink.path(flat(eye, frame, [at(-0.52, 0.33), at(0.52, 0.33), at(0.42, 0.24), at(-0.42, 0.24)]), dark, {
    opacity: 0.85,
  });
  for (const side of [1, -1] as const) {
    const lens = lensOf(shape, side, end - 0.05, [2.02, 2.32, 2.46], [0.82, 0.88], [0.6, 0.5], top);
    if (side !== near) hideFlank(lens);
    ink.path(flat(eye, frame, lens), mix(chrome[4] ?? '#cccccc', palette.sky[3], 0.3), {
      stroke: dark,
      'stroke-width': 0.02 * size,
    });
    const [x, y] = seen(eye, within(frame, [end - 0.06, side * 0.52, 0.555 + top]));
    ink.circle(x, y, 0.062 * size, lamps ? '#fffbe6' : (chrome[6] ?? '#ffffff'));
  }
}

function paintRear(stage: Stage, eye: Eye, { frame }: Car, { shape, near }: CarView): void {
  const { ink, palette } = stage;
  const size = metre(eye, frame.at[2]);
  const end = ends(shape)[0];
  const top = shape.tall > 1.7 ? 0.06 : 0;
  const at = (across: number, up: number): Spot => [end + Math.abs(across) * 0.05, across, up + top];
  const dark = mix(palette.deep, '#0d0c16', 0.5);
  ink.path(
    flat(eye, frame, [at(-0.27, 0.66), at(0.27, 0.66), at(0.27, 0.55), at(-0.27, 0.55)]),
    palette.lit('#f3eee2'),
    {
      stroke: dark,
      'stroke-width': 0.016 * size,
    },
  );
  ink.path(flat(eye, frame, [at(-0.56, 0.44), at(0.56, 0.44), at(0.48, 0.34), at(-0.48, 0.34)]), dark, {
    opacity: 0.8,
  });
  const red = palette.dark ? '#ff4030' : darken(palette.vivid('#c8202c'), 0.04);
  for (const side of [1, -1] as const) {
    const lens = lensOf(shape, side, end + 0.05, [-2.16, -2.38, -2.47], [0.9, 0.9], [0.62, 0.66], top);
    if (side !== near) hideFlank(lens);
    ink.path(flat(eye, frame, lens), red, { stroke: mix(red, dark, 0.6), 'stroke-width': 0.016 * size });
    const core = [0.52, 0.62].map((across) => seen(eye, within(frame, [end + 0.03, side * across, 0.72 + top])));
    ink.stroke(line(core), mix(red, '#ffffff', palette.dark ? 0.75 : 0.35), 0.035 * size);
  }
}

/** Of the lamp on the far side only what is on the end is seen: its corners of the flank go. */
function hideFlank(lens: Spot[]): void {
  lens.pop();
  lens.splice(0, 2);
}

/** A lamp's glass that reaches from the end around the corner into the flank. */
function lensOf(
  shape: CarShape,
  side: 1 | -1,
  end: number,
  [tip, bend, corner]: readonly [number, number, number],
  [high, higher]: readonly [number, number],
  [lowTip, low]: readonly [number, number],
  top: number,
): Spot[] {
  return [
    onFlank(shape, side, tip, high),
    onFlank(shape, side, bend, higher),
    onFlank(shape, side, corner, higher),
    [end, side * 0.42, (end > 0 ? 0.6 : 0.79) + top],
    [end, side * 0.42, (end > 0 ? 0.51 : 0.67) + top],
    onFlank(shape, side, corner, low),
    onFlank(shape, side, bend, lowTip),
  ];
}

/** The light that the lamps throw on the road. */
export function paintBeamPools(stage: Stage, eye: Eye, { frame }: Car, { shape }: CarView): void {
  const { ink, palette } = stage;
  const [back, end] = ends(shape);
  const strength = stage.time === 'night' ? 0.5 : 0.38;
  const size = metre(eye, frame.at[2]);
  for (const [long, wide, share] of [
    [9.5, 2.6, 0.5],
    [6, 1.7, 0.8],
  ] as const) {
    const spots: Spot[] = [
      [end, -0.7, 0.01],
      [end, 0.7, 0.01],
      [end + long * 0.8, wide, 0.01],
      [end + long, wide * 0.5, 0.01],
      [end + long, -wide * 0.5, 0.01],
      [end + long * 0.8, -wide, 0.01],
    ];
    const [from, to] = [seen(eye, within(frame, [end, 0, 0])), seen(eye, within(frame, [end + long, 0, 0]))];
    const right = to[0] > from[0];
    const stops = [[0, '#fff1c4', strength * share] as const, [1, '#ffe6a8', 0] as const];
    const fill = right ? ink.slanted(stops, 0, 0.3, 1, 0.7) : ink.slanted(stops, 1, 0.3, 0, 0.7);
    ink.path(flat(eye, frame, spots), fill, { filter: ink.blur(size * 0.16, size * 0.08) });
  }
  const [x, y] = seen(eye, within(frame, [back - 0.9, 0, 0]));
  ink.ellipse(
    x,
    y,
    size * 1.7,
    size * 0.42,
    ink.radial([
      [0, '#ff4a30', palette.dark ? 0.5 : 0.1],
      [1, '#ff4a30', 0],
    ]),
  );
}

/** The dazzle of the lamps that look at the viewer. */
export function paintBeams(stage: Stage, eye: Eye, { frame }: Car, { shape, front }: CarView): void {
  const { ink } = stage;
  const [back, end] = ends(shape);
  const size = metre(eye, frame.at[2]);
  const top = shape.tall > 1.7 ? 0.08 : 0;
  for (const side of [1, -1] as const) {
    const spot: Spot = front ? [end, side * 0.52, 0.555 + top] : [back, side * 0.56, 0.72 + top];
    const [x, y]: Point = seen(eye, within(frame, spot));
    paintGlow(stage, x, y, (front ? 0.85 : 0.7) * size, front ? '#fff0c0' : '#ff4a38', 0.8);
    if (front) {
      ink.ellipse(
        x,
        y,
        1.1 * size,
        0.035 * size,
        ink.radial([
          [0, '#fffbe8', 0.9],
          [1, '#fff3cc', 0],
        ]),
      );
      ink.circle(x, y, 0.075 * size, '#fffdf2');
    }
  }
}
