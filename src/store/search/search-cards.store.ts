import type { Listed } from '#src/domain/search/cards/listed-card.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, statement } from '#src/store/shared/database/statement.ts';

const listed = statement(
  'search_cards',
  `select product_id as id, score, reviews, currency, price_minor as price, content as card
   from search_item where product_id = any($1::int[])`,
  { narrower: columns<Pick<Listed, 'card'>>() },
);

/** Returns what the cards of some listings are made of, in no order; those that are gone are missing. */
export async function findListed(db: Queryable, ids: readonly number[]): Promise<readonly Listed[]> {
  return (await db.query(listed, [ids])).rows;
}
