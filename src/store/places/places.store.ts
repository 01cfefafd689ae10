import type { Point } from '#src/domain/catalogue/distance.ts';
import { parsePictureKey } from '#src/domain/catalogue/media/picture.ts';
import type { Category } from '#src/domain/catalogue/product.ts';
import { boxAround } from '#src/domain/places/box.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import { placeSources, poiKinds, type PlaceHours, type Poi } from '#src/domain/places/place.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, type RowOf, sql, statement } from '#src/store/shared/database/statement.ts';

type PoiContent = {
  readonly localName: string | null;
  readonly hours: PlaceHours | null;
  readonly text: string | null;
};
type PoiRow = RowOf<typeof byId>;

const poiColumns = `poi.id, poi.slug, poi.kind, poi.destination_id, poi.countries, poi.lat, poi.lng, poi.popularity, poi.picture, poi.names,
  poi.content, poi.source,
  array(select product_id from poi_product where poi_id = poi.id order by position) as products`;

const facts = { narrower: columns<{ content: PoiContent }>() };

const byId = statement('poi_by_id', `select ${poiColumns} from poi where live and id = $1`, facts);

/** Returns an attraction that is shown; undefined for an unknown id. */
export async function findPoi(db: Queryable, id: number): Promise<Poi | undefined> {
  const { rows } = await db.query(byId, [id]);
  return rows.map(poiOf)[0];
}

/** Which attractions, how many, from the how-manieth on. */
export type PoisQuery = {
  readonly destinationId?: number | undefined;
  readonly kind?: string | undefined;
  /** A pattern of `namePattern`. */
  readonly pattern?: string | undefined;
  readonly limit: number;
  readonly offset: number;
};

/** A part of a list, and how long the whole of it is. */
export type FoundPois = { readonly pois: readonly Poi[]; readonly total: number };

const condition = `poi.live and ($1::int is null or poi.destination_id = $1) and ($2::text is null or poi.kind = $2)
  and ($3::text is null or poi.words like $3)`;
const list = statement(
  'pois_listed',
  `select ${poiColumns} from poi where ${condition} order by poi.popularity desc, poi.id limit $4 offset $5`,
  facts,
);
const counted = statement('pois_counted', `select count(*)::int as total from poi where ${condition}`);

/** Returns attractions, the best known first. */
export async function findPois(db: Queryable, about: PoisQuery): Promise<FoundPois> {
  const where = [about.destinationId ?? null, about.kind ?? null, about.pattern ?? null];
  const [found, total] = await Promise.all([
    db.query(list, [...where, about.limit, about.offset]),
    db.query(counted, where),
  ]);
  return { pois: found.rows.map(poiOf), total: total.rows[0]?.total ?? 0 };
}

/** Around which point, how far in metres, without which id, how many, from the how-manieth on. */
export type NearbyQuery = {
  readonly point: Point;
  readonly metres: number;
  readonly except?: number | undefined;
  readonly limit: number;
  readonly offset: number;
};

const metres = `2 * 6371009 * asin(least(1, sqrt(power(sin(radians(poi.lat - $5) / 2), 2)
  + cos(radians($5)) * cos(radians(poi.lat)) * power(sin(radians(poi.lng - $6) / 2), 2))))`;
const within = `poi.live and poi.lat between $1 and $2
  and case when $3::float8 <= $4 then poi.lng between $3 and $4 else poi.lng >= $3 or poi.lng <= $4 end
  and ${metres} <= $7 and ($8::int is null or poi.id <> $8)`;
const near = statement(
  'pois_near',
  `select ${poiColumns} from poi where ${within} order by ${metres}, poi.id limit $9 offset $10`,
  facts,
);
const nearCounted = statement('pois_near_counted', `select count(*)::int as total from poi where ${within}`);

/** Returns attractions within so many metres, the nearest first. */
export async function findPoisNear(db: Queryable, about: NearbyQuery): Promise<FoundPois> {
  const { south, north, west, east } = boxAround(about.point, about.metres);
  const { lat, lng } = about.point;
  const where = [south, north, west, east, lat, lng, about.metres, about.except ?? null];
  const [found, total] = await Promise.all([
    db.query(near, [...where, about.limit, about.offset]),
    db.query(nearCounted, where),
  ]);
  return { pois: found.rows.map(poiOf), total: total.rows[0]?.total ?? 0 };
}

const findPoiPicturesSql = sql(
  'find-poi-pictures',
  'select distinct picture from poi where live and picture is not null',
  { notNull: ['picture'] },
);

/** Returns the pictures of attractions, as keys. */
export async function findPoiPictures(db: Queryable): Promise<string[]> {
  const { rows } = await db.query(findPoiPicturesSql);
  return rows.map(({ picture }) => picture);
}

const findPopularitySql = sql(
  'find-popularity',
  'select destination_id as id, max(popularity) as popularity from poi where live and destination_id is not null group by destination_id',
  { notNull: ['id', 'popularity'] },
);

/** Returns how well known the best-known attraction of each destination is, by destination. */
export async function findPopularity(db: Queryable): Promise<ReadonlyMap<number, number>> {
  const { rows } = await db.query(findPopularitySql);
  return new Map(rows.map(({ id, popularity }) => [id, popularity]));
}

const hasOwnPoisSql = sql('has-own-pois', "select exists (select from poi where source = 'own') as known");

/** Returns whether the shop has ever had its own attractions: removed ones leave their row. */
export async function hasOwnPois(db: Queryable): Promise<boolean> {
  const { rows } = await db.query(hasOwnPoisSql);
  return rows[0]?.known === true;
}

const findCategoryTextSql = sql(
  'find-category-text',
  `select coalesce(nullif(split_part(category, ':', 2), ''), 'en') as tag, text from category_text
     where category = $1 or category like $1 || ':%'`,
);

/** Returns our own texts about a category by their languages, English at least; null where there are none. */
export async function findCategoryText(db: Queryable, category: Category): Promise<Names | null> {
  const { rows } = await db.query(findCategoryTextSql, [category]);
  const { en, ...others }: Readonly<Record<string, string>> = Object.fromEntries(
    rows.map(({ tag, text }) => [tag, text] as const),
  );
  return en === undefined ? null : { ...others, en };
}

function poiOf(row: PoiRow): Poi {
  return {
    id: row.id,
    slug: row.slug,
    kind: poiKinds.find((kind) => kind === row.kind) ?? 'sight',
    destinationId: row.destination_id,
    countries: row.countries,
    names: row.names,
    localName: row.content.localName,
    lat: row.lat,
    lng: row.lng,
    popularity: row.popularity,
    hours: row.content.hours,
    text: row.content.text,
    picture: row.picture === null ? null : (parsePictureKey(row.picture) ?? null),
    source: placeSources.find((source) => source === row.source) ?? 'own',
    productIds: row.products,
  };
}
