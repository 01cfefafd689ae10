import { lastRealDestination, lastRealProduct } from '#src/domain/catalogue/made-up-ids.ts';
import { cmsTypes } from '#src/domain/content/cms-types.ts';
import type { Listed } from '#src/domain/site/sitemap.ts';
import { statement, type Queryable } from '#src/store/db.ts';

const find = statement(
  'listed_pages',
  `select 'activity' as kind, id, slug, updated_at as "changedAt" from product where live and id <= ${lastRealProduct}
   union all select 'city', id, slug, updated_at from destination where id <= ${lastRealDestination}
   union all select 'poi', id, slug, updated_at from poi where live
   union all select 'theme', id, slug, null from theme where live
   union all select 'promotion', id, null, null from program
     where live and begins_at <= $1 and (ends_at is null or ends_at > $1)
   union all select 'value-pack', id, slug, null from value_pack where live
   union all select 'hotel', id, slug, updated_at from venue where vertical = 'hotels' and live
   union all select 'article', id, slug, "changedAt" from (
     select distinct on (v.slot) v.slot::int as id, v.key as slug, v.created_at as "changedAt"
     from content_item i join content_version v on v.type = i.type and v.key = i.key and v.version = i.published
     where i.type = any($2) and v.slot ~ '^[1-9][0-9]{0,8}$' and v.platforms & 8 > 0
       and v.markets || v.languages || v.residences || v.partners = '{}'
       and (v.begins_at is null or v.begins_at <= $1) and (v.ends_at is null or v.ends_at > $1)
     order by v.slot, v.type desc, v.priority desc, v.key
   ) as article
   order by kind, id`,
);

/** The types whose items have a page at `/articles/…`. */
const articleTypes = [cmsTypes['city-article'], cmsTypes.newsroom];

/** All that has a page for everybody at an instant (ISO, UTC), by kind and id; nothing that is made up. */
export async function findListed(db: Queryable, at: string): Promise<readonly Listed[]> {
  const { rows } = await db.query<Listed>(find, [at, articleTypes]);
  return rows;
}
