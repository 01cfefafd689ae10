import { dayWords, type IndexedDocument } from '#src/domain/search/indexed-document.ts';
import { tokeniserVersion } from '#src/domain/search/tokenise.ts';
import { statement, type Db, type Queryable } from '#src/store/db.ts';
import { tokensText, wordsOf } from '#src/store/search-tokens.ts';

/** A listing as it is searched, and what its card shows. Better known ones have the higher renown. */
export type SearchItem = Omit<IndexedDocument, 'words'> & {
  readonly renown: number;
  readonly words: ReadonlyMap<string, number>;
  readonly content: object;
};

const save = statement(
  'search_items_save',
  `insert into search_item as old (product_id, destination_id, country, category, specials, score, reviews, renown, currency, price_minor, days, tokens, tokeniser, content)
   select product_id, destination_id, country, category, specials, score, reviews, renown, currency, price_minor, decode(days, 'hex'), tokens::tsvector, $14, content::jsonb
   from unnest($1::int[], $2::int[], $3::text[], $4::text[], $5::int[], $6::int[], $7::int[], $8::int[], $9::text[], $10::bigint[], $11::text[], $12::text[], $13::text[])
     as new (product_id, destination_id, country, category, specials, score, reviews, renown, currency, price_minor, days, tokens, content)
   on conflict (product_id) do update set
     destination_id = excluded.destination_id, country = excluded.country, category = excluded.category, specials = excluded.specials,
     score = excluded.score, reviews = excluded.reviews, renown = excluded.renown, currency = excluded.currency,
     price_minor = excluded.price_minor, days = excluded.days, tokens = excluded.tokens, tokeniser = excluded.tokeniser,
     content = excluded.content`,
);

/** Writes listings; those that stand are written over. */
export async function saveSearchItems(tx: Queryable, items: readonly SearchItem[]): Promise<void> {
  await tx.query(save, [
    items.map((one) => one.id),
    items.map((one) => one.destinationId),
    items.map((one) => one.country),
    items.map((one) => one.category),
    items.map((one) => one.specials),
    items.map((one) => one.score),
    items.map((one) => one.reviews),
    items.map((one) => one.renown),
    items.map((one) => one.currency),
    items.map((one) => one.price),
    items.map((one) => Buffer.from(Uint32Array.from(one.days).buffer).toString('hex')),
    items.map((one) => tokensText(one.words)),
    items.map((one) => JSON.stringify(one.content)),
    tokeniserVersion,
  ]);
}

/**
 * Empties the table and fills it anew, in one transaction; the indexes are made at the end, which takes a fraction of
 * what keeping them up row by row would.
 */
export async function refillSearchItems(db: Db, batches: Iterable<readonly SearchItem[]>): Promise<void> {
  await db.transaction(
    async (tx) => {
      await tx.query('set local statement_timeout = 0');
      await tx.query('set local idle_in_transaction_session_timeout = 0');
      await tx.query("set local maintenance_work_mem = '256MB'");
      await tx.query('drop index if exists search_item_tokens, search_item_by_renown, search_item_by_destination');
      await tx.query('truncate search_item');
      // The next rows are made while the database takes in the last ones.
      let saved: Promise<void> = Promise.resolve();
      for (const batch of batches) {
        await saved;
        saved = saveSearchItems(tx, batch);
        saved.catch(() => undefined);
      }
      await saved;
      await tx.query('create index search_item_by_renown on search_item (renown desc, product_id)');
      await tx.query('create index search_item_by_destination on search_item (destination_id)');
      await tx.query('create index search_item_tokens on search_item using gin (tokens)');
    },
    { cause: 'refill the search', attempts: 1 },
  );
  await db.query('analyze search_item');
}

type ItemRow = {
  productId: number;
  destinationId: number;
  country: string;
  category: string;
  specials: number;
  score: number;
  reviews: number;
  renown: number;
  currency: string;
  price: bigint | null;
  days: Buffer;
  tokens: string;
};

const page = statement(
  'search_items_page',
  `select product_id as "productId", destination_id as "destinationId", country, category, specials, score, reviews, renown, currency,
     price_minor as price, days, tokens::text as tokens
   from search_item where (-renown, product_id) > (-$1::int, $2::int) and renown <= $1::int
   order by renown desc, product_id limit 5000`,
);

/** All listings from the best known to the least, some at a time, so that a million need not stand in memory at once. */
export async function* readSearchItems(db: Queryable): AsyncGenerator<IndexedDocument[]> {
  let last = { renown: 2_147_483_647, productId: 0 };
  for (;;) {
    const { rows } = await db.query<ItemRow>(page, [last.renown, last.productId]);
    const end = rows.at(-1);
    if (end === undefined) return;
    yield rows.map(documentOf);
    last = end;
  }
}

function documentOf({ productId, price, days, tokens, ...row }: ItemRow): IndexedDocument {
  return {
    ...row,
    id: productId,
    price: price === null ? null : Number(price),
    days: Uint32Array.from({ length: dayWords }, (_, word) => days.readUInt32LE(word * 4)),
    words: wordsOf(tokens),
  };
}
