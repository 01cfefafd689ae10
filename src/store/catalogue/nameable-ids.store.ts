import type { Queryable } from '#src/store/shared/database/db.ts';
import { statement, type RowOf } from '#src/store/shared/database/statement.ts';

const ids = statement(
  'content_nameable_ids',
  `select array(select id from product) as products, array(select id from destination) as destinations,
     array(select id from theme) as themes, array(select id from deal) as deals`,
  { notNull: ['products', 'destinations', 'themes', 'deals'] },
);

/** What content may name by its number. */
export type StoredNameableIds = RowOf<typeof ids>;

/** Returns the numbers of all that this shop has, on sale or not. */
export async function findNameableIds(db: Queryable): Promise<StoredNameableIds> {
  const { rows } = await db.query(ids);
  return rows[0] ?? { products: [], destinations: [], themes: [], deals: [] };
}
