-- What is sold and when, in the words of OCTO. Content that only pages read stands in jsonb; what is searched,
-- counted or constrained stands in columns.
create table exchange_rate (
  on_date date not null,
  currency char(3) not null,
  hkd_per_unit numeric(20, 8) not null check (hkd_per_unit > 0),
  primary key (on_date, currency)
);

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
  updated_at timestamptz not null default now()
);

create table supplier (
  id text primary key,
  name text not null
);

create table product (
  id int primary key check (id > 0),
  destination_id int not null references destination,
  supplier_id text not null references supplier,
  slug text not null,
  category text not null,
  rank int not null check (rank > 0),
  instant_confirmation boolean not null,
  redemption text not null check (redemption in ('DIGITAL', 'PRINT', 'MANIFEST')),
  per_person_ticket boolean not null,
  lat double precision not null,
  lng double precision not null,
  picture text not null,
  content jsonb not null,
  live boolean not null default true,
  updated_at timestamptz not null default now()
);
create index product_by_destination on product (destination_id, rank);

create table option (
  product_id int not null references product on delete cascade,
  id text not null,
  position int not null,
  capacity int not null check (capacity > 0),
  pool text,
  cutoff_minutes int not null check (cutoff_minutes >= 0),
  min_party int not null check (min_party >= 1),
  max_party int not null check (max_party between 1 and 99),
  schedule jsonb not null,
  price_rules jsonb not null,
  cancellation jsonb not null,
  content jsonb not null,
  -- False when it is no longer offered; the row stays because slots and bookings refer to it.
  live boolean not null default true,
  primary key (product_id, id),
  check (min_party <= max_party)
);

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
  accompanied boolean not null,
  max_quantity int,
  price_minor bigint not null check (price_minor >= 0),
  primary key (product_id, option_id, id),
  foreign key (product_id, option_id) references option on delete cascade,
  check (min_age <= max_age)
);

-- Stock. The checks are the last guard against overselling; the statements that move the counters are conditional.
create table inventory (
  id bigint generated always as identity primary key,
  total int not null check (total >= 0),
  held int not null default 0,
  sold int not null default 0,
  check (held >= 0 and sold >= 0 and held + sold <= total)
) with (fillfactor = 50);

-- A start (or a day, for opening hours) of an option. `starts_at` and `cutoff_at` are instants; local words beside
-- them are what the traveller is told.
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
  unique (product_id, option_id, local_date, local_start),
  foreign key (product_id, option_id) references option
);
create index slot_by_inventory on slot (inventory_id);

-- The words a product is found by, made when it is written (see domain/search).
create table search_doc (
  product_id int not null references product on delete cascade,
  language text not null,
  tokens tsvector not null,
  tokeniser int not null,
  primary key (product_id, language)
);
create index search_doc_tokens on search_doc using gin (tokens);
