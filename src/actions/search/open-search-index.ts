import type { Deps } from '#src/actions/deps.ts';
import { freeCancelHours, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { destinationOf, type KeptContent } from '#src/domain/content/open-catalogue.ts';
import type { SpecialOption } from '#src/domain/search/filter.ts';
import { searchDocs } from '#src/domain/search/search-doc.ts';
import { buildIndex, type IndexedDocument, type SearchIndex } from '#src/search-index/build-index.ts';
import type { Db } from '#src/store/db.ts';
import { findSearchDocs } from '#src/store/search-docs.store.ts';

const built = new WeakMap<KeptContent['live'], Promise<SearchIndex>>();

/** The index of a catalogue: built when first asked for, kept as long as that catalogue is. */
export async function openSearchIndex(
  deps: Pick<Deps, 'db' | 'sampleData'>,
  content: KeptContent,
): Promise<SearchIndex> {
  const known = built.get(content.live);
  if (known !== undefined) return known;
  const index = build(deps.db, content, deps.sampleData);
  built.set(content.live, index);
  index.catch(() => built.delete(content.live));
  return index;
}

async function build(db: Db, content: KeptContent, sampleData: boolean): Promise<SearchIndex> {
  const words = new Map<number, Map<string, number>>();
  for (const doc of await findSearchDocs(db)) merge(words, doc.productId, doc.words);
  const products = [...content.live.products.values()];
  for (const product of products) {
    // Words of an older tokeniser are not read: until the next seeding they are made here.
    if (words.has(product.id)) continue;
    for (const doc of searchDocs(product, destinationOf(content, product))) merge(words, product.id, doc.words);
  }
  return buildIndex(
    products.map((product) => documentOf(content, product, words.get(product.id) ?? new Map(), sampleData)),
  );
}

/** Words of all languages stand in one index: who reads English may type Japanese. */
function merge(words: Map<number, Map<string, number>>, productId: number, more: ReadonlyMap<string, number>): void {
  const held = words.get(productId) ?? new Map<string, number>();
  for (const [word, fields] of more) held.set(word, (held.get(word) ?? 0) | fields);
  words.set(productId, held);
}

function documentOf(
  content: KeptContent,
  product: LiveProduct,
  words: ReadonlyMap<string, number>,
  sampleData: boolean,
): IndexedDocument {
  const rating = sampleData ? content.ratings.get(product.id)?.summary : undefined;
  return {
    id: product.id,
    destinationId: product.destinationId,
    country: destinationOf(content, product).country,
    category: product.category,
    specials: specialsOf(product),
    score: rating?.score ?? 0,
    reviews: rating?.count ?? 0,
    words,
  };
}

function specialsOf(product: LiveProduct): SpecialOption[] {
  return [
    ...(freeCancelHours(product) === null ? [] : (['free_cancellation'] as const)),
    ...(product.instantConfirmation ? (['instant'] as const) : []),
    ...(product.redemption === 'DIGITAL' ? (['mobile_ticket'] as const) : []),
  ];
}
