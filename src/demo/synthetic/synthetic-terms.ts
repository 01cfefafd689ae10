import {
  cityName,
  summaries,
  syntheticLanguages,
  type SyntheticListing,
} from '#src/demo/synthetic/synthetic-listing.ts';
import type { SyntheticCity } from '#src/demo/synthetic/synthetic-cities.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { categorySynonyms } from '#src/domain/search/text/category-synonyms.data.ts';
import { addSynonyms } from '#src/domain/search/text/synonyms.ts';
import { storedWords } from '#src/domain/search/text/tokenise.ts';

const title = 1;
const place = 2;
const category = 4;
const text = 8;

/** A million listings grow with every word that each of them has: these are enough to be like the shop's own. */
const categoryLanguages = ['en', 'ja', 'ar'] as const;

/**
 * Returns the search terms of synthetic listings, with bits for their fields. Each part of titles and texts is split
 * into words once: a million listings consist of a few thousand parts.
 */
export function syntheticWords(): (listing: SyntheticListing) => Map<string, number> {
  const cut = remembering((part: string) => storedWords(part));
  const places = remembering((city: SyntheticCity) => storedWords(placeText(city)));
  return (listing) => {
    const words = new Map<string, number>();
    const put = (some: readonly string[], field: number): void => {
      for (const word of some) words.set(word, (words.get(word) ?? 0) | field);
    };
    for (const language of syntheticLanguages) {
      put(cut(cityName(listing.city, language)), title);
      put(cut(listing.archetype.words[language]), title);
      put(cut(listing.modifier.words[language]), title);
    }
    if (listing.localName !== null) put(cut(listing.localName), title);
    put(places(listing.city), place);
    const known = categories.find((one) => one === listing.archetype.category);
    if (known !== undefined)
      for (const language of categoryLanguages) put(cut(categorySynonyms[language][known]), category);
    for (const sentence of listing.sentences) put(cut(summaries[sentence] ?? ''), text);
    addSynonyms(words);
    return words;
  };
}

const regions = new Map(
  syntheticLanguages.map((language) => [language, new Intl.DisplayNames([language], { type: 'region' })]),
);

function placeText(city: SyntheticCity): string {
  const countries = syntheticLanguages.map((language) => regions.get(language)?.of(city.country) ?? '');
  return [...Object.values(city.names), city.name, city.admin1 ?? '', ...countries].join(' / ');
}

function remembering<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = make(key);
    known.set(key, made);
    return made;
  };
}
