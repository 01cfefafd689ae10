-- Content that is changed without a deploy (`domain/content`). An item shows the version that it points at; versions are
-- only ever added, so that going back is pointing at an older one.
create table content_item (
  type smallint not null check (type > 0),
  key text not null check (key ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(key) <= 80),
  published int,
  primary key (type, key)
);

create table content_version (
  type smallint not null,
  key text not null,
  version int not null check (version > 0),
  slot text not null check (slot ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  picture text check (picture ~ '^[a-z]{1,12}-[a-z]{1,5}-(0|[1-9][0-9]{0,3})$'),
  link text check (link ~ '^(/|https://)' and link !~ '^/[/\\]'),
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

alter table content_item add foreign key (type, key, published) references content_version (type, key, version);

-- One after the other, without a gap: whoever adds a version holds its item.
create function number_content() returns trigger language plpgsql as $$
begin
  perform from content_item i where i.type = new.type and i.key = new.key for update;
  if new.version <> coalesce((select max(v.version) from content_version v where v.type = new.type and v.key = new.key), 0) + 1 then
    raise exception 'version % of % % does not follow the last one', new.version, new.type, new.key using errcode = '23505';
  end if;
  return new;
end $$;

create function keep_content() returns trigger language plpgsql as $$
begin
  raise exception 'versions of content are only ever added' using errcode = '42501';
end $$;

create trigger content_numbered before insert on content_version for each row execute function number_content();
create trigger content_kept before update or delete on content_version for each row execute function keep_content();
create trigger content_whole before truncate on content_version for each statement execute function keep_content();

-- Whoever changes what is shown, every process that keeps it hears of it.
create function tell_content() returns trigger language plpgsql as $$
begin
  perform pg_notify('catalogue', 'content');
  return null;
end $$;

create trigger content_told after insert or update or delete on content_item for each statement execute function tell_content();
