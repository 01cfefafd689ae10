import { darken, lighten, mix } from '../colour.ts';
import { area, curve, dot, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintGlow } from '../parts/sky.ts';
import { fractal } from '../random.ts';
import type { Stage } from '../stage.ts';
import type { Gorge } from './falls-plan.ts';

export type Foam = { readonly bright: string; readonly body: string; readonly dim: string };

/** The colours of falling water: pale in every light, so that the fall is the brightest thing of the gorge. */
export function foamOf(stage: Stage): Foam {
  const { palette, time } = stage;
  const white = {
    dawn: mix('#ffffff', palette.disc, 0.06),
    day: '#ffffff',
    dusk: mix('#fff4ec', palette.horizon, 0.16),
    night: mix('#e2f1ff', palette.horizon, 0.12),
  }[time];
  const blue = mix(palette.water[0], palette.water[1], 0.55);
  return {
    bright: white,
    body: mix(white, blue, palette.dark ? 0.36 : 0.26),
    dim: mix(white, blue, palette.dark ? 0.72 : 0.6),
  };
}

type Ribbon = {
  readonly x: number;
  readonly top: number;
  readonly foot: number;
  readonly half: number;
  readonly name: string;
};

/** The fall: one ribbon, a curtain of strands, or three steps with pools between them. */
export function paintFall(stage: Stage, gorge: Gorge): void {
  if (gorge.kind === 'ribbon')
    paintRibbon(stage, gorge, { x: gorge.x, top: gorge.lip, foot: gorge.foot, half: gorge.half, name: 'one' });
  else if (gorge.kind === 'curtain') paintCurtain(stage, gorge);
  else paintSteps(stage, gorge);
}

/** A thin veil over the whole lip, and strands of all widths in it that touch here and part there. */
function paintCurtain(stage: Stage, gorge: Gorge): void {
  const { ink, random, u } = stage;
  const own = random.fork('curtain');
  const { x, lip: top, foot, half } = gorge;
  ink.group({ opacity: 0.62 }, () => paintRibbon(stage, gorge, { x, top, foot, half, name: 'veil' }));
  for (let at = -half * 0.94; at < half * 0.8;) {
    const wide = own.range(0.07, 0.3) * half;
    paintRibbon(stage, gorge, {
      x: x + at + wide,
      top: top + own.range(-1, 4) * u,
      foot: foot - own.range(0, 8) * u,
      half: wide,
      name: `strand${Math.round(at)}`,
    });
    at += wide * own.range(1.5, 2.5);
  }
}

function paintSteps(stage: Stage, gorge: Gorge): void {
  const { random, u } = stage;
  const own = random.fork('steps');
  const drop = gorge.foot - gorge.lip;
  const sway = own.pick([-1, 1]) * gorge.half * 0.75;
  const levels = [0, own.range(0.3, 0.36), own.range(0.63, 0.69), 1];
  const last = levels.length - 2;
  for (let step = 0; step <= last; step += 1) {
    const x = gorge.x + (step - 1) * sway;
    const half = gorge.half * (0.8 + step * 0.42);
    const top = gorge.lip + drop * (levels[step] ?? 0);
    const foot = gorge.lip + drop * (levels[step + 1] ?? 1);
    if (step > 0)
      paintShelf(stage, gorge, { x, top, foot: gorge.foot, half: half + (46 + step * 22) * u, name: `shelf${step}` });
    paintRibbon(stage, gorge, { x, top: top - 2 * u, foot, half, name: `step${step}` });
    if (step < last) paintSpray(stage, x, foot + 3 * u, half * 1.35, 0.95);
  }
}

/** The rock step that a lower fall leaps from. */
function paintShelf(stage: Stage, gorge: Gorge, { x, top, foot, half, name }: Ribbon): void {
  const { ink, palette, u, random } = stage;
  const own = random.fork(name);
  const rock = darken(gorge.rock, 0.06);
  const bright = palette.air(palette.lit(rock), 0.3);
  const dim = palette.air(palette.shade(rock), 0.26);
  const edge = (sign: number): Point[] => [
    [x + sign * half * own.range(0.92, 1.04), top + own.range(0, 5) * u],
    [x + sign * half * own.range(0.98, 1.1), top + (foot - top) * 0.22],
    [x + sign * half * own.range(0.94, 1.04), top + (foot - top) * 0.5],
    [x + sign * half * own.range(1.04, 1.16), top + (foot - top) * 0.6],
    [x + sign * half * 1.12, foot + 4 * u],
  ];
  ink.path(
    polygon([...edge(-1), ...edge(1).toReversed()]),
    ink.horizontal(
      gorge.sun < 0
        ? [
            [0, bright],
            [1, dim],
          ]
        : [
            [0, dim],
            [1, bright],
          ],
    ),
  );
  let [light, dark] = ['', ''];
  for (let facet = -3; facet < 4; facet += 1) {
    const [a, b] = [x + (facet / 3.5) * half, x + ((facet + own.range(0.5, 1)) / 3.5) * half];
    const face = polygon([
      [a, top + own.range(0, 8) * u],
      [b, top + own.range(0, 8) * u],
      [b + own.range(-6, 10) * u, foot],
      [a + own.range(-10, 6) * u, foot],
    ]);
    if (facet % 2 === 0) light += face;
    else dark += face;
  }
  ink.path(light, bright, { opacity: 0.4 });
  ink.path(dark, dim, { opacity: 0.5 });
  let moss = '';
  for (let clump = 0; clump < 16; clump += 1)
    moss += dot(x + own.range(-1, 1) * half, top + own.range(-1, 5) * u, own.range(3.4, 7.5) * u);
  ink.path(moss, palette.air(palette.shade(gorge.leaf), 0.24));
  ink.group({ transform: `translate(0 ${(-3 * u).toFixed(1)})`, opacity: 0.7 }, () =>
    ink.path(moss, palette.air(palette.lit(gorge.leaf), 0.24)),
  );
}

/** One body of falling water: a shadow side, a lit side, and long strands that start and end at all heights. */
function paintRibbon(stage: Stage, gorge: Gorge, ribbon: Ribbon): void {
  const { ink, u, random } = stage;
  const own = random.fork(`ribbon-${ribbon.name}`);
  const foam = foamOf(stage);
  const noise = fractal(own.fork('edge'), 3, 0.6);
  const { x, top, foot, half } = ribbon;
  const tall = foot - top;
  const spread = (share: number): number => half * (0.74 + 0.34 * share ** 0.9);
  const at = (share: number, across: number): Point => [
    x + across * spread(share) + noise((share * tall) / (90 * u) + across * 0.5) * half * 0.1 * (0.3 + share),
    top + tall * share,
  ];
  const shares = Array.from({ length: 11 }, (_, step) => step / 10);
  const outline = area(
    shares.map((share) => at(share, -1)),
    shares.map((share) => at(share, 1)).toReversed(),
  );
  ink.path(
    outline,
    ink.horizontal(
      gorge.sun < 0
        ? [
            [0, foam.bright],
            [0.45, foam.body],
            [1, foam.dim],
          ]
        : [
            [0, foam.dim],
            [0.55, foam.body],
            [1, foam.bright],
          ],
    ),
  );
  const strand = (across: number, from: number, to: number): string =>
    curve([at(from, across), at((from * 2 + to) / 3, across), at((from + to * 2) / 3, across), at(to, across)], 1);
  for (const [colour, opacity, count, wide] of [
    [foam.dim, 0.75, 9, 0.085],
    [foam.bright, 0.7, 10, 0.13],
    [foam.bright, 0.95, 12, 0.05],
  ] as const) {
    let d = '';
    for (let one = 0; one < count; one += 1) {
      const from = own.next() ** 1.4 * 0.7;
      d += strand(own.range(-0.86, 0.86), from, Math.min(1, from + own.range(0.14, 0.5)));
    }
    ink.stroke(d, colour, Math.min(6 * u, Math.max(0.8 * u, half * wide)), { opacity });
  }
  ink.stroke(curve([at(0, -0.9), [x, top - half * 0.05], at(0, 0.9)], 1), foam.bright, 2 * u, { opacity: 0.8 });
}

/** Bursting water: soft heaps of white, with drops above them. */
export function paintSpray(stage: Stage, x: number, y: number, half: number, strength: number): void {
  const { ink, u, random } = stage;
  const own = random.fork(`spray${Math.round(y)}${Math.round(x)}`);
  const { bright } = foamOf(stage);
  const heap = (count: number, wide: number, tall: number, r: number): string => {
    let d = '';
    for (let puff = 0; puff < count; puff += 1) {
      const across = own.range(-1, 1);
      d += dot(
        x + across * half * wide,
        y - (1 - across * across) * own.next() * tall * half,
        half * r * own.range(0.5, 1),
      );
    }
    return d;
  };
  const soft = Math.max(3 * u, half * 0.1);
  ink.group({ filter: ink.blur(soft, soft), opacity: 0.7 * strength }, () =>
    ink.path(heap(12, 1.25, 0.6, 0.36), bright),
  );
  ink.group({ filter: ink.blur(soft * 0.35, soft * 0.35), opacity: 0.85 * strength }, () =>
    ink.path(heap(14, 1.05, 0.26, 0.17), bright),
  );
  let drops = '';
  for (let drop = 0; drop < 26; drop += 1)
    drops += dot(x + own.range(-1.5, 1.5) * half, y - own.next() ** 1.4 * half * 1.2, own.range(0.6, 1.7) * u);
  ink.path(drops, bright, { opacity: 0.75 * strength });
}

/** The cloud in front of the foot of the fall, and by day the rainbow in it. */
export function paintPlunge(stage: Stage, gorge: Gorge): void {
  const { palette, u, time } = stage;
  const { x, foot, half } = gorge;
  const { bright } = foamOf(stage);
  const wide = Math.max(half, 44 * u);
  const strength = palette.dark ? 0.4 : 0.6;
  paintGlow(stage, x, foot - 16 * u, wide * 3.4, mix(bright, palette.horizon, 0.3), strength);
  if (time === 'day' || time === 'dawn') paintRainbow(stage, gorge);
  paintSpray(stage, x, foot + 3 * u, wide * 1.25, palette.dark ? 0.8 : 1);
  paintGlow(stage, x - gorge.sun * wide, foot - 30 * u, wide * 1.7, bright, strength * 0.5);
}

function paintRainbow(stage: Stage, gorge: Gorge): void {
  const { ink, u } = stage;
  const away = -gorge.sun;
  const r = (gorge.foot - gorge.lip) * 0.52;
  const cx = gorge.x + away * (gorge.half * 0.5 + 10 * u);
  const band = 4.6 * u;
  ink.group({ filter: ink.blur(1.6 * u, 1.6 * u), opacity: stage.time === 'day' ? 0.62 : 0.5 }, () => {
    for (const [at, colour] of ['#ff6a5c', '#ffb44e', '#ffe978', '#7fe08a', '#6ab8ff', '#b48cf4'].entries()) {
      const reach = r - at * band;
      const arc = Array.from({ length: 9 }, (_, step): Point => {
        const turn = 0.06 + (step / 8) * 1.35;
        return [cx + away * Math.cos(turn) * reach, gorge.foot - Math.sin(turn) * reach];
      });
      ink.stroke(
        curve(arc, 1),
        ink.vertical([
          [0, colour, 0.5],
          [0.5, colour, 0.42],
          [1, colour, 0],
        ]),
        band * 1.15,
      );
    }
  });
}

/** Colour of the pool from the far shore to the viewer: clear and green-blue where the light gets to its ground. */
export function poolColours(stage: Stage): readonly string[] {
  const { palette, time } = stage;
  const clear = mix(palette.water[1], '#2fc4b0', { dawn: 0.36, day: 0.42, dusk: 0.16, night: 0.12 }[time]);
  return [
    mix(palette.horizon, palette.water[0], 0.8),
    mix(palette.water[0], clear, 0.55),
    lighten(clear, 0.03),
    mix(clear, palette.deep, 0.3),
    mix(clear, palette.deep, 0.55),
  ];
}
