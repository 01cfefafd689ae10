import type { BesidePrice } from '#src/domain/catalogue/prices/product-card-price.ts';
import type { Destination, Names } from '#src/domain/catalogue/destination.ts';
import { freeCancelHours, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { CardPlace, CardProduct, ListingCard, Showing } from '#src/domain/search/cards/card.ts';
import { convert } from '#src/domain/shared/money/exchange.ts';
import { isCurrency } from '#src/domain/shared/money/currency.ts';
import { money } from '#src/domain/shared/money/money.ts';

/** Raise it with every change of what is stored: then all is written again. */
export const cardVersion = 3;

/** What the card of a listing shows besides price and rating, stored beside the words by which it is found. */
export type ListedCard = {
  readonly product: Omit<CardProduct, 'id'>;
  readonly destination: CardPlace;
  readonly freeCancelHours: number | null;
  /** What is beside one price, in minor units; it says nothing of another price. */
  readonly beside?: {
    readonly price: string;
    readonly deal: Names | null;
    readonly struck: { readonly price: string; readonly untilMs: number } | null;
  };
  /** Guests gave the score; without it, it is one of samples. */
  readonly byGuests?: true;
};

/** A listing as a card is made of it: price in minor units of its currency, null when nothing is on sale. */
export type Listed = {
  readonly id: number;
  readonly score: number;
  readonly reviews: number;
  readonly currency: string;
  readonly price: bigint | null;
  readonly card: ListedCard;
};

type Beside = { readonly lowest: bigint | undefined; readonly beside: BesidePrice | undefined };

/** Returns what is stored of a product for its card. */
export function listedCard(
  product: LiveProduct,
  { id, slug, names }: Destination,
  { byGuests, ...price }: Beside & { readonly byGuests: boolean },
): ListedCard {
  const { titles, summary, category, picture, instantConfirmation } = product;
  const { lat, lng } = product.meetingPoint;
  return {
    product: {
      slug: product.slug,
      titles,
      summary,
      category,
      picture,
      instantConfirmation,
      meetingPoint: { lat, lng },
    },
    destination: { id, slug, names },
    freeCancelHours: freeCancelHours(product),
    ...besideOf(price),
    ...(byGuests ? { byGuests } : {}),
  };
}

function besideOf({ lowest, beside }: Beside): Pick<ListedCard, 'beside'> {
  if (lowest === undefined || beside === undefined) return {};
  const { deal, struck } = beside;
  return {
    beside: {
      price: lowest.toString(),
      deal: deal?.titles ?? null,
      struck: struck === null ? null : { price: struck.priceMinor.toString(), untilMs: struck.untilMs },
    },
  };
}

/** The card of a listing: the price is the one that it is sorted and filtered by, exchanged. */
export function cardOfListed(
  { open, currency, rates, sampleData, booked }: Showing,
  { id, card, ...one }: Listed,
): ListingCard {
  const from = one.price === null || !isCurrency(one.currency) ? null : money(one.price, one.currency);
  const beside = card.beside?.price === one.price?.toString() ? card.beside : undefined;
  const struck = beside?.struck && beside.struck.untilMs >= open.atMs ? BigInt(beside.struck.price) : null;
  const sample = card.byGuests !== true;
  return {
    product: { ...card.product, id },
    destination: card.destination,
    rating: one.reviews > 0 && (sampleData || !sample) ? { score: one.score, count: one.reviews, sample } : null,
    from: from === null ? null : convert(from, currency, rates),
    wished: null,
    before: from === null || struck === null ? null : convert(money(struck, from.currency), currency, rates),
    deal: beside?.deal ?? null,
    freeCancelHours: card.freeCancelHours,
    booked: booked.get(id) ?? null,
  };
}
