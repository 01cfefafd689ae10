import type { Stage } from '../stage.ts';
import type { Wine } from './vineyard-fare.ts';
import type { FrameKind } from './vineyard-frame.ts';
import type { Prop } from './vineyard-props.ts';
import type { TableKind } from './vineyard-top.ts';
import type { Border, Floor } from './vineyard-terrace.ts';
import type { View } from './vineyard-view.ts';
import type { Foliage } from './vineyard-vines.ts';
import type { WineryKind } from './vineyard-winery.ts';

type Season = 'summer' | 'gold' | 'red';
export type Plan = {
  readonly heroX: number;
  readonly kind: WineryKind;
  readonly view: View;
  readonly table: TableKind;
  readonly tableX: number;
  /** The side of the picture where the table is. */
  readonly side: 1 | -1;
  readonly frame: FrameKind;
  readonly floor: Floor;
  readonly border: Border;
  readonly prop: Prop;
  readonly parasol: boolean;
  /** How far away the winery is: 0.3 close below to 0.58 on a far hill. */
  readonly away: number;
  readonly season: Season;
  readonly light: 1 | -1;
  readonly wine: Wine;
  readonly second: Wine;
  readonly walkers: boolean;
  readonly boughSide: 1 | -1;
};

export function planOf(stage: Stage): Plan {
  const { w, random, format } = stage;
  const plan = random.fork('plan');
  const right = plan.chance(0.6);
  const kind = plan.pick(['farmhouse', 'cellar', 'barn'] as const);
  const table = plan.pick(['long', 'round', 'casks', 'planks'] as const);
  const view = plan.pick(['hills', 'bay', 'alps'] as const);
  const season = plan.pick(['summer', 'summer', 'gold', 'red'] as const);
  const frame = plan.pick(['pergola', 'vine', 'olive', 'tree'] as const);
  const wine = plan.pick(['red', 'red', 'white', 'rose'] as const);
  const [hero, laid] = { wide: [0.57, 0.83], card: [0.32, 0.69], tall: [0.33, 0.63] }[format] as [number, number];
  const flipped = format === 'wide' || right;
  const shift = plan.range(-0.02, 0.02);
  return {
    heroX: w * ((flipped ? hero : 1 - hero) + shift),
    tableX: w * ((flipped ? laid : 1 - laid) + (table === 'planks' ? (flipped ? 0.03 : -0.03) : 0)),
    side: flipped ? 1 : -1,
    kind,
    view,
    table,
    season,
    frame,
    floor: plan.pick(['flags', 'boards', 'lawn'] as const),
    border: plan.pick(['wall', 'wall', 'lavender', 'rail'] as const),
    prop: plan.pick(['cask', 'crates', 'bench', 'basket'] as const),
    parasol: frame !== 'pergola' && (table === 'round' || table === 'casks') && plan.chance(0.6),
    away: plan.pick([0.34, 0.44, 0.5, 0.56]) + plan.range(-0.02, 0.02),
    light: flipped ? 1 : -1,
    wine,
    second: plan.pick(['white', 'red', 'rose'] as const),
    walkers: plan.chance(0.5),
    boughSide: plan.chance(0.6) === flipped ? -1 : 1,
  };
}

const leaves: Readonly<Record<Season, readonly [string, string, string, string]>> = {
  summer: ['#5f9a3c', '#4f8a3c', '#7aa83e', '#6a9c46'],
  gold: ['#d89a34', '#c8a83c', '#a8a03c', '#e0b040'],
  red: ['#c8553a', '#d8843a', '#b8444a', '#c89a3c'],
};

/** Leaves of the fields, in the colours of the season. */
export function fieldLeaves(season: Season): readonly [string, string, string, string] {
  return leaves[season];
}

export function foliageOf({ season, wine }: Plan): Foliage {
  const [leaf, second] = leaves[season];
  return {
    leaf,
    second: season === 'summer' ? second : leaves[season][1],
    grape: wine === 'white' ? '#a8bc4c' : '#5c3a86',
  };
}

export function grassOf(season: Season): string {
  return { summer: '#b4bc62', gold: '#bdb264', red: '#b8a868' }[season];
}
