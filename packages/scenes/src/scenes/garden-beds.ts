import { mix } from '../colour.ts';
import { line } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { bloomClump, bloomTones, farClump } from './garden-blooms.ts';
import type { BloomKind, Petals } from './garden-blooms.ts';
import { depths, houseDepth, nearest, reach, strip } from './garden-ground.ts';
import type { Ground, Place, Spot } from './garden-ground.ts';

export type BedPlan = 'stripes' | 'fan' | 'rings';

/** A drawing placed on the ground: the lower its foot, the later it is painted. */
export type Standing = { readonly y: number; readonly draw: () => void };

export type Planting = Petals & { readonly kind: BloomKind };

/** A row of flowers: its places along (0..1) and across (-1..1). */
type Row = { readonly at: (along: number, side: number) => Place; readonly long: number; readonly planting: number };

export type Beds = {
  readonly plan: BedPlan;
  readonly plantings: readonly Planting[];
  /** Where no flowers are: a pond, a square. */
  readonly bare: (place: Place) => boolean;
  /** The middle of fans and rings. */
  readonly middle: Place;
};

const pitch = 168;

export function paintBeds(stage: Stage, ground: Ground, beds: Beds): Standing[] {
  const own = stage.random.fork('beds');
  const rows = beds.plan === 'stripes' ? stripes(stage, ground, beds) : rings(beds, own);
  for (const row of rows) paintBand(stage, ground, row, beds);
  return plantRows(stage, ground, rows, beds);
}

/** Rows beside the path, which all take its bends. */
function stripes(stage: Stage, ground: Ground, beds: Beds): Row[] {
  const { w, u } = stage;
  const rows: Row[] = [];
  const most = Math.ceil(((w / u) * 0.8 * houseDepth) / pitch);
  for (const side of [-1, 1])
    for (let at = 0; at < most; at += 1) {
      const middle = side * (ground.wayHalf + 34 + (at + 0.5) * pitch);
      const half = pitch * 0.4;
      rows.push({
        at: (along, across) => {
          const deep = houseDepth + (nearest - houseDepth) * along;
          return [ground.way(deep) + middle + across * half, deep];
        },
        long: (houseDepth - nearest) * reach,
        planting: (at + (side < 0 ? 0 : 1)) % beds.plantings.length,
      });
    }
  return rows;
}

/** Rows around a middle: whole circles of a parterre, or the arcs of a fan. */
function rings({ plan, plantings, middle: [x, deep] }: Beds, own: Random): Row[] {
  const rows: Row[] = [];
  const from = plan === 'rings' ? 330 : 260;
  const to = plan === 'rings' ? 3600 : 7600;
  const wide = plan === 'rings' ? 150 : 190;
  const start = own.whole(0, 3);
  let count = 0;
  for (let r = from; r < to; r += wide * (plan === 'rings' ? 1 : 0.8 + r / 5200)) {
    count += 1;
    /* Every third ring of a parterre stays lawn or gravel, so that its rounds are plain. */
    if (plan === 'rings' && count % 3 === 0) continue;
    const half = wide * 0.4 * (plan === 'rings' ? 1 : 0.8 + r / 5200);
    rows.push({
      at: (along, side) => {
        const turn = along * Math.PI * 2 + Math.PI / 2;
        const radius = r - side * half;
        return [x + Math.cos(turn) * radius, deep + (Math.sin(turn) * radius) / reach];
      },
      long: r * Math.PI * 2,
      planting: (count + start) % plantings.length,
    });
  }
  return rows;
}

/** The bed below the blooms: leaves near the viewer, the flowers' own colour where they merge. */
function paintBand(stage: Stage, ground: Ground, row: Row, beds: Beds): void {
  const { ink, palette, h } = stage;
  const planting = beds.plantings[row.planting];
  if (planting === undefined) return;
  const shares =
    beds.plan === 'stripes'
      ? depths(houseDepth, nearest, 22).map((deep) => (houseDepth - deep) / (houseDepth - nearest))
      : Array.from({ length: 59 }, (_, at) => at / 58);
  const edge = (side: number): Spot[] =>
    thinned(
      shares.map((along) => {
        const [x, deep] = row.at(along, side);
        return ground.spot([x, Math.min(houseDepth, Math.max(nearest, deep))]);
      }),
    );
  const [left, right] = [edge(-1), edge(1)];
  const spots = [...left, ...right];
  if (spots.every(({ x, y }) => x < 0 || x > stage.w || y > h)) return;
  const top = Math.min(...spots.map(({ y }) => y));
  const bottom = Math.max(...spots.map(({ y }) => y));
  if (bottom - top < 0.6) return;
  const tones = (share: number): string => {
    const y = top + (bottom - top) * share;
    const near = Math.min(1, Math.max(0, (y - ground.end) / ((h - ground.end) * 0.62)));
    const bloom = bloomTones(stage, planting, 0.34 * (1 - near));
    return mix(mix(bloom.middle, bloom.dark, 0.3), mix(bloom.leaf, palette.deep, 0.12), near ** 0.6 * 0.92);
  };
  ink.path(
    strip(left, right),
    ink.vertical([0, 0.08, 0.2, 0.4, 0.7, 1].map((share) => [share, tones(share)] as const)),
  );
}

/** Leaves out what is between two others of the same height: the cut edges of the ground. */
function thinned(spots: readonly Spot[]): Spot[] {
  return spots.filter((spot, at) => spot.y !== spots[at - 1]?.y || spot.y !== spots[at + 1]?.y);
}

type Clumps = { readonly near: readonly string[]; readonly middle: readonly string[]; readonly far: readonly string[] };

function clumpsOf(stage: Stage, planting: Planting, name: number): Clumps {
  const { kind } = planting;
  const near = bloomTones(stage, planting, 0);
  const middle = bloomTones(stage, planting, 0.1);
  const far = bloomTones(stage, planting, 0.2);
  return {
    near: [0, 1, 2].map((variant) => bloomClump(stage, kind, near, `${name}-${variant}`)),
    middle: [0].map((variant) => bloomClump(stage, kind, middle, `${name}-${variant}`)),
    far: [0, 1].map((variant) => farClump(stage, kind, far, `${name}-${variant}`)),
  };
}

function plantRows(stage: Stage, ground: Ground, rows: readonly Row[], beds: Beds): Standing[] {
  const { ink, w, h, u, random } = stage;
  const clumps = beds.plantings.map((planting, at) => clumpsOf(stage, planting, at));
  const standing: Standing[] = [];
  for (const [index, row] of rows.entries()) {
    const own = random.fork(`row${index}`);
    const kinds = clumps[row.planting];
    if (kinds === undefined) continue;
    for (const lane of [-0.56, 0.1, 0.7]) {
      let along = 0;
      while (along < 1) {
        const side = lane + own.range(-0.2, 0.2);
        const place = row.at(along, side);
        const deep = place[1];
        along += (68 * Math.max(0.8, deep) ** 0.8 * own.range(0.8, 1.2)) / row.long;
        if (deep > 5.9 || deep < nearest + 0.02 || beds.bare(place)) continue;
        const away = Math.abs(place[0] - ground.way(deep));
        if (away < ground.wayHalf + 40) continue;
        const { x, y, s } = ground.spot(place);
        if (x < -50 * s || x > w + 50 * s || y > h + 70 * u) continue;
        if (deep > 2.4 && lane === 0.1) continue;
        const set = deep > 3.1 ? kinds.far : deep > 1.9 ? kinds.middle : kinds.near;
        const id = set[own.whole(0, set.length - 1)];
        if (id === undefined) continue;
        const size = s * own.range(0.92, 1.12);
        standing.push({
          y,
          draw: () =>
            ink.use(id, `translate(${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10})scale(${size.toFixed(2)})`),
        });
      }
    }
  }
  return standing;
}

/** Dotted lines where rows are too far for single flowers. */
export function paintFarDots(stage: Stage, ground: Ground, beds: Beds): void {
  const { ink, palette, u } = stage;
  if (beds.plan !== 'stripes') return;
  const rows = stripes(stage, ground, beds);
  for (const row of rows) {
    const planting = beds.plantings[row.planting];
    if (planting === undefined) continue;
    const points = [0, 0.12, 0.24].map((along): Point => {
      const { x, y } = ground.spot(row.at(along, -0.3));
      return [x, y];
    });
    if (points.every(([x]) => x < 0 || x > stage.w)) continue;
    ink.stroke(line(points), palette.air(bloomTones(stage, planting, 0).light, 0.3), 2.2 * u, {
      'stroke-dasharray': '0 5',
      opacity: 0.7,
    });
  }
}
