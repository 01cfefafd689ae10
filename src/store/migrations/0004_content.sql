-- Texts and pages that change without a deployment, legal texts, and preview links.

-- Content that is changed without a deployment (`src/domain/content/content-item.ts`). An item shows the version that
-- it names. Versions are only added, so that going back means naming an older one.
create table content_item (
  type smallint not null check (type > 0),
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 80),
  -- The visible version; null if none is.
  published int,
  primary key (type, key)
);

-- One version of an item, its audience and its texts by language.
create table content_version (
  type smallint not null,
  key text not null,
  version int not null check (version > 0),
  -- The place on the site where it is shown.
  slot text not null check (slot ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  picture text check (picture ~ '^[a-z]{1,12}-[a-z]{1,5}-(0|[1-9][0-9]{0,3})$'),
  link text check (link ~ '^(/|https://)' and link !~ '^/[/\\]'),
  -- The date of the event that it announces.
  tells_of date,
  -- The bits of spec §3: ANDROID 1, IOS 2, MOBILE 4, WEB 8.
  platforms smallint not null check (platforms between 1 and 15),
  markets text[] not null check (markets <@ array['global', 'cn']),
  languages text[] not null,
  residences text[] not null,
  partners text[] not null,
  begins_at timestamptz,
  ends_at timestamptz,
  priority smallint not null check (priority between -9999 and 9999),
  texts jsonb not null check (jsonb_typeof(texts -> 'en' -> 'blocks') = 'array'),
  author text not null check (author <> ''),
  note text not null check (note <> ''),
  created_at timestamptz not null default now(),
  primary key (type, key, version),
  foreign key (type, key) references content_item,
  check (begins_at < ends_at)
);

-- An item shows one of its own versions.
alter table content_item add foreign key (type, key, published) references content_version (type, key, version);

-- Versions of legal texts. A version never changes, because people have accepted its exact text.
create table term_version (
  document text not null check (document ~ '^[a-z0-9-]{2,60}$'),
  version int not null check (version > 0),
  language text not null,
  title text not null check (title <> ''),
  -- What is new in this version, in one or two sentences.
  changes text not null,
  body text not null check (body <> ''),
  effective date not null,
  -- Whether account holders must accept it.
  asked boolean not null,
  -- A sample text, which an operator must replace (RU-24).
  sample boolean not null,
  stocked_at timestamptz not null default now(),
  primary key (document, version, language)
);

-- Links that show unpublished content or turn on text debugging. Each one is listed and can be revoked.
create table preview_link (
  id uuid primary key,
  kind text not null check (kind in ('content', 'text-debug')),
  -- The page that a content preview opens, without language and trailing slash. Text debugging applies to every page.
  path text check (path ~ '^/[A-Za-z0-9_./-]*$' and path !~ '^//'),
  made_by text not null check (made_by <> ''),
  reason text not null check (reason <> ''),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  uses int not null default 0 check (uses >= 0),
  last_used_at timestamptz,
  -- Content written after this instant is not shown.
  created_at timestamptz not null default now(),
  check ((kind = 'content') = (path is not null)),
  check (expires_at > created_at),
  check (expires_at <= created_at + case kind when 'content' then interval '7 days' else interval '8 hours' end)
);
create index preview_link_newest on preview_link (created_at desc);

-- Numbers versions without gaps: adding a version locks its item.
create function number_content() returns trigger language plpgsql as $$
begin
  perform from content_item i where i.type = new.type and i.key = new.key for update;
  if new.version <> coalesce((select max(v.version) from content_version v where v.type = new.type and v.key = new.key), 0) + 1 then
    raise exception 'version % of % % does not follow the last one', new.version, new.type, new.key using errcode = '23505';
  end if;
  return new;
end $$;
create trigger content_numbered before insert on content_version for each row execute function number_content();

-- Refuses to change or delete a version.
create function keep_content() returns trigger language plpgsql as $$
begin
  raise exception 'versions of content are only ever added' using errcode = '42501';
end $$;
create trigger content_kept before update or delete on content_version for each row execute function keep_content();
create trigger content_whole before truncate on content_version for each statement execute function keep_content();

-- Notifies every process that caches content.
create function tell_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', 'content');
  return null;
end $$;
create trigger content_told after insert or update or delete on content_item for each statement execute function tell_content();
-- Legal texts are on cached pages too.
create trigger term_version_told after insert on term_version for each statement execute function tell_content();

-- Refuses to change or delete a version.
create function keep_term() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a legal text is never changed or taken away' using errcode = '23514';
end $$;
create trigger term_version_kept before update or delete on term_version for each statement execute function keep_term();
