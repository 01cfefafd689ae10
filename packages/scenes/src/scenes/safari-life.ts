import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot, polygon } from '../outline.ts';
import { bust } from '../parts/people.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { frameOf, shape, tube } from './safari-body.ts';
import type { Frame, Place } from './safari-body.ts';

/** Wading birds at the water: pink ones with bent bills, or small white ones. */
export function paintWaders(
  stage: Stage,
  flock: { x: number; spread: number; foot: number; size: number; count: number; pink: boolean },
): void {
  const { ink, palette, random } = stage;
  const own = random.fork('waders');
  const plume = flock.pink ? '#f58fa2' : '#fbf7f0';
  const lit = palette.vivid(lighten(plume, 0.04));
  const dim = palette.dark ? mix(palette.vivid(plume), palette.shade(plume), 0.5) : palette.shade(plume);
  let [bodies, wings, legs, bills] = ['', '', '', ''];
  for (let bird = 0; bird < flock.count; bird += 1) {
    const place: Place = {
      x: flock.x + ((bird + 0.5) / flock.count - 0.5) * 2 * flock.spread + own.range(-6, 6),
      foot: flock.foot + own.range(-0.2, 0.35) * flock.size,
      size: (flock.size / 100) * own.range(0.82, 1.1),
      side: own.chance(0.5) ? 1 : -1,
    };
    const frame = frameOf(place);
    const down = own.chance(0.35);
    bodies += wader(frame, down, flock.pink);
    wings += shape(frame, [
      [-34, -52],
      [-12, -62],
      [8, -56],
      [-6, -48],
    ]);
    legs += `${curve([frame(0, -46), frame(1, -22), frame(0, 0)], 0.4)}${curve([frame(-6, -46), frame(-4, -24), frame(-7, 2)], 0.4)}`;
    const tip = down ? ([33, -12] as const) : ([28, -97] as const);
    bills += polygon([frame(tip[0] - 3, tip[1] - 3), frame(tip[0] + 9, tip[1] + 6), frame(tip[0] - 3, tip[1] + 4)]);
  }
  ink.stroke(legs, flock.pink ? dim : palette.shade('#5a4a50'), flock.size * 0.028);
  ink.path(
    bodies,
    ink.vertical([
      [0, lit],
      [0.5, lit],
      [1, mix(lit, dim, 0.5)],
    ]),
  );
  ink.path(wings, dim, { opacity: 0.55 });
  ink.path(bills, flock.pink ? darken(palette.shade('#4a3040'), 0.05) : palette.lit('#f0a63a'));
}

function wader(frame: Frame, down: boolean, long: boolean): string {
  const reach = long ? 1 : 0.94;
  const neck = down
    ? tube(frame, [
        [10, -56, 5],
        [24, -58, 3.2],
        [32, -40, 2.8],
        [30, -22, 2.8],
        [31, -13, 3.6],
        [33, -10, 2],
      ])
    : tube(frame, [
        [10, -54, 5],
        [20, -60, 3.4],
        [18, -74 * reach, 2.8],
        [16, -88 * reach, 2.8],
        [22, -98 * reach, 4],
        [28, -96 * reach, 2],
      ]);
  return (
    neck +
    shape(frame, [
      [-38, -50],
      [-22, -62],
      [0, -65],
      [15, -58],
      [13, -48],
      [-4, -42],
      [-22, -44],
    ])
  );
}

/** An open safari car full of people; `cars` 2 or 3 make a tram of it. Its lamps burn at dusk and at night. */
export function paintCar(stage: Stage, place: Place, cars: number, colour: string): void {
  const { ink, palette } = stage;
  const { size } = place;
  const frame = frameOf(place);
  for (let car = 0; car < cars; car += 1) {
    const back: Frame = (x, y) => frame(x - car * 112, y);
    paintCoach(stage, back, size, colour, car === 0);
    if (car > 0) ink.stroke(curve([back(49, -16), back(62, -16)]), palette.shade('#4a4048'), 3 * size);
  }
  if (!palette.dark) return;
  const [lx, ly] = frame(58, -26);
  const reach = frame(210, 0);
  ink.path(
    polygon([
      [lx, ly - 2 * size],
      frame(240, -46),
      [reach[0] + place.side * 40 * size, place.foot + 14 * size],
      [lx, ly + 3 * size],
    ]),
    place.side > 0
      ? ink.horizontal([
          [0, palette.lamp, 0.5],
          [1, palette.lamp, 0],
        ])
      : ink.horizontal([
          [0, palette.lamp, 0],
          [1, palette.lamp, 0.5],
        ]),
  );
  paintGlow(stage, lx, ly, 34 * size, palette.lamp, 0.9);
  ink.circle(lx, ly, 4 * size, '#fff6d8');
}

function paintCoach(stage: Stage, frame: Frame, size: number, colour: string, first: boolean): void {
  const { ink, palette } = stage;
  const paint = palette.vivid(colour);
  const dim = palette.shade(colour);
  const dark = mix(palette.deep, palette.shade('#3a3440'), 0.4);
  const quad = (points: readonly (readonly [number, number])[]): string => polygon(points.map(([x, y]) => frame(x, y)));
  const nose = first ? 60 : 46;
  let people = '';
  for (const seat of [-36, -18, 0, ...(first ? [20] : [18])]) {
    const [x, y] = frame(seat, -34);
    people += bust(x, y, 20 * size);
  }
  ink.path(people, palette.dark ? mix(palette.lamp, dark, 0.72) : dark);
  ink.stroke(
    [-48, -9, first ? 30 : 44]
      .map((post) => curve([frame(post, -34), frame(post + (post > 20 ? -3 : 0), -64)]))
      .join(''),
    dim,
    2.6 * size,
  );
  ink.path(
    quad(
      first
        ? [
            [-52, -37],
            [28, -37],
            [33, -34],
            [56, -32],
            [nose, -27],
            [nose, -12],
            [-52, -12],
          ]
        : [
            [-52, -37],
            [nose, -37],
            [nose, -12],
            [-52, -12],
          ],
    ),
    ink.vertical([
      [0, paint],
      [0.55, mix(paint, dim, 0.35)],
      [1, dim],
    ]),
  );
  paintRoof(stage, frame, colour, first);
  for (const wheel of first ? [-32, 38] : [-32, 28]) {
    const [x, y] = frame(wheel, -10);
    ink.path(dot(x, y, 11.5 * size), dark);
    ink.path(dot(x, y, 5 * size), palette.lit('#b9a98c'));
  }
}

/** The sun roof, and the pale band along the doors. */
function paintRoof(stage: Stage, frame: Frame, colour: string, first: boolean): void {
  const { ink, palette } = stage;
  const quad = (points: readonly (readonly [number, number])[]): string => polygon(points.map(([x, y]) => frame(x, y)));
  const nose = first ? 60 : 46;
  const right = first ? 36 : 50;
  ink.path(
    quad([
      [-55, -64],
      [right, -64],
      [right + 2, -68],
      [right - 4, -71],
      [-51, -71],
      [-56, -67],
    ]),
    lighten(palette.lit(mix('#f4ead2', colour, 0.12)), 0.02),
  );
  ink.path(
    quad([
      [-52, -28],
      [nose, -26],
      [nose, -23],
      [-52, -24],
    ]),
    palette.lit('#f6ecd6'),
    { opacity: 0.85 },
  );
}

/** Fireflies over the grass. */
export function paintFireflies(stage: Stage, top: number, bottom: number): void {
  const { ink, w, u, random } = stage;
  const own = random.fork('fireflies');
  let cores = '';
  for (let fly = 0; fly < 46; fly += 1) {
    const [x, y, r] = [own.range(0, w), own.range(top, bottom), own.range(1, 2.2) * u];
    if (fly % 2 === 0) paintGlow(stage, x, y, r * 7, '#e9ff8a', 0.5);
    cores += dot(x, y, r);
  }
  ink.path(cores, '#f6ffc2', { opacity: 0.92 });
}

/** White specks of birds that ride on a back or rise from the water. */
export function paintRisingBirds(stage: Stage, x: number, y: number, count: number, size: number): void {
  const { ink, palette, random } = stage;
  const own = random.fork('rising');
  let d = '';
  for (let bird = 0; bird < count; bird += 1) {
    const [bx, by] = [x + own.range(-1, 1) * size * 9, y + own.range(-1, 1) * size * 3.4];
    const span = size * own.range(0.7, 1.1);
    const lift = span * own.range(-0.3, 0.75);
    d += `M${n(bx - span)} ${n(by - lift)}Q${n(bx - span * 0.4)} ${n(by - lift * 0.9)} ${n(bx)} ${n(by - span * 0.1)}Q${n(bx + span * 0.4)} ${n(by - lift * 0.9)} ${n(bx + span)} ${n(by - lift)}Q${n(bx + span * 0.4)} ${n(by - lift * 0.3)} ${n(bx + span * 0.1)} ${n(by + span * 0.16)}Q${n(bx - span * 0.4)} ${n(by - lift * 0.3)} ${n(bx - span)} ${n(by - lift)}Z`;
  }
  ink.path(d, palette.lit('#fffaf0'), { opacity: 0.92 });
}
