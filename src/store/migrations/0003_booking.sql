-- Money and stock. States move only along state_rule (domain/booking/life-cycle.ts is the same table; a test compares
-- them), each move is logged, and the constraints below hold whatever the code does.
create table state_rule (
  machine text not null,
  from_state text not null,
  to_state text not null,
  primary key (machine, from_state, to_state)
);

create table state_log (
  id bigint generated always as identity primary key,
  machine text not null,
  ref uuid not null,
  from_state text,
  to_state text not null,
  cause text not null,
  at timestamptz not null default clock_timestamp()
);
create index state_log_by_ref on state_log (machine, ref);

create function enforce_state() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select 1 from state_rule where machine = tg_argv[0] and from_state = '' and to_state = new.state) then
      raise exception 'illegal initial % state %', tg_argv[0], new.state using errcode = '23514';
    end if;
  elsif new.state is distinct from old.state then
    if not exists (select 1 from state_rule where machine = tg_argv[0] and from_state = old.state and to_state = new.state) then
      raise exception 'illegal % transition % -> %', tg_argv[0], old.state, new.state using errcode = '23514';
    end if;
  else
    return new;
  end if;
  insert into state_log (machine, ref, from_state, to_state, cause)
  values (tg_argv[0], new.id, case when tg_op = 'UPDATE' then old.state end, new.state,
          coalesce(nullif(current_setting('app.cause', true), ''), 'unknown'));
  return new;
end $$;

-- A price fixed for ten minutes (RU-31); frozen into the order when the hold is taken.
create table quote (
  id uuid primary key,
  owner text not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor >= 0),
  lines jsonb not null,
  hash bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

create table orders (
  id uuid primary key,
  reference text not null unique check (reference ~ '^[A-Z0-9]{10}$'),
  account_id uuid not null references account,
  quote_id uuid not null unique references quote,
  partner text not null,
  sub_channel int,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor >= 0),
  quote_hash bytea not null,
  language text not null,
  contact jsonb,
  -- Where it was placed from: the key of the limits on live holds (threat T-52); the network as a keyed hash only.
  device text not null default '',
  network text not null default '',
  created_at timestamptz not null default now()
);
create index orders_by_account on orders (account_id, created_at desc);
create index orders_by_device on orders (device, created_at desc);
create index orders_by_network on orders (network, created_at desc);

create table booking (
  id uuid primary key,
  reference text not null unique check (reference ~ '^[A-Z0-9]{10}$'),
  order_id uuid not null references orders,
  product_id int not null references product,
  option_id text not null,
  slot_id bigint references slot,
  state text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  refund_due_minor bigint check (refund_due_minor between 0 and amount_minor),
  instant boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  snapshot jsonb not null,
  replaces uuid references booking,
  created_at timestamptz not null default now()
);
create index booking_by_order on booking (order_id);
create index booking_by_slot on booking (slot_id);

create table allotment (
  booking_id uuid not null references booking,
  inventory_id bigint not null references inventory,
  qty int not null check (qty between 1 and 99),
  primary key (booking_id, inventory_id)
);
create index allotment_by_inventory on allotment (inventory_id);

create table unit_item (
  id uuid primary key,
  booking_id uuid not null references booking,
  position int not null,
  unit_id text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  unique (booking_id, position)
);

create table hold (
  id uuid primary key,
  booking_id uuid not null unique references booking,
  state text not null,
  expires_at timestamptz not null,
  extended_at timestamptz
);
create index hold_due on hold (expires_at) where state = 'active';

create table payment (
  id uuid primary key,
  order_id uuid not null references orders,
  purpose text not null default 'order',
  state text not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  captured_minor bigint not null default 0 check (captured_minor between 0 and amount_minor),
  next_check_at timestamptz,
  checks int not null default 0,
  checked_at timestamptz,
  frozen_reason text,
  created_at timestamptz not null default now()
);
create unique index one_live_payment_per_purpose on payment (order_id, purpose) where state <> 'canceled';
create index payment_due on payment (next_check_at) where next_check_at is not null;

-- The attempt's id is the provider's idempotency key, committed before the call.
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
  created_at timestamptz not null default now(),
  unique (psp, psp_ref)
);
create unique index one_unresolved_attempt on payment_attempt (payment_id) where outcome = 'unknown';
create unique index one_success_per_payment on payment_attempt (payment_id) where outcome = 'succeeded';

create table refund (
  id uuid primary key,
  payment_id uuid not null references payment,
  booking_id uuid references booking,
  state text not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  psp_ref text unique,
  next_check_at timestamptz,
  checks int not null default 0,
  created_at timestamptz not null default now()
);
create index refund_by_payment on refund (payment_id);
create index refund_due on refund (next_check_at) where state in ('approved', 'submitted');

create table order_tender (
  order_id uuid not null references orders,
  kind text not null check (kind in ('credits', 'gift_card')),
  amount_minor bigint not null check (amount_minor > 0),
  primary key (order_id, kind)
);

create table coupon (
  code_hash bytea primary key,
  usage_limit int not null check (usage_limit > 0),
  used int not null default 0,
  per_user int not null default 1,
  check (used between 0 and usage_limit)
);

create table coupon_use (
  id uuid primary key,
  code_hash bytea not null references coupon,
  user_key text not null,
  order_id uuid not null references orders,
  state text not null,
  discount_minor bigint not null check (discount_minor >= 0)
);
create unique index coupon_once_per_user on coupon_use (code_hash, user_key) where state in ('reserved', 'redeemed');
create unique index coupon_once_per_order on coupon_use (code_hash, order_id) where state in ('reserved', 'redeemed');

-- One voucher for a booking, one ticket for each unit item.
create table voucher (
  id uuid primary key,
  booking_id uuid not null unique references booking,
  code text not null unique,
  issued_at timestamptz not null default now(),
  redeemed_at timestamptz,
  voided_at timestamptz,
  check (redeemed_at is null or voided_at is null)
);

create table ticket (
  id uuid primary key,
  unit_item_id uuid not null unique references unit_item,
  code text not null unique
);

-- Double entry: the entries of one txn add up to zero in each currency.
create table ledger (
  id bigint generated always as identity primary key,
  txn uuid not null,
  account text not null,
  currency char(3) not null,
  amount_minor bigint not null,
  at timestamptz not null default now()
);
create index ledger_by_txn on ledger (txn);

create table idempotency (
  scope text not null,
  key text not null,
  fingerprint bytea not null,
  locked_until timestamptz,
  status int,
  body jsonb,
  order_id uuid,
  created_at timestamptz not null default now(),
  primary key (scope, key),
  check ((status is null) = (body is null))
);

create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  dedupe text not null,
  aggregate text not null,
  payload jsonb not null,
  available_at timestamptz not null default now(),
  attempts int not null default 0,
  last_error text,
  done_at timestamptz,
  dead_at timestamptz,
  created_at timestamptz not null default now(),
  unique (topic, dedupe)
);
create index outbox_due on outbox (available_at) where done_at is null and dead_at is null;

create table inbox (
  source text not null,
  event_id text not null,
  received_at timestamptz not null default now(),
  payload jsonb not null,
  applied_at timestamptz,
  primary key (source, event_id)
);
create index inbox_due on inbox (received_at) where applied_at is null;

-- What was sent, for the outbox page of showcase and development (RU-30).
create table sent_message (
  id bigint generated always as identity primary key,
  dedupe text not null unique,
  kind text not null check (kind in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  sent_at timestamptz not null default now()
);

create trigger booking_state before insert or update of state on booking for each row execute function enforce_state('booking');
create trigger hold_state before insert or update of state on hold for each row execute function enforce_state('hold');
create trigger payment_state before insert or update of state on payment for each row execute function enforce_state('payment');
create trigger refund_state before insert or update of state on refund for each row execute function enforce_state('refund');
create trigger coupon_state before insert or update of state on coupon_use for each row execute function enforce_state('coupon');

insert into state_rule (machine, from_state, to_state) values
  ('booking', '', 'held'),
  ('booking', 'held', 'pending_payment'),
  ('booking', 'held', 'released'),
  ('booking', 'pending_payment', 'paid'),
  ('booking', 'pending_payment', 'released'),
  ('booking', 'paid', 'confirming'),
  ('booking', 'paid', 'confirmed'),
  ('booking', 'confirming', 'confirmed'),
  ('booking', 'confirming', 'rejected'),
  ('booking', 'confirmed', 'redeemed'),
  ('booking', 'confirmed', 'cancel_requested'),
  ('booking', 'cancel_requested', 'confirmed'),
  ('booking', 'cancel_requested', 'cancelled'),
  ('booking', 'confirmed', 'cancelled'),
  ('booking', 'confirmed', 'unused'),
  ('hold', '', 'active'),
  ('hold', 'active', 'consumed'),
  ('hold', 'active', 'released'),
  ('hold', 'active', 'expired'),
  ('payment', '', 'requires_payment_method'),
  ('payment', 'requires_payment_method', 'requires_action'),
  ('payment', 'requires_payment_method', 'processing'),
  ('payment', 'requires_payment_method', 'canceled'),
  ('payment', 'requires_action', 'processing'),
  ('payment', 'requires_action', 'succeeded'),
  ('payment', 'requires_action', 'requires_payment_method'),
  ('payment', 'requires_action', 'canceled'),
  ('payment', 'processing', 'succeeded'),
  ('payment', 'processing', 'requires_capture'),
  ('payment', 'processing', 'requires_payment_method'),
  ('payment', 'processing', 'requires_action'),
  ('payment', 'requires_capture', 'succeeded'),
  ('payment', 'requires_capture', 'canceled'),
  ('refund', '', 'requested'),
  ('refund', 'requested', 'approved'),
  ('refund', 'requested', 'rejected'),
  ('refund', 'approved', 'submitted'),
  ('refund', 'submitted', 'succeeded'),
  ('refund', 'submitted', 'failed'),
  ('refund', 'failed', 'submitted'),
  ('refund', 'failed', 'manual'),
  ('refund', 'manual', 'succeeded'),
  ('coupon', '', 'reserved'),
  ('coupon', 'reserved', 'redeemed'),
  ('coupon', 'reserved', 'released'),
  ('coupon', 'redeemed', 'restored');
