import type { Line } from '#src/domain/checkout/line.ts';
import type { Offer } from '#src/domain/catalogue/offers/offer.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { dealtPriceAt } from '#src/domain/catalogue/prices/deal-price.ts';
import { add, money, times, type Money } from '#src/domain/shared/money/money.ts';
import { convertAsSold } from '#src/domain/shared/money/sold-rate.ts';

/**
 * What each unit of a choice cost when its buyer saw its price last, in the place's own currency, so that neither
 * another party nor another currency of theirs makes a change of it. Amounts are decimal strings of minor units.
 */
export type PriceSeen = { readonly currency: CurrencyCode; readonly each: Readonly<Record<string, string>> };

/** Returns the current prices of all units of an offer, by their ids: rules of the date and deals included. */
export function priceSeen(offer: Offer): PriceSeen {
  const each = offer.units.map((unit) => [
    unit.id,
    dealtPriceAt(unit, offer, offer, offer.currency).price.minor.toString(),
  ]);
  return { currency: offer.currency, each: Object.fromEntries(each) };
}

/**
 * What a line cost at the prices seen, in the currency of the charge and at the rates of now, where that is something
 * else; null where the price is what it was, or the former price is unknown. `rates` has units of the charge currency
 * for one of each place's. A rate that moved is no change of price: it is shown by its day.
 */
export function formerPrice(
  shown: PriceSeen | null,
  { units, amount }: Pick<Line, 'units' | 'amount'>,
  rates: Readonly<Record<string, string>>,
): Money | null {
  const rate = shown === null ? undefined : rates[shown.currency];
  if (shown === null || rate === undefined) return null;
  const changed = units.some(({ unitId, local }) => {
    const before = shown.each[unitId];
    return before !== undefined && local.currency === shown.currency && before !== local.minor.toString();
  });
  if (!changed) return null;
  const former = units.map(({ unitId, each, quantity }) => {
    const before = shown.each[unitId];
    const one = before === undefined ? each : convertAsSold(money(BigInt(before), shown.currency), each.currency, rate);
    return times(one, quantity);
  });
  const was = add(money(0n, amount.currency), ...former);
  return was.minor === amount.minor ? null : was;
}
