import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot, line, pill } from '../outline.ts';
import type { Point } from '../outline.ts';
import { bust, person } from '../parts/people.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import type { Gorge } from './falls-plan.ts';
import { paintBoulder } from './falls-pool.ts';
import type { Cliff } from './falls-walls.ts';
import { foamOf } from './falls-water.ts';

type Craft = { readonly x: number; readonly y: number; readonly long: number; readonly colour: string };

/** The small living thing that shows how tall the fall is. */
export function paintLife(stage: Stage, gorge: Gorge): void {
  const { w, h, u, random, palette, format } = stage;
  const own = random.fork('life');
  const depth = h - gorge.foot;
  const x = gorge.x + gorge.open * w * (format === 'tall' ? 0.12 : own.range(0.1, 0.17));
  const y = gorge.foot + depth * own.range(0.38, 0.5);
  const size = format === 'wide' ? 1.25 : 1;
  if (gorge.life === 'rock') return paintWatchers(stage, gorge, x + gorge.open * w * 0.03, y, own);
  const colour = own.pick([palette.accent, '#f4762e', '#f2b632', palette.accent]);
  if (gorge.life === 'raft') paintRaft(stage, { x, y, long: 138 * u * size * own.range(0.95, 1.15), colour }, own);
  else paintCanoe(stage, { x, y, long: 142 * u * size * own.range(0.95, 1.15), colour }, own);
}

function paintWake(stage: Stage, { x, y, long }: Craft): void {
  const { ink, palette } = stage;
  ink.ellipse(x, y + long * 0.1, long * 0.56, long * 0.07, palette.deep, { opacity: 0.36 });
  const wave = (reach: number, drop: number): string =>
    curve(
      [
        [x - long * reach, y + long * drop * 0.2],
        [x - long * reach * 0.4, y + long * drop],
        [x + long * reach * 0.4, y + long * drop],
        [x + long * reach, y + long * drop * 0.2],
      ],
      1,
    );
  ink.stroke(wave(0.6, 0.13) + wave(0.78, 0.2), foamOf(stage).bright, long * 0.016, { opacity: 0.7 });
}

/** An inflatable raft: the far tube, its crew with helmets, the near tube and the paddles. */
function paintRaft(stage: Stage, craft: Craft, own: Random): void {
  const { ink, palette } = stage;
  const { x, y, long, colour } = craft;
  paintWake(stage, craft);
  const tube = (lift: number, sag: number): string =>
    `M${n(x - long * 0.5)} ${n(y - long * 0.13)}C${n(x - long * 0.36)} ${n(y + long * (sag - lift))} ${n(x + long * 0.36)} ${n(y + long * (sag - lift))} ${n(x + long * 0.5)} ${n(y - long * 0.13)}`;
  ink.stroke(tube(0.17, 0.05), palette.shade(darken(colour, 0.05)), long * 0.1);
  ink.path(
    `${tube(0, 0.06)}C${n(x + long * 0.3)} ${n(y - long * 0.16)} ${n(x - long * 0.3)} ${n(y - long * 0.16)} ${n(x - long * 0.5)} ${n(y - long * 0.13)}Z`,
    palette.shade(darken(colour, 0.16)),
  );
  paintCrew(stage, craft, own, [-0.3, -0.1, 0.1, 0.29], [-0.2, 0, 0.2]);
  ink.stroke(tube(0, 0.06), palette.vivid(colour), long * 0.12);
  ink.stroke(tube(0.035, 0.06), lighten(palette.vivid(colour), 0.09), long * 0.03);
  ink.stroke(tube(-0.035, 0.06), darken(palette.shade(colour), 0.02), long * 0.025, { opacity: 0.6 });
  paintPaddles(stage, craft, [-0.3, 0.1], 0.1);
}

function paintCanoe(stage: Stage, craft: Craft, own: Random): void {
  const { ink, palette } = stage;
  const { x, y, long, colour } = craft;
  paintWake(stage, craft);
  paintCrew(stage, craft, own, [-0.2, 0.22], []);
  const hull = `M${n(x - long * 0.52)} ${n(y - long * 0.11)}Q${n(x - long * 0.3)} ${n(y - long * 0.02)} ${n(x)} ${n(y - long * 0.02)}Q${n(x + long * 0.3)} ${n(y - long * 0.02)} ${n(x + long * 0.52)} ${n(y - long * 0.11)}Q${n(x + long * 0.44)} ${n(y + long * 0.08)} ${n(x + long * 0.26)} ${n(y + long * 0.09)}H${n(x - long * 0.26)}Q${n(x - long * 0.44)} ${n(y + long * 0.08)} ${n(x - long * 0.52)} ${n(y - long * 0.11)}Z`;
  ink.path(
    hull,
    ink.vertical([
      [0, lighten(palette.vivid(colour), 0.04)],
      [0.45, palette.vivid(colour)],
      [1, darken(palette.shade(colour), 0.05)],
    ]),
  );
  ink.stroke(
    `M${n(x - long * 0.52)} ${n(y - long * 0.11)}Q${n(x - long * 0.3)} ${n(y - long * 0.02)} ${n(x)} ${n(y - long * 0.02)}Q${n(x + long * 0.3)} ${n(y - long * 0.02)} ${n(x + long * 0.52)} ${n(y - long * 0.11)}`,
    palette.lit('#ffe9c4'),
    long * 0.017,
  );
  paintPaddles(stage, craft, [-0.12, 0.3], 0.02);
}

/** People who sit in a boat: those behind first. */
function paintCrew(
  stage: Stage,
  { x, y, long }: Craft,
  own: Random,
  front: readonly number[],
  back: readonly number[],
): void {
  const { ink, palette } = stage;
  const dark = mix(palette.deep, '#2a2038', 0.4);
  const helmet = palette.vivid(own.pick(['#ffd34d', '#ffffff', '#58c4e8']));
  for (const [row, lift, colour] of [
    [back, 0.1, mix(dark, palette.water[1], 0.22)],
    [front, 0.03, dark],
  ] as const) {
    let [bodies, caps] = ['', ''];
    for (const at of row) {
      const [px, py, tall] = [x + at * long, y - long * lift, long * own.range(0.2, 0.225)];
      bodies += bust(px, py, tall) + pill(px - tall * 0.2, py - tall * 0.2, tall * 0.4, tall * 0.5, tall * 0.1);
      caps += `M${n(px - tall * 0.24)} ${n(py - tall * 0.84)}a${n(tall * 0.24)} ${n(tall * 0.24)} 0 0 1 ${n(tall * 0.48)} 0Z`;
    }
    ink.path(bodies, colour);
    ink.path(caps, row === back ? mix(helmet, dark, 0.2) : helmet);
  }
}

function paintPaddles(stage: Stage, { x, y, long }: Craft, places: readonly number[], drop: number): void {
  const { ink, palette } = stage;
  const wood = palette.lit('#ffe0a0');
  for (const at of places) {
    const hand: Point = [x + at * long, y - long * 0.1];
    const blade: Point = [x + (at - 0.13) * long, y + long * (0.1 + drop * 0.3)];
    ink.stroke(line([[hand[0] + long * 0.05, hand[1] - long * 0.07], blade]), wood, long * 0.014);
    ink.stroke(line([blade, [blade[0] - long * 0.02, blade[1] + long * 0.03]]), wood, long * 0.04);
  }
}

/** Walkers on a mossy boulder in the river. */
function paintWatchers(stage: Stage, gorge: Gorge, x: number, y: number, own: Random): void {
  const { ink, palette, u } = stage;
  const size = 64 * u;
  const dark = mix(palette.deep, '#2a2038', 0.35);
  paintBoulder(stage, gorge, { x: x - size * 1.2, y: y + 10 * u, size: size * 0.5, distance: 0.1 });
  paintBoulder(stage, gorge, { x, y: y + 6 * u, size, distance: 0.08 });
  const count = own.whole(2, 3);
  for (let one = 0; one < count; one += 1) {
    const px = x + (one - (count - 1) / 2) * 22 * u;
    const foot = y - size * 0.42 + Math.abs(one - (count - 1) / 2) * 3 * u;
    const tall = own.range(44, 52) * u;
    const jacket = palette.vivid(own.pick([palette.accent, '#ffb53a', '#f4762e']));
    ink.path(person(px, foot, tall, own), dark);
    ink.path(pill(px - tall * 0.1, foot - tall * 0.81, tall * 0.2, tall * 0.37, tall * 0.07), jacket);
    if (one === 0)
      ink.stroke(
        line([
          [px - tall * 0.09, foot - tall * 0.74],
          [px - tall * 0.24, foot - tall * 1.02],
        ]),
        jacket,
        tall * 0.07,
      );
  }
}

/** A rope bridge high across the gorge with walkers on it. */
export function paintBridge(stage: Stage, gorge: Gorge, [left, right]: readonly Cliff[]): void {
  if (left === undefined || right === undefined) return;
  const { ink, palette, h, u, random } = stage;
  const own = random.fork('bridge');
  const end = (cliff: Cliff): Point => [
    cliff.inner + cliff.side * (cliff.lean * (cliff.foot - h * 0.36) + 8 * u),
    h * 0.35,
  ];
  const [a, b] = [end(left), end(right)];
  const sag = Math.min(h * 0.06, (b[0] - a[0]) * 0.09);
  const deck = (share: number): Point => [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share + sag * 4 * share * (1 - share),
  ];
  const rail = (share: number): Point => [deck(share)[0], deck(share)[1] - (15 + 6 * Math.abs(share - 0.5)) * u];
  const shares = Array.from({ length: 13 }, (_, step) => step / 12);
  const dark = mix(palette.deep, palette.shade('#6a4634'), 0.35);
  const count = Math.round((b[0] - a[0]) / (11 * u));
  let ropes = '';
  for (let rope = 0; rope <= count; rope += 1) ropes += line([rail(rope / count), deck(rope / count)]);
  ink.stroke(ropes, dark, 1.1 * u, { opacity: 0.85 });
  const middle = own.range(0.34, 0.66);
  for (const [walker, colour] of ['#ffb53a', palette.accent, '#f6f0e4', palette.accent]
    .slice(0, own.whole(3, 4))
    .entries()) {
    const [x, y] = deck(middle + (walker - 1.5) * 0.062);
    const tall = own.range(29, 33) * u;
    ink.path(person(x, y + 1 * u, tall, own), dark);
    ink.path(pill(x - tall * 0.13, y - tall * 0.8, tall * 0.24, tall * 0.38, tall * 0.08), palette.vivid(colour));
  }
  ink.stroke(curve(shares.map(rail), 1), dark, 1.8 * u);
  ink.stroke(curve(shares.map(deck), 1), dark, 4 * u);
  ink.stroke(
    curve(
      shares.map((share): Point => [deck(share)[0], deck(share)[1] - 1.6 * u]),
      1,
    ),
    palette.lit('#c99a68'),
    1.3 * u,
    { 'stroke-dasharray': `${n(4 * u)} ${n(2 * u)}` },
  );
  ink.stroke(
    [a, b]
      .map(([x, y]) =>
        line([
          [x, y + 6 * u],
          [x, y - 24 * u],
        ]),
      )
      .join(''),
    dark,
    4 * u,
  );
}

/** Fireflies between the leaves of the dark seeds. */
export function paintFireflies(stage: Stage, gorge: Gorge, h: number): void {
  const { ink, w, u, random, time } = stage;
  const own = random.fork('fireflies');
  const count = time === 'night' ? 42 : 16;
  let [small, pale] = ['', ''];
  for (let fly = 0; fly < count; fly += 1) {
    const x = own.chance(0.6) ? gorge.x + gorge.open * own.range(0.05, 0.6) * w : own.range(0.03, 0.97) * w;
    const y = h * own.range(0.42, 0.95);
    const r = own.range(1.1, 2.4) * u;
    if (fly % 2 === 0) paintGlow(stage, x, y, r * 6.5, '#e8ff8a', 0.6);
    small += dot(x, y, r);
    pale += dot(x, y, r * 0.5);
  }
  ink.path(small, '#e6f97a', { opacity: 0.9 });
  ink.path(pale, '#ffffe0');
}
