import type { Destination, Names } from '#src/domain/catalogue/destination.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import { categoryWords, searchLanguages } from '#src/domain/search/text/category-terms.ts';
import { addSynonyms } from '#src/domain/search/text/synonyms.ts';
import { joinedWords, storedWords } from '#src/domain/search/text/tokenise.ts';

/** Where a word appears; earlier ones weigh more. The order is that of the weights A to D of a `tsvector`. */
export const searchFields = ['title', 'place', 'category', 'text'] as const;

/** A product's words in one language with a bit for each field (1 title, 2 place, 4 category, 8 text). */
export type SearchDoc = {
  readonly productId: number;
  readonly language: string;
  readonly words: ReadonlyMap<string, number>;
};

type SearchText = Pick<
  Product,
  'id' | 'titles' | 'localName' | 'summary' | 'text' | 'highlights' | 'category' | 'meetingPoint'
> & {
  readonly options: readonly { readonly title: string }[];
};

/**
 * The words a product is found by, per language. Texts are indexed with the English ones; so do names, which are looked
 * for in whatever language, and titles in languages that the search has no separate words in.
 */
export function searchDocs(product: SearchText, destination: Destination): SearchDoc[] {
  return searchLanguages.map((language) => {
    const english = language === 'en';
    const words = new Map<string, number>();
    collect(words, english ? [...otherTitles(product.titles), product.localName] : [product.titles[language]], 1);
    collect(words, english ? Object.values(destination.names) : [destination.names[language]], 2);
    collect(words, [countryName(destination.country, language)], 2);
    if (english) collect(words, [product.meetingPoint.name, ...destination.airports], 2);
    collect(words, [categoryWords(product.category, language)], 4);
    if (english) {
      collect(words, [product.summary, product.text, ...product.highlights, ...product.options.map(titleOf)], 8);
      addSynonyms(words);
    }
    return { productId: product.id, language, words };
  });
}

/** The English title, and those in languages that have no document. */
function otherTitles(titles: Names): string[] {
  return Object.entries(titles).flatMap(([tag, title]) =>
    tag !== 'en' && searchLanguages.some((language) => language === tag) ? [] : [title],
  );
}

function titleOf({ title }: { readonly title: string }): string {
  return title;
}

/** Bits of the fields that hold names: title and place. */
const nameFields = 2;

function collect(words: Map<string, number>, texts: readonly (string | undefined)[], field: number): void {
  for (const text of texts) {
    if (text === undefined) continue;
    // Texts are long, and their contents are not searched for as one word.
    const joined = field <= nameFields ? joinedWords(text) : [];
    for (const word of [...storedWords(text), ...joined]) words.set(word, (words.get(word) ?? 0) | field);
  }
}

const regions = new Map<string, Intl.DisplayNames>();

function countryName(code: string, language: string): string | undefined {
  const names = regions.get(language) ?? new Intl.DisplayNames([language], { type: 'region' });
  regions.set(language, names);
  return names.of(code);
}
