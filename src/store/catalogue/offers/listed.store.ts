import { lastRealDestination, lastRealProduct } from '#src/domain/catalogue/synthetic-ids.ts';
import { cmsTypes, type CmsType } from '#src/domain/content/blocks/cms-types.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import type { Listed, ListedKind } from '#src/domain/site/addresses/sitemap.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, statement, type RowOf } from '#src/store/shared/database/statement.ts';

const find = statement(
  'listed_pages',
  `select 'activity' as kind, id, slug, updated_at as "changedAt", null as category from product
      where live and id <= ${lastRealProduct}
   union all select 'city', d.id, d.slug, greatest(d.updated_at, max(p.updated_at)), null
     from destination d left join product p on p.destination_id = d.id and p.live where d.id <= ${lastRealDestination} group by d.id
   union all select 'destination', d.id, d.slug, greatest(d.updated_at, max(p.updated_at)), null
     from destination d join product p on p.destination_id = d.id and p.live where d.id <= ${lastRealDestination} group by d.id
   union all select 'destination-category', d.id, d.slug, max(p.updated_at), p.category
     from destination d join product p on p.destination_id = d.id and p.live where d.id <= ${lastRealDestination} group by d.id, p.category
   union all select 'poi', id, slug, updated_at, null from poi where live
   union all select 'theme', id, slug, updated_at, null from theme where live
   union all select 'promotion', id, null, greatest(updated_at, begins_at), null from program
     where live and begins_at <= $1 and (ends_at is null or ends_at > $1)
   union all select 'value-pack', id, slug, updated_at, null from value_pack where live
   union all select 'hotel', id, slug, updated_at, null from venue where vertical = 'hotels' and live
   union all select 'activity-reviews', p.id, p.slug, max(coalesce(r.edited_at, r.created_at)), null
     from product p join review r on r.product_id = p.id and r.state = 'shown' where p.live group by p.id
   union all select 'article', id, slug, "changedAt", null from (
     select distinct on (v.slot) v.slot::int as id, v.key as slug, v.created_at as "changedAt"
     from content_item i join content_version v on v.type = i.type and v.key = i.key and v.version = i.published
     where i.type = any($2) and v.slot ~ '^[1-9][0-9]{0,8}$' and v.platforms & 8 > 0
       and v.markets || v.languages || v.residences || v.partners = '{}'
       and (v.begins_at is null or v.begins_at <= $1) and (v.ends_at is null or v.ends_at > $1)
     order by v.slot, v.type desc, v.priority desc, v.key
   ) as article
   order by kind, id, category`,
  { notNull: ['kind', 'id'], narrower: columns<{ kind: ListedKind; category: Category }>() },
);

/** The types whose items have a page at `/articles/…`. */
const articleTypes = [cmsTypes['city-article'], cmsTypes.newsroom];

/** Returns all that has a page for everybody at an instant (ISO, UTC), by kind and id; nothing that is made up. */
export async function findListed(db: Queryable, at: string): Promise<readonly Listed[]> {
  const { rows } = await db.query(find, [at, articleTypes]);
  return rows;
}

const findChanges = statement(
  'changed_places',
  `select v.type::text || ' ' || v.slot as place, max(greatest(v.created_at,
     case when v.begins_at <= $1 then v.begins_at end, case when v.ends_at <= $1 then v.ends_at end)) as "changedAt"
   from content_item i join content_version v on v.type = i.type and v.key = i.key and v.version = i.published
   where v.begins_at is null or v.begins_at <= $1
   group by v.type, v.slot
   union all select 'term ' || document, max(effective)::timestamp at time zone 'UTC' from term_version
     where effective <= ($1::timestamptz at time zone 'UTC')::date group by document`,
  { notNull: ['place', 'changedAt'] },
);

type Change = RowOf<typeof findChanges>;

/** When what fills a place last changed. */
export type PlaceChanges = {
  /** Of a slot of content: written, or begun, or given way to another. */
  readonly content: (place: { readonly type: CmsType; readonly slot: string }) => string | null;
  /** Of all that has one of these types. */
  readonly ofTypes: (types: readonly CmsType[]) => string | null;
  /** Of a legal text: since when it holds. */
  readonly term: (document: string) => string | null;
  /** Of all legal texts. */
  readonly terms: string | null;
};

/**
 * Returns when each place of content and each legal text last changed before an instant (ISO, UTC); null where there is
 * none.
 */
export async function findPlaceChanges(db: Queryable, at: string): Promise<PlaceChanges> {
  const { rows } = await db.query(findChanges, [at]);
  const found = new Map(rows.map(({ place, changedAt }) => [place, changedAt]));
  return {
    content: ({ type, slot }) => found.get(`${cmsTypes[type]} ${slot}`) ?? null,
    ofTypes: (types) => latest(rows, (place) => types.some((type) => place.startsWith(`${cmsTypes[type]} `))),
    term: (document) => found.get(`term ${document}`) ?? null,
    terms: latest(rows, (place) => place.startsWith('term ')),
  };
}

function latest(rows: readonly Change[], isMeant: (place: string) => boolean): string | null {
  return rows.reduce<string | null>(
    (last, { place, changedAt }) => (isMeant(place) && (last === null || changedAt > last) ? changedAt : last),
    null,
  );
}
