create table account (
  id uuid primary key,
  kind text not null check (kind in ('member', 'guest')),
  phone text unique check (phone ~ '^\+[1-9][0-9]{5,17}$'),
  email text,
  name text,
  language text not null,
  currency char(3) not null,
  created_at timestamptz not null default now(),
  check (kind = 'guest' or phone is not null)
);

-- Only the SHA-256 of a session's token is kept: a read of this table opens no session.
create table session (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index session_by_account on session (account_id);

create table sign_in_code (
  id uuid primary key,
  phone text not null,
  device text not null,
  code_hmac bytea not null,
  tries int not null default 0,
  state text not null default 'issued' check (state in ('issued', 'used', 'locked', 'replaced')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create unique index one_live_code on sign_in_code (phone, device) where state = 'issued';

-- What rate-limiter-flexible keeps; the shape is the library's.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

create table cart_item (
  id uuid primary key,
  owner text not null,
  product_id int not null references product,
  option_id text not null,
  slot_id bigint not null references slot,
  units jsonb not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index cart_item_by_owner on cart_item (owner, created_at);
