-- What an account keeps for the next booking, and its picture.

-- Written anew by us, 256 pixels square. `key` is its address and changes with every picture; nobody guesses it.
create table avatar (
  account_id uuid primary key references account on delete cascade,
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{22}$'),
  webp bytea not null check (octet_length(webp) between 1 and 200000),
  created_at timestamptz not null default now()
);

-- Who travels along. A number of a passport is never kept: it is asked for a visit and forgotten after it. The place in
-- the list is what limits its length.
create table saved_traveller (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  position smallint not null check (position between 0 and 19),
  full_name text not null check (char_length(full_name) between 1 and 120),
  birth_date date check (birth_date > '1900-01-01'),
  nationality char(2) check (nationality ~ '^[A-Z]{2}$'),
  diet text check (diet in ('any', 'vegetarian', 'vegan', 'halal', 'kosher', 'glutenFree')),
  created_at timestamptz not null default now(),
  unique (account_id, position)
);

-- Whom to tell about an order, as the checkout asks.
create table saved_contact (
  account_id uuid primary key references account on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) between 3 and 300),
  phone text not null check (char_length(phone) between 4 and 40),
  updated_at timestamptz not null default now()
);
