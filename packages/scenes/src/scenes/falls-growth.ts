import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintFir } from '../parts/land.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import type { Gorge } from './falls-plan.ts';

type Rim = {
  readonly rim: readonly Point[];
  readonly side: -1 | 1;
  readonly distance: number;
  readonly name: string;
  readonly leaf: string;
  /** Trees are behind the edge of the rock; with these, the shrubs and lianas before it are drawn instead. */
  readonly shrubs?: Shrubs;
};
export type Shrubs = readonly [string, string, string, string];

/** The jungle on top of a wall. Trees and shrubs are drawn once per wall and then placed many times. */
export function paintRimGrowth(stage: Stage, gorge: Gorge, rim: Rim): void {
  const own = stage.random.fork(`growth-${rim.name}${rim.shrubs === undefined ? '-trees' : ''}`);
  if (rim.shrubs === undefined) paintTrees(stage, gorge, rim, rim.leaf, own);
  else {
    paintRimShrubs(stage, rim, rim.shrubs, own);
    paintLianas(stage, rim, rim.leaf, own);
  }
}

function paintTrees(stage: Stage, gorge: Gorge, rim: Rim, leaf: string, own: Random): void {
  const { ink, palette, u, w } = stage;
  const tall = (178 - rim.distance * 150) * u;
  const dark = mix(palette.shade(leaf), leaf, 0.3 + rim.distance * 0.6);
  const kinds = [0, 1].map((kind) =>
    ink.symbol(() => {
      if (gorge.trees === 'palms' && kind === 0) paintSmallPalm(stage, own.fork('palm'), dark);
      else if (gorge.trees === 'firs') paintFir(stage, kind, 0, 112 + kind * 14, dark);
      else paintCrown(stage, own.fork(`crown${kind}`), dark);
    }),
  );
  const gap = tall * (gorge.trees === 'firs' ? 0.3 : 0.52);
  const first = rim.rim[0]?.[0] ?? 0;
  for (let away = gap * 0.4; away < w; away += gap * own.range(0.6, 1.5)) {
    const x = first + rim.side * away;
    if (x < -gap || x > w + gap) break;
    const size = (tall / 100) * own.range(0.62, 1.08);
    const kind = kinds[own.chance(0.45) ? 0 : 1] ?? '';
    const flip = own.chance(0.5) ? -1 : 1;
    const y = heightAt(rim.rim, x) + 6 * u;
    if (y > -10) ink.use(kind, `translate(${n(x)} ${n(y)}) scale(${(size * flip).toFixed(2)} ${size.toFixed(2)})`);
  }
}

function heightAt(rim: readonly Point[], x: number): number {
  let best: Point = [x, 0];
  let least = Number.POSITIVE_INFINITY;
  for (const point of rim) {
    const away = Math.abs(point[0] - x);
    if (away < least) [best, least] = [point, away];
  }
  return best[1];
}

/** A palm of a rim, 100 high, standing on 0: fronds with torn lower edges, plain enough to be seen from afar. */
function paintSmallPalm(stage: Stage, own: Random, colour: string): void {
  const { ink } = stage;
  ink.stroke(
    curve(
      [
        [0, 6],
        [3, -34],
        [13, -78],
      ],
      1,
    ),
    darken(colour, 0.04),
    3.6,
  );
  for (const [tone, turns] of [
    [-0.03, [-1.75, -1.05, 0.35, 1.15, 1.9]],
    [0.035, [-1.4, -0.5, 0.75, 1.5]],
  ] as const) {
    let d = '';
    for (const turn of turns) {
      const long = own.range(34, 42);
      const at = (share: number, off: number): Point => [
        13 + Math.sin(turn) * long * share,
        -78 - Math.cos(turn) * long * share * 0.8 + long * 0.62 * share ** 2.1 + off,
      ];
      const back: Point[] = [];
      for (let step = 9; step >= 1; step -= 1) {
        const share = step / 10;
        back.push(at(share + 0.04, 9.5 * Math.sin(Math.PI * Math.min(1, share + 0.1)) ** 0.6), at(share - 0.03, 2.2));
      }
      d += polygon([at(0, -1), at(0.3, -2), at(0.65, -1.5), at(1.02, 2), ...back]);
    }
    ink.path(d, lighten(colour, tone));
  }
}

/** A broad crown on a short trunk, 100 high, standing on 0. */
function paintCrown(stage: Stage, own: Random, colour: string): void {
  const { ink } = stage;
  ink.path(
    polygon([
      [-4, 4],
      [-2, -54],
      [2, -54],
      [4, 4],
    ]),
    darken(colour, 0.06),
  );
  for (const [tone, shift, size] of [
    [-0.05, 4, 1],
    [0, -2, 0.92],
    [0.05, -10, 0.6],
  ] as const) {
    let d = '';
    for (let tuft = 0; tuft < 11; tuft += 1) {
      const turn = own.range(0, Math.PI * 2);
      const reach = Math.sqrt(own.next()) * 34 * size;
      d += dot(Math.cos(turn) * reach * 1.25, -62 + shift + Math.sin(turn) * reach * 0.62, own.range(9, 15) * size);
    }
    ink.path(d, lighten(colour, tone));
  }
}

/** A bush, about 20 wide and standing on 0, lit above and dark below. */
export function bushSymbol(stage: Stage, leaf: string, own: Random): string {
  const { ink } = stage;
  return ink.symbol(() => {
    for (const [colour, lift, spread] of [
      [lighten(leaf, -0.055), 0, 1.1],
      [leaf, -0.28, 0.9],
      [topOf(stage, leaf), -0.52, 0.55],
    ] as const) {
      let d = '';
      for (let tuft = 0; tuft < 8; tuft += 1)
        d += dot(
          own.range(-10, 10) * spread,
          lift * 10 + own.range(-2.4, 2.4),
          own.range(2.8, 5) * (0.6 + spread * 0.4),
        );
      ink.path(d, colour);
    }
  });
}

function topOf({ palette }: Stage, leaf: string): string {
  return mix(lighten(leaf, 0.055), palette.lit(leaf), 0.4);
}

/** A bush and cushions that hang over a ledge. */
export function shrubSymbols(stage: Stage, leaf: string, own: Random): Shrubs {
  const { ink } = stage;
  const cushion = (count: number): string =>
    ink.symbol(() => {
      let [low, high, tails] = ['', '', ''];
      for (let tuft = 0; tuft < count; tuft += 1) {
        const x = (tuft - (count - 1) / 2) * 3 + own.range(-1, 1);
        const y = own.range(-2.2, 1.4);
        const r = own.range(1.7, 3.6) * (1.1 - Math.abs(x) / 22);
        low += dot(x, y, r * 1.15);
        high += dot(x - 0.5, y - r * 0.5, r * 0.76);
        if (!own.chance(0.5)) continue;
        const drop = own.range(4, 17);
        tails += polygon([
          [x - 1.6, y],
          [x + 1.6, y],
          [x + 0.9, y + drop * 0.55],
          [x + own.range(-0.6, 0.6), y + drop],
          [x - 1, y + drop * 0.5],
        ]);
      }
      ink.path(low + tails, lighten(leaf, -0.045));
      ink.path(high, topOf(stage, leaf));
    });
  return [bushSymbol(stage, leaf, own), cushion(7), cushion(4), cushion(3)];
}

export function putShrubs(
  stage: Stage,
  shrubs: Shrubs,
  places: readonly Point[],
  distance: number,
  own: Random,
  bushy = 0.12,
): void {
  const scale = (3.2 - distance * 3.4) * stage.u;
  for (const [x, y] of places)
    putShrub(
      stage,
      shrubs[own.chance(bushy) ? 0 : own.pick([1, 2, 3] as const)],
      x,
      y,
      scale * own.range(0.45, 1),
      own,
    );
}

function putShrub(stage: Stage, id: string, x: number, y: number, scale: number, own: Random): void {
  stage.ink.use(
    id,
    `translate(${n(x)} ${n(y)}) scale(${((own.chance(0.5) ? 1 : -1) * scale).toFixed(2)} ${scale.toFixed(2)})`,
  );
}

function paintRimShrubs(stage: Stage, rim: Rim, shrubs: Shrubs, own: Random): void {
  const size = (40 - rim.distance * 34) * stage.u;
  for (let at = 0; at < rim.rim.length - 1; at += 1) {
    const [from, to] = [rim.rim[at], rim.rim[at + 1]];
    if (from === undefined || to === undefined) continue;
    const steps = Math.max(1, Math.round(Math.abs(to[0] - from[0]) / (size * 1.15)));
    for (let step = 0; step < steps; step += 1) {
      const share = (step + own.range(0, 0.8)) / steps;
      const y = from[1] + (to[1] - from[1]) * share + size * 0.1;
      if (y > -size)
        putShrub(
          stage,
          shrubs[own.chance(0.7) ? 0 : 1],
          from[0] + (to[0] - from[0]) * share,
          y,
          (size / 10) * own.range(0.6, 1.25),
          own,
        );
    }
  }
}

/** Lianas that fall from the rim along the rock, beads of leaves on them. */
function paintLianas(stage: Stage, rim: Rim, leaf: string, own: Random): void {
  const { ink, u } = stage;
  const reach = (150 - rim.distance * 120) * u;
  let cords = '';
  for (const [x, y] of rim.rim.slice(0, 18)) {
    if (!own.chance(0.5)) continue;
    const long = reach * own.range(0.3, 1);
    cords += curve(
      [
        [x, y],
        [x + own.range(-7, 7) * u, y + long * 0.5],
        [x + own.range(-8, 8) * u, y + long],
      ],
      1,
    );
  }
  if (cords === '') return;
  const size = (1 - rim.distance * 1.3) * u;
  ink.stroke(cords, darken(leaf, 0.05), 1.8 * size);
  /* Round dashes are leaves: a bead each would take more text than the whole wall. */
  for (const [colour, wide, gap] of [
    [darken(leaf, 0.035), 8, 13],
    [leaf, 6, 8],
  ] as const)
    ink.stroke(cords, colour, wide * size, { 'stroke-dasharray': `0.1 ${n(gap * size)}` });
}
