import type { OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import { alightingArrangement, boardingArrangement, type Arrangement } from '#src/domain/rail/feed/feed.ts';
import { atStation } from '#src/domain/rail/station-time.ts';
import type { LineRow, StationRow, TripFacts } from '#src/store/rail/rail-reading.store.ts';
import type { FoundRide } from '#src/timetable/find-journeys.ts';

/** A moment at a station, by its own clock; `seconds` since the epoch. */
export type MomentView = {
  readonly station: StationRow;
  readonly platform: string | null;
  readonly date: string;
  readonly time: string;
  readonly offset: string;
  readonly seconds: number;
};

export type LegView = {
  readonly trip: Pick<TripFacts, 'id' | 'number' | 'headsign'>;
  readonly line: LineRow;
  /** The service day. */
  readonly date: string;
  readonly departs: MomentView;
  readonly arrives: MomentView;
  readonly stopsBetween: number;
  /** The vehicle is that of the leg before: travelers stay on board. */
  readonly staysOn: boolean;
  readonly boarding: Arrangement | null;
  readonly alighting: Arrangement | null;
};

/** Describes a ride for output; null where its trip, line or stations are gone. */
export function describeLeg(
  open: OpenTimetable,
  { date, from, to, staysOn }: FoundRide,
  trip: TripFacts | undefined,
): LegView | null {
  const line = trip === undefined ? undefined : open.lines.get(trip.lineId);
  const departs = momentAt(open, from.stop, from.departs);
  const arrives = momentAt(open, to.stop, to.arrives);
  if (trip === undefined || line === undefined || departs === null || arrives === null) return null;
  const stopsBetween = to.call - from.call - 1;
  const boarding = staysOn ? null : boardingArrangement(trip.flags[from.call] ?? 0);
  const alighting = alightingArrangement(trip.flags[to.call] ?? 0);
  return { trip, line, date, departs, arrives, stopsBetween, staysOn, boarding, alighting };
}

function momentAt({ stops, stationOf }: OpenTimetable, stop: number, seconds: number): MomentView | null {
  const station = stationOf[stop];
  if (station === undefined) return null;
  return { station, platform: stops[stop]?.platform ?? null, ...atStation(seconds, station.timeZone), seconds };
}
