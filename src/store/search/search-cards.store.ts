import type { Listed } from '#src/domain/search/cards/listed-card.ts';
import { statement, type Queryable } from '#src/store/shared/database/db.ts';

const listed = statement(
  'search_cards',
  `select product_id as id, score, reviews, currency, price_minor as price, content as card
   from search_item where product_id = any($1::int[])`,
);

/** What the cards of some listings are made of, in no order; those that are gone are missing. */
export async function findListed(db: Queryable, ids: readonly number[]): Promise<readonly Listed[]> {
  return (await db.query<Listed>(listed, [ids])).rows;
}
