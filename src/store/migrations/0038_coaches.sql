-- How places of a line are sold: not at all, so many of a class, or by the seat of a coach (decision 47).
alter table rail_line add column seating jsonb not null default '{"kind": "open"}'
  check (seating ->> 'kind' in ('open', 'counted', 'reserved'));

-- What of a feed holds for days and not for a journey.
alter table rail_feed add column passes jsonb not null default '[]' check (jsonb_typeof(passes) = 'array');
