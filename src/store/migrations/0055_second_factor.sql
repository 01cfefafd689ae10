-- An owner may require a second factor after a code (decision 0063): a passkey, or a code to the account's other factor.
alter table account add column second_factor boolean not null default false;

-- A sign-in whose code was right and whose second factor is still to come. Bound to the device, for ten minutes.
create table sign_in_step (
  token_hash bytea primary key,
  account_id uuid not null references account on delete cascade,
  device text not null,
  way text not null check (way in ('sms', 'email')),
  recipient text not null,
  expires_at timestamptz not null
);

alter table sign_in_code drop constraint sign_in_code_purpose_check,
  add constraint sign_in_code_purpose_check check (purpose in ('sign in', 'confirm', 'change', 'second'));

-- Whether an account has a second factor besides the one that a code went to: what is required must be possible.
create function has_second_factor(account_id uuid, way text) returns boolean language sql stable as $$
  select exists (select from account a where a.id = $1 and a.second_factor and (
    (way = 'sms' and a.email_proved_at is not null) or (way = 'email' and a.phone is not null)
    or exists (select from passkey p where p.account_id = a.id)))
$$;

-- `second`: by what a sign-in by code was completed. No action can leave it out where the owner requires it.
alter table session add column second text check (second in ('sms', 'email', 'passkey'));
create function guard_second_factor() returns trigger language plpgsql as $$
begin
  if new.way in ('sms', 'email') and (new.second is null or new.second = new.way) and has_second_factor(new.account_id, new.way) then
    raise exception 'this account requires a second factor';
  end if;
  return new;
end $$;
create trigger session_second_factor before insert on session for each row execute function guard_second_factor();

create function record_second_factor() returns trigger language plpgsql as $$
begin
  if new.kind = 'member' and current_setting('app.undoing', true) is distinct from 'on' then
    insert into account_event (account_id, kind) values (new.id, case when new.second_factor then 'second_factor_on' else 'second_factor_off' end);
  end if;
  return null;
end $$;
create trigger account_second_factor_record after update of second_factor on account for each row
  when (old.second_factor is distinct from new.second_factor) execute function record_second_factor();
