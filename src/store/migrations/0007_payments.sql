-- Payments, refunds, gift cards, credits, the ledger, and the comparison with the payment provider's records.

-- What a card pays for an order. `purpose` tells the payment of an order from those of its changes.
create table payment (
  id uuid primary key,
  order_id uuid not null references orders,
  purpose text not null default 'order',
  state text not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
  -- When the provider is queried for its state again.
  next_check_at timestamptz,
  checks int not null default 0,
  checked_at timestamptz,
  frozen_reason text,
  created_at timestamptz not null default now()
);
create unique index one_live_payment_per_purpose on payment (order_id, purpose) where state <> 'canceled';
create index payment_due on payment (next_check_at) where next_check_at is not null;
-- Every lock of an order reads all its payments and attempts, finished ones too.
create index payment_by_order on payment (order_id);
create trigger payment_state before insert or update of state on payment for each row execute function enforce_state('payment');

-- The id of an attempt is the provider's idempotency key and is committed before the call.
create table payment_attempt (
  id uuid primary key,
  payment_id uuid not null references payment,
  psp text not null,
  psp_ref text,
  redirect_url text,
  -- As it was sent: a repeated call must be the same call.
  email text,
  outcome text not null default 'unknown' check (outcome in ('unknown', 'succeeded', 'failed')),
  decline_code text,
  amount_minor bigint not null,
  -- The provider's name of the payment method; also part of the call.
  method text not null default 'card',
  -- A keyed hash of the card: a person who invites themselves with the same card gets no reward.
  card_key text check (card_key ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  unique (psp, psp_ref)
);
create unique index one_unresolved_attempt on payment_attempt (payment_id) where outcome = 'unknown';
create unique index one_success_per_payment on payment_attempt (payment_id) where outcome = 'succeeded';
create index payment_attempt_by_payment on payment_attempt (payment_id, created_at desc);

-- What is returned to the card that paid.
create table refund (
  id uuid primary key,
  payment_id uuid not null references payment,
  booking_id uuid references booking,
  state text not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  -- The provider's reference of the refund that counts. That of a failed one is removed, since the next refund has
  -- another.
  psp_ref text unique,
  next_check_at timestamptz,
  checks int not null default 0,
  -- The idempotency key of the next try after a refund failed; before that, the id is the key.
  psp_key uuid unique,
  -- When a completed refund was last compared with the provider: it can still fail.
  reread_at timestamptz,
  created_at timestamptz not null default now()
);
create index refund_by_payment on refund (payment_id);
create index refund_due on refund (next_check_at) where state in ('approved', 'submitted');
create index refund_to_reread on refund (created_at) where state = 'succeeded' and psp_ref is not null;
create trigger refund_state before insert or update of state on refund for each row execute function enforce_state('refund');

-- Money that the cardholder's bank has taken back.
create table dispute (
  id uuid primary key,
  payment_id uuid not null references payment,
  psp text not null,
  psp_ref text not null,
  state text not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  -- What was shown, accepted and used, as it was when the dispute was opened.
  evidence jsonb not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (psp, psp_ref)
);
create index dispute_by_payment on dispute (payment_id);
create trigger dispute_state before insert or update of state on dispute for each row execute function enforce_state('dispute');

-- Double entry: the entries of a `txn` add up to zero in each currency.
create table ledger (
  id bigint generated always as identity primary key,
  txn uuid not null,
  account text not null,
  currency char(3) not null,
  amount_minor bigint not null,
  at timestamptz not null default now()
);
create index ledger_by_txn on ledger (txn);
create index ledger_of_balances on ledger (account, currency) where account like 'credits:%' or account like 'gift_card:%';

-- What we owe to an account of the ledger that can be spent, such as a gift card. The ledger updates it, and it is
-- never negative.
create table balance (
  account text not null,
  currency char(3) not null,
  balance_minor bigint not null default 0 check (balance_minor >= 0),
  primary key (account, currency)
);

-- Updates the balance of an account with each entry.
create function move_balance() returns trigger language plpgsql as $$
begin
  insert into balance (account, currency) values (new.account, new.currency) on conflict do nothing;
  update balance set balance_minor = balance_minor - new.amount_minor where account = new.account and currency = new.currency;
  return null;
end $$;
create trigger ledger_moves_balance after insert on ledger for each row
  when (new.account like 'credits:%' or new.account like 'gift_card:%') execute function move_balance();

-- Checks at commit that the entries of a transaction add up to zero.
create function enforce_ledger_zero() returns trigger language plpgsql as $$
begin
  if exists (select from ledger where txn = new.txn group by currency having sum(amount_minor) <> 0) then
    raise exception 'ledger transaction % does not balance', new.txn using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_zero after insert on ledger deferrable initially deferred
  for each row execute function enforce_ledger_zero();

-- Entries never change: an error is corrected by further entries.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is only ever added to', tg_table_name using errcode = '23514';
end $$;
create trigger ledger_only_grows before update or delete on ledger for each statement execute function refuse_change();

-- Credits and gift cards pay part of an order; a card pays the rest.

-- Only the SHA-256 of a code is stored. `account_id` is the account that redeemed it.
create table gift_card (
  id uuid primary key,
  state text not null,
  code_hash bytea not null unique,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  account_id uuid references account,
  -- Can change until the card is sent.
  recipient jsonb not null default '{}',
  redeemed_at timestamptz,
  booking_id uuid unique references booking,
  send_at timestamptz,
  sent_at timestamptz,
  resent int not null default 0 check (resent between 0 and 5),
  -- A stopped card pays for nothing, because the payment that bought it is disputed.
  stopped_at timestamptz,
  created_at timestamptz not null default now(),
  check ((account_id is null) = (redeemed_at is null)),
  constraint gift_card_sent_when_bought check ((booking_id is null) = (send_at is null) and (booking_id is not null
    or sent_at is null))
);
create index gift_card_by_account on gift_card (account_id) where account_id is not null;
create trigger gift_card_state before insert or update of state on gift_card for each row execute function enforce_state('gift_card');

-- The share of a price that is earned as credits, by category; '*' for all others.
create table credit_rate (
  category text primary key,
  basis_points int not null check (basis_points between 0 and 10000),
  valid_days int not null check (valid_days between 1 and 3650)
);

-- Categories without a row of their own earn 1 % in credits, valid for a year.
insert into credit_rate (category, basis_points, valid_days) values ('*', 100, 365);

-- Credits by expiry. Those that expire first are spent first.
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

-- The credits that an order uses.
create table credit_spend (
  order_id uuid not null references orders,
  lot_id uuid not null references credit_lot,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (order_id, lot_id)
);

-- Credits and gift cards that an order uses: taken when the checkout opens, returned when it is released.
create table order_tender (
  order_id uuid not null references orders,
  kind text not null check (kind in ('credits', 'gift_card')),
  amount_minor bigint not null check (amount_minor > 0),
  gift_card_id uuid references gift_card,
  released_at timestamptz,
  primary key (order_id, kind),
  constraint order_tender_card_named check (gift_card_id is null or kind = 'gift_card')
);

-- What each tender paid of a booking's net price, fixed when the order is paid. The card paid the rest.
create table booking_tender (
  booking_id uuid not null references booking,
  kind text not null check (kind in ('credits', 'gift_card')),
  amount_minor bigint not null check (amount_minor > 0),
  primary key (booking_id, kind)
);

-- What was returned to credits or a gift card. The card's part is a `refund`.
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

-- A gift card is paid by card only; otherwise credits and coupons could be turned into money.
create function refuse_tender_for_gift() returns trigger language plpgsql as $$
begin
  if exists (select from booking b where b.id = new.booking_id and b.is_gift) then
    raise exception 'a gift card is not paid with %', new.kind using errcode = '23514';
  end if;
  return new;
end $$;
create trigger booking_tender_not_for_gifts before insert on booking_tender for each row execute function refuse_tender_for_gift();

-- Voids the gift card of a cancelled booking. An unused card returns its whole amount to the bookings account. If the
-- card is stopped because of a dispute, its balance leaves the books and what was spent is a loss. Any other card is in
-- use, and the cancellation is refused.
create function booking_takes_gift_back() returns trigger language plpgsql as $$
declare
  card gift_card%rowtype;
  rest bigint;
begin
  select * into card from gift_card where booking_id = new.id and state = 'active' for no key update;
  if not found then
    return null;
  end if;
  select balance_minor into rest from balance where account = 'gift_card:' || card.id and currency = card.currency for no key update;
  if card.account_id is null and rest = card.amount_minor then
    update gift_card set state = 'void' where id = card.id;
  elsif card.stopped_at is null then
    raise exception 'gift card % is in use', card.id using errcode = '23514';
  end if;
  insert into ledger (txn, account, currency, amount_minor)
  select t.txn, x.account, card.currency, x.minor
  from (select gen_random_uuid() as txn) t
  cross join (values ('gift_card:' || card.id, rest), ('losses', card.amount_minor - rest), ('bookings', -card.amount_minor)) as x (account, minor)
  where x.minor <> 0;
  return null;
end $$;
create trigger booking_cancelled_takes_gift_back after update of state on booking for each row
  when (new.is_gift and new.state = 'cancelled' and new.state is distinct from old.state)
  execute function booking_takes_gift_back();

-- Records of the payment provider, compared with ours in both directions.
create table provider_record (
  psp text not null,
  kind text not null check (kind in ('charge', 'refund', 'dispute')),
  ref text not null,
  -- Our id in the provider's record: the attempt of a charge or dispute, the refund of a refund.
  ours uuid,
  intent_ref text,
  amount_minor bigint not null,
  refunded_minor bigint not null default 0,
  currency char(3) not null,
  state text not null,
  made_at timestamptz not null,
  seen_at timestamptz not null default now(),
  -- Belongs to another shop on the same payment account.
  theirs boolean not null default false,
  primary key (psp, kind, ref)
);
create index provider_record_by_ours on provider_record (kind, ours);

-- One comparison with the provider.
create table reconciliation_run (
  id bigint generated always as identity primary key,
  psp text not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  started_at timestamptz not null default now(),
  -- Null while it runs, and if it was killed.
  finished_at timestamptz,
  charges int,
  refunds int,
  disputes int,
  failure text
);

-- A difference. It has one row, however often it is found.
create table reconciliation_finding (
  id uuid primary key,
  psp text not null,
  kind text not null check (kind in ('charge_unknown', 'charge_double', 'charge_unsettled', 'charge_amount',
    'charge_missing', 'refund_unknown', 'refund_amount', 'refund_state', 'refund_missing', 'dispute_unknown',
    'dispute_state', 'dispute_missing')),
  -- The provider's reference; where the provider has no record, our id.
  ref text not null,
  state text not null default 'open' check (state in ('open', 'to_refund', 'refunded', 'closed')),
  intent_ref text,
  attempt_id uuid references payment_attempt,
  amount_minor bigint not null,
  currency char(3) not null,
  note text not null default '',
  refund_ref text unique,
  found_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  -- When the record was created. A run closes only findings about records of its period.
  made_at timestamptz not null,
  -- The idempotency key of the next refund after one failed; before that, the id is the key.
  refund_key uuid unique,
  unique (psp, kind, ref),
  check (state not in ('to_refund', 'refunded') or (kind in ('charge_unknown', 'charge_double') and intent_ref is not null)),
  check ((state = 'refunded') = (refund_ref is not null))
);
create index reconciliation_finding_live on reconciliation_finding (state) where state in ('open', 'to_refund');
