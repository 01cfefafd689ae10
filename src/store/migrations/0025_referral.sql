-- Coupons that belong to one person: made for him, kept in his wallet, used once. They are no catalogue file's, so that
-- loading the catalogue anew leaves them alone.
alter table coupon
  add column personal boolean not null default false,
  add constraint coupon_personal_once check (not personal or (usage_limit = 1 and per_user = 1 and not automatic));

-- What people get for bringing others: invitations, groups that fill, prices that fall (`domain/promotion/referral.ts`).
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

-- Somebody's own link to an event: 128 random bits.
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

-- Who came by such a link. Phones and devices are kept as keyed hashes: enough to know them again, and no more.
create table referral_join (
  id uuid primary key,
  state text not null,
  invite_id uuid not null,
  offer_id int not null,
  inviter_id uuid not null,
  invited_id uuid not null references account on delete cascade,
  phone_key text not null,
  device_key text not null,
  coupon_hash bytea not null unique references coupon,
  refusal text check (refusal in ('same_payer', 'cap', 'restricted')),
  booking_id uuid references booking,
  reward_coupon bytea unique references coupon,
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
  created_at timestamptz not null default now(),
  done_at timestamptz,
  foreign key (offer_id, kind) references referral_offer (id, kind),
  unique (id, offer_id),
  check ((state = 'open') = (done_at is null)),
  check (kind <> 'group' or state <> 'complete' or joined = needed)
);
create unique index referral_one_open_task on referral_task (offer_id, starter_id) where state = 'open';
create index referral_task_due on referral_task (expires_at) where state = 'open';
create trigger referral_task_state before insert or update of state on referral_task for each row execute function enforce_state('referral_task');

-- Who takes part: `nth` numbers the places, 0 is the one who asks for help and takes none. What expired counts no more.
create table referral_member (
  task_id uuid not null,
  offer_id int not null,
  account_id uuid not null references account on delete cascade,
  nth int not null check (nth between 0 and 50),
  phone_key text not null,
  device_key text not null,
  counts boolean not null default true,
  coupon_hash bytea unique references coupon,
  joined_at timestamptz not null default now(),
  primary key (task_id, account_id),
  unique (task_id, nth),
  foreign key (task_id, offer_id) references referral_task (id, offer_id) on delete cascade
);
create unique index referral_member_account on referral_member (offer_id, account_id) where counts;
create unique index referral_member_phone on referral_member (offer_id, phone_key) where counts;
create unique index referral_member_device on referral_member (offer_id, device_key) where counts;

insert into state_rule (machine, from_state, to_state) values
  ('referral_join', '', 'joined'),
  ('referral_join', 'joined', 'earned'),
  ('referral_join', 'joined', 'refused'),
  ('referral_join', 'earned', 'reversed'),
  ('referral_task', '', 'open'),
  ('referral_task', 'open', 'complete'),
  ('referral_task', 'open', 'expired');

-- Coupons for a phone number, with a partner (spec §3 "phone-coupon landing"); `given` moves only with a claim.
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

-- The number itself is not kept: only its keyed hash and what may be shown of it.
create table phone_coupon_claim (
  id uuid primary key,
  event_key text not null references phone_coupon_event,
  phone_key text not null,
  masked text not null,
  device_key text not null,
  coupon_hash bytea not null unique references coupon,
  account_id uuid references account on delete set null,
  claimed_at timestamptz not null default now(),
  constraint phone_coupon_once unique (event_key, phone_key)
);
create index phone_coupon_waiting on phone_coupon_claim (phone_key) where account_id is null;

-- What a result page shows, for the device that asked and for half an hour (T-26).
create table phone_coupon_result (
  token_hash bytea primary key,
  event_key text not null references phone_coupon_event,
  device_key text not null,
  outcome text not null check (outcome in ('redeemed', 'already', 'over', 'gone', 'not_begun', 'other_number')),
  masked text not null,
  expires_at timestamptz not null
);
create index phone_coupon_result_old on phone_coupon_result (expires_at);

-- Short addresses lead to places that are named by typed fields, never to an address that somebody wrote (T-05).
create table short_link (
  code text primary key check (code ~ '^[A-Za-z0-9_-]{11}$'),
  target jsonb not null unique,
  created_by uuid references account on delete cascade,
  created_at timestamptz not null default now()
);
