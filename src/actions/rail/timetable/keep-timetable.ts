import type { Deps } from '#src/actions/deps.ts';
import { cachedTimetables, type Kept, type OpenTimetable } from '#src/actions/rail/timetable/kept-timetable.ts';

/** Keeps feeds that are being read for this process; a reading that fails is forgotten. */
export function keepTimetable(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  loaded: Promise<OpenTimetable>,
): Promise<OpenTimetable> {
  const kept: Kept = { loaded, ready: null, askedMs: clock(), refreshing: false };
  cachedTimetables.set(db, kept);
  loaded.then(
    (ready) => (kept.ready = ready),
    () => cachedTimetables.delete(db),
  );
  return loaded;
}
