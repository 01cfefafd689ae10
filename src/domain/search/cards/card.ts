import type { Destination, Names } from '#src/domain/catalogue/destination.ts';
import { freeCancelHours, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import { destinationOf, ratingOf, type OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import type { RatingSummary } from '#src/domain/reviews/review.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { convert, type RateTable } from '#src/domain/shared/money/exchange.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';

/** For whom things are shown: prices in the visitor's currency; samples only where they are wanted (RU-32). */
export type Showing = {
  readonly open: OpenCatalogue;
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
  readonly sampleData: boolean;
  /** How often products were booked; only those booked often enough to show. */
  readonly booked: ReadonlyMap<number, number>;
};

/** Fewer bookings than this help nobody and are not shown. */
export const fewestBookings = 50;

/** What a card shows of a product, and of where it is. */
export type CardProduct = Pick<
  LiveProduct,
  'id' | 'slug' | 'titles' | 'summary' | 'category' | 'picture' | 'instantConfirmation' | 'words'
> & { readonly meetingPoint: Pick<LiveProduct['meetingPoint'], 'lat' | 'lng'> };
export type CardPlace = Pick<Destination, 'id' | 'slug' | 'names'>;

/** All that a card shows. */
export type ListingCard = {
  readonly product: CardProduct;
  readonly destination: CardPlace;
  readonly rating: RatingSummary | null;
  /** The lowest price of any party and date: lists are sorted and filtered by it. */
  readonly from: Money | null;
  /**
   * That for those who travel, on their day, where it is another; null where it is not, or no travelers and no day were
   * named.
   */
  readonly wished: Money | null;
  /** What may be struck through beside it (see `priceBefore`), or null. */
  readonly before: Money | null;
  /** The names of the deal that makes the price; null when none does. */
  readonly deal: Names | null;
  readonly freeCancelHours: number | null;
  /** How often it was booked; null when that is too seldom to show. */
  readonly booked: number | null;
};

/** The card of a product whose whole is at hand. */
export type CardView = ListingCard & { readonly product: LiveProduct; readonly destination: Destination };

/** What a card of a product shows. */
export function cardView(showing: Showing, product: LiveProduct): CardView {
  const destination = destinationOf(showing.open, product);
  const lowest = showing.open.lowest.get(product.id);
  const beside = showing.open.beside.get(product.id);
  const exchanged = (minor: bigint): Money | null =>
    convert(money(minor, destination.currency), showing.currency, showing.rates);
  return {
    product,
    destination,
    rating: ratingOf(showing, product.id),
    from: lowest === undefined ? null : exchanged(lowest),
    wished: null,
    before: beside?.struck ? exchanged(beside.struck.priceMinor) : null,
    deal: beside?.deal?.titles ?? null,
    freeCancelHours: freeCancelHours(product),
    booked: showing.booked.get(product.id) ?? null,
  };
}

export type DestinationView = { readonly destination: Destination; readonly products: number };

/** What a card of a destination shows. */
export function destinationView(open: OpenCatalogue, destination: Destination): DestinationView {
  return { destination, products: open.live.byDestination.get(destination.id)?.length ?? 0 };
}
