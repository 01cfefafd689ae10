-- What travellers say of their visits, and what they keep for later. A review belongs to a booking whose visit was, and
-- there is one for each; the database sees to it, keeps every version and counts the votes.
create function review_parts_fit(parts jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(parts) = 'object' and not exists (
    select from jsonb_each(parts) p
    where p.key not in ('value', 'organisation', 'guide', 'food', 'transport')
      or p.value not in ('20', '40', '60', '80', '100'))
$$;

create table review (
  id uuid primary key,
  booking_id uuid not null unique references booking,
  product_id int not null references product,
  state text not null,
  score smallint not null check (score in (20, 40, 60, 80, 100)),
  parts jsonb not null check (review_parts_fit(parts)),
  text text not null check (char_length(text) between 1 and 3000),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  party text check (party in ('solo', 'couple', 'family', 'friends', 'business')),
  -- What is told of the writer, and never more: a first letter, a country, or nothing.
  initial text check (char_length(initial) between 1 and 4),
  country char(2),
  visited_on date not null,
  photos smallint not null default 0 check (photos between 0 and 6),
  helpful int not null default 0 check (helpful >= 0),
  version int not null default 1,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  unique (id, booking_id)
);
create index review_by_product on review (product_id, created_at desc) where state = 'shown';
create index review_held on review (created_at) where state = 'held';

create table review_version (
  review_id uuid not null references review on delete cascade,
  version int not null,
  score smallint not null,
  parts jsonb not null,
  text text not null,
  language text not null,
  at timestamptz not null default now(),
  primary key (review_id, version)
);

-- Written anew by us, without anything that a camera notes beside. One without a review was sent and not yet used.
create table review_photo (
  id uuid primary key,
  booking_id uuid not null references booking,
  review_id uuid,
  position smallint check (position between 0 and 5),
  width int not null check (width between 1 and 1600),
  height int not null check (height between 1 and 1600),
  large bytea not null,
  small bytea not null,
  created_at timestamptz not null default now(),
  unique (review_id, position),
  foreign key (review_id, booking_id) references review (id, booking_id) on delete cascade,
  check ((review_id is null) = (position is null))
);
create index review_photo_by_booking on review_photo (booking_id);
create index review_photo_loose on review_photo (created_at) where review_id is null;

create table review_vote (
  review_id uuid not null references review on delete cascade,
  -- "account:<uuid>", or "device:<id>" of somebody who has not signed in.
  voter text not null,
  at timestamptz not null default now(),
  primary key (review_id, voter)
);

create table review_report (
  review_id uuid not null references review on delete cascade,
  reporter text not null,
  reason text not null check (reason in ('spam', 'rude', 'private', 'untrue')),
  at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (review_id, reporter)
);
create index review_report_open on review_report (review_id) where settled_at is null;

create table review_reply (
  review_id uuid primary key references review on delete cascade,
  text text not null check (char_length(text) between 1 and 1500),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  at timestamptz not null default now()
);

create function guard_review() returns trigger language plpgsql as $$
begin
  if not exists (
    select from booking b where b.id = new.booking_id and b.product_id = new.product_id
      and (b.state = 'redeemed' or b.state in ('confirmed', 'unused') and b.ends_at < now())
  ) then
    raise exception 'there was no visit that this review is of' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger review_guarded before insert or update of booking_id, product_id on review for each row execute function guard_review();
create trigger review_state before insert or update of state on review for each row execute function enforce_state('review');

create function number_review() returns trigger language plpgsql as $$
begin
  if (new.score, new.parts, new.text, new.language) is distinct from (old.score, old.parts, old.text, old.language) then
    new.version := old.version + 1;
    new.edited_at := now();
  else
    new.version := old.version;
  end if;
  return new;
end $$;
create trigger review_numbered before update on review for each row execute function number_review();

create function keep_review_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.version <> old.version then
    insert into review_version (review_id, version, score, parts, text, language)
    values (new.id, new.version, new.score, new.parts, new.text, new.language);
  end if;
  return null;
end $$;
create trigger review_kept after insert or update on review for each row execute function keep_review_version();

-- The score of a product stands in the search too.
create function touch_reviewed() returns trigger language plpgsql as $$
begin
  insert into search_touched (product_id, whole) values (coalesce(new.product_id, old.product_id), true);
  return null;
end $$;
create trigger review_touches after insert or delete or update of state, score on review for each row execute function touch_reviewed();

create function count_votes() returns trigger language plpgsql as $$
begin
  update review set helpful = helpful + case when tg_op = 'INSERT' then 1 else -1 end
  where id = coalesce(new.review_id, old.review_id);
  return null;
end $$;
create trigger votes_counted after insert or delete on review_vote for each row execute function count_votes();

insert into state_rule (machine, from_state, to_state) values
  ('review', '', 'shown'),
  ('review', '', 'held'),
  ('review', 'shown', 'held'),
  ('review', 'shown', 'hidden'),
  ('review', 'held', 'shown'),
  ('review', 'held', 'hidden'),
  ('review', 'hidden', 'held'),
  ('review', 'hidden', 'shown');

-- Lists of an account. The default one has no title of its own: it is called by its name in the reader's language.
create table wishlist (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  title text check (char_length(title) between 1 and 60),
  is_default boolean not null default false,
  -- What its link is guessed by; without one nobody else sees the list.
  share_token text unique check (share_token ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default now(),
  check (is_default or title is not null)
);
create unique index one_default_wishlist on wishlist (account_id) where is_default;
create index wishlist_by_account on wishlist (account_id, created_at);

create table wishlist_item (
  wishlist_id uuid not null references wishlist on delete cascade,
  product_id int not null references product on delete cascade,
  note text not null default '' check (char_length(note) <= 200),
  added_at timestamptz not null default now(),
  primary key (wishlist_id, product_id)
);
