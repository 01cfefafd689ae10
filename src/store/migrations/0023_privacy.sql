-- Legal texts and who agreed to them, what somebody wants to be told, what becomes of his data, and talking to support.

-- A version is never changed once it stands: people have agreed to its very words.
create table term_version (
  document text not null check (document ~ '^[a-z0-9-]{2,60}$'),
  version int not null check (version > 0),
  language text not null,
  title text not null check (title <> ''),
  -- What this version changes against the one before, in a sentence or two.
  changes text not null,
  body text not null check (body <> ''),
  effective date not null,
  -- Whoever has an account is asked to agree to it.
  asked boolean not null,
  -- A text of the demonstration, which an operator replaces (RU-24).
  sample boolean not null,
  stocked_at timestamptz not null default now(),
  primary key (document, version, language)
);

create function keep_term() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a legal text is never changed or taken away' using errcode = '23514';
end $$;
create trigger term_version_kept before update or delete on term_version for each statement execute function keep_term();

-- What an account answered to a version; `later` is not asked again until there is a newer one.
create table term_answer (
  account_id uuid not null references account,
  document text not null,
  version int not null,
  -- In which language it was read.
  language text not null,
  answer text not null check (answer in ('accepted', 'later')),
  answered_at timestamptz not null default now(),
  primary key (account_id, document, version),
  foreign key (document, version, language) references term_version
);

-- What an order was paid under.
create table order_term (
  order_id uuid not null references orders,
  document text not null,
  version int not null,
  language text not null,
  agreed_at timestamptz not null default now(),
  primary key (order_id, document),
  foreign key (document, version, language) references term_version
);

-- Which messages that no purchase needs somebody wants. `subject` is the keyed hash of an e-mail address, of a telephone
-- number or of an account: the same row holds for the link in a mail and for the page of the account.
create table message_choice (
  subject bytea not null,
  channel text not null check (channel in ('email', 'sms')),
  purpose text not null check (purpose in ('reminders', 'reviews', 'support', 'offers', 'partners', 'surveys')),
  wanted boolean not null,
  changed_at timestamptz not null default now(),
  primary key (subject, channel, purpose)
);

-- Every change of it, so that a yes can be shown to have been given.
create table message_choice_record (
  id bigint generated always as identity primary key,
  subject bytea not null,
  channel text not null,
  purpose text not null,
  wanted boolean not null,
  source text not null check (source in ('account', 'unsubscribe link')),
  country char(2),
  at timestamptz not null default now()
);
create index message_choice_record_by_subject on message_choice_record (subject);

create function record_message_choice() returns trigger language plpgsql as $$
begin
  insert into message_choice_record (subject, channel, purpose, wanted, source, country)
  values (new.subject, new.channel, new.purpose, new.wanted,
          coalesce(nullif(current_setting('app.choice_source', true), ''), 'unsubscribe link'),
          nullif(current_setting('app.choice_country', true), ''));
  return null;
end $$;
create trigger message_choice_added after insert on message_choice for each row execute function record_message_choice();
create trigger message_choice_changed after update on message_choice for each row
  when (old.wanted is distinct from new.wanted) execute function record_message_choice();

-- Until now one mark stood for all such mails of an address.
insert into message_choice (subject, channel, purpose, wanted, changed_at)
select address_hash, 'email', p.purpose, false, unsubscribed_at from mail_address
cross join (values ('reminders'), ('reviews'), ('support'), ('offers'), ('partners'), ('surveys')) p (purpose)
where unsubscribed_at is not null;
alter table mail_address drop column unsubscribed_at;

-- A copy of what is kept about somebody, made when he asks for it and deleted when its link runs out.
create table data_export (
  id uuid primary key,
  account_id uuid not null references account,
  language text not null,
  asked_at timestamptz not null default now(),
  document jsonb,
  ready_at timestamptz,
  expires_at timestamptz not null,
  check ((document is null) = (ready_at is null))
);
create index data_export_by_account on data_export (account_id, asked_at desc);

-- Somebody wants his account erased; until `due_at` he can take it back.
create table account_deletion (
  account_id uuid primary key references account,
  asked_at timestamptz not null default now(),
  due_at timestamptz not null,
  done_at timestamptz,
  check (due_at >= asked_at)
);
create index account_deletion_due on account_deletion (due_at) where done_at is null;
alter table account add column erased_at timestamptz;

-- A conversation with support is about one order.
create table support_conversation (
  id uuid primary key,
  order_id uuid not null unique references orders,
  account_id uuid not null references account,
  created_at timestamptz not null default now(),
  -- What either side has not seen yet is what came later than this.
  traveller_read_at timestamptz not null default now(),
  support_read_at timestamptz not null default '-infinity'
);
create index support_conversation_by_account on support_conversation (account_id);

create table support_message (
  id uuid primary key,
  conversation_id uuid not null references support_conversation on delete cascade,
  author text not null check (author in ('traveller', 'support')),
  -- Which person or program of the shop wrote; travellers are not told.
  operator text,
  body text not null check (length(body) <= 4000),
  created_at timestamptz not null default clock_timestamp(),
  -- A mail told of it, because it stood unread.
  told_at timestamptz,
  check ((author = 'support') = (operator is not null))
);
create index support_message_by_conversation on support_message (conversation_id, created_at);
create index support_message_untold on support_message (created_at) where author = 'support' and told_at is null;

-- Always our own JPEG, encoded anew from what was sent.
create table support_picture (
  message_id uuid primary key references support_message on delete cascade,
  width int not null check (width between 1 and 2400),
  height int not null check (height between 1 and 2400),
  bytes bytea not null check (length(bytes) between 1 and 2000000)
);

-- What a program of the shop shows to speak for support: a digest of it alone is kept.
create table operator_token (
  id uuid primary key,
  name text not null check (name <> ''),
  token_hash bytea not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
