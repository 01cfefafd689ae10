import type { Destination, Names } from '#src/domain/catalogue/destination.ts';
import type { Option, Product } from '#src/domain/catalogue/product.ts';
import {
  titleWordsFor,
  wordsFor,
  type LanguageWords,
  type PlaceWords,
  type ProductWords,
  type WordsByLanguage,
} from '#src/domain/catalogue/words.ts';
import type { PlacesFile } from '#src/domain/places/place.ts';

type Worded = {
  readonly destinations: readonly Destination[];
  readonly products: readonly Product[];
  readonly places: readonly PlacesFile[];
};

/** The catalogue with the words of all languages put in. A name that its own file has in a language stays. */
export function putWords({ destinations, products, places }: Worded, words: WordsByLanguage): Worded {
  const slugs = new Map(destinations.map((one) => [one.id, one.slug]));
  return {
    destinations: destinations.map((one) => destinationIn(one, words)),
    products: products.map((one) => productIn(one, slugs.get(one.destinationId) ?? '', words)),
    places: places.map((file) => ({
      ...file,
      attractions: file.attractions.map((one) => ({ ...one, names: namesIn(one.names, words, nameOf) })),
    })),
  };
}

function destinationIn(destination: Destination, words: WordsByLanguage): Destination {
  const areas = [...destination.districts, ...destination.stations.map(({ name }) => name)];
  return {
    ...destination,
    names: namesIn(destination.names, words, nameOf),
    areaNames: Object.fromEntries(areas.map((area) => [area, namesIn({ en: area }, words, nameOf)])),
    words: byLanguage<PlaceWords>(words, ({ described }) => described[destination.slug]?.destination),
  };
}

function productIn(product: Product, destination: string, words: WordsByLanguage): Product {
  return {
    ...product,
    titles: namesIn(product.titles, words, titleWordsFor),
    words: byLanguage<ProductWords>(words, ({ described }) => described[destination]?.products[product.id]),
    options: product.options.map((option) => optionIn(option, words)),
  };
}

function optionIn(option: Option, words: WordsByLanguage): Option {
  return {
    ...option,
    titles: namesIn({ en: option.title }, words, ({ options }, english) => wordsFor(options, english)),
    units: option.units.map((unit) => ({
      ...unit,
      titles: namesIn({ en: unit.title }, words, ({ units }, english) => wordsFor(units, english)),
    })),
  };
}

function nameOf({ names }: LanguageWords, english: string): string | undefined {
  return names[english];
}

function namesIn(
  names: Names,
  words: WordsByLanguage,
  find: (words: LanguageWords, english: string) => string | undefined,
): Names {
  return { ...byLanguage(words, (one) => find(one, names.en)), ...names };
}

function byLanguage<Value>(
  words: WordsByLanguage,
  find: (words: LanguageWords) => Value | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([tag, one]) => {
      const found = find(one);
      return found === undefined ? [] : [[tag, found]];
    }),
  );
}
