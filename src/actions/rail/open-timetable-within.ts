import type { Deps } from '#src/actions/deps.ts';
import { keptTimetables, type OpenTimetable } from '#src/actions/rail/kept-timetable.ts';
import { keepTimetable } from '#src/actions/rail/keep-timetable.ts';
import { loadTimetable } from '#src/actions/rail/load-timetable.ts';
import { openTimetable } from '#src/actions/rail/open-timetable.ts';
import type { Queryable } from '#src/store/db.ts';
import { findRailStamp } from '#src/store/rail-reading.store.ts';

/**
 * All feeds, within a transaction: whoever holds a connection waits for no other, so that a crowd at the checkout cannot keep
 * the connections that it is waiting for. What has changed is read by the transaction itself.
 */
export async function openTimetableWithin(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  on: Queryable,
): Promise<OpenTimetable> {
  if (on === deps.db) return openTimetable(deps);
  const known = keptTimetables.get(deps.db)?.ready ?? null;
  if (known !== null && (await findRailStamp(on)) === known.stamp) return known;
  const fresh = await loadTimetable(on);
  await keepTimetable(deps, Promise.resolve(fresh));
  return fresh;
}
