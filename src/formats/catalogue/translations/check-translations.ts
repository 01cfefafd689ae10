import type { FiledFault } from '#src/domain/catalogue/checks/check-catalogue.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import {
  dictionaries,
  slotted,
  titleParts,
  type DescribedFile,
  type Dictionary,
  type DictionaryName,
  type LanguageWords,
  type ProductWords,
  type WordsByLanguage,
} from '#src/domain/catalogue/translated-texts.ts';
import type { PlacesFile } from '#src/domain/places/place.ts';
import { districtsOfVenues, meetingTextsOf } from '#src/formats/catalogue/translations/texts-of-venues.ts';
import type { VenueEntry } from '#src/domain/search/venues/venue-entry.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';

type Worded = {
  readonly destinations: readonly Destination[];
  readonly products: readonly Product[];
  readonly places: readonly PlacesFile[];
  /** Where verticals sell. */
  readonly venues?: readonly Pick<VenueEntry, 'destinationId' | 'content' | 'titles'>[];
};

/** The rules of `words/`: nothing that the catalogue does not say in English, nothing that lost a slot or a line of it. */
export function checkWords(catalogue: Worded, words: WordsByLanguage): FiledFault[] {
  const english = englishOf(catalogue);
  return Object.entries(words).flatMap(([tag, one]) => [
    ...checkTag(tag, one, catalogue.destinations),
    ...dictionaries.flatMap((name) => checkDictionary(one[name], english[name], `words/${tag}/${name}.json`)),
    ...checkDescribed(catalogue, one, tag),
  ]);
}

/**
 * Refuses a language in which no page is shown: its translations would never be used. The local script of a destination
 * is shown to readers of all languages, so that its language may have meeting points alone.
 */
function checkTag(tag: string, words: LanguageWords, destinations: readonly Destination[]): FiledFault[] {
  const read = tag !== 'en' && languageCodes.some((code) => code === tag || code.split('-')[0] === tag);
  const isLocal = destinations.some(({ firstLanguage }) => firstLanguage === tag);
  const others = dictionaries.filter((name) => name !== 'meeting-points');
  const hasOthers =
    Object.keys(words.described).length > 0 || others.some((name) => Object.keys(words[name]).length > 0);
  return read || (isLocal && !hasOthers)
    ? []
    : [{ file: `words/${tag}/names.json`, path: [], reason: `no page is shown in "${tag}"` }];
}

/** Returns the English texts that each dictionary may translate. */
function englishOf({
  destinations,
  products,
  places,
  venues = [],
}: Worded): Record<DictionaryName, ReadonlySet<string>> {
  const titles = products.map((one) => one.titles.en);
  const parts = titles.flatMap((title) => titleParts(title) ?? []);
  const options = products.flatMap((one) => one.options);
  return {
    names: new Set([
      ...destinations.flatMap((one) => [one.names.en, ...one.districts, ...one.stations.map(({ name }) => name)]),
      ...districtsOfVenues(venues),
      ...places.flatMap(({ attractions }) => attractions.map((one) => one.names.en)),
      ...parts.map(({ name }) => name),
    ]),
    titles: withSlots([...titles, ...parts.map(({ pattern }) => pattern)]),
    options: withSlots(options.map((one) => one.title)),
    units: withSlots(options.flatMap((one) => one.units.map(({ title }) => title))),
    'meeting-points': new Set([
      ...products.flatMap(({ meetingPoint: { name, address } }) => [name, address]),
      ...venues.flatMap(meetingTextsOf),
    ]),
  };
}

function withSlots(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => [text, slotted(text)]));
}

function checkDictionary(dictionary: Dictionary, english: ReadonlySet<string>, file: string): FiledFault[] {
  return Object.entries(dictionary).flatMap(([key, text]) => {
    if (!english.has(key)) return [{ file, path: [key], reason: 'no English text in the catalog has this key' }];
    const lost = slotsOf(key) === slotsOf(text) ? [] : [slotsOf(key)];
    return lost.map((slots) => ({
      file,
      path: [key],
      reason: `must have the placeholders ${slots === '' ? '(none)' : slots}`,
    }));
  });
}

function slotsOf(text: string): string {
  return (text.match(/\{[^{}]*\}/g) ?? []).toSorted().join(' ');
}

function checkDescribed({ destinations, products }: Worded, { described }: LanguageWords, tag: string): FiledFault[] {
  return Object.entries(described).flatMap(([slug, written]) => {
    const file = `words/${tag}/described/${slug}.json`;
    const destination = destinations.find((one) => one.slug === slug);
    if (destination === undefined) return [{ file, path: [], reason: `there is no destination "${slug}"` }];
    const own = products.filter((one) => one.destinationId === destination.id);
    return checkFile(written, own).map((fault) => ({ ...fault, file }));
  });
}

/** A destination is described whole: each of its products, each with as many lines as in English. */
function checkFile({ products }: DescribedFile, own: readonly Product[]): Omit<FiledFault, 'file'>[] {
  const known = new Set(own.map((one) => String(one.id)));
  return [
    ...Object.keys(products)
      .filter((id) => !known.has(id))
      .map((id) => ({ path: ['products', id], reason: `the destination has no product ${id}` })),
    ...own.flatMap((product) => {
      const path = ['products', String(product.id)];
      const written = products[product.id];
      return written === undefined
        ? [{ path: ['products'], reason: `no text for product ${product.id}` }]
        : checkLines(written, product).map((fault) => ({ ...fault, path: [...path, ...fault.path] }));
    }),
  ];
}

function checkLines(written: ProductWords, product: Product): Omit<FiledFault, 'file'>[] {
  const known = new Set(product.options.map(({ id }) => id));
  return [
    ...(['highlights', 'included', 'excluded', 'goodToKnow', 'accessibility'] as const).flatMap((part) =>
      checkCount(written[part], product[part], [part]),
    ),
    ...product.options.flatMap(({ id, differs }) => checkCount(written.differs[id] ?? [], differs, ['differs', id])),
    ...Object.keys(written.differs)
      .filter((id) => !known.has(id))
      .map((id) => ({ path: ['differs', id], reason: `the product has no option "${id}"` })),
  ];
}

function checkCount(here: readonly string[], there: readonly string[], path: readonly string[]) {
  return here.length === there.length
    ? []
    : [{ path, reason: `${here.length} lines; in English there are ${there.length}` }];
}
