-- Translations by machine, and how many characters were sent for them.

-- A row is the request for a translation, its place in the queue and its result. The texts of an editor are elsewhere and
-- are always preferred. `source_hash` says what was translated: a result for another source is not shown.
create table machine_translation (
  kind text not null check (kind in ('product', 'destination', 'content', 'review')),
  -- An id; of content type and key, with a space between them.
  subject text not null check (subject <> ''),
  language text not null,
  -- A review that is erased takes its translations with it.
  review_id uuid references review on delete cascade,
  source_language text not null,
  source_hash bytea not null check (length(source_hash) = 32),
  state text not null check (state in ('pending', 'done', 'failed')),
  -- The segments of the source, translated, in their order.
  texts jsonb check (jsonb_typeof(texts) = 'array'),
  engine text,
  -- Why it failed, or why it has to wait: a code, never a text.
  reason text check (reason ~ '^[a-z_]{1,40}$'),
  attempts int not null default 0 check (attempts >= 0),
  requested_at timestamptz not null default now(),
  available_at timestamptz not null default now(),
  ended_at timestamptz,
  primary key (kind, subject, language),
  check ((kind = 'review') = (review_id is not null)),
  check ((state = 'done') = (texts is not null and engine is not null)),
  check (state <> 'failed' or reason is not null),
  check ((state = 'pending') = (ended_at is null))
);
create index machine_translation_due on machine_translation (available_at) where state = 'pending';
create index machine_translation_by_review on machine_translation (review_id) where review_id is not null;

-- Characters sent to the translation service in a month (UTC). The database refuses more than the shop allows.
create table translation_budget (
  month date primary key check (extract(day from month) = 1),
  spent bigint not null check (spent >= 0),
  allowed bigint not null,
  check (spent <= allowed)
);
