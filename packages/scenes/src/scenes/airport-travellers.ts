import { mix } from '../colour.ts';
import { n } from '../ink.ts';
import { line } from '../outline.ts';
import { person } from '../parts/people.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { faces, flat, frameOf, metre, rampOf, seen, within } from './airport-space.ts';
import type { Eye, Spot } from './airport-space.ts';

const suits = ['#3a2a5c', '#5c2a3f', '#27405c', '#2a2440', '#4a3a2c'] as const;
const cases = ['#e8a63a', '#2f7f9c', '#c8463c', '#5a4a8c', '#3f8f6a'] as const;

/** A box on wheels with a handle drawn out. */
export function paintSuitcase(stage: Stage, eye: Eye, at: Spot, tall: number, heading: number, colour: string): void {
  const { ink, palette } = stage;
  const frame = frameOf(at, heading);
  const size = metre(eye, at[2]);
  const [deep, wide] = [tall * 0.22, tall * 0.33];
  const ramp = rampOf(stage, colour, true);
  const corner = (a: number, b: number, c: number): Spot => [a * deep, b * wide, c === 0 ? 0.08 : 0.08 + tall * c];
  const [x, y] = seen(eye, at);
  ink.ellipse(x, y, size * wide * 1.4, size * wide * 0.36, palette.deep, { opacity: 0.36 });
  const handle = [-0.5, 0.5].map((b) =>
    line([corner(-0.7, b, 1), corner(-0.7, b, 1.42)].map((spot) => seen(eye, within(frame, spot)))),
  );
  ink.stroke(
    handle.join('') +
      line([corner(-0.7, -0.5, 1.42), corner(-0.7, 0.5, 1.42)].map((spot) => seen(eye, within(frame, spot)))),
    palette.shade('#8f93a2'),
    0.03 * size,
  );
  const sides: readonly (readonly [Spot[], number])[] = [
    [[corner(-1, -1, 0), corner(-1, -1, 1), corner(1, -1, 1), corner(1, -1, 0)], 2],
    [[corner(1, 1, 0), corner(1, 1, 1), corner(-1, 1, 1), corner(-1, 1, 0)], 2],
    [[corner(1, -1, 0), corner(1, -1, 1), corner(1, 1, 1), corner(1, 1, 0)], 4],
    [[corner(-1, 1, 0), corner(-1, 1, 1), corner(-1, -1, 1), corner(-1, -1, 0)], 3],
    [[corner(-1, -1, 1), corner(-1, 1, 1), corner(1, 1, 1), corner(1, -1, 1)], 5],
  ];
  for (const [spots, tone] of sides) {
    const placed = spots.map((spot) => within(frame, spot));
    if (!faces(eye, placed.toReversed())) continue;
    ink.path(flat(eye, frame, spots), ramp[tone] ?? colour, {
      stroke: ramp[tone] ?? colour,
      'stroke-width': n(0.05 * size),
      'stroke-linejoin': 'round',
    });
    if (tone === 5) continue;
    const ribs = [0.3, 0.5, 0.7].map((share) =>
      line(
        [0, 1].map((up) => {
          const [from, to] = up === 0 ? [spots[0], spots[3]] : [spots[1], spots[2]];
          if (from === undefined || to === undefined) return [0, 0] as const;
          const mixed: Spot = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, from[2]];
          return seen(eye, within(frame, mixed));
        }),
      ),
    );
    ink.stroke(ribs.join(''), ramp[1] ?? colour, 0.018 * size, { opacity: 0.6 });
  }
}

export function suitcaseColour(random: Random): string {
  return random.pick(cases);
}

/** Someone who travels, with a rim of light; a suitcase is or rolls beside them. */
export function paintTraveller(
  stage: Stage,
  eye: Eye,
  at: Spot,
  tall: number,
  luggage: -1 | 0 | 1,
  name: string,
): void {
  const { ink, palette, random } = stage;
  const own = random.fork(name);
  const size = metre(eye, at[2]);
  const [x, foot] = seen(eye, at);
  const figure = person(x, foot, tall * size, own);
  const air = Math.min(0.45, Math.max(0, (at[2] - 14) / 120));
  const colour = palette.air(mix(palette.shade(own.pick(suits)), palette.deep, palette.dark ? 0.2 : 0.1), air);
  ink.ellipse(x, foot, size * 0.4, size * 0.08, palette.deep, { opacity: 0.36 });
  const rim = palette.dark ? mix(palette.lamp, colour, 0.2) : mix(palette.lit('#fff0d4'), colour, 0.3);
  const shift = eye.light[0] > 0 ? 0.016 : -0.016;
  ink.group({ transform: `translate(${n(shift * size)} ${n(-0.014 * size)})` }, () => ink.path(figure, rim));
  ink.path(figure, colour);
  if (luggage === 0) return;
  paintSuitcase(
    stage,
    eye,
    [at[0] + luggage * 0.42, at[1], at[2] - 0.1],
    own.range(0.52, 0.68),
    own.range(-0.5, 0.5) - 1.2,
    suitcaseColour(own),
  );
  const [cx, cy] = seen(eye, [at[0] + luggage * 0.4, at[1] + 0.86, at[2] - 0.1]);
  const [hx, hy] = seen(eye, [at[0] + luggage * 0.2, at[1] + tall * 0.46, at[2]]);
  ink.stroke(
    line([
      [x + luggage * 0.12 * tall * size, foot - tall * 0.76 * size],
      [hx, hy],
      [cx, cy],
    ]),
    colour,
    0.07 * size * tall * 0.62,
  );
}
