import type { Names } from '#src/domain/catalogue/destination.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement, type RowOf } from '#src/store/shared/database/statement.ts';

export type WishlistItemRow = { readonly productId: number; readonly note: string; readonly addedAt: string };

const wishlistFacts = { notNull: ['items'], narrower: columns<{ items: readonly WishlistItemRow[] }>() };

const wishlistColumns = `w.id, w.title, w.is_default as "isDefault", w.share_token as "shareToken",
  (select coalesce(json_agg(json_build_object('productId', i.product_id, 'note', i.note,
     'addedAt', to_char(i.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) order by i.added_at desc, i.product_id), '[]')
   from wishlist_item i where i.wishlist_id = w.id) as items`;

const ofAccount = statement(
  'wishlists-of-account',
  `select ${wishlistColumns} from wishlist w where w.account_id = $1 order by w.is_default desc, w.created_at, w.id`,
  wishlistFacts,
);

/** A list of an account; `title` is null where it is the default list and was given none. */
export type WishlistRow = RowOf<typeof ofAccount>;

/** Returns all lists of an account, the default one first. */
export async function findWishlists(on: Queryable, accountId: string): Promise<readonly WishlistRow[]> {
  return (await on.query(ofAccount, [accountId])).rows;
}

const readShared = sql(
  'read-shared-wishlist',
  `select ${wishlistColumns} from wishlist w where w.share_token = $1`,
  wishlistFacts,
);

/** Returns the list that a link opens; null when it is not shared (any more). */
export async function findSharedWishlist(on: Queryable, token: string): Promise<WishlistRow | null> {
  const { rows } = await on.query(readShared, [token]);
  return rows[0] ?? null;
}

const saved = statement(
  'wishlists-saved',
  `select distinct i.product_id as id from wishlist w join wishlist_item i on i.wishlist_id = w.id where w.account_id = $1 order by 1`,
);

/** Returns the products on any list of an account. */
export async function findSaved(on: Queryable, accountId: string): Promise<readonly number[]> {
  return (await on.query(saved, [accountId])).rows.map((row) => row.id);
}

/** Locks an account's lists, so that two changes come one after the other. */
export async function lockWishlists(tx: Queryable, accountId: string): Promise<void> {
  await tx.query('select from account where id = $1 for no key update', [accountId]);
}

const readDefault = sql('read-default-wishlist', 'select id from wishlist where account_id = $1 and is_default');

/** Returns the default list of an account, made when there is none yet. */
export async function defaultWishlist(tx: Queryable, accountId: string, id: string): Promise<string> {
  await tx.query(
    `insert into wishlist (id, account_id, is_default) values ($1, $2, true) on conflict (account_id) where is_default do nothing`,
    [id, accountId],
  );
  const { rows } = await tx.query(readDefault, [accountId]);
  const [found] = rows;
  if (found === undefined) throw new Error(`account ${accountId} has no default list`);
  return found.id;
}

/** Adds a list; the account has its default one by now. */
export async function addWishlist(tx: Queryable, id: string, accountId: string, title: string): Promise<void> {
  await tx.query('insert into wishlist (id, account_id, title) values ($1, $2, $3)', [id, accountId, title]);
}

const countItems = sql(
  'count-wishlist-items',
  `select w.id, count(i.product_id)::int as count from wishlist w left join wishlist_item i on i.wishlist_id = w.id
   where w.account_id = $1 group by w.id`,
);

/** Returns how many items are on each list of an account. */
export async function countWishlistItems(on: Queryable, accountId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await on.query(countItems, [accountId]);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** Adds products to a list; those already on it and unknown products are skipped. Returns how many are new. */
export async function addWishlistItems(tx: Queryable, listId: string, productIds: readonly number[]): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into wishlist_item (wishlist_id, product_id) select $1, p.id from product p where p.id = any($2::int[]) and p.live
     on conflict do nothing`,
    [listId, productIds],
  );
  return rowCount;
}

/** Takes a product off one list of an account, or off all of them. */
export async function deleteWishlistItem(
  tx: Queryable,
  accountId: string,
  productId: number,
  listId: string | null,
): Promise<void> {
  await tx.query(
    `delete from wishlist_item i using wishlist w where w.id = i.wishlist_id and w.account_id = $1 and i.product_id = $2
       and ($3::uuid is null or w.id = $3)`,
    [accountId, productId, listId],
  );
}

/** Moves a product to another list of the same account with its note; false when it is not on the first. */
export async function moveWishlistItem(tx: Queryable, productId: number, from: string, to: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    `with moved as (delete from wishlist_item where wishlist_id = $2 and product_id = $1 returning note, added_at)
     insert into wishlist_item (wishlist_id, product_id, note, added_at) select $3, $1, note, added_at from moved
     on conflict (wishlist_id, product_id) do update set note = case when excluded.note = '' then wishlist_item.note else excluded.note end`,
    [productId, from, to],
  );
  return rowCount > 0;
}

/** Changes the note beside a product; false when it is not on the list. */
export async function saveNote(tx: Queryable, listId: string, productId: number, note: string): Promise<boolean> {
  const { rowCount } = await tx.query('update wishlist_item set note = $3 where wishlist_id = $1 and product_id = $2', [
    listId,
    productId,
    note,
  ]);
  return rowCount > 0;
}

/** Renames a list. */
export async function renameWishlist(tx: Queryable, listId: string, title: string): Promise<void> {
  await tx.query('update wishlist set title = $2 where id = $1', [listId, title]);
}

/** Removes a list with all its items. */
export async function removeWishlist(tx: Queryable, listId: string): Promise<void> {
  await tx.query('delete from wishlist where id = $1', [listId]);
}

/** Sets a list's link, or removes it; the former link opens nothing any more. */
export async function saveShareToken(tx: Queryable, listId: string, token: string | null): Promise<void> {
  await tx.query('update wishlist set share_token = $2 where id = $1', [listId, token]);
}

const readTitles = sql(
  'read-titles-of-products',
  `select id, content -> 'titles' as titles from product where id = any($1::int[])`,
  { notNull: ['titles'], narrower: columns<{ titles: Names }>() },
);

/** Returns what is known of products that are not on sale any more, for the lists that contain them. */
export async function findGoneTitles(on: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Names>> {
  const { rows } = await on.query(readTitles, [ids]);
  return new Map(rows.map((row) => [row.id, row.titles]));
}
