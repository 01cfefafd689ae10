import type { Names } from '#src/domain/catalogue/destination.ts';
import { lastRealDestination } from '#src/domain/catalogue/synthetic-ids.ts';
import type { RailFare } from '#src/domain/rail/fares/fare.ts';
import type { RailMode, ServiceCalendar } from '#src/domain/rail/feed/feed.ts';
import type { Seating } from '#src/domain/rail/journeys/coach.ts';
import type { RailPassOffer } from '#src/domain/rail/fares/pass.ts';
import type { RailNames } from '#src/domain/rail/rail-name.ts';
import type { RailRules } from '#src/domain/rail/fares/passenger.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/** Changes whenever any feed does. */
export async function findRailStamp(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ stamp: string }>(
    `select coalesce(string_agg(id || ':' || edition, ' ' order by id), '') as stamp from rail_feed`,
  );
  return rows[0]?.stamp ?? '';
}

/** A station or a group of them as it is stored; `id` is what addresses name it by, each kind from numbers of its own. */
export type GroupRow = {
  readonly id: number;
  readonly feedId: number;
  readonly key: string;
  readonly kind: 'city' | 'airport';
  readonly names: RailNames;
  readonly lat: number;
  readonly lng: number;
};
export type StationRow = Omit<GroupRow, 'kind'> & { readonly groupKey: string | null; readonly timeZone: string };
export type StopRow = {
  readonly id: number;
  readonly feedId: number;
  readonly key: string;
  readonly stationKey: string;
  readonly platform: string | null;
  readonly zone: string | null;
  readonly changeSeconds: number;
};
export type ServiceRow = ServiceCalendar & { readonly feedId: number };
export type TransferRow = {
  readonly feedId: number;
  readonly fromKey: string;
  readonly toKey: string;
  readonly seconds: number | null;
};
/** Trips by their ids, with the services by which each runs. */
export type StayRow = {
  readonly feedId: number;
  readonly from: number;
  readonly to: number;
  readonly fromService: string;
  readonly toService: string;
};
export type LineRow = {
  readonly id: number;
  readonly feedId: number;
  readonly key: string;
  readonly operator: string;
  readonly names: RailNames;
  readonly mode: RailMode;
  readonly timeZone: string;
  readonly seating: Seating;
};
export type FareRow = Omit<RailFare, 'line'> & { readonly feedId: number; readonly line: number | null };
export type FeedRow = {
  readonly id: number;
  readonly name: string;
  readonly rules: RailRules;
  readonly passes: readonly RailPassOffer[];
};
/** A destination of the catalogue, as stations are near to one. */
export type NearPlaceRow = {
  readonly id: number;
  readonly names: Names;
  readonly country: string;
  readonly lat: number;
  readonly lng: number;
};

/** All but the trips: what a timetable is made of, and what is told of it. */
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

/** Reads every feed but for its trips; what is gone is left out. */
export async function findNetwork(db: Queryable): Promise<NetworkRows> {
  const feeds = await db.query<FeedRow>('select id, name, rules, passes from rail_feed order by id');
  const groups = await db.query<GroupRow>(
    'select id, feed_id as "feedId", key, kind, names, lat, lng from rail_group where live order by id',
  );
  const stations = await db.query<StationRow>(
    `select id, feed_id as "feedId", key, names, lat, lng, group_key as "groupKey", time_zone as "timeZone"
     from rail_station where live order by id`,
  );
  const stops = await db.query<StopRow>(
    `select id, feed_id as "feedId", key, station_key as "stationKey", platform, zone, change_seconds as "changeSeconds"
     from rail_stop order by id`,
  );
  const lines = await db.query<LineRow>(
    `select id, feed_id as "feedId", key, operator, names, mode, time_zone as "timeZone", seating from rail_line order by id`,
  );
  const services = await db.query<ServiceRow>(
    `select feed_id as "feedId", key, weekdays, from_date as "from", to_date as "to", added, removed
     from rail_service order by feed_id, key`,
  );
  const transfers = await db.query<TransferRow>(
    'select feed_id as "feedId", from_key as "fromKey", to_key as "toKey", seconds from rail_transfer',
  );
  const stays = await db.query<StayRow>(
    `select s.feed_id as "feedId", one.id as "from", other.id as "to", one.service_key as "fromService",
       other.service_key as "toService"
     from rail_stay s join rail_trip one on one.feed_id = s.feed_id and one.key = s.from_key
       join rail_trip other on other.feed_id = s.feed_id and other.key = s.to_key order by one.id, other.id`,
  );
  const fares = await db.query<FareRow>(
    `select f.feed_id as "feedId", f.key, f.class, f.names, f.price_minor as "priceMinor", f.currency, f.operator, l.id as "line",
       f.origin, f.destination, f.contains, f.changes, f.valid_seconds as "validSeconds", f.conditions
     from rail_fare f left join rail_line l on l.feed_id = f.feed_id and l.key = f.line_key order by f.id`,
  );
  const destinations = await db.query<NearPlaceRow>(
    `select id, content -> 'names' as names, country, lat, lng from destination where id <= ${lastRealDestination} order by id`,
  );
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

/** Stations by their ids, those too that are gone: somebody may hold a ticket there. */
export async function findStations(db: Queryable, ids: readonly number[]): Promise<readonly StationRow[]> {
  const { rows } = await db.query<StationRow>(
    `select id, feed_id as "feedId", key, names, lat, lng, group_key as "groupKey", time_zone as "timeZone"
     from rail_station where id = any($1::int[])`,
    [ids],
  );
  return rows;
}

/** A trip's lists as text ("{1,2}"): millions of numbers are not worth an object each. */
export type TripRow = {
  readonly id: number;
  readonly feedId: number;
  readonly lineKey: string;
  readonly serviceKey: string;
  readonly stopIds: string;
  readonly arrives: string;
  readonly departs: string;
  readonly flags: string;
};

const tripsAtOnce = 5_000;

/** Every trip of all feeds, some thousands at a time, in the order of their ids. */
export async function* readTrips(db: Queryable): AsyncGenerator<readonly TripRow[]> {
  for (let after = 0; ;) {
    const { rows } = await db.query<TripRow>(
      `select id, feed_id as "feedId", line_key as "lineKey", service_key as "serviceKey", stop_ids::text as "stopIds",
         arrives::text as arrives, departs::text as departs, flags::text as flags
       from rail_trip where id > $1 order by id limit $2`,
      [after, tripsAtOnce],
    );
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < tripsAtOnce) return;
    after = last.id;
  }
}

/** What is told of a trip that somebody rides. */
export type TripFacts = {
  readonly id: number;
  readonly feedId: number;
  readonly lineId: number;
  readonly serviceKey: string;
  readonly number: string | null;
  readonly headsign: string | null;
  readonly stopIds: readonly number[];
  readonly arrives: readonly number[];
  readonly departs: readonly number[];
  readonly flags: readonly number[];
};

/** Trips by their ids, in no order; one that is gone is left out. */
export async function findTrips(db: Queryable, ids: readonly number[]): Promise<readonly TripFacts[]> {
  const { rows } = await db.query<TripFacts>(
    `select t.id, t.feed_id as "feedId", l.id as "lineId", t.service_key as "serviceKey", t.number, t.headsign,
       t.stop_ids as "stopIds", t.arrives, t.departs, t.flags
     from rail_trip t join rail_line l on l.feed_id = t.feed_id and l.key = t.line_key where t.id = any($1::int[])`,
    [ids],
  );
  return rows;
}
