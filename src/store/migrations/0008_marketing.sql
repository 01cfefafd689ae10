-- Coupons, deals and referrals.

-- Conditions and effect are data (`src/domain/marketing/coupons/coupon.ts`). Counters and dates are columns, because
-- the database guards them. Only a keyed hash of the code is stored.
create table coupon (
  code_hash bytea primary key,
  usage_limit int not null check (usage_limit > 0),
  used int not null default 0,
  per_user int not null default 1,
  id text unique check (id ~ '^[a-z0-9-]{2,60}$'),
  definition jsonb not null default '{}',
  -- Applies without a code.
  automatic boolean not null default false,
  active boolean not null default true,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Made for one person, stored in their wallet and used once. Loading the catalog does not change it.
  personal boolean not null default false,
  -- Who counts as one person. 'account': a verified account. 'person': email, phone, device and card together; any of
  -- them that was used before is the same person.
  proof text not null default 'person' check (proof in ('account', 'person')),
  -- Whether the hash is keyed. Others are keyed at the next start (`keyCouponCodes`).
  keyed boolean not null default true,
  check (used between 0 and usage_limit),
  constraint coupon_per_user_within check (per_user between 1 and 99),
  constraint coupon_personal_once check (not personal or (usage_limit = 1 and per_user = 1 and not automatic))
);
-- Every start looks for hashes without a key.
create index coupon_unkeyed on coupon (code_hash) where not keyed;

-- A coupon that an order uses.
create table coupon_use (
  id uuid primary key,
  code_hash bytea not null references coupon on update cascade,
  -- The account, as 'account:<uuid>'.
  user_key text not null,
  order_id uuid not null references orders,
  state text not null,
  discount_minor bigint not null check (discount_minor >= 0),
  -- Numbers the uses by one account, so that two simultaneous uses cannot both be the first.
  nth int not null default 1 check (nth between 1 and 99),
  -- Whether it has its rows in `coupon_use_mark`. The others get them at the next start.
  marked boolean not null default true
);
create unique index coupon_once_per_order on coupon_use (code_hash, order_id) where state in ('reserved', 'redeemed');
create index coupon_use_by_order on coupon_use (order_id);
create unique index coupon_nth_per_user on coupon_use (code_hash, user_key, nth) where state in ('reserved', 'redeemed');
-- Every start looks for uses without marks.
create index coupon_use_unmarked on coupon_use (id) where not marked and state in ('reserved', 'redeemed');
create trigger coupon_state before insert or update of state on coupon_use for each row execute function enforce_state('coupon');

-- The account, email, phone, device and card of a use. `nth` numbers the uses by each mark, so that two simultaneous
-- uses that share a mark cannot both be the first.
create table coupon_use_mark (
  use_id uuid not null references coupon_use on delete cascade,
  code_hash bytea not null references coupon on update cascade,
  kind text not null check (kind in ('account', 'email', 'phone', 'device', 'card')),
  mark text not null,
  nth int not null check (nth between 1 and 99),
  -- A mark that is not strict refuses nothing: device and card of a verified account are recorded for other accounts
  -- only.
  strict boolean not null default true,
  counts boolean not null default true,
  primary key (use_id, kind, mark)
);
create unique index coupon_nth_per_mark on coupon_use_mark (code_hash, kind, mark, nth) where counts;

-- Whether a use counts depends on its state alone.
create function count_coupon_marks() returns trigger language plpgsql as $$
begin
  update coupon_use_mark set counts = new.state in ('reserved', 'redeemed') where use_id = new.id;
  return new;
end $$;
create trigger coupon_use_counts after update of state on coupon_use for each row execute function count_coupon_marks();

-- Coupons that an account has saved.
create table coupon_wallet (
  account_id uuid not null references account,
  code_hash bytea not null references coupon on update cascade,
  added_at timestamptz not null default now(),
  primary key (account_id, code_hash)
);

-- A page that lists deals.
create table deal_campaign (
  id int primary key check (id > 0),
  slug text not null,
  position int not null,
  content jsonb not null,
  live boolean not null default true
);

-- Lowers the price of certain visits for a time, for everyone (decision 39). Terms are data
-- (`src/domain/marketing/deals/deal.ts`). Dates and limit are columns, because the database guards them.
create table deal (
  id int primary key check (id > 0),
  slug text not null,
  kind text not null,
  campaign_id int references deal_campaign,
  begins_at timestamptz not null,
  -- Null: until it is ended.
  ends_at timestamptz,
  -- How many orders may use it; null: any number.
  usage_limit int check (usage_limit > 0),
  used int not null default 0,
  terms jsonb not null,
  content jsonb not null,
  live boolean not null default true,
  check (ends_at is null or begins_at < ends_at),
  check (used >= 0 and (usage_limit is null or used <= usage_limit))
);

-- The options that a deal applies to, computed when it is written.
create table deal_option (
  product_id int not null,
  option_id text not null,
  deal_id int not null references deal on delete cascade,
  primary key (product_id, option_id, deal_id),
  foreign key (product_id, option_id) references option on delete cascade
);
create index deal_option_by_deal on deal_option (deal_id);

-- A limited deal that an order uses. One conditional statement counts it on the row of the deal, and it is returned
-- with the order.
create table deal_use (
  id uuid primary key,
  deal_id int not null references deal,
  order_id uuid not null references orders,
  state text not null,
  unique (order_id, deal_id)
);
create index deal_use_by_deal on deal_use (deal_id) where state in ('reserved', 'redeemed');
create trigger deal_state before insert or update of state on deal_use for each row execute function enforce_state('deal');

-- When the shop showed prices lowered by a deal, which decides what it may strike through later.
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

-- Rewards for inviting others: invitations, groups, and prices that fall with each helper
-- (`src/domain/marketing/referral/referral.ts`).
create table referral_offer (
  id int primary key check (id > 0),
  slug text not null unique check (slug ~ '^[a-z0-9-]{3,20}$'),
  kind text not null check (kind in ('event', 'group', 'secret_price')),
  definition jsonb not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  active boolean not null default true,
  check (begins_at < ends_at),
  unique (id, kind)
);

-- A person's own link to an offer, with 128 random bits.
create table referral_invite (
  id uuid primary key,
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{22}$'),
  offer_id int not null references referral_offer,
  inviter_id uuid not null references account on delete cascade,
  device_key text not null,
  joined int not null default 0 check (joined >= 0),
  created_at timestamptz not null default now(),
  unique (offer_id, inviter_id),
  unique (id, offer_id, inviter_id)
);

-- People who came by an invitation. Phones and devices are keyed hashes, which is enough to recognize them.
create table referral_join (
  id uuid primary key,
  state text not null,
  invite_id uuid not null,
  offer_id int not null,
  inviter_id uuid not null,
  invited_id uuid not null references account on delete cascade,
  phone_key text not null,
  device_key text not null,
  coupon_hash bytea not null unique references coupon on update cascade,
  refusal text check (refusal in ('same_payer', 'cap', 'restricted')),
  booking_id uuid references booking,
  reward_coupon bytea unique references coupon on update cascade,
  reward_lot uuid unique references credit_lot,
  joined_at timestamptz not null default now(),
  settled_at timestamptz,
  foreign key (invite_id, offer_id, inviter_id) references referral_invite (id, offer_id, inviter_id) on delete cascade,
  constraint referral_no_self_invite check (inviter_id <> invited_id),
  check ((state = 'refused') = (refusal is not null)),
  check ((state = 'joined') = (settled_at is null)),
  check ((state in ('earned', 'reversed')) = (num_nonnulls(reward_coupon, reward_lot) = 1)),
  check (state not in ('earned', 'reversed') or booking_id is not null)
);
create unique index referral_one_account on referral_join (offer_id, invited_id);
create unique index referral_one_phone on referral_join (offer_id, phone_key);
create unique index referral_one_device on referral_join (offer_id, device_key);
create unique index referral_no_circle on referral_join (offer_id, least(inviter_id, invited_id), greatest(inviter_id, invited_id));
create index referral_join_by_inviter on referral_join (inviter_id, joined_at);
create index referral_join_open on referral_join (invited_id) where state = 'joined';
create index referral_join_earned on referral_join (booking_id) where state = 'earned';
create trigger referral_join_state before insert or update of state on referral_join for each row execute function enforce_state('referral_join');

-- A group that must fill, or a price that helpers lower.
create table referral_task (
  id uuid primary key,
  state text not null,
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{22}$'),
  offer_id int not null,
  kind text not null check (kind in ('group', 'secret_price')),
  starter_id uuid not null references account on delete cascade,
  needed int not null check (needed between 1 and 50),
  joined int not null check (joined between 0 and needed),
  expires_at timestamptz not null,
  done_at timestamptz,
  created_at timestamptz not null default now(),
  foreign key (offer_id, kind) references referral_offer (id, kind),
  unique (id, offer_id),
  check ((state = 'open') = (done_at is null)),
  check (kind <> 'group' or state <> 'complete' or joined = needed)
);
create unique index referral_one_open_task on referral_task (offer_id, starter_id) where state = 'open';
create index referral_task_due on referral_task (expires_at) where state = 'open';
create trigger referral_task_state before insert or update of state on referral_task for each row execute function enforce_state('referral_task');

-- The participants of a task. `nth` numbers the places; 0 is the person who asked for help and takes none.
create table referral_member (
  task_id uuid not null,
  offer_id int not null,
  account_id uuid not null references account on delete cascade,
  nth int not null check (nth between 0 and 50),
  phone_key text not null,
  device_key text not null,
  -- False after the task expired.
  counts boolean not null default true,
  coupon_hash bytea unique references coupon on update cascade,
  joined_at timestamptz not null default now(),
  primary key (task_id, account_id),
  unique (task_id, nth),
  foreign key (task_id, offer_id) references referral_task (id, offer_id) on delete cascade
);
create unique index referral_member_account on referral_member (offer_id, account_id) where counts;
create unique index referral_member_phone on referral_member (offer_id, phone_key) where counts;
create unique index referral_member_device on referral_member (offer_id, device_key) where counts;

-- A partner's coupons for phone numbers (spec §3 "phone-coupon landing"). `given` changes only with a claim.
create table phone_coupon_event (
  key text primary key check (key ~ '^[A-Za-z0-9_-]{1,64}$'),
  definition jsonb not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null,
  budget int not null check (budget > 0),
  given int not null default 0 check (given between 0 and budget),
  active boolean not null default true,
  check (begins_at < ends_at)
);

-- The phone number is not stored: only its keyed hash and the part that may be shown.
create table phone_coupon_claim (
  id uuid primary key,
  event_key text not null references phone_coupon_event,
  phone_key text not null,
  masked text not null,
  device_key text not null,
  coupon_hash bytea not null unique references coupon on update cascade,
  account_id uuid references account on delete set null,
  claimed_at timestamptz not null default now(),
  constraint phone_coupon_once unique (event_key, phone_key)
);
create index phone_coupon_waiting on phone_coupon_claim (phone_key) where account_id is null;

-- What a result page shows, to the same device and for half an hour (T-26).
create table phone_coupon_result (
  token_hash bytea primary key,
  event_key text not null references phone_coupon_event,
  device_key text not null,
  outcome text not null check (outcome in ('redeemed', 'already', 'over', 'gone', 'not_begun', 'other_number')),
  masked text not null,
  expires_at timestamptz not null
);
create index phone_coupon_result_old on phone_coupon_result (expires_at);
