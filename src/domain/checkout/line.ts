import type { Offer, Visit } from '#src/domain/catalogue/offers/offer.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { isCurrency, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { add, money, allocateUpTo, type Money } from '#src/domain/shared/money/money.ts';
import type { PriceLine, QuoteItem } from '#src/domain/checkout/quote.ts';
import { dealtPriceAt } from '#src/domain/catalogue/prices/deal-price.ts';
import { unitRuleAt } from '#src/domain/catalogue/prices/unit-price.ts';

/** A line of a cart, a checkout or an order: a visit, its party, and its price in the charge currency. */
export type Line = {
  /** The cart item's id, retained when it becomes a booking. */
  readonly itemId: string;
  readonly visit: Visit;
  readonly units: readonly LineUnit[];
  /** Before any discount; `amount` less `discount` is what it costs. */
  readonly amount: Money;
  readonly discount: Money;
  /** What of its price is tax, as `visit.tax` says; of an order's line as it was sold. */
  readonly tax: Money;
};

export type LineUnit = {
  readonly unitId: string;
  readonly title: string;
  /** In all its languages; older bookings have English alone. */
  readonly titles?: Names;
  readonly type: string;
  readonly pax: number;
  readonly quantity: number;
  /** One of it in the currency of the place, and in that of the charge. */
  readonly local: Money;
  readonly each: Money;
  readonly amount: Money;
};

/**
 * A cart's item as a question to `quoteFor`: units in the option's own order at the prices of that day and time, deals
 * included.
 */
export function quoteItem(itemId: string, offer: Offer, counts: UnitCounts): QuoteItem {
  const units = offer.units.flatMap((unit) => {
    const quantity = counts[unit.id] ?? 0;
    if (quantity === 0) return [];
    const { ruled: each, price: to, deal } = dealtPriceAt(unit, offer, offer, offer.currency);
    const from = money(unit.priceMinor, offer.currency);
    const rule = unitRuleAt(unit, offer.priceRules, offer);
    const changed = rule === undefined || each.minor === from.minor ? undefined : { from, rule: rule.name };
    const dealt = deal === null ? undefined : { to, deal: deal.id };
    return [{ unitId: unit.id, quantity, each, changed, dealt }];
  });
  return { itemId, currency: offer.currency, units };
}

/** The line of an offer from its priced lines. */
export function lineOf(itemId: string, offer: Offer, priced: readonly PriceLine[], currency: CurrencyCode): Line {
  const own = priced.filter((line) => line.itemId === itemId);
  const units = own
    .filter((line) => line.stage === 'base')
    .map(({ unitId, quantity, local, each, amount }) => {
      const unit = offer.units.find((one) => one.id === unitId);
      const steps = own.filter((line) => line.stage !== 'base' && line.unitId === unitId);
      return {
        unitId,
        title: unit?.title ?? unitId,
        ...(unit?.titles === undefined ? {} : { titles: unit.titles }),
        type: unit?.type ?? 'OTHER',
        pax: unit?.pax ?? 1,
        quantity,
        local: add(local, ...steps.map((one) => one.local)),
        each: add(each, ...steps.map((one) => one.each)),
        amount: add(amount, ...steps.map((one) => one.amount)),
      };
    });
  return {
    itemId,
    visit: visitOf(offer),
    units,
    amount: add(money(0n, currency), ...units.map((unit) => unit.amount)),
    discount: money(0n, currency),
    tax: money(0n, currency),
  };
}

/** What of an offer lasts beyond the moment; stock and rules of sale stay behind. */
export function visitOf({
  stock: _stock,
  currency: _currency,
  priceRules: _rules,
  deals: _deals,
  today: _today,
  units: _units,
  minParty: _min,
  maxParty: _max,
  asked: _asked,
  free: _free,
  saleDays: _saleDays,
  over: _over,
  closed: _closed,
  gone: _gone,
  ...visit
}: Offer): Visit {
  return visit;
}

/** A line as it is frozen into a booking, in JSON: amounts are decimal strings of minor units. */
export type BookingSnapshot = {
  readonly itemId: string;
  readonly visit: Visit;
  readonly currency: CurrencyCode;
  readonly localCurrency: CurrencyCode;
  /** Units of the charge currency for one of the place's, and the date of the rates. */
  readonly rate: string;
  readonly ratesOf: string;
  /** Absent in what was frozen before there were discounts. */
  readonly discountMinor?: string;
  /** Of the whole booking, the travelers of its party who dropped out since; absent without any. */
  readonly taxMinor?: string;
  readonly units: readonly {
    readonly unitId: string;
    readonly title: string;
    readonly titles?: Names;
    readonly type: string;
    readonly pax: number;
    readonly quantity: number;
    readonly localMinor: string;
    readonly eachMinor: string;
    readonly amountMinor: string;
  }[];
};

/** Freezes a line. Throws when it has no unit, which no party that was checked can have. */
export function snapshotOf(
  line: Line,
  rates: { readonly ratesOf: string; readonly rates: Readonly<Record<string, string>> },
): BookingSnapshot {
  const localCurrency = line.units[0]?.local.currency;
  if (localCurrency === undefined) throw new Error(`line ${line.itemId} has no unit`);
  return {
    itemId: line.itemId,
    visit: line.visit,
    currency: line.amount.currency,
    localCurrency,
    rate: rates.rates[localCurrency] ?? '1',
    ratesOf: rates.ratesOf,
    discountMinor: line.discount.minor.toString(),
    ...(line.tax.minor === 0n ? {} : { taxMinor: line.tax.minor.toString() }),
    units: line.units.map(({ local, each, amount, ...unit }) => ({
      ...unit,
      localMinor: local.minor.toString(),
      eachMinor: each.minor.toString(),
      amountMinor: amount.minor.toString(),
    })),
  };
}

/** The line that a snapshot froze. Throws on a currency we do not know, which only damage can cause. */
export function lineOfSnapshot(snapshot: BookingSnapshot): Line {
  const { currency, localCurrency } = snapshot;
  if (!isCurrency(currency) || !isCurrency(localCurrency)) throw new Error(`snapshot of ${snapshot.itemId} is damaged`);
  const units = snapshot.units.map(({ localMinor, eachMinor, amountMinor, ...unit }) => ({
    ...unit,
    local: money(BigInt(localMinor), localCurrency),
    each: money(BigInt(eachMinor), currency),
    amount: money(BigInt(amountMinor), currency),
  }));
  return {
    itemId: snapshot.itemId,
    visit: snapshot.visit,
    units,
    amount: add(money(0n, currency), ...units.map((unit) => unit.amount)),
    discount: money(BigInt(snapshot.discountMinor ?? '0'), currency),
    tax: money(BigInt(snapshot.taxMinor ?? '0'), currency),
  };
}

/** What a line costs. */
export function netOf({ amount, discount }: Pick<Line, 'amount' | 'discount'>): Money {
  return money(amount.minor - discount.minor, amount.currency);
}

/**
 * How much of a line credits and gift cards may pay: of a gift card nothing, or they could be turned into one another.
 */
export function payableByTender(line: Pick<Line, 'amount' | 'discount' | 'visit'>): Money {
  return line.visit.gift === undefined ? netOf(line) : money(0n, line.amount.currency);
}

export type PricedUnit = { readonly unitId: string; readonly amount: Money; readonly discount: Money };

/**
 * One entry for each person or thing of a line, with its price and its part of the discount, which add up to the
 * line's.
 */
export function pricedUnitsOf({ units, discount }: Pick<Line, 'units' | 'discount'>): readonly PricedUnit[] {
  const each = units.flatMap((unit) => Array.from({ length: unit.quantity }, () => unit));
  const parts = allocateUpTo(
    discount,
    each.map((unit) => unit.each.minor),
  );
  return each.map((unit, index) => ({
    unitId: unit.unitId,
    amount: unit.each,
    discount: parts[index] ?? money(0n, discount.currency),
  }));
}
