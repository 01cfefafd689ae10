import { below, repeated, type ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import { checkRequiredFields } from '#src/domain/catalogue/checks/check-required-fields.ts';
import { checkSchedule, checkSeason } from '#src/domain/catalogue/checks/check-schedule.ts';
import { checkPrice, checkUnits } from '#src/domain/catalogue/checks/check-units.ts';
import type { Option } from '#src/domain/catalogue/product.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { PriceRule } from '#src/domain/catalogue/prices/price-rule.ts';

/** What an option's product and destination say that its rules depend on. */
type Around = {
  readonly currency: CurrencyCode;
  readonly goodToKnow: readonly string[];
  readonly languages: readonly string[];
};

/** Checks the rules for a single option; paths are below the option. */
export function checkOption(option: Option, { currency, goodToKnow, languages }: Around): ItemFault[] {
  return [
    ...below(['schedule'], checkSchedule(option.schedule)),
    ...checkUnits(option.units, currency, goodToKnow),
    ...checkParty(option),
    ...checkPolicy(option),
    ...checkRequiredFields(option, languages),
    ...option.priceRules.flatMap((rule, index) => below(['priceRules', index], checkRule(rule, option, currency))),
  ];
}

function checkParty(option: Option): ItemFault[] {
  const faults: ItemFault[] = [];
  if (option.minParty > option.maxParty) {
    faults.push({ path: ['minParty'], reason: `minParty ${option.minParty} is above maxParty ${option.maxParty}` });
  }
  if (option.maxParty > option.capacity) {
    faults.push({ path: ['maxParty'], reason: `maxParty ${option.maxParty} is above the capacity ${option.capacity}` });
  }
  option.units.forEach((unit, index) => {
    if (unit.pax <= option.maxParty) return;
    faults.push({
      path: ['units', index, 'pax'],
      reason: `one unit takes ${unit.pax} of at most ${option.maxParty} places`,
    });
  });
  return faults;
}

/** Steps go from the earliest to the latest, and the refund never grows. */
function checkPolicy(option: Option): ItemFault[] {
  return option.cancellation.flatMap((step, index) => {
    const before = option.cancellation[index - 1];
    if (before === undefined) return [];
    const falls = step.hoursBefore < before.hoursBefore && step.refundPercent < before.refundPercent;
    return falls ? [] : [{ path: ['cancellation', index], reason: 'steps must descend by hours and by percentage' }];
  });
}

function checkRule(rule: PriceRule, option: Option, currency: CurrencyCode): ItemFault[] {
  const starts = new Set(
    option.schedule.week.flatMap((plan) => [...(plan.times ?? []), ...(plan.hours ? [plan.hours.from] : [])]),
  );
  const known = new Set(option.units.map((unit) => unit.id));
  const prices = Object.entries(rule.prices);
  return [
    ...(rule.season === undefined ? [] : checkSeason(rule.season, ['season'])),
    ...repeated(rule.days ?? []).map(({ index, value }) => ({
      path: ['days', index],
      reason: `weekday ${value} occurs twice`,
    })),
    ...(rule.times ?? []).flatMap((time, index) =>
      starts.has(time) ? [] : [{ path: ['times', index], reason: `the schedule has no start at ${time}` }],
    ),
    ...(prices.length === 0 ? [{ path: ['prices'], reason: 'a rule changes at least one price' }] : []),
    ...prices.flatMap(([id, price]) => [
      ...(known.has(id) ? [] : [{ path: ['prices', id], reason: `the option has no unit "${id}"` }]),
      ...checkPrice(price, currency, ['prices', id]),
    ]),
  ];
}
