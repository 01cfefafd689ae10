import { specialOptions, type SpecialOption } from '#src/domain/search/filter.ts';

/** What the index is told of a document; lists of documents go from the best known to the least. */
export type IndexedDocument = {
  readonly id: number;
  readonly destinationId: number;
  readonly country: string;
  readonly category: string;
  readonly specials: readonly SpecialOption[];
  /** 20 to 100, 0 without reviews; and how many reviews. */
  readonly score: number;
  readonly reviews: number;
  /** Each word with a bit for each field it stands in (1 title, 2 place, 4 category, 8 text). */
  readonly words: ReadonlyMap<string, number>;
};

/**
 * The index: a document is its number in the order of renown, its columns are typed arrays, its words are postings of
 * one sorted dictionary (`postings[starts[t] … starts[t + 1]]`: document number × 16 + field bits). Nothing here knows of
 * the store; arrays are plain memory, so that one copy may serve several threads.
 */
export type SearchIndex = {
  readonly size: number;
  readonly ids: Int32Array;
  readonly numberOf: ReadonlyMap<number, number>;
  readonly destination: Int32Array;
  readonly country: Uint16Array;
  readonly category: Uint16Array;
  readonly specials: Uint8Array;
  readonly score: Uint8Array;
  readonly reviews: Uint32Array;
  readonly countries: readonly string[];
  readonly categories: readonly string[];
  readonly terms: readonly string[];
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
};

/** Builds the index from its documents. */
export function buildIndex(documents: readonly IndexedDocument[]): SearchIndex {
  const countries = [...new Set(documents.map((one) => one.country))];
  const categories = [...new Set(documents.map((one) => one.category))];
  return {
    size: documents.length,
    ids: Int32Array.from(documents, (one) => one.id),
    numberOf: new Map(documents.map((one, index) => [one.id, index])),
    destination: Int32Array.from(documents, (one) => one.destinationId),
    country: Uint16Array.from(documents, (one) => countries.indexOf(one.country)),
    category: Uint16Array.from(documents, (one) => categories.indexOf(one.category)),
    specials: Uint8Array.from(documents, (one) => one.specials.reduce((bits, option) => bits | specialBit(option), 0)),
    score: Uint8Array.from(documents, (one) => one.score),
    reviews: Uint32Array.from(documents, (one) => one.reviews),
    countries,
    categories,
    ...postingsOf(documents),
  };
}

/** The bit of a special option in the column of them. */
export function specialBit(option: SpecialOption): number {
  return 1 << specialOptions.indexOf(option);
}

function postingsOf(documents: readonly IndexedDocument[]): Pick<SearchIndex, 'terms' | 'starts' | 'postings'> {
  const byTerm = new Map<string, number[]>();
  documents.forEach((document, number) => {
    for (const [word, fields] of document.words) {
      const list = byTerm.get(word);
      if (list === undefined) byTerm.set(word, [number * 16 + fields]);
      else list.push(number * 16 + fields);
    }
  });
  const terms = [...byTerm.keys()].toSorted((a, b) => (a < b ? -1 : 1));
  const starts = new Uint32Array(terms.length + 1);
  terms.forEach((term, index) => (starts[index + 1] = (starts[index] ?? 0) + (byTerm.get(term)?.length ?? 0)));
  const postings = new Uint32Array(starts[terms.length] ?? 0);
  terms.forEach((term, index) => postings.set(byTerm.get(term) ?? [], starts[index]));
  return { terms, starts, postings };
}
