import type { Names } from '#src/domain/catalogue/destination.ts';
import { lastRealDestination } from '#src/domain/catalogue/synthetic-ids.ts';
import type { RailFare } from '#src/domain/rail/fares/fare.ts';
import type { Seating } from '#src/domain/rail/journeys/coach.ts';
import type { RailPassOffer } from '#src/domain/rail/fares/pass.ts';
import type { RailNames } from '#src/domain/rail/rail-name.ts';
import type { RailRules } from '#src/domain/rail/fares/passenger.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, type RowOf, sql } from '#src/store/shared/database/statement.ts';

const findRailStampSql = sql(
  'find-rail-stamp',
  `select coalesce(string_agg(id || ':' || edition, ' ' order by id), '') as stamp from rail_feed`,
);

/** Changes whenever any feed does. */
export async function findRailStamp(db: Queryable): Promise<string> {
  const { rows } = await db.query(findRailStampSql);
  return rows[0]?.stamp ?? '';
}

/**
 * A station or a group of them as it is stored; `id` is what addresses name it by, each kind with its own number
 * sequence.
 */
export type GroupRow = RowOf<typeof readGroups>;
export type StationRow = RowOf<typeof readStations>;
export type StopRow = RowOf<typeof readStops>;
export type ServiceRow = RowOf<typeof readServices>;
export type TransferRow = RowOf<typeof readTransfers>;
/** Trips by their ids, with the services by which each runs. */
export type StayRow = RowOf<typeof readStays>;
export type LineRow = RowOf<typeof readLines>;
export type FareRow = RowOf<typeof readFares>;
export type FeedRow = RowOf<typeof readFeeds>;
/** A destination of the catalogue, as stations are near to one. */
export type NearPlaceRow = RowOf<typeof readDestinations>;

/** All but the trips: what a timetable is made of, and what is shown of it. */
export type NetworkRows = {
  readonly feeds: readonly FeedRow[];
  readonly groups: readonly GroupRow[];
  readonly stations: readonly StationRow[];
  readonly stops: readonly StopRow[];
  readonly lines: readonly LineRow[];
  readonly services: readonly ServiceRow[];
  readonly transfers: readonly TransferRow[];
  readonly stays: readonly StayRow[];
  readonly fares: readonly FareRow[];
  readonly destinations: readonly NearPlaceRow[];
};

const readFeeds = sql('read-rail-feeds', 'select id, name, rules, passes from rail_feed order by id', {
  narrower: columns<{ rules: RailRules; passes: readonly RailPassOffer[] }>(),
});

const readGroups = sql(
  'read-rail-groups',
  'select id, feed_id as "feedId", key, kind, names, lat, lng from rail_group where live order by id',
  { narrower: columns<{ names: RailNames }>() },
);

const readStations = sql(
  'read-rail-stations',
  `select id, feed_id as "feedId", key, names, lat, lng, group_key as "groupKey", time_zone as "timeZone"
     from rail_station where live order by id`,
  { narrower: columns<{ names: RailNames }>() },
);

const readStops = sql(
  'read-rail-stops',
  `select id, feed_id as "feedId", key, station_key as "stationKey", platform, zone, change_seconds as "changeSeconds"
     from rail_stop order by id`,
);

const readLines = sql(
  'read-rail-lines',
  `select id, feed_id as "feedId", key, operator, names, mode, time_zone as "timeZone", seating from rail_line order by id`,
  { narrower: columns<{ names: RailNames; seating: Seating }>() },
);

const readServices = sql(
  'read-rail-services',
  `select feed_id as "feedId", key, weekdays, from_date as "from", to_date as "to", added, removed
     from rail_service order by feed_id, key`,
);

const readTransfers = sql(
  'read-rail-transfers',
  'select feed_id as "feedId", from_key as "fromKey", to_key as "toKey", seconds from rail_transfer',
);

const readStays = sql(
  'read-rail-stays',
  `select s.feed_id as "feedId", one.id as "from", other.id as "to", one.service_key as "fromService",
       other.service_key as "toService"
     from rail_stay s join rail_trip one on one.feed_id = s.feed_id and one.key = s.from_key
       join rail_trip other on other.feed_id = s.feed_id and other.key = s.to_key order by one.id, other.id`,
);

const readFares = sql(
  'read-rail-fares',
  `select f.feed_id as "feedId", f.key, f.class, f.names, f.price_minor as "priceMinor", f.currency, f.operator, l.id as "line",
       f.origin, f.destination, f.contains, f.changes, f.valid_seconds as "validSeconds", f.conditions
     from rail_fare f left join rail_line l on l.feed_id = f.feed_id and l.key = f.line_key order by f.id`,
  { narrower: columns<Pick<RailFare, 'names' | 'contains' | 'conditions'>>() },
);

const readDestinations = sql(
  'read-rail-destinations',
  `select id, content -> 'names' as names, country, lat, lng from destination where id <= ${lastRealDestination} order by id`,
  { notNull: ['names'], narrower: columns<{ names: Names }>() },
);

/** Reads every feed but for its trips; what is gone is left out. */
export async function findNetwork(db: Queryable): Promise<NetworkRows> {
  const feeds = await db.query(readFeeds);
  const groups = await db.query(readGroups);
  const stations = await db.query(readStations);
  const stops = await db.query(readStops);
  const lines = await db.query(readLines);
  const services = await db.query(readServices);
  const transfers = await db.query(readTransfers);
  const stays = await db.query(readStays);
  const fares = await db.query(readFares);
  const destinations = await db.query(readDestinations);
  return {
    feeds: feeds.rows,
    groups: groups.rows,
    stations: stations.rows,
    stops: stops.rows,
    lines: lines.rows,
    services: services.rows,
    transfers: transfers.rows,
    stays: stays.rows,
    fares: fares.rows,
    destinations: destinations.rows,
  };
}

const findStationsSql = sql(
  'find-stations',
  `select id, feed_id as "feedId", key, names, lat, lng, group_key as "groupKey", time_zone as "timeZone"
     from rail_station where id = any($1::int[])`,
  { narrower: columns<{ names: RailNames }>() },
);

/** Returns stations by their ids, including removed ones: a traveler may hold a ticket there. */
export async function findStations(db: Queryable, ids: readonly number[]): Promise<readonly StationRow[]> {
  const { rows } = await db.query(findStationsSql, [ids]);
  return rows;
}

/** A trip's lists as text ("{1,2}"): millions of numbers are not worth an object each. */
export type TripRow = RowOf<typeof tripsAfter>;

const tripsAtOnce = 5_000;

const tripsAfter = sql(
  'read-rail-trips',
  `select id, feed_id as "feedId", line_key as "lineKey", service_key as "serviceKey", stop_ids::text as "stopIds",
         arrives::text as arrives, departs::text as departs, flags::text as flags
       from rail_trip where id > $1 order by id limit $2`,
);

/** Returns every trip of all feeds, some thousands at a time, in the order of their ids. */
export async function* readTrips(db: Queryable): AsyncGenerator<readonly TripRow[]> {
  for (let after = 0; ;) {
    const { rows } = await db.query(tripsAfter, [after, tripsAtOnce]);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < tripsAtOnce) return;
    after = last.id;
  }
}

/** The facts of a booked trip. */
export type TripFacts = RowOf<typeof readTripFacts>;

const readTripFacts = sql(
  'read-rail-trip-facts',
  `select t.id, t.feed_id as "feedId", l.id as "lineId", t.service_key as "serviceKey", t.number, t.headsign,
       t.stop_ids as "stopIds", t.arrives, t.departs, t.flags
     from rail_trip t join rail_line l on l.feed_id = t.feed_id and l.key = t.line_key where t.id = any($1::int[])`,
);

/** Trips by their ids, in no order; one that is gone is left out. */
export async function findTrips(db: Queryable, ids: readonly number[]): Promise<readonly TripFacts[]> {
  const { rows } = await db.query(readTripFacts, [ids]);
  return rows;
}
