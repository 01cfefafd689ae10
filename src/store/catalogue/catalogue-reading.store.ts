import type { MeetingPlace } from '#src/domain/catalogue/meeting-points/meeting-place.ts';
import type { Schedule } from '#src/domain/shared/time/schedule.ts';
import type { PolicyStep } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import type { Destination, Names } from '#src/domain/catalogue/destination.ts';
import type { LiveOption, LiveProduct, LiveUnit } from '#src/domain/catalogue/live-product.ts';
import { parsePictureKey, type PictureRef } from '#src/domain/catalogue/media/picture.ts';
import { lastRealDestination, lastRealProduct } from '#src/domain/catalogue/synthetic-ids.ts';
import { categories, unitTypes, type Category } from '#src/domain/catalogue/product.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement, type RowOf, type Statement } from '#src/store/shared/database/statement.ts';
import type { PriceRule } from '#src/domain/catalogue/prices/price-rule.ts';
import { findOptionDeals, type OptionDeals } from '#src/store/catalogue/deals-reading.store.ts';
import { findChangedPrices } from '#src/store/catalogue/unit-prices.store.ts';

const stamp = statement(
  'catalogue_stamp',
  `select concat_ws(' ', (select count(*) || ' ' || coalesce(max(updated_at)::text, '') from destination),
     (select count(*) filter (where live) || ' ' || coalesce(max(updated_at)::text, '') from product where id <= ${lastRealProduct})) as stamp`,
);

/** Returns a word that changes whenever a destination or product does; those that are made up are not looked at. */
export async function findCatalogueStamp(db: Queryable): Promise<string> {
  const { rows } = await db.query(stamp);
  return rows[0]?.stamp ?? '';
}

const countBoth = sql(
  'count-catalogue',
  `select (select count(*) from destination where id <= ${lastRealDestination})::int as destinations, (select count(*) from product where live and id <= ${lastRealProduct})::int as products`,
  { notNull: ['destinations', 'products'] },
);

/** Returns how many destinations there are and how many products are on sale. */
export async function countCatalogue(
  db: Queryable,
): Promise<{ readonly destinations: number; readonly products: number }> {
  const { rows } = await db.query(countBoth);
  return rows[0] ?? { destinations: 0, products: 0 };
}

/** What only pages read of a destination. */
type DestinationContent = Omit<
  Destination,
  'id' | 'slug' | 'country' | 'lat' | 'lng' | 'timeZone' | 'currency' | 'picture'
>;
const asDestination = { narrower: columns<{ content: DestinationContent }>() };

const destinationText = 'select id, slug, country, lat, lng, time_zone, currency, picture, content from destination';
const destinations = statement(
  'catalogue_destinations',
  `${destinationText} where id <= ${lastRealDestination} order by id`,
  asDestination,
);
const syntheticCities = statement(
  'catalogue_made_up_cities',
  `${destinationText} where id > ${lastRealDestination} order by id`,
  asDestination,
);
const someDestinations = statement(
  'catalogue_some_destinations',
  `${destinationText} where id in (select destination_id from product where id = any($1::int[]))`,
  asDestination,
);

/** Returns the shop's own destinations, or those of some products, be they its own or cities of what is made up. */
export async function findDestinations(db: Queryable, productIds?: readonly number[]): Promise<Destination[]> {
  return (await rowsOf(db, destinations, someDestinations, productIds)).map(destinationOf);
}

/** Returns the cities of a synthetic catalogue. */
export async function findSyntheticCities(db: Queryable): Promise<Destination[]> {
  return (await db.query(syntheticCities)).rows.map(destinationOf);
}

function destinationOf({ time_zone, ...row }: RowOf<typeof destinations>): Destination {
  return {
    ...row.content,
    id: row.id,
    slug: row.slug,
    country: row.country,
    lat: row.lat,
    lng: row.lng,
    timeZone: time_zone,
    currency: row.currency,
    picture: pictureOf(row.picture),
  };
}

/** What only pages read of a product. */
type ProductContent = Pick<
  LiveProduct,
  | 'titles'
  | 'summary'
  | 'text'
  | 'highlights'
  | 'included'
  | 'excluded'
  | 'goodToKnow'
  | 'durationMinutes'
  | 'languages'
  | 'accessibility'
  | 'access'
  | 'words'
  | 'samples'
> & { readonly localName: string | null; readonly meetingPoint: Omit<MeetingPlace, 'lat' | 'lng'> };
const asProduct = { narrower: columns<{ content: ProductContent }>() };

const productText = `select p.id, p.destination_id, p.supplier_id, s.name as supplier_name, s.country as supplier_country, s.trader as supplier_trader, p.slug, p.category, p.rank, p.instant_confirmation,
     p.redemption, p.per_person_ticket, p.lat, p.lng, p.picture, p.content
   from product p join supplier s on s.id = p.supplier_id where p.live`;
const products = statement(
  'catalogue_products',
  `${productText} and p.id <= ${lastRealProduct} order by p.destination_id, p.rank`,
  asProduct,
);
const someProducts = statement(
  'catalogue_some_products',
  `${productText} and p.id = any($1::int[]) order by p.id`,
  asProduct,
);

/** Returns all products on sale with their options and units but those that are made up, or some by their ids. */
export async function findLiveProducts(db: Queryable, ids?: readonly number[]): Promise<LiveProduct[]> {
  const rows = await rowsOf(db, products, someProducts, ids);
  const options = await findLiveOptions(db, ids);
  return rows.map((row) => {
    const { localName, meetingPoint, ...content } = row.content;
    return {
      ...content,
      ...(localName === null ? {} : { localName }),
      id: row.id,
      slug: row.slug,
      destinationId: row.destination_id,
      supplier: row.supplier_id,
      seller: { name: row.supplier_name, country: row.supplier_country, trader: row.supplier_trader },
      category: categoryOf(row.category),
      rank: row.rank,
      meetingPoint: { ...meetingPoint, lat: row.lat, lng: row.lng },
      instantConfirmation: row.instant_confirmation,
      redemption: row.redemption,
      perPersonTicket: row.per_person_ticket,
      picture: pictureOf(row.picture),
      options: options.get(row.id) ?? [],
    };
  });
}

type OptionContent = {
  readonly title: string;
  readonly differs: readonly string[];
  readonly titles?: Names;
  /** By the unit's id. */
  readonly unitTitles?: Readonly<Record<string, Names>>;
};
const asOption = {
  narrower: columns<{
    schedule: Schedule;
    price_rules: readonly PriceRule[];
    cancellation: readonly PolicyStep[];
    content: OptionContent;
  }>(),
};

const optionText = `select o.product_id, o.id, o.capacity, o.pool, o.cutoff_minutes, o.min_party, o.max_party, o.schedule, o.price_rules, o.cancellation, o.content
   from option o join product p on p.id = o.product_id where p.live and o.live`;
const options = statement(
  'catalogue_options',
  `${optionText} and p.id <= ${lastRealProduct} order by o.product_id, o.position`,
  asOption,
);
const someOptions = statement(
  'catalogue_some_options',
  `${optionText} and o.product_id = any($1::int[]) order by o.product_id, o.position`,
  asOption,
);

async function findLiveOptions(db: Queryable, ids?: readonly number[]): Promise<Map<number, LiveOption[]>> {
  const rows = await rowsOf(db, options, someOptions, ids);
  const units = await findLiveUnits(db, ids);
  const dealt = await findOptionDeals(db, ids);
  const found = new Map<number, LiveOption[]>();
  for (const row of rows) {
    const option = {
      id: row.id,
      title: row.content.title,
      titles: row.content.titles ?? { en: row.content.title },
      differs: row.content.differs,
      schedule: row.schedule,
      capacity: row.capacity,
      ...(row.pool === null ? {} : { pool: row.pool }),
      cutoffMinutes: row.cutoff_minutes,
      minParty: row.min_party,
      maxParty: row.max_party,
      cancellation: row.cancellation,
      units: titled(units.get(`${row.product_id} ${row.id}`) ?? [], row.content.unitTitles ?? {}),
      priceRules: row.price_rules,
      ...dealsOf(dealt.get(`${row.product_id} ${row.id}`)),
    };
    found.set(row.product_id, [...(found.get(row.product_id) ?? []), option]);
  }
  return found;
}

function titled(found: readonly LiveUnit[], titles: Readonly<Record<string, Names>>): LiveUnit[] {
  return found.map((unit) => ({ ...unit, titles: titles[unit.id] ?? { en: unit.title } }));
}

function dealsOf(found: OptionDeals | undefined): Pick<LiveOption, 'deals' | 'dealSpans'> {
  if (found === undefined) return {};
  const { deals, spans } = found;
  return { ...(deals.length === 0 ? {} : { deals }), dealSpans: spans };
}

const unitText = `select product_id, option_id, id, type, title, min_age, max_age, pax, accompanied, max_quantity, price_minor
   from unit`;
const units = statement(
  'catalogue_units',
  `${unitText} where product_id <= ${lastRealProduct} order by product_id, option_id, position`,
);
const someUnits = statement(
  'catalogue_some_units',
  `${unitText} where product_id = any($1::int[]) order by product_id, option_id, position`,
);

async function findLiveUnits(db: Queryable, ids?: readonly number[]): Promise<Map<string, LiveUnit[]>> {
  const rows = await rowsOf(db, units, someUnits, ids);
  const changed = await findChangedPrices(db, ids);
  const found = new Map<string, LiveUnit[]>();
  for (const row of rows) {
    const key = `${row.product_id} ${row.option_id}`;
    const records = changed.get(`${key} ${row.id}`);
    const unit = {
      id: row.id,
      type: unitTypes.find((type) => type === row.type) ?? 'OTHER',
      title: row.title,
      minAge: row.min_age,
      maxAge: row.max_age,
      pax: row.pax,
      accompanied: row.accompanied,
      ...(row.max_quantity === null ? {} : { maxQuantity: row.max_quantity }),
      priceMinor: row.price_minor,
      ...(records === undefined ? {} : { priceRecords: records }),
    };
    found.set(key, [...(found.get(key) ?? []), unit]);
  }
  return found;
}

/** Returns the rows of one of two statements: of everything, or of some products. */
async function rowsOf<Row>(
  db: Queryable,
  all: Statement<Row>,
  some: Statement<Row>,
  ids: readonly number[] | undefined,
): Promise<readonly Row[]> {
  return ids === undefined ? (await db.query(all)).rows : (await db.query(some, [ids])).rows;
}

function categoryOf(name: string): Category {
  const found = categories.find((category) => category === name);
  if (found === undefined)
    throw new Error(`the catalog contains the category "${name}", which this release does not know`);
  return found;
}

function pictureOf(key: string): PictureRef {
  const found = parsePictureKey(key);
  if (found === undefined) throw new Error(`the catalog contains the picture "${key}", which cannot be painted`);
  return found;
}
