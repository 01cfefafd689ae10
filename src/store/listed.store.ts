import type { Listed } from '#src/domain/site/sitemap.ts';
import { statement, type Queryable } from '#src/store/db.ts';

const find = statement(
  'listed_pages',
  `select 'activity' as kind, id, slug, updated_at as "changedAt" from product where live
   union all select 'city', id, slug, updated_at from destination
   union all select 'poi', id, slug, updated_at from poi where live
   union all select 'theme', id, slug, null from theme where live
   union all select 'promotion', id, null, null from program
     where live and begins_at <= $1 and (ends_at is null or ends_at > $1)
   union all select 'value-pack', id, slug, null from value_pack where live
   order by kind, id`,
);

/** All that has a page for everybody at an instant (ISO, UTC), by kind and id. */
export async function findListed(db: Queryable, at: string): Promise<readonly Listed[]> {
  const { rows } = await db.query<Listed>(find, [at]);
  return rows;
}
