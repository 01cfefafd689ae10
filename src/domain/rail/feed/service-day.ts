import { addDays, instantOf, weekdayOf } from '#src/domain/shared/time/local-time.ts';
import type { ServiceCalendar } from '#src/domain/rail/feed/feed.ts';

const halfDaySeconds = 43_200;

/**
 * Seconds since the epoch at which a service day begins: twelve hours before its noon. That is midnight but on days
 * when clocks change, and times of trips count from here, so that 09:30 is half past nine on those days too.
 */
export function serviceDayStart(date: string, timeZone: string): number {
  return instantOf(date, 720, timeZone) / 1000 - halfDaySeconds;
}

/** Whether a service runs on a date. A day taken away wins over one that was added. */
export function runsOn(service: ServiceCalendar, date: string): boolean {
  if (service.removed.includes(date)) return false;
  if (service.added.includes(date)) return true;
  if (date < service.from || (service.to !== null && date > service.to)) return false;
  return ((service.weekdays >> (weekdayOf(date) - 1)) & 1) === 1;
}

/** The days on which both of two services run; null where there are none. */
export function sharedCalendar(one: ServiceCalendar, other: ServiceCalendar): ServiceCalendar | null {
  const added = [...new Set([...one.added, ...other.added])].filter((date) => runsOn(one, date) && runsOn(other, date));
  const from = one.from > other.from ? one.from : other.from;
  const [first, second] = [one.to ?? openEnd, other.to ?? openEnd];
  const to = first < second ? first : second;
  const weekdays = from > to ? 0 : one.weekdays & other.weekdays;
  if (weekdays === 0 && added.length === 0) return null;
  const end = to === openEnd ? null : to;
  const removed = [...new Set([...one.removed, ...other.removed])];
  return { key: `${one.key} & ${other.key}`, weekdays, from, to: from > to ? from : end, added, removed };
}

/** The same calendar later or earlier by whole weeks, so that weekdays stay what they are. */
export function shiftCalendar(service: ServiceCalendar, weeks: number): ServiceCalendar {
  const move = (date: string): string => addDays(date, weeks * 7);
  return {
    ...service,
    from: move(service.from),
    to: service.to === null ? null : move(service.to),
    added: service.added.map(move),
    removed: service.removed.map(move),
  };
}

/** The first and the last day on which anything may run; null for the last where some service has no end. */
export function spanOf(services: readonly ServiceCalendar[]): { readonly from: string; readonly to: string | null } {
  const begins = services.flatMap(({ weekdays, from, added }) => (weekdays === 0 ? added : [from, ...added]));
  const ends = services.flatMap(({ weekdays, to, added }) => (weekdays === 0 ? added : [to ?? openEnd, ...added]));
  const from = begins.reduce((least, date) => (date < least ? date : least), openEnd);
  const to = ends.reduce((most, date) => (date > most ? date : most), '0000-01-01');
  return { from, to: to === openEnd ? null : to };
}

const openEnd = '9999-12-31';
