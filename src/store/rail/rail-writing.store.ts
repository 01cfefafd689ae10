import type { RailFeed, RailTrip } from '#src/domain/rail/feed/feed.ts';
import { railSupplier } from '#src/domain/rail/rail-supplier.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';

/** What storing a feed did: `same` when the stored feed was read from the same bytes, and nothing was compared. */
export type FeedStored =
  | { readonly same: true }
  | { readonly same: false; readonly changedTrips: number; readonly goneTrips: number };

const tripsAtOnce = 4_000;

const saveFeedSql = sql('save-feed', 'select digest from rail_feed where key = $1 for update');

const saveFeed2 = sql(
  'save-feed-2',
  `insert into rail_feed as old (key, name, digest, rules, passes) values ($1, $2, $3, $4, $5)
     on conflict (key) do update set name = excluded.name, digest = excluded.digest, rules = excluded.rules,
       passes = excluded.passes, edition = old.edition + 1, imported_at = now()
     returning id`,
);

/**
 * Replaces the former edition of a feed, in the caller's transaction: what is the same stays untouched, what is gone is
 * removed, and ids of stations, stops and trips are preserved. The feed was checked before (`readFeed`,
 * `checkNetwork`).
 */
export async function saveFeed(tx: Queryable, feed: RailFeed, digest: string): Promise<FeedStored> {
  // A large network takes longer than a visitor would ever wait.
  await tx.query('set local statement_timeout = 0');
  const { rows: former } = await tx.query(saveFeedSql, [feed.key]);
  if (former[0]?.digest === digest) return { same: true };
  const { rows } = await tx.query(saveFeed2, [
    feed.key,
    feed.name,
    digest,
    JSON.stringify(feed.rules),
    JSON.stringify(feed.passes),
  ]);
  const id = rows[0]?.id ?? 0;
  await nameRailSuppliers(tx);
  await saveStations(tx, id, feed);
  await saveLines(tx, id, feed);
  const stopIds = await saveStops(tx, id, feed);
  const trips = await saveTrips(tx, id, feed, stopIds);
  await saveTransfers(tx, id, feed);
  await saveStays(tx, id, feed);
  await saveFares(tx, id, feed);
  await forgetGone(tx, id, feed);
  return { same: false, ...trips };
}

const nameRailSuppliersSql = sql('name-rail-suppliers', 'select id, name from rail_feed order by id');

/** Gives each feed a supplier, under which its gates scan; a name or a country that was edited since is preserved. */
export async function nameRailSuppliers(tx: Queryable): Promise<void> {
  const { rows } = await tx.query(nameRailSuppliersSql);
  await tx.query(
    `insert into supplier (id, name) select * from unnest($1::text[], $2::text[]) on conflict (id) do nothing`,
    [rows.map(({ id }) => railSupplier(id)), rows.map(({ name }) => name)],
  );
}

async function saveStations(tx: Queryable, id: number, { groups, stations }: RailFeed): Promise<void> {
  await tx.query('update rail_group set live = false where feed_id = $1', [id]);
  await tx.query(
    `insert into rail_group (feed_id, key, kind, names, lat, lng)
     select $1, key, kind, names, lat, lng
     from jsonb_to_recordset($2::jsonb) as new (key text, kind text, names jsonb, lat float8, lng float8)
     on conflict (feed_id, key) do update set
       kind = excluded.kind, names = excluded.names, lat = excluded.lat, lng = excluded.lng, live = true`,
    [id, JSON.stringify(groups.map(({ point, ...group }) => ({ ...group, ...point })))],
  );
  const rows = stations.map(({ key, names, point, timeZone, group }) => ({
    key,
    names,
    ...point,
    time_zone: timeZone,
    group_key: group === null ? null : (groups[group]?.key ?? null),
  }));
  await tx.query('update rail_station set live = false where feed_id = $1', [id]);
  await tx.query(
    `insert into rail_station (feed_id, key, group_key, names, lat, lng, time_zone)
     select $1, key, group_key, names, lat, lng, time_zone
     from jsonb_to_recordset($2::jsonb)
       as new (key text, group_key text, names jsonb, lat float8, lng float8, time_zone text)
     on conflict (feed_id, key) do update set group_key = excluded.group_key, names = excluded.names,
       lat = excluded.lat, lng = excluded.lng, time_zone = excluded.time_zone, live = true`,
    [id, JSON.stringify(rows)],
  );
}

const saveStopsSql = sql('save-stops', 'select key, id from rail_stop where feed_id = $1');

/** Ids of stops by their places in the feed. */
async function saveStops(tx: Queryable, id: number, { stops, stations }: RailFeed): Promise<Int32Array> {
  const rows = stops.map(({ key, station, platform, zone, changeSeconds }) => ({
    key,
    station_key: stations[station]?.key ?? '',
    platform,
    zone,
    change_seconds: changeSeconds,
  }));
  await tx.query(
    `insert into rail_stop as old (feed_id, key, station_key, platform, zone, change_seconds)
     select $1, key, station_key, platform, zone, change_seconds
     from jsonb_to_recordset($2::jsonb)
       as new (key text, station_key text, platform text, zone text, change_seconds int)
     on conflict (feed_id, key) do update set station_key = excluded.station_key, platform = excluded.platform,
       zone = excluded.zone, change_seconds = excluded.change_seconds`,
    [id, JSON.stringify(rows)],
  );
  const { rows: ids } = await tx.query(saveStopsSql, [id]);
  const byKey = new Map(ids.map((row) => [row.key, row.id]));
  return Int32Array.from(stops, ({ key }) => byKey.get(key) ?? 0);
}

async function saveLines(tx: Queryable, id: number, { lines, services }: RailFeed): Promise<void> {
  const rows = lines.map(({ key, operator, names, mode, timeZone, seating }) => ({
    key,
    operator,
    names,
    mode,
    time_zone: timeZone,
    seating,
  }));
  await tx.query(
    `insert into rail_line (feed_id, key, operator, names, mode, time_zone, seating)
     select $1, key, operator, names, mode, time_zone, seating
     from jsonb_to_recordset($2::jsonb) as new (key text, operator text, names jsonb, mode text, time_zone text, seating jsonb)
     on conflict (feed_id, key) do update set operator = excluded.operator, names = excluded.names, mode = excluded.mode,
       time_zone = excluded.time_zone, seating = excluded.seating`,
    [id, JSON.stringify(rows)],
  );
  const calendars = services.map(({ key, weekdays, from, to, added, removed }) => ({
    key,
    weekdays,
    from_date: from,
    to_date: to,
    added: `{${added.join(',')}}`,
    removed: `{${removed.join(',')}}`,
  }));
  await tx.query(
    `insert into rail_service (feed_id, key, weekdays, from_date, to_date, added, removed)
     select $1, key, weekdays, from_date, to_date, added::date[], removed::date[]
     from jsonb_to_recordset($2::jsonb)
       as new (key text, weekdays smallint, from_date date, to_date date, added text, removed text)
     on conflict (feed_id, key) do update set weekdays = excluded.weekdays, from_date = excluded.from_date,
       to_date = excluded.to_date, added = excluded.added, removed = excluded.removed`,
    [id, JSON.stringify(calendars)],
  );
}

async function saveTrips(
  tx: Queryable,
  id: number,
  feed: RailFeed,
  stopIds: Int32Array,
): Promise<{ readonly changedTrips: number; readonly goneTrips: number }> {
  const keys = feed.trips.map(({ key }) => key);
  const { rowCount: goneTrips } = await tx.query(
    `delete from rail_trip t where t.feed_id = $1
       and not exists (select from unnest($2::text[]) as new (key) where new.key = t.key)`,
    [id, keys],
  );
  let changedTrips = 0;
  for (let start = 0; start < feed.trips.length; start += tripsAtOnce)
    changedTrips += await saveTripBatch(tx, id, feed, feed.trips.slice(start, start + tripsAtOnce), stopIds);
  return { changedTrips, goneTrips };
}

async function saveTripBatch(
  tx: Queryable,
  id: number,
  { lines, services, calls }: RailFeed,
  trips: readonly RailTrip[],
  stopIds: Int32Array,
): Promise<number> {
  const list = (column: ArrayLike<number>, { first, count }: RailTrip): string => {
    let text = '{';
    for (let call = first; call < first + count; call += 1) text += call === first ? column[call] : `,${column[call]}`;
    return `${text}}`;
  };
  const idsAt = (trip: RailTrip): string => {
    let text = '{';
    for (let call = trip.first; call < trip.first + trip.count; call += 1)
      text += `${call === trip.first ? '' : ','}${stopIds[calls.stops[call] ?? 0]}`;
    return `${text}}`;
  };
  // Lists of numbers go as one text: the driver would look at every sign of a list for what it must escape.
  const { rowCount } = await tx.query(
    `insert into rail_trip as old (feed_id, key, line_key, service_key, number, headsign, stop_ids, arrives, departs, flags)
     select $1, key, line_key, service_key, number, headsign, stop_ids::int[], arrives::int[], departs::int[], flags::int[]
     from unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], string_to_array($7, ';'),
       string_to_array($8, ';'), string_to_array($9, ';'), string_to_array($10, ';'))
       as new (key, line_key, service_key, number, headsign, stop_ids, arrives, departs, flags)
     on conflict (feed_id, key) do update set line_key = excluded.line_key, service_key = excluded.service_key,
       number = excluded.number, headsign = excluded.headsign, stop_ids = excluded.stop_ids, arrives = excluded.arrives,
       departs = excluded.departs, flags = excluded.flags
     where (old.line_key, old.service_key, old.number, old.headsign, old.stop_ids, old.arrives, old.departs, old.flags)
       is distinct from (excluded.line_key, excluded.service_key, excluded.number, excluded.headsign, excluded.stop_ids,
         excluded.arrives, excluded.departs, excluded.flags)`,
    [
      id,
      trips.map(({ key }) => key),
      trips.map(({ line }) => lines[line]?.key ?? ''),
      trips.map(({ service }) => services[service]?.key ?? ''),
      trips.map(({ number }) => number),
      trips.map(({ headsign }) => headsign),
      trips.map(idsAt).join(';'),
      trips.map((trip) => list(calls.arrives, trip)).join(';'),
      trips.map((trip) => list(calls.departs, trip)).join(';'),
      trips.map((trip) => list(calls.flags, trip)).join(';'),
    ],
  );
  return rowCount;
}

async function saveTransfers(tx: Queryable, id: number, { transfers, stops }: RailFeed): Promise<void> {
  await tx.query('delete from rail_transfer where feed_id = $1', [id]);
  await tx.query(
    `insert into rail_transfer (feed_id, from_key, to_key, seconds)
     select $1, from_key, to_key, seconds from unnest($2::text[], $3::text[], $4::int[]) as new (from_key, to_key, seconds)`,
    [
      id,
      transfers.map(({ from }) => stops[from]?.key ?? ''),
      transfers.map(({ to }) => stops[to]?.key ?? ''),
      transfers.map(({ seconds }) => seconds),
    ],
  );
}

async function saveStays(tx: Queryable, id: number, { stays, trips }: RailFeed): Promise<void> {
  await tx.query('delete from rail_stay where feed_id = $1', [id]);
  await tx.query(
    `insert into rail_stay (feed_id, from_key, to_key)
     select $1, from_key, to_key from unnest($2::text[], $3::text[]) as new (from_key, to_key)`,
    [id, stays.map(({ from }) => trips[from]?.key ?? ''), stays.map(({ to }) => trips[to]?.key ?? '')],
  );
}

async function saveFares(tx: Queryable, id: number, { fares, lines }: RailFeed): Promise<void> {
  const rows = fares.map((fare) => ({
    key: fare.key,
    class: fare.class,
    names: fare.names,
    price_minor: fare.priceMinor.toString(),
    currency: fare.currency,
    operator: fare.operator,
    line_key: fare.line === null ? null : (lines[fare.line]?.key ?? null),
    origin: fare.origin,
    destination: fare.destination,
    contains: fare.contains,
    changes: fare.changes,
    valid_seconds: fare.validSeconds,
    conditions: fare.conditions,
  }));
  await tx.query('delete from rail_fare where feed_id = $1', [id]);
  await tx.query(
    `insert into rail_fare (feed_id, key, class, names, price_minor, currency, operator, line_key, origin, destination,
       contains, changes, valid_seconds, conditions)
     select $1, key, class, names, price_minor, currency, operator, line_key, origin, destination, contains, changes,
       valid_seconds, conditions
     from jsonb_to_recordset($2::jsonb) as new (key text, class text, names jsonb, price_minor bigint, currency text,
       operator text, line_key text, origin text, destination text, contains text[], changes int, valid_seconds int, conditions jsonb)`,
    [id, JSON.stringify(rows)],
  );
}

/** Deletes stops, lines and services that the new edition lacks; no trip of it names them any more. */
async function forgetGone(tx: Queryable, id: number, { stops, lines, services }: RailFeed): Promise<void> {
  const gone: readonly (readonly [table: string, keys: readonly string[]])[] = [
    ['rail_stop', stops.map(({ key }) => key)],
    ['rail_line', lines.map(({ key }) => key)],
    ['rail_service', services.map(({ key }) => key)],
  ];
  for (const [table, keys] of gone)
    await tx.query(
      `delete from ${table} t where t.feed_id = $1
         and not exists (select from unnest($2::text[]) as new (key) where new.key = t.key)`,
      [id, keys],
    );
}
