import type { DestinationCard, ProductCard } from '#src/contract/catalogue/catalogue.ts';
import { toWire, type WireMoney, type WireText } from '#src/contract/wire.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { summaryIn } from '#src/domain/catalogue/shown-texts.ts';
import { pictureKey } from '#src/domain/catalogue/media/picture.ts';
import type { DestinationView, ListingCard } from '#src/domain/search/cards/card.ts';
import { englishText } from '#src/domain/shared/english/english-text.ts';
import type { Money } from '#src/domain/shared/money/money.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** Returns a product's card for the wire; what has no words in the caller's language comes in English and says so. */
export function productCard(view: ListingCard, language: LanguageCode): ProductCard {
  const { product, destination } = view;
  return {
    id: product.id,
    slug: product.slug,
    title: nameIn(product.titles, language),
    summary: summaryIn(product, language),
    category: product.category,
    destination: { id: destination.id, slug: destination.slug, name: nameIn(destination.names, language) },
    picture: pictureKey(product.picture),
    rating: view.rating,
    from: wireOrNull(view.from),
    wished: wireOrNull(view.wished),
    before: wireOrNull(view.before),
    deal: view.deal === null ? null : nameIn(view.deal, language),
    freeCancelHours: view.freeCancelHours,
    booked: view.booked,
    instant: product.instantConfirmation,
    lat: product.meetingPoint.lat,
    lng: product.meetingPoint.lng,
  };
}

/** Returns a destination's card for the wire. */
export function destinationCard({ destination, products }: DestinationView, language: LanguageCode): DestinationCard {
  return {
    id: destination.id,
    slug: destination.slug,
    name: nameIn(destination.names, language),
    country: destination.country,
    summary: summaryIn(destination, language),
    picture: pictureKey(destination.picture),
    products,
    lat: destination.lat,
    lng: destination.lng,
  };
}

/** Returns a text that exists in English only, in the spelling of the caller's variant. */
export function inEnglish(text: string, language: LanguageCode): WireText {
  return { text: englishText(text, language), lang: 'en' };
}

export function wireOrNull(amount: Money | null): WireMoney | null {
  return amount === null ? null : toWire(amount);
}
