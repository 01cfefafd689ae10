-- What the running shop needs: requests that are repeated, messages that go out and come in, the audit log, and
-- background work.

-- Counters of rate-limiter-flexible, in the form that the library requires.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);

-- Answers to requests with an idempotency key, returned again for the same request.
create table idempotency (
  scope text not null,
  key text not null,
  fingerprint bytea not null,
  locked_until timestamptz,
  status int,
  body jsonb,
  order_id uuid,
  created_at timestamptz not null default now(),
  primary key (scope, key),
  check ((status is null) = (body is null))
);

-- Messages and calls to be sent, written in the transaction that causes them.
create table outbox (
  id bigint generated always as identity primary key,
  topic text not null,
  dedupe text not null,
  aggregate text not null,
  payload jsonb not null,
  available_at timestamptz not null default now(),
  attempts int not null default 0,
  last_error text,
  done_at timestamptz,
  -- Given up, after too many attempts.
  dead_at timestamptz,
  created_at timestamptz not null default now(),
  unique (topic, dedupe)
);
create index outbox_due on outbox (available_at) where done_at is null and dead_at is null;

-- Events of the payment provider, each applied once.
create table inbox (
  source text not null,
  event_id text not null,
  received_at timestamptz not null default now(),
  payload jsonb not null,
  applied_at timestamptz,
  primary key (source, event_id)
);
create index inbox_due on inbox (received_at) where applied_at is null;

-- Messages that were sent, for the outbox page of showcase and development (RU-30).
create table sent_message (
  id bigint generated always as identity primary key,
  dedupe text not null unique,
  kind text not null check (kind in ('mail', 'sms')),
  recipient text not null,
  subject text not null,
  body_text text not null,
  body_html text,
  sent_at timestamptz not null default now()
);

-- The credential of a program that answers for support. Only a digest is stored.
create table operator_token (
  id uuid primary key,
  name text not null check (name <> ''),
  token_hash bytea not null unique,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);

-- What operators did. Rows are only added, and each contains the hash of the one before it: a changed or removed row
-- breaks the chain.
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

-- The hash of an entry, with the hash of the one before it.
create function audit_hash(e audit_entry) returns bytea language sql stable as $$
  select sha256(e.previous || convert_to(json_build_array(
    e.day::text, e.position, extract(epoch from e.at)::text, e.actor, e.command, e.subject, e.reason, e.outcome, e.details::text
  )::text, 'UTF8'))
$$;

-- Entries are added one at a time, because each needs the one before it.
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
create trigger audit_chain before insert on audit_entry for each row execute function chain_audit();

-- Refuses to change or delete an entry.
create function keep_audit() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is only ever added to' using errcode = '42501';
end $$;
create trigger audit_kept before update or delete on audit_entry for each row execute function keep_audit();
create trigger audit_whole before truncate on audit_entry for each statement execute function keep_audit();

-- Security events by kind and hour, added up over all processes. It names nobody.
create table security_count (
  hour timestamptz not null,
  kind text not null,
  outcome text not null check (outcome in ('done', 'refused')),
  count bigint not null check (count > 0),
  primary key (hour, kind, outcome)
);

-- When worker processes ran. An invariant with a time limit ("places are held longer than a minute after their time")
-- can only be broken while a worker runs: `worked_since` returns for how long one did.
create table worker_run (
  id uuid primary key,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- Null if the process runs, hangs, or was killed.
  stopped_at timestamptz
);

-- Returns for how long workers have run since `due`. Workers that run at the same time count once, and time without a
-- worker does not count. A process that reports every few seconds counts up to now.
create function worked_since(due timestamptz) returns interval language sql stable as $$
  select coalesce(sum(upper(part) - lower(part)), interval '0') from (
    select unnest(range_agg(tstzrange(greatest(started_at, due), ends_at))) as part from (
      select started_at, least(now(), case
        when stopped_at is not null then stopped_at
        when seen_at > now() - interval '30 s' then now()
        else seen_at end) as ends_at
      from worker_run) run
    where ends_at > greatest(started_at, due)) worked
$$;

-- The last result of each check of the invariants; one process checks for all.
create table invariant_check (
  id text primary key,
  first_at timestamptz not null default now(),
  checked_at timestamptz not null default now(),
  -- When it last ran to its end, whatever it found.
  succeeded_at timestamptz,
  duration_ms int not null,
  violations int,
  failure text
);
