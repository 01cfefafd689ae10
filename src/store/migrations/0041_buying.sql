-- What each unit of a choice cost when its buyer saw its price last, in the place's currency: the cart says what has changed
-- since. Choices from before have none, and nothing is said of them.
alter table cart_item
  add column seen jsonb,
  add constraint cart_item_seen_has_prices check (seen is null or (seen ? 'currency' and jsonb_typeof(seen -> 'each') = 'object'));

-- A hold whose page is gone lives a minute more; `full_until` is until when it would have lasted, `page` which page of its
-- buyer looked at it last.
alter table hold
  add column full_until timestamptz,
  add column page uuid;

-- What is not served after all may be a hotel's nights, a station's cars or a trip of a train as well. A trip may leave the
-- timetable with its edition; whoever booked it is found by what his booking says.
alter table closure
  alter column product_id drop not null,
  add column venue_id int references venue,
  add column trip_id int,
  add constraint closure_is_of_one_thing check (num_nonnulls(product_id, venue_id, trip_id) = 1);
create index closure_by_venue on closure (venue_id, to_date) where venue_id is not null;
create index closure_by_trip on closure (trip_id, from_date) where trip_id is not null;
create index booking_of_vertical on booking (ends_at) where vertical is not null and state in ('confirmed', 'confirming');
