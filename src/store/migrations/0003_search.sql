-- How the search follows the catalog. A change of a listing adds a row to `search_touched` in the same transaction. A
-- job writes touched listings to `search_item` and numbers the changes, and every process reads the changes after the
-- last one it has seen.

-- The words that a product is found by, written with the product (`src/domain/search/documents/search-doc.ts`).
create table search_doc (
  product_id int not null references product on delete cascade,
  language text not null,
  tokens tsvector not null,
  -- The version of the rules that made the words.
  tokeniser int not null,
  primary key (product_id, language)
);
create index search_doc_tokens on search_doc using gin (tokens);

-- One row for each listing, with all values that filters and facets read, and its words in all languages. Processes
-- build their search index from it. Until an index is ready, this table answers.
create table search_item (
  product_id int primary key check (product_id > 0),
  destination_id int not null,
  country char(2) not null,
  category text not null,
  specials smallint not null check (specials between 0 and 255),
  score smallint not null check (score between 0 and 100),
  reviews int not null check (reviews >= 0),
  -- Better known listings first. It numbers the documents of the index.
  popularity int not null,
  currency char(3) not null,
  price_minor bigint check (price_minor >= 0),
  -- A ring of 192 days: bit (day modulo 192), counted from 1970, is set if the day has a place.
  days bytea not null check (octet_length(days) = 24),
  tokens tsvector not null,
  tokeniser int not null,
  content jsonb not null,
  -- When time alone changes the listing: the last start of its first day with a place can no longer be booked.
  stale_at timestamptz,
  -- Other values to filter by, as JSON: languages of the guide, accessibility, free cancellation, and who may book
  -- together. Equal values have equal text. Empty: unknown.
  profile text not null default ''
);
create index search_item_by_destination on search_item (destination_id);
create index search_item_tokens on search_item using gin (tokens);
create index search_item_by_stale on search_item (stale_at) where stale_at is not null;
create index search_item_by_popularity on search_item (popularity desc, product_id);

-- Listings to be written again. Each change adds a row, so that no purchase waits for another one here.
create table search_touched (
  id bigint generated always as identity primary key,
  product_id int not null,
  -- True when more than prices and days may have changed.
  whole boolean not null
);

-- Changes of `search_item`, in the order in which they become visible: a writer holds a lock until it commits.
create table search_change (
  seq bigint generated always as identity primary key,
  product_id int not null,
  whole boolean not null,
  at timestamptz not null default now()
);
create index search_change_by_time on search_change (at);

-- One row. A new `source` means that everything is new and earlier indexes are useless. Changes up to `purged_to` are
-- deleted. `made_by` is the version of the rules that wrote the listings.
create table search_state (
  one boolean primary key default true check (one),
  source uuid not null default gen_random_uuid(),
  purged_to bigint not null default 0,
  made_by text not null default ''
);

insert into search_state default values;

-- Each function below adds the changed listings of a statement, whose rows are `changed`.
create function touch_products() returns trigger language plpgsql as $$
begin
  insert into search_touched (product_id, whole) select id, true from changed;
  return null;
end $$;
create trigger product_added after insert on product referencing new table as changed for each statement execute function touch_products();
create trigger product_changed after update on product referencing new table as changed for each statement execute function touch_products();
create trigger product_removed after delete on product referencing old table as changed for each statement execute function touch_products();

create function touch_destinations() returns trigger language plpgsql as $$
begin
  insert into search_touched (product_id, whole)
  select product.id, true from product join changed on changed.id = product.destination_id;
  return null;
end $$;
create trigger destination_changed after update on destination referencing new table as changed for each statement execute function touch_destinations();

create function touch_parts() returns trigger language plpgsql as $$
begin
  insert into search_touched (product_id, whole) select distinct product_id, tg_argv[0]::boolean from changed;
  return null;
end $$;
create trigger option_added after insert on option referencing new table as changed for each statement execute function touch_parts('true');
create trigger option_changed after update on option referencing new table as changed for each statement execute function touch_parts('true');
create trigger option_removed after delete on option referencing old table as changed for each statement execute function touch_parts('true');
create trigger unit_added after insert on unit referencing new table as changed for each statement execute function touch_parts('false');
create trigger unit_changed after update on unit referencing new table as changed for each statement execute function touch_parts('false');
create trigger unit_removed after delete on unit referencing old table as changed for each statement execute function touch_parts('false');
create trigger slot_added after insert on slot referencing new table as changed for each statement execute function touch_parts('false');
create trigger slot_changed after update on slot referencing new table as changed for each statement execute function touch_parts('false');
create trigger slot_removed after delete on slot referencing old table as changed for each statement execute function touch_parts('false');

-- Stock changes with every hold. A listing changes only if the smallest party of an option finds a place, or no longer
-- does.
create function touch_by_stock() returns trigger language plpgsql as $$
begin
  insert into search_touched (product_id, whole)
  select distinct s.product_id, false
  from slot s join option o on o.product_id = s.product_id and o.id = s.option_id
  where s.inventory_id = new.id
    and (old.total - old.held - old.sold >= o.min_party) <> (new.total - new.held - new.sold >= o.min_party);
  return null;
end $$;
-- No smallest party is above 99 (a check of `option`), so a change above that opens or closes no option.
create trigger stock_changed after update on inventory for each row
  when (least(old.total - old.held - old.sold, new.total - new.held - new.sold) < 99
    and old.total - old.held - old.sold <> new.total - new.held - new.sold)
  execute function touch_by_stock();
