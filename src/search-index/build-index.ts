import { unknownProfile, type BookingProfile } from '#src/domain/search/booking-profile.ts';
import { dayWords, type IndexedDocument } from '#src/domain/search/indexed-document.ts';
import { growNumbers, sharedBytes, sharedColumn, type GrowingNumbers } from '#src/search-index/shared-memory.ts';
import { lettersOf, type SearchIndex } from '#src/search-index/search-index-shape.ts';

/** Builds the index from its documents. */
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

/** A builder that is given one document after another, so that not all need stand in memory at once. */
export function startIndex(): IndexBuilder {
  const columns = startColumns();
  const names = { destinations: numbering<number>(), countries: numbering<string>(), categories: numbering<string>() };
  const currencies = numbering<string>();
  const profiles = profileNumbers();
  const terms = new Map<string, number>();
  const words = growNumbers();
  const wordStarts = growNumbers();
  const add = (document: IndexedDocument): void => {
    wordStarts.push(words.length());
    let inTitle = 0;
    for (const [word, fields] of document.words) {
      let term = terms.get(word);
      if (term === undefined) terms.set(word, (term = terms.size));
      words.push(term * 16 + fields);
      inTitle += fields & 1;
    }
    columns.ids.push(document.id);
    columns.destination.push(names.destinations.of(document.destinationId));
    columns.country.push(names.countries.of(document.country));
    columns.category.push(names.categories.of(document.category));
    columns.currency.push(currencies.of(document.currency));
    columns.profile.push(profiles.of(document.profile ?? unknownProfile));
    columns.specials.push(document.specials);
    columns.score.push(document.score);
    columns.reviews.push(document.reviews);
    columns.titleWords.push(Math.min(inTitle, 255));
    for (let word = 0; word < dayWords; word += 1) columns.days.push(document.days[word] ?? 0);
    columns.price.push(document.price ?? Number.NaN);
  };
  const finish = (): SearchIndex => {
    wordStarts.push(words.length());
    const ids = columns.ids.into(Int32Array);
    return {
      size: ids.length,
      ids,
      byId: inOrderOfIds(ids),
      destination: columns.destination.into(Uint16Array),
      country: columns.country.into(Uint16Array),
      category: columns.category.into(Uint16Array),
      currency: columns.currency.into(Uint16Array),
      profile: columns.profile.into(Uint16Array),
      specials: columns.specials.into(Uint8Array),
      score: columns.score.into(Uint8Array),
      reviews: columns.reviews.into(Uint32Array),
      price: columns.price.into(Float64Array),
      days: columns.days.into(Uint32Array),
      titleWords: columns.titleWords.into(Uint8Array),
      gone: sharedBytes(Uint8Array, ids.length),
      destinations: names.destinations.all(),
      countries: names.countries.all(),
      categories: names.categories.all(),
      currencies: currencies.all(),
      profiles: profiles.all(),
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

function startColumns() {
  return {
    ids: growNumbers(),
    destination: growNumbers(),
    country: growNumbers(),
    category: growNumbers(),
    currency: growNumbers(),
    profile: growNumbers(),
    specials: growNumbers(),
    score: growNumbers(),
    reviews: growNumbers(),
    titleWords: growNumbers(),
    days: growNumbers(),
    price: growNumbers(Float64Array),
  };
}

function numbering<Name>(): { readonly of: (name: Name) => number; readonly all: () => Name[] } {
  const numbers = new Map<Name, number>();
  const of = (name: Name): number => {
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, numbers.size);
    return numbers.size - 1;
  };
  return { of, all: () => [...numbers.keys()] };
}

/** Numbers profiles by what they say; the same object is looked at once. */
function profileNumbers(): { readonly of: (profile: BookingProfile) => number; readonly all: () => BookingProfile[] } {
  const numbers = numbering<string>();
  const known = new Map<BookingProfile, number>();
  const profiles: BookingProfile[] = [];
  const of = (profile: BookingProfile): number => {
    const number = known.get(profile) ?? numbers.of(JSON.stringify(profile));
    known.set(profile, number);
    profiles[number] ??= profile;
    return number;
  };
  return { of, all: () => profiles };
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
