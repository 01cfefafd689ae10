import type { Destination, Names } from '#src/domain/catalogue/destination.ts';
import type { MeetingPlace } from '#src/domain/catalogue/meeting-points/meeting-place.ts';
import type { Option, Product } from '#src/domain/catalogue/product.ts';
import {
  titleWordsFor,
  wordsFor,
  type LanguageWords,
  type PlaceWords,
  type ProductWords,
  type WordsByLanguage,
} from '#src/domain/catalogue/translated-texts.ts';
import type { PlacesFile } from '#src/domain/places/place.ts';
import { districtsOfVenues, meetingTextsOf } from '#src/formats/catalogue/translations/texts-of-venues.ts';
import type { VenueEntry } from '#src/domain/search/venues/venue-entry.ts';
import { tagsFor } from '#src/domain/catalogue/tags-for.ts';

type Worded = {
  readonly destinations: readonly Destination[];
  readonly products: readonly Product[];
  readonly places: readonly PlacesFile[];
  /** Where verticals sell. */
  readonly venues?: readonly Pick<VenueEntry, 'destinationId' | 'content' | 'titles'>[];
};

/**
 * Returns the catalogue with the words of all languages put in. A name that its own file has in a language stays. A
 * language that is read in another's place where it says nothing itself, Taiwan's Chinese in Hong Kong, need not be
 * written again in it.
 */
export function putWords({ destinations, products, places, venues = [] }: Worded, words: WordsByLanguage): Worded {
  const byId = new Map(destinations.map((one) => [one.id, one]));
  return {
    destinations: destinations.map((one) => destinationIn(one, words, venues)),
    products: products.map((one) => productIn(one, byId.get(one.destinationId), words)),
    places: places.map((file) => ({
      ...file,
      attractions: file.attractions.map((one) => ({ ...one, names: namesIn(one.names, words, nameOf) })),
    })),
  };
}

function destinationIn(
  destination: Destination,
  words: WordsByLanguage,
  venues: Required<Worded>['venues'],
): Destination {
  const further = districtsOfVenues(venues, destination.id);
  const areas = [...destination.districts, ...destination.stations.map(({ name }) => name), ...further];
  const met = venues.filter((one) => one.destinationId === destination.id).flatMap(meetingTextsOf);
  return {
    ...destination,
    names: namesIn(destination.names, words, nameOf),
    areaNames: Object.fromEntries(areas.map((area) => [area, namesIn({ en: area }, words, nameOf)])),
    meetingPoints: Object.fromEntries(met.map((text) => [text, namesIn({ en: text }, words, meetingTextOf)])),
    words: byLanguage<PlaceWords>(words, ({ described }) => described[destination.slug]?.destination),
  };
}

/** Where one meets, in all languages; the address is in the script of its place alone. */
function meetingPointIn(place: MeetingPlace, lang: string | undefined, words: WordsByLanguage): MeetingPlace {
  return {
    ...place,
    names: namesIn({ en: place.name }, words, meetingTextOf),
    addresses: namesIn({ en: place.address }, words, meetingTextOf),
    lang,
  };
}

function meetingTextOf(read: readonly LanguageWords[], english: string): string | undefined {
  return firstOf(read, (words) => words['meeting-points'][english]);
}

function productIn(product: Product, destination: Destination | undefined, words: WordsByLanguage): Product {
  const { slug = '', firstLanguage } = destination ?? {};
  return {
    ...product,
    titles: namesIn(product.titles, words, titleWordsFor),
    meetingPoint: meetingPointIn(product.meetingPoint, firstLanguage, words),
    words: byLanguage<ProductWords>(words, ({ described }) => described[slug]?.products[product.id]),
    options: product.options.map((option) => optionIn(option, words)),
  };
}

function optionIn(option: Option, words: WordsByLanguage): Option {
  return {
    ...option,
    titles: namesIn({ en: option.title }, words, (read, english) =>
      firstOf(read, ({ options }) => wordsFor(options, english)),
    ),
    units: option.units.map((unit) => ({
      ...unit,
      titles: namesIn({ en: unit.title }, words, (read, english) =>
        firstOf(read, ({ units }) => wordsFor(units, english)),
      ),
    })),
  };
}

function nameOf(read: readonly LanguageWords[], english: string): string | undefined {
  return firstOf(read, ({ names }) => names[english]);
}

function firstOf(
  read: readonly LanguageWords[],
  find: (words: LanguageWords) => string | undefined,
): string | undefined {
  for (const words of read) {
    const found = find(words);
    if (found !== undefined) return found;
  }
  return undefined;
}

function namesIn(
  names: Names,
  words: WordsByLanguage,
  find: (read: readonly LanguageWords[], english: string) => string | undefined,
): Names {
  const found = byLanguage(words, (one, others) => {
    const [own, nearest] = [find([one], names.en), find(others, names.en)];
    // What another language says alone is found there.
    return own ?? differing(find([one, ...others], names.en), nearest);
  });
  return { ...found, ...names };
}

function differing(text: string | undefined, other: string | undefined): string | undefined {
  return text === other ? undefined : text;
}

function byLanguage<Value>(
  words: WordsByLanguage,
  find: (own: LanguageWords, others: readonly LanguageWords[]) => Value | undefined,
): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([tag, one]) => {
      const others = tagsFor(tag).flatMap((other) => (other === tag ? [] : (words[other] ?? [])));
      const found = find(one, others);
      return found === undefined ? [] : [[tag, found]];
    }),
  );
}
