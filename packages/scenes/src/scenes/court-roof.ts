import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { curve, dot, line, polygon } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Stage } from '../stage.ts';
import { paintRidges } from './court-ridges.ts';
import { along, down, slopesOf } from './court-slopes.ts';
import type { Roof, Slopes } from './court-slopes.ts';
import { facet, lamplit, toned } from './court-space.ts';
import type { Space, Vec } from './court-space.ts';
import type { Style } from './court-style.ts';

/** Shadow below the eaves with its rows of brackets, down to the wall of half lengths `a` and `b`. */
export function paintEaves(stage: Stage, space: Space, roof: Roof, a: number, b: number, deep: number): void {
  const { ink } = stage;
  const { style } = roof;
  const slopes = slopesOf(space, roof);
  const low = roof.z - deep;
  const wide = Math.max(style.bow ? 1.6 : 1.33, (9 * stage.u) / space.unit([0, 0, 0]));
  const faces = [
    ...(slopes.side === 0
      ? []
      : [
          {
            outer: (s: number): Vec => slopes.end(s * 0.985, 0),
            inner: (s: number): Vec => [slopes.side * a, s * b, low],
            light: space.flank(slopes.side),
            count: Math.max(3, Math.round((2 * b) / wide)),
          },
        ]),
    {
      outer: (s: number): Vec => slopes.front(s * 0.985, 0),
      inner: (s: number): Vec => [s * a, -b, low],
      light: space.front,
      count: Math.max(3, Math.round((2 * a) / wide)),
    },
  ];
  for (const { outer, inner, light, count } of faces) {
    const edge = along.map((s) => space.at(outer(s)));
    const foot: Point[] = [1, -1].map((s) => space.at(inner(s)));
    const shadow = darken(style.brackets[0], 0.24);
    ink.path(
      polygon([...edge, ...foot]),
      ink.vertical([
        [0, lamplit(stage, mix(shadow, style.column, 0.3), light * 0.3, 0.2)],
        [0.5, lamplit(stage, mix(shadow, style.column, 0.2), light * 0.4, 0.36)],
        [1, lamplit(stage, lighten(shadow, 0.05), light * 0.6, 0.62)],
      ]),
    );
    if (!space.rough) paintBrackets(stage, space, style, { outer, inner, light, count });
  }
}

type Row = {
  readonly outer: (s: number) => Vec;
  readonly inner: (s: number) => Vec;
  readonly light: number;
  readonly count: number;
};

/** Blocks that widen upwards in two tiers, each pair in another colour, with a gilt bead. */
function paintBrackets(stage: Stage, space: Space, style: Style, { outer, inner, light, count }: Row): void {
  const { ink } = stage;
  const between = (s: number, up: number): Vec => {
    const [low, high] = [inner(s), outer(s)];
    return [low[0] + (high[0] - low[0]) * up, low[1] + (high[1] - low[1]) * up, low[2] + (high[2] - low[2]) * up];
  };
  const step = 2 / count;
  let [odd, even, beads, rafters] = ['', '', '', ''];
  for (let at = 0; at < count; at += 1) {
    const s = -1 + (at + 0.5) * step;
    const block = [0, 0.42].map((low, tier) => {
      const half = step * (tier === 0 ? 0.22 : 0.38);
      return facet(space, [
        between(s - half * 0.55, low + 0.03),
        between(s + half * 0.55, low + 0.03),
        between(s + half, low + 0.36),
        between(s - half, low + 0.36),
      ]);
    });
    if (at % 2 === 0) even += block.join('');
    else odd += block.join('');
    const [x, y] = space.at(between(s, 0.6));
    beads += dot(x, y, space.unit(between(s, 0.6)) * 0.12);
    for (const shift of [-0.25, 0.25])
      rafters += line([space.at(between(s + shift * step, 0.84)), space.at(between(s + shift * step, 0.99))]);
  }
  ink.path(even, lamplit(stage, style.brackets[0], light * 0.8, 0.42));
  ink.path(odd, lamplit(stage, style.brackets[1], light * 0.8, 0.42));
  ink.path(beads, lamplit(stage, style.trim, light, 0.5));
  ink.stroke(rafters, lamplit(stage, mix(style.beam, style.trim, 0.45), light * 0.9, 0.4), space.unit(inner(0)) * 0.24);
}

/** The tiles: slopes, ribs, edge, ridges and the beasts on them. */
export function paintRoof(stage: Stage, space: Space, roof: Roof): void {
  const { ink } = stage;
  const slopes = slopesOf(space, roof);
  const { tile } = roof.style;
  const rows = down.toReversed();
  if (slopes.side !== 0) {
    const until = roof.hip;
    const shape = [
      ...along.map((s) => slopes.end(s, 0)),
      ...down.map((t) => slopes.end(1, t * until)),
      ...rows.map((t) => slopes.end(-1, t * until)),
    ];
    const light = space.flank(slopes.side);
    if (roof.hip < 1) paintGable(stage, space, roof, slopes, light);
    ink.path(facet(space, shape), tiles(stage, tile, light));
    paintRibs(stage, space, roof, slopes, light, true);
  }
  const shape = [
    ...along.map((s) => slopes.front(s, 0)),
    ...down.map((t) => slopes.front(1, t)),
    ...rows.map((t) => slopes.front(-1, t)),
  ];
  ink.path(facet(space, shape), tiles(stage, tile, space.front));
  paintRibs(stage, space, roof, slopes, space.front, false);
  paintEdges(stage, space, roof, slopes);
  paintRidges(stage, space, roof, slopes);
}

/** Steep and dark at the top, flat and bright towards the eaves, warm there after sunset. */
function tiles(stage: Stage, tile: string, light: number): string {
  return stage.ink.vertical([
    [0, toned(stage, darken(tile, 0.05), light * 0.72)],
    [0.55, toned(stage, tile, light * 0.9)],
    [0.85, lamplit(stage, lighten(tile, 0.045), light, 0.12)],
    [1, lamplit(stage, lighten(tile, 0.02), light, 0.3)],
  ]);
}

function paintGable(stage: Stage, space: Space, roof: Roof, slopes: Slopes, light: number): void {
  const { ink } = stage;
  const x = slopes.side * (roof.topA - 0.4);
  const edge = [0, 0.25, 0.5, 0.75, 1].map((share) => roof.hip + (1 - roof.hip) * share);
  const rim = (flip: number): Vec[] => edge.map((t) => [x, flip * slopes.halfB(t), slopes.front(0, t)[2]]);
  const shape = [...rim(-1), ...rim(1).toReversed()];
  ink.path(facet(space, shape), toned(stage, mix(roof.style.wall, roof.style.column, 0.4), light * 0.8));
  ink.stroke(
    line([...rim(-1), ...rim(1).toReversed()].map(space.at)),
    toned(stage, roof.style.trim, light),
    space.unit([x, 0, roof.z]) * 0.34,
  );
}

function paintRibs(stage: Stage, space: Space, roof: Roof, slopes: Slopes, light: number, end: boolean): void {
  if (space.rough) return;
  const { ink } = stage;
  const [outer, until, half] = end ? ([roof.b, roof.hip, slopes.halfB] as const) : ([roof.a, 1, slopes.halfA] as const);
  /* Far roofs get fewer, wider ribs. */
  const gap = Math.max(roof.style.bow ? 1.05 : 0.74, (4.4 * stage.u) / space.unit([0, 0, 0]));
  const count = Math.round(outer / gap);
  let [dark, bright] = ['', ''];
  for (let at = -count * 2; at <= count * 2; at += 1) {
    const x = (at / (count * 2)) * outer * 0.995;
    const inner = half(until);
    const top = Math.abs(x) <= inner ? 1 : (outer - Math.abs(x)) / (outer - inner);
    const reach = until * (end ? top : Math.abs(x) <= inner ? 1 : top * roof.hip);
    const rib = line(
      [0, 0.22, 0.5, 1].map((share) => {
        const t = share * reach;
        const s = half(t) === 0 ? 0 : Math.max(-1, Math.min(1, x / half(t)));
        return space.at(end ? slopes.end(s, t) : slopes.front(s, t));
      }),
    );
    if (at % 2 === 0) dark += rib;
    else bright += rib;
  }
  const unit = space.unit([0, -roof.b, roof.z]);
  ink.stroke(dark, toned(stage, darken(roof.style.tile, 0.12), light * 0.6), unit * 0.17, { opacity: 0.7 });
  ink.stroke(bright, lamplit(stage, lighten(roof.style.tile, 0.08), light, 0.1), unit * 0.13, { opacity: 0.6 });
}

function paintEdges(stage: Stage, space: Space, roof: Roof, slopes: Slopes): void {
  const { ink } = stage;
  const { style } = roof;
  const faces = [
    ...(slopes.side === 0 ? [] : [{ slope: slopes.end, light: space.flank(slopes.side) }]),
    { slope: slopes.front, light: space.front },
  ];
  for (const { slope, light } of faces) {
    const unit = space.unit(slope(0, 0));
    const edge = along.map((s) => space.at(slope(s, 0)));
    if (space.rough) {
      ink.stroke(curve(edge, 1), lamplit(stage, lighten(style.tile, 0.04), light, 0.3), unit * 0.6);
      continue;
    }
    const below = edge.map(([x, y]): Point => [x, y + unit * 0.24]);
    ink.stroke(curve(below, 1), lamplit(stage, darken(style.tile, 0.2), light * 0.5, 0.3), unit * 0.4);
    ink.stroke(curve(edge, 1), lamplit(stage, lighten(style.tile, 0.09), light, 0.3), unit * 0.36);
    /* Round ends of the tiles: dashes without length under round caps. */
    const caps = edge.map(([x, y]): Point => [x, y + unit * 0.14]);
    ink.stroke(curve(caps, 1), lamplit(stage, mix(style.tile, style.trim, 0.55), light, 0.35), unit * 0.32, {
      'stroke-dasharray': `0 ${n(Math.max(0.74 * unit, 4.6 * stage.u))}`,
    });
  }
}
