-- Which links of notices still count (decision 0063): an address that a reverted change had brought in has no say any
-- more, and what an owner confirmed by turning two-step sign-in on is not undone from a mailbox.

-- By what a session was proved: 'sms', 'email', 'google', 'passkey:<id>'.
alter table session add column proved_by text[] not null default '{}';
update session set proved_by = array[way] where proved_at is not null and way in ('sms', 'email', 'google');

-- Whether the change that brought a value in was reverted: undone by a notice, or followed, within the time for undoing,
-- by the value that the account had before. A value that the account has now, or was given since, is not.
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

-- Whether an undo leaves an event as it is: it would put back a reverted value, or weaken two-step sign-in. A passkey that
-- another session added before than the one that turned two-step sign-in on is undone where email and phone are left for it.
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

-- A reverted value can be used by another account at once: nobody can put it back.
create or replace function factor_reservation(value text, for_account uuid) returns uuid language sql stable as $$
  select e.id from account_event e join account a on a.id = e.account_id
  where lower(e.former) = lower(value) and e.former is not null and e.undone_at is null
    and e.account_id is distinct from for_account
    and e.kind in ('email_changed', 'phone_changed') and e.at > now() - interval '7 days'
    and a.phone is distinct from value and (a.email_proved_at is null or lower(a.email) is distinct from lower(value))
    and not account_factor_reversed(e.account_id, e.kind, e.former)
  order by e.nth limit 1
$$;

-- Whether a session was proved after the newest factor was added, and by a factor that the account has had for seven days:
-- by its owner, then, and not by somebody who took the session and added a factor.
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

create function guard_passkey_undo() returns trigger language plpgsql as $$
begin
  if current_setting('app.undoing', true) = 'on' and exists (select from account_event e where e.account_id = old.account_id
    and e.kind = 'passkey_added' and e.undo ->> 'id' = old.id and account_event_stands(e)) then
    raise exception 'an undo removes no passkey that two-step sign-in was turned on with';
  end if;
  return old;
end $$;
create trigger passkey_undo_guard before delete on passkey for each row execute function guard_passkey_undo();
