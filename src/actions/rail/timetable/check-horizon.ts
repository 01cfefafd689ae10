import type { OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { addDays } from '#src/domain/shared/time/local-time.ts';
import { saleDaysOf, soldFrom, type SaleDays } from '#src/domain/catalogue/sale-horizon.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

type Ground = {
  readonly open: OpenTimetable;
  /** Numbers of the stops between which one wants to travel. */
  readonly stops: readonly number[];
  readonly saleDays: SaleDays | undefined;
};

/**
 * Returns the last date on which rides are sold today. A date beyond it, or beyond the last day of the timetables
 * between the stops, is refused as `date_not_offered`: `lastDate` is the last one that can be requested, `soldFrom` the
 * day from which the date is sold. The latter is not known of a date for which no timetable is published yet.
 */
export function checkHorizon(
  ground: Ground,
  { date, today, field }: { readonly date: string; readonly today: string; readonly field: string },
): Result<string> {
  const days = saleDaysOf(ground.saleDays, 'rails');
  const last = addDays(today, days);
  const lastDay = lastDayOf(ground);
  // Of a timetable that has ended already nothing is found, whatever the date.
  const published = lastDay === null || lastDay < today || lastDay > last ? last : lastDay;
  if (date <= published) return ok(last);
  const opens = soldFrom(date, today, days);
  return fail('date_not_offered', {
    field,
    facts: { lastDate: published, ...(opens === null ? {} : { soldFrom: opens }) },
  });
}

/** The last day of the timetables that call at the stops; null where one of them has no end. */
function lastDayOf({ open, stops }: Ground): string | null {
  const feeds = new Set(stops.flatMap((stop) => open.stops[stop]?.feedId ?? []));
  const lastDays = [...feeds].map((feed) => open.lastDays.get(feed) ?? null);
  const known = lastDays.flatMap((day) => day ?? []);
  const last = known.reduce((latest, day) => (day > latest ? day : latest), '');
  return known.length < lastDays.length || last === '' ? null : last;
}
