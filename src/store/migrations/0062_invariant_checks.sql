-- How each check of the invariants last went; one process checks for all.
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
