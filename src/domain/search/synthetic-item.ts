import { categories } from '#src/domain/catalogue/product.ts';
import { madeUpPicture } from '#src/domain/catalogue/synthetic/made-up-picture.ts';
import { cityName, summaries, type SyntheticListing } from '#src/domain/catalogue/synthetic/synthetic-listing.ts';
import type { ListedCard } from '#src/domain/content/listed-card.ts';
import { dayRing, specialBit, type IndexedDocument } from '#src/domain/search/indexed-document.ts';

/** A made-up listing as it is searched, and what its card shows; renown is the number of its reviews. */
export type SyntheticItem = Omit<IndexedDocument, 'words'> & {
  readonly words: ReadonlyMap<string, number>;
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
    content: cardOf(listing),
  };
}

function cardOf(listing: SyntheticListing): ListedCard {
  const { city, archetype, titles, lat, lng } = listing;
  return {
    product: {
      slug: latinSlug(titles.en),
      titles,
      summary: listing.sentences.map((sentence) => summaries[sentence] ?? '').join(' '),
      category: categories.find((one) => one === archetype.category) ?? 'attraction',
      picture: madeUpPicture(listing.picture ?? 0),
      instantConfirmation: (listing.specials & specialBit('instant')) !== 0,
      meetingPoint: { lat, lng },
    },
    destination: {
      id: city.id,
      slug: latinSlug(cityName(city, 'en')),
      names: { ...city.names, en: cityName(city, 'en') },
    },
    freeCancelHours: (listing.specials & specialBit('free_cancellation')) === 0 ? null : 24,
  };
}

/** Made-up names are Latin, but for a city here and there that has no name in English. */
function latinSlug(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}+/gu, '');
  return (
    letters
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '')
      .join('-')
      .slice(0, 80) || 'made-up'
  );
}
