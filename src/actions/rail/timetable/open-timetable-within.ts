import type { Deps } from '#src/actions/deps.ts';
import { cacheTimetable } from '#src/actions/rail/timetable/cache-timetable.ts';
import { quickTrips, type OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { loadTimetable } from '#src/actions/rail/timetable/load-timetable.ts';
import { openTimetable } from '#src/actions/rail/timetable/open-timetable.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { findRailStamp } from '#src/store/rail/rail-reading.store.ts';

/**
 * All feeds as they are at this moment, for selling, on a connection that the caller has: a caller that holds one waits
 * for no other, so that many concurrent checkouts cannot hold the connections that they wait for. A large network that
 * has changed is read again in the background, and what is sold of it meanwhile is checked trip by trip.
 */
export async function openTimetableWithin(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
  on: Queryable,
): Promise<OpenTimetable> {
  const known = deps.caches.timetable?.ready ?? null;
  if (known !== null && (await findRailStamp(on)) === known.stamp) return known;
  if (known !== null && known.timetable.tripIds.length > quickTrips) {
    openTimetable(deps).catch((error: unknown) => deps.log.error({ err: error }, 'reloading the timetables failed'));
    return known;
  }
  const fresh = await loadTimetable(on);
  await cacheTimetable(deps, Promise.resolve(fresh));
  return fresh;
}
