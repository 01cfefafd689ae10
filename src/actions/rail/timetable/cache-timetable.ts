import type { Deps } from '#src/actions/deps.ts';
import type { CachedTimetable, OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';

/** Caches feeds that are being read for this process; a failed read is discarded. */
export function cacheTimetable(
  { caches, clock }: Pick<Deps, 'caches' | 'clock'>,
  loaded: Promise<OpenTimetable>,
): Promise<OpenTimetable> {
  const cached: CachedTimetable = { loaded, ready: null, checkedMs: clock(), refreshing: false };
  caches.timetable = cached;
  loaded.then(
    (ready) => (cached.ready = ready),
    () => (caches.timetable = null),
  );
  return loaded;
}
