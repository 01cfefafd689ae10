import { aheadDays } from '#src/actions/catalogue/catalogue-ages.ts';
import { derivedContent } from '#src/actions/catalogue/derived-content.ts';
import type { Deps } from '#src/actions/deps.ts';
import { addDays } from '#src/domain/shared/time/local-time.ts';
import type { LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { destinationOf, joinCatalogue, type OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { searchDocs } from '#src/domain/search/documents/search-doc.ts';
import { searchItemOf, searchOfferOf } from '#src/domain/search/documents/search-item.ts';
import { findDestinations, findLiveProducts } from '#src/store/catalogue/catalogue-reading.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { findReviewScores } from '#src/store/reviews/reviews-reading.store.ts';
import type { Touched } from '#src/store/search/search-changes.store.ts';
import { findSearchDocs } from '#src/store/search/search-docs.store.ts';
import { changeSearchItems, changeSearchOffers, removeSearchItems } from '#src/store/search/search-items.store.ts';
import { findOfferedDays } from '#src/store/catalogue/offers/search-offers.store.ts';

type Moment = Pick<Deps, 'sampleData'> & { /** ISO 8601. */ readonly now: string };

/** Writes touched listings as they are now, and numbers what is other than before. */
export async function writeTouched(
  tx: Queryable,
  touched: readonly Touched[],
  { now, sampleData }: Moment,
): Promise<void> {
  const { open, staleAt } = await readTouched(tx, touched, now);
  const products = [...open.live.products.values()];
  const isWhole = new Map(touched.map((one) => [one.productId, one.whole]));
  const whole = products.filter((product) => isWhole.get(product.id) === true);
  const words = await wordsOf(tx, open, whole);
  const staleOf = ({ id }: LiveProduct): string | null => staleAt.get(id) ?? null;
  await removeSearchItems(
    tx,
    touched.map((one) => one.productId).filter((id) => !open.live.products.has(id)),
  );
  await changeSearchItems(
    tx,
    whole.map((product) =>
      searchItemOf(open, product, {
        words: words.get(product.id) ?? new Map<string, number>(),
        staleAt: staleOf(product),
        sampleData,
      }),
    ),
  );
  await changeSearchOffers(
    tx,
    products
      .filter((product) => isWhole.get(product.id) !== true)
      .map((product) => searchOfferOf(open, product, staleOf(product))),
  );
}

type Read = { readonly open: OpenCatalogue; readonly staleAt: ReadonlyMap<number, string> };

/** Reads the touched products as a small separate catalog, and when time will have changed each. */
async function readTouched(tx: Queryable, touched: readonly Touched[], now: string): Promise<Read> {
  const ids = touched.map((one) => one.productId);
  const destinations = await findDestinations(tx, ids);
  const products = await findLiveProducts(tx, ids);
  const from = addDays(now.slice(0, 10), -1);
  // East of UTC it is a day later already.
  const offered = await findOfferedDays(tx, ids, { from, to: addDays(from, aheadDays + 1), now });
  const staleAt = new Map<number, string>();
  for (const one of offered) {
    const known = staleAt.get(one.productId);
    if (known === undefined || one.staleAt < known) staleAt.set(one.productId, one.staleAt);
  }
  const days = offered.map(({ productId, optionId, days }) => ({ productId, optionId, days, tonight: false }));
  return {
    open: joinCatalogue(
      derivedContent('', destinations, products, await findReviewScores(tx, ids)),
      days,
      Date.parse(now),
    ),
    staleAt,
  };
}

/** The words of products in all languages together: who reads English may type Japanese. */
async function wordsOf(
  tx: Queryable,
  open: OpenCatalogue,
  products: readonly LiveProduct[],
): Promise<ReadonlyMap<number, Map<string, number>>> {
  const words = new Map<number, Map<string, number>>();
  const stored = await findSearchDocs(
    tx,
    products.map((product) => product.id),
  );
  for (const doc of stored) merge(words, doc.productId, doc.words);
  for (const product of products) {
    // Words of an older tokeniser are not read: until the next seeding they are made here.
    if (words.has(product.id)) continue;
    for (const doc of searchDocs(product, destinationOf(open, product))) merge(words, product.id, doc.words);
  }
  return words;
}

function merge(words: Map<number, Map<string, number>>, productId: number, more: ReadonlyMap<string, number>): void {
  const held = words.get(productId) ?? new Map<string, number>();
  for (const [word, fields] of more) held.set(word, (held.get(word) ?? 0) | fields);
  words.set(productId, held);
}
