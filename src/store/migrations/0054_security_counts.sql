-- How often security events of each kind happened, by the hour: what single processes counted, added up. It names nobody.
create table security_count (
  hour timestamptz not null,
  kind text not null,
  outcome text not null check (outcome in ('done', 'refused')),
  count bigint not null check (count > 0),
  primary key (hour, kind, outcome)
);
