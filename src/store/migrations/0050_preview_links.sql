-- Links that show what is not published yet, or turn on text debug: each is listed and can be revoked.
create table preview_link (
  id uuid primary key,
  kind text not null check (kind in ('content', 'text-debug')),
  -- The page that a preview of content opens, without language and trailing slash. Text debug holds on every page.
  path text check (path ~ '^/[A-Za-z0-9_./-]*$' and path !~ '^//'),
  made_by text not null check (made_by <> ''),
  reason text not null check (reason <> ''),
  -- What was written after this instant is not shown.
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  uses int not null default 0 check (uses >= 0),
  last_used_at timestamptz,
  check ((kind = 'content') = (path is not null)),
  check (expires_at > created_at),
  check (expires_at <= created_at + case kind when 'content' then interval '7 days' else interval '8 hours' end)
);

create index preview_link_newest on preview_link (created_at desc);
