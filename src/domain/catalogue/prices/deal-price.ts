import { daysBetween, weekdayOf } from '#src/domain/shared/time/local-time.ts';
import { floorToPriceStep, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money, parseMajor, roundToPriceStep, type Money } from '#src/domain/shared/money/money.ts';
import type { PriceRule } from '#src/domain/catalogue/prices/price-rule.ts';
import { unitPriceAt } from '#src/domain/catalogue/prices/unit-price.ts';

/** What a deal takes off the price of each unit: a part of it, or an amount in the currency of the place. */
export type DealEffect =
  | { readonly kind: 'percent'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: string; readonly currency: CurrencyCode };

/** For which visits a deal holds, and what it takes off; whatever is null sets no condition. */
export type DealTerms = {
  readonly effect: DealEffect;
  /** Local dates of the visit, both included. */
  readonly visit: { readonly from: string; readonly to: string } | null;
  /** ISO weekdays of the visit, 1 (Monday) to 7. */
  readonly days: readonly number[] | null;
  /** Days from today, by the calendar of the place, to the visit; both included. */
  readonly lead: { readonly least: number; readonly most: number | null } | null;
  /** Coupons may lower further what it has lowered. */
  readonly stacks: boolean;
};

/** A deal that may be had now: its window is open and it is not used up (spec §1, issue of money: stage `deal`). */
export type Deal = DealTerms & {
  readonly id: number;
  readonly titles: { readonly en: string; readonly [tag: string]: string };
  /** Only so many orders may have it. */
  readonly limited: boolean;
};

/** When a visit is, and what day it is at the place when it is bought (local dates). */
export type VisitTime = { readonly localDate: string; readonly localStart: string; readonly today: string };

/** What decides the price of an option's units. */
export type Pricing = { readonly priceRules: readonly PriceRule[]; readonly deals?: readonly Deal[] | undefined };

export type DealtPrice = {
  readonly price: Money;
  /** What it would cost without a deal. */
  readonly ruled: Money;
  readonly deal: Deal | null;
};

/**
 * The price of one unit at a start, in minor units of the place's currency: by the rules of its date and time, less the
 * one deal that takes most off. The only place where a deal changes a price: cards, calendar, cart and checkout all
 * call it.
 */
export function dealtPriceAt(
  unit: { readonly id: string; readonly priceMinor: bigint },
  { priceRules, deals = [] }: Pricing,
  at: VisitTime,
  currency: CurrencyCode,
): DealtPrice {
  const ruled = unitPriceAt(unit, priceRules, at, currency);
  let best: DealtPrice = { price: ruled, ruled, deal: null };
  for (const deal of deals) {
    if (!holdsFor(deal, at)) continue;
    const price = lowered(ruled, deal.effect);
    if (price.minor < best.price.minor || (price.minor === best.price.minor && isFreer(deal, best.deal)))
      best = { price, ruled, deal };
  }
  return best;
}

/**
 * Returns a price less the discount of a deal, rounded to the price step. A discount as high as the price, or in
 * another currency, does not apply.
 */
export function lowered(price: Money, effect: DealEffect): Money {
  const off = effect.kind === 'percent' ? partOf(price, effect.percent) : amountOf(effect, price.currency);
  return off <= 0n || off >= price.minor ? price : money(price.minor - off, price.currency);
}

function partOf({ minor, currency }: Money, percent: number): bigint {
  return roundToPriceStep(minor * BigInt(percent), 100n, currency);
}

function amountOf({ amount, currency }: Extract<DealEffect, { kind: 'amount' }>, of: CurrencyCode): bigint {
  return currency === of ? floorToPriceStep(parseMajor(amount, currency)?.minor ?? 0n, currency) : 0n;
}

function holdsFor({ visit, days, lead }: DealTerms, { localDate, today }: VisitTime): boolean {
  if (visit !== null && (localDate < visit.from || localDate > visit.to)) return false;
  if (days !== null && !days.includes(weekdayOf(localDate))) return false;
  if (lead === null) return true;
  const ahead = daysBetween(today, localDate);
  return ahead >= lead.least && (lead.most === null || ahead <= lead.most);
}

/** Of two deals at the same price, the one that costs the buyer nothing else: no use of few, no coupon. */
function isFreer(deal: Deal, than: Deal | null): boolean {
  if (than === null) return false;
  if (deal.limited !== than.limited) return than.limited;
  return deal.stacks === than.stacks ? deal.id < than.id : deal.stacks;
}
