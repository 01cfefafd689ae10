import { describe, expect, it } from 'vitest';

import type { Destination } from '#src/domain/catalogue/destination.ts';
import type { LiveOption, LiveProduct, LiveUnit } from '#src/domain/catalogue/live-product.ts';
import { feedMoney, feedProduct, type ThingToDo } from '#src/domain/search/cards/things-to-do.ts';
import { money } from '#src/domain/shared/money/money.ts';

const adult: LiveUnit = {
  id: 'adult',
  type: 'ADULT',
  title: 'Grown-up',
  minAge: 18,
  maxAge: 99,
  pax: 1,
  accompanied: false,
  priceMinor: 1_950n,
};
const option = {
  id: 'day',
  title: 'Day ticket',
  differs: [],
  cancellation: [],
  units: [adult],
} as unknown as LiveOption;
const product = {
  id: 31,
  supplier: 'Left Bank Tickets',
  category: 'museum',
  titles: { en: 'Louvre', ja: 'ルーヴル' },
  text: 'All of it.',
  highlights: ['The lady'],
  included: ['Entry', 'Map'],
  excluded: [],
  goodToKnow: ['Closed on Tuesdays'],
  meetingPoint: { name: 'Pyramid', address: 'Rue de Rivoli', lat: 48.86, lng: 2.34 },
  durationMinutes: { from: 120, to: 120 },
  instantConfirmation: true,
  redemption: 'DIGITAL',
  options: [option],
} as unknown as LiveProduct;
const sight = { names: { en: 'Louvre Museum', fr: 'Musée du Louvre' }, lat: 48.861, lng: 2.338 };
const thing: ThingToDo = {
  product,
  destination: { id: 3, names: { en: 'Paris' }, lat: 48.85, lng: 2.35 } as unknown as Destination,
  offers: [{ option, unit: adult, price: money(1_950n, 'EUR') }],
  rating: { score: 87, count: 12, sample: false },
  sights: [sight],
  page: 'https://shop.example/activity/31/',
  pictures: ['https://shop.example/pictures/1.jpg'],
};

const english = (text: string) => ({ localized_texts: [{ language_code: 'en', text }] });
const at = (name: string, latitude: number, longitude: number) => ({
  place_info: { name, coordinates: { latitude, longitude } },
});
const fed = (facts: Partial<LiveProduct> = {}, more: Partial<ThingToDo> = {}) =>
  feedProduct({ ...thing, ...more, product: { ...product, ...facts } });
const fedOption = (facts: Partial<LiveOption>, more: Partial<LiveProduct> = {}, about: Partial<ThingToDo> = {}) => {
  const offers = [{ option: { ...option, ...facts }, unit: adult, price: money(1_950n, 'EUR') }];
  return (fed(more, { ...about, offers }) as { options: readonly object[] }).options[0];
};

describe('feedProduct', () => {
  it('describes a product with its options as the feed requires', () => {
    expect(fed()).toEqual({
      id: '31',
      title: {
        localized_texts: [
          { language_code: 'en', text: 'Louvre' },
          { language_code: 'ja', text: 'ルーヴル' },
        ],
      },
      description: english('All of it.'),
      rating: { average_value: 4.4, rating_count: 12 },
      product_features: [
        { feature_type: 'TEXT_FEATURE_HIGHLIGHT', value: english('The lady') },
        { feature_type: 'TEXT_FEATURE_INCLUSION', value: english('Entry') },
        { feature_type: 'TEXT_FEATURE_INCLUSION', value: english('Map') },
        { feature_type: 'TEXT_FEATURE_MUST_KNOW', value: english('Closed on Tuesdays') },
      ],
      options: [
        {
          id: 'day',
          title: english('Day ticket'),
          landing_page: { url: 'https://shop.example/activity/31/' },
          duration_sec: 7_200,
          option_categories: [{ label: 'museum' }],
          related_locations: [
            {
              location: { location: at('Louvre Museum', 48.861, 2.338) },
              relation_type: 'RELATION_TYPE_ADMISSION_TICKET',
            },
          ],
          price_options: [
            { id: 'day-adult', title: 'Adult', price: { currency_code: 'EUR', units: 19, nanos: 500_000_000 } },
          ],
        },
      ],
      related_media: [
        {
          url: 'https://shop.example/pictures/1.jpg',
          type: 'MEDIA_TYPE_PHOTO',
          attribution: english('Illustration'),
        },
      ],
      operator: { google_business_profile_name: english('Left Bank Tickets') },
      inventory_type: 'INVENTORY_TYPE_DEFAULT',
      confirmation_type: 'CONFIRMATION_TYPE_INSTANT',
      fulfillment_type: { mobile: true, print_at_home: false, pickup: false },
    });
  });

  it('says nothing of ratings by samples or by nobody (RU-32)', () => {
    expect(fed({}, { rating: { score: 87, count: 12, sample: true } })).not.toHaveProperty('rating');
    expect(fed({}, { rating: null })).not.toHaveProperty('rating');
  });

  it('names no operator where none is known', () => {
    expect(fed({ supplier: '' })).not.toHaveProperty('operator');
  });

  it('says that a booking is confirmed later, or its ticket printed', () => {
    expect(fed({ instantConfirmation: false, redemption: 'PRINT' })).toMatchObject({
      confirmation_type: 'CONFIRMATION_TYPE_PENDING',
      fulfillment_type: { mobile: false, print_at_home: true },
    });
  });
});

describe('an option in the feed', () => {
  it('says what sets it apart, and no duration that varies', () => {
    const found = fedOption(
      { differs: ['Small group.', 'In the evening.'] },
      { durationMinutes: { from: 60, to: 90 } },
    );
    expect(found).toMatchObject({ description: english('Small group. In the evening.') });
    expect(found).not.toHaveProperty('duration_sec');
  });

  it('has the steps of cancelling that give something back, in seconds', () => {
    const cancellation = [
      { hoursBefore: 48, refundPercent: 100 },
      { hoursBefore: 24, refundPercent: 50 },
      { hoursBefore: 0, refundPercent: 0 },
    ];
    expect(fedOption({ cancellation })).toMatchObject({
      cancellation_policy: {
        refund_conditions: [
          { min_duration_before_start_time_sec: 172_800, refund_percent: 100 },
          { min_duration_before_start_time_sec: 86_400, refund_percent: 50 },
        ],
      },
    });
    expect(fedOption({ cancellation: cancellation.slice(2) })).not.toHaveProperty('cancellation_policy');
  });

  it.each<[string, Partial<LiveProduct>, Partial<ThingToDo>, string, readonly object[]]>([
    [
      'no admission to one of several sights',
      {},
      { sights: [sight, { names: { fr: 'Orangerie' }, lat: 48.86, lng: 2.32 }] },
      'RELATION_TYPE_RELATED_NO_ADMISSION',
      [at('Louvre Museum', 48.861, 2.338), at('Orangerie', 48.86, 2.32)],
    ],
    [
      'no admission by a tour',
      { category: 'tour' },
      {},
      'RELATION_TYPE_RELATED_NO_ADMISSION',
      [at('Louvre Museum', 48.861, 2.338)],
    ],
    ['the city without sights', {}, { sights: [] }, 'RELATION_TYPE_RELATED_NO_ADMISSION', [at('Paris', 48.85, 2.35)]],
  ])('is related to places: %s', (_, facts, more, relation_type, locations) => {
    expect(fedOption({}, facts, more)).toMatchObject({
      related_locations: locations.map((location) => ({ location: { location }, relation_type })),
    });
  });

  it('has a meeting point unless it is the way in', () => {
    expect(fedOption({}, { category: 'tour' })).toMatchObject({
      meeting_point: { location: at('Pyramid', 48.86, 2.34) },
    });
    expect(fedOption({}, { category: 'theme-park' })).not.toHaveProperty('meeting_point');
  });
});

describe('feedMoney', () => {
  it.each([
    [1_950n, 'EUR', { currency_code: 'EUR', units: 19, nanos: 500_000_000 }],
    [2_000n, 'EUR', { currency_code: 'EUR', units: 20 }],
    [2_100n, 'JPY', { currency_code: 'JPY', units: 2_100 }],
    [500n, 'KWD', { currency_code: 'KWD', units: 0, nanos: 500_000_000 }],
  ] as const)('writes %i minor units of %s', (minor, currency, written) => {
    expect(feedMoney(money(minor, currency))).toEqual(written);
  });
});
