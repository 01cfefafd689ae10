import { dateOfDay } from '#src/domain/shared/time/local-time.ts';
import { runsOn, serviceDayStart } from '#src/domain/rail/feed/service-day.ts';
import type { Timetable } from '#src/timetable/timetable-shape.ts';

/** The service days of a search, in order. Times of a search are seconds after `refSeconds`. */
export type RunningDays = {
  /** The epoch seconds from which all times of the search count. */
  readonly refSeconds: number;
  readonly dates: readonly string[];
  /** For each day, which services run: 1 by the number of the service. */
  readonly active: readonly Uint8Array[];
  /** When day d begins in time zone z: `starts[z * dates.length + d]`. */
  readonly starts: Int32Array;
};

const daySeconds = 86_400;
const mostCachedDates = 400;
const datesOf = new WeakMap<Timetable, Map<string, Uint8Array>>();

/** Returns all days on which a trip may run between two moments, in seconds since the epoch. */
export function runningDays(timetable: Timetable, fromSeconds: number, toSeconds: number): RunningDays {
  // A zone is at most fourteen hours from UTC, so one more day on either side is enough.
  const first = Math.floor((fromSeconds - timetable.longest) / daySeconds) - 1;
  const last = Math.floor(toSeconds / daySeconds) + 1;
  const dates = Array.from({ length: last - first + 1 }, (_, day) => dateOfDay(first + day));
  const refSeconds = first * daySeconds;
  const starts = new Int32Array(timetable.zones.length * dates.length);
  timetable.zones.forEach((zone, number) =>
    dates.forEach((date, day) => {
      starts[number * dates.length + day] = serviceDayStart(date, zone) - refSeconds;
    }),
  );
  return { refSeconds, dates, active: dates.map((date) => activeOn(timetable, date)), starts };
}

function activeOn(timetable: Timetable, date: string): Uint8Array {
  let dates = datesOf.get(timetable);
  if (dates === undefined) datesOf.set(timetable, (dates = new Map()));
  let active = dates.get(date);
  if (active === undefined) {
    active = Uint8Array.from(timetable.services, (service) => (runsOn(service, date) ? 1 : 0));
    if (dates.size >= mostCachedDates) dates.clear();
    dates.set(date, active);
  }
  return active;
}
