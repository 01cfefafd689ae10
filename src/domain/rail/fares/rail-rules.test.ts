import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { money } from '#src/domain/shared/money/money.ts';
import { fareOffers, type FaredRide, type RailFare } from '#src/domain/rail/fares/fare.ts';
import { mayHold, passengerFare, type RailRules } from '#src/domain/rail/fares/passenger.ts';
import { priceOffer } from '#src/domain/rail/fares/price-offer.ts';
import { allNames, railName } from '#src/domain/rail/rail-name.ts';
import { refundOffer, type RefundStep } from '#src/domain/rail/fares/refund.ts';
import { runsOn, serviceDayStart, shiftCalendar, spanOf } from '#src/domain/rail/feed/service-day.ts';
import { atStation, stationTime } from '#src/domain/rail/station-time.ts';

const hour = 3_600_000;

describe('the ladder of a refund', () => {
  // A fixed fee until two days before, then a twentieth, a tenth, a fifth, and nothing once the train has left.
  const ladder: readonly RefundStep[] = [
    { minutesBefore: 2880, keeps: { kind: 'amount', minor: 400 } },
    { minutesBefore: 1440, keeps: { kind: 'percent', percent: 5 } },
    { minutesBefore: 180, keeps: { kind: 'percent', percent: 10 } },
    { minutesBefore: 0, keeps: { kind: 'percent', percent: 20 } },
  ];
  const paid = money(59_800, 'KRW');
  const keptAt = (before: number): number => Number(refundOffer({ refund: ladder }, paid, 0, -before).keeps.minor);

  it('charges more the later a ticket is returned, to the millisecond', () => {
    expect([72 * hour, 48 * hour, 48 * hour - 1].map(keptAt)).toEqual([400, 400, 2990]);
    expect([24 * hour, 24 * hour - 1, 3 * hour, 3 * hour - 1].map(keptAt)).toEqual([2990, 5980, 5980, 11_960]);
    expect([1, 0, -1].map(keptAt)).toEqual([11_960, 11_960, 59_800]);
  });

  it('never charges more than was paid, and returns the end of each step', () => {
    const cheap = refundOffer({ refund: ladder }, money(300, 'KRW'), 0, -100 * hour);
    expect(cheap).toEqual({ back: money(0, 'KRW'), keeps: money(300, 'KRW'), untilMs: -48 * hour });
    expect(refundOffer({ refund: [] }, paid, 0, -100 * hour)).toEqual({
      back: money(0, 'KRW'),
      keeps: paid,
      untilMs: null,
    });
  });
});

describe('ages and railcards', () => {
  const rules: RailRules = {
    ages: [
      { id: 'infant', minAge: 0, maxAge: 3, percent: 0 },
      { id: 'child', minAge: 4, maxAge: 11, percent: 50 },
      { id: 'senior', minAge: 65, maxAge: 130, percent: 70 },
    ],
    cards: [
      {
        id: 'half',
        names: { default: 'en', en: 'Half' },
        percentOff: 50,
        minAge: 16,
        maxAge: 130,
        classes: ['standard'],
      },
      { id: 'young', names: { default: 'en', en: 'Young' }, percentOff: 25, minAge: 12, maxAge: 27, classes: null },
    ],
  };
  const full = { minor: 1001n, currency: 'EUR', class: 'standard' } as const;
  const pays = (age: number | null, card: string | null = null, fareClass: 'standard' | 'first' = 'standard'): number =>
    Number(passengerFare(rules, { age, card }, { ...full, class: fareClass }));

  it('lower a fare by the better of the two, never by both', () => {
    expect([3, 4, 11, 12, 64, 65, null].map((age) => pays(age))).toEqual([0, 500, 500, 1001, 1001, 701, 1001]);
    expect([pays(70, 'half'), pays(70, 'half', 'first'), pays(9, 'half')]).toEqual([500, 701, 500]);
    expect([pays(20, 'young'), pays(27, 'young'), pays(28, 'young'), pays(20, 'none')]).toEqual([751, 751, 1001, 1001]);
  });

  it('accept an adult without an age for a card that adults can hold', () => {
    expect([pays(null, 'half'), pays(null, 'young')]).toEqual([500, 751]);
    const card = (minAge: number, maxAge: number) => ({ minAge, maxAge });
    expect([mayHold(card(65, 130), null), mayHold(card(4, 18), null), mayHold(card(4, 17), null)]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('never lower a fare by a card that a person of the given age cannot hold', () => {
    const age = fc.integer({ min: 18, max: 120 });
    fc.assert(
      fc.property(age, age, age, (said, one, other) => {
        const card = { id: 'x', names: { default: 'en', en: 'X' }, percentOff: 40, classes: null };
        const [minAge, maxAge] = [Math.min(one, other), Math.max(one, other)];
        const paid = passengerFare({ ages: [], cards: [{ ...card, minAge, maxAge }] }, { age: said, card: 'x' }, full);
        expect(paid < 1001n).toBe(minAge <= said && said <= maxAge);
      }),
    );
  });
});

const fare = (facts: Partial<RailFare>): RailFare => ({
  key: 'f',
  class: 'standard',
  names: null,
  priceMinor: 100n,
  currency: 'EUR',
  line: null,
  origin: null,
  destination: null,
  contains: [],
  changes: null,
  validSeconds: null,
  operator: null,
  conditions: null,
  ...facts,
});
const ride = (facts: Partial<FaredRide>): FaredRide => ({
  feed: 1,
  line: 1,
  operator: 'Bay',
  staysOn: false,
  originZone: 'a',
  destinationZone: 'b',
  zones: ['a', 'b'],
  departs: 0,
  ...facts,
});

describe('fares of a journey', () => {
  const two = [ride({}), ride({ line: 2, originZone: 'b', destinationZone: 'c', zones: ['b', 'c'], departs: 3600 })];
  const reported = (rides: readonly FaredRide[], fares: readonly RailFare[]): string[] =>
    fareOffers(rides, () => fares).map(
      ({ class: one, through, tickets }) =>
        `${one} ${through ? 'through ' : ''}${tickets.map((ticket) => `${ticket.fare.key}:${ticket.first}-${ticket.last}`).join(' ')}`,
    );

  it('are a through fare where one holds for all of it, the cheapest of each first', () => {
    const fares = [
      fare({ key: 'dear', priceMinor: 300n, origin: 'a', destination: 'c' }),
      fare({ key: 'cheap', priceMinor: 250n, origin: 'a', destination: 'c', changes: 1 }),
      fare({ key: 'direct', priceMinor: 90n, origin: 'a', destination: 'c', changes: 0 }),
      fare({ key: 'short', priceMinor: 80n, origin: 'a', destination: 'c', validSeconds: 3599 }),
      fare({ key: 'around', priceMinor: 70n, contains: ['a', 'c'] }),
      fare({ key: 'all', priceMinor: 320n, contains: ['a', 'b', 'c'] }),
      fare({ key: 'line', priceMinor: 60n, line: 1 }),
    ];
    expect(reported(two, fares)).toEqual([
      'standard through cheap:0-1',
      'standard through dear:0-1',
      'standard through all:0-1',
    ]);
  });

  it('are of each key the cheapest that holds, in whatever order they come', () => {
    const prices = [300n, 250n, 270n];
    for (const order of [prices, prices.toReversed(), prices.toSorted((a, b) => Number(a - b))]) {
      const fares = order.map((priceMinor) => fare({ priceMinor, origin: 'a', destination: 'c' }));
      const offers = fareOffers(two, () => fares).map(({ tickets }) => tickets.map((one) => one.fare.priceMinor));
      expect(offers).toEqual([[250n]]);
    }
  });

  it('are else the sum of as few tickets as cover it, for each class that any ride has', () => {
    const fares = [
      fare({ key: 'one', line: 1 }),
      fare({ key: 'two', line: 2 }),
      fare({ key: 'fine', line: 2, class: 'first', priceMinor: 500n }),
    ];
    expect(reported(two, fares)).toEqual(['first one:0-0 fine:1-1', 'standard one:0-0 two:1-1']);
  });

  it('are none where a ride has none, and none over two feeds as one', () => {
    expect(reported(two, [fare({ line: 1 })])).toEqual([]);
    expect(reported(two, [])).toEqual([]);
    const abroad = [ride({}), ride({ feed: 2 })];
    expect(reported(abroad, [fare({})])).toEqual(['standard f:0-0 f:1-1']);
  });

  it('add up in the traveller’s currency, or not at all where a rate is unknown', () => {
    const rates = { date: '2026-11-20', hkdPerUnit: { EUR: 900_000_000n, KRW: 600_000n } };
    const [offer] = fareOffers([ride({})], () => [fare({ priceMinor: 1000n })]);
    const ground = {
      travellers: [
        { age: null, card: null },
        { age: 4, card: null },
      ],
      rulesOf: () => ({ ages: [{ id: 'child', minAge: 4, maxAge: 11, percent: 50 }], cards: [] }) as const,
      departsMs: () => 0,
      rates,
      nowMs: -hour,
    };
    if (offer === undefined) throw new Error('no offer');
    expect(priceOffer(offer, { ...ground, currency: 'HKD' })).toMatchObject({
      total: money(13_500, 'HKD'),
      tickets: [{ price: money(1500, 'EUR'), refund: null }],
    });
    expect(priceOffer(offer, { ...ground, currency: 'USD' })).toBeNull();
  });
});

describe('times of a station', () => {
  it('exist once, twice or not at all', () => {
    expect(stationTime('2026-12-01', '09:30', 'Asia/Tokyo')).toEqual({
      kind: 'once',
      seconds: Date.UTC(2026, 11, 1, 0, 30) / 1000,
    });
    expect(stationTime('2027-03-28', '02:30', 'Europe/Paris')).toEqual({ kind: 'skipped', next: '03:00' });
    expect(stationTime('2027-10-31', '02:30', 'Europe/Paris')).toEqual({
      kind: 'twice',
      seconds: Date.UTC(2027, 9, 31, 0, 30) / 1000,
    });
    expect(atStation(Date.UTC(2027, 9, 31, 1, 30) / 1000, 'Europe/Paris')).toEqual({
      date: '2027-10-31',
      time: '02:30',
      offset: '+01:00',
    });
  });

  it('count from twelve hours before noon, so that a train at nine leaves at nine whatever the clocks do', () => {
    const nine = (date: string): string =>
      atStation(serviceDayStart(date, 'Europe/Paris') + 9 * 3600, 'Europe/Paris').time;
    expect(['2027-03-27', '2027-03-28', '2027-10-31'].map(nine)).toEqual(['09:00', '09:00', '09:00']);
  });
});

describe('a service calendar', () => {
  const working = {
    key: 'w',
    weekdays: 31,
    from: '2026-12-01',
    to: '2026-12-31',
    added: ['2027-01-02'],
    removed: ['2026-12-25'],
  };

  it('runs on its weekdays, on days that were added, and not on those taken away', () => {
    const days = ['2026-11-30', '2026-12-01', '2026-12-05', '2026-12-25', '2026-12-31', '2027-01-01', '2027-01-02'];
    expect(days.filter((day) => runsOn(working, day))).toEqual(['2026-12-01', '2026-12-31', '2027-01-02']);
    expect(spanOf([working])).toEqual({ from: '2026-12-01', to: '2027-01-02' });
    expect(spanOf([working, { ...working, to: null }]).to).toBeNull();
  });

  it('moves by whole weeks', () => {
    expect(shiftCalendar(working, -1)).toMatchObject({ from: '2026-11-24', to: '2026-12-24', added: ['2026-12-26'] });
  });
});

describe('names', () => {
  const names = {
    default: 'zh-HK',
    'zh-HK': '香港西九龍',
    'zh-CN': '香港西九龙',
    en: 'West Kowloon',
    'ja-Hrkt': 'にしクーロン',
  };

  it('are those of the language, of one that is written alike, English ones, or the publisher’s', () => {
    const shown = (language: string): string => railName(names, language).text;
    expect(['zh-CN', 'zh-TW', 'en-GB', 'ko'].map(shown)).toEqual([
      '香港西九龙',
      '香港西九龍',
      'West Kowloon',
      'West Kowloon',
    ]);
    expect(railName({ default: 'ja', ja: '三宮' }, 'de')).toEqual({ text: '三宮', lang: 'ja' });
    expect(allNames(names)).toEqual(['香港西九龍', '香港西九龙', 'West Kowloon', 'にしクーロン']);
  });
});
