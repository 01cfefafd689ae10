import { syntheticPicture } from '#src/demo/synthetic/synthetic-picture.ts';
import type { SyntheticBy } from '#src/demo/synthetic/synthetic-product.ts';
import { syntheticSlug } from '#src/demo/synthetic/synthetic-slug.ts';
import { cityName, summaries, type SyntheticListing } from '#src/demo/synthetic/synthetic-listing.ts';
import type { ListedCard } from '#src/domain/search/cards/listed-card.ts';
import { dayRing, specialBit, type IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';

/** A synthetic listing as it is searched, and what its card shows; popularity is the number of its reviews. */
export type SyntheticItem = Omit<IndexedDocument, 'words'> & {
  readonly words: ReadonlyMap<string, number>;
  readonly content: object;
};

/** Data beside the card of a synthetic listing that its product is derived from (see `syntheticProduct`). */
export type SyntheticCard = ListedCard & { readonly madeUp: SyntheticBy & { readonly localName: string | null } };

/** Joins a listing with its words. */
export function syntheticItem(
  listing: SyntheticListing,
  words: ReadonlyMap<string, number>,
  by: SyntheticBy,
): SyntheticItem {
  const { city, archetype } = listing;
  return {
    id: listing.id,
    destinationId: city.id,
    country: city.country,
    category: archetype.category,
    specials: listing.specials,
    score: listing.score,
    reviews: listing.reviews,
    popularity: listing.reviews,
    currency: city.currency,
    price: listing.price,
    days: dayRing(listing.openDays),
    words,
    content: { ...cardOf(listing), madeUp: { ...by, localName: listing.localName } } satisfies SyntheticCard,
  };
}

function cardOf(listing: SyntheticListing): ListedCard {
  const { city, archetype, titles, lat, lng } = listing;
  return {
    product: {
      slug: syntheticSlug(titles.en),
      titles,
      summary: listing.sentences.map((sentence) => summaries[sentence] ?? '').join(' '),
      category: archetype.category,
      picture: syntheticPicture(listing.picture),
      instantConfirmation: (listing.specials & specialBit('instant')) !== 0,
      meetingPoint: { lat, lng },
    },
    destination: {
      id: city.id,
      slug: syntheticSlug(cityName(city, 'en')),
      names: { ...city.names, en: cityName(city, 'en') },
    },
    freeCancelHours: (listing.specials & specialBit('free_cancellation')) === 0 ? null : 24,
  };
}
