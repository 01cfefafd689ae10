import type { IndexQuery } from '#src/domain/search/query/index-query.ts';
import { leastOfCell, noPrice, oddPrice, priceCellCount } from '#src/search-index/prices/price-cell.ts';
import { layOut, stepOf, type PriceSteps } from '#src/search-index/prices/price-step.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** The bars of prices of a visitor: what a currency is exchanged by, the steps, and what is known of whole cells. */
export type PriceBars = {
  readonly factor: Float64Array;
  readonly steps: PriceSteps;
  /** The step of all amounts of a cell, or `nowhere`, `unsure`, `unlooked`; currency × cells + cell. */
  readonly byCell: Uint8Array;
};

/** So many numbers represent bars; the last few of them say something else. */
export const mostBars = 256;
/** Amounts of a cell are in no bar, or in several; or not requested yet. */
const nowhere = 253;
const unsure = 254;
export const unlooked = 255;

/** Returns whether a number of a cell gives the bar of all its amounts, or that they are in none. */
export function isSure(bar: number): boolean {
  return bar < unsure;
}

type PriceBarsQuery = Pick<IndexQuery, 'priceSteps' | 'termsOf'>;
type Laid = PriceBars & { readonly priceSteps: readonly number[] };

const laid = new WeakMap<SearchIndex, Laid[]>();
const mostLaid = 8;

/** Returns the bars that a query requests; those of earlier queries are cached, since most have the same. */
export function barsOf(index: SearchIndex, { priceSteps, termsOf }: PriceBarsQuery): PriceBars {
  const before = laid.get(index) ?? [];
  const factor = Float64Array.from(index.currencies, (code) => termsOf(code).factor);
  const known = before.find((one) => areSame(one.priceSteps, priceSteps) && areSame(one.factor, factor));
  if (known !== undefined) return known;
  const made: Laid = {
    priceSteps,
    factor,
    steps: layOut(priceSteps),
    byCell: new Uint8Array(index.currencies.length * priceCellCount).fill(priceSteps.length === 0 ? nowhere : unlooked),
  };
  laid.set(index, [made, ...before.slice(0, mostLaid - 1)]);
  return made;
}

function areSame(some: ArrayLike<number>, others: ArrayLike<number>): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (!Object.is(some[at], others[at])) return false;
  return true;
}

/** The bar of all amounts of a cell, if it is one: that of the least, and of what none of them reaches. */
export function barOfCell({ factor, steps }: PriceBars, money: number, cell: number): number {
  if (cell === noPrice) return nowhere;
  if (cell === oddPrice) return unsure;
  const from = (leastOfCell[cell] ?? 0) * (factor[money] ?? Number.NaN);
  const to = (leastOfCell[cell + 1] ?? 0) * (factor[money] ?? Number.NaN);
  if (Number.isNaN(from)) return nowhere;
  return stepOf(steps, from) === stepOf(steps, to) ? stepOf(steps, from) : unsure;
}
