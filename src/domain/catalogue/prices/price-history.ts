import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { lowered, type DealEffect } from '#src/domain/catalogue/prices/deal-price.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { PriceRecord } from '#src/domain/catalogue/prices/price-before.ts';

/** From when to when a deal lowered prices (milliseconds since the epoch); null while it does. */
export type DealSpan = { readonly effect: DealEffect; readonly sinceMs: number; readonly untilMs: number | null };

/**
 * What a unit has cost, deals included, from the oldest to the newest: each deal counts for the whole of its span,
 * whatever days it was for, so that what is struck through is never higher than what buyers had to pay.
 */
export function historyOf(
  base: readonly PriceRecord[],
  spans: readonly DealSpan[],
  currency: CurrencyCode,
): readonly PriceRecord[] {
  const [first] = base;
  if (spans.length === 0 || first === undefined) return base;
  const moments = [...base.map((one) => one.sinceMs), ...spans.flatMap(({ sinceMs, untilMs }) => [sinceMs, untilMs])]
    .filter((ms): ms is number => ms !== null && ms >= first.sinceMs)
    .toSorted((a, b) => a - b);
  const records: PriceRecord[] = [];
  for (const sinceMs of new Set(moments)) {
    const price = money(base.findLast((one) => one.sinceMs <= sinceMs)?.priceMinor ?? first.priceMinor, currency);
    const open = spans.filter((one) => one.sinceMs <= sinceMs && (one.untilMs === null || one.untilMs > sinceMs));
    const priceMinor = open
      .map(({ effect }) => lowered(price, effect).minor)
      .reduce((least, one) => (one < least ? one : least), price.minor);
    if (records.at(-1)?.priceMinor !== priceMinor) records.push({ sinceMs, priceMinor });
  }
  return records;
}
