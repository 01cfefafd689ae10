-- Timetables and fares of trains and buses, by the feed they come from (decision 41). A new edition of a feed replaces
-- the former one in one transaction. Ids of stations and trips survive it, because addresses and tickets name them.

-- One feed, such as a GTFS archive.
create table rail_feed (
  id int generated always as identity primary key,
  key text not null unique,
  name text not null,
  -- Of the file: reading the same file again changes nothing.
  digest text not null,
  -- Raised by every change, so that processes that cache the timetable read it again.
  edition int not null default 1 check (edition > 0),
  rules jsonb not null,
  imported_at timestamptz not null default now(),
  -- Passes that are valid for days instead of a journey.
  passes jsonb not null default '[]' check (jsonb_typeof(passes) = 'array')
);

-- Stations that are searched together: a city or an airport.
create table rail_group (
  feed_id int not null references rail_feed on delete cascade,
  key text not null,
  id int generated always as identity unique,
  kind text not null check (kind in ('city', 'airport')),
  names jsonb not null,
  lat float8 not null check (lat between -90 and 90),
  lng float8 not null check (lng between -180 and 180),
  live boolean not null default true,
  primary key (feed_id, key)
);

-- Stations.
create table rail_station (
  feed_id int not null references rail_feed on delete cascade,
  key text not null,
  id int generated always as identity unique,
  group_key text,
  names jsonb not null check (names ? 'default'),
  lat float8 not null check (lat between -90 and 90),
  lng float8 not null check (lng between -180 and 180),
  time_zone text not null,
  -- A station that the feed no longer has stays for tickets that name it, and is not found.
  live boolean not null default true,
  primary key (feed_id, key),
  foreign key (feed_id, group_key) references rail_group
);

-- Platforms and stops of a station.
create table rail_stop (
  feed_id int not null,
  key text not null,
  id int generated always as identity unique,
  station_key text not null,
  platform text,
  zone text,
  change_seconds int not null check (change_seconds between 0 and 86400),
  primary key (feed_id, key),
  foreign key (feed_id, station_key) references rail_station on delete cascade
);

-- Routes of a feed.
create table rail_line (
  feed_id int not null references rail_feed on delete cascade,
  key text not null,
  id int generated always as identity unique,
  operator text not null,
  names jsonb not null,
  mode text not null check (mode in ('rail', 'metro', 'tram', 'bus', 'ferry', 'other')),
  time_zone text not null,
  -- How places are sold: not at all, by number in a class, or by seat of a coach (decision 47).
  seating jsonb not null default '{"kind": "open"}' check (seating ->> 'kind' in ('open', 'counted', 'reserved')),
  primary key (feed_id, key)
);

-- The days on which trips run.
create table rail_service (
  feed_id int not null references rail_feed on delete cascade,
  key text not null,
  -- Bit 0 is Monday.
  weekdays smallint not null check (weekdays between 0 and 127),
  from_date date not null,
  to_date date check (to_date >= from_date),
  added date[] not null default '{}',
  removed date[] not null default '{}',
  primary key (feed_id, key)
);

-- One run of a vehicle. Its calls are read together only, so they are arrays. Times are seconds after the start of the
-- service day.
create table rail_trip (
  feed_id int not null,
  key text not null,
  id int generated always as identity unique,
  line_key text not null,
  service_key text not null,
  number text,
  headsign text,
  stop_ids int[] not null,
  arrives int[] not null,
  departs int[] not null,
  -- 1: no boarding; 2: no alighting; boarding by a call to the operator (4) or with the driver (8); alighting by a call
  -- (16) or with the driver (32).
  flags int[] not null,
  primary key (feed_id, key),
  foreign key (feed_id, line_key) references rail_line on delete cascade,
  foreign key (feed_id, service_key) references rail_service on delete cascade,
  check (cardinality(stop_ids) >= 2),
  check (cardinality(arrives) = cardinality(stop_ids) and cardinality(departs) = cardinality(stop_ids)),
  check (cardinality(flags) = cardinality(stop_ids)),
  check (array_position(stop_ids, null) is null and array_position(arrives, null) is null),
  check (array_position(departs, null) is null and array_position(flags, null) is null),
  check (0 <= all (arrives) and 864000 >= all (departs))
);

-- Consecutive trips of one vehicle: passengers can stay on board (GTFS: trips.block_id, and transfers of type 4).
create table rail_stay (
  feed_id int not null,
  from_key text not null,
  to_key text not null,
  primary key (feed_id, from_key, to_key),
  foreign key (feed_id, from_key) references rail_trip on delete cascade,
  foreign key (feed_id, to_key) references rail_trip on delete cascade,
  check (from_key <> to_key)
);
create index rail_stay_to on rail_stay (feed_id, to_key);

-- Times to change between stops.
create table rail_transfer (
  feed_id int not null,
  from_key text not null,
  to_key text not null,
  -- Null: changing is not possible.
  seconds int check (seconds between 0 and 86400),
  primary key (feed_id, from_key, to_key),
  foreign key (feed_id, from_key) references rail_stop on delete cascade,
  foreign key (feed_id, to_key) references rail_stop on delete cascade
);

-- Fares by line, zones and class.
create table rail_fare (
  id bigint generated always as identity primary key,
  feed_id int not null references rail_feed on delete cascade,
  key text not null,
  class text not null check (class in ('standard', 'first', 'business')),
  names jsonb,
  -- What has no price is not sold: there is no fare of 0.
  price_minor bigint not null check (price_minor > 0),
  currency char(3) not null,
  line_key text,
  origin text,
  destination text,
  contains text[] not null default '{}',
  changes int check (changes >= 0),
  valid_seconds int check (valid_seconds > 0),
  conditions jsonb,
  -- The agency on whose lines the fare is valid (GTFS: fare_attributes.agency_id); null: all lines of the feed.
  operator text,
  foreign key (feed_id, line_key) references rail_line on delete cascade
);
create index rail_fare_by_feed on rail_fare (feed_id);
