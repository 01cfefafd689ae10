import { unknownProfile, type BookingProfile } from '#src/domain/search/documents/booking-profile.ts';
import type { IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';
import { mostNames, type NamePlaces } from '#src/search-index/record.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

type NameLists = Pick<SearchIndex, 'destinations' | 'countries' | 'categories' | 'currencies' | 'profiles'>;

/** The lists of names that records point into: known ones retain their places, new ones come at the end. */
export type GrowingNames = {
  readonly placesOf: (document: Omit<IndexedDocument, 'words'>) => NamePlaces;
  readonly all: () => NameLists;
};

const noNames: NameLists = { destinations: [], countries: [], categories: [], currencies: [], profiles: [] };

/**
 * Goes on with the lists of an index, or begins new ones. Throws when there are more names than a record can
 * distinguish.
 */
export function growNames(known: NameLists = noNames): GrowingNames {
  const destinations = numbering(known.destinations, mostNames.destination);
  const countries = numbering(known.countries, mostNames.country);
  const categories = numbering(known.categories, mostNames.category);
  const currencies = numbering(known.currencies, mostNames.currency);
  const profiles = profileNumbers(known.profiles);
  return {
    placesOf: (document) => ({
      destination: destinations.of(document.destinationId),
      country: countries.of(document.country),
      category: categories.of(document.category),
      currency: currencies.of(document.currency),
      profile: profiles.of(document.profile ?? unknownProfile),
    }),
    all: () => ({
      destinations: destinations.all(),
      countries: countries.all(),
      categories: categories.all(),
      currencies: currencies.all(),
      profiles: profiles.all(),
    }),
  };
}

type Numbering<Name> = { readonly of: (name: Name) => number; readonly all: () => Name[] };

function numbering<Name>(known: readonly Name[], most: number): Numbering<Name> {
  const numbers = new Map(known.map((name, at) => [name, at]));
  const of = (name: Name): number => {
    const before = numbers.get(name);
    if (before !== undefined) return before;
    if (numbers.size >= most) throw new Error(`the search index can distinguish at most ${most} names of a kind`);
    numbers.set(name, numbers.size);
    return numbers.size - 1;
  };
  return { of, all: () => [...numbers.keys()] };
}

/** Numbers profiles by what they say; the same object is looked at once. */
function profileNumbers(before: readonly BookingProfile[]): Numbering<BookingProfile> {
  const numbers = numbering(
    before.map((profile) => JSON.stringify(profile)),
    mostNames.profile,
  );
  const known = new Map<BookingProfile, number>();
  const profiles = [...before];
  const of = (profile: BookingProfile): number => {
    const number = known.get(profile) ?? numbers.of(JSON.stringify(profile));
    known.set(profile, number);
    profiles[number] ??= profile;
    return number;
  };
  return { of, all: () => profiles };
}
