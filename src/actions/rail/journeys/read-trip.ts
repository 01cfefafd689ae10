import type { Deps } from '#src/actions/deps.ts';
import type { MomentView } from '#src/actions/rail/describe-leg.ts';
import { openTimetable } from '#src/actions/rail/timetable/open-timetable.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { noAlighting, noBoarding } from '#src/domain/rail/feed/feed.ts';
import { runsOn, serviceDayStart } from '#src/domain/rail/feed/service-day.ts';
import { atStation } from '#src/domain/rail/station-time.ts';
import { findTrips, type LineRow, type TripFacts } from '#src/store/rail/rail-reading.store.ts';

export type TripView = {
  readonly trip: TripFacts;
  readonly line: LineRow;
  readonly date: string;
  readonly stops: readonly {
    readonly arrives: MomentView | null;
    readonly departs: MomentView | null;
    readonly boarding: boolean;
    readonly alighting: boolean;
  }[];
};

/** All calls of a trip on a service day; a day on which it does not run is refused. */
export async function readTrip(
  deps: Pick<Deps, 'db' | 'caches' | 'clock' | 'log'>,
  { id, date }: { readonly id: number; readonly date: string },
): Promise<Result<TripView>> {
  const open = await openTimetable(deps);
  const [trip] = await findTrips(deps.db, [id]);
  const line = trip === undefined ? undefined : open.lines.get(trip.lineId);
  const service = open.timetable.services[open.serviceOf.get(`${trip?.feedId} ${trip?.serviceKey}`) ?? -1];
  if (trip === undefined || line === undefined || service === undefined) return fail('not_found', { field: 'id' });
  if (!runsOn(service, date)) return fail('bad_request', { field: 'date' });
  const start = serviceDayStart(date, line.timeZone);
  const last = trip.stopIds.length - 1;
  const moment = (call: number, seconds: number): MomentView | null => {
    const number = open.numberOf.get(trip.stopIds[call] ?? 0) ?? -1;
    const station = open.stationOf[number];
    if (station === undefined) return null;
    const platform = open.stops[number]?.platform ?? null;
    return { station, platform, ...atStation(start + seconds, station.timeZone), seconds: start + seconds };
  };
  const stops = trip.stopIds.map((_, call) => ({
    arrives: call === 0 ? null : moment(call, trip.arrives[call] ?? 0),
    departs: call === last ? null : moment(call, trip.departs[call] ?? 0),
    boarding: call < last && ((trip.flags[call] ?? 0) & noBoarding) === 0,
    alighting: call > 0 && ((trip.flags[call] ?? 0) & noAlighting) === 0,
  }));
  return ok({ trip, line, date, stops });
}
