import type { Caller, Deps } from '#src/actions/deps.ts';
import { openTimetable } from '#src/actions/rail/timetable/open-timetable.ts';
import type { Point } from '#src/domain/catalogue/distance.ts';
import { findPlaces, type FoundPlace } from '#src/timetable/place-index.ts';

/** Stations, cities and airports by what was typed so far, in whatever language. */
export async function findRailPlaces(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
  { language }: Pick<Caller, 'language'>,
  { query, near }: { readonly query: string; readonly near?: Point },
): Promise<readonly FoundPlace[]> {
  const { places } = await openTimetable(deps);
  return findPlaces(places, query, { language, ...(near === undefined ? {} : { near }) });
}
