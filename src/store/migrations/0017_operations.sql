-- What people at the shop did by hand. Rows are only ever added, and each holds the hash of the one before it: a row that
-- was changed or taken out breaks the chain from there on.
create table audit_entry (
  id bigint generated always as identity primary key,
  day date not null,
  position int not null check (position > 0),
  at timestamptz not null,
  actor text not null check (actor <> ''),
  command text not null,
  subject text not null,
  reason text not null,
  outcome text not null check (outcome in ('done', 'read', 'refused', 'failed')),
  details jsonb not null,
  previous bytea not null,
  hash bytea not null,
  unique (day, position)
);
create index audit_by_subject on audit_entry (subject, id);

create function audit_hash(e audit_entry) returns bytea language sql stable as $$
  select sha256(e.previous || convert_to(json_build_array(
    e.day::text, e.position, extract(epoch from e.at)::text, e.actor, e.command, e.subject, e.reason, e.outcome, e.details::text
  )::text, 'UTF8'))
$$;

-- One after the other: each needs to know the one before.
create function chain_audit() returns trigger language plpgsql as $$
declare
  last audit_entry;
begin
  perform pg_advisory_xact_lock(hashtext('audit_entry'));
  select * into last from audit_entry order by day desc, position desc limit 1;
  new.at := clock_timestamp();
  -- A clock that was put back does not put a row before one that is there.
  new.day := greatest((new.at at time zone 'UTC')::date, last.day);
  new.position := case when new.day = last.day then last.position + 1 else 1 end;
  new.previous := coalesce(last.hash, ''::bytea);
  new.hash := audit_hash(new);
  return new;
end $$;

create function keep_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to' using errcode = '42501';
end $$;

create trigger audit_chain before insert on audit_entry for each row execute function chain_audit();
create trigger audit_kept before update or delete on audit_entry for each row execute function keep_audit();
create trigger audit_whole before truncate on audit_entry for each statement execute function keep_audit();

-- An account that may not sign in: its sessions open nothing while this stands.
alter table account add column blocked_at timestamptz;
