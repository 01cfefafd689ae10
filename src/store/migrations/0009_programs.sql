-- What is put together of products that are sold anyway: programmes that hold for a time, themes to read on, and packs
-- of several products in one place. What is gone from the catalogue is no longer live; rows stay because links do.
create table program (
  id int primary key check (id > 0),
  slug text not null,
  begins_at timestamptz not null,
  -- Null: until somebody ends it.
  ends_at timestamptz,
  content jsonb not null,
  live boolean not null default true,
  check (ends_at is null or begins_at < ends_at)
);

-- Everything on sale in a place belongs to the programme, beside the products that it names.
create table program_place (
  program_id int not null references program on delete cascade,
  destination_id int not null references destination,
  primary key (program_id, destination_id)
);

create table program_product (
  program_id int not null references program on delete cascade,
  position int not null check (position >= 0),
  product_id int not null references product,
  primary key (program_id, position),
  unique (program_id, product_id)
);

create table theme (
  id int primary key check (id > 0),
  slug text not null,
  content jsonb not null,
  live boolean not null default true
);

create table theme_item (
  theme_id int not null references theme on delete cascade,
  position int not null check (position >= 0),
  product_id int not null references product,
  primary key (theme_id, position),
  unique (theme_id, product_id)
);

create table value_pack (
  id int primary key check (id > 0),
  slug text not null,
  destination_id int not null references destination,
  content jsonb not null,
  live boolean not null default true
);

create table value_pack_item (
  value_pack_id int not null references value_pack on delete cascade,
  position int not null check (position >= 0),
  product_id int not null,
  option_id text not null,
  -- Tickets of it for each traveller.
  quantity int not null check (quantity between 1 and 9),
  primary key (value_pack_id, position),
  foreign key (product_id, option_id) references option
);
