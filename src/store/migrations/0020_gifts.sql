-- Gift cards are bought like a visit, but without a start: what is wished stands in the row of the cart and in the snapshot
-- of the booking; the card is made when the booking is paid.
alter table cart_item
  add column gift jsonb,
  drop constraint cart_item_is_visit_or_pack,
  add constraint cart_item_is_one_thing check (num_nonnulls(slot_id, value_pack_id, gift) = 1 and (product_id is null) = (slot_id is null));

alter table booking
  add column is_gift boolean not null default false,
  drop constraint booking_is_visit_or_pack,
  add constraint booking_is_one_thing check (num_nonnulls(product_id, value_pack_id) + is_gift::int = 1 and (product_id is not null or slot_id is null)),
  -- Nobody gets a gift card for less than is on it.
  add constraint booking_gift_at_full_price check (not is_gift or discount_minor = 0);

-- `recipient` can change until the card is sent. A card that is stopped pays for nothing: the money that bought it is disputed.
alter table gift_card
  drop column order_id,
  drop column send_on,
  add column booking_id uuid unique references booking,
  add column send_at timestamptz,
  add column sent_at timestamptz,
  add column resent int not null default 0 check (resent between 0 and 5),
  add column stopped_at timestamptz,
  add constraint gift_card_sent_when_bought check ((booking_id is null) = (send_at is null) and (booking_id is not null or sent_at is null));

-- What is worth money is bought with money alone: else credits and coupons could be turned into it.
create function refuse_tender_for_gift() returns trigger language plpgsql as $$
begin
  if exists (select from booking b where b.id = new.booking_id and b.is_gift) then
    raise exception 'a gift card is not paid with %', new.kind using errcode = '23514';
  end if;
  return new;
end $$;
create trigger booking_tender_not_for_gifts before insert on booking_tender for each row execute function refuse_tender_for_gift();

-- Who cancels a gift card takes it out of the world, whoever does it: untouched, it is void and what was owed for it is owed
-- as a booking again. One whose payment the bank took back stays stopped; of it what is left goes out of the books, and what
-- was spent is our loss. Any other is somebody's own by now.
create function booking_takes_gift_back() returns trigger language plpgsql as $$
declare
  card gift_card%rowtype;
  rest bigint;
begin
  select * into card from gift_card where booking_id = new.id and state = 'active' for no key update;
  if not found then
    return null;
  end if;
  select balance_minor into rest from balance where account = 'gift_card:' || card.id and currency = card.currency for no key update;
  if card.account_id is null and rest = card.amount_minor then
    update gift_card set state = 'void' where id = card.id;
  elsif card.stopped_at is null then
    raise exception 'gift card % is in use', card.id using errcode = '23514';
  end if;
  insert into ledger (txn, account, currency, amount_minor)
  select t.txn, x.account, card.currency, x.minor
  from (select gen_random_uuid() as txn) t
  cross join (values ('gift_card:' || card.id, rest), ('losses', card.amount_minor - rest), ('bookings', -card.amount_minor)) as x (account, minor)
  where x.minor <> 0;
  return null;
end $$;
create trigger booking_cancelled_takes_gift_back after update of state on booking for each row
  when (new.is_gift and new.state = 'cancelled' and new.state is distinct from old.state)
  execute function booking_takes_gift_back();
