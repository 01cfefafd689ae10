import type { IndexQuery } from '#src/domain/search/query/index-query.ts';
import { blockLength } from '#src/search-index/match/block-length.ts';
import { barOfCell, barsOf, isSure, mostBars, unlooked, type PriceBars } from '#src/search-index/prices/price-bars.ts';
import { noPrice, oddPrice, priceCellCount } from '#src/search-index/prices/price-cell.ts';
import { stepOf } from '#src/search-index/prices/price-step.ts';
import { currencyOf, priceAt, recordAt } from '#src/search-index/record.ts';
import { stallMoney } from '#src/search-index/prices/offer-money.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import { repricedDocuments, type RepricedDocuments } from '#src/search-index/repriced-documents.ts';

/** By currency the lowest and the highest price, and how many are from each step up to the next. */
export type CountedPrices = {
  readonly lowest: Float64Array;
  readonly highest: Float64Array;
  readonly priceSteps: Uint32Array;
};

export type PriceCount = {
  /** Counts the prices of some documents, each by its own record. */
  readonly add: (numbers: Uint32Array, count: number) => void;
  /** The same by columns, for documents that are close: few of their records are looked at. */
  readonly addClose: (numbers: Uint32Array, count: number) => void;
  readonly counted: CountedPrices;
};

/** Starts with no prices. */
export function startPrices(
  index: SearchIndex,
  query: Pick<IndexQuery, 'priceSteps' | 'termsOf' | 'requestedPrices'>,
): PriceCount {
  const { length } = index.currencies;
  const bars = barsOf(index, query);
  const moneyOf = stallMoney(index);
  const counts = new Uint32Array(mostBars);
  const counted = {
    lowest: new Float64Array(length).fill(Number.POSITIVE_INFINITY),
    highest: new Float64Array(length).fill(Number.NEGATIVE_INFINITY),
    priceSteps: counts.subarray(0, query.priceSteps.length),
  };
  const ends = { low: new Uint16Array(length).fill(priceCellCount), high: new Uint16Array(length) };
  const unsure = new Uint32Array(blockLength);
  const add: PriceCount['add'] = (numbers, count) => countEach(index, counted, { numbers, count, moneyOf, bars });
  const addClose: PriceCount['addClose'] = (numbers, count) => {
    const left = countSure(index, { counts, ends, unsure }, { numbers, count, moneyOf, bars });
    if (left === 0) return;
    add(unsure, left);
    widen(index, ends, { numbers: unsure, count: left, moneyOf, bars });
  };
  const repriced = repricedDocuments(index, query);
  if (repriced === null) return { add, addClose, counted };
  const rest = new Uint32Array(blockLength);
  const apart =
    (count: PriceCount['add']): PriceCount['add'] =>
    (numbers, length) =>
      (numbers[0] ?? 0) > repriced.last
        ? count(numbers, length)
        : count(rest, countRequested(index, counted, { numbers, count: length, moneyOf, bars, repriced, rest }));
  return { add: apart(add), addClose: apart(addClose), counted };
}

/** Counts documents by the prices that replace their own; notes the others, and returns how many these are. */
function countRequested(
  { records }: SearchIndex,
  counted: CountedPrices,
  { numbers, count, bars, repriced, rest }: Some & { readonly repriced: RepricedDocuments; readonly rest: Uint32Array },
): number {
  let left = 0;
  for (let at = 0; at < count; at += 1) {
    const number = numbers[at] ?? 0;
    const amount = repriced.prices.get(number);
    if (amount === undefined) {
      rest[left] = number;
      left += 1;
    } else countOne(counted, bars, amount, currencyOf(records, recordAt(number)));
  }
  return left;
}

type Some = {
  readonly numbers: Uint32Array;
  readonly count: number;
  readonly moneyOf: Uint16Array;
  readonly bars: PriceBars;
};
/** By currency the cells of the lowest and the highest price so far. */
type Ends = { readonly low: Uint16Array; readonly high: Uint16Array };

function countEach({ records, prices }: SearchIndex, counted: CountedPrices, { numbers, count, bars }: Some): void {
  for (let at = 0; at < count; at += 1) {
    const number = numbers[at] ?? 0;
    countOne(counted, bars, prices[priceAt(number)] ?? Number.NaN, currencyOf(records, recordAt(number)));
  }
}

function countOne(
  { lowest, highest, priceSteps }: CountedPrices,
  { factor, steps }: PriceBars,
  amount: number,
  money: number,
): void {
  // What has no price, NaN, compares with nothing.
  if (amount < (lowest[money] ?? 0)) lowest[money] = amount;
  if (amount > (highest[money] ?? 0)) highest[money] = amount;
  if (priceSteps.length === 0) return;
  const worth = amount * (factor[money] ?? Number.NaN);
  if (worth < 0 || Number.isNaN(worth)) return;
  const step = stepOf(steps, worth);
  priceSteps[step] = (priceSteps[step] ?? 0) + 1;
}

/** Counts those that change no end and whose cells are within one step; gives how many others there are. */
function countSure(
  { stalls, priceCells }: SearchIndex,
  into: { readonly counts: Uint32Array; readonly ends: Ends; readonly unsure: Uint32Array },
  { numbers, count, moneyOf, bars: { byCell } }: Some,
): number {
  const { counts, unsure } = into;
  const { low, high } = into.ends;
  let left = 0;
  for (let at = 0; at < count; at += 1) {
    const number = numbers[at] ?? 0;
    const cell = priceCells[number] ?? 0;
    if (cell === noPrice) continue;
    const money = moneyOf[stalls[number] ?? 0] ?? 0;
    const bar = byCell[money * priceCellCount + cell] ?? 0;
    if (isSure(bar) && cell > (low[money] ?? 0) && cell < (high[money] ?? 0)) counts[bar] = (counts[bar] ?? 0) + 1;
    else {
      unsure[left] = number;
      left += 1;
    }
  }
  return left;
}

/** Notes the ends that have been reached, and looks at cells that were not requested before. */
function widen(
  { stalls, priceCells }: SearchIndex,
  { low, high }: Ends,
  { numbers, count, moneyOf, bars }: Some,
): void {
  for (let at = 0; at < count; at += 1) {
    const number = numbers[at] ?? 0;
    const cell = priceCells[number] ?? 0;
    if (cell === oddPrice) continue;
    const money = moneyOf[stalls[number] ?? 0] ?? 0;
    if (cell < (low[money] ?? 0)) low[money] = cell;
    if (cell > (high[money] ?? 0)) high[money] = cell;
    const place = money * priceCellCount + cell;
    if (bars.byCell[place] === unlooked) bars.byCell[place] = barOfCell(bars, money, cell);
  }
}
