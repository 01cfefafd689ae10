import type { Caller } from '#src/actions/deps.ts';
import type { VenueDays } from '#src/actions/search/venues/read-venue-days.ts';
import { serviceDetailView } from '#src/contract/shared/verticals/service-detail-view.ts';
import type { VenueDaysAnswer, VenueOfferView, VenueView } from '#src/contract/shared/verticals/verticals.ts';
import { datedSteps, policyStart } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { titleIn } from '#src/domain/catalogue/titled.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { FoundVenue, PricedVenueOffer } from '#src/domain/search/venues/arrange-venues.ts';
import type { Venue } from '#src/domain/vertical.ts';

/** Above this many the number left is not disclosed. */
const few = 9;

export function venueView({ venue, facets, figures }: Omit<FoundVenue, 'offers'>, language: LanguageCode): VenueView {
  const { id, slug, destinationId, picture, lat, lng, timeZone, currency, supplier } = venue;
  return {
    id,
    slug,
    title: nameIn(venue.titles, language),
    destinationId,
    destination: nameIn(venue.destination, language),
    area: venue.area === undefined || venue.area === null ? null : nameIn(venue.area, language),
    picture,
    lat,
    lng,
    timeZone,
    currency,
    supplier,
    facets: lists(facets),
    figures: { ...figures },
  };
}

export function offerView(
  { offer, minor, each, left, fault }: PricedVenueOffer,
  { timeZone }: Pick<Venue, 'timeZone'>,
  { currency, language }: Pick<Caller, 'currency' | 'language'>,
): VenueOfferView {
  return {
    id: offer.id,
    title: nameIn(offer.titles, language),
    details: offer.details.map((detail) => serviceDetailView(detail, language)),
    units: offer.units.map(({ id, title, titles, pax, maxQuantity }) => ({
      id,
      title: titleIn({ title, titles }, language),
      each: { minor: Number(each.get(id) ?? 0n), currency },
      count: offer.counts[id] ?? 0,
      most: maxQuantity,
      isExtra: pax === 0,
    })),
    total: { minor: Number(minor), currency },
    cancellation: datedSteps(offer.policy, policyStart({ startsAt: offer.startsAt, timeZone })).map(
      ({ untilMs, refundPercent }) => ({
        until: new Date(untilMs).toISOString(),
        refundPercent,
      }),
    ),
    facets: lists(offer.facets),
    left: left > few ? null : left,
    fault,
  };
}

/** Returns a day's price for all that is requested, and the lowest of them. */
export function venueDaysView({ days, today, lastDate }: VenueDays, currency: CurrencyCode): VenueDaysAnswer {
  const prices = days.flatMap(({ from }) => (from === null ? [] : [from]));
  const lowest = prices.reduce<bigint | null>(
    (least, price) => (least === null || price < least ? price : least),
    null,
  );
  const wire = (minor: bigint | null): VenueDaysAnswer['cheapest'] =>
    minor === null ? null : { minor: Number(minor), currency };
  return {
    days: days.map(({ date, status, from }) => ({ date, status, from: wire(from) })),
    cheapest: wire(lowest),
    today,
    lastDate,
  };
}

function lists(of: Readonly<Record<string, readonly string[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(of).map(([key, values]) => [key, [...values]]));
}
