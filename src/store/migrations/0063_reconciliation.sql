-- The payment provider's records as its lists gave them, to be compared with ours in both directions.
create table provider_record (
  psp text not null,
  kind text not null check (kind in ('charge', 'refund', 'dispute')),
  ref text not null,
  -- What we call it, as the provider keeps it: the attempt of a charge or dispute, the refund of a refund.
  ours uuid,
  intent_ref text,
  amount_minor bigint not null,
  refunded_minor bigint not null default 0,
  currency char(3) not null,
  state text not null,
  made_at timestamptz not null,
  seen_at timestamptz not null default now(),
  primary key (psp, kind, ref)
);
create index provider_record_by_ours on provider_record (kind, ours);

create table reconciliation_run (
  id bigint generated always as identity primary key,
  psp text not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  started_at timestamptz not null default now(),
  -- Empty while it runs, and where it was killed.
  finished_at timestamptz,
  charges int,
  refunds int,
  disputes int,
  failure text
);

-- What differs. One row per difference, however often it is seen.
create table reconciliation_finding (
  id uuid primary key,
  psp text not null,
  kind text not null check (kind in (
    'charge_unknown', 'charge_double', 'charge_unsettled', 'charge_amount', 'charge_missing',
    'refund_unknown', 'refund_amount', 'refund_state', 'refund_missing',
    'dispute_unknown', 'dispute_state', 'dispute_missing')),
  -- The provider's reference, or where the provider has nothing, our id.
  ref text not null,
  state text not null default 'open' check (state in ('open', 'to_refund', 'refunded', 'closed')),
  intent_ref text,
  attempt_id uuid references payment_attempt,
  amount_minor bigint not null,
  currency char(3) not null,
  note text not null default '',
  refund_ref text unique,
  found_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  unique (psp, kind, ref),
  check (state not in ('to_refund', 'refunded') or (kind in ('charge_unknown', 'charge_double') and intent_ref is not null)),
  check ((state = 'refunded') = (refund_ref is not null))
);
create index reconciliation_finding_live on reconciliation_finding (state) where state in ('open', 'to_refund');
