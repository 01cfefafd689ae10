import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { area, curve, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { person } from './people.ts';

/** A hull from stern to raised bow, with a lit gunwale. `long` is its length. */
function paintHull(stage: Stage, x: number, y: number, long: number, colour: string, sheer: number): void {
  const { ink, palette } = stage;
  const top: Point[] = [
    [x - long / 2, y - long * 0.09 * sheer],
    [x - long * 0.2, y - long * 0.01],
    [x + long * 0.2, y - long * 0.01],
    [x + long / 2, y - long * 0.14 * sheer],
  ];
  const keel: Point[] = [
    [x + long * 0.36, y + long * 0.075],
    [x - long * 0.36, y + long * 0.075],
  ];
  ink.ellipse(x, y + long * 0.085, long * 0.52, long * 0.03, palette.deep, { opacity: 0.35 });
  ink.path(
    area(top, keel),
    ink.vertical([
      [0, palette.vivid(colour)],
      [1, darken(palette.shade(colour), 0.06)],
    ]),
  );
  ink.stroke(curve(top, 1), palette.lit(lighten(mix(colour, palette.disc, 0.4), 0.1)), long * 0.014);
}

/** A junk with battened sails: the one red thing on the water. */
export function paintJunk(stage: Stage, x: number, y: number, long: number, colour: string): void {
  const { ink, palette } = stage;
  const wood = palette.lit('#4a2030');
  for (const [at, tall, wide] of [
    [-0.3, 0.52, 0.24],
    [0.02, 0.82, 0.36],
    [0.32, 0.5, 0.22],
  ] as const) {
    const mast = x + at * long;
    ink.stroke(
      line([
        [mast, y],
        [mast, y - long * tall * 1.04],
      ]),
      wood,
      long * 0.014,
    );
    const left = (share: number): Point => [
      mast - long * wide * (0.35 + 0.24 * Math.sin(share * 2.6)),
      y - long * (0.08 + (tall - 0.08) * share),
    ];
    const right = (share: number): Point => [
      mast + long * wide * (0.6 - 0.52 * share ** 2.2),
      y - long * (0.05 + (tall - 0.05) * share),
    ];
    const shares = [0, 0.25, 0.5, 0.75, 1];
    ink.path(
      area(shares.map(left), shares.map(right).toReversed()),
      ink.horizontal([
        [0, palette.vivid(lighten(colour, 0.06))],
        [0.5, palette.vivid(colour)],
        [1, mix(palette.vivid(colour), palette.shade(colour), 0.75)],
      ]),
    );
    for (const share of [0.16, 0.33, 0.5, 0.67, 0.84])
      ink.stroke(line([left(share), right(share)]), darken(palette.shade(colour), 0.1), long * 0.008, { opacity: 0.7 });
  }
  paintHull(stage, x, y, long, '#5a2a30', 1);
  ink.path(pill(x - long * 0.46, y - long * 0.13, long * 0.16, long * 0.06, 2), wood);
  if (palette.dark) ink.circle(x + long * 0.44, y - long * 0.16, long * 0.02, palette.lamp);
}

/** A long wooden boat with a canopy and a boatman. */
export function paintLongtail(stage: Stage, x: number, y: number, long: number, canopy: string): void {
  const { ink, palette, random } = stage;
  const post = palette.shade('#3a2230');
  for (const at of [-0.16, -0.02, 0.12, 0.24])
    ink.stroke(
      line([
        [x + at * long, y],
        [x + at * long, y - long * 0.15],
      ]),
      post,
      long * 0.01,
    );
  const roof: Point[] = [
    [x - long * 0.22, y - long * 0.15],
    [x + long * 0.04, y - long * 0.185],
    [x + long * 0.3, y - long * 0.16],
  ];
  ink.path(
    area(roof, [
      [x + long * 0.3, y - long * 0.135],
      [x - long * 0.22, y - long * 0.125],
    ]),
    ink.vertical([
      [0, palette.lit(lighten(canopy, 0.08))],
      [1, palette.shade(canopy)],
    ]),
  );
  ink.path(person(x - long * 0.3, y + long * 0.01, long * 0.17, random.fork('boatman')), post);
  paintHull(stage, x, y, long, '#7a3a2c', 1.15);
  const bow: Point = [x + long * 0.5, y - long * 0.16];
  for (const [drop, colour] of [
    [0.02, palette.accent],
    [0.045, '#ffd34d'],
    [0.07, '#3fb0a0'],
  ] as const)
    ink.stroke(
      line([
        [bow[0] - long * 0.03, bow[1] + long * drop],
        [bow[0] - long * (0.03 - drop * 0.15), bow[1] + long * (drop + 0.035)],
      ]),
      palette.lit(colour),
      long * 0.016,
    );
  ink.stroke(
    line([
      [x - long * 0.46, y - long * 0.06],
      [x - long * 0.66, y + long * 0.05],
    ]),
    post,
    long * 0.009,
  );
}

/** A white sailing yacht with a coloured foresail. */
export function paintYacht(stage: Stage, x: number, y: number, long: number, colour: string): void {
  const { ink, palette } = stage;
  const mast = x + long * 0.04;
  const tall = long * 1.15;
  ink.stroke(
    line([
      [mast, y],
      [mast, y - tall],
    ]),
    palette.shade('#6a5a6a'),
    long * 0.014,
  );
  ink.path(
    `M${n(mast - long * 0.02)} ${n(y - tall * 0.97)}Q${n(mast - long * 0.42)} ${n(y - tall * 0.4)} ${n(mast - long * 0.5)} ${n(y - long * 0.1)}L${n(mast - long * 0.02)} ${n(y - long * 0.07)}Z`,
    ink.horizontal([
      [0, palette.shade('#e8e4f0')],
      [1, palette.lit('#ffffff')],
    ]),
  );
  ink.path(
    `M${n(mast + long * 0.02)} ${n(y - tall * 0.93)}Q${n(mast + long * 0.18)} ${n(y - tall * 0.4)} ${n(mast + long * 0.46)} ${n(y - long * 0.08)}L${n(mast + long * 0.02)} ${n(y - long * 0.06)}Z`,
    ink.horizontal([
      [0, palette.vivid(lighten(colour, 0.05))],
      [1, mix(palette.vivid(colour), palette.shade(colour), 0.7)],
    ]),
  );
  paintHull(stage, x, y, long, '#f4eef2', 0.55);
  ink.stroke(
    line([
      [x - long * 0.42, y + long * 0.025],
      [x + long * 0.42, y + long * 0.025],
    ]),
    palette.lit(colour),
    long * 0.02,
  );
}

/** A double-decked harbour ferry or river boat with rows of windows. */
export function paintFerry(stage: Stage, x: number, y: number, long: number, colour: string): void {
  const { ink, palette, random, u } = stage;
  const lamps = random.fork('ferry');
  const decks = [
    [0.8, 0.075, 0.02],
    [0.62, 0.07, 0.1],
  ] as const;
  for (const [wide, tall, lift] of decks) {
    const [left, top] = [x - (long * wide) / 2 - long * 0.02, y - long * (lift + tall)];
    ink.path(
      pill(left, top, long * wide, long * tall, long * 0.012),
      ink.vertical([
        [0, palette.vivid('#fbf4ea')],
        [1, mix(palette.vivid('#e3d8d4'), palette.shade('#e3d8d4'), 0.6)],
      ]),
    );
    let panes = '';
    for (let pane = left + long * 0.02; pane < left + long * (wide - 0.03); pane += long * 0.034)
      if (lamps.chance(0.93)) panes += pill(pane, top + long * 0.02, long * 0.02, long * 0.03, long * 0.004);
    ink.path(panes, palette.dark ? palette.lamp : palette.shade('#39618a'));
    ink.stroke(
      line([
        [left - long * 0.015, top],
        [left + long * (wide + 0.015), top],
      ]),
      palette.lit(colour),
      long * 0.016,
    );
  }
  ink.path(
    polygon([
      [x + long * 0.02, y - long * 0.17],
      [x + long * 0.035, y - long * 0.27],
      [x + long * 0.1, y - long * 0.27],
      [x + long * 0.11, y - long * 0.17],
    ]),
    ink.horizontal([
      [0, palette.lit(colour)],
      [1, palette.shade(colour)],
    ]),
  );
  ink.rect(x + long * 0.033, y - long * 0.25, long * 0.07, long * 0.02, palette.lit('#fbf4ea'));
  ink.stroke(
    line([
      [x - long * 0.3, y - long * 0.17],
      [x - long * 0.3, y - long * 0.26],
    ]),
    palette.shade('#6a5a6a'),
    1.6 * u,
  );
  paintHull(stage, x, y, long, mix(colour, '#20304a', 0.25), 0.6);
}
