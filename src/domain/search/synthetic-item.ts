import type { SyntheticListing } from '#src/domain/catalogue/synthetic/synthetic-listing.ts';
import { dayRing, type IndexedDocument } from '#src/domain/search/indexed-document.ts';

/** A made-up listing as it is searched, and what its card shows; renown is the number of its reviews. */
export type SyntheticItem = Omit<IndexedDocument, 'words'> & {
  readonly words: ReadonlyMap<string, number>;
  readonly renown: number;
  readonly content: object;
};

/** Joins a listing with its words. */
export function syntheticItem(listing: SyntheticListing, words: ReadonlyMap<string, number>): SyntheticItem {
  const { city, archetype } = listing;
  return {
    id: listing.id,
    destinationId: city.id,
    country: city.country,
    category: archetype.category,
    specials: listing.specials,
    score: listing.score,
    reviews: listing.reviews,
    renown: listing.reviews,
    currency: city.currency,
    price: listing.price,
    days: dayRing(listing.openDays),
    words,
    content: {
      titles: listing.titles,
      localName: listing.localName,
      city: city.name,
      minutes: archetype.minutes,
      lat: listing.lat,
      lng: listing.lng,
      picture: listing.picture,
    },
  };
}
