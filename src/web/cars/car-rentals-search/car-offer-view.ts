import { msg, plural } from '@lingui/core/macro';

import { fromWire, type WireMoney, type WireText } from '#src/contract/wire.ts';
import type { VenueOfferView, VenueView } from '#src/contract/shared/verticals/verticals.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { formatMoney } from '#src/domain/site/language/formats.ts';
import type { CarShape } from '#src/ui/media/car-drawing.tsx';
import type { Fact } from '#src/ui/content/facts.tsx';
import { distanceWords } from '#src/verticals/distance.words.ts';
import { freeUntilWords } from '#src/web/shared/prices/cancellation-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { bagsWords, seatsWords, valueWords } from '#src/web/cars/car-rentals-search/car-words.ts';

/** A class of cars at a station, in ready strings. */
export type CarOfferView = {
  readonly key: string;
  readonly venueId: number;
  readonly offerId: string;
  readonly title: WireText;
  readonly shape: CarShape;
  readonly electric: boolean;
  readonly station: WireText;
  /** "Run by Long Road Cars" */
  readonly seller: string;
  readonly facts: readonly Fact[];
  /** What the price includes. */
  readonly included: readonly { readonly text: string; readonly lang?: string | undefined }[];
  /** What it does not: further kilometres, and the documents that the rental desk requires. */
  readonly terms: CarOfferView['included'];
  /** "Blocked on the card at the desk: ¥30,000" */
  readonly due: string | null;
  readonly left: string | null;
  readonly price: {
    readonly amount: string;
    readonly unit: string;
    readonly minor: number;
    readonly currency: WireMoney['currency'];
  };
  readonly perDay: string | null;
  readonly extras: readonly ExtraView[];
};

export type ExtraView = {
  readonly id: string;
  readonly text: string;
  readonly each: string;
  readonly eachMinor: number;
  readonly most: number;
};

type Voice = Pick<LoadContext, 'site' | 'i18n' | 'visitorZone'>;

export function carOfferView(voice: Voice, venue: VenueView, offer: VenueOfferView): CarOfferView {
  const { i18n, site } = voice;
  const { writing } = site;
  const { minor, currency } = offer.total;
  const days = Number(offer.facets['days']?.[0] ?? 1);
  return {
    key: `${venue.id}-${offer.id}`,
    venueId: venue.id,
    offerId: offer.id,
    title: offer.title,
    shape: shapeOf(offer.facets),
    electric: offer.facets['fuel']?.includes('electric') ?? false,
    station: venue.title,
    seller: i18n._(msg`Operated by ${venue.supplier}`),
    facts: factsOf(voice, venue, offer),
    included: includedOf(voice, venue, offer),
    terms: ['mileage_beyond', 'papers', 'permit'].flatMap((code) => named(voice, offer, code)),
    due: dueOf(voice, offer),
    left: offer.left === null ? null : i18n._(msg`${plural(offer.left, { one: 'Only # left', other: 'Only # left' })}`),
    price: {
      amount: formatMoney(fromWire(offer.total), writing),
      unit: i18n._(msg`for ${plural(days, { one: '# day', other: '# days' })}`),
      minor,
      currency,
    },
    perDay: days === 1 ? null : i18n._(msg`${formatMoney(money(Math.round(minor / days), currency), writing)} per day`),
    extras: offer.units
      .filter((unit) => unit.isExtra)
      .map((unit) => ({
        id: unit.id,
        text: unit.title.text,
        each: formatMoney(fromWire(unit.each), writing),
        eachMinor: unit.each.minor,
        most: unit.most ?? 1,
      })),
  };
}

const shapes: Readonly<Record<string, CarShape>> = {
  estate: 'estate',
  van: 'van',
  monospace: 'van',
  suv: 'suv',
  crossover: 'suv',
  convertible: 'convertible',
  roadster: 'convertible',
};

function shapeOf(facets: VenueOfferView['facets']): CarShape {
  const [type = ''] = facets['type'] ?? [];
  const [category = ''] = facets['category'] ?? [];
  return shapes[type] ?? (['mini', 'economy', 'compact'].includes(category) ? 'small' : 'saloon');
}

function factsOf(voice: Voice, venue: VenueView, { facets }: VenueOfferView): Fact[] {
  const { i18n } = voice;
  const one = (name: string): string => facets[name]?.[0] ?? '';
  const [kind = 'city'] = venue.facets['station'] ?? [];
  const fuel = one('fuel');
  return [
    { icon: 'people', text: seatsWords(i18n, Number(one('seats'))) },
    { icon: 'bag', text: bagsWords(i18n, Number(one('bags'))) },
    { icon: 'car', text: valueWords(i18n, 'transmission', one('transmission')) },
    ...(fuel === '' ? [] : [{ icon: 'instant' as const, text: valueWords(i18n, 'fuel', fuel) }]),
    ...(one('air') === '' ? [] : [{ icon: 'check' as const, text: i18n._(msg`Air conditioning`) }]),
    { icon: kind === 'airport' ? 'plane' : 'pin', text: valueWords(i18n, 'station', kind) },
  ];
}

function includedOf(voice: Voice, venue: VenueView, offer: VenueOfferView): CarOfferView['included'] {
  const { i18n, site } = voice;
  const mileage = offer.details.find((one) => one.kind === 'fact' && one.code === 'mileage');
  const km = mileage?.kind === 'fact' ? mileage.count : null;
  const distance = km === null ? null : distanceWords(i18n, km * 1000, site.writing);
  const free = freeUntilWords(voice, {
    cancellation: offer.cancellation,
    timeZone: venue.timeZone,
    place: venue.destination.text,
  });
  return [
    ...(free === null ? [] : [{ text: free }]),
    {
      text: distance === null ? i18n._(msg`Unlimited mileage`) : i18n._(msg`${distance} per day`),
    },
    ...named(voice, offer, 'insurance'),
    ...named(voice, offer, 'fuel'),
  ];
}

/** A fact that comes with its words. */
function named({ site }: Voice, { details }: VenueOfferView, code: string): CarOfferView['included'] {
  return details.flatMap((one) =>
    one.kind === 'fact' && one.code === code && one.name !== null
      ? [{ text: one.name.text, lang: one.name.lang === site.language ? undefined : one.name.lang }]
      : [],
  );
}

function dueOf({ i18n, site }: Voice, { details }: VenueOfferView): string | null {
  const due = details.find((one) => one.kind === 'due' && one.code === 'deposit');
  if (due?.kind !== 'due') return null;
  return i18n._(
    msg`Deposit held on the driver’s card at the rental desk: ${formatMoney(fromWire(due.amount), site.writing)}`,
  );
}
