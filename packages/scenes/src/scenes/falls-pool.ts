import { darken, lighten, mix } from '../colour.ts';
import { blend, n } from '../ink.ts';
import { curve, pill, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import type { Gorge } from './falls-plan.ts';
import { foamOf, poolColours } from './falls-water.ts';

export type Mirrored = { readonly id: string; readonly foot: number };

/** The pool below the fall and the river that leaves it towards the viewer. */
export function paintPool(stage: Stage, gorge: Gorge, mirrored: readonly Mirrored[]): void {
  const { ink, palette, w, h, u } = stage;
  const { foot } = gorge;
  ink.rect(0, foot - 2 * u, w, h - foot + 2 * u, ink.vertical(blend(poolColours(stage), 10)));
  paintStones(stage, gorge);
  ink.group({ 'clip-path': ink.clip(`M0 ${n(foot)}H${n(w)}V${n(h)}H0Z`) }, () => {
    ink.group({ filter: ink.blur(1.4 * u, 5 * u), opacity: palette.dark ? 0.6 : 0.5 }, () => {
      for (const { id, foot: at } of mirrored) ink.use(id, `translate(0 ${n(2 * at)}) scale(1 -1)`);
    });
  });
  /* The nearer the water, the more one looks into it instead of at its mirror. */
  const near = poolColours(stage).at(-1) ?? palette.deep;
  const top = foot + (h - foot) * 0.2;
  ink.rect(
    0,
    top,
    w,
    h - top,
    ink.vertical([
      [0, near, 0],
      [0.45, near, 0.54],
      [1, near, 0.94],
    ]),
  );
  paintShine(stage, gorge);
  paintRings(stage, gorge);
  paintFlow(stage, gorge);
}

/** Stones on the ground of the clear shallows. */
function paintStones(stage: Stage, { foot, rock }: Gorge): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('stones');
  let [pale, dark] = ['', ''];
  for (let stone = 0; stone < 60; stone += 1) {
    const near = 0.45 + own.next() * 0.55;
    const wide = own.range(10, 34) * u * near;
    const d = pill(own.range(0, w), foot + (h - foot) * near, wide * 2, wide * 0.6, wide * 0.3);
    if (own.chance(0.5)) pale += d;
    else dark += d;
  }
  ink.path(dark, palette.shade(rock), { opacity: 0.22 });
  ink.path(pale, palette.lit(lighten(rock, 0.1)), { opacity: 0.16 });
}

/** What the fall's white throws on the pool. */
function paintShine(stage: Stage, { x, foot, half }: Gorge): void {
  const { ink, h, u } = stage;
  const { bright } = foamOf(stage);
  const wide = Math.max(half * 1.5, 80 * u);
  ink.ellipse(
    x,
    foot + (h - foot) * 0.1,
    wide * 2.4,
    (h - foot) * 0.42,
    ink.radial([
      [0, bright, 0.55],
      [0.4, bright, 0.2],
      [1, bright, 0],
    ]),
  );
}

/** Rings that run out from the plunge, broken and paler the farther they are. */
function paintRings(stage: Stage, { x, foot, half }: Gorge): void {
  const { ink, u, random } = stage;
  const own = random.fork('rings');
  const { bright } = foamOf(stage);
  const first = Math.max(half * 1.2, 56 * u);
  for (let ring = 0; ring < 7; ring += 1) {
    const reach = first + (22 + ring * 5) * ring * u;
    const flat = reach * 0.17;
    let d = '';
    for (let piece = 0; piece < 9; piece += 1) {
      const from = own.range(-0.25, Math.PI + 0.25);
      const long = own.range(0.1, 0.42);
      d += curve(
        Array.from({ length: 5 }, (_, step): Point => {
          const turn = from + (long * step) / 4;
          return [x + Math.cos(turn) * reach, foot + 5 * u + Math.sin(turn) * flat];
        }),
        1,
      );
    }
    ink.stroke(d, bright, (1.2 + ring * 0.3) * u, { opacity: 0.72 - ring * 0.095 });
  }
}

/** Streaks that the current draws from the plunge to the viewer, wider and longer as they come near. */
function paintFlow(stage: Stage, gorge: Gorge): void {
  const { ink, palette, w, h, u, random } = stage;
  const own = random.fork('flow');
  const { bright } = foamOf(stage);
  const depth = h - gorge.foot;
  for (const [colour, opacity, count] of [
    [mix(palette.water[1], palette.deep, 0.6), 0.3, 70],
    [mix(palette.water[0], palette.disc, 0.4), 0.4, 60],
    [bright, 0.62, 44],
  ] as const) {
    let d = '';
    for (let dash = 0; dash < count; dash += 1) {
      const near = own.next() ** 1.2;
      const across = own.range(-1, 1);
      const x = gorge.x + (w * 0.5 - gorge.x) * near * 0.6 + across * w * (0.14 + near * 0.5);
      const y = gorge.foot + 6 * u + near * (depth - 8 * u);
      const long = own.range(12, 48) * u * (0.3 + near);
      const slant = across * long * 0.2 * (0.4 + near);
      const thick = (0.6 + near * 1.5) * u;
      d += polygon([
        [x - long, y - slant * 0.5],
        [x, y - thick],
        [x + long, y + slant * 0.5],
        [x, y + thick],
      ]);
    }
    ink.path(d, colour, { opacity });
  }
}

export type Boulder = { readonly x: number; readonly y: number; readonly size: number; readonly distance: number };

/** A rock in the water: a lit facet, a shadow facet, a cap of moss, white water at its foot and its dark double below. */
export function paintBoulder(stage: Stage, gorge: Gorge, { x, y, size, distance }: Boulder): void {
  const { ink, palette, u, random } = stage;
  const own = random.fork(`boulder${Math.round(x)}-${Math.round(y)}`);
  const tall = size * own.range(0.52, 0.82);
  const peak = own.range(-0.25, 0.25) * size;
  const rock = mix(gorge.rock, palette.deep, 0.16 + (1 - distance) * 0.16);
  const bright = palette.air(palette.lit(lighten(rock, 0.05)), distance);
  const dim = palette.air(palette.shade(darken(rock, 0.03)), distance);
  const top = own.range(0.82, 0.95);
  const left: Point[] = [
    [x - size, y + size * 0.08],
    [x - size * 0.94, y - tall * 0.34],
    [x - size * 0.56, y - tall * top],
  ];
  const right: Point[] = [
    [x + size * 0.5, y - tall * own.range(0.8, 0.92)],
    [x + size * 0.92, y - tall * 0.4],
    [x + size, y + size * 0.08],
  ];
  const crown: Point = [x + peak, y - tall];
  const split: Point[] = [
    crown,
    [x + peak * 0.4 + gorge.sun * size * 0.16, y - tall * 0.5],
    [x + gorge.sun * size * 0.1, y + size * 0.1],
  ];
  ink.ellipse(x, y + size * 0.14, size * 1.1, size * 0.2, palette.deep, { opacity: 0.36 });
  ink.path(polygon([...left, crown, ...right]), dim);
  ink.path(polygon(gorge.sun < 0 ? [...left, ...split] : [...right.toReversed(), ...split]), bright);
  paintMoss(stage, gorge, [...left.slice(1), crown, ...right.slice(0, 2)], own, size, distance);
  ink.stroke(
    curve(
      [
        [x - size * 1.08, y + size * 0.05],
        [x - size * 0.4, y + size * 0.15],
        [x + size * 0.4, y + size * 0.15],
        [x + size * 1.08, y + size * 0.05],
      ],
      1,
    ),
    foamOf(stage).bright,
    Math.max(1.2 * u, size * 0.045),
    { opacity: 0.7 },
  );
}

/** A cap of moss over the crest whose lower seam hangs in scallops, its upper part in the light. */
function paintMoss(
  stage: Stage,
  gorge: Gorge,
  crest: readonly Point[],
  own: Random,
  size: number,
  distance: number,
): void {
  const { ink, palette } = stage;
  const cap = (lift: number, drop: number): string => {
    let d = crest.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${n(x)} ${n(y - size * lift)}`).join('');
    for (let at = crest.length - 1; at > 0; at -= 1) {
      const [from, to] = [crest[at], crest[at - 1]];
      if (from === undefined || to === undefined) continue;
      for (const share of [0.5, 1]) {
        const [x, y] = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
        const low = y + size * (share === 1 && at === 1 ? 0.04 : drop * own.range(0.3, 1));
        d += `Q${n(x + (from[0] - to[0]) * 0.25)} ${n(low + size * drop)} ${n(x)} ${n(low)}`;
      }
    }
    return `${d}Z`;
  };
  ink.path(cap(0.05, 0.2), palette.air(palette.shade(gorge.leaf), distance));
  ink.path(cap(0.08, 0.05), palette.air(palette.lit(lighten(gorge.leaf, 0.04)), distance));
}
