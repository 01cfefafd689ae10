import { growColumn } from '#src/domain/rail/feed/growing-column.ts';
import type { Calls } from '#src/domain/rail/feed/feed.ts';
import type { FeedDraft } from '#src/formats/rail/feed-draft.ts';
import { shown } from '#src/formats/rail/row-reports.ts';
import type { OrderedCalls, OrderedTrip } from '#src/formats/rail/order-calls.ts';

/** A trip of the timetable: one of the draft, or one of the runs that a frequency makes of it. */
export type RepeatedTrip = OrderedTrip & { readonly key: string };

/** A slip in a frequency must not make a timetable of millions. */
const mostRepeated = 200_000;

/**
 * Trips that leave again and again become as many trips, each as long as the one that is written; that one is a pattern and
 * runs no more by itself.
 */
export function repeatTrips(
  { frequencies, repeated, reports, trips: drafts }: FeedDraft,
  { trips, calls }: OrderedCalls,
): { readonly trips: readonly RepeatedTrip[]; readonly calls: Calls } {
  if (repeated.size === 0) return { trips: trips.map((trip) => ({ ...trip, key: trip.trip.key })), calls };
  const patterns = new Map(trips.map((trip) => [trip.trip.key, trip]));
  const all: RepeatedTrip[] = [];
  const stops = growColumn();
  const arrives = growColumn();
  const departs = growColumn();
  const flags = growColumn();
  const lay = (trip: OrderedTrip, key: string, later: number): void => {
    all.push({ ...trip, key, first: stops.length() });
    for (let call = trip.first; call < trip.first + trip.count; call += 1) {
      stops.push(calls.stops[call] ?? 0);
      arrives.push(Math.max(0, (calls.arrives[call] ?? 0) + later));
      departs.push((calls.departs[call] ?? 0) + later);
      flags.push(calls.flags[call] ?? 0);
    }
  };
  for (const trip of trips) if (!repeated.has(trip.trip.key)) lay(trip, trip.trip.key, 0);
  const keys = new Set(drafts.keys());
  let made = 0;
  for (const { line, trip: key, from, to, every } of frequencies) {
    const pattern = patterns.get(key);
    if (pattern === undefined) {
      reports.reject('frequencies.txt', line, `the trip ${shown(key)} cannot be ridden, and so not repeated`);
      continue;
    }
    const runs = Math.ceil((to - from) / every);
    made += runs;
    if (made > mostRepeated) {
      reports.reject('frequencies.txt', line, `with it more than ${mostRepeated} trips would be repeated`);
      continue;
    }
    for (let leaves = from; leaves < to; leaves += every) {
      const named = `${key}@${leaves}`;
      if (keys.has(named)) {
        reports.reject('frequencies.txt', line, `a trip leaves twice at ${leaves} seconds`);
        continue;
      }
      keys.add(named);
      lay(pattern, named, leaves - (calls.departs[pattern.first] ?? 0));
    }
  }
  const laid = { stops: stops.whole(), arrives: arrives.whole(), departs: departs.whole() };
  return { trips: all, calls: { ...laid, flags: Uint8Array.from(flags.whole()) } };
}
