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
