-- What becomes of a booking after it was sold: parts of it cancelled, another date, a date closed by its supplier, money
-- taken back by the cardholder's bank.

-- A unit item given up by itself: when, and how many per cent of its net price the policy gave back then. What is due for
-- a booking is worked out from all of them together, so that parts cancelled in any order come to the same cent.
alter table unit_item add column cancelled_at timestamptz;
alter table unit_item add column refund_percent int check (refund_percent between 0 and 100);
alter table unit_item add constraint given_up_at_a_percentage check ((cancelled_at is null) = (refund_percent is null));
alter table ticket add column voided_at timestamptz;

-- The snapshot shows what stands; what stood before each change is kept, as evidence.
create table booking_change (
  id bigint generated always as identity primary key,
  booking_id uuid not null references booking,
  kind text not null check (kind in ('part_cancelled', 'amended')),
  before jsonb not null,
  at timestamptz not null default now()
);
create index booking_change_by_booking on booking_change (booking_id);

-- A line that is to take another's place names it in `amends` from the start, and in `replaces` once it has.
alter table booking add column amends uuid references booking;
alter table booking add constraint replaces_what_it_amends check (amends is null or replaces is null or replaces = amends);
create unique index one_open_amendment on booking (amends) where state in ('held', 'pending_payment');
create unique index replaced_once on booking (replaces);

-- What an amendment costs or gives back against the line that it takes the place of, agreed when its places were held.
create table amendment (
  booking_id uuid primary key references booking,
  former_id uuid not null references booking,
  extra_minor bigint not null check (extra_minor >= 0),
  back_minor bigint not null check (back_minor >= 0),
  created_at timestamptz not null default now(),
  committed_at timestamptz,
  check (extra_minor = 0 or back_minor = 0)
);
create index amendment_by_former on amendment (former_id);

-- Dates that are not served after all. Slots closed for good stay closed, whatever a new schedule says.
create table closure (
  id uuid primary key,
  product_id int not null references product,
  option_id text,
  from_date date not null,
  to_date date not null check (to_date >= from_date),
  reason text not null check (reason in ('weather', 'closed', 'supplier', 'operator')),
  created_at timestamptz not null default now()
);
alter table slot add column closure_id uuid references closure;
create index slot_by_closure on slot (closure_id) where closure_id is not null;

create function keep_closed() returns trigger language plpgsql as $$
begin
  new.closed := true;
  return new;
end $$;
create trigger slot_kept_closed before update of closed on slot
  for each row when (new.closure_id is not null and not new.closed) execute function keep_closed();

-- A booking whose date is closed: offered another date until the deadline, then its money.
create table closure_case (
  id uuid primary key,
  closure_id uuid not null references closure,
  booking_id uuid not null unique references booking,
  state text not null,
  deadline timestamptz not null,
  created_at timestamptz not null default now()
);
create index closure_case_due on closure_case (deadline) where state = 'offered';

-- Money that a cardholder's bank took back, or may give back again.
create table dispute (
  id uuid primary key,
  payment_id uuid not null references payment,
  psp text not null,
  psp_ref text not null,
  state text not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor > 0),
  reason text not null,
  -- What was shown, accepted and used, and when, as it stood when the dispute was opened.
  evidence jsonb not null,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  unique (psp, psp_ref)
);
create index dispute_by_payment on dispute (payment_id);
-- Stopped while a dispute is open: neither good nor void.
alter table voucher add column suspended_at timestamptz;

create trigger closure_case_state before insert or update of state on closure_case for each row execute function enforce_state('closure');
create trigger dispute_state before insert or update of state on dispute for each row execute function enforce_state('dispute');

insert into state_rule (machine, from_state, to_state) values
  ('closure', '', 'offered'),
  ('closure', 'offered', 'moved'),
  ('closure', 'offered', 'refunded'),
  ('dispute', '', 'open'),
  ('dispute', 'open', 'won'),
  ('dispute', 'open', 'lost');
