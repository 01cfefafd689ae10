import { msg } from '@lingui/core/macro';

import type { VenueHit, VenueOfferView, VenueView } from '#src/contract/shared/verticals/verticals.ts';
import { fromWire } from '#src/contract/wire.ts';
import { convert, parseRate, type RateTable } from '#src/domain/shared/money/exchange.ts';
import { isCurrency } from '#src/domain/shared/money/currency.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { formatItems, formatMoney, formatNumber } from '#src/domain/site/language/formats.ts';
import type { PriceFacts } from '#src/ui/content/price.tsx';
import type { RatingFacts } from '#src/ui/cards/rating.tsx';
import { distanceWords } from '#src/verticals/distance.words.ts';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import { freeUntilWords } from '#src/web/shared/prices/cancellation-view.ts';
import { mealName, starsWords } from '#src/web/shared/labels/hotel-labels.ts';
import { pictureWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

type Voice = Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>;

/** A hotel in a list, in ready strings. */
export type HotelCardView = {
  readonly id: number;
  readonly href: string;
  readonly title: { readonly text: string; readonly lang: string };
  readonly picture: string;
  readonly alt: string;
  readonly stars: string;
  /** "Gion · 1.2 km from the centre" */
  readonly where: string;
  readonly rating: RatingFacts | null;
  readonly offer: {
    readonly room: { readonly text: string; readonly lang: string };
    readonly meals: string | null;
    readonly freeUntil: string | null;
    readonly left: string | null;
    readonly due: string | null;
  } | null;
  readonly price: PriceFacts | null;
};

/** A hotel with the cheapest of what it offers, for the whole stay. */
export function hotelCard(voice: Voice, { venue, offers }: VenueHit, query: string, stay: string): HotelCardView {
  const { i18n, site } = voice;
  const [cheapest] = offers;
  const plain = plainCard(voice, venue, query);
  if (cheapest === undefined) return plain;
  return {
    ...plain,
    price: {
      amount: formatMoney(fromWire(cheapest.total), site.writing),
      unit: stay,
      taxes: i18n._(msg`All taxes and fees included`),
    },
    offer: {
      room: cheapest.title,
      meals: mealName(i18n, cheapest.facets['meals']?.[0] ?? ''),
      freeUntil: freeUntilWords(voice, {
        cancellation: cheapest.cancellation,
        timeZone: venue.timeZone,
        place: venue.destination.text,
      }),
      left: leftWords(voice, cheapest),
      due: dueWords(voice, cheapest),
    },
  };
}

/** A hotel without dates: the lowest price of a usual night. */
export function plainCard(voice: Voice, venue: VenueView, query = ''): HotelCardView {
  const { i18n, site } = voice;
  const { figures, area } = venue;
  const from = usualPrice(voice, venue);
  const { text: district } = area ?? venue.destination;
  const distance = distanceWords(i18n, figures['distance'] ?? 0, site.writing);
  return {
    id: venue.id,
    href: `${href(site, 'hotel', idAndSlug(venue))}${query === '' ? '' : `?${query}`}`,
    title: venue.title,
    picture: venue.picture,
    alt: pictureWords(i18n, venue.picture, venue.destination.text),
    stars: starsWords(voice, figures['stars'] ?? 0),
    where: `${district} · ${i18n._(msg`${distance} from the center`)}`,
    rating: scoreFacts(voice, figures['score'] ?? 0),
    offer: null,
    price: from === null ? null : { prefix: i18n._(msg`from`), amount: from, unit: i18n._(msg`per night`) },
  };
}

/** The guest rating, out of five. */
export function scoreFacts({ i18n, site }: Voice, tenths: number): RatingFacts | null {
  if (tenths === 0) return null;
  const score = formatNumber(tenths / 10, site.writing, 1);
  return { score, spoken: i18n._(msg`Rated ${score} out of 5`) };
}

/** "3 left" where few are. */
export function leftWords({ i18n, site }: Voice, { left }: VenueOfferView): string | null {
  return left === null || left > 5 ? null : i18n._(msg`Only ${formatNumber(left, site.writing)} left`);
}

/** Fees paid at the hotel, in its currency. */
export function dueWords({ i18n, site }: Voice, { details }: VenueOfferView): string | null {
  const due = details.flatMap((detail) =>
    detail.kind === 'due' ? [formatMoney(fromWire(detail.amount), site.writing)] : [],
  );
  const amounts = formatItems(due, site.writing);
  return due.length === 0 ? null : i18n._(msg`Pay at the hotel: ${amounts}`);
}

/** A usual night at least, in the visitor's currency by the day's rates; null where no rate is known. */
export function usualPrice({ site }: Pick<Voice, 'site'>, { figures, currency }: VenueView): string | null {
  const minor = figures['from'];
  if (minor === undefined) return null;
  const amount = convert(money(minor, currency), site.currency, ratesOf(site.currencyRate));
  return amount === null ? null : formatMoney(amount, site.writing);
}

function ratesOf(rates: Readonly<Record<string, string>>): RateTable {
  const known = Object.entries(rates).flatMap(([code, text]) => {
    const rate = parseRate(text);
    return rate === null || !isCurrency(code) ? [] : [[code, rate] as const];
  });
  return { date: '', hkdPerUnit: Object.fromEntries(known) };
}
