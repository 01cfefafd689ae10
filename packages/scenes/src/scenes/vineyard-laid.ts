import type { Random } from '../random.ts';
import type { Stage } from '../stage.ts';
import { paintBoard, paintFlowers, paintPlate } from './vineyard-board.ts';
import { paintBread } from './vineyard-bread.ts';
import { paintBottle, paintGlass, paintGrapes, paintLantern } from './vineyard-fare.ts';
import type { Stand, Wine } from './vineyard-fare.ts';
import { topOf } from './vineyard-top.ts';
import type { Table, TableKind } from './vineyard-top.ts';

type Meal = { readonly wine: Wine; readonly second: Wine; readonly grape: string; readonly light: number };

type Thing = { readonly across: number; readonly deep: number; readonly draw: (stand: Stand) => void };

/** Lays the table, the farthest things first. */
export function layTable(stage: Stage, table: Table, meal: Meal): void {
  const own = stage.random.fork('meal');
  const top = topOf(stage, table);
  const things = thingsFor(stage, table, meal, own).toSorted((one, other) => other.deep - one.deep);
  for (const { across, deep, draw } of things) draw(top(across, deep));
}

/** One place on the table: what is there, across, deep, and its size where it is not the usual one. */
type Place = readonly [string, number, number, number?];

const longPlaces: readonly Place[] = [
  ...[0.12, 0.46, 0.74, 0.95].flatMap((deep, at): Place[] => [
    ['plate', -0.64, deep],
    ['plate', 0.64, deep],
    [at % 2 === 0 ? 'glass' : 'other glass', -0.4, deep + 0.06],
    [at % 2 === 0 ? 'other glass' : 'glass', 0.42, deep + 0.05],
  ]),
  ['bottle', 0.06, 0.56],
  ['other bottle', -0.12, 0.64],
  ['lantern', 0.02, 0.9],
  ['flowers', -0.04, 0.32],
  ['board', 0.02, 0.08, 0.8],
];

const places: Readonly<Record<TableKind, readonly Place[]>> = {
  long: longPlaces,
  round: [
    ['bottle', -0.12, 0.62],
    ['flowers or lantern', 0.42, 0.83],
    ['glass', -0.62, 0.5],
    ['some glass', 0.5, 0.4],
    ['board', 0.02, 0.1, 0.82],
    ['grapes', -0.5, 0.16],
    ['bread', -0.44, 0.84, 0.74],
  ],
  casks: [
    ['bottle', -0.1, 0.6],
    ['other bottle', 0.06, 0.72],
    ['lantern', 0.84, 0.62],
    ['board', 0.46, 0.3, 0.84],
    ['glass', -0.3, 0.42],
    ['other glass', -0.44, 0.6],
    ['bread', -0.76, 0.46, 0.84],
    ['grapes', 0.14, 0.2],
  ],
  planks: [
    ['bottle', -0.34, 0.84],
    ['glass', 0.06, 0.72],
    ['some glass', 0.4, 0.86],
    ['bread', 0.74, 0.8, 0.78],
    ['flowers', -0.76, 0.9],
    ['board', -0.4, 0.56, 0.8],
    ['grapes', 0.34, 0.56],
    ['lantern', -0.02, 0.94],
  ],
};

function thingsFor(stage: Stage, table: Table, meal: Meal, own: Random): Thing[] {
  const { wine, second, grape, light } = meal;
  const flip = own.pick([1, -1]);
  const some = own.chance(0.5) ? wine : second;
  const candle = own.chance(0.5) || stage.palette.dark;
  const draws: Readonly<Record<string, (at: Stand) => void>> = {
    bottle: (at) => paintBottle(stage, at, wine, light),
    'other bottle': (at) => paintBottle(stage, at, second, light),
    glass: (at) => paintGlass(stage, at, wine, light),
    'other glass': (at) => paintGlass(stage, at, second, light),
    'some glass': (at) => paintGlass(stage, at, some, light),
    board: (at) => paintBoard(stage, at, light, own.fork('board')),
    bread: (at) => paintBread(stage, at, light, own.fork('bread')),
    grapes: (at) => paintGrapes(stage, at, grape, light, own.fork('bunch')),
    lantern: (at) => paintLantern(stage, at, light),
    flowers: (at) => paintFlowers(stage, at, light, own.fork('flowers')),
    'flowers or lantern': (at) =>
      candle ? paintLantern(stage, at, light) : paintFlowers(stage, at, light, own.fork('flowers')),
    plate: (at) => paintPlate(stage, at, light, table.accent),
  };
  return places[table.kind].map(([name, across, deep, size = 1]) => ({
    across: across * (name === 'plate' || table.kind === 'long' ? 1 : flip),
    deep,
    draw: (at) => draws[name]?.({ ...at, k: at.k * size }),
  }));
}
