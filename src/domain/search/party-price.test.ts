import { describe, expect, it } from 'vitest';

import { dayNumber } from '#src/domain/shared/time/day-number.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import { liveCatalogue, type LiveOption, type LiveProduct, type LiveUnit } from '#src/domain/catalogue/live-product.ts';
import { LowestPrices } from '#src/domain/catalogue/prices/lowest-price.ts';
import { leastBooking } from '#src/domain/search/cards/least-booking.ts';
import { joinCatalogue } from '#src/domain/search/cards/open-catalogue.ts';
import { feedProduct } from '#src/domain/search/cards/things-to-do.ts';
import type { Deal } from '#src/domain/catalogue/prices/deal-price.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { PriceRule } from '#src/domain/catalogue/prices/price-rule.ts';
import { priceBeside, requestedPrice, needsOwnPrice, priceQueryOf } from '#src/domain/search/party-price.ts';

// 2026-12-04 is a Friday.
const friday = dayNumber('2026-12-04');
const saturday = friday + 1;

const unit = (id: string, type: LiveUnit['type'], ages: readonly [number, number], priceMinor: bigint): LiveUnit => ({
  id,
  type,
  title: id,
  minAge: ages[0],
  maxAge: ages[1],
  pax: 1,
  accompanied: type === 'INFANT',
  priceMinor,
});
const zoo = [
  unit('senior', 'SENIOR', [65, 99], 0n),
  unit('child', 'CHILD', [6, 17], 50n),
  unit('infant', 'INFANT', [0, 5], 0n),
  unit('adult', 'ADULT', [18, 64], 100n),
];

function option(id: string, units: readonly LiveUnit[], priceRules: readonly PriceRule[] = []): LiveOption {
  // Only what prices need.
  return {
    id,
    minParty: 1,
    maxParty: 9,
    schedule: {
      kind: 'START_TIME',
      week: [{ days: [1, 2, 3, 4, 5, 6, 7], times: ['10:00'] }],
      seasons: [],
      closed: [],
      soldOut: [],
    },
    units,
    priceRules,
    cancellation: [],
  } as unknown as LiveOption;
}

function shop(options: readonly LiveOption[], days = [friday, saturday]) {
  const product = { id: 1, destinationId: 3, rank: 1, options } as unknown as LiveProduct;
  const place = { id: 3, currency: 'HKD', timeZone: 'Asia/Hong_Kong' } as unknown as Destination;
  const content = {
    stamp: '1',
    live: liveCatalogue([place], [product]),
    prices: new LowestPrices(),
    ratings: new Map(),
  };
  const openDays = options.map(({ id }) => ({ productId: 1, optionId: id, days, tonight: false }));
  return { open: joinCatalogue(content, openDays, Date.parse('2026-12-01T00:00:00Z')), product };
}

describe('the "from" price of a product', () => {
  it('is what one adult pays, beside children who pay less and seniors who pay nothing', () => {
    expect(shop([option('day', zoo)]).open.lowest.get(1)).toBe(100n);
  });

  it('is of an option that an adult can buy', () => {
    const young = option('young', [unit('child', 'CHILD', [6, 17], 20n)]);
    expect(shop([young, option('day', zoo)]).open.lowest.get(1)).toBe(100n);
    expect(shop([young]).open.lowest.get(1)).toBe(20n);
  });

  it('is the lowest of the days with places', () => {
    const rules: PriceRule[] = [{ name: 'Saturdays', days: [6], prices: { adult: '1.50', child: '0.10' } }];
    expect(shop([option('day', zoo, rules)]).open.lowest.get(1)).toBe(100n);
    expect(shop([option('day', zoo, rules)], [saturday]).open.lowest.get(1)).toBe(150n);
    expect(shop([option('day', zoo)], []).open.lowest.get(1)).toBeUndefined();
  });
});

describe('the price for those who travel', () => {
  const priceOf = (party: readonly number[], day: number | null = null, options = [option('day', zoo)]) => {
    const { open, product } = shop(options);
    return requestedPrice(open, product, { party, day });
  };

  it('is the total of the party', () => {
    expect([priceOf([30]), priceOf([30, 30]), priceOf([30, 8]), priceOf([70]), priceOf([30, 2])]).toEqual([
      100n,
      200n,
      150n,
      0n,
      100n,
    ]);
  });

  it('is that of one adult without a party, on the given day', () => {
    const rules: PriceRule[] = [{ name: 'Saturdays', days: [6], prices: { adult: '1.50', child: '0.10' } }];
    const options = [option('day', zoo, rules)];
    expect([priceOf([], friday, options), priceOf([], saturday, options)]).toEqual([100n, 150n]);
    expect(priceOf([30, 8], saturday, options)).toBe(160n);
    expect(priceOf([30, 8], null, options)).toBe(150n);
    expect(priceOf([], saturday + 1, options)).toBeNull();
  });

  it('is of an option that all of them can book together', () => {
    const cheap = option('adults', [unit('adult', 'ADULT', [18, 64], 60n)]);
    expect(priceOf([30, 30], null, [cheap, option('day', zoo)])).toBe(120n);
    expect(priceOf([30, 8], null, [cheap, option('day', zoo)])).toBe(150n);
    expect(priceOf([2])).toBeNull();
  });

  it('is looked for when people or a day are named', () => {
    expect([
      needsOwnPrice({ party: [], day: null }),
      needsOwnPrice({ party: [30], day: null }),
      needsOwnPrice({ party: [], day: 1 }),
    ]).toEqual([false, true, true]);
  });
});

describe('wishOf', () => {
  it.each([
    ['the party and the day', { party: [30, 8], start_time: '2026-12-04T00:00:00Z' }, { party: [30, 8], day: friday }],
    ['nobody and no day', {}, { party: [], day: null }],
  ])('returns %s that a filter names', (_, filter, wish) => {
    expect(priceQueryOf(filter)).toEqual(wish);
  });
});

describe('priceBeside', () => {
  const { open, product } = shop([option('day', zoo)]);

  it.each([
    ['what all pay, where that is another price', [30, 8], null, 150n],
    ['null where one adult pays the same', [30], friday, null],
    ['null where nothing more is wished for', [], null, null],
    ['null where the party cannot book', [2], null, null],
  ])('is %s', (_, party, day, price) => {
    expect(priceBeside(open, product, { party, day })).toBe(price);
  });
});

describe('the "from" price by a deal', () => {
  const deal = (lead: Deal['lead']): Deal => ({
    id: 1,
    titles: { en: 'Early birds' },
    effect: { kind: 'percent', percent: 20 },
    visit: null,
    days: null,
    lead,
    stacks: false,
    limited: false,
  });
  const found = (one: Deal) => {
    const { open } = shop([{ ...option('day', zoo), deals: [one] }]);
    return [open.lowest.get(1), open.beside.get(1)?.deal?.id];
  };

  it('is that of the deal, which stands beside it', () => {
    expect(found(deal(null))).toEqual([80n, 1]);
  });

  it('counts the days ahead from today at the place', () => {
    // It is December 1 in Hong Kong: Friday is three days ahead, Saturday four.
    expect(found(deal({ least: 4, most: null }))).toEqual([80n, 1]);
    expect(found(deal({ least: 5, most: null }))).toEqual([100n, undefined]);
    expect(found(deal({ least: 0, most: 2 }))).toEqual([100n, undefined]);
  });
});

describe('the least that an adult books', () => {
  const least = (minParty: number, ...units: readonly LiveUnit[]) => {
    const only = { ...option('day', units), minParty };
    const { open, product } = shop([only]);
    const booking = leastBooking(open, product, only);
    return booking === null ? null : [booking.unit.id, booking.minor];
  };
  const car = { ...unit('car', 'OTHER', [0, 99], 300n), pax: 3 };
  const van = { ...unit('van', 'OTHER', [0, 99], 500n), pax: 6 };

  it('is one ticket, or as many as take the smallest party', () => {
    expect([least(1, ...zoo), least(2, ...zoo)]).toEqual([
      ['adult', 100n],
      ['adult', 200n],
    ]);
    expect([least(1, car, van), least(3, car, van), least(4, car, van), least(7, car, van)]).toEqual([
      ['car', 300n],
      ['car', 300n],
      ['van', 500n],
      ['car', 900n],
    ]);
  });

  it('is nothing where there are no places', () => {
    const only = option('day', zoo);
    const { open, product } = shop([only], []);
    expect(leastBooking(open, product, only)).toBeNull();
  });

  it('is published to Google as its ticket', () => {
    const reported = (one: LiveUnit): unknown => {
      const only = { ...option('day', [one]), title: 'Day', differs: [] };
      const facts = {
        titles: { en: 'Zoo' },
        highlights: [],
        included: [],
        excluded: [],
        goodToKnow: [],
        durationMinutes: {},
      };
      const product = { ...facts, id: 1, supplier: '', meetingPoint: {}, options: [only] } as unknown as LiveProduct;
      const offers = [{ option: only, unit: one, price: money(one.priceMinor, 'HKD') }];
      const destination = { names: { en: 'Hong Kong' } } as unknown as Destination;
      const thing = { product, destination, offers, rating: null, sights: [], page: '', pictures: [] };
      return (feedProduct(thing) as { options: { price_options: unknown }[] }).options[0]?.price_options;
    };
    expect(reported(car)).toEqual([{ id: 'day-car', title: 'car', price: { currency_code: 'HKD', units: 3 } }]);
    expect(reported(zoo[3] ?? car)).toEqual([
      { id: 'day-adult', title: 'Adult', price: { currency_code: 'HKD', units: 1 } },
    ]);
  });
});
