-- Signing in by more than a phone, and what its owner may see and end of it (decision 0031).

-- A code goes to a phone or an e-mail address, and serves one purpose alone. `device`: for signing in the device it was
-- asked for on, else the account that asked.
alter table sign_in_code rename column phone to recipient;
alter table sign_in_code add column purpose text not null default 'sign in'
  check (purpose in ('sign in', 'confirm', 'change'));
drop index one_live_code;
create unique index one_live_code on sign_in_code (purpose, recipient, device) where state = 'issued';

-- Devices on which somebody has signed in with a code before: strangers who ask for codes to his number use up none of
-- his own. `person` is a keyed hash of the number or address.
create table known_device (
  person text not null,
  device text not null,
  seen_at timestamptz not null default now(),
  primary key (person, device)
);

-- Solved robot checks are good once: the SHA-256 of the challenge's signature, kept until the challenge is over.
create table used_challenge (
  challenge_hash bytea primary key,
  expires_at timestamptz not null
);

-- A member is known by his phone, by an address that he has proved to read, by another house's word, or by a passkey.
alter table account drop constraint account_check;
alter table account add column email_proved_at timestamptz;
create unique index account_by_proved_email on account (lower(email)) where email_proved_at is not null;
create index guest_by_email on account (lower(email)) where kind = 'guest' and email is not null;

-- What was proved was the address that stood there.
create function forget_email_proof() returns trigger language plpgsql as $$
begin
  if lower(new.email) is distinct from lower(old.email) and new.email_proved_at is not distinct from old.email_proved_at then
    new.email_proved_at := null;
  end if;
  return new;
end $$;
create trigger account_email_proof before update of email on account for each row execute function forget_email_proof();

-- Whom another house knows him as. Never found by the address, which changes hands there: by issuer and subject alone.
create table account_identity (
  issuer text not null,
  subject text not null,
  account_id uuid not null references account on delete cascade,
  email text,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create unique index one_identity_per_issuer on account_identity (account_id, issuer);

-- On the way to another house and back. `account_id`: who wants it added to his account; null when signing in.
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

create table passkey (
  id text primary key,
  account_id uuid not null references account on delete cascade,
  public_key bytea not null,
  sign_count bigint not null default 0 check (sign_count >= 0),
  transports text[] not null default '{}',
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_by_account on passkey (account_id);

-- What a passkey has to sign, once. `account_id`: for whom one is added; null when signing in.
create table passkey_challenge (
  challenge_hash bytea primary key,
  device text not null,
  account_id uuid references account on delete cascade,
  expires_at timestamptz not null
);

-- What the owner sees of a session: its own name (never its token), the browser's family, a part of the network.
-- `proved_at`: when he last proved that it is he; what changes the ways in asks for that anew.
alter table session
  add column id uuid not null default gen_random_uuid() unique,
  add column way text not null default 'sms' check (way in ('sms', 'email', 'google', 'passkey', 'guest')),
  add column agent text not null default '',
  add column network text not null default '',
  add column seen_at timestamptz not null default now(),
  add column proved_at timestamptz;
