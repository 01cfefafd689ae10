import { daysBetween } from '#src/domain/shared/time/local-time.ts';
import type { ServiceCalendar } from '#src/domain/rail/feed/feed.ts';
import type { FeedDraft } from '#src/formats/rail/feed-draft.ts';
import { shiftCalendar, spanOf } from '#src/domain/rail/feed/service-day.ts';

/** A calendar that ends later has no end: publishers write such dates for "until further notice". */
const lastDay = '2199-12-31';
/** A calendar of fewer days is for a holiday, and no newer timetable. */
const holidayDays = 28;
/** Days without any train between two timetables that have nothing but single days. */
const gapDays = 28;

/** The calendars of a feed, moved by whole weeks so that the newest of them begins in the week before `shiftTo`. */
export function gatherCalendars({ services: drafts, trips, lost }: FeedDraft, shiftTo: string | undefined) {
  const stated = [...drafts].map(([key, { weekdays, from, to, added, removed }]): ServiceCalendar => {
    const first = from ?? added.toSorted()[0] ?? removed[0] ?? '1970-01-01';
    const closed = lost.days.size === 0 ? removed : [...removed, ...lost.days];
    const end = to ?? (from === null ? first : null);
    return { key, weekdays, from: first, to: end !== null && end > lastDay ? null : end, added, removed: closed };
  });
  const used = new Set([...trips.values()].map(({ service }) => service));
  const running = stated.filter(({ key }) => used.has(key));
  const weeks = shiftTo === undefined ? 0 : Math.floor(daysBetween(newestStart(running), shiftTo) / 7);
  const services = stated.map((service) => shiftCalendar(service, weeks));
  return { services, weeks, span: spanOf(services) };
}

/**
 * Returns the day on which the newest timetable of a feed begins: feeds contain former ones beside it, some of them
 * years old. It is the latest beginning of a calendar with weekdays, holidays left aside; where there are only single
 * days, the first after a long time without any.
 */
function newestStart(services: readonly ServiceCalendar[]): string {
  const weekly = services.filter(({ weekdays }) => weekdays !== 0);
  if (weekly.length === 0) return lastCluster(services.flatMap(({ added }) => added).toSorted());
  const lengthOf = ({ from, to }: ServiceCalendar): number => daysBetween(from, to ?? lastDay) + 1;
  const least = Math.min(holidayDays, Math.max(...weekly.map(lengthOf)));
  const regular = weekly.filter((service) => lengthOf(service) >= least);
  return regular.reduce((latest, { from }) => (from > latest ? from : latest), '0000-01-01');
}

function lastCluster(days: readonly string[]): string {
  const start = days.findLastIndex((day, at) => at === 0 || daysBetween(days[at - 1] ?? day, day) > gapDays);
  return days[start] ?? '1970-01-01';
}
