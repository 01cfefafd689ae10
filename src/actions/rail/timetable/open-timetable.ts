import type { Deps } from '#src/actions/deps.ts';
import { believedMs, quickTrips, type OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { cacheTimetable } from '#src/actions/rail/timetable/cache-timetable.ts';
import { loadTimetable } from '#src/actions/rail/timetable/load-timetable.ts';
import { findRailStamp } from '#src/store/rail/rail-reading.store.ts';

/**
 * Returns all feeds as this process caches them: read on first request, and again in the background when one has
 * changed; until then the former edition answers.
 */
export async function openTimetable(deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>): Promise<OpenTimetable> {
  const { db, caches, clock, log } = deps;
  const cached = caches.timetable;
  if (cached === null) return cacheTimetable(deps, loadTimetable(db));
  const known = await cached.loaded;
  const age = clock() - cached.checkedMs;
  if (cached.refreshing || (age >= 0 && age < believedMs)) return known;
  cached.checkedMs = clock();
  cached.refreshing = true;
  const stamp = await findRailStamp(db).finally(() => (cached.refreshing = false));
  if (stamp === known.stamp) return known;
  // What is small is read while one waits, so that a feed counts as soon as it is there.
  if (known.timetable.tripIds.length <= quickTrips) return cacheTimetable(deps, loadTimetable(db));
  cached.refreshing = true;
  loadTimetable(db)
    .then((fresh) => cacheTimetable(deps, Promise.resolve(fresh)))
    .catch((error: unknown) => log.error({ err: error }, 'reloading the timetables failed'))
    .finally(() => (cached.refreshing = false));
  return known;
}
