-- A lease belongs to one worker, which names it when it ends: one that is late changes nothing of a later request.
alter table machine_translation
  add column lease uuid,
  -- Attempts since the last finished batch, the present one included, that the service may charge. No ninth is made.
  add column charged_attempts int not null default 0 check (charged_attempts between 0 and 8);

-- Texts of finished batches, by a hash of what was sent: a translation that is continued finds them, and so does content
-- that leaves and returns. They were paid for, so that the monthly budget limits how many there are.
create table translated_segment (
  engine text not null,
  source_language text not null,
  language text not null,
  source_hash bytea not null check (length(source_hash) = 32),
  text text not null check (text <> ''),
  -- A review that is erased takes them with it.
  review_id uuid references review on delete cascade,
  created_at timestamptz not null default now(),
  primary key (engine, source_language, language, source_hash)
);
create index translated_segment_by_review on translated_segment (review_id) where review_id is not null;
