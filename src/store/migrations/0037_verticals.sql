-- What verticals sell beside visits (decision 45): rides, stays, hires. A line of theirs has no slot: what was chosen stands in
-- the row of the cart and in the snapshot of the booking, and its stock is one row for each piece of time that it takes.
create table venue (
  id int primary key check (id > 0),
  vertical text not null check (vertical ~ '^[a-z]+(-[a-z]+)*$'),
  destination_id int not null references destination,
  supplier_id text not null references supplier,
  slug text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  rank int not null check (rank > 0),
  picture text not null,
  -- Names by language, and what the vertical's rules read.
  titles jsonb not null check (titles ? 'en'),
  content jsonb not null,
  live boolean not null default true,
  updated_at timestamptz not null default now()
);
create index venue_by_place on venue (vertical, destination_id, rank);

-- A piece of time of something that runs out, by its name: a room's night, a car's quarter of a day, a seat between two
-- stations. The row is there from the first time on that somebody wants it.
alter table inventory add column key text unique check (key ~ '^[a-z]+(:[A-Za-z0-9_.-]+)+$');

alter table cart_item
  add column choice jsonb,
  drop constraint cart_item_is_one_thing,
  add constraint cart_item_is_one_thing check (num_nonnulls(slot_id, value_pack_id, gift, choice) = 1 and (product_id is null) = (slot_id is null)),
  add constraint cart_item_choice_names_vertical check (choice is null or choice ->> 'vertical' is not null);

alter table booking
  add column vertical text,
  drop constraint booking_is_one_thing,
  add constraint booking_is_one_thing check (
    num_nonnulls(product_id, value_pack_id, vertical) + is_gift::int = 1 and (product_id is not null or slot_id is null));

-- A place that is one person's own, a seat, goes back with him; null for what all of a booking take together.
alter table allotment add column position int check (position >= 0);

-- Fees a ticket: what comes back of a seat that was given up is no longer a whole number of per cent.
drop trigger seat_given_up_in_time on unit_item;
alter table unit_item alter column refund_percent type numeric(9, 6);
create trigger seat_given_up_in_time after update of refund_percent on unit_item for each row
  when (new.refund_percent = 100 and old.refund_percent is null)
  execute function seat_gives_pack_tickets_back();
