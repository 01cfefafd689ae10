import { describe, expect, it } from 'vitest';

import type { Destination } from '#src/domain/catalogue/destination.ts';
import { liveCatalogue, type LiveOption, type LiveProduct } from '#src/domain/catalogue/live-product.ts';
import type { RatingSummary } from '#src/domain/reviews/review.ts';
import { optionKey, type OpenCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { optionGroups, profileOf } from '#src/domain/search/documents/booking-profile.ts';
import { dayRing, indexedDays, specialBit } from '#src/domain/search/documents/indexed-document.ts';
import { searchItemOf, searchOfferOf } from '#src/domain/search/documents/search-item.ts';

/** The days of a ring, from 0 to 191. */
function daysIn(ring: Uint32Array | undefined): number[] {
  return Array.from({ length: indexedDays }, (_, day) => day).filter(
    (day) => (((ring?.[day >> 5] ?? 0) >>> (day & 31)) & 1) === 1,
  );
}

const adult: LiveOption['units'][number] = {
  id: 'adult',
  type: 'ADULT',
  title: 'Adult',
  minAge: 18,
  maxAge: 99,
  pax: 1,
  accompanied: false,
  priceMinor: 1000n,
};

function option(id: string, facts: Partial<LiveOption> = {}): LiveOption {
  return {
    id,
    title: id,
    differs: [],
    schedule: {
      kind: 'START_TIME',
      week: [{ days: [1, 2, 3, 4, 5, 6, 7], times: ['10:00', '09:30'] }],
      seasons: [],
      closed: [],
      soldOut: [],
    },
    capacity: 10,
    cutoffMinutes: 0,
    minParty: 1,
    maxParty: 9,
    cancellation: [{ hoursBefore: 24, refundPercent: 100 }],
    units: [adult],
    priceRules: [],
    ...facts,
  };
}

function product(options: readonly LiveOption[], facts: Partial<LiveProduct> = {}): LiveProduct {
  return {
    id: 1,
    slug: 'louvre',
    destinationId: 3,
    rank: 7,
    category: 'museum',
    titles: { en: 'Louvre' },
    summary: 'Art.',
    languages: ['fr', 'de'],
    instantConfirmation: true,
    redemption: 'DIGITAL',
    meetingPoint: { name: 'Pyramid', address: '', lat: 48.86, lng: 2.34 },
    picture: { scene: 'museum', time: 'day', seed: 1 },
    options,
    ...facts,
    // The rest of a product is on its page alone.
  } as LiveProduct;
}

function openOf(
  sold: LiveProduct,
  {
    days = {},
    lowest,
    rating,
  }: { days?: Readonly<Record<string, readonly number[]>>; lowest?: bigint; rating?: RatingSummary } = {},
): OpenCatalogue {
  const paris = {
    id: 3,
    slug: 'paris',
    names: { en: 'Paris' },
    country: 'FR',
    currency: 'EUR',
  } as unknown as Destination;
  return {
    live: liveCatalogue([paris], [sold]),
    openDays: new Map(Object.entries(days).map(([id, open]) => [optionKey(sold.id, id), { days: open }])),
    lowest: new Map(lowest === undefined ? [] : [[sold.id, lowest]]),
    beside: new Map(),
    ratings: new Map(rating === undefined ? [] : [[sold.id, { summary: rating, distribution: [] }]]),
  } as unknown as OpenCatalogue;
}

describe('dayRing', () => {
  it('holds each day at its place in the ring of 192', () => {
    expect(daysIn(dayRing([0, 31, 32, 191]))).toEqual([0, 31, 32, 191]);
    expect(daysIn(dayRing([192, 192 + 64]))).toEqual([0, 64]);
    expect(daysIn(dayRing([]))).toEqual([]);
  });
});

describe('specialBit', () => {
  it('has a bit of its own for each special option', () => {
    expect([specialBit('free_cancellation'), specialBit('instant'), specialBit('mobile_ticket')]).toEqual([1, 2, 4]);
  });
});

describe('optionGroups', () => {
  it('puts options with equal terms together, in the order of their firsts', () => {
    const small = option('small', { maxParty: 2 });
    const groups = optionGroups({ options: [option('a'), small, option('b', { title: 'Other' })] });
    expect(groups.map(({ ids }) => ids)).toEqual([['a', 'b'], ['small']]);
    expect(groups.map(({ terms }) => terms.party.maxParty)).toEqual([9, 2]);
  });

  it.each<[string, Partial<LiveOption>]>([
    ['another deadline of cancelling', { cancellation: [{ hoursBefore: 48, refundPercent: 100 }] }],
    ['no free cancellation', { cancellation: [{ hoursBefore: 24, refundPercent: 50 }] }],
    ['other ages', { units: [{ ...adult, maxAge: 64 }] }],
    ['a limit of tickets', { units: [{ ...adult, maxQuantity: 4 }] }],
  ])('distinguishes options with %s', (_, facts) => {
    expect(optionGroups({ options: [option('a'), option('b', facts)] })).toHaveLength(2);
  });
});

describe('profileOf', () => {
  it('has sorted languages and needs, and the terms of each group', () => {
    const sold = product([option('a'), option('b')], { access: ['wheelchair_loan', 'accessible_toilet'] });
    expect(profileOf(sold)).toEqual({
      languages: ['de', 'fr'],
      access: ['accessible_toilet', 'wheelchair_loan'],
      options: [
        {
          freeHours: 24,
          firstMinute: 570,
          party: {
            minParty: 1,
            maxParty: 9,
            units: [{ id: 'adult', minAge: 18, maxAge: 99, pax: 1, accompanied: false, maxQuantity: null }],
          },
        },
      ],
    });
  });

  it('begins opening hours with the opening, and an option without times at the end of the day', () => {
    const minuteOf = (week: LiveOption['schedule']['week']) =>
      profileOf(product([option('a', { schedule: { ...option('a').schedule, week } })])).options[0]?.firstMinute;
    expect(minuteOf([{ days: [1], hours: { from: '08:15', to: '18:00' } }])).toBe(495);
    expect(minuteOf([{ days: [1] }])).toBe(1439);
  });
});

describe('searchOfferOf', () => {
  it('has the days of all options in one ring where their terms are equal', () => {
    const sold = product([option('a'), option('b')]);
    const offer = searchOfferOf(openOf(sold, { days: { a: [1, 2], b: [2, 40] }, lowest: 1500n }), sold, '2026-12-01');
    expect(offer).toMatchObject({ id: 1, price: 1500, staleAt: '2026-12-01' });
    expect(daysIn(offer.days)).toEqual([1, 2, 40]);
    expect(offer.optionDays).toBeUndefined();
  });

  it('has a ring for each group where terms differ', () => {
    const sold = product([option('a'), option('small', { maxParty: 2 })]);
    const offer = searchOfferOf(openOf(sold, { days: { a: [1], small: [5] } }), sold, null);
    expect(daysIn(offer.days)).toEqual([1, 5]);
    expect(offer.optionDays?.map(daysIn)).toEqual([[1], [5]]);
  });

  it('has no price and no day where nothing is on sale', () => {
    const sold = product([option('a')]);
    const offer = searchOfferOf(openOf(sold), sold, null);
    expect([offer.price, daysIn(offer.days)]).toEqual([null, []]);
  });
});

describe('searchItemOf', () => {
  const words = new Map([['louvre', 1]]);
  const itemOf = (sold: LiveProduct, rating?: RatingSummary, sampleData = false) =>
    searchItemOf(openOf(sold, rating === undefined ? {} : { rating }), sold, { words, staleAt: null, sampleData });

  it('has what filters and sorts look at', () => {
    expect(itemOf(product([option('a')]), { score: 88, count: 12, sample: false })).toMatchObject({
      destinationId: 3,
      country: 'FR',
      category: 'museum',
      currency: 'EUR',
      score: 88,
      reviews: 12,
      popularity: 999_993,
      words,
      profile: { languages: ['de', 'fr'] },
      content: { product: { slug: 'louvre' }, destination: { id: 3 }, byGuests: true },
    });
  });

  it.each<[string, LiveProduct, number]>([
    ['all special options', product([option('a')]), 7],
    ['none without free cancellation', product([option('a', { cancellation: [] })]), 6],
    ['none where it is confirmed later', product([option('a')], { instantConfirmation: false }), 5],
    ['none where the ticket is printed', product([option('a')], { redemption: 'PRINT' }), 3],
  ])('has the bits of %s', (_, sold, specials) => {
    expect(itemOf(sold).specials).toBe(specials);
  });

  it('counts samples only where they are shown, and never as those of guests (RU-32)', () => {
    const sample: RatingSummary = { score: 88, count: 12, sample: true };
    const shown = itemOf(product([option('a')]), sample, true);
    expect([shown.score, shown.reviews, 'byGuests' in shown.content]).toEqual([88, 12, false]);
    const hidden = itemOf(product([option('a')]), sample);
    expect([hidden.score, hidden.reviews, 'byGuests' in hidden.content]).toEqual([0, 0, false]);
  });
});
