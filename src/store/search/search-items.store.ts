import { dayWords, type IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import type { MapPoint } from '#src/domain/search/query/map-area.ts';
import type { SearchItem, SearchOffer } from '#src/domain/search/documents/search-item.ts';
import { tokeniserVersion } from '#src/domain/search/text/tokenise.ts';
import type { Db, Queryable } from '#src/store/shared/database/db.ts';
import { columns, type RowOf, statement } from '#src/store/shared/database/statement.ts';
import { restartChanges } from '#src/store/search/search-changes.store.ts';
import { profileOfText, profileText } from '#src/store/search/search-profiles.ts';
import { tokensText, wordsOf } from '#src/store/search/search-tokens.ts';

const wholeColumns =
  'destination_id, country, category, specials, score, reviews, popularity, currency, tokens, tokeniser, content, profile';
const itemColumns = `product_id, ${wholeColumns}, price_minor, days, stale_at`;
const incoming = `select product_id, destination_id, country, category, specials, score, reviews, popularity, currency, tokens::tsvector as tokens,
     $15::int as tokeniser, content::jsonb as content, profile, price_minor, decode(days, 'hex') as days, stale_at
   from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::smallint[], $6::smallint[], $7::int[], $8::int[], $9::text[], $10::bigint[], $11::text[], $12::text[], $13::text[], $14::timestamptz[], $16::text[])
     as new (product_id, destination_id, country, category, specials, score, reviews, popularity, currency, price_minor, days, tokens, content, stale_at, profile)`;

const add = statement('search_items_add', `insert into search_item (${itemColumns}) ${incoming}`);

/** The part of the content that belongs to the offer: it changes with every sale, and no card shows it. */
const offered = "content -> 'optionDays'";

/** Returns the same columns of another row. */
function of(row: string, names: string): string {
  return names.replaceAll(/\w+/g, (name) => `${row}.${name}`);
}

/** Returns the columns that are no offer's. */
function wholeOf(row: string): string {
  return of(row, wholeColumns).replace(`${row}.content`, `${row}.content - 'optionDays'`);
}

const change = statement(
  'search_items_change',
  `with fresh as materialized (${incoming}),
   was as materialized (select ${of('search_item', itemColumns)} from search_item join fresh on fresh.product_id = search_item.product_id),
   saved as (
     insert into search_item as old (${itemColumns}) select ${itemColumns} from fresh
     on conflict (product_id) do update set (${wholeColumns}, price_minor, days, stale_at) = (${of('excluded', `${wholeColumns}, price_minor, days, stale_at`)})
     where (${of('old', itemColumns)}) is distinct from (${of('excluded', itemColumns)})
     returning product_id
   ), told as (
     select fresh.product_id, (${wholeOf('was')}) is distinct from (${wholeOf('fresh')}) as whole,
       (was.price_minor, was.days, was.${offered}) is distinct from (fresh.price_minor, fresh.days, fresh.${offered}) as offer
     from saved join fresh on fresh.product_id = saved.product_id left join was on was.product_id = saved.product_id
   )
   insert into search_change (product_id, whole) select product_id, whole from told where whole or offer`,
);

/**
 * Writes new or changed listings and numbers the changes; returns how many there were. Rows that are the same stay
 * untouched.
 */
export async function changeSearchItems(tx: Queryable, items: readonly SearchItem[]): Promise<number> {
  return (await tx.query(change, rowsOf(items))).rowCount;
}

const changeOffers = statement(
  'search_items_change_offers',
  `with fresh as (
     select product_id, price_minor, decode(days, 'hex') as days, stale_at, option_days::jsonb as option_days
     from unnest($1::int[], $2::bigint[], $3::text[], $4::timestamptz[], $5::text[]) as new (product_id, price_minor, days, stale_at, option_days)
   ), was as materialized (
     select i.product_id, i.price_minor, i.days, i.${offered} as option_days from search_item i join fresh on fresh.product_id = i.product_id
   ), saved as (
     update search_item i set price_minor = fresh.price_minor, days = fresh.days, stale_at = fresh.stale_at,
       content = case when fresh.option_days is not distinct from i.${offered} then i.content
         when fresh.option_days is null then i.content - 'optionDays' else jsonb_set(i.content, '{optionDays}', fresh.option_days) end
     from fresh where i.product_id = fresh.product_id
       and (i.price_minor, i.days, i.stale_at, i.${offered}) is distinct from (fresh.price_minor, fresh.days, fresh.stale_at, fresh.option_days)
     returning i.product_id, i.price_minor, i.days, i.${offered} as option_days
   )
   insert into search_change (product_id, whole)
   select saved.product_id, false from saved join was on was.product_id = saved.product_id
   where (saved.price_minor, saved.days, saved.option_days) is distinct from (was.price_minor, was.days, was.option_days)`,
);

/** Writes prices and days of existing listings, and numbers the changes; returns how many there were. */
export async function changeSearchOffers(tx: Queryable, offers: readonly SearchOffer[]): Promise<number> {
  const values = [
    offers.map((one) => one.id),
    offers.map((one) => one.price),
    offers.map((one) => hexOf(one.days)),
    offers.map((one) => one.staleAt),
    offers.map((one) => (one.optionDays === undefined ? null : JSON.stringify(one.optionDays.map(hexOf)))),
  ];
  return (await tx.query(changeOffers, values)).rowCount;
}

/** Takes listings away that are no longer on sale, and numbers the changes. */
export async function removeSearchItems(tx: Queryable, ids: readonly number[]): Promise<number> {
  const { rowCount } = await tx.query(
    `with gone as (delete from search_item where product_id = any($1::int[]) returning product_id)
     insert into search_change (product_id, whole) select product_id, true from gone`,
    [ids],
  );
  return rowCount;
}

function rowsOf(items: readonly SearchItem[]): unknown[] {
  return [
    items.map((one) => one.id),
    items.map((one) => one.destinationId),
    items.map((one) => one.country),
    items.map((one) => one.category),
    items.map((one) => one.specials),
    items.map((one) => one.score),
    items.map((one) => one.reviews),
    items.map((one) => one.popularity),
    items.map((one) => one.currency),
    items.map((one) => one.price),
    items.map((one) => hexOf(one.days)),
    items.map((one) => tokensText(one.words)),
    items.map((one) =>
      JSON.stringify(
        one.optionDays === undefined ? one.content : { ...one.content, optionDays: one.optionDays.map(hexOf) },
      ),
    ),
    items.map((one) => one.staleAt ?? null),
    tokeniserVersion,
    items.map((one) => profileText(one.profile)),
  ];
}

function hexOf(days: Uint32Array): string {
  return Buffer.from(Uint32Array.from(days).buffer).toString('hex');
}

/**
 * Empties the table and fills it again, in one transaction, where `before` is done first; the indexes are made at the
 * end, which takes a fraction of maintaining them row by row. Whatever was built from the rows before is of no use
 * then, and what the shop sells itself is to be written again.
 */
export async function refillSearchItems(
  db: Db,
  batches: Iterable<readonly SearchItem[]>,
  before?: (tx: Queryable) => Promise<void>,
): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.query('set local statement_timeout = 0');
      await tx.query('set local idle_in_transaction_session_timeout = 0');
      await tx.query("set local maintenance_work_mem = '256MB'");
      await tx.query('drop index if exists search_item_tokens, search_item_by_popularity, search_item_by_destination');
      await tx.query('truncate search_item');
      await before?.(tx);
      // The next rows are made while the database takes in the last ones.
      let saved: Promise<void> = Promise.resolve();
      for (const batch of batches) {
        await saved;
        saved = tx.query(add, rowsOf(batch)).then(() => undefined);
        saved.catch(() => undefined);
      }
      await saved;
      await tx.query('create index search_item_by_popularity on search_item (popularity desc, product_id)');
      await tx.query('create index search_item_by_destination on search_item (destination_id)');
      await tx.query('create index search_item_tokens on search_item using gin (tokens)');
      await restartChanges(tx);
    },
    { cause: 'refill the search', attempts: 1 },
  );
  await db.query('analyze search_item');
}

type OptionDays = { readonly optionDays: readonly string[] };
type WordedRow = RowOf<typeof page>;

const read = `select product_id as "productId", destination_id as "destinationId", country, category, specials, score, reviews, popularity, currency,
     price_minor as price, days, ${offered} as "optionDays", profile, content #> '{product,meetingPoint}' as position, tokens::text as tokens
   from search_item`;

const readFacts = { narrower: columns<OptionDays & { readonly position: MapPoint }>() };

const page = statement(
  'search_items_page',
  `${read} where (-popularity, product_id) > (-$1::int, $2::int) and popularity <= $1::int order by popularity desc, product_id limit 1000`,
  readFacts,
);

/**
 * Yields all listings from the best known to the least, in batches, so that a million need not be in memory at once.
 */
export async function* readSearchItems(db: Queryable): AsyncGenerator<IndexedDocument[]> {
  let last = { popularity: 2_147_483_647, productId: 0 };
  for (;;) {
    const { rows } = await db.query(page, [last.popularity, last.productId]);
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows.map(documentOf);
    last = end;
  }
}

const some = statement('search_items_some', `${read} where product_id = any($1::int[])`, readFacts);

/** Returns some listings by their ids; those that are gone are missing. */
export async function findSearchItems(db: Queryable, ids: readonly number[]): Promise<IndexedDocument[]> {
  return (await db.query(some, [ids])).rows.map(documentOf);
}

const offers = statement(
  'search_items_offers',
  `select product_id as "productId", price_minor as price, days, ${offered} as "optionDays" from search_item where product_id = any($1::int[])`,
  { narrower: columns<OptionDays>() },
);

/** Returns price and days of some listings by their ids. */
export async function findSearchOffers(
  db: Queryable,
  ids: readonly number[],
): Promise<Pick<IndexedDocument, 'id' | 'price' | 'days' | 'optionDays'>[]> {
  const { rows } = await db.query(offers, [ids]);
  return rows.map(({ productId, ...row }) => ({ id: productId, ...offerOf(row) }));
}

function documentOf({ productId, price, days, optionDays, tokens, profile, ...row }: WordedRow): IndexedDocument {
  const known = profileOfText(profile);
  return {
    ...row,
    id: productId,
    ...offerOf({ price, days, optionDays }),
    words: wordsOf(tokens),
    ...(known === undefined ? {} : { profile: known }),
  };
}

type Offered = Pick<IndexedDocument, 'price' | 'days' | 'optionDays'>;

function offerOf({ price, days, optionDays }: Pick<WordedRow, 'price' | 'days' | 'optionDays'>): Offered {
  return {
    price: price === null ? null : Number(price),
    days: ringOf(days),
    ...(optionDays === null ? {} : { optionDays: optionDays.map((hex) => ringOf(Buffer.from(hex, 'hex'))) }),
  };
}

function ringOf(days: Buffer): Uint32Array {
  return Uint32Array.from({ length: dayWords }, (_, word) => days.readUInt32LE(word * 4));
}
