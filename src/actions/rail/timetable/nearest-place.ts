import type { OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { metresBetween, type Point } from '#src/domain/catalogue/distance.ts';
import type { NearPlaceRow } from '#src/store/rail/rail-reading.store.ts';

/** Where one would still say that it leads to a destination. */
const nearMetres = 80_000;

/** The destination of the catalogue that a point belongs to. */
export function nearestPlace({ destinations }: OpenTimetable, point: Point): NearPlaceRow | null {
  let nearest: NearPlaceRow | null = null;
  let least = nearMetres;
  for (const place of destinations) {
    const metres = metresBetween(point, place);
    if (metres >= least) continue;
    nearest = place;
    least = metres;
  }
  return nearest;
}
