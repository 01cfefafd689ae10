import type { OpenTimetable } from '#src/actions/rail/kept-timetable.ts';
import { addDays } from '#src/domain/availability/local-time.ts';
import { saleDaysOf, soldFrom, type SaleDays } from '#src/domain/booking/sale-horizon.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';

/** How far ahead rides between some stops are sold: so many days, and until the last day of their timetables. */
export type RailHorizon = { readonly days: number; readonly lastDay: string | null };

/** Returns the horizon of rides between stops of these numbers. */
export function railHorizon(open: OpenTimetable, stops: readonly number[], set: SaleDays | undefined): RailHorizon {
  const feeds = new Set(stops.flatMap((stop) => open.stops[stop]?.feedId ?? []));
  const lastDays = [...feeds].map((feed) => open.lastDays.get(feed) ?? null);
  const known = lastDays.flatMap((day) => day ?? []);
  const last = known.reduce((latest, day) => (day > latest ? day : latest), '');
  // One timetable without an end is enough to have none.
  const lastDay = known.length < lastDays.length || last === '' ? null : last;
  return { days: saleDaysOf(set, 'rails'), lastDay };
}

/**
 * Refuses a date beyond the horizon as `date_not_offered`: `lastDate` is the last one that is sold, `soldFrom` the day from
 * which the date is. That is not known of a date for which no timetable is published yet.
 */
export function checkHorizon(date: string, today: string, { days, lastDay }: RailHorizon, field: string): Result<null> {
  const last = addDays(today, days);
  // Of a timetable that has ended long ago nothing is found, whatever the date.
  const published = lastDay === null || lastDay < today || lastDay > last ? last : lastDay;
  if (date <= published) return ok(null);
  const opens = soldFrom(date, today, days);
  return fail('date_not_offered', {
    field,
    facts: { lastDate: published, ...(opens === null ? {} : { soldFrom: opens }) },
  });
}
