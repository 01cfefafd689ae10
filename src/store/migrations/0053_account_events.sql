-- What happened to an account that its owner has to know about, and what is needed to undo it (decision 0063).
create table account_event (
  id uuid primary key default gen_random_uuid(),
  -- The order in which an account's changes happened: assigned while its row is locked.
  nth bigint not null generated always as identity,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('email_changed', 'phone_changed', 'passkey_added', 'passkey_removed', 'google_added',
    'google_removed', 'second_factor_on', 'second_factor_off', 'new_device', 'data_exported', 'closing', 'undone')),
  at timestamptz not null default now(),
  -- Which transaction wrote it: the action that caused it finds it by this.
  tx xid8 not null default pg_current_xact_id(),
  -- The verified email or the phone number before and after.
  former text,
  became text,
  undo jsonb not null default '{}',
  -- Where it was done: the session, and what its owner sees of browser and network.
  session_id uuid,
  agent text not null default '',
  network text not null default '',
  told_at timestamptz,
  undone_at timestamptz
);
create index account_event_by_account on account_event (account_id, nth);
create index account_event_former on account_event (lower(former)) where former is not null and undone_at is null;
create index account_event_untold on account_event (at) where told_at is null;

-- A verified email or a number that an account has given up is its own for seven days: until then the change can be
-- undone, and nobody else may take it. Giving up and taking wait for each other by the lock.
create function factor_lock(value text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('account factor ' || lower(value), 0))
$$;
-- The change by which another account gave it up; null where nobody else may have it back, or has it again.
create function factor_reservation(value text, for_account uuid) returns uuid language sql stable as $$
  select e.id from account_event e join account a on a.id = e.account_id
  where lower(e.former) = lower(value) and e.former is not null and e.undone_at is null
    and e.account_id is distinct from for_account
    and e.kind in ('email_changed', 'phone_changed') and e.at > now() - interval '7 days'
    and a.phone is distinct from value and (a.email_proved_at is null or lower(a.email) is distinct from lower(value))
  order by e.nth limit 1
$$;

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
-- After `account_email_proof` by name, which may take the proof away first.
create trigger account_factor_guard before insert or update of email, email_proved_at, phone, kind on account
  for each row execute function guard_account_factor();

-- Changes of factors are recorded by the database itself, so that none can be made silently. Undoing is recorded by its action.
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
