-- Cart, orders, bookings and their documents. The constraints hold whatever the code does.

-- A price that is fixed for ten minutes (RU-31). It is copied to the order when the hold begins.
create table quote (
  id uuid primary key,
  owner text not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor >= 0),
  lines jsonb not null,
  hash bytea not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now()
);

-- One checkout: one price, one payment. Where it was placed and which partner referred it (spec §3) is written once, at
-- creation (threat T-15).
create table orders (
  id uuid primary key,
  reference text not null unique check (reference ~ '^[A-Z0-9]{10}$'),
  account_id uuid not null references account,
  quote_id uuid not null unique references quote,
  partner text not null,
  sub_channel int not null,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor >= 0),
  quote_hash bytea not null,
  language text not null,
  contact jsonb,
  -- Where it was placed from: the key of the limits on active holds (threat T-52). The network is a keyed hash.
  device text not null default '',
  network text not null default '',
  host text not null default '',
  market text not null default 'global' check (market in ('global', 'cn')),
  affiliate jsonb,
  -- Part of the signature of every link to the order and its vouchers. Raising it revokes all links sent so far.
  link_version int not null default 1 check (link_version > 0),
  created_at timestamptz not null default now()
);
create index orders_by_account on orders (account_id, created_at desc);
create index orders_by_device on orders (device, created_at desc);
create index orders_by_network on orders (network, created_at desc);

-- The legal texts that an order was paid under.
create table order_term (
  order_id uuid not null references orders,
  document text not null,
  version int not null,
  language text not null,
  agreed_at timestamptz not null default now(),
  primary key (order_id, document),
  foreign key (document, version, language) references term_version
);

-- One line of an order: a visit, a value pack, a gift card, or something of a vertical. `amount_minor` is the price
-- before discounts; the net price is amount minus discount.
create table booking (
  id uuid primary key,
  reference text not null unique check (reference ~ '^[A-Z0-9]{10}$'),
  order_id uuid not null references orders,
  product_id int references product,
  option_id text,
  slot_id bigint references slot,
  state text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  -- What the policy returns of the net price.
  refund_due_minor bigint check (refund_due_minor between 0 and amount_minor),
  instant boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- What was sold, as it was sold.
  snapshot jsonb not null,
  replaces uuid references booking,
  -- What coupons deduct.
  discount_minor bigint not null default 0,
  -- The booking that this one will replace. It becomes `replaces` once it has.
  amends uuid references booking,
  -- A value pack has this instead of product, option and slot. The pack itself is tickets; a visit booked with them
  -- costs nothing.
  value_pack_id int references value_pack,
  -- A gift card is created when the booking is paid.
  is_gift boolean not null default false,
  -- A booking of a vertical has this instead of product, option and slot.
  vertical text,
  created_at timestamptz not null default now(),
  constraint booking_discount_within check (discount_minor between 0 and amount_minor),
  constraint booking_refund_within_net check (refund_due_minor <= amount_minor - discount_minor),
  constraint replaces_what_it_amends check (amends is null or replaces is null or replaces = amends),
  -- A gift card is never sold below its value.
  constraint booking_gift_at_full_price check (not is_gift or discount_minor = 0),
  constraint booking_is_one_thing check (num_nonnulls(product_id, value_pack_id, vertical) + is_gift::int = 1
    and (product_id is not null or slot_id is null))
);
create index booking_by_order on booking (order_id);
create index booking_by_slot on booking (slot_id);
create unique index one_open_amendment on booking (amends) where state in ('held', 'pending_payment');
create unique index replaced_once on booking (replaces);
create index booking_upcoming on booking (starts_at) where state = 'confirmed';
create index booking_of_vertical on booking (ends_at) where vertical is not null and state in ('confirmed', 'confirming');
create trigger booking_state before insert or update of state on booking for each row execute function enforce_state('booking');

-- One ticket of a booking.
create table unit_item (
  id uuid primary key,
  booking_id uuid not null references booking,
  position int not null,
  unit_id text not null,
  amount_minor bigint not null check (amount_minor >= 0),
  discount_minor bigint not null default 0,
  -- Set when it is cancelled by itself. What is due for a booking is computed from all its unit items together, so that
  -- the order of cancellations does not change a cent.
  cancelled_at timestamptz,
  -- The share of the net price that the policy returned then.
  refund_percent numeric(9, 6) check (refund_percent between 0 and 100),
  unique (booking_id, position),
  constraint unit_item_discount_within check (discount_minor between 0 and amount_minor),
  constraint given_up_at_a_percentage check ((cancelled_at is null) = (refund_percent is null))
);

-- Places of an inventory that a booking takes.
create table allotment (
  booking_id uuid not null references booking,
  inventory_id bigint not null references inventory,
  qty int not null check (qty between 1 and 99),
  -- The unit item that the place belongs to, such as a seat, and is released with; null for what a booking takes as a
  -- whole.
  position int check (position >= 0),
  primary key (booking_id, inventory_id)
);
create index allotment_by_inventory on allotment (inventory_id);

-- Reserves places during the checkout.
create table hold (
  id uuid primary key,
  booking_id uuid not null unique references booking,
  state text not null,
  expires_at timestamptz not null,
  extended_at timestamptz,
  -- A hold whose page was closed lasts one more minute. This is how long it would have lasted.
  full_until timestamptz,
  -- The page of the buyer that viewed it last.
  page uuid
);
create index hold_due on hold (expires_at) where state = 'active';
create trigger hold_state before insert or update of state on hold for each row execute function enforce_state('hold');

-- Answers are stored apart from bookings, so that they can be erased while the booking stays: those about the whole
-- booking here, those about each unit item in `traveller_answers`.
create table booking_answers (
  booking_id uuid primary key references booking,
  answers jsonb not null check (jsonb_typeof(answers) = 'object')
);

-- Answers about one unit item.
create table traveller_answers (
  unit_item_id uuid primary key references unit_item,
  answers jsonb not null check (jsonb_typeof(answers) = 'object')
);

-- The snapshot of a booking shows the present state; this is the state before each change, as evidence.
create table booking_change (
  id bigint generated always as identity primary key,
  booking_id uuid not null references booking,
  kind text not null check (kind in ('part_cancelled', 'amended')),
  before jsonb not null,
  at timestamptz not null default now()
);
create index booking_change_by_booking on booking_change (booking_id);

-- What replacing a booking costs or returns, agreed when the new places were held.
create table amendment (
  booking_id uuid primary key references booking,
  former_id uuid not null references booking,
  extra_minor bigint not null check (extra_minor >= 0),
  back_minor bigint not null check (back_minor >= 0),
  committed_at timestamptz,
  -- What had already been refunded of the former booking by hand. The replacement can return that much less.
  given_minor bigint not null default 0 check (given_minor >= 0),
  created_at timestamptz not null default now(),
  check (extra_minor = 0 or back_minor = 0),
  -- Nothing is refunded before the change has taken place.
  check (committed_at is not null or given_minor = 0)
);
create index amendment_by_former on amendment (former_id);

-- A booking whose date is closed: the traveler is offered another date until a deadline, then a refund.
create table closure_case (
  id uuid primary key,
  closure_id uuid not null references closure,
  booking_id uuid not null unique references booking,
  state text not null,
  deadline timestamptz not null,
  created_at timestamptz not null default now()
);
create index closure_case_due on closure_case (deadline) where state = 'offered';
create trigger closure_case_state before insert or update of state on closure_case for each row execute function enforce_state('closure');

-- Tickets of a value pack that was bought.
create table pack_ticket (
  booking_id uuid not null references booking,
  position int not null check (position >= 0),
  product_id int not null,
  option_id text not null,
  -- Each admits one person.
  tickets int not null check (tickets > 0),
  used int not null default 0,
  primary key (booking_id, position),
  foreign key (product_id, option_id) references option (product_id, id),
  check (used between 0 and tickets)
);

-- How many tickets a booking uses, without those it returned.
create table pack_use (
  booking_id uuid primary key references booking,
  pack_booking_id uuid not null,
  position int not null,
  tickets int not null check (tickets >= 0),
  foreign key (pack_booking_id, position) references pack_ticket (booking_id, position)
);
create index pack_use_by_ticket on pack_use (pack_booking_id, position);

-- Returns at most so many tickets of a booking to its value pack.
create function give_pack_tickets_back(of_booking uuid, most int) returns void language sql as $$
  with before as (select pack_booking_id, position, least(tickets, most) as n from pack_use where booking_id = of_booking for update),
    given as (update pack_use set tickets = tickets - before.n from before where booking_id = of_booking)
  update pack_ticket t set used = t.used - before.n from before
  where t.booking_id = before.pack_booking_id and t.position = before.position
$$;

-- A visit that does not take place uses no ticket.
create function booking_gives_pack_tickets_back() returns trigger language plpgsql as $$
begin
  perform give_pack_tickets_back(new.id, 2147483647);
  return null;
end $$;
create trigger booking_ended_without_visit after update of state on booking for each row
  when (new.state in ('released', 'rejected') and new.state is distinct from old.state)
  execute function booking_gives_pack_tickets_back();

-- A unit item that is cancelled with a full refund uses no ticket; one that is cancelled later does.
create function seat_gives_pack_tickets_back() returns trigger language plpgsql as $$
begin
  perform give_pack_tickets_back(new.booking_id, (
    select k.pax from booking b join unit k on k.product_id = b.product_id and k.option_id = b.option_id and k.id = new.unit_id
    where b.id = new.booking_id));
  return null;
end $$;
create trigger seat_given_up_in_time after update of refund_percent on unit_item for each row
  when (new.refund_percent = 100 and old.refund_percent is null)
  execute function seat_gives_pack_tickets_back();

-- One item of a cart: a visit, a value pack, a gift card, or a choice of a vertical.
create table cart_item (
  id uuid primary key,
  owner text not null,
  product_id int references product,
  option_id text,
  slot_id bigint references slot,
  units jsonb not null,
  value_pack_id int references value_pack,
  -- The ticket of a value pack that the visit is booked with.
  pack_booking_id uuid,
  pack_position int,
  -- Amount and recipient of a gift card.
  gift jsonb,
  -- What was chosen of a vertical.
  choice jsonb,
  -- The prices that the buyer saw last, in the currency of the destination, so that the cart can report changes; null:
  -- unknown.
  seen jsonb,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (pack_booking_id, pack_position) references pack_ticket (booking_id, position),
  constraint cart_item_ticket_named check ((pack_booking_id is null) = (pack_position is null) and (pack_booking_id is null
    or slot_id is not null)),
  constraint cart_item_is_one_thing check (num_nonnulls(slot_id, value_pack_id, gift, choice) = 1
    and (product_id is null) = (slot_id is null)),
  constraint cart_item_choice_names_vertical check (choice is null or choice ->> 'vertical' is not null),
  constraint cart_item_seen_has_prices check (seen is null or (seen ? 'currency' and jsonb_typeof(seen -> 'each') = 'object'))
);
create index cart_item_by_owner on cart_item (owner, created_at);

-- One voucher for each booking, and one ticket for each unit item.
create table voucher (
  id uuid primary key,
  booking_id uuid not null unique references booking,
  code text not null unique,
  issued_at timestamptz not null default now(),
  redeemed_at timestamptz,
  voided_at timestamptz,
  -- Set while a dispute is open: neither valid nor void.
  suspended_at timestamptz,
  check (redeemed_at is null or voided_at is null)
);

-- The ticket of a unit item.
create table ticket (
  id uuid primary key,
  unit_item_id uuid not null unique references unit_item,
  code text not null unique,
  voided_at timestamptz
);

-- The credential of a supplier's scanner. Only a digest is stored.
create table supplier_token (
  id uuid primary key,
  supplier_id text not null references supplier,
  -- Where it scans, as the supplier calls it: "North gate".
  place text not null check (place <> ''),
  token_hash bytea not null unique,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);

-- Admissions. The primary key admits each ticket once, and a pass once on each of its days.
create table redemption (
  ticket_id uuid not null references ticket,
  supplier_token_id uuid not null references supplier_token,
  -- One scan can admit several tickets: all those of a voucher.
  scan_id uuid not null,
  -- By the clock of the scanner, which may have been offline.
  scanned_at timestamptz not null,
  redeemed_at timestamptz not null default now(),
  -- The day of a pass at its place ("2026-12-24"); empty for what is used up at once.
  for_day text not null default '' check (for_day = '' or for_day ~ '^\d{4}-\d\d-\d\d$'),
  primary key (ticket_id, for_day)
);
create index redemption_by_scan on redemption (scan_id);

-- The last number of each seller, kind of document and year. Taking the next one locks the row, so that numbers have no
-- gaps.
create table paper_number (
  seller text not null,
  kind text not null,
  year int not null,
  last int not null check (last > 0),
  primary key (seller, kind, year)
);

-- What the traveler wants on the receipt.
create table receipt_buyer (
  order_id uuid primary key references orders,
  company text not null,
  tax_number text not null,
  address text not null,
  updated_at timestamptz not null default now()
);

-- Receipts and credit notes, with numbers without gaps.
create table receipt (
  id uuid primary key,
  kind text not null check (kind in ('receipt', 'credit_note')),
  seller text not null,
  year int not null,
  number int not null check (number > 0),
  order_id uuid not null references orders,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor >= 0),
  -- The exact content as issued: seller, buyer, lines, taxes.
  document jsonb not null,
  issued_at timestamptz not null default now(),
  -- The receipt with another buyer that replaces this one. The number stays in use.
  replaced_by uuid references receipt deferrable initially deferred,
  unique (seller, kind, year, number)
);
create index receipt_by_order on receipt (order_id);

-- Where an order of the Taiwan market wants its electronic invoice.
create table tw_invoice_choice (
  order_id uuid primary key references orders,
  kind text not null check (kind in ('member', 'mobile', 'certificate', 'donation', 'company')),
  value text not null,
  updated_at timestamptz not null default now()
);
