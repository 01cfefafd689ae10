-- Places beside destinations. Destinations, attractions and towns share one space of ids: destinations stand below 1000,
-- our own attractions below a million, what was imported from there on.
create sequence place_id as int start with 1000000;

create table poi (
  id int primary key default nextval('place_id') check (id >= 1000),
  slug text,
  kind text not null,
  destination_id int references destination,
  countries text[] not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  renown smallint not null check (renown between 0 and 100),
  picture text,
  names jsonb not null,
  content jsonb not null,
  -- All names in the spelling of the search, one to a line, each after a space.
  words text not null,
  source text not null check (source in ('own', 'unesco', 'wikidata')),
  source_key text not null,
  live boolean not null default true,
  updated_at timestamptz not null default now(),
  unique (source, source_key),
  check ((source = 'own') = (id < 1000000))
);
create index poi_by_destination on poi (destination_id, renown desc);
create index poi_by_renown on poi (renown desc, id);
create index poi_by_position on poi (lat, lng);

-- Which products visit an attraction, the best first.
create table poi_product (
  poi_id int not null references poi on delete cascade,
  product_id int not null references product on delete cascade,
  position smallint not null check (position >= 0),
  primary key (poi_id, product_id)
);
create index poi_product_by_product on poi_product (product_id);

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
  words text not null,
  source text not null check (source in ('natural-earth')),
  source_key text not null,
  updated_at timestamptz not null default now(),
  unique (source, source_key)
);
create index town_by_country on town (country, population desc);
create index town_by_position on town (lat, lng);

-- Our own words about a category, for the pages that list it.
create table category_text (
  category text primary key,
  text text not null
);
