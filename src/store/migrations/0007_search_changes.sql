-- How the search follows the shop. Whatever changes a listing touches it, in the same transaction; a job writes the
-- touched listings into search_item and numbers each change; every process reads the changes after the last it knows.

-- The moment at which time alone changes a listing: the last start of its first day with a place can no longer be booked.
alter table search_item add column stale_at timestamptz;
create index search_item_by_stale on search_item (stale_at) where stale_at is not null;

-- Listings to be looked at again. A row for each touch and never a conflict, so that no buyer waits for another one here.
create table search_touched (
  id bigint generated always as identity primary key,
  product_id int not null,
  -- True when more than prices and days may have changed.
  whole boolean not null
);

-- What changed in search_item, in the order in which it can be seen: whoever writes holds a lock until it is committed.
create table search_change (
  seq bigint generated always as identity primary key,
  product_id int not null,
  whole boolean not null,
  at timestamptz not null default now()
);
create index search_change_by_time on search_change (at);

-- One row. Another `source` says that all is new: whatever was built before is of no use. Changes up to `purged_to` are
-- no longer told, and `made_by` says by which rules the listings were written.
create table search_state (
  one boolean primary key default true check (one),
  source uuid not null default gen_random_uuid(),
  purged_to bigint not null default 0,
  made_by text not null default ''
);
insert into search_state default values;

create function touch_products() returns trigger language plpgsql as $$
begin
  insert into search_touched (product_id, whole) select id, true from changed;
  return null;
end $$;

create function touch_destinations() returns trigger language plpgsql as $$
begin
  insert into search_touched (product_id, whole)
  select product.id, true from product join changed on changed.id = product.destination_id;
  return null;
end $$;

create function touch_parts() returns trigger language plpgsql as $$
begin
  insert into search_touched (product_id, whole) select distinct product_id, tg_argv[0]::boolean from changed;
  return null;
end $$;

-- Places change with every hold. What counts is whether the smallest party of an option still finds room.
create function touch_by_stock() returns trigger language plpgsql as $$
begin
  insert into search_touched (product_id, whole)
  select distinct s.product_id, false
  from slot s join option o on o.product_id = s.product_id and o.id = s.option_id
  where s.inventory_id = new.id
    and (old.total - old.held - old.sold >= o.min_party) <> (new.total - new.held - new.sold >= o.min_party);
  return null;
end $$;

create trigger product_added after insert on product referencing new table as changed for each statement execute function touch_products();
create trigger product_changed after update on product referencing new table as changed for each statement execute function touch_products();
create trigger product_removed after delete on product referencing old table as changed for each statement execute function touch_products();
create trigger destination_changed after update on destination referencing new table as changed for each statement execute function touch_destinations();
create trigger option_added after insert on option referencing new table as changed for each statement execute function touch_parts('true');
create trigger option_changed after update on option referencing new table as changed for each statement execute function touch_parts('true');
create trigger option_removed after delete on option referencing old table as changed for each statement execute function touch_parts('true');
create trigger unit_added after insert on unit referencing new table as changed for each statement execute function touch_parts('false');
create trigger unit_changed after update on unit referencing new table as changed for each statement execute function touch_parts('false');
create trigger unit_removed after delete on unit referencing old table as changed for each statement execute function touch_parts('false');
create trigger slot_added after insert on slot referencing new table as changed for each statement execute function touch_parts('false');
create trigger slot_changed after update on slot referencing new table as changed for each statement execute function touch_parts('false');
create trigger slot_removed after delete on slot referencing old table as changed for each statement execute function touch_parts('false');
-- No smallest party is above 99 (a check of `option`): as long as so many places are free, no option opens or closes.
create trigger stock_changed after update on inventory for each row
  when (least(old.total - old.held - old.sold, new.total - new.held - new.sold) < 99
    and old.total - old.held - old.sold <> new.total - new.held - new.sold)
  execute function touch_by_stock();

insert into search_touched (product_id, whole) select id, true from product where live;
