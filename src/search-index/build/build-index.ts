import type { IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import { fillColumns } from '#src/search-index/build/fill-columns.ts';
import { growNames } from '#src/search-index/build/name-places.ts';
import { daysRecordOf, recordOf } from '#src/search-index/record.ts';
import { growNumbers, sharedBytes, sharedColumn, type GrowingNumbers } from '#src/search-index/shared-memory.ts';
import { bitWords, lettersOf, pricesIn, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/** Builds the index from its documents, which go from the best known to the least. */
export function buildIndex(documents: Iterable<IndexedDocument>): SearchIndex {
  const builder = startIndex();
  for (const document of documents) builder.add(document);
  return builder.finish();
}

export type IndexBuilder = {
  readonly add: (document: IndexedDocument) => void;
  /** The index; the builder is of no use afterwards. */
  readonly finish: () => SearchIndex;
};

/** A builder that is given one document after another, so that not all need be in memory at once. */
export function startIndex(): IndexBuilder {
  const ids = growNumbers();
  const records = growNumbers();
  const days = growNumbers();
  const optionDays = growNumbers();
  const names = growNames();
  const terms = new Map<string, number>();
  const words = growNumbers();
  const wordStarts = growNumbers();
  const add = (document: IndexedDocument): void => {
    wordStarts.push(words.length());
    let titleWords = 0;
    for (const [word, fields] of document.words) {
      let term = terms.get(word);
      if (term === undefined) terms.set(word, (term = terms.size));
      words.push(term * 16 + fields);
      titleWords += fields & 1;
    }
    ids.push(document.id);
    for (const word of recordOf({ ...document, titleWords }, names.placesOf(document))) records.push(word);
    const { optionDays: rings } = document;
    for (const word of daysRecordOf(document, rings === undefined ? null : optionDays.length())) days.push(word);
    for (const ring of rings ?? []) for (const word of ring) optionDays.push(word);
  };
  const finish = (): SearchIndex => {
    wordStarts.push(words.length());
    const column = ids.into(Int32Array);
    const shared = records.into(Uint32Array);
    const prices = pricesIn(shared);
    const columns = fillColumns(column.length);
    for (let number = 0; number < column.length; number += 1) columns.put(number, { records: shared, prices });
    return {
      size: column.length,
      ids: column,
      byId: inOrderOfIds(column),
      records: shared,
      days: days.into(Uint32Array),
      optionDays: optionDays.into(Uint32Array),
      prices,
      ...columns.all(),
      gone: sharedBytes(Uint32Array, bitWords(column.length)),
      ...names.all(),
      ...postingsOf(terms, words, wordStarts.into(Uint32Array)),
    };
  };
  return { add, finish };
}

function inOrderOfIds(ids: Int32Array): Uint32Array {
  const order = sharedColumn(Uint32Array, ids.length, (number) => number);
  order.set(order.toSorted((a, b) => (ids[a] ?? 0) - (ids[b] ?? 0)));
  return order;
}

/** Turns words by document into documents by word: counted first, then each put in its place. */
function postingsOf(
  numbered: ReadonlyMap<string, number>,
  words: GrowingNumbers,
  wordStarts: Uint32Array,
): Pick<SearchIndex, 'terms' | 'letters' | 'starts' | 'postings'> {
  const terms = [...numbered.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  const place = new Uint32Array(terms.length);
  terms.forEach((text, at) => (place[numbered.get(text) ?? 0] = at));
  const starts = sharedBytes(Uint32Array, terms.length + 1);
  words.each((word) => {
    const at = (place[word >>> 4] ?? 0) + 1;
    starts[at] = (starts[at] ?? 0) + 1;
  });
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const next = starts.slice();
  const postings = sharedBytes(Uint32Array, words.length());
  let document = 0;
  words.each((word, at) => {
    while (at >= (wordStarts[document + 1] ?? Number.POSITIVE_INFINITY)) document += 1;
    const term = place[word >>> 4] ?? 0;
    const to = next[term] ?? 0;
    next[term] = to + 1;
    postings[to] = document * 16 + (word & 15);
  });
  return {
    terms,
    letters: sharedColumn(Uint32Array, terms.length, (at) => lettersOf(terms[at] ?? '')),
    starts,
    postings,
  };
}
