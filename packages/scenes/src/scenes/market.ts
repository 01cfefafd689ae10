import { darken, lighten, mix } from '../colour.ts';
import { blend, n } from '../ink.ts';
import { box, curve, dot, line, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { person } from '../parts/people.ts';
import { paintGlow, paintSky } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { paintStalls } from './market-stalls.ts';
import { ground } from './market-street.ts';
import type { Street } from './market-street.ts';

/** A market street in one-point perspective: lit stalls, lanterns overhead, a crowd that thins towards the viewer. */
export function paintMarket(stage: Stage): void {
  const { palette, w, h, u, random } = stage;
  const plan = random.fork('plan');
  const [x, y] = [w * plan.range(0.46, 0.56), h * 0.6];
  const street: Street = { x, y, at: (across, up, depth) => [x + (across * w * 0.52) / depth, y - (up * h) / depth] };
  paintSky(stage, y + 30 * u, palette.dark ? undefined : { x: x + w * 0.05, y: y - h * 0.16, r: 44 * u });
  paintGlow(stage, x, y, 300 * u, palette.dark ? '#ff9a4e' : palette.disc, palette.dark ? 0.55 : 0.5);
  paintFarEnd(stage, street);
  for (const side of [-1, 1]) paintWalls(stage, street, side);
  paintGround(stage, street);
  for (const side of [-1, 1]) paintStalls(stage, street, side);
  paintCrowd(stage, street);
  paintLanterns(stage, street, plan.range(-0.04, 0.05));
  paintSmoke(stage, street);
}

function paintFarEnd(stage: Stage, street: Street): void {
  const { ink, palette, u } = stage;
  const gate = palette.lit(palette.accent);
  const [left, foot] = street.at(-0.62, ground, 10);
  const [right, top] = street.at(0.62, 0.5, 10);
  ink.rect(left - 30 * u, top - 20 * u, right - left + 60 * u, foot - top + 20 * u, palette.air(palette.ridge, 0.6));
  ink.path(
    `${box(left, top, 5 * u, foot - top)}${box(right - 5 * u, top, 5 * u, foot - top)}${box(left - 12 * u, top + 12 * u, right - left + 24 * u, 5 * u)}`,
    gate,
  );
  ink.path(
    `M${n(left - 18 * u)} ${n(top - 6 * u)}Q${n(street.x)} ${n(top + 8 * u)} ${n(right + 18 * u)} ${n(top - 6 * u)}L${n(right + 12 * u)} ${n(top + 6 * u)}Q${n(street.x)} ${n(top + 14 * u)} ${n(left - 12 * u)} ${n(top + 6 * u)}Z`,
    darken(gate, 0.08),
  );
}

function paintWalls(stage: Stage, street: Street, side: number): void {
  const { ink, palette, random } = stage;
  const plan = random.fork(`walls${side}`);
  const depths = [0.85, 1.25, 1.8, 2.6, 3.8, 5.6, 9];
  for (let at = depths.length - 2; at >= 0; at -= 1) {
    const [near, far] = [depths[at] ?? 1, depths[at + 1] ?? 1];
    const tall = plan.range(0.5, 0.78);
    const plaster = mix(
      plan.pick(['#7a4a6a', '#4a5a8a', '#8a5a4a', '#3a6a7a', '#6a4a8a']),
      palette.deep,
      palette.dark ? 0.62 : 0.12,
    );
    const wall = palette.air(
      side < 0 ? palette.shade(plaster) : mix(palette.shade(plaster), palette.lit(plaster), 0.45),
      0.09 * at,
    );
    const quad = (a: number, b: number, low: number, high: number): string =>
      polygon([street.at(side, high, a), street.at(side, high, b), street.at(side, low, b), street.at(side, low, a)]);
    ink.path(
      quad(near, far, ground, tall),
      ink.slanted(blend([wall, lighten(mix(wall, palette.dark ? '#ff9a4e' : palette.disc, 0.2), 0.03)], 3), 0, 0, 0, 1),
    );
    ink.path(quad(near, far, tall - 0.022, tall + 0.012), lighten(wall, 0.05));
    paintPanes(stage, quad, [near, far], tall, at, wall, plan.fork(`panes${at}`));
    if (at > 0 && plan.chance(0.9))
      paintSign(stage, street, side, near * 1.08, plan.range(0.25, 0.34), plan.fork(`sign${at}`));
  }
}

type Quad = (near: number, far: number, low: number, high: number) => string;

function paintPanes(
  stage: Stage,
  quad: Quad,
  [near, far]: readonly [number, number],
  tall: number,
  at: number,
  wall: string,
  panes: Stage['random'],
): void {
  const { ink, palette } = stage;
  const dim = mix(darken(wall, 0.06), palette.sky[2], 0.22);
  let [lit, warm, unlit] = ['', '', ''];
  /* Equal widths on the wall are equal steps of 1 / depth on the picture. */
  const depth = (share: number): number => 1 / (1 / near + (1 / far - 1 / near) * share);
  for (let column = 0; column < 3; column += 1)
    for (let up = 0.1; up < tall - 0.08; up += 0.105) {
      const pane = quad(depth(column / 3 + 0.1), depth((column + 1) / 3 - 0.09), up, up + 0.066);
      if (panes.chance(palette.lampShare * 0.55)) lit += pane;
      else if (panes.chance(palette.lampShare * 0.4)) warm += pane;
      else unlit += pane;
    }
  ink.path(unlit, dim);
  ink.path(lit, mix('#ffd58a', wall, 0.08 + at * 0.05));
  ink.path(warm, mix('#ff9f5c', wall, 0.2 + at * 0.05));
}

/** A sign with pictograms: nothing in a picture may be writing. */
function paintSign(stage: Stage, street: Street, side: number, depth: number, up: number, own: Stage['random']): void {
  const { ink, palette, u } = stage;
  const colour = own.pick(['#19c9a6', '#ff3f74', '#2fb4f0', '#ffb13d', '#f2553a']);
  const face = palette.dark ? colour : palette.lit(mix(colour, palette.ridge, 0.25));
  const [wall, top] = street.at(side, up + 0.19, depth);
  const size = (62 * u) / depth;
  const tall = size * 2.5;
  const left = side < 0 ? wall + size * 0.15 : wall - size * 1.15;
  if (palette.dark) paintGlow(stage, left + size / 2, top + tall / 2, tall * 0.9, colour, 0.42);
  ink.path(pill(left, top, size, tall, size * 0.08), mix(face, palette.deep, 0.5));
  ink.stroke(
    pill(left + size * 0.07, top + size * 0.07, size * 0.86, tall - size * 0.14, size * 0.06),
    face,
    size * 0.05,
  );
  let strokes = '';
  for (let mark = 0; mark < 3; mark += 1)
    strokes += pictogram(left + size * 0.26, top + tall * (0.1 + mark * 0.29), size * 0.48, own.whole(0, 4));
  ink.stroke(strokes, palette.dark ? lighten(face, 0.12) : palette.lit('#fff4e2'), size * 0.075);
}

/** A pictogram in a square of `side`: bowl, fish, leaf, cup or flower. */
function pictogram(x: number, y: number, side: number, kind: number): string {
  const at = (across: number, down: number): string => `${n(x + across * side)} ${n(y + down * side)}`;
  if (kind === 0)
    return `M${at(0, 0.5)}H${n(x + side)}Q${at(0.9, 1)} ${at(0.5, 1)}Q${at(0.1, 1)} ${at(0, 0.5)}ZM${at(0.35, 0.3)}Q${at(0.25, 0.18)} ${at(0.35, 0.05)}M${at(0.62, 0.3)}Q${at(0.52, 0.18)} ${at(0.62, 0.05)}`;
  if (kind === 1)
    return `M${at(1, 0.5)}Q${at(0.6, 0.05)} ${at(0.22, 0.5)}Q${at(0.6, 0.95)} ${at(1, 0.5)}ZM${at(0.22, 0.5)}L${at(0, 0.25)}V${n(y + side * 0.75)}Z`;
  if (kind === 2)
    return `M${at(0.5, 1)}Q${at(0, 0.6)} ${at(0.5, 0)}Q${at(1, 0.6)} ${at(0.5, 1)}ZM${at(0.5, 0.3)}V${n(y + side)}`;
  if (kind === 3)
    return `M${at(0.15, 0.2)}L${at(0.25, 1)}H${n(x + side * 0.65)}L${at(0.75, 0.2)}ZM${at(0.73, 0.38)}Q${at(1.02, 0.4)} ${at(0.7, 0.75)}`;
  return [0, 1, 2, 3, 4]
    .map((petal) =>
      dot(
        x + side * (0.5 + 0.3 * Math.sin(petal * 1.257)),
        y + side * (0.5 - 0.3 * Math.cos(petal * 1.257)),
        side * 0.17,
      ),
    )
    .join('');
}

function paintGround(stage: Stage, street: Street): void {
  const { ink, palette, w, h, u, random } = stage;
  const stones = random.fork('stones');
  const base = palette.dark ? mix(palette.deep, '#4a2440', 0.4) : palette.shade('#b09aa8');
  const far = palette.dark ? mix('#e0884e', palette.horizon, 0.3) : palette.air('#c8b0b0', 0.4);
  const [, top] = street.at(0, ground, 10);
  ink.rect(0, top, w, h - top, ink.vertical(blend([far, mix(far, base, 0.7), base, darken(base, 0.05)], 6)));
  let joints = '';
  for (let depth = 0.72; depth < 6; depth *= 1.09)
    joints += line([street.at(-0.62, ground, depth), street.at(0.62, ground, depth)]);
  for (let across = -0.6; across <= 0.61; across += 0.1)
    joints += line([street.at(across, ground, 0.7), street.at(across, ground, 7)]);
  ink.stroke(joints, darken(base, 0.08), 1.2 * u, { opacity: 0.35 });
  for (let pool = 0; pool < 16; pool += 1) {
    const depth = 0.8 + stones.next() * 2.6;
    const [x, y] = street.at(stones.range(-0.45, 0.45), ground, depth);
    ink.ellipse(
      x,
      y,
      (150 * u) / depth,
      (30 * u) / depth,
      ink.radial([
        [0, palette.lamp, palette.dark ? 0.34 : 0.16],
        [1, palette.lamp, 0],
      ]),
    );
  }
}

function paintCrowd(stage: Stage, street: Street): void {
  const { ink, palette, h, random } = stage;
  const crowd = random.fork('crowd');
  const rim = palette.dark ? '#ffb46a' : palette.disc;
  for (const [depth, count] of [
    [7, 14],
    [5.2, 12],
    [4, 11],
    [3.1, 9],
    [2.4, 7],
    [1.85, 5],
    [1.45, 3],
  ] as const) {
    let people = '';
    for (let one = 0; one < count; one += 1) {
      const [x, y] = street.at(crowd.range(-0.5, 0.5), ground, depth * crowd.range(0.92, 1.08));
      people += person(x, y, ((h * 0.27) / depth) * crowd.range(0.86, 1.06), crowd);
    }
    const coat = mix(
      palette.dark ? palette.deep : '#2f2a54',
      palette.dark ? '#a8563e' : palette.air(palette.ridge, 0.5),
      Math.min(0.6, depth * 0.075),
    );
    ink.group({ transform: 'translate(-1.6 -1)' }, () => ink.path(people, mix(coat, rim, 0.55), { opacity: 0.75 }));
    ink.path(people, coat);
  }
}

function paintLanterns(stage: Stage, street: Street, drop: number): void {
  const { ink, palette, u, random } = stage;
  const lamps = random.fork('lanterns');
  const sets: readonly [string, ...string[]][] = [
    ['#ff4a36', '#ff4a36', '#ff8a3c', '#ffb84a'],
    ['#ffb84a', '#ffd27a', '#ff8a5c'],
    ['#ff5c7a', '#ffb84a', '#3fc8b8', '#ff8a3c'],
  ];
  const colours = sets[lamps.whole(0, 2)] ?? ['#ff4a36'];
  for (const depth of [6.4, 4.9, 3.8, 2.9, 2.2, 1.66]) {
    const hang = (share: number): Point =>
      street.at(-0.98 + share * 1.96, 0.36 + drop - 0.13 * (1 - (2 * share - 1) ** 2), depth);
    ink.stroke(
      curve([0, 0.2, 0.4, 0.6, 0.8, 1].map(hang), 1),
      mix(palette.deep, palette.horizon, 0.1),
      (2 * u) / depth ** 0.6,
    );
    const count = 9;
    for (let lamp = 0; lamp < count; lamp += 1) {
      const [x, y] = hang((lamp + 0.5) / count);
      paintLantern(stage, x, y, (33 * u) / depth, lamps.pick(colours));
    }
  }
}

function paintLantern(stage: Stage, x: number, y: number, r: number, colour: string): void {
  const { ink, palette } = stage;
  const middle = y + r * 1.35;
  if (palette.dark) paintGlow(stage, x, middle, r * 3.4, colour, 0.42);
  const body = palette.dark ? colour : palette.lit(colour);
  ink.ellipse(
    x,
    middle,
    r,
    r * 0.86,
    ink.radial([
      [0, palette.dark ? '#fff0b8' : lighten(body, 0.14)],
      [0.4, mix(body, '#ffe08a', palette.dark ? 0.5 : 0.1)],
      [1, body],
    ]),
  );
  ink.stroke(
    [-0.55, 0, 0.55]
      .map(
        (at) =>
          `M${n(x + at * r * 0.5)} ${n(middle - r * 0.82)}Q${n(x + at * r * 1.6)} ${n(middle)} ${n(x + at * r * 0.5)} ${n(middle + r * 0.82)}`,
      )
      .join(''),
    darken(body, 0.12),
    r * 0.05,
    { opacity: 0.55 },
  );
  ink.path(
    `${pill(x - r * 0.36, middle - r * 1.02, r * 0.72, r * 0.2, 1)}${pill(x - r * 0.36, middle + r * 0.8, r * 0.72, r * 0.18, 1)}`,
    '#c8902e',
  );
  ink.stroke(
    line([
      [x, middle + r],
      [x, middle + r * 1.55],
    ]),
    darken(body, 0.04),
    r * 0.14,
  );
}

function paintSmoke(stage: Stage, street: Street): void {
  const { ink, u, random } = stage;
  const wisps = random.fork('smoke');
  for (let wisp = 0; wisp < 4; wisp += 1) {
    const [x, y] = street.at(wisps.pick([-1, 1]) * wisps.range(0.66, 0.8), -0.1, wisps.range(1.6, 3));
    const fill = ink.vertical([
      [0, '#fff4e4', 0],
      [0.5, '#fff4e4', 0.13],
      [1, '#fff4e4', 0],
    ]);
    ink.ellipse(x, y - 70 * u, 16 * u, 90 * u, fill, { transform: `rotate(${wisps.whole(-8, 8)} ${n(x)} ${n(y)})` });
  }
}
