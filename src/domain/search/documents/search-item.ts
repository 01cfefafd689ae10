import { freeCancelHours, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { listedCard } from '#src/domain/search/cards/listed-card.ts';
import { destinationOf, optionKey, ratingOf, type OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { optionGroups, profileOf } from '#src/domain/search/documents/booking-profile.ts';
import type { SpecialOption } from '#src/domain/search/query/filter.ts';
import { dayRing, specialBit, type IndexedDocument } from '#src/domain/search/documents/indexed-document.ts';

/** A listing as it is searched, and what its card shows. */
export type SearchItem = Omit<IndexedDocument, 'words'> & {
  readonly words: ReadonlyMap<string, number>;
  readonly content: object;
  /** When time alone changes it (ISO 8601); null when it does not. */
  readonly staleAt?: string | null;
};

/** What of a listing changes by the hour. */
export type SearchOffer = Required<Pick<SearchItem, 'id' | 'price' | 'days' | 'staleAt'>> &
  Pick<SearchItem, 'optionDays'>;

/** The popularity of whatever has the first rank: above that of anything made up. */
const highestPopularity = 1_000_000;

/** A product as it is searched: what filters, facets and sorts look at, its words, and what its card shows. */
export function searchItemOf(
  open: OpenCatalogue,
  product: LiveProduct,
  more: Pick<SearchItem, 'words'> & Pick<SearchOffer, 'staleAt'> & { readonly sampleData: boolean },
): SearchItem {
  const destination = destinationOf(open, product);
  const rating = ratingOf({ open, sampleData: more.sampleData }, product.id);
  return {
    ...searchOfferOf(open, product, more.staleAt),
    destinationId: product.destinationId,
    country: destination.country,
    category: product.category,
    specials: specialsOf(product).reduce((bits, option) => bits | specialBit(option), 0),
    score: rating?.score ?? 0,
    reviews: rating?.count ?? 0,
    popularity: highestPopularity - product.rank,
    currency: destination.currency,
    profile: profileOf(product),
    words: more.words,
    content: listedCard(product, destination, {
      byGuests: rating !== null && !rating.sample,
      lowest: open.lowest.get(product.id),
      beside: open.beside.get(product.id),
    }),
  };
}

/** What of a product changes by the hour: its lowest price and its days with places, by option where terms differ. */
export function searchOfferOf(open: OpenCatalogue, product: LiveProduct, staleAt: string | null): SearchOffer {
  const lowest = open.lowest.get(product.id);
  const groups = optionGroups(product).map(({ ids }) =>
    ids.flatMap((id) => open.openDays.get(optionKey(product.id, id))?.days ?? []),
  );
  return {
    id: product.id,
    price: lowest === undefined ? null : Number(lowest),
    days: dayRing(groups.flat()),
    staleAt,
    ...(groups.length > 1 ? { optionDays: groups.map(dayRing) } : {}),
  };
}

function specialsOf(product: LiveProduct): SpecialOption[] {
  return [
    ...(freeCancelHours(product) === null ? [] : (['free_cancellation'] as const)),
    ...(product.instantConfirmation ? (['instant'] as const) : []),
    ...(product.redemption === 'DIGITAL' ? (['mobile_ticket'] as const) : []),
  ];
}
