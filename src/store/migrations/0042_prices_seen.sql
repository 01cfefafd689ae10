-- What each unit of a choice cost when its buyer saw its price last, in the place's currency: the cart says what has changed
-- since. Choices from before have none, and nothing is said of them.
alter table cart_item
  add column seen jsonb,
  add constraint cart_item_seen_has_prices check (seen is null or (seen ? 'currency' and jsonb_typeof(seen -> 'each') = 'object'));
