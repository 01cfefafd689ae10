-- Accounts, sign-in, and what an account stores. Personal data: `src/store/accounts/privacy/personal-tables.ts` says
-- for every table how it is exported and erased.

-- A member signs in by phone, verified email, Google or passkey. A guest has bought without an account.
create table account (
  id uuid primary key,
  kind text not null check (kind in ('member', 'guest')),
  phone text unique check (phone ~ '^\+[1-9][0-9]{5,17}$'),
  email text,
  name text,
  language text not null,
  currency char(3) not null,
  -- The id that the profile call returns (spec §3).
  global_id uuid not null default gen_random_uuid() unique,
  title text check (title in ('MR', 'MS', 'MX')),
  avatar text,
  country_code char(2),
  register_site text not null default '',
  prefer_site text check (prefer_site in ('global', 'cn')),
  confirmed_residence char(2),
  restrict_policies text[] not null default '{}',
  -- A blocked account cannot sign in, and its sessions have no effect.
  blocked_at timestamptz,
  -- When the present email was verified.
  email_proved_at timestamptz,
  -- When its personal data were erased.
  erased_at timestamptz,
  -- Formatting of years and digits; null if never chosen.
  writing text check (writing in ('standard', 'calendar', 'digits', 'calendar-digits')),
  -- The owner requires a second factor after a code (decision 63): a passkey, or a code to the account's other address.
  second_factor boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index account_by_proved_email on account (lower(email)) where email_proved_at is not null;
create index guest_by_email on account (lower(email)) where kind = 'guest' and email is not null;
create index account_by_email on account (lower(email)) where email is not null;

-- Only the SHA-256 of a session's token is stored, so that reading this table opens no session.
create table session (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- The name of the session for its owner, who never sees the token.
  id uuid not null default gen_random_uuid() unique,
  -- The sign-in method.
  way text not null default 'sms' check (way in ('sms', 'email', 'google', 'passkey', 'guest')),
  -- The browser's family, shown to the owner.
  agent text not null default '',
  -- Part of the network address, shown to the owner.
  network text not null default '',
  seen_at timestamptz not null default now(),
  -- When the owner last proved their identity. Changes of sign-in methods require a recent proof.
  proved_at timestamptz,
  -- What completed a sign-in by code.
  second text check (second in ('sms', 'email', 'passkey')),
  -- The proofs of the session: 'sms', 'email', 'google', 'passkey:<id>'.
  proved_by text[] not null default '{}',
  created_at timestamptz not null default now()
);
create index session_by_account on session (account_id);

-- Codes sent to a phone or an email address (decision 31). Each serves one purpose.
create table sign_in_code (
  id uuid primary key,
  recipient text not null,
  -- For signing in, the device that requested the code; otherwise the account.
  device text not null,
  code_hmac bytea not null,
  tries int not null default 0,
  state text not null default 'issued' check (state in ('issued', 'used', 'locked', 'replaced')),
  expires_at timestamptz not null,
  purpose text not null default 'sign in' check (purpose in ('sign in', 'confirm', 'change', 'second')),
  created_at timestamptz not null default now()
);
create unique index one_live_code on sign_in_code (purpose, recipient, device) where state = 'issued';

-- A sign-in with a correct code that still needs a second factor. It is bound to the device.
create table sign_in_step (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  device text not null,
  way text not null check (way in ('sms', 'email')),
  recipient text not null,
  expires_at timestamptz not null
);

-- Devices that have signed in to an address with a code before. Codes requested by others for that address do not use
-- up the limit of these devices. `person` is a keyed hash of the phone or email.
create table known_device (
  person text not null,
  device text not null,
  seen_at timestamptz not null default now(),
  primary key (person, device)
);

-- Solved robot checks are valid once. Stores the SHA-256 of the signature until the challenge expires.
create table used_challenge (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);

-- The account's identity at Google (or another OpenID provider). It is found by issuer and subject, never by email: an
-- email can change owners there.
create table account_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  email text,
  last_used_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create unique index one_identity_per_issuer on account_identity (account_id, issuer);

-- A sign-in at Google that has begun. `account_id` is the account that Google is added to; null for signing in.
create table identity_flow (
  state_hash bytea primary key,
  device text not null,
  verifier text not null,
  nonce text not null,
  account_id uuid references account on delete cascade,
  jump text not null,
  language text not null,
  expires_at timestamptz not null
);

-- Passkeys (WebAuthn).
create table passkey (
  id text primary key,
  account_id uuid not null references account on delete cascade,
  public_key bytea not null,
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}',
  name text not null,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index passkey_by_account on passkey (account_id);

-- What a passkey must sign, once. `account_id` is the account that a passkey is added to; null for signing in.
create table passkey_challenge (
  challenge_hash bytea primary key,
  device text not null,
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);

-- Security events that the owner is notified of, and what is needed to undo them (decision 63).
create table account_event (
  id uuid primary key default gen_random_uuid(),
  -- The order of an account's changes: assigned while its row is locked.
  nth bigint not null generated always as identity,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('email_changed', 'phone_changed', 'passkey_added', 'passkey_removed', 'google_added',
    'google_removed', 'second_factor_on', 'second_factor_off', 'new_device', 'data_exported', 'closing', 'undone')),
  at timestamptz not null default now(),
  -- The transaction that wrote it, by which an action finds its own event.
  tx xid8 not null default pg_current_xact_id(),
  -- The verified email or the phone number before and after.
  former text,
  became text,
  undo jsonb not null default '{}',
  -- Where it was done: the session, and what its owner sees of browser and network.
  session_id uuid,
  agent text not null default '',
  network text not null default '',
  -- When the notice was sent.
  told_at timestamptz,
  undone_at timestamptz
);
create index account_event_by_account on account_event (account_id, nth);
create index account_event_former on account_event (lower(former)) where former is not null and undone_at is null;
create index account_event_untold on account_event (at) where told_at is null;

-- A changed email is not verified.
create function forget_email_proof() returns trigger language plpgsql as $$
begin
  if lower(new.email) is distinct from lower(old.email) and new.email_proved_at is not distinct from old.email_proved_at then
    new.email_proved_at := null;
  end if;
  return new;
end $$;
create trigger account_email_proof before update of email on account for each row execute function forget_email_proof();

-- An account keeps a verified email or phone number for seven days after giving it up: the change can be undone, and no
-- other account can take it. Giving up and taking wait for each other by this lock.
create function factor_lock(value text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('account factor ' || lower(value), 0))
$$;

-- Whether the change that brought in a value was reverted: undone by a notice, or followed within seven days by the
-- former value. A value that the account has now, or received again later, was not reverted.
create function account_factor_reversed(of_account uuid, of_kind text, value text) returns boolean language sql stable as $$
  select value is not null
    and not exists (select from account a where a.id = of_account
      and lower(value) = lower(case of_kind when 'email_changed' then case when a.email_proved_at is not null then a.email end else a.phone end))
    and coalesce((
      select exists (select from account_event y where y.account_id = x.account_id and y.kind = x.kind and y.nth <= x.nth
        and (y.undone_at >= x.at or exists (select from account_event r where r.account_id = x.account_id and r.kind = x.kind
          and r.nth > x.nth and lower(r.became) = lower(y.former) and r.at < y.at + interval '7 days')))
      from account_event x where x.account_id = of_account and x.kind = of_kind and lower(x.became) = lower(value)
      order by x.nth desc limit 1), false)
$$;

-- The change by which another account gave up a value that it can still put back; null if there is none. A reverted
-- value is free at once.
create function factor_reservation(value text, for_account uuid) returns uuid language sql stable as $$
  select e.id from account_event e join account a on a.id = e.account_id
  where lower(e.former) = lower(value) and e.former is not null and e.undone_at is null
    and e.account_id is distinct from for_account
    and e.kind in ('email_changed', 'phone_changed') and e.at > now() - interval '7 days'
    and a.phone is distinct from value and (a.email_proved_at is null or lower(a.email) is distinct from lower(value))
    and not account_factor_reversed(e.account_id, e.kind, e.former)
  order by e.nth limit 1
$$;

-- Refuses a value that is reserved for another account.
create function guard_account_factor() returns trigger language plpgsql as $$
begin
  if new.kind <> 'member' then return new; end if;
  if new.email_proved_at is not null and (tg_op = 'INSERT' or old.email_proved_at is null or lower(old.email) <> lower(new.email)) then
    perform factor_lock(new.email);
    if factor_reservation(new.email, new.id) is not null then
      raise exception 'this email is reserved for the account that gave it up' using errcode = 'unique_violation';
    end if;
  end if;
  if new.phone is not null and (tg_op = 'INSERT' or new.phone is distinct from old.phone) then
    perform factor_lock(new.phone);
    if factor_reservation(new.phone, new.id) is not null then
      raise exception 'this phone number is reserved for the account that gave it up' using errcode = 'unique_violation';
    end if;
  end if;
  return new;
end $$;
-- Runs after `account_email_proof` (triggers run by name), which may remove the proof.
create trigger account_factor_guard before insert or update of email, email_proved_at, phone, kind on account
  for each row execute function guard_account_factor();

-- Records changes of email and phone, so that none is silent. An undo is recorded by its action.
create function record_account_factor() returns trigger language plpgsql as $$
declare
  old_email text := case when old.email_proved_at is not null then old.email end;
  new_email text := case when new.email_proved_at is not null then new.email end;
begin
  if old.kind <> 'member' or new.kind <> 'member' or new.erased_at is not null
    or current_setting('app.undoing', true) = 'on' then return null; end if;
  if lower(old_email) is distinct from lower(new_email) then
    perform factor_lock(x) from unnest(array[old_email, new_email]) x where x is not null order by x;
    insert into account_event (account_id, kind, former, became, undo)
    values (new.id, 'email_changed', old_email, new_email, jsonb_build_object('email', old.email, 'provedAt', old.email_proved_at));
  end if;
  if old.phone is distinct from new.phone then
    perform factor_lock(x) from unnest(array[old.phone, new.phone]) x where x is not null order by x;
    insert into account_event (account_id, kind, former, became, undo)
    values (new.id, 'phone_changed', old.phone, new.phone, jsonb_build_object('phone', old.phone));
  end if;
  return null;
end $$;
create trigger account_factor_record after update of email, email_proved_at, phone on account
  for each row execute function record_account_factor();

-- Records added and removed passkeys and Google identities.
create function record_account_key() returns trigger language plpgsql as $$
declare
  key_row jsonb := case when tg_op = 'INSERT' then to_jsonb(new) else to_jsonb(old) end;
  owner_id uuid := (key_row ->> 'account_id')::uuid;
begin
  -- Nothing to tell of an account that begins or ends with it.
  if current_setting('app.undoing', true) = 'on'
    or not exists (select from account where id = owner_id and kind = 'member' and created_at <> now()) then return null; end if;
  insert into account_event (account_id, kind, undo) values (owner_id, tg_argv[0] || case when tg_op = 'INSERT' then '_added' else '_removed' end,
    case when tg_op = 'INSERT' then key_row - 'public_key' else key_row end);
  return null;
end $$;
create trigger passkey_record after insert or delete on passkey for each row execute function record_account_key('passkey');
create trigger account_identity_record after insert or delete on account_identity for each row execute function record_account_key('google');

-- Whether an account has a second factor besides the one that received a code: what is required must be possible.
create function has_second_factor(account_id uuid, way text) returns boolean language sql stable as $$
  select exists (select from account a where a.id = $1 and a.second_factor and (
    (way = 'sms' and a.email_proved_at is not null) or (way = 'email' and a.phone is not null)
    or exists (select from passkey p where p.account_id = a.id)))
$$;

-- Refuses a session without the second factor that the owner requires.
create function guard_second_factor() returns trigger language plpgsql as $$
begin
  if new.way in ('sms', 'email') and (new.second is null or new.second = new.way) and has_second_factor(new.account_id, new.way) then
    raise exception 'this account requires a second factor';
  end if;
  return new;
end $$;
create trigger session_second_factor before insert on session for each row execute function guard_second_factor();

-- Records that two-step sign-in was turned on or off.
create function record_second_factor() returns trigger language plpgsql as $$
begin
  if new.kind = 'member' and current_setting('app.undoing', true) is distinct from 'on' then
    insert into account_event (account_id, kind) values (new.id, case when new.second_factor then 'second_factor_on' else 'second_factor_off' end);
  end if;
  return null;
end $$;
create trigger account_second_factor_record after update of second_factor on account for each row
  when (old.second_factor is distinct from new.second_factor) execute function record_second_factor();

-- Whether an undo leaves an event as it is, because it would put back a reverted value or weaken two-step sign-in. A
-- passkey that another session added before two-step sign-in was turned on can be removed if email and phone remain.
create function account_event_stands(e account_event) returns boolean language sql stable as $$
  select account_factor_reversed(e.account_id, e.kind, e.former) or exists (
    select from account a left join lateral (
      select s.nth, s.session_id from account_event s where s.account_id = a.id and s.kind = 'second_factor_on' order by s.nth desc limit 1
    ) s on true
    where a.id = e.account_id and a.second_factor and case
      when e.kind in ('second_factor_on', 'second_factor_off') then true
      when e.nth > s.nth then false
      when e.kind in ('email_changed', 'phone_changed') then e.former is null and s.nth is not null
      when e.kind = 'passkey_added' then s.nth is not null and not (
        e.session_id is distinct from s.session_id and a.phone is not null and a.email_proved_at is not null
        and not exists (select from account_event l where l.account_id = a.id and l.nth > s.nth and l.undone_at is null
          and l.kind in ('email_changed', 'phone_changed') and l.former is null))
      else false end)
$$;

-- Whether a session was proved after the newest factor was added, and by a factor that the account has had for seven
-- days: by the owner, not by an attacker who took over the session and added a factor.
create function has_settled_proof(s session) returns boolean language sql stable as $$
  select s.proved_at > coalesce((select max(e.at) from account_event e where e.account_id = s.account_id and e.undone_at is null
      and (e.kind in ('passkey_added', 'google_added') or e.became is not null)), '-infinity')
    and exists (select from unnest(s.proved_by) way where not exists (
      select from account_event e where e.account_id = s.account_id and e.undone_at is null and e.at > now() - interval '7 days'
        and case e.kind when 'email_changed' then way = 'email' and e.became is not null
          when 'phone_changed' then way = 'sms' and e.became is not null
          when 'google_added' then way = 'google'
          when 'passkey_added' then way = 'passkey:' || (e.undo ->> 'id') else false end))
$$;

-- Two-step sign-in is turned on only with a settled proof. An undo neither puts back a reverted value nor turns off
-- two-step sign-in.
create function guard_account_undo() returns trigger language plpgsql as $$
declare
  is_undo boolean := current_setting('app.undoing', true) is not distinct from 'on';
begin
  if new.erased_at is not null then return new; end if;
  if new.second_factor and not old.second_factor and not is_undo and not exists (
    select from session s where s.account_id = new.id and s.revoked_at is null and s.proved_at > now() - interval '15 minutes' and has_settled_proof(s)
  ) then
    raise exception 'two-step sign-in is turned on with a settled proof alone';
  end if;
  if is_undo and (
    old.second_factor and not new.second_factor
    or new.email_proved_at is not null and account_factor_reversed(new.id, 'email_changed', new.email)
    or account_factor_reversed(new.id, 'phone_changed', new.phone)
  ) then
    raise exception 'an undo puts back no reverted factor and turns off no two-step sign-in';
  end if;
  return new;
end $$;
create trigger account_undo_guard before update of email, email_proved_at, phone, second_factor on account
  for each row execute function guard_account_undo();

-- An undo does not remove a passkey that two-step sign-in relies on.
create function guard_passkey_undo() returns trigger language plpgsql as $$
begin
  if current_setting('app.undoing', true) = 'on' and exists (select from account_event e where e.account_id = old.account_id
    and e.kind = 'passkey_added' and e.undo ->> 'id' = old.id and account_event_stands(e)) then
    raise exception 'an undo removes no passkey that two-step sign-in was turned on with';
  end if;
  return old;
end $$;
create trigger passkey_undo_guard before delete on passkey for each row execute function guard_passkey_undo();

-- Profile pictures, encoded by us, 256 pixels square. `key` is part of the address, changes with every picture, and
-- cannot be guessed.
create table avatar (
  account_id uuid primary key references account on delete cascade,
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{22}$'),
  webp bytea not null check (octet_length(webp) between 1 and 200000),
  created_at timestamptz not null default now()
);

-- Travelers that fill in the checkout. Passport numbers are never stored: they are requested for a visit and erased
-- after it. The range of `position` limits the list.
create table saved_traveller (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  position smallint not null check (position between 0 and 19),
  full_name text not null check (char_length(full_name) between 1 and 120),
  birth_date date check (birth_date > '1900-01-01'),
  nationality char(2) check (nationality ~ '^[A-Z]{2}$'),
  diet text check (diet in ('any', 'vegetarian', 'vegan', 'halal', 'kosher', 'glutenFree')),
  created_at timestamptz not null default now(),
  unique (account_id, position)
);

-- The contact that fills in the checkout.
create table saved_contact (
  account_id uuid primary key references account on delete cascade,
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) between 3 and 300),
  phone text not null check (char_length(phone) between 4 and 40),
  updated_at timestamptz not null default now()
);

-- An account's answer to a version. After `later`, the question returns with the next version.
create table term_answer (
  account_id uuid not null references account,
  document text not null,
  version int not null,
  -- The language in which it was read.
  language text not null,
  answer text not null check (answer in ('accepted', 'later')),
  answered_at timestamptz not null default now(),
  primary key (account_id, document, version),
  foreign key (document, version, language) references term_version
);

-- Which optional messages a person wants. `subject` is the keyed hash of an email address, a phone number or an
-- account: an unsubscribe link and the account page change the same row.
create table message_choice (
  subject bytea not null,
  channel text not null check (channel in ('email', 'sms')),
  purpose text not null check (purpose in ('reminders', 'reviews', 'support', 'offers', 'partners', 'surveys')),
  wanted boolean not null,
  changed_at timestamptz not null default now(),
  primary key (subject, channel, purpose)
);

-- Every change of a choice, as proof of consent.
create table message_choice_record (
  id bigint generated always as identity primary key,
  subject bytea not null,
  channel text not null,
  purpose text not null,
  wanted boolean not null,
  source text not null check (source in ('account', 'unsubscribe link')),
  country char(2),
  at timestamptz not null default now()
);
create index message_choice_record_by_subject on message_choice_record (subject);

-- Records who changed a choice, from where.
create function record_message_choice() returns trigger language plpgsql as $$
begin
  insert into message_choice_record (subject, channel, purpose, wanted, source, country)
  values (new.subject, new.channel, new.purpose, new.wanted,
          coalesce(nullif(current_setting('app.choice_source', true), ''), 'unsubscribe link'),
          nullif(current_setting('app.choice_country', true), ''));
  return null;
end $$;
create trigger message_choice_added after insert on message_choice for each row execute function record_message_choice();
create trigger message_choice_changed after update on message_choice for each row
  when (old.wanted is distinct from new.wanted) execute function record_message_choice();

-- Email addresses that bounced, by keyed hash.
create table mail_address (
  address_hash bytea primary key,
  bounced_at timestamptz,
  bounce_reason text,
  updated_at timestamptz not null default now()
);

-- A copy of a person's data, created on request and deleted when its link expires.
create table data_export (
  id uuid primary key,
  account_id uuid not null references account,
  language text not null,
  asked_at timestamptz not null default now(),
  document jsonb,
  ready_at timestamptz,
  expires_at timestamptz not null,
  check ((document is null) = (ready_at is null))
);
create index data_export_by_account on data_export (account_id, asked_at desc);

-- A request to erase an account, which can be withdrawn until `due_at`.
create table account_deletion (
  account_id uuid primary key references account,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  done_at timestamptz,
  check (due_at >= asked_at)
);
create index account_deletion_due on account_deletion (due_at) where done_at is null;

-- What is known of an account's holder, as keyed hashes: seen at the checkout and at the payment. Coupons are limited
-- by it.
create table bearer_mark (
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('email', 'phone', 'device', 'card')),
  mark text not null check (mark ~ '^[A-Za-z0-9_-]{43}$'),
  seen_at timestamptz not null default now(),
  primary key (account_id, kind, mark)
);

-- Short addresses lead to typed targets, never to an address that a user entered (T-05).
create table short_link (
  code text primary key check (code ~ '^[A-Za-z0-9_-]{11}$'),
  target jsonb not null unique,
  created_by uuid references account on delete cascade,
  created_at timestamptz not null default now()
);
