import type { IndexQuery } from '#src/domain/search/query/index-query.ts';
import { refusedBy } from '#src/domain/search/documents/refused-by.ts';
import type { Block } from '#src/search-index/match/block.ts';
import { noPrice, oddPrice, priceCellCount, priceCellOf } from '#src/search-index/prices/price-cell.ts';
import { currencyOf, priceAt, recordAt } from '#src/search-index/record.ts';
import { stallMoney } from '#src/search-index/prices/offer-money.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import { repricedDocuments } from '#src/search-index/repriced-documents.ts';

type Filter = (block: Block) => void;

/**
 * Refuses what costs less or more than is wanted; of documents that are close, only prices in the cells of the limits
 * are read.
 */
export function priceFilter(index: SearchIndex, query: IndexQuery): Filter[] {
  if (!query.priced) return [];
  const { records, prices, stalls, priceCells } = index;
  const moneyOf = stallMoney(index);
  const terms = index.currencies.map((code) => query.termsOf(code));
  const from = Float64Array.from(terms, (one) => one.from);
  const to = Float64Array.from(terms, (one) => one.to);
  const low = Uint16Array.from(from, (limit) => (Number.isNaN(limit) ? priceCellCount : cellOfLimit(limit)));
  const high = Uint16Array.from(to, (limit) => (Number.isNaN(limit) ? noPrice : cellOfLimit(limit)));
  // A comparison with NaN is false: what has no price is no hit of a price range.
  const isWithin = (amount: number, money: number): boolean =>
    amount >= (from[money] ?? 0) && amount <= (to[money] ?? 0);
  const fits = (number: number, money: number): boolean => isWithin(prices[priceAt(number)] ?? Number.NaN, money);
  const each: Filter = ({ numbers, count, refused }) => {
    for (let at = 0; at < count; at += 1) {
      const number = numbers[at] ?? 0;
      if (!fits(number, currencyOf(records, recordAt(number)))) refused[at] = (refused[at] ?? 0) | refusedBy.price;
    }
  };
  const close: Filter = ({ numbers, count, refused }) => {
    for (let at = 0; at < count; at += 1) {
      const number = numbers[at] ?? 0;
      const cell = priceCells[number] ?? 0;
      const money = moneyOf[stalls[number] ?? 0] ?? 0;
      const least = low[money] ?? 0;
      const most = high[money] ?? 0;
      if (cell > least && cell < most) continue;
      if ((cell === oddPrice || (cell >= least && cell <= most)) && fits(number, money)) continue;
      refused[at] = (refused[at] ?? 0) | refusedBy.price;
    }
  };
  const own: Filter = (block) => (block.close ? close(block) : each(block));
  const repriced = repricedDocuments(index, query);
  if (repriced === null) return [own];
  const other: Filter = ({ numbers, count, refused }) => {
    for (let at = 0; at < count; at += 1) {
      const number = numbers[at] ?? 0;
      if (number > repriced.last) return;
      const amount = repriced.prices.get(number);
      if (amount === undefined) continue;
      const without = (refused[at] ?? 0) & ~refusedBy.price;
      refused[at] = isWithin(amount, currencyOf(records, recordAt(number))) ? without : without | refusedBy.price;
    }
  };
  return [own, other];
}

/** Returns the cell that a limit is in: all amounts of higher ones are above it, all of lower ones below. */
function cellOfLimit(limit: number): number {
  if (limit < 1) return oddPrice;
  const cell = priceCellOf(limit);
  return cell === oddPrice ? priceCellCount : cell;
}
