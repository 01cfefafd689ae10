import { withinSeason } from '#src/domain/shared/time/expand.ts';
import { weekdayOf } from '#src/domain/shared/time/local-time.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money, parseMajor, type Money } from '#src/domain/shared/money/money.ts';
import type { PriceRule } from '#src/domain/catalogue/prices/price-rule.ts';

/**
 * The price of one unit at a start, in the destination's currency: its base price, or that of the last rule that fits
 * the date and time.
 */
export function unitPriceAt(
  unit: { readonly id: string; readonly priceMinor: bigint },
  rules: readonly PriceRule[],
  at: { readonly localDate: string; readonly localStart: string },
  currency: CurrencyCode,
): Money {
  const rule = unitRuleAt(unit, rules, at);
  const text = rule?.prices[unit.id];
  if (text === undefined) return money(unit.priceMinor, currency);
  const price = parseMajor(text, currency);
  if (price === null) throw new Error(`price rule holds "${text}", which is not an amount in ${currency}`);
  return price;
}

/** The rule that gives a unit its price at a start: the last that fits; none when its base price holds. */
export function unitRuleAt(
  unit: { readonly id: string },
  rules: readonly PriceRule[],
  at: { readonly localDate: string; readonly localStart: string },
): PriceRule | undefined {
  return rules.findLast((one) => one.prices[unit.id] !== undefined && ruleFits(one, at));
}

function ruleFits(rule: PriceRule, at: { readonly localDate: string; readonly localStart: string }): boolean {
  if (rule.days !== undefined && !rule.days.includes(weekdayOf(at.localDate))) return false;
  if (rule.season !== undefined && !withinSeason(at.localDate, rule.season)) return false;
  return rule.times === undefined || rule.times.includes(at.localStart);
}
