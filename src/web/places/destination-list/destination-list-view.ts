import type { DestinationBanner } from '#src/web/shared/banners/destination-banner.ts';

/** What is sought within the page: the folded names by which a place is found. */
type Findable = { readonly find: string };

export type TownView = Findable & { readonly name: string; readonly lang: string; readonly href: string };

export type CountryView = {
  readonly id: string;
  readonly name: string;
  readonly posters: readonly (DestinationBanner & Findable)[];
  readonly towns: readonly TownView[];
  /** "and 31 more" */
  readonly others: string | null;
};

export type RegionView = { readonly id: string; readonly name: string; readonly countries: readonly CountryView[] };

export type EmailView = {
  readonly letter: string;
  readonly places: readonly (TownView & { readonly country: string })[];
};

export type DestinationListView = {
  readonly order: 'regions' | 'letters';
  readonly query: string;
  readonly orders: readonly { readonly text: string; readonly href: string; readonly selected: boolean }[];
  readonly trail: readonly { readonly text: string; readonly href?: string }[];
  readonly action: string;
  readonly regions: readonly RegionView[];
  readonly letters: readonly EmailView[];
  readonly structured: string;
};

/** A name as it is compared: no case, no accents, no widths. */
export function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** Returns the places whose names contain every word, with their countries and regions; all of them without words. */
export function regionsWith(regions: readonly RegionView[], query: string): readonly RegionView[] {
  const words = wordsOf(query);
  if (words.length === 0) return regions;
  return regions.flatMap((region) => {
    const countries = region.countries.flatMap((country) => {
      const posters = country.posters.filter((one) => fits(one, words));
      const towns = country.towns.filter((one) => fits(one, words));
      return posters.length + towns.length === 0 ? [] : [{ ...country, posters, towns, others: null }];
    });
    return countries.length === 0 ? [] : [{ ...region, countries }];
  });
}

/** The same for the list by letters. */
export function lettersWith(letters: readonly EmailView[], query: string): readonly EmailView[] {
  const words = wordsOf(query);
  if (words.length === 0) return letters;
  return letters.flatMap((one) => {
    const places = one.places.filter((place) => fits(place, words));
    return places.length === 0 ? [] : [{ ...one, places }];
  });
}

function wordsOf(query: string): readonly string[] {
  return folded(query)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
}

function fits({ find }: Findable, words: readonly string[]): boolean {
  return words.every((word) => find.includes(word));
}
