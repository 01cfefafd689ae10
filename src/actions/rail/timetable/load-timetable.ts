import type { CachedGroup, CachedStation, OpenTimetable } from '#src/actions/rail/timetable/cached-timetable.ts';
import type { ServiceCalendar } from '#src/domain/rail/feed/feed.ts';
import { sharedCalendar, spanOf } from '#src/domain/rail/feed/service-day.ts';
import {
  findNetwork,
  findRailStamp,
  readTrips,
  type NetworkRows,
  type TripRow,
} from '#src/store/rail/rail-reading.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { inClass } from '#src/store/shared/database/query-class.ts';
import { chainTrips, type InSeatTransfer } from '#src/timetable/chain-trips.ts';
import { startTimetable, type TimetableBuilder } from '#src/timetable/build-timetable.ts';
import { indexPlaces, type RailPlace } from '#src/timetable/place-index.ts';
import type { Timetable, Footpath } from '#src/timetable/timetable-shape.ts';

/**
 * Reads all feeds into memory, for all callers and without a visitor's time limit. What changes
 * meanwhile is read again, since the stamp is older.
 */
export function loadTimetable(db: Queryable): Promise<OpenTimetable> {
  return inClass('work', () => readAll(db));
}

async function readAll(db: Queryable): Promise<OpenTimetable> {
  const stamp = await findRailStamp(db);
  const rows = await findNetwork(db);
  const numberOf = new Map(rows.stops.map(({ id }, number) => [id, number]));
  const serviceOf = new Map(rows.services.map(({ feedId, key }, number) => [keyOf(feedId, key), number]));
  const { stays, services } = staysOf(rows, serviceOf);
  const builder = startTimetable({ stops: rows.stops.length, services, ways: waysOf(rows) });
  const chainer = chainTrips(stays, builder.add);
  const add = adder(chainer.add, rows, numberOf, serviceOf);
  for await (const trips of readTrips(db)) trips.forEach(add);
  chainer.finish();
  const timetable = builder.finish();
  const { stations, groups } = stationsOf(rows, timetable);
  const byKey = new Map([...stations.values()].map((station) => [keyOf(station.row.feedId, station.row.key), station]));
  return {
    stamp,
    timetable,
    stops: rows.stops,
    numberOf,
    stationOf: rows.stops.flatMap(({ feedId, stationKey }) => byKey.get(keyOf(feedId, stationKey))?.row ?? []),
    stations,
    groups,
    lines: new Map(rows.lines.map((line) => [line.id, line])),
    feeds: new Map(rows.feeds.map((feed) => [feed.id, feed])),
    destinations: rows.destinations,
    fares: Map.groupBy(rows.fares, ({ feedId }) => feedId),
    rules: new Map(rows.feeds.map(({ id, rules }) => [id, rules])),
    lastDays: lastDaysOf(rows),
    stays: new Set(rows.stays.map(({ from, to }) => `${from} ${to}`)),
    serviceOf,
    places: indexPlaces(placesOf(stations, groups)),
  };
}

function keyOf(feedId: number, key: string): string {
  return `${feedId} ${key}`;
}

function lastDaysOf({ services }: NetworkRows): ReadonlyMap<number, string | null> {
  const byFeed = Map.groupBy(services, ({ feedId }) => feedId);
  return new Map([...byFeed].map(([feed, own]) => [feed, spanOf(own).to]));
}

/** Where travelers stay on board, and the services with those on whose shared days some do. */
function staysOf(
  { stays, services }: NetworkRows,
  numbers: ReadonlyMap<string, number>,
): {
  readonly stays: readonly InSeatTransfer[];
  readonly services: readonly ServiceCalendar[];
} {
  const all: ServiceCalendar[] = [...services];
  const found = stays.flatMap(({ feedId, from, to, fromService, toService }): InSeatTransfer[] => {
    const [one, other] = [fromService, toService].map((key) => numbers.get(keyOf(feedId, key)) ?? -1);
    const [days, later] = [services[one ?? -1], services[other ?? -1]];
    if (one === undefined || days === undefined || later === undefined) return [];
    if (one === other) return [{ from, to, service: one, isWhole: true }];
    const shared = sharedCalendar(days, later);
    return shared === null ? [] : [{ from, to, service: all.push(shared) - 1, isWhole: false }];
  });
  return { stays: found, services: all };
}

function adder(
  add: TimetableBuilder['add'],
  { lines }: NetworkRows,
  numberOf: ReadonlyMap<number, number>,
  serviceOf: ReadonlyMap<string, number>,
): (trip: TripRow) => void {
  const zoneOf = new Map(lines.map(({ feedId, key, timeZone }) => [keyOf(feedId, key), timeZone]));
  const columns: Record<'stops' | 'arrives' | 'departs' | 'flags', number[]> = {
    stops: [],
    arrives: [],
    departs: [],
    flags: [],
  };
  return (trip) => {
    readNumbers(trip.stopIds, columns.stops);
    readNumbers(trip.arrives, columns.arrives);
    readNumbers(trip.departs, columns.departs);
    readNumbers(trip.flags, columns.flags);
    columns.stops.forEach((id, place) => (columns.stops[place] = numberOf.get(id) ?? 0));
    const timeZone = zoneOf.get(keyOf(trip.feedId, trip.lineKey)) ?? 'UTC';
    const service = serviceOf.get(keyOf(trip.feedId, trip.serviceKey)) ?? 0;
    add({ id: trip.id, service, timeZone, ...columns });
  };
}

/** The numbers of a list as the database writes it. */
function readNumbers(text: string, into: number[]): void {
  let count = 0;
  let value = 0;
  for (let at = 1; at < text.length; at += 1) {
    const digit = text.charCodeAt(at) - 48;
    if (digit >= 0 && digit <= 9) value = value * 10 + digit;
    else {
      into[count] = value;
      count += 1;
      value = 0;
    }
  }
  into.length = count;
}

/** Transfers at the same stop and within the station; what a feed says of two stops holds instead. */
function waysOf({ stops, transfers }: NetworkRows): Footpath[] {
  const byStation = Map.groupBy(stops.keys(), (number) => {
    const stop = stops[number];
    return stop === undefined ? '' : keyOf(stop.feedId, stop.stationKey);
  });
  const numbers = new Map(stops.map(({ feedId, key }, number) => [keyOf(feedId, key), number]));
  const seconds = new Map<string, number | null>();
  for (const platforms of byStation.values())
    for (const from of platforms)
      for (const to of platforms)
        seconds.set(`${from} ${to}`, Math.max(stops[from]?.changeSeconds ?? 0, stops[to]?.changeSeconds ?? 0));
  for (const transfer of transfers) {
    const from = numbers.get(keyOf(transfer.feedId, transfer.fromKey));
    const to = numbers.get(keyOf(transfer.feedId, transfer.toKey));
    if (from !== undefined && to !== undefined) seconds.set(`${from} ${to}`, transfer.seconds);
  }
  return [...seconds].flatMap(([pair, time]) => {
    const [from = 0, to = 0] = pair.split(' ').map(Number);
    return time === null ? [] : [{ from, to, seconds: time }];
  });
}

function stationsOf(rows: NetworkRows, { stopCalls, stopPatterns, patternTrips }: Timetable) {
  const callsOf = (stop: number): number => {
    let calls = 0;
    for (let call = stopCalls[stop] ?? 0; call < (stopCalls[stop + 1] ?? 0); call += 1) {
      const pattern = stopPatterns[call] ?? 0;
      calls += (patternTrips[pattern + 1] ?? 0) - (patternTrips[pattern] ?? 0);
    }
    return calls;
  };
  const numbers = Map.groupBy(rows.stops.keys(), (number) => {
    const stop = rows.stops[number];
    return stop === undefined ? '' : keyOf(stop.feedId, stop.stationKey);
  });
  const groupRows = new Map(rows.groups.map((row) => [keyOf(row.feedId, row.key), row]));
  const stations = new Map<number, CachedStation>();
  for (const row of rows.stations) {
    const stops = numbers.get(keyOf(row.feedId, row.key)) ?? [];
    const calls = stops.reduce((sum, stop) => sum + callsOf(stop), 0);
    const group = row.groupKey === null ? null : (groupRows.get(keyOf(row.feedId, row.groupKey)) ?? null);
    stations.set(row.id, { row, stops, calls, group });
  }
  const members = Map.groupBy(stations.values(), ({ group }) => group?.id ?? 0);
  const groups = new Map<number, CachedGroup>(
    rows.groups.map((row) => [row.id, { row, stations: members.get(row.id) ?? [] }]),
  );
  return { stations, groups };
}

function placesOf(stations: ReadonlyMap<number, CachedStation>, groups: ReadonlyMap<number, CachedGroup>): RailPlace[] {
  const place = ({ row, calls }: CachedStation): RailPlace => ({
    id: `s${row.id}`,
    kind: 'station',
    names: row.names,
    point: { lat: row.lat, lng: row.lng },
    calls,
  });
  const group = ({ row, stations: members }: CachedGroup): RailPlace => ({
    id: `g${row.id}`,
    kind: row.kind,
    names: row.names,
    point: { lat: row.lat, lng: row.lng },
    calls: members.reduce((sum, { calls }) => sum + calls, 0),
  });
  return [...[...groups.values()].map(group), ...[...stations.values()].map(place)];
}
