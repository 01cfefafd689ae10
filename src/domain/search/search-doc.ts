import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import { categoryWords } from '#src/domain/search/category-words.ts';
import { addSynonyms } from '#src/domain/search/synonyms.ts';
import { storedWords } from '#src/domain/search/tokenise.ts';

/** Where a word stands; earlier ones weigh more. The order is that of the weights A to D of a `tsvector`. */
export const searchFields = ['title', 'place', 'category', 'text'] as const;

/** A product's words in one language with a bit for each field (1 title, 2 place, 4 category, 8 text). */
export type SearchDoc = {
  readonly productId: number;
  readonly language: string;
  readonly words: ReadonlyMap<string, number>;
};

export const searchLanguages = ['en', 'ja', 'ar'] as const;

type SearchText = Pick<
  Product,
  'id' | 'titles' | 'localName' | 'summary' | 'text' | 'highlights' | 'category' | 'meetingPoint'
> & {
  readonly options: readonly { readonly title: string }[];
};

/** The words a product is found by, per language. Names in further languages stand with the English ones. */
export function searchDocs(product: SearchText, destination: Destination): SearchDoc[] {
  return searchLanguages.map((language) => {
    const english = language === 'en';
    const names = english ? Object.values(destination.names) : [destination.names[language]];
    const titles = english ? [product.titles.en, product.localName] : [product.titles[language]];
    const place = [
      ...names,
      countryName(destination.country, language),
      ...(english ? [product.meetingPoint.name, ...destination.airports] : []),
    ];
    const text = english
      ? [product.summary, product.text, ...product.highlights, ...product.options.map((option) => option.title)]
      : [];
    const words = new Map<string, number>();
    collect(words, titles, 1);
    collect(words, place, 2);
    collect(words, [categoryWords[product.category][language]], 4);
    collect(words, text, 8);
    if (english) addSynonyms(words);
    return { productId: product.id, language, words };
  });
}

function collect(words: Map<string, number>, texts: readonly (string | undefined)[], field: number): void {
  for (const text of texts) {
    if (text === undefined) continue;
    for (const word of storedWords(text)) words.set(word, (words.get(word) ?? 0) | field);
  }
}

function countryName(code: string, language: string): string | undefined {
  return new Intl.DisplayNames([language], { type: 'region' }).of(code);
}
