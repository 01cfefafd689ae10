import type { DraftTrip, FeedDraft, StopTimes } from '#src/formats/rail/feed-draft.ts';
import { growColumn } from '#src/domain/rail/feed/growing-column.ts';
import type { Calls } from '#src/domain/rail/feed/feed.ts';
import { shown } from '#src/formats/rail/row-reports.ts';

/** A trip of a draft with its calls in order. */
export type OrderedTrip = { readonly trip: DraftTrip; readonly first: number; readonly count: number };

export type OrderedCalls = { readonly trips: readonly OrderedTrip[]; readonly calls: Calls };

type Rows = { readonly [Column in keyof StopTimes]: Int32Array };

/**
 * Brings rows of stop_times, whatever their order, to trips with calls in the order of their sequence; times that are
 * left out between two others are spread evenly. A trip that cannot be ridden is left out and reported.
 */
export function orderCalls(draft: FeedDraft, stopOf: Int32Array): OrderedCalls {
  const { times, tripList, reports } = draft;
  const rows: Rows = {
    trips: times.trips.whole(),
    stops: times.stops.whole(),
    sequences: times.sequences.whole(),
    arrives: times.arrives.whole(),
    departs: times.departs.whole(),
    flags: times.flags.whole(),
    lines: times.lines.whole(),
  };
  const order = rowsByTrip(rows.trips, tripList.length);
  const stops = growColumn();
  const arrives = growColumn();
  const departs = growColumn();
  const flags = growColumn();
  const trips: OrderedTrip[] = [];
  for (const trip of tripList) {
    const mine = order.rows.subarray(order.starts[trip.number], order.starts[trip.number + 1]);
    mine.sort((one, other) => (rows.sequences[one] ?? 0) - (rows.sequences[other] ?? 0));
    const fault = lostReason(draft, trip) ?? faultOf(rows, mine);
    if (fault !== null) {
      reports.reject('trips.txt', trip.line, fault);
      continue;
    }
    trips.push({ trip, first: stops.length(), count: mine.length });
    for (const row of mine) {
      stops.push(stopOf[rows.stops[row] ?? 0] ?? 0);
      arrives.push(rows.arrives[row] ?? 0);
      departs.push(rows.departs[row] ?? 0);
      flags.push(rows.flags[row] ?? 0);
    }
  }
  const calls = {
    stops: stops.whole(),
    arrives: arrives.whole(),
    departs: departs.whole(),
    flags: Uint8Array.from(flags.whole()),
  };
  return { trips, calls };
}

/** Why a trip is left out, since something that restricts it could not be read. */
function lostReason({ lost }: FeedDraft, { key, service }: DraftTrip): string | null {
  const reason = lost.trips.get(key);
  if (reason !== undefined) return reason;
  const days = lost.services.get(service);
  return days === undefined ? null : `the days of its service ${shown(service)} are not known: ${days}`;
}

/** Row numbers, those of each trip together. */
function rowsByTrip(trips: Int32Array, count: number): { readonly rows: Int32Array; readonly starts: Int32Array } {
  const starts = new Int32Array(count + 1);
  for (const trip of trips) starts[trip + 1] = (starts[trip + 1] ?? 0) + 1;
  for (let trip = 0; trip < count; trip += 1) starts[trip + 1] = (starts[trip + 1] ?? 0) + (starts[trip] ?? 0);
  const next = starts.slice();
  const rows = new Int32Array(trips.length);
  trips.forEach((trip, row) => {
    const place = next[trip] ?? 0;
    rows[place] = row;
    next[trip] = place + 1;
  });
  return { rows, starts };
}

/** Fills in what is left out, and says why a trip cannot be ridden; null when it can. */
function faultOf(rows: Rows, mine: Int32Array): string | null {
  if (mine.length < 2) return `the trip has ${mine.length === 0 ? 'no stop' : 'one stop only'}`;
  const [first, last] = [mine[0] ?? 0, mine.at(-1) ?? 0];
  if ((rows.arrives[first] ?? -1) < 0 || (rows.arrives[last] ?? -1) < 0)
    return 'the trip has no time at its first or its last stop';
  spread(rows, mine);
  let clock = -1;
  for (const [place, row] of mine.entries()) {
    const line = rows.lines[row];
    const before = mine[place - 1];
    if (before !== undefined && rows.sequences[before] === rows.sequences[row])
      return `two rows of stop_times.txt are number ${rows.sequences[row]} of the trip (line ${line})`;
    const [arrives, departs] = [rows.arrives[row] ?? 0, rows.departs[row] ?? 0];
    if (arrives < clock) return `it arrives before it has left the stop before (stop_times.txt, line ${line})`;
    if (departs < arrives) return `it leaves before it has arrived (stop_times.txt, line ${line})`;
    clock = departs;
  }
  return null;
}

/** Times between two that are given, in equal steps. */
function spread({ arrives, departs }: Rows, mine: Int32Array): void {
  let known = 0;
  for (let place = 1; place < mine.length; place += 1) {
    const row = mine[place] ?? 0;
    if ((arrives[row] ?? -1) < 0) continue;
    const from = departs[mine[known] ?? 0] ?? 0;
    const step = ((arrives[row] ?? 0) - from) / (place - known);
    for (let between = known + 1; between < place; between += 1) {
      const left = mine[between] ?? 0;
      arrives[left] = Math.round(from + step * (between - known));
      departs[left] = arrives[left] ?? 0;
    }
    known = place;
  }
}
