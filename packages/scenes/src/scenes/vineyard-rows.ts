import { darken, lighten, mix } from '../colour.ts';
import { n } from '../ink.ts';
import { dot } from '../outline.ts';
import type { Point } from '../outline.ts';
import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { airAt, nearest, trail } from './vineyard-land.ts';
import type { Land } from './vineyard-land.ts';
import { clumpOf } from './vineyard-vines.ts';
import type { Foliage } from './vineyard-vines.ts';

/** One planted field: rows of one direction on one hill. */
type Field = {
  readonly hill: number;
  readonly from: number;
  readonly to: number;
  readonly turn: number;
  readonly gap: number;
  readonly leaf: string;
  readonly depth: number;
  /** Metres to its nearest and farthest ground. */
  readonly near: number;
  readonly far: number;
  readonly bare: boolean;
};

type Step = {
  readonly base: Point;
  readonly near: Point;
  readonly far: Point;
  readonly shadow: Point;
  readonly tone: number;
  readonly s: number;
};
type Row = { readonly away: number; readonly steps: readonly Step[] };

export type Vines = {
  readonly leaves: readonly [string, ...string[]];
  readonly fan: number;
  readonly foliage: Foliage;
};

/** The fields of one hill, from its back to its front; hill 0 is below the terrace. */
export function paintHill(stage: Stage, land: Land, hill: number, vines: Vines): void {
  const own = stage.random.fork(`hill${hill}`);
  const fields: Field[] = [];
  let from = -land.reach - own.range(0, 0.3);
  while (from < land.reach) {
    const to = from + own.range(0.34, 0.62) * (hill <= 0 ? 1.5 : 1);
    fields.push(fieldOf(land, hill, from, to, vines, own));
    from = to;
  }
  for (const field of fields) {
    const rows = rowsOf(land, field);
    if (field.bare) paintGrove(stage, field, rows);
    else paintRows(stage, field, rows);
    if (hill === 0) paintClumps(stage, field, rows, vines.foliage);
  }
}

/** The depth at which a bearing meets a hill's number. */
function depthAt(land: Land, bearing: number, hill: number): number {
  return (hill - land.hill(bearing, 0)) / land.lie.waves;
}

function fieldOf(land: Land, hill: number, from: number, to: number, vines: Vines, own: Random): Field {
  const middle = (from + to) / 2;
  const depth = Math.min(0.98, Math.max(0.08, depthAt(land, middle, hill + 0.3)));
  const bearings = [from, middle, to];
  const near = Math.min(...bearings.map((bearing) => depthAt(land, bearing, hill))) - 0.03;
  const far = Math.max(...bearings.map((bearing) => depthAt(land, bearing, hill + 1))) + 0.03;
  const lean = own.pick([0, 0, 0.3, -0.35, 0.7, -0.7, 1.25]);
  return {
    hill,
    from,
    to,
    depth,
    near: hill === 0 ? nearest : Math.max(nearest, land.deepOf(near)),
    far: land.deepOf(Math.min(1, far)),
    turn: hill <= 0 ? Math.atan(vines.fan) : Math.atan(middle) + lean,
    gap: (land.reach > 1.1 ? 3.4 : 2.9) * (1 + Math.max(0, depth - 0.2) * 3.3),
    leaf: own.pick(vines.leaves),
    bare: hill > 1 && own.chance(0.12),
  };
}

function holds(land: Land, field: Field, across: number, deep: number): boolean {
  const depth = land.depthOf(deep);
  const bearing = across / deep;
  if (depth < 0.005 || depth > 1 || Math.abs(bearing) > land.reach) return false;
  const at = land.hill(bearing, depth) - field.hill;
  if (at > 1 || at < (field.hill === 0 ? -9 : 0.04)) return false;
  const edge = 1.3 / deep + 0.004;
  const skew = bearing + (at - 0.3) * 0.16 * Math.sin(field.hill * 2 + field.from * 9);
  if (skew < field.from + edge || skew > field.to - edge) return false;
  const { hero } = land.lie;
  const behind = depth < hero.depth + 0.16 || field.hill <= land.hill(hero.bearing, hero.depth);
  if (Math.abs(bearing - hero.bearing) < hero.half && depth > hero.depth - 0.045 && behind) return false;
  return depth > hero.depth || Math.abs(bearing - land.lane(depth)) * deep > 3.6;
}

function rowsOf(land: Land, field: Field): Row[] {
  const middle = (field.from + field.to) / 2;
  const deep = land.deepOf(field.depth);
  const [x0, z0] = [middle * deep, deep];
  const [dx, dz] = [Math.sin(field.turn), Math.cos(field.turn)];
  const long = deep * 1.7;
  const wide = deep * (0.5 + Math.abs(Math.sin(field.turn - Math.atan(middle))) * 1.1);
  const count = Math.min(64, Math.ceil(wide / field.gap));
  const rows: Row[] = [];
  for (let at = -count; at <= count; at += 1) {
    const [sx, sz] = [x0 + dz * at * field.gap, z0 - dx * at * field.gap];
    const away = Math.abs(sx * dz - sz * dx);
    const before = Math.sign(sx * dz - sz * dx) || 1;
    const at0 = (along: number): readonly [number, number] => [sx + dx * along, sz + dz * along];
    const inside = (along: number): boolean => {
      const [x, z] = at0(along);
      return z > nearest && holds(land, field, x, z) && land.seen(x, z);
    };
    const step = (along: number): Step => stepOf(land, field, ...at0(along), before);
    let steps: Step[] = [];
    const [start, stop] = spanOf(field, sz, dz, long);
    let last = start;
    for (let along = start; along < stop;) {
      const here = inside(along);
      if (here !== steps.length > 0) {
        const end = bordersAt(inside, here ? along : last, here ? last : along);
        if (end !== (here ? along : last)) steps.push(step(end));
        if (!here) {
          if (steps.length > 1) rows.push({ away, steps: field.hill === 0 ? steps : thinned(steps) });
          steps = [];
        }
      }
      if (here) steps.push(step(along));
      last = along;
      along += Math.max(1, at0(along)[1] * 0.055);
    }
    if (steps.length > 1) rows.push({ away, steps: field.hill === 0 ? steps : thinned(steps) });
  }
  return rows.toSorted((one, other) => other.away - one.away);
}

/** The part of a row, as lengths along it, between the field's nearest and farthest ground. */
function spanOf({ near, far }: Field, sz: number, dz: number, long: number): readonly [number, number] {
  if (dz < 0.02) return sz > near && sz < far ? [-long, long] : [0, 0];
  return [Math.max(-long, (near - sz) / dz), Math.min(long, (far - sz) / dz)];
}

/** Where a row ends between a place inside its field and one outside. */
function bordersAt(inside: (along: number) => boolean, within: number, without: number): number {
  let [yes, no] = [within, without];
  for (let halving = 0; halving < 4; halving += 1) {
    const middle = (yes + no) / 2;
    if (inside(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}

/** Without the steps that lie on the straight line between their neighbours. */
function thinned(steps: readonly Step[]): Step[] {
  const kept: Step[] = [];
  for (const [at, step] of steps.entries()) {
    const before = kept[kept.length - 1];
    const after = steps[at + 1];
    if (before === undefined || after === undefined || before.tone !== step.tone || after.tone !== step.tone) {
      kept.push(step);
      continue;
    }
    const [ax, ay] = [after.base[0] - before.base[0], after.base[1] - before.base[1]];
    const [bx, by] = [step.base[0] - before.base[0], step.base[1] - before.base[1]];
    if (Math.abs(ax * by - ay * bx) > 0.95 * Math.hypot(ax, ay)) kept.push(step);
  }
  return kept;
}

function stepOf(land: Land, field: Field, x: number, z: number, before: number): Step {
  const spot = land.spot(x, z);
  const size = field.gap / 2.9;
  const [nx, nz] = [Math.cos(field.turn), -Math.sin(field.turn)];
  const tall = 1.15 * size * spot.s;
  const off = (share: number): Point => {
    const [ox, oz] = [nx * share * size, nz * share * size];
    return [spot.x + ox * spot.s - (x / z) * oz * spot.s, spot.y - ((spot.y - land.horizon) * oz) / z];
  };
  const [near, far, shadow] = [off(-before * 0.42), off(before * 0.42), off(-land.lie.side * 1.3)];
  return {
    base: near,
    s: spot.s * size,
    near: [near[0], near[1] - tall],
    far: [far[0], far[1] - tall * 1.04],
    shadow,
    tone: Math.round(land.light(x / z, land.depthOf(z)) * 3),
  };
}

/** Runs of steps under the same light; neighbours share a step so that no gap opens. */
function runsOf(row: Row): { tone: number; steps: Step[] }[] {
  const runs: { tone: number; steps: Step[] }[] = [];
  for (const step of row.steps) {
    const last = runs[runs.length - 1];
    last?.steps.push(step);
    if (last === undefined || (last.tone !== step.tone && last.steps.length > 2))
      runs.push({ tone: step.tone, steps: [step] });
  }
  return runs.filter(({ steps }) => steps.length > 1);
}

function ribbon(steps: readonly Step[], one: (step: Step) => Point, other: (step: Step) => Point): string {
  return trail([...steps.map(one), ...steps.map(other).toReversed()]);
}

function paintRows(stage: Stage, field: Field, rows: readonly Row[]): void {
  const { ink, palette } = stage;
  const far = airAt(stage, field.depth);
  const leaf = mix(field.leaf, palette.ground, palette.dark ? 0.14 : 0.12);
  const tone = (colour: string): string => palette.air(colour, far);
  const tops = [0, 1, 2, 3].map((at) =>
    tone(mix(palette.shade(leaf), palette.lit(lighten(leaf, 0.1)), 0.4 + at * 0.2)),
  );
  const sides = [0, 1, 2, 3].map((at) =>
    tone(mix(mix(palette.shade(darken(leaf, 0.09)), palette.deep, 0.28), palette.shade(leaf), at * 0.2)),
  );
  let shadows = '';
  if (field.depth < 0.5)
    for (const row of rows)
      shadows += ribbon(
        row.steps,
        (step) => step.base,
        (step) => step.shadow,
      );
  if (shadows !== '' && field.depth < 0.5) ink.path(shadows, tone(palette.deep), { opacity: 0.2 });
  const near = field.depth < 0.35;
  const [side, top] = [
    ['', '', '', ''],
    ['', '', '', ''],
  ];
  for (const row of rows)
    for (const { tone: at, steps } of runsOf(row)) {
      const body = ribbon(
        steps,
        (step) => step.base,
        (step) => step.near,
      );
      const crown = ribbon(
        steps,
        (step) => step.near,
        (step) => step.far,
      );
      if (near) {
        ink.path(body, sides[at] ?? leaf);
        ink.path(crown, tops[at] ?? leaf);
      } else {
        side[at] += body;
        top[at] += crown;
      }
    }
  side.forEach((d, at) => d !== '' && ink.path(d, sides[at] ?? leaf));
  top.forEach((d, at) => d !== '' && ink.path(d, tops[at] ?? leaf));
}

/** A grove instead of vines: a round crown at every other step of every other row. */
function paintGrove(stage: Stage, field: Field, rows: readonly Row[]): void {
  const { ink, palette } = stage;
  const far = airAt(stage, field.depth);
  const leaf = mix('#6f8a58', palette.ground, 0.2);
  const places = rows.filter((_, at) => at % 2 === 0).flatMap(({ steps }) => steps.filter((_, at) => at % 3 === 1));
  let [shadows, dark, bright] = ['', '', ''];
  for (const {
    base: [x, y],
    s,
    shadow,
  } of places.toSorted((one, other) => one.base[1] - other.base[1])) {
    const r = s * 1.05;
    shadows += dot((x + shadow[0]) / 2, y, r * 0.9);
    dark += dot(x, y - r * 1.1, r);
    bright += dot(x - (shadow[0] > x ? 0.25 : -0.25) * r, y - r * 1.3, r * 0.62);
  }
  ink.path(shadows, palette.air(palette.deep, far), { opacity: 0.16 });
  ink.path(dark, palette.air(palette.shade(leaf), far));
  ink.path(bright, palette.air(mix(palette.shade(leaf), palette.lit(lighten(leaf, 0.06)), 0.6), far));
}

/** Leaves and fruit on the rows below the terrace, the nearest last. */
function paintClumps(stage: Stage, field: Field, rows: readonly Row[], foliage: Foliage): void {
  const clumps = [0, 1, 2].map((at) => clumpOf(stage, foliage, `clump${at}`));
  const own = stage.random.fork(`clumps${Math.round(field.from * 100)}`);
  const places = rows.flatMap(({ steps }) => steps.filter((_, at) => at % 2 === 0));
  for (const {
    base: [x, y],
    s,
  } of places.toSorted((one, other) => one.s - other.s).slice(-70)) {
    const scale = s * 0.0118;
    stage.ink.use(
      clumps[own.whole(0, 2)] ?? '',
      `translate(${n(x)} ${n(y)})scale(${(scale * own.pick([1, -1])).toFixed(2)} ${scale.toFixed(2)})`,
    );
  }
}
