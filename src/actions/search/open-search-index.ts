import type { Deps } from '#src/actions/deps.ts';
import { freeCancelHours, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { destinationOf, optionKey, type KeptContent, type OpenCatalogue } from '#src/domain/content/open-catalogue.ts';
import type { SpecialOption } from '#src/domain/search/filter.ts';
import { profileOf } from '#src/domain/search/booking-profile.ts';
import { searchDocs } from '#src/domain/search/search-doc.ts';
import { dayRing, specialBit, type IndexedDocument } from '#src/domain/search/indexed-document.ts';
import { buildIndex } from '#src/search-index/build-index.ts';
import { changeOffer } from '#src/search-index/change-index.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import type { Db } from '#src/store/db.ts';
import { findSearchDocs } from '#src/store/search-docs.store.ts';

/** An index with the reading of days and prices that its columns hold. */
type Built = { readonly index: SearchIndex; offers: OpenCatalogue };
const built = new WeakMap<KeptContent['live'], Promise<Built>>();

/**
 * The index of the kept catalogue: built when first asked for, kept as long as that catalogue is. Its prices and days are
 * those of the catalogue handed in, so that what is filtered is what the cards show.
 */
export async function openSearchIndex(
  deps: Pick<Deps, 'db' | 'sampleData'>,
  open: OpenCatalogue,
): Promise<SearchIndex> {
  const known = built.get(open.live);
  if (known === undefined) {
    const made = build(deps.db, open, deps.sampleData);
    built.set(open.live, made);
    made.catch(() => built.delete(open.live));
    return (await made).index;
  }
  const held = await known;
  if (held.offers !== open) {
    held.offers = open;
    for (const product of open.live.products.values()) changeOffer(held.index, product.id, offerOf(open, product));
  }
  return held.index;
}

async function build(db: Db, open: OpenCatalogue, sampleData: boolean): Promise<Built> {
  const words = new Map<number, Map<string, number>>();
  for (const doc of await findSearchDocs(db)) merge(words, doc.productId, doc.words);
  const products = [...open.live.products.values()];
  for (const product of products) {
    // Words of an older tokeniser are not read: until the next seeding they are made here.
    if (words.has(product.id)) continue;
    for (const doc of searchDocs(product, destinationOf(open, product))) merge(words, product.id, doc.words);
  }
  const documents = products.map((product) =>
    documentOf(open, product, words.get(product.id) ?? new Map<string, number>(), sampleData),
  );
  return { index: buildIndex(documents), offers: open };
}

/** Words of all languages stand in one index: who reads English may type Japanese. */
function merge(words: Map<number, Map<string, number>>, productId: number, more: ReadonlyMap<string, number>): void {
  const held = words.get(productId) ?? new Map<string, number>();
  for (const [word, fields] of more) held.set(word, (held.get(word) ?? 0) | fields);
  words.set(productId, held);
}

function documentOf(
  open: OpenCatalogue,
  product: LiveProduct,
  words: ReadonlyMap<string, number>,
  sampleData: boolean,
): IndexedDocument {
  const rating = sampleData ? open.ratings.get(product.id)?.summary : undefined;
  const { country, currency } = destinationOf(open, product);
  return {
    id: product.id,
    destinationId: product.destinationId,
    country,
    category: product.category,
    specials: specialsOf(product).reduce((bits, option) => bits | specialBit(option), 0),
    score: rating?.score ?? 0,
    reviews: rating?.count ?? 0,
    currency,
    profile: profileOf(product),
    ...offerOf(open, product),
    words,
  };
}

function offerOf(open: OpenCatalogue, product: LiveProduct): Pick<IndexedDocument, 'price' | 'days'> {
  const lowest = open.lowest.get(product.id);
  const days = product.options.flatMap((option) => open.openDays.get(optionKey(product.id, option.id))?.days ?? []);
  return { price: lowest === undefined ? null : Number(lowest), days: dayRing(days) };
}

function specialsOf(product: LiveProduct): SpecialOption[] {
  return [
    ...(freeCancelHours(product) === null ? [] : (['free_cancellation'] as const)),
    ...(product.instantConfirmation ? (['instant'] as const) : []),
    ...(product.redemption === 'DIGITAL' ? (['mobile_ticket'] as const) : []),
  ];
}
