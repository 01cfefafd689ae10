import type { RunningDays } from '#src/timetable/running-days.ts';
import type { Timetable } from '#src/timetable/timetable-shape.ts';

/** A time later than all others: not reachable. */
export const unreachable = 2_147_483_647;

/** A call of a pattern on a service day: `place` within the pattern, `start` is when the day begins by its clock. */
export type CallOfDay = {
  readonly pattern: number;
  readonly place: number;
  readonly day: number;
  readonly start: number;
};

/** Returns the index of the first trip of a service day that departs from a call at or after `ready` and before `before`; -1 if none. */
export function nextTrip(
  timetable: Timetable,
  days: RunningDays,
  { pattern, place, day, start }: CallOfDay,
  ready: number,
  before: number,
): number {
  const { patternCalls, patternTrips, patternTimes, departs, tripServices } = timetable;
  const length = (patternCalls[pattern + 1] ?? 0) - (patternCalls[pattern] ?? 0);
  const first = patternTrips[pattern] ?? 0;
  const count = (patternTrips[pattern + 1] ?? 0) - first;
  const times = (patternTimes[pattern] ?? 0) + place;
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (start + (departs[times + middle * length] ?? 0) < ready) low = middle + 1;
    else high = middle;
  }
  const active = days.active[day];
  for (let trip = low; trip < count; trip += 1) {
    if (start + (departs[times + trip * length] ?? 0) >= before) return -1;
    if (active?.[tripServices[first + trip] ?? 0] === 1) return first + trip;
  }
  return -1;
}
