import { nameIn, type Destination, type Names } from '#src/domain/catalogue/destination.ts';
import type { LiveOption, LiveProduct, LiveUnit } from '#src/domain/catalogue/live-product.ts';
import type { RatingSummary } from '#src/domain/reviews/review.ts';
import { starsOf } from '#src/domain/reviews/stars.ts';
import { currencies } from '#src/domain/shared/money/currency.ts';
import type { Money } from '#src/domain/shared/money/money.ts';

/** A product with all that Google's feed of things to do publishes about it; complete addresses, public prices. */
export type ThingToDo = {
  readonly product: LiveProduct;
  readonly destination: Destination;
  /** Options that can be bought, each with the ticket that an adult buys and what that costs at least. */
  readonly offers: readonly { readonly option: LiveOption; readonly unit: LiveUnit; readonly price: Money }[];
  readonly rating: RatingSummary | null;
  /** Attractions of ours that a visit leads to. */
  readonly sights: readonly {
    readonly names: Readonly<Record<string, string>>;
    readonly lat: number;
    readonly lng: number;
  }[];
  readonly page: string;
  readonly pictures: readonly string[];
};

/** Kinds of things whose ticket is the way in, where they lead to one sight. */
const admissions: ReadonlySet<string> = new Set(['attraction', 'museum', 'theme-park']);

/**
 * The product in the words of Google's feed (actions center, "Things to do"): options with the price of one adult
 * alone, as its guide requires, or of a ticket without restrictions; ratings of real guests alone (RU-32); nothing that
 * our pages do not say.
 */
export function feedProduct(thing: ThingToDo): object {
  const { product, offers, rating, pictures } = thing;
  return {
    id: String(product.id),
    title: texts(product.titles),
    description: english(product.text),
    ...(rating === null || rating.sample
      ? {}
      : { rating: { average_value: starsOf(rating.score), rating_count: rating.count } }),
    product_features: [
      ...features('TEXT_FEATURE_HIGHLIGHT', product.highlights),
      ...features('TEXT_FEATURE_INCLUSION', product.included),
      ...features('TEXT_FEATURE_EXCLUSION', product.excluded),
      ...features('TEXT_FEATURE_MUST_KNOW', product.goodToKnow),
    ],
    options: offers.map((offer) => feedOption(thing, offer)),
    related_media: pictures.map((url) => ({ url, type: 'MEDIA_TYPE_PHOTO', attribution: english('Illustration') })),
    ...(product.supplier === '' ? {} : { operator: { google_business_profile_name: english(product.supplier) } }),
    inventory_type: 'INVENTORY_TYPE_DEFAULT',
    confirmation_type: product.instantConfirmation ? 'CONFIRMATION_TYPE_INSTANT' : 'CONFIRMATION_TYPE_PENDING',
    fulfillment_type: {
      mobile: product.redemption !== 'PRINT',
      print_at_home: product.redemption === 'PRINT',
      pickup: false,
    },
  };
}

function feedOption(thing: ThingToDo, { option, unit, price }: ThingToDo['offers'][number]): object {
  const { product, page } = thing;
  const { from, to } = product.durationMinutes;
  const refunds = option.cancellation.filter(({ refundPercent }) => refundPercent > 0);
  const isWayIn = admissions.has(product.category);
  return {
    id: option.id,
    title: english(option.title),
    ...(option.differs.length === 0 ? {} : { description: english(option.differs.join(' ')) }),
    landing_page: { url: page },
    ...(from === to ? { duration_sec: from * 60 } : {}),
    ...(refunds.length === 0
      ? {}
      : {
          cancellation_policy: {
            refund_conditions: refunds.map(({ hoursBefore, refundPercent }) => ({
              min_duration_before_start_time_sec: hoursBefore * 3600,
              refund_percent: refundPercent,
            })),
          },
        }),
    option_categories: [{ label: product.category }],
    related_locations: relatedLocations(thing),
    price_options: [{ ...ticketOf(option, unit), price: feedMoney(price) }],
    ...(isWayIn ? {} : { meeting_point: { location: placeInfo(product.meetingPoint.name, product.meetingPoint) } }),
  };
}

/** A car or a family ticket is not sold as an adult's. */
function ticketOf(option: LiveOption, { id, type, title }: LiveUnit): { readonly id: string; readonly title: string } {
  return type === 'ADULT' ? { id: `${option.id}-adult`, title: 'Adult' } : { id: `${option.id}-${id}`, title };
}

/** The sights that it leads to, or else the city: to one sight alone it may be the way in. */
function relatedLocations({ product, destination, sights }: ThingToDo): object[] {
  const isWayIn = admissions.has(product.category) && sights.length === 1;
  const related = isWayIn ? 'RELATION_TYPE_ADMISSION_TICKET' : 'RELATION_TYPE_RELATED_NO_ADMISSION';
  if (sights.length === 0)
    return [
      {
        location: { location: placeInfo(destination.names.en, destination) },
        relation_type: 'RELATION_TYPE_RELATED_NO_ADMISSION',
      },
    ];
  return sights.map(({ names, lat, lng }) => ({
    location: { location: placeInfo(names['en'] ?? Object.values(names)[0] ?? '', { lat, lng }) },
    relation_type: related,
  }));
}

function placeInfo(name: string, { lat, lng }: { readonly lat: number; readonly lng: number }): object {
  return { place_info: { name, coordinates: { latitude: lat, longitude: lng } } };
}

/** Whole units and billionths, by the currency's own digits: half a dinar is 500 of its 1000 parts. */
export function feedMoney({ minor, currency }: Money): object {
  const digits = currencies[currency].digits;
  const whole = 10n ** BigInt(digits);
  const nanos = Number((minor % whole) * 10n ** BigInt(9 - digits));
  return { currency_code: currency, units: Number(minor / whole), ...(nanos === 0 ? {} : { nanos }) };
}

function features(feature_type: string, lines: readonly string[]): object[] {
  return lines.map((line) => ({ feature_type, value: english(line) }));
}

function texts(names: Names): object {
  const tags = Object.keys(names);
  return { localized_texts: tags.map((tag) => ({ language_code: tag, text: nameIn(names, tag).text })) };
}

function english(text: string): object {
  return { localized_texts: [{ language_code: 'en', text }] };
}
