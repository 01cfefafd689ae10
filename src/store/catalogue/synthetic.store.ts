import type { SyntheticListingRow } from '#src/demo/synthetic/synthetic-product.ts';
import { lastRealProduct } from '#src/domain/catalogue/synthetic-ids.ts';
import type { SyntheticCard } from '#src/demo/synthetic/synthetic-item.ts';
import { specialBit } from '#src/domain/search/documents/indexed-document.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, statement } from '#src/store/shared/database/statement.ts';

const standing = statement('made_up_standing', 'select id from product where id = any($1::int[]) and live');

/** Returns those of some products that exist as rows and are on sale. */
export async function findStanding(db: Queryable, ids: readonly number[]): Promise<ReadonlySet<number>> {
  return new Set((await db.query(standing, [ids])).rows.map(({ id }) => id));
}

const listings = statement(
  'made_up_listings',
  `select product_id as id, destination_id as "destinationId", currency, price_minor as price, reviews, specials, content
   from search_item where product_id = any($1::int[]) and content ? 'madeUp' order by product_id`,
  { narrower: columns<{ content: SyntheticCard }>() },
);

/**
 * Returns what the search stores about some synthetic products; an id that no listing has is missing. Prices in minor
 * units.
 */
export async function findSyntheticListings(
  db: Queryable,
  ids: readonly number[],
): Promise<readonly SyntheticListingRow[]> {
  const { rows } = await db.query(listings, [ids]);
  return rows.map(({ specials, content: { product, freeCancelHours, madeUp }, currency, ...row }) => {
    const { localName, ...by } = madeUp;
    return {
      ...row,
      currency,
      slug: product.slug,
      titles: product.titles,
      localName,
      summary: product.summary,
      picture: product.picture,
      instantConfirmation: product.instantConfirmation,
      mobileTicket: (specials & specialBit('mobile_ticket')) !== 0,
      freeCancelHours,
      ...product.meetingPoint,
      by,
    };
  });
}

/**
 * Takes the former synthetic products off sale: another catalog is about to replace them, whose products get these ids
 * when they are viewed. Rows stay, since bookings refer to them.
 */
export async function takeSyntheticOffSale(tx: Queryable): Promise<void> {
  await tx.query('update product set live = false, updated_at = now() where live and id > $1', [lastRealProduct]);
  await tx.query('delete from search_touched where product_id > $1', [lastRealProduct]);
}

/** Marks products as known to the search, as they have just been written. */
export async function leaveUntouched(tx: Queryable, ids: readonly number[]): Promise<void> {
  await tx.query('delete from search_touched where product_id = any($1::int[])', [ids]);
}
