-- What is sold, where and when, in the terms of OCTO. Content that only pages read is in jsonb; what is searched,
-- counted or constrained is in columns.

-- Rates of a day, against the Hong Kong dollar.
create table exchange_rate (
  on_date date not null,
  currency char(3) not null,
  hkd_per_unit numeric(20, 8) not null check (hkd_per_unit > 0),
  primary key (on_date, currency)
);
-- Each currency's latest rate is looked up separately, since not every source has all currencies.
create index exchange_rate_by_currency on exchange_rate (currency, on_date desc);

-- Whether a value describes a tax: "none", or a name and a rate in basis points of the net price.
create function is_tax(tax jsonb) returns boolean language sql immutable as $$
  select tax = '"none"' or coalesce(jsonb_typeof(tax -> 'name') = 'string' and (tax ->> 'basisPoints')::int between 1 and 10000, false)
$$;

-- A city or region. Its currency, time zone and tax apply to the products there.
create table destination (
  id int primary key check (id > 0),
  slug text not null,
  country char(2) not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  time_zone text not null,
  currency char(3) not null,
  picture text not null,
  content jsonb not null,
  -- The tax included in prices here; null where the rules of the country decide.
  tax jsonb check (is_tax(tax)),
  updated_at timestamptz not null default now()
);

-- The company that the traveler's contract is with.
create table supplier (
  id text primary key,
  name text not null,
  -- Where it is established; null if unknown.
  country char(2) check (country ~ '^[A-Z]{2}$'),
  -- Marketplaces must say whether a seller acts as a trader.
  trader boolean not null default true
);

-- What a traveler can book: a visit, a tour, a transfer.
create table product (
  id int primary key check (id > 0),
  destination_id int not null references destination,
  supplier_id text not null references supplier,
  slug text not null,
  category text not null,
  -- Popularity: 1 is the best known.
  rank int not null check (rank > 0),
  instant_confirmation boolean not null,
  redemption text not null check (redemption in ('DIGITAL', 'PRINT', 'MANIFEST')),
  per_person_ticket boolean not null,
  lat double precision not null,
  lng double precision not null,
  picture text not null,
  content jsonb not null,
  live boolean not null default true,
  -- The tax included in its prices; null where category and country decide.
  tax jsonb check (is_tax(tax)),
  updated_at timestamptz not null default now()
);
create index product_by_destination on product (destination_id, rank);

-- A variant of a product with a schedule and prices of its own.
create table option (
  product_id int not null references product on delete cascade,
  id text not null,
  position int not null,
  capacity int not null check (capacity > 0),
  -- Options of a product with the same pool share their inventory.
  pool text,
  cutoff_minutes int not null check (cutoff_minutes >= 0),
  min_party int not null check (min_party >= 1),
  max_party int not null check (max_party between 1 and 99),
  schedule jsonb not null,
  price_rules jsonb not null,
  cancellation jsonb not null,
  content jsonb not null,
  -- False when it is no longer offered. The row stays because slots and bookings refer to it.
  live boolean not null default true,
  -- What travelers must answer: OCTO's required contact fields, questions and pickups.
  asks jsonb not null default '{}' check (jsonb_typeof(asks) = 'object'),
  primary key (product_id, id),
  check (min_party <= max_party)
);

-- A ticket type of an option, such as adult or child.
create table unit (
  product_id int not null,
  option_id text not null,
  id text not null,
  position int not null,
  type text not null check (type in ('ADULT', 'YOUTH', 'CHILD', 'INFANT', 'FAMILY', 'SENIOR', 'STUDENT', 'MILITARY', 'OTHER')),
  title text not null,
  min_age int not null check (min_age >= 0),
  max_age int not null,
  pax int not null check (pax >= 0),
  -- Cannot travel alone.
  accompanied boolean not null,
  max_quantity int,
  price_minor bigint not null check (price_minor >= 0),
  primary key (product_id, option_id, id),
  foreign key (product_id, option_id) references option on delete cascade,
  check (min_age <= max_age)
);

-- What a unit cost, and since when. A price may be struck through only beside the lowest one of the thirty days before
-- it fell, so the database records each change.
create table unit_price_record (
  product_id int not null,
  option_id text not null,
  unit_id text not null,
  since timestamptz not null,
  price_minor bigint not null check (price_minor >= 0),
  primary key (product_id, option_id, unit_id, since),
  foreign key (product_id, option_id, unit_id) references unit on delete cascade
);
create index unit_price_record_since on unit_price_record (since);

-- What verticals sell beside visits (decision 45): hotels, car stations, rail. Such a booking has no slot: the choice
-- is in the cart row and in the snapshot of the booking, and its stock has one inventory row for each unit of time that
-- it takes.
create table venue (
  id int primary key check (id > 0),
  vertical text not null check (vertical ~ '^[a-z]+(-[a-z]+)*$'),
  destination_id int not null references destination,
  supplier_id text not null references supplier,
  slug text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  rank int not null check (rank > 0),
  picture text not null,
  -- Names by language.
  titles jsonb not null check (titles ? 'en'),
  -- What the rules of the vertical read.
  content jsonb not null,
  live boolean not null default true,
  updated_at timestamptz not null default now()
);
create index venue_by_place on venue (vertical, destination_id, rank);

-- Dates that do not take place after all. The dates are those of a product, a venue or a trip. A trip can leave the
-- timetable with its edition; its bookings are then found by their snapshot.
create table closure (
  id uuid primary key,
  product_id int references product,
  option_id text,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  reason text not null check (reason in ('weather', 'closed', 'supplier', 'operator')),
  venue_id int references venue,
  trip_id int,
  created_at timestamptz not null default now(),
  constraint closure_is_of_one_thing check (num_nonnulls(product_id, venue_id, trip_id) = 1)
);
create index closure_by_venue on closure (venue_id, to_date) where venue_id is not null;
create index closure_by_trip on closure (trip_id, from_date) where trip_id is not null;

-- Stock. The checks are the last guard against overselling; the statements that change the counters are conditional.
create table inventory (
  id bigint generated always as identity primary key,
  total int not null check (total >= 0),
  held int not null default 0,
  sold int not null default 0,
  -- Names what is sold by time: a room's night, a quarter of a car's day, a seat between two stations. Such a row is
  -- created when it is first requested.
  key text unique check (key ~ '^[a-z]+(:[A-Za-z0-9_.-]+)+$'),
  check (held >= 0 and sold >= 0 and held + sold <= total)
) with (fillfactor = 50);

-- One start of an option, or one day for opening hours. `starts_at` and `cutoff_at` are instants; the local date and
-- times are what the traveler sees.
create table slot (
  id bigint generated always as identity primary key,
  product_id int not null,
  option_id text not null,
  local_date date not null,
  local_start text not null check (local_start ~ '^[0-2][0-9]:[0-5][0-9]$'),
  local_end text not null check (local_end ~ '^[0-2][0-9]:[0-5][0-9]$'),
  all_day boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  cutoff_at timestamptz not null,
  inventory_id bigint not null references inventory,
  closed boolean not null default false,
  -- The closure that closed it for good.
  closure_id uuid references closure,
  unique (product_id, option_id, local_date, local_start),
  foreign key (product_id, option_id) references option
);
create index slot_by_inventory on slot (inventory_id);
create index slot_by_closure on slot (closure_id) where closure_id is not null;

-- Records the price of a new unit, and each changed price.
create function record_unit_price() returns trigger language plpgsql as $$
begin
  insert into unit_price_record (product_id, option_id, unit_id, since, price_minor)
  values (new.product_id, new.option_id, new.id, now(), new.price_minor)
  on conflict (product_id, option_id, unit_id, since) do update set price_minor = excluded.price_minor;
  return null;
end $$;
create trigger unit_price_recorded after insert on unit for each row execute function record_unit_price();
create trigger unit_price_changed after update of price_minor on unit for each row
  when (old.price_minor is distinct from new.price_minor) execute function record_unit_price();

-- Keeps a slot closed that a closure has closed, whatever a new schedule says.
create function keep_closed() returns trigger language plpgsql as $$
begin
  new.closed := true;
  return new;
end $$;
create trigger slot_kept_closed before update of closed on slot
  for each row when (new.closure_id is not null and not new.closed) execute function keep_closed();

-- Destinations, attractions and towns share one range of ids: destinations are below 1,000, our own attractions below
-- 1,000,000, and imported places start there.
create sequence place_id as int start with 1000000;

-- Attractions: our own, and imported ones.
create table poi (
  id int primary key default nextval('place_id') check (id >= 1000),
  slug text,
  kind text not null,
  destination_id int references destination,
  countries text[] not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  -- 100 is the best known.
  popularity smallint not null check (popularity between 0 and 100),
  picture text,
  names jsonb not null,
  content jsonb not null,
  -- All names in the spelling of the search, one in each line, each after a space.
  words text not null,
  source text not null check (source in ('own', 'unesco', 'wikidata')),
  source_key text not null,
  live boolean not null default true,
  updated_at timestamptz not null default now(),
  unique (source, source_key),
  check ((source = 'own') = (id < 1000000))
);
create index poi_by_destination on poi (destination_id, popularity desc);
create index poi_by_position on poi (lat, lng);
create index poi_by_popularity on poi (popularity desc, id);

-- Products that visit an attraction, the best one first.
create table poi_product (
  poi_id int not null references poi on delete cascade,
  product_id int not null references product on delete cascade,
  position smallint not null check (position >= 0),
  primary key (poi_id, product_id)
);
create index poi_product_by_product on poi_product (product_id);

-- Towns that a traveler may search for.
create table town (
  id int primary key default nextval('place_id') check (id >= 1000000),
  slug text,
  names jsonb not null,
  country char(2),
  region text,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  time_zone text,
  population bigint not null check (population >= 0),
  destination_id int references destination,
  -- All names, as in `poi`.
  words text not null,
  source text not null check (source in ('natural-earth')),
  source_key text not null,
  updated_at timestamptz not null default now(),
  unique (source, source_key)
);
create index town_by_country on town (country, population desc);
create index town_by_position on town (lat, lng);

-- Our own text about a category, for the pages that list it.
create table category_text (
  category text primary key,
  text text not null
);

-- Programs (for a time), themes and value packs group products that are also sold by themselves. A row that the catalog
-- no longer has stays, with `live` false, because links refer to it.

-- A promotion that lasts for a time, with its places and products.
create table program (
  id int primary key check (id > 0),
  slug text not null,
  begins_at timestamptz not null,
  -- Null: until it is ended.
  ends_at timestamptz,
  content jsonb not null,
  live boolean not null default true,
  -- Null: the time of the last change is not known, and search engines are given none.
  updated_at timestamptz default now(),
  check (ends_at is null or begins_at < ends_at)
);

-- Everything sold in a place belongs to the program, beside the products that it names.
create table program_place (
  program_id int not null references program on delete cascade,
  destination_id int not null references destination,
  primary key (program_id, destination_id)
);

-- Products that the program names, in order.
create table program_product (
  program_id int not null references program on delete cascade,
  position int not null check (position >= 0),
  product_id int not null references product,
  primary key (program_id, position),
  unique (program_id, product_id)
);

-- An article with a list of products.
create table theme (
  id int primary key check (id > 0),
  slug text not null,
  content jsonb not null,
  live boolean not null default true,
  -- As in `program`.
  updated_at timestamptz default now()
);

-- The products of a theme, in order.
create table theme_item (
  theme_id int not null references theme on delete cascade,
  position int not null check (position >= 0),
  product_id int not null references product,
  primary key (theme_id, position),
  unique (theme_id, product_id)
);

-- Tickets for several products of a destination, sold together.
create table value_pack (
  id int primary key check (id > 0),
  slug text not null,
  destination_id int not null references destination,
  content jsonb not null,
  live boolean not null default true,
  -- As in `program`.
  updated_at timestamptz default now()
);

-- The options in a value pack.
create table value_pack_item (
  value_pack_id int not null references value_pack on delete cascade,
  position int not null check (position >= 0),
  product_id int not null,
  option_id text not null,
  -- Tickets for each traveler.
  quantity int not null check (quantity between 1 and 9),
  primary key (value_pack_id, position),
  foreign key (product_id, option_id) references option
);

-- Sitemaps report when a page last changed.
create function stamp_row() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;
create trigger theme_stamped before update on theme for each row execute function stamp_row();
create trigger program_stamped before update on program for each row execute function stamp_row();
create trigger value_pack_stamped before update on value_pack for each row execute function stamp_row();

-- A changed list changes its page. The rows of the statement are `changed`.
create function stamp_theme() returns trigger language plpgsql as $$
begin
  update theme set updated_at = now() where id in (select theme_id from changed);
  return null;
end $$;
create trigger theme_item_added after insert on theme_item referencing new table as changed
  for each statement execute function stamp_theme();
create trigger theme_item_gone after delete on theme_item referencing old table as changed
  for each statement execute function stamp_theme();

create function stamp_program() returns trigger language plpgsql as $$
begin
  update program set updated_at = now() where id in (select program_id from changed);
  return null;
end $$;
create trigger program_product_added after insert on program_product referencing new table as changed
  for each statement execute function stamp_program();
create trigger program_product_gone after delete on program_product referencing old table as changed
  for each statement execute function stamp_program();
