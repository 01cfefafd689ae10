-- Reviews, wishlists and conversations with support.

-- Whether the ratings of aspects are well formed.
create function review_parts_fit(parts jsonb) returns boolean language sql immutable as $$
  select jsonb_typeof(parts) = 'object' and not exists (
    select from jsonb_each(parts) p
    where p.key not in ('value', 'organisation', 'guide', 'food', 'transport')
      or p.value not in ('20', '40', '60', '80', '100'))
$$;

-- A review belongs to a booking that took place, and a booking has at most one. The database checks that, stores every
-- version and counts the votes.
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
  -- All that is shown of the author: an initial and a country, or neither.
  initial text check (char_length(initial) between 1 and 4),
  country char(2),
  visited_on date not null,
  photos smallint not null default 0 check (photos between 0 and 6),
  helpful int not null default 0 check (helpful >= 0),
  version int not null default 1,
  edited_at timestamptz,
  created_at timestamptz not null default now(),
  unique (id, booking_id)
);
create index review_by_product on review (product_id, created_at desc) where state = 'shown';
create index review_held on review (created_at) where state = 'held';
create trigger review_state before insert or update of state on review for each row execute function enforce_state('review');

-- Every version of a review.
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

-- Encoded by us, without the camera's metadata. A photo without a review was uploaded and is not used yet.
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

-- "Helpful" votes.
create table review_vote (
  review_id uuid not null references review on delete cascade,
  -- "account:<uuid>", or "device:<id>" of an anonymous visitor.
  voter text not null,
  at timestamptz not null default now(),
  primary key (review_id, voter)
);

-- Reports of reviews that break the rules.
create table review_report (
  review_id uuid not null references review on delete cascade,
  reporter text not null,
  reason text not null check (reason in ('spam', 'rude', 'private', 'untrue')),
  at timestamptz not null default now(),
  settled_at timestamptz,
  primary key (review_id, reporter)
);
create index review_report_open on review_report (review_id) where settled_at is null;

-- The operator's reply.
create table review_reply (
  review_id uuid primary key references review on delete cascade,
  text text not null check (char_length(text) between 1 and 1500),
  language text not null check (language ~ '^[a-z]{2,3}$'),
  at timestamptz not null default now()
);

-- Refuses a review of a booking that did not take place.
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

-- Raises the version with every change of the content.
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

-- Stores the new version.
create function keep_review_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.version <> old.version then
    insert into review_version (review_id, version, score, parts, text, language)
    values (new.id, new.version, new.score, new.parts, new.text, new.language);
  end if;
  return null;
end $$;
create trigger review_kept after insert or update on review for each row execute function keep_review_version();

-- The search shows the score of a product.
create function touch_reviewed() returns trigger language plpgsql as $$
begin
  insert into search_touched (product_id, whole) values (coalesce(new.product_id, old.product_id), true);
  return null;
end $$;
create trigger review_touches after insert or delete or update of state, score on review for each row execute function touch_reviewed();

-- Counts the votes on the review.
create function count_votes() returns trigger language plpgsql as $$
begin
  update review set helpful = helpful + case when tg_op = 'INSERT' then 1 else -1 end
  where id = coalesce(new.review_id, old.review_id);
  return null;
end $$;
create trigger votes_counted after insert or delete on review_vote for each row execute function count_votes();

-- Lists of an account. The default one has no title of its own: each reader sees its name in their language.
create table wishlist (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  title text check (char_length(title) between 1 and 60),
  is_default boolean not null default false,
  -- Part of the address of a shared list; null: not shared.
  share_token text unique check (share_token ~ '^[A-Za-z0-9_-]{22}$'),
  created_at timestamptz not null default now(),
  check (is_default or title is not null)
);
create unique index one_default_wishlist on wishlist (account_id) where is_default;
create index wishlist_by_account on wishlist (account_id, created_at);

-- The products of a list.
create table wishlist_item (
  wishlist_id uuid not null references wishlist on delete cascade,
  product_id int not null references product on delete cascade,
  note text not null default '' check (char_length(note) <= 200),
  added_at timestamptz not null default now(),
  primary key (wishlist_id, product_id)
);

-- A conversation with support is about one order.
create table support_conversation (
  id uuid primary key,
  order_id uuid not null unique references orders,
  account_id uuid not null references account,
  -- Later messages are unread, for either side.
  traveller_read_at timestamptz not null default now(),
  support_read_at timestamptz not null default '-infinity',
  created_at timestamptz not null default now()
);
create index support_conversation_by_account on support_conversation (account_id);

-- Messages of a conversation.
create table support_message (
  id uuid primary key,
  conversation_id uuid not null references support_conversation on delete cascade,
  author text not null check (author in ('traveller', 'support')),
  -- The person or program of the shop that wrote it; not shown to travelers.
  operator text,
  body text not null check (length(body) <= 4000),
  -- When an email reported it as unread.
  told_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check ((author = 'support') = (operator is not null))
);
create index support_message_by_conversation on support_message (conversation_id, created_at);
create index support_message_untold on support_message (created_at) where author = 'support' and told_at is null;

-- A JPEG, encoded by us from what was sent.
create table support_picture (
  message_id uuid primary key references support_message on delete cascade,
  width int not null check (width between 1 and 2400),
  height int not null check (height between 1 and 2400),
  bytes bytea not null check (length(bytes) between 1 and 2000000)
);
