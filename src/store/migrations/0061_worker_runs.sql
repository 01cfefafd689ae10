-- When worker processes ran. An invariant with a time limit ("places are held longer than a minute after their time") can
-- only be broken while there was a process to keep it: `worked_since` says for how long that was so.
create table worker_run (
  id uuid primary key,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  -- Empty where the process was killed, hangs, or runs.
  stopped_at timestamptz
);

-- For how long workers have run since `due`. Several that run side by side count once, and the time between them not at all.
-- A process that reports every few seconds counts up to now.
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
