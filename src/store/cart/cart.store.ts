import type { Gift } from '#src/domain/catalogue/offers/gift.ts';
import type { PackTicket } from '#src/domain/catalogue/offers/offer.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import type { PriceSeen } from '#src/domain/checkout/price-seen.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Choice } from '#src/domain/vertical.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement, type RowOf } from '#src/store/shared/database/statement.ts';
import { takeTurns } from '#src/store/shared/database/locks.ts';

export type CartTicket = Pick<PackTicket, 'packBookingId' | 'position'>;

const cartFacts = { narrower: columns<{ choice: Choice; units: UnitCounts; seen: PriceSeen; paidBy: CartTicket }>() };

const cartColumns = `id as "itemId", coalesce(slot_id::text, 'pack-' || value_pack_id, case when choice is null then 'gift-' else 'choice-' end || id) as "slotId", choice, units, seen,
     case when pack_booking_id is not null then json_build_object('packBookingId', pack_booking_id, 'position', pack_position) end as "paidBy"`;

const readCart = statement(
  'read-cart',
  `select ${cartColumns} from cart_item where owner = $1 order by created_at, id`,
  cartFacts,
);

/**
 * An item of a cart. `slotId` is a slot's, a pack's (see `packSlot`), a gift card's or a vertical's; `choice`: what was
 * chosen of a vertical, null for all else; `seen`: what it cost when its buyer saw its price last, null for a gift card,
 * whose price the buyer chose; `paidBy`: the item of a pack that is to pay for it.
 */
export type CartRow = RowOf<typeof readCart>;

/** Returns the items of an owner's cart ("account:<uuid>" or "device:<id>"), oldest first. */
export async function cartOf(on: Queryable, owner: string): Promise<readonly CartRow[]> {
  const { rows } = await on.query(readCart, [owner]);
  return rows;
}

// The parameters are in separate selects, as in `read-offers`: planned once. Each account is looked up by itself.
const readUnopened = statement(
  'read-unopened-carts',
  `select asked.owner, i.*
   from unnest((select $1::text[]), (select $2::uuid[])) as asked (owner, account)
   left join lateral (
     select true as open from orders o join booking b on b.order_id = o.id join hold h on h.booking_id = b.id
     where o.account_id = asked.account and o.created_at > now() - interval '1 hour' and h.state = 'active' and b.amends is null
     limit 1
   ) live on true
   cross join lateral (select ${cartColumns} from cart_item where owner = asked.owner order by created_at, id) i
   where live.open is null`,
  { ...cartFacts, notNull: ['owner'] },
);

/** A cart that an account wants to open. */
export type CartQuery = { readonly owner: string; readonly accountId: string };

/**
 * Returns the same of several, each for an account that has no live checkout (`liveCheckoutsOf`); no items where it has
 * one.
 */
export async function unopenedCartsOf(
  on: Queryable,
  requested: readonly CartQuery[],
): Promise<readonly (readonly CartRow[])[]> {
  const byOwner = new Map(requested.map((one) => [one.owner, one.accountId]));
  const { rows } = await on.query(readUnopened, [[...byOwner.keys()], [...byOwner.values()]]);
  const found = Map.groupBy(rows, (row) => row.owner);
  return requested.map(({ owner }) => found.get(owner) ?? []);
}

/**
 * Serializes writers to one cart for the rest of the transaction: each sees what the other has added. Locks no row, so
 * that reading and checkout do not wait.
 */
export async function lockCarts(tx: Queryable, owners: readonly string[]): Promise<void> {
  await takeTurns(
    tx,
    owners.map((owner) => `cart ${owner}`),
  );
}

export type NewCartItem = {
  readonly id: string;
  readonly owner: string;
  readonly productId: number | null;
  readonly optionId: string | null;
  readonly slotId: string | null;
  readonly packId: number | null;
  readonly paidBy: CartTicket | null;
  readonly units: UnitCounts;
  readonly seen: PriceSeen;
};

const insertItem = statement(
  'insert-cart-item',
  `with there as (
     update cart_item set seen = $10::jsonb where id = (
       select id from cart_item where owner = $2 and slot_id is not distinct from $5::bigint and value_pack_id is not distinct from $7::int and gift is null and choice is null
         and (pack_booking_id, pack_position) is not distinct from ($8::uuid, $9::int) and units = $6::jsonb limit 1)
     returning id),
   put as (
     insert into cart_item (id, owner, product_id, option_id, slot_id, value_pack_id, pack_booking_id, pack_position, units, seen)
     select $1, $2, $3::int, $4, $5::bigint, $7::int, $8::uuid, $9::int, $6::jsonb, $10::jsonb where not exists (select from there)
     returning id
   )
   select id from put union all select id from there`,
  { notNull: ['id'] },
);

/**
 * Adds an item to the cart and returns its id; the very same choice again returns the existing item, with the price
 * that was seen now, to the holder of the cart lock (`lockCarts`).
 */
export async function insertCartItem(on: Queryable, item: NewCartItem): Promise<string> {
  const { rows } = await on.query(insertItem, [
    item.id,
    item.owner,
    item.productId,
    item.optionId,
    item.slotId,
    JSON.stringify(item.units),
    item.packId,
    item.paidBy?.packBookingId ?? null,
    item.paidBy?.position ?? null,
    JSON.stringify(item.seen),
  ]);
  return rows[0]?.id ?? item.id;
}

/** What a gift card's row of the cart holds; the amount is a decimal string of minor units. */
export type CartGift = Gift & { readonly amountMinor: string; readonly currency: CurrencyCode };

/** Puts a gift card into the cart. Two alike are two. */
export async function insertGiftItem(
  on: Queryable,
  item: { readonly id: string; readonly owner: string; readonly gift: CartGift },
): Promise<void> {
  await on.query(`insert into cart_item (id, owner, gift, units) values ($1, $2, $3::jsonb, '{"gift": 1}')`, [
    item.id,
    item.owner,
    JSON.stringify(item.gift),
  ]);
}

const insertChoice = sql(
  'insert-choice-item',
  `with there as (
     update cart_item set seen = $5::jsonb where id = (
       select id from cart_item where owner = $2 and choice = $3::jsonb and units = $4::jsonb limit 1)
     returning id),
   put as (
     insert into cart_item (id, owner, choice, units, seen) select $1, $2, $3::jsonb, $4::jsonb, $5::jsonb where not exists (select from there)
     returning id
   )
   select id from put union all select id from there`,
  { notNull: ['id'] },
);

/** Puts what was chosen of a vertical into the cart, as `insertCartItem` does. */
export async function insertChoiceItem(
  on: Queryable,
  item: Pick<NewCartItem, 'id' | 'owner' | 'units' | 'seen'> & { readonly choice: Choice },
): Promise<string> {
  const { rows } = await on.query(insertChoice, [
    item.id,
    item.owner,
    JSON.stringify(item.choice),
    JSON.stringify(item.units),
    JSON.stringify(item.seen),
  ]);
  return rows[0]?.id ?? item.id;
}

/** Changes an item of this owner; false when it is another's or not there. */
export async function updateCartItem(
  on: Queryable,
  owner: string,
  itemId: string,
  units: UnitCounts,
): Promise<boolean> {
  const { rowCount } = await on.query(
    'update cart_item set units = $3::jsonb, updated_at = now() where id = $2 and owner = $1',
    [owner, itemId, JSON.stringify(units)],
  );
  return rowCount === 1;
}

/** Stores the prices of items that their buyer has seen. */
export async function saveSeen(
  on: Queryable,
  owner: string,
  items: readonly { readonly itemId: string; readonly seen: PriceSeen }[],
): Promise<void> {
  await on.query(
    `update cart_item c set seen = s.seen from unnest($2::uuid[], $3::jsonb[]) as s (id, seen) where c.owner = $1 and c.id = s.id`,
    [owner, items.map((one) => one.itemId), items.map((one) => JSON.stringify(one.seen))],
  );
}

/** Removes an item of this owner; nothing happens when it is gone already. */
export async function deleteCartItem(on: Queryable, owner: string, itemId: string): Promise<void> {
  await on.query('delete from cart_item where owner = $1 and id = $2', [owner, itemId]);
}

const deleteBought = statement('delete-bought-items', 'delete from cart_item where id = any($1::uuid[])');

/** Removes what was bought, whatever cart it is in by now: signing in moves a cart while its order is being paid. */
export async function deleteBoughtItems(tx: Queryable, itemIds: readonly string[]): Promise<void> {
  await tx.query(deleteBought, [itemIds]);
}

const moveItems = statement(
  'move-cart',
  `with ordered as (
     select x.id::uuid as id from orders o join quote q on q.id = o.quote_id
     cross join lateral jsonb_array_elements_text(q.lines -> 'items') x (id)
     where o.account_id = any(array(select substr(w.owner, 9)::uuid from unnest(array[$1, $2]) w (owner) where w.owner like 'account:%'))
       and o.created_at > now() - interval '1 day'
   ), equal as (
     select a.id as other, b.id as own from cart_item a join cart_item b on a.owner = $1 and b.owner = $2 and a.slot_id is not distinct from b.slot_id and a.choice is not distinct from b.choice
       and a.value_pack_id is not distinct from b.value_pack_id and a.gift is null and b.gift is null
       and (a.pack_booking_id, a.pack_position) is not distinct from (b.pack_booking_id, b.pack_position) and a.units = b.units
   ), gone as (
     delete from cart_item c using equal e
     where c.id = case when e.other in (select id from ordered) and e.own not in (select id from ordered) then e.own else e.other end
     returning c.id
   )
   update cart_item set owner = $2, updated_at = now() where owner = $1 and id not in (select id from gone)`,
);

/**
 * Moves one owner's items to another; of a duplicate choice one stays: the one that belongs to a current order, so that
 * it is removed when it is paid, else the owner's own.
 */
export async function moveCart(tx: Queryable, from: string, to: string): Promise<void> {
  await lockCarts(tx, [from, to]);
  await tx.query(moveItems, [from, to]);
}
