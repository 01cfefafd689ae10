import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { RateDay, RateSheet } from '#src/domain/shared/money/rate-sheet.ts';

/**
 * Returns the first table with what the second has of the currencies that the first lacks. A currency comes from one table
 * alone: two banks publish at different hours, and a mixed series would leap.
 */
export function mergeSheets(first: RateSheet, second: RateSheet): RateSheet {
  const lacking = new Set<CurrencyCode>(first.absent);
  const added = second.taken.filter(({ currency }) => lacking.has(currency));
  const names = new Set(added.map(({ currency }) => currency));
  const days = new Map<string, RateDay>(first.days.map((day) => [day.date, day]));
  for (const { date, hkdPerUnit } of second.days) {
    const extra = [...hkdPerUnit].filter(([currency]) => names.has(currency));
    if (extra.length > 0)
      days.set(date, { date, hkdPerUnit: new Map([...(days.get(date)?.hkdPerUnit ?? []), ...extra]) });
  }
  return {
    ...first,
    through: second.through < first.through ? second.through : first.through,
    days: [...days.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    taken: [...first.taken, ...added],
    absent: first.absent.filter((currency) => !names.has(currency)),
  };
}
