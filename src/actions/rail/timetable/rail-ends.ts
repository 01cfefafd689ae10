import type { CachedStation, OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import type { RailPlace } from '#src/timetable/place-index.ts';

/** Where a journey begins or ends: the stops there, and the clock of the place. */
export type RailEnd = { readonly place: RailPlace; readonly stops: readonly number[]; readonly timeZone: string };

/** Both ends of a journey; a place that is not there, that no train serves, or that is both of them is refused by its field. */
export function railEnds(
  open: OpenTimetable,
  { origin, destination }: { readonly origin: string; readonly destination: string },
): Result<{ readonly from: RailEnd; readonly to: RailEnd }> {
  const from = endOf(open, origin);
  if (from === null) return fail('bad_request', { field: 'origin' });
  const to = endOf(open, destination);
  if (to === null || to.stops.some((stop) => from.stops.includes(stop)))
    return fail('bad_request', { field: 'destination' });
  return ok({ from, to });
}

function endOf({ stations, groups }: OpenTimetable, id: string): RailEnd | null {
  const number = Number(id.slice(1));
  const station = id.startsWith('s') ? stations.get(number) : undefined;
  const group = id.startsWith('g') ? groups.get(number) : undefined;
  const served = (station === undefined ? (group?.stations ?? []) : [station]).filter(({ calls }) => calls > 0);
  const [first] = served;
  const row = station?.row ?? group?.row;
  if (first === undefined || row === undefined) return null;
  return {
    place: placeOf(id, group?.row.kind ?? 'station', row, served),
    stops: served.flatMap(({ stops }) => stops),
    timeZone: first.row.timeZone,
  };
}

function placeOf(
  id: string,
  kind: RailPlace['kind'],
  { names, lat, lng }: Pick<CachedStation['row'], 'names' | 'lat' | 'lng'>,
  served: readonly CachedStation[],
): RailPlace {
  return { id, kind, names, point: { lat, lng }, calls: served.reduce((sum, { calls }) => sum + calls, 0) };
}
