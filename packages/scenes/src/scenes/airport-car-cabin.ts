import { lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot, pill, polygon } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import type { Car, CarView } from './airport-car-shape.ts';
import { glassLevels, onCabin } from './airport-car-shape.ts';
import { faces, flat, metre, rampOf, seen, within } from './airport-space.ts';
import type { Eye, Spot } from './airport-space.ts';

/** Driver and guests behind the panes, and the sky's slanting reflections on them. */
export function paintCabinLife(stage: Stage, eye: Eye, car: Car, view: CarView): void {
  const { ink, palette, time } = stage;
  const size = metre(eye, car.frame.at[2]);
  const panes = panesOf(eye, car, view);
  if (panes === '') return;
  const frame = ink.clip(panes);
  const inside = mix(palette.deep, '#0d0b18', 0.3);
  ink.group({ 'clip-path': frame }, () => {
    if (time === 'night' || time === 'dusk') {
      const [x, y] = seen(eye, within(car.frame, [-0.3, 0, 1.2]));
      paintGlow(stage, x, y, 1.9 * size, palette.lamp, 0.62);
    }
    let people = '';
    const seats = [
      [0.12, -0.38],
      [0.1, 0.38],
      [-0.95, 0.36],
      [-0.95, -0.36],
    ] as const;
    for (const [ahead, side] of seats.slice(0, 1 + car.guests).toReversed()) {
      const high = view.shape.tall - 0.34;
      const [x, y] = seen(eye, within(car.frame, [ahead, side, high]));
      people += dot(x, y, 0.125 * size) + pill(x - 0.24 * size, y + 0.15 * size, 0.48 * size, 0.7 * size, 0.16 * size);
    }
    ink.path(people, inside, { opacity: 0.86 });
    paintStreaks(stage, eye, car, view);
  });
}

function panesOf(eye: Eye, car: Car, { shape, near, front }: CarView): string {
  const [low, high] = glassLevels;
  const end = front ? 1 : -1;
  const screen: Spot[] = [
    onCabin(shape, low, end * 0.975, -0.84),
    onCabin(shape, low, end, 0),
    onCabin(shape, low, end * 0.975, 0.84),
    onCabin(shape, high, end * 0.975, 0.84),
    onCabin(shape, high, end, 0),
    onCabin(shape, high, end * 0.975, -0.84),
  ];
  const side = (from: number, to: number): Spot[] => [
    onCabin(shape, low, from, near),
    onCabin(shape, low, to, near),
    onCabin(shape, high, to, near),
    onCabin(shape, high, from, near),
  ];
  const turned = (spots: Spot[], away: boolean): Spot[] => (away ? spots : spots.toReversed());
  return [turned(screen, front), turned(side(-0.74, -0.06), near < 0), turned(side(0, 0.8), near < 0)]
    .filter((spots) => {
      const placed = spots.map((spot) => within(car.frame, spot));
      return faces(eye, placed) || faces(eye, placed.toReversed());
    })
    .map((spots) => flat(eye, car.frame, spots))
    .join('');
}

function paintStreaks(stage: Stage, eye: Eye, { frame }: Car, { shape, near, front }: CarView): void {
  const { ink, palette } = stage;
  const end = front ? 1 : -1;
  const streak = (at: number, wide: number): string =>
    flat(eye, frame, [
      onCabin(shape, 0.1, at - 0.1, near),
      onCabin(shape, 0.1, at - 0.1 + wide, near),
      onCabin(shape, 0.86, at + 0.12 + wide, near),
      onCabin(shape, 0.86, at + 0.12, near),
    ]);
  const slash = (at: number, wide: number): string =>
    flat(eye, frame, [
      onCabin(shape, 0.1, end * 0.99, at),
      onCabin(shape, 0.1, end * 0.99, at + wide),
      onCabin(shape, 0.86, end * 0.99, at + wide + 0.36),
      onCabin(shape, 0.86, end * 0.99, at + 0.36),
    ]);
  const bright = mix(palette.horizon, '#ffffff', 0.5);
  ink.path(streak(-0.42, 0.16) + streak(0.36, 0.22) + slash(-0.34, 0.3), bright, {
    opacity: palette.dark ? 0.2 : 0.34,
  });
  ink.path(streak(-0.2, 0.05) + streak(0.64, 0.06) + slash(0.08, 0.09), bright, { opacity: palette.dark ? 0.18 : 0.3 });
}

/** The sign on a taxi's roof: a lit box without a word. */
export function paintRoofSign(stage: Stage, eye: Eye, { frame }: Car, { shape, near, front }: CarView): void {
  const { ink, palette } = stage;
  const size = metre(eye, frame.at[2]);
  const middle = (shape.roof[0] + shape.roof[1]) / 2 + 0.1;
  const low = shape.tall - 0.01;
  const paint = rampOf(stage, '#ffd76a', true);
  const corner = (ahead: number, side: number, up: number): Spot => {
    const lean = up > 0 ? 0.8 : 1;
    return [middle + ahead * 0.13 * lean, side * 0.34 * lean, low + up * 0.2];
  };
  const end = front ? 1 : -1;
  const [x, y] = seen(eye, within(frame, [middle, 0, low + 0.1]));
  if (palette.dark) paintGlow(stage, x, y, 1.1 * size, palette.lamp, 0.75);
  ink.path(
    flat(eye, frame, [corner(-1, near, 0), corner(1, near, 0), corner(1, near, 1), corner(-1, near, 1)]),
    paint[2] ?? '#aa8833',
  );
  const bright = palette.dark ? mix(palette.lamp, '#ffffff', 0.45) : (paint[5] ?? '#ffdd77');
  const face = polygon(
    [corner(end, -1, 0), corner(end, 1, 0), corner(end, 1, 1), corner(end, -1, 1)].map((spot) =>
      seen(eye, within(frame, spot)),
    ),
  );
  ink.path(face, bright);
  ink.path(
    flat(eye, frame, [corner(-1, -1, 1), corner(1, -1, 1), corner(1, 1, 1), corner(-1, 1, 1)]),
    lighten(bright, 0.03),
  );
  ink.path(face, 'none', { stroke: palette.shade('#8a6a2c'), 'stroke-width': n(0.02 * size) });
}
