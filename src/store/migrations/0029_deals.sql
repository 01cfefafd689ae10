-- Deals lower the price of certain visits for a time, for whoever books (decision 39). Terms are data
-- (`domain/pricing/deal.ts`); window and limit are columns, since the database guards them.
create table deal_campaign (
  id int primary key check (id > 0),
  slug text not null,
  position int not null,
  content jsonb not null,
  live boolean not null default true
);

create table deal (
  id int primary key check (id > 0),
  slug text not null,
  kind text not null,
  campaign_id int references deal_campaign,
  begins_at timestamptz not null,
  -- Null: until somebody ends it.
  ends_at timestamptz,
  -- So many orders may have it; null is any number.
  usage_limit int check (usage_limit > 0),
  used int not null default 0,
  terms jsonb not null,
  content jsonb not null,
  live boolean not null default true,
  check (ends_at is null or begins_at < ends_at),
  check (used >= 0 and (usage_limit is null or used <= usage_limit))
);

-- What it is for, worked out when it is written.
create table deal_option (
  product_id int not null,
  option_id text not null,
  deal_id int not null references deal on delete cascade,
  primary key (product_id, option_id, deal_id),
  foreign key (product_id, option_id) references option on delete cascade
);
create index deal_option_by_deal on deal_option (deal_id);

-- A limited deal that an order has: counted on the deal's row by one conditional statement, given back with the order.
create table deal_use (
  id uuid primary key,
  deal_id int not null references deal,
  order_id uuid not null references orders,
  state text not null,
  unique (order_id, deal_id)
);
create index deal_use_by_deal on deal_use (deal_id) where state in ('reserved', 'redeemed');
create trigger deal_state before insert or update of state on deal_use for each row execute function enforce_state('deal');
insert into state_rule (machine, from_state, to_state) values
  ('deal', '', 'reserved'),
  ('deal', 'reserved', 'redeemed'),
  ('deal', 'reserved', 'released'),
  -- Money came after the hold was over, and there was still one left.
  ('deal', 'released', 'reserved'),
  ('deal', 'redeemed', 'restored');

-- From when to when the shop showed prices lowered by a deal: what it shows now, and what it may strike through later.
create table deal_span (
  id bigint generated always as identity primary key,
  deal_id int not null references deal on delete cascade,
  product_id int not null,
  option_id text not null,
  terms jsonb not null,
  since timestamptz not null default now(),
  until timestamptz,
  check (until is null or until >= since)
);
create unique index deal_span_open on deal_span (product_id, option_id, deal_id) where until is null;
create index deal_span_until on deal_span (until) where until is not null;
