-- The papers of a purchase: links that can be revoked, tickets used at the gate, receipts with numbers without gaps,
-- and addresses that mail does not reach or that want none.

-- Part of the signature of every link to an order and its vouchers: one more, and all links sent so far are dead.
alter table orders add column link_version int not null default 1 check (link_version > 0);

-- What a supplier's scanner shows to be let in: a digest of it alone is kept.
create table supplier_token (
  id uuid primary key,
  supplier_id text not null references supplier,
  -- Where it scans, in the supplier's own words: "North gate".
  place text not null check (place <> ''),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);

-- A ticket is let in once, whatever scans it where: the primary key says so.
create table redemption (
  ticket_id uuid primary key references ticket,
  supplier_token_id uuid not null references supplier_token,
  -- One scan may let in several: all tickets of a voucher.
  scan_id uuid not null,
  -- By the scanner's clock, which may have been without a connection.
  scanned_at timestamptz not null,
  redeemed_at timestamptz not null default now()
);
create index redemption_by_scan on redemption (scan_id);

-- The last number given, of each seller, kind of paper and year; locked by whoever takes the next, so that a number
-- exists if and only if its paper does.
create table paper_number (
  seller text not null,
  kind text not null,
  year int not null,
  last int not null check (last > 0),
  primary key (seller, kind, year)
);

-- What the traveller wants to see on his receipt.
create table receipt_buyer (
  order_id uuid primary key references orders,
  company text not null,
  tax_number text not null,
  address text not null,
  updated_at timestamptz not null default now()
);

create table receipt (
  id uuid primary key,
  kind text not null check (kind in ('receipt', 'credit_note')),
  seller text not null,
  year int not null,
  number int not null check (number > 0),
  order_id uuid not null references orders,
  currency char(3) not null,
  amount_minor bigint not null check (amount_minor >= 0),
  -- As it was issued, word for word: seller, buyer, lines, taxes.
  document jsonb not null,
  issued_at timestamptz not null default now(),
  -- A receipt with another buyer took its place; the number stays given.
  replaced_by uuid references receipt deferrable initially deferred,
  unique (seller, kind, year, number)
);
create index receipt_by_order on receipt (order_id);

-- Where an order of the Taiwan market wants its invoice to go.
create table tw_invoice_choice (
  order_id uuid primary key references orders,
  kind text not null check (kind in ('member', 'mobile', 'certificate', 'donation', 'company')),
  value text not null,
  updated_at timestamptz not null default now()
);

create index booking_upcoming on booking (starts_at) where state = 'confirmed';

-- By keyed hash: what became of mails to an address, and whether it wants only those that a purchase needs.
create table mail_address (
  address_hash bytea primary key,
  bounced_at timestamptz,
  bounce_reason text,
  unsubscribed_at timestamptz,
  updated_at timestamptz not null default now()
);
