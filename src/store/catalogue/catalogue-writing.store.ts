import { supplierName } from '#src/domain/suppliers/supplier-name.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import { pictureKey } from '#src/domain/catalogue/media/picture.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import { lastRealProduct } from '#src/domain/catalogue/synthetic-ids.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { parseMajor } from '#src/domain/shared/money/money.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { sql } from '#src/store/shared/database/statement.ts';

/**
 * Writes the catalog. Each statement takes all its rows as one JSON document and changes only rows that differ, so that
 * writing the same catalogue again changes nothing.
 */
export async function saveDestinations(tx: Queryable, destinations: readonly Destination[]): Promise<void> {
  const rows = destinations.map((one) => ({
    id: one.id,
    slug: one.slug,
    country: one.country,
    lat: one.lat,
    lng: one.lng,
    time_zone: one.timeZone,
    currency: one.currency,
    picture: pictureKey(one.picture),
    content: {
      names: one.names,
      airports: one.airports,
      firstLanguage: one.firstLanguage,
      priceLevel: one.priceLevel,
      bestMonths: one.bestMonths,
      districts: one.districts,
      stations: one.stations,
      summary: one.summary,
      text: one.text,
      areaNames: one.areaNames ?? {},
      meetingPoints: one.meetingPoints ?? {},
      words: one.words ?? {},
    },
    tax: one.tax,
  }));
  await tx.query(
    `insert into destination as old (id, slug, country, lat, lng, time_zone, currency, picture, content, tax)
     select id, slug, country, lat, lng, time_zone, currency, picture, content, tax
     from jsonb_to_recordset($1::jsonb) as new (id int, slug text, country text, lat float8, lng float8, time_zone text, currency text, picture text, content jsonb, tax jsonb)
     on conflict (id) do update set
       slug = excluded.slug, country = excluded.country, lat = excluded.lat, lng = excluded.lng, time_zone = excluded.time_zone,
       currency = excluded.currency, picture = excluded.picture, content = excluded.content, tax = excluded.tax, updated_at = now()
     where (old.slug, old.country, old.lat, old.lng, old.time_zone, old.currency, old.picture, old.content, old.tax)
       is distinct from (excluded.slug, excluded.country, excluded.lat, excluded.lng, excluded.time_zone, excluded.currency, excluded.picture, excluded.content, excluded.tax)`,
    [JSON.stringify(rows)],
  );
}

/**
 * Saves suppliers by their slugs, established where they sell (ISO 3166-1 alpha-2; null: not stated); a name or a
 * country that was edited since is preserved.
 */
export async function saveSuppliers(tx: Queryable, countries: ReadonlyMap<string, string | null>): Promise<void> {
  const slugs = [...countries.keys()];
  await tx.query(
    `insert into supplier as old (id, name, country) select * from unnest($1::text[], $2::text[], $3::text[])
     on conflict (id) do update set country = excluded.country where old.country is null`,
    [slugs, slugs.map(supplierName), [...countries.values()]],
  );
}

const insertProducts = sql(
  'save-products',
  `with was as (select id, content -> 'durationMinutes' as takes from product where id = any($2::int[])), saved as (
   insert into product as old (id, destination_id, supplier_id, slug, category, rank, instant_confirmation, redemption, per_person_ticket, lat, lng, picture, content, tax)
   select id, destination_id, supplier_id, slug, category, rank, instant_confirmation, redemption, per_person_ticket, lat, lng, picture, content, tax
   from jsonb_to_recordset($1::jsonb) as new (id int, destination_id int, supplier_id text, slug text, category text, rank int,
     instant_confirmation boolean, redemption text, per_person_ticket boolean, lat float8, lng float8, picture text, content jsonb, tax jsonb)
   on conflict (id) do update set
     destination_id = excluded.destination_id, supplier_id = excluded.supplier_id, slug = excluded.slug, category = excluded.category,
     rank = excluded.rank, instant_confirmation = excluded.instant_confirmation, redemption = excluded.redemption,
     per_person_ticket = excluded.per_person_ticket, lat = excluded.lat, lng = excluded.lng, picture = excluded.picture,
     content = excluded.content, tax = excluded.tax, live = true, updated_at = now()
   where (old.destination_id, old.supplier_id, old.slug, old.category, old.rank, old.instant_confirmation, old.redemption,
       old.per_person_ticket, old.lat, old.lng, old.picture, old.content, old.tax, old.live)
     is distinct from (excluded.destination_id, excluded.supplier_id, excluded.slug, excluded.category, excluded.rank,
       excluded.instant_confirmation, excluded.redemption, excluded.per_person_ticket, excluded.lat, excluded.lng, excluded.picture,
       excluded.content, excluded.tax, true)
   returning id, content)
   select id from saved join was using (id) where was.takes is distinct from saved.content -> 'durationMinutes'`,
);

/**
 * Saves products with their places, all of them on sale. Returns those that existed before and have another duration
 * now.
 */
export async function saveProducts(tx: Queryable, products: readonly Product[]): Promise<ReadonlySet<number>> {
  const rows = products.map((one) => ({
    id: one.id,
    destination_id: one.destinationId,
    supplier_id: one.supplier,
    slug: one.slug,
    category: one.category,
    rank: one.rank,
    instant_confirmation: one.instantConfirmation,
    redemption: one.redemption,
    per_person_ticket: one.perPersonTicket,
    lat: one.meetingPoint.lat,
    lng: one.meetingPoint.lng,
    picture: pictureKey(one.picture),
    content: contentOf(one),
    tax: one.tax,
  }));
  const { rows: retimed } = await tx.query(insertProducts, [JSON.stringify(rows), products.map(({ id }) => id)]);
  return new Set(retimed.map(({ id }) => id));
}

/** Takes off sale what is none of these, never deleting it: bookings refer to it. Synthetic products are left alone. */
export async function takeOthersOffSale(tx: Queryable, products: readonly Product[]): Promise<void> {
  await tx.query(
    'update product set live = false, updated_at = now() where live and id <= $2 and not id = any($1::int[])',
    [products.map(({ id }) => id), lastRealProduct],
  );
}

/** A place without its position, which has columns of its own. */
function placeOf({ lat: _lat, lng: _lng, ...place }: Product['meetingPoint']): object {
  return place;
}

/** Returns what only pages read of a product. */
function contentOf(one: Product): object {
  return {
    titles: one.titles,
    localName: one.localName ?? null,
    summary: one.summary,
    text: one.text,
    highlights: one.highlights,
    included: one.included,
    excluded: one.excluded,
    goodToKnow: one.goodToKnow,
    meetingPoint: placeOf(one.meetingPoint),
    durationMinutes: one.durationMinutes,
    languages: one.languages,
    accessibility: one.accessibility,
    access: one.access ?? [],
    words: one.words ?? {},
    ...(one.samples === undefined ? {} : { samples: one.samples }),
  };
}

/**
 * Options that existed before and changed, each as "product option"; `moved` are those of them whose plan or stock did,
 * so that a new word never undoes what an operator did to their slots.
 */
export type SavedOptions = { readonly changed: ReadonlySet<string>; readonly moved: ReadonlySet<string> };

const insertOptions = sql(
  'save-options',
  `with was as (select product_id, id, capacity, pool, cutoff_minutes, schedule, live from option where product_id = any($2::int[])),
   saved as (
   insert into option as old (product_id, id, position, capacity, pool, cutoff_minutes, min_party, max_party, schedule, price_rules, cancellation, content, asks)
   select product_id, id, position, capacity, pool, cutoff_minutes, min_party, max_party, schedule, price_rules, cancellation, content, asks
   from jsonb_to_recordset($1::jsonb) as new (product_id int, id text, position int, capacity int, pool text, cutoff_minutes int,
     min_party int, max_party int, schedule jsonb, price_rules jsonb, cancellation jsonb, content jsonb, asks jsonb)
   on conflict (product_id, id) do update set
     position = excluded.position, capacity = excluded.capacity, pool = excluded.pool, cutoff_minutes = excluded.cutoff_minutes,
     min_party = excluded.min_party, max_party = excluded.max_party, schedule = excluded.schedule, price_rules = excluded.price_rules,
     cancellation = excluded.cancellation, content = excluded.content, asks = excluded.asks, live = true
   where (old.position, old.capacity, old.pool, old.cutoff_minutes, old.min_party, old.max_party, old.schedule, old.price_rules,
       old.cancellation, old.content, old.asks, old.live)
     is distinct from (excluded.position, excluded.capacity, excluded.pool, excluded.cutoff_minutes, excluded.min_party,
       excluded.max_party, excluded.schedule, excluded.price_rules, excluded.cancellation, excluded.content, excluded.asks, true)
   returning product_id, id, capacity, pool, cutoff_minutes, schedule, live)
   select product_id || ' ' || id as key, (was.capacity, was.pool, was.cutoff_minutes, was.schedule, was.live)
     is distinct from (saved.capacity, saved.pool, saved.cutoff_minutes, saved.schedule, saved.live) as moved
   from saved join was using (product_id, id)`,
  { notNull: ['key'] },
);

const retireOptions = sql(
  'retire-options',
  `update option set live = false
   where live and product_id = any($1::int[]) and not (product_id, id) in (select * from unnest($2::int[], $3::text[]))
   returning product_id, id`,
);

/** Saves options of the given products; those that are gone are no longer offered and their coming slots are closed. */
export async function saveOptions(tx: Queryable, products: readonly Product[]): Promise<SavedOptions> {
  const rows = products.flatMap((product) =>
    product.options.map((one, position) => ({
      product_id: product.id,
      id: one.id,
      position,
      capacity: one.capacity,
      pool: one.pool ?? null,
      cutoff_minutes: one.cutoffMinutes,
      min_party: one.minParty,
      max_party: one.maxParty,
      schedule: one.schedule,
      price_rules: one.priceRules,
      cancellation: one.cancellation,
      content: {
        title: one.title,
        differs: one.differs,
        titles: one.titles ?? { en: one.title },
        unitTitles: Object.fromEntries(one.units.map((unit) => [unit.id, unit.titles ?? { en: unit.title }])),
      },
      asks: one.asks ?? {},
    })),
  );
  const { rows: stood } = await tx.query(insertOptions, [JSON.stringify(rows), products.map(({ id }) => id)]);
  const gone = await tx.query(retireOptions, [
    products.map(({ id }) => id),
    rows.map((row) => row.product_id),
    rows.map((row) => row.id),
  ]);
  await tx.query(
    `update slot set closed = true from unnest($1::int[], $2::text[]) as gone (product_id, option_id)
     where slot.product_id = gone.product_id and slot.option_id = gone.option_id and not closed and starts_at > now()`,
    [gone.rows.map((row) => row.product_id), gone.rows.map((row) => row.id)],
  );
  return {
    changed: new Set(stood.map(({ key }) => key)),
    moved: new Set(stood.filter(({ moved }) => moved).map(({ key }) => key)),
  };
}

const insertUnits = sql(
  'save-units',
  `insert into unit as old (product_id, option_id, id, position, type, title, min_age, max_age, pax, accompanied, max_quantity, price_minor)
   select product_id, option_id, id, position, type, title, min_age, max_age, pax, accompanied, max_quantity, price_minor
   from jsonb_to_recordset($1::jsonb) as new (product_id int, option_id text, id text, position int, type text, title text,
     min_age int, max_age int, pax int, accompanied boolean, max_quantity int, price_minor bigint)
   on conflict (product_id, option_id, id) do update set
     position = excluded.position, type = excluded.type, title = excluded.title, min_age = excluded.min_age, max_age = excluded.max_age,
     pax = excluded.pax, accompanied = excluded.accompanied, max_quantity = excluded.max_quantity, price_minor = excluded.price_minor
   where (old.position, old.type, old.title, old.min_age, old.max_age, old.pax, old.accompanied, old.max_quantity, old.price_minor)
     is distinct from (excluded.position, excluded.type, excluded.title, excluded.min_age, excluded.max_age, excluded.pax,
       excluded.accompanied, excluded.max_quantity, excluded.price_minor)
   returning product_id`,
);

const deleteUnits = sql(
  'delete-gone-units',
  `delete from unit where product_id = any($1::int[])
     and not (product_id, option_id, id) in (select * from unnest($2::int[], $3::text[], $4::text[]))
   returning product_id`,
);

/**
 * Units of the given products, prices in minor units of each product's currency; units that are gone are deleted.
 * Returns the products that changed.
 */
export async function saveUnits(
  tx: Queryable,
  products: readonly Product[],
  currencyOf: (product: Product) => CurrencyCode,
): Promise<number[]> {
  const rows = products.flatMap((product) =>
    product.options.flatMap((option) =>
      option.units.map((one, position) => ({
        product_id: product.id,
        option_id: option.id,
        id: one.id,
        position,
        type: one.type,
        title: one.title,
        min_age: one.minAge,
        max_age: one.maxAge,
        pax: one.pax,
        accompanied: one.accompanied,
        max_quantity: one.maxQuantity ?? null,
        price_minor: minorOf(one.price, currencyOf(product)),
      })),
    ),
  );
  const saved = await tx.query(insertUnits, [JSON.stringify(rows)]);
  const gone = await tx.query(deleteUnits, [
    products.map(({ id }) => id),
    rows.map((row) => row.product_id),
    rows.map((row) => row.option_id),
    rows.map((row) => row.id),
  ]);
  return [...saved.rows, ...gone.rows].map((row) => row.product_id);
}

function minorOf(price: string, currency: CurrencyCode): string {
  const amount = parseMajor(price, currency);
  if (amount === null) throw new Error(`"${price}" is not an amount in ${currency}: the catalogue was not validated`);
  return amount.minor.toString();
}

/**
 * Marks products whose options or units changed, and notifies every process, once the transaction commits, that its
 * cache of the catalog is stale (channel `catalogue`).
 */
export async function noticeCatalogue(tx: Queryable, changedProducts: readonly number[]): Promise<void> {
  if (changedProducts.length > 0)
    await tx.query('update product set updated_at = now() where id = any($1::int[])', [changedProducts]);
  await tx.query("select pg_notify('catalogue', '')");
}
