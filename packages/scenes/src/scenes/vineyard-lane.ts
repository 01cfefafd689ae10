import { lighten, mix } from '../colour.ts';
import { box, dot, line } from '../outline.ts';
import type { Point } from '../outline.ts';
import { paintCypress } from '../parts/plants.ts';
import { paintGlow } from '../parts/sky.ts';
import type { Stage } from '../stage.ts';
import { airAt } from './vineyard-land.ts';
import type { Land, Spot } from './vineyard-land.ts';
import type { WineryKind } from './vineyard-winery.ts';

/** Low lamps on both sides of the lane after dark. */
export function paintLaneLamps(stage: Stage, land: Land): void {
  const { ink, palette, u } = stage;
  if (!palette.dark) return;
  const to = land.lie.hero.depth - 0.02;
  let lamps = '';
  for (let at = 0; at < 9; at += 1) {
    const deep = land.deepOf(0.07 + ((to - 0.07) * at) / 8);
    for (const way of [-1, 1]) {
      const across = land.lane(land.depthOf(deep)) * deep + way * 2.2;
      if (!land.seen(across, deep)) continue;
      const { x, y, s } = land.spot(across, deep);
      const r = 1.2 * u + s * 0.055;
      paintGlow(stage, x, y - r * 2, r * 7, '#ffc870', 0.75);
      lamps += dot(x, y - r * 2, r);
    }
  }
  ink.path(lamps, '#fff0c0');
}

/** What grows along the lane and between the fields of one hill. */
export function paintTreesOf(stage: Stage, land: Land, hill: number, kind: WineryKind, leaf: string): void {
  const plants = plantsOf(stage, land, hill, kind);
  if (kind === 'cellar') paintRails(stage, plants);
  for (const { spot, depth, tree } of plants) {
    const far = airAt(stage, depth) * 0.8;
    if (tree === 'cypress') paintCypressOf(stage, spot, far);
    else if (tree === 'post') paintFence(stage, spot, far);
    else paintRoundTree(stage, spot, tree === 'olive' ? '#8a9a70' : leaf, far, tree === 'olive' ? 2.1 : 4);
  }
}

type Tree = 'cypress' | 'olive' | 'oak' | 'post';
type Plant = {
  readonly spot: Spot;
  readonly depth: number;
  readonly deep: number;
  readonly tree: Tree;
  readonly way?: number;
};

function plantsOf(stage: Stage, land: Land, hill: number, kind: WineryKind): Plant[] {
  const plants: Plant[] = [];
  const add = (across: number, deep: number, tree: Tree, way = 0): void => {
    const depth = land.depthOf(deep);
    if (Math.max(0, Math.floor(land.hill(across / deep, depth))) !== hill || !land.seen(across, deep)) return;
    plants.push({ spot: land.spot(across, deep), depth, deep, tree, way });
  };
  const along: Tree = kind === 'farmhouse' ? 'cypress' : kind === 'cellar' ? 'post' : 'olive';
  const [from, to] = [along === 'cypress' ? 0.15 : along === 'olive' ? 0.13 : 0.07, land.lie.hero.depth - 0.03];
  const count = along === 'post' ? 26 : Math.max(4, Math.round((to - from) * 28));
  for (let at = 0; at < count; at += 1) {
    const deep = land.deepOf(from + ((to - from) * at) / (count - 1));
    for (const way of [-1, 1])
      add(land.lane(land.depthOf(deep)) * deep + way * (along === 'post' ? 2.6 : 3.2), deep, along, way);
  }
  const own = stage.random.fork(`trees${hill}`);
  for (let tree = 0; tree < 7; tree += 1) {
    const bearing = own.range(-land.reach, land.reach);
    const depth = (hill + own.range(0, 0.16) - land.hill(bearing, 0)) / land.lie.waves;
    const clear = Math.abs(bearing - land.lie.hero.bearing) > 0.24;
    if (depth > 0.24 && depth < 0.97 && clear)
      add(
        bearing * land.deepOf(depth),
        land.deepOf(depth),
        own.pick(['oak', 'olive', kind === 'farmhouse' ? 'cypress' : 'oak']),
      );
  }
  return plants.toSorted((one, other) => other.deep - one.deep);
}

function paintCypressOf(stage: Stage, { x, y, s }: Spot, far: number): void {
  const { ink, palette, u } = stage;
  const tall = Math.max(12 * u, 4.3 * s + 16 * u);
  ink.ellipse(x, y, tall * 0.14, tall * 0.03, palette.deep, { opacity: 0.28 });
  paintCypress(stage, x, y, tall, palette.air(mix(palette.shade('#3f6a42'), palette.deep, 0.18), far));
}

function paintFence({ ink, palette, u }: Stage, { x, y, s }: Spot, far: number): void {
  const white = palette.air(palette.lit('#f6eee2'), far);
  const tall = 0.95 * s + 2 * u;
  ink.path(box(x - tall * 0.07, y - tall, tall * 0.16, tall), white);
}

function paintRoundTree(stage: Stage, { x, y, s }: Spot, leaf: string, far: number, metres: number): void {
  const { ink, palette, u } = stage;
  const tall = metres * s + 9 * u;
  const own = stage.random.fork(`round${Math.round(x)}`);
  ink.ellipse(x - stage.u * 3, y, tall * 0.4, tall * 0.08, palette.deep, { opacity: 0.22 });
  const trunk: readonly Point[] = [
    [x, y],
    [x, y - tall * 0.5],
  ];
  ink.stroke(line(trunk), palette.air(mix(palette.deep, '#5a3a34', 0.4), far), tall * 0.07);
  for (const [layer, tone] of [
    mix(palette.shade(leaf), palette.deep, 0.22),
    palette.shade(leaf),
    palette.lit(lighten(leaf, 0.05)),
  ].entries()) {
    let d = '';
    for (let tuft = 0; tuft < 7; tuft += 1) {
      const turn = own.range(0, 6.3);
      const reach = Math.sqrt(own.next()) * tall * (0.3 - layer * 0.06);
      d += dot(
        x + Math.cos(turn) * reach,
        y - tall * (0.6 + layer * 0.05) + Math.sin(turn) * reach * 0.7,
        tall * own.range(0.12, 0.18),
      );
    }
    ink.path(d, palette.air(tone, far));
  }
}

/** The two rails between the posts of the white fence. */
function paintRails({ ink, palette, u }: Stage, plants: readonly Plant[]): void {
  let d = '';
  for (const side of [-1, 1]) {
    const posts = plants.filter(({ tree, way }) => tree === 'post' && way === side);
    for (const [at, { spot, deep }] of posts.entries()) {
      const next = posts[at + 1];
      if (next === undefined || deep > next.deep * 1.25) continue;
      for (const up of [0.5, 0.92])
        d += line([
          [spot.x, spot.y - up * (0.95 * spot.s + 2 * u)],
          [next.spot.x, next.spot.y - up * (0.95 * next.spot.s + 2 * u)],
        ]);
    }
  }
  if (d !== '') ink.stroke(d, palette.air(palette.lit('#f6eee2'), 0.14), 1.5 * u);
}
