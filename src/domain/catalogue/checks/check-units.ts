import { repeated, type ItemFault } from '#src/domain/catalogue/checks/catalogue-issue.ts';
import type { Unit } from '#src/domain/catalogue/product.ts';
import { currencies, isOnPriceStep, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { parseMajor } from '#src/domain/shared/money/money.ts';

const oldest = 99;

/** Ids, prices, company and ages of an option's units. */
export function checkUnits(units: readonly Unit[], currency: CurrencyCode, goodToKnow: readonly string[]): ItemFault[] {
  const twice = repeated(units.map((unit) => unit.id));
  const faults: ItemFault[] = twice.map(({ index, value }) => ({
    path: ['units', index, 'id'],
    reason: `the unit "${value}" occurs twice`,
  }));
  units.forEach((unit, index) => {
    if (unit.minAge > unit.maxAge)
      faults.push({ path: ['units', index, 'minAge'], reason: `minAge ${unit.minAge} is above maxAge ${unit.maxAge}` });
    faults.push(...checkPrice(unit.price, currency, ['units', index, 'price']));
  });
  if (units.every((unit) => unit.accompanied))
    faults.push({ path: ['units'], reason: 'no unit can be booked by itself' });
  return [...faults, ...checkAges(units, goodToKnow)];
}

/**
 * Checks a price: a decimal string with no more digits than the currency settles in, and a multiple of its price step.
 */
export function checkPrice(price: string, currency: CurrencyCode, path: readonly (string | number)[]): ItemFault[] {
  const amount = parseMajor(price, currency);
  const digits = currencies[currency].digits;
  if (amount === null)
    return [{ path, reason: `"${price}" is not an amount in ${currency} with at most ${digits} decimals` }];
  if (isOnPriceStep(amount.minor, currency)) return [];
  return [{ path, reason: `"${price}" is not in whole coins of ${currency}` }];
}

/**
 * Ages of units for one person follow each other without gap or overlap, up to 99. Who is left out at either end (small
 * children, the old on a steep trek) is stated in `goodToKnow`. Units for several people, and those for students or
 * soldiers, are not distinguished by age.
 */
function checkAges(units: readonly Unit[], goodToKnow: readonly string[]): ItemFault[] {
  const byAge = units
    .map((unit, index) => ({ unit, index }))
    .filter(({ unit }) => isByAge(unit))
    .toSorted((a, b) => a.unit.minAge - b.unit.minAge);
  const first = byAge[0];
  const last = byAge.at(-1);
  if (first === undefined || last === undefined) return [];
  const faults: ItemFault[] = [];
  byAge.forEach(({ unit, index }, place) => {
    const before = byAge[place - 1];
    if (before === undefined || unit.minAge === before.unit.maxAge + 1) return;
    const what = unit.minAge <= before.unit.maxAge ? 'overlap' : 'leave a gap';
    faults.push({
      path: ['units', index, 'minAge'],
      reason: `the ages of "${before.unit.id}" and "${unit.id}" ${what}`,
    });
  });
  const namesAge = goodToKnow.some((line) => /\b(age|aged|ages|under|child|children|infants?|years?)\b/i.test(line));
  if (first.unit.minAge > 0 && !namesAge) {
    faults.push({
      path: ['units', first.index, 'minAge'],
      reason: `ages below ${first.unit.minAge} have no unit, and goodToKnow does not say so`,
    });
  }
  if (last.unit.maxAge < oldest && !namesAge) {
    faults.push({
      path: ['units', last.index, 'maxAge'],
      reason: `ages above ${last.unit.maxAge} have no unit, and goodToKnow does not say so`,
    });
  }
  return faults;
}

function isByAge(unit: Unit): boolean {
  return unit.pax <= 1 && unit.type !== 'FAMILY' && unit.type !== 'STUDENT' && unit.type !== 'MILITARY';
}
