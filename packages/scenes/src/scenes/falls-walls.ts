import { darken, lighten, mix } from '../colour.ts';
import { line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import { fractal } from '../random.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paintRimGrowth, putShrubs, shrubSymbols } from './falls-growth.ts';
import type { Gorge } from './falls-plan.ts';

/** A wall that reaches from one border of the picture to `inner`. */
export type Cliff = {
  readonly name: string;
  readonly side: -1 | 1;
  /** Where its free edge meets the water. */
  readonly inner: number;
  /** How far the edge leans back over the height of the picture. */
  readonly lean: number;
  /** Height of its top at the free edge and at the border. */
  readonly rim: readonly [number, number];
  readonly foot: number;
  readonly distance: number;
};

type Bed = { readonly top: number; readonly bottom: number; readonly edge: number };
type Shape = { readonly outline: string; readonly rim: readonly Point[]; readonly beds: readonly Bed[] };

/** The colours of a wall: the nearer, the darker and the stronger. */
function wallColours(
  stage: Stage,
  gorge: Gorge,
  { distance, side }: Cliff,
): { bright: string; dim: string; leaf: string } {
  const { palette } = stage;
  const near = Math.max(0, 0.34 - distance);
  const rock = mix(gorge.rock, palette.deep, near * 1.45);
  const faces = gorge.sun !== side;
  const bright = palette.air(palette.lit(lighten(rock, faces ? 0.08 : -0.02)), distance);
  const dim = palette.air(palette.shade(darken(rock, 0.05)), distance);
  return {
    bright: faces ? bright : mix(bright, dim, 0.45),
    dim,
    leaf: palette.air(mix(palette.lit(gorge.leaf), palette.deep, near * 1.1 + (faces ? 0 : 0.12)), distance * 0.8),
  };
}

/** Steep layered rock: buttresses with lit and shadow faces, broken beds, green ledges, growth along the top. */
export function paintCliff(stage: Stage, gorge: Gorge, cliff: Cliff): void {
  const { ink, palette } = stage;
  const { side, distance } = cliff;
  const own = stage.random.fork(`cliff-${cliff.name}`);
  const shape = shapeCliff(stage, cliff, own);
  const { bright, dim, leaf } = wallColours(stage, gorge, cliff);
  const body = mix(bright, dim, 0.45);
  const outer = mix(body, dim, 0.7);
  const growth = { rim: shape.rim, side, distance, name: cliff.name, leaf };
  const shrubs = shrubSymbols(stage, leaf, own);
  paintRimGrowth(stage, gorge, growth);
  ink.path(
    shape.outline,
    ink.horizontal([
      [0, side < 0 ? outer : body],
      [1, side < 0 ? body : outer],
    ]),
  );
  ink.group({ 'clip-path': ink.clip(shape.outline) }, () => {
    const ledges = paintButtresses(stage, cliff, own, [bright, dim]);
    putShrubs(stage, shrubs, ledges, distance, own);
    ink.path(
      shape.outline,
      ink.vertical([
        [0, palette.horizon, 0],
        [0.5, palette.horizon, distance * 0.1],
        [1, palette.horizon, 0.06 + distance * 0.55],
      ]),
    );
  });
  putShrubs(stage, shrubs, edgeGrowth(shape, side, own), distance, own);
  paintRimGrowth(stage, gorge, { ...growth, shrubs });
}

/** Bushes that cling to the free edge, so that it is no ruled line. */
function edgeGrowth({ beds }: Shape, side: number, own: Random): Point[] {
  return beds.slice(1).flatMap((bed): Point[] => (own.chance(0.55) ? [[bed.edge + side * 4, bed.top + 2]] : []));
}

function shapeCliff(stage: Stage, cliff: Cliff, own: Random): Shape {
  const { w, h, u } = stage;
  const { side, inner, lean, foot } = cliff;
  const border = side < 0 ? -24 : w + 24;
  const [low, high] = cliff.rim;
  const thick = (92 - cliff.distance * 70) * u;
  const beds: Bed[] = [];
  let top = low;
  while (top < foot) {
    const next = top + thick * own.range(0.4, 1.5);
    const bottom = foot - next < thick * 0.35 ? foot : next;
    const back = lean * (foot - top) * (h / 720) * own.range(0.85, 1.15);
    beds.push({ top, bottom, edge: inner + side * (back + own.range(-0.16, 0.26) * thick) });
    top = bottom;
  }
  const start = beds[0]?.edge ?? inner;
  const noise = fractal(own.fork('rim'), 4, 0.6);
  const rim = Array.from({ length: 25 }, (_, step): Point => {
    const share = step / 24;
    const wave = noise(share * 4) * 26 * u * Math.min(1, share * 6) * (1 - cliff.distance * 0.6);
    return [start + (border - start) * share, low + (high - low) * share ** 0.8 + wave];
  });
  const edges = beds.flatMap((bed): Point[] => {
    const tall = bed.bottom - bed.top;
    return [
      [bed.edge + side * own.range(0, 7) * u, bed.top],
      [bed.edge - side * own.range(0, 5) * u, bed.top + tall * own.range(0.12, 0.3)],
      [bed.edge - side * own.range(-4, 6) * u, bed.top + tall * own.range(0.5, 0.75)],
      [bed.edge - side * own.range(-6, 4) * u, bed.bottom - 2 * u],
    ];
  });
  const talus: Point[] = [
    [inner - side * 14 * u, foot - 6 * u],
    [inner - side * 26 * u, foot + 5 * u],
    [border, foot + 9 * u],
  ];
  return { outline: polygon([...rim.toReversed(), ...edges, ...talus]), rim, beds };
}

type Seam = (knot: number) => number;

/**
 * Upright buttresses, each of a lit and a shadow face, broken by beds at individual heights. Grouped by tone, so that a
 * wall takes few shapes. Returns the ledges, on which something may grow.
 */
function paintButtresses(stage: Stage, cliff: Cliff, own: Random, [bright, dim]: readonly [string, string]): Point[] {
  const { ink, w, h, u } = stage;
  const { side, rim, foot, distance, lean } = cliff;
  const border = side < 0 ? 0 : w;
  const top = Math.max(-30, Math.min(...rim) - 46 * u);
  const size = (118 - distance * 122) * u;
  const knots = Math.max(4, Math.min(8, Math.round((foot - top) / ((92 - distance * 66) * u))));
  const ledges: Point[] = [];
  const tones = { light: '', pale: '', dark: '', dusk: '', over: '', under: '' };
  const seam = (x: number, wide: number): Seam => {
    const offsets = Array.from({ length: knots + 1 }, () => own.range(-0.2, 0.2) * wide);
    return (knot) => x + side * lean * (h / 720) * (foot - top) * (1 - knot / knots) + (offsets[knot] ?? 0);
  };
  let x = cliff.inner - side * 14 * u;
  let first = seam(x, size * 0.3);
  while ((border - x) * side > 0) {
    const wide = size * own.range(0.5, 1.5);
    const spine = seam(x + side * wide * own.range(0.3, 0.62), wide);
    const last = seam(x + side * wide, wide);
    const shift = own.range(-0.5, 0.5);
    const slant = own.range(-9, 9) * u;
    const y = (knot: number): number =>
      top + ((foot + 12 * u - top) * (knot + (knot > 0 && knot < knots ? shift : 0))) / knots;
    for (let knot = 0; knot < knots; knot += 1) {
      const face = (a: Seam, b: Seam): string =>
        polygon([
          [a(knot), y(knot) - slant],
          [b(knot), y(knot) + slant],
          [b(knot + 1), y(knot + 1) + slant],
          [a(knot + 1), y(knot + 1) - slant],
        ]);
      if (own.chance(0.7)) tones[own.chance(0.5) ? 'light' : 'pale'] += face(first, spine);
      tones[own.chance(0.5) ? 'dark' : 'dusk'] += face(spine, last);
      if (knot === 0 || !own.chance(0.62)) continue;
      const [from, to] = [first(knot), last(knot)];
      const ledge: Point[] = [
        [from, y(knot) - slant],
        [spine(knot), y(knot)],
        [to, y(knot) + slant],
      ];
      tones.over += line(ledge);
      tones.under += line(ledge.map(([lx, ly]): Point => [lx, ly + 4 * u]));
      if (own.chance(0.6))
        for (let tuft = own.whole(1, 3); tuft > 0; tuft -= 1) ledges.push([from + (to - from) * own.next(), y(knot)]);
    }
    x += side * wide;
    first = last;
  }
  ink.path(tones.light, bright, { opacity: 0.8 });
  ink.path(tones.pale, bright, { opacity: 0.45 });
  ink.path(tones.dark, dim, { opacity: 0.8 });
  ink.path(tones.dusk, dim, { opacity: 0.5 });
  ink.stroke(tones.under, darken(dim, 0.03), 5 * u * (1 - distance), { opacity: 0.35 });
  ink.stroke(tones.over, lighten(bright, 0.04), 1.8 * u * (1 - distance * 0.5), { opacity: 0.6 });
  return ledges;
}
