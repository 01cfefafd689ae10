-- What pays beside the card: coupons lower a booking's price (discount_minor), credits and gift cards pay a part of what
-- is left. `amount_minor` of a booking and a unit item stays what the line costs before a discount; net = amount − discount.
alter table booking
  add column discount_minor bigint not null default 0,
  add constraint booking_discount_within check (discount_minor between 0 and amount_minor),
  add constraint booking_refund_within_net check (refund_due_minor <= amount_minor - discount_minor);
alter table unit_item
  add column discount_minor bigint not null default 0,
  add constraint unit_item_discount_within check (discount_minor between 0 and amount_minor);

-- A coupon's conditions and effect are data (`domain/promotion/coupon.ts`); counters and windows are columns, since the
-- database guards them. An automatic one has no code that anybody types.
alter table coupon
  add column id text unique check (id ~ '^[a-z0-9-]{2,60}$'),
  add column definition jsonb not null default '{}',
  add column automatic boolean not null default false,
  add column active boolean not null default true,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  add constraint coupon_per_user_within check (per_user between 1 and 99);
-- The n-th use by one person: two uses at once cannot both be the first.
alter table coupon_use add column nth int not null default 1 check (nth between 1 and 99);
drop index coupon_once_per_user;
create unique index coupon_nth_per_user on coupon_use (code_hash, user_key, nth) where state in ('reserved', 'redeemed');
create index coupon_use_by_order on coupon_use (order_id);

-- Coupons that somebody keeps for later.
create table coupon_wallet (
  account_id uuid not null references account,
  code_hash bytea not null references coupon,
  added_at timestamptz not null default now(),
  primary key (account_id, code_hash)
);

-- Only the SHA-256 of a code is kept. `account_id`: whose it is since its code was redeemed.
create table gift_card (
  id uuid primary key,
  state text not null,
  code_hash bytea not null unique,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  order_id uuid references orders,
  account_id uuid references account,
  recipient jsonb not null default '{}',
  send_on date,
  redeemed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((account_id is null) = (redeemed_at is null))
);
create index gift_card_by_account on gift_card (account_id) where account_id is not null;
create index gift_card_by_order on gift_card (order_id) where order_id is not null;
create trigger gift_card_state before insert or update of state on gift_card for each row execute function enforce_state('gift_card');
insert into state_rule (machine, from_state, to_state) values
  ('gift_card', '', 'ordered'),
  ('gift_card', 'ordered', 'active'),
  ('gift_card', 'ordered', 'void'),
  ('gift_card', 'active', 'void');

-- Taken when the checkout opens, given back when it is released.
alter table order_tender
  add column gift_card_id uuid references gift_card,
  add column released_at timestamptz,
  add constraint order_tender_card_named check (gift_card_id is null or kind = 'gift_card');

-- What of a booking's net each tender paid, frozen when the order is paid; the rest is the card's.
create table booking_tender (
  booking_id uuid not null references booking,
  kind text not null check (kind in ('credits', 'gift_card')),
  amount_minor bigint not null check (amount_minor > 0),
  primary key (booking_id, kind)
);

-- What went back to credits or a gift card for a booking that is not served; the card's part is a `refund`.
create table tender_return (
  id uuid primary key,
  booking_id uuid not null,
  kind text not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  at timestamptz not null default now(),
  foreign key (booking_id, kind) references booking_tender
);
create index tender_return_by_booking on tender_return (booking_id);

-- How much of a booking's price is earned as credits, by category; '*' for those that have no row.
create table credit_rate (
  category text primary key,
  basis_points int not null check (basis_points between 0 and 10000),
  valid_days int not null check (valid_days between 1 and 3650)
);
insert into credit_rate (category, basis_points, valid_days) values ('*', 100, 365);

-- Credits by when they expire; those that expire first are spent first.
create table credit_lot (
  id uuid primary key,
  account_id uuid not null references account,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  left_minor bigint not null,
  source text not null check (source in ('earned', 'returned', 'granted')),
  booking_id uuid references booking,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  check (left_minor between 0 and amount_minor)
);
create unique index credits_earned_once on credit_lot (booking_id) where source = 'earned';
create index credit_lot_open on credit_lot (account_id, currency, expires_at, id) where left_minor > 0;
create index credit_lot_expiring on credit_lot (expires_at) where left_minor > 0;

create table credit_spend (
  order_id uuid not null references orders,
  lot_id uuid not null references credit_lot,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (order_id, lot_id)
);

-- What we owe an account of the books that somebody may spend: kept by the ledger itself, never below zero.
create table balance (
  account text not null,
  currency char(3) not null,
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  primary key (account, currency)
);

create function move_balance() returns trigger language plpgsql as $$
begin
  insert into balance (account, currency) values (new.account, new.currency) on conflict do nothing;
  update balance set balance_minor = balance_minor - new.amount_minor where account = new.account and currency = new.currency;
  return null;
end $$;
create trigger ledger_moves_balance after insert on ledger for each row
  when (new.account like 'credits:%' or new.account like 'gift_card:%') execute function move_balance();
create index ledger_of_balances on ledger (account, currency) where account like 'credits:%' or account like 'gift_card:%';

create function enforce_ledger_zero() returns trigger language plpgsql as $$
begin
  if exists (select from ledger where txn = new.txn group by currency having sum(amount_minor) <> 0) then
    raise exception 'ledger transaction % does not balance', new.txn using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_zero after insert on ledger deferrable initially deferred
  for each row execute function enforce_ledger_zero();

-- What is booked is booked: a mistake is undone by entries of its own.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = '23514';
end $$;
create trigger ledger_only_grows before update or delete on ledger for each statement execute function refuse_change();
