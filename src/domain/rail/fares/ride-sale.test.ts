import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { quoteSeatCancellation, type BookedSeat } from '#src/domain/orders/changes/cancellation.ts';
import { refundPercentAt, policyStart, refundOf } from '#src/domain/catalogue/offers/cancellation-policy.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { convert, type RateTable } from '#src/domain/shared/money/exchange.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { seatsOf, type Coach } from '#src/domain/rail/journeys/coach.ts';
import type { FareClass, RailRules, RailTraveller } from '#src/domain/rail/fares/passenger.ts';
import { seatUnits, seatsApart, seatsTogether, type SeatedRide } from '#src/domain/rail/journeys/ride-units.ts';
import { trainNames, wayNames } from '#src/domain/rail/journeys/ride-names.ts';
import { ridePolicy, type KindPrice } from '#src/domain/rail/fares/ride-policy.ts';
import { refundOffer, type FareConditions } from '#src/domain/rail/fares/refund.ts';
import { seatedOf, travellerKinds, type KindTicket } from '#src/domain/rail/fares/traveller-kinds.ts';
import { withCard, type TravellerNames } from '#src/domain/rail/fares/traveller-names.ts';

const coach: Coach = {
  name: '7',
  class: 'standard',
  rows: 4,
  letters: 'AB-C',
  tables: [2],
  wheelchair: ['1A'],
  without: ['1B'],
  quiet: false,
  power: true,
};

describe('a coach', () => {
  it('has seats with their windows, aisles and tables, and none where something else is', () => {
    const seats = seatsOf(coach);
    expect(seats.map(({ name }) => name).slice(0, 4)).toEqual(['7-1A', '7-1C', '7-2A', '7-2B']);
    expect(seats).toHaveLength(11);
    expect(seats.filter(({ table }) => table).map(({ row, faces }) => `${row} ${faces}`)).toEqual([
      ...Array.from({ length: 3 }, () => '2 backwards'),
      ...Array.from({ length: 3 }, () => '3 forwards'),
    ]);
    expect(seats.filter(({ row }) => row === 3).map(({ place }) => place)).toEqual(['window', 'aisle', 'window']);
    expect(seats.filter(({ wheelchair }) => wheelchair).map(({ name }) => name)).toEqual(['7-1A']);
  });

  it('seats a party in as few rows as possible, from any starting seat, and reserves wheelchair spaces', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.nat(), (count, start) => {
        const seats = seatsTogether(coach, count, start, () => true) ?? [];
        const rows = new Set(seats.map((seat) => seat.slice(0, -1)));
        expect(new Set(seats).size).toBe(count);
        expect(seats).not.toContain('7-1A');
        expect(rows.size).toBe(Math.ceil(count / 3));
      }),
    );
    expect(seatsTogether(coach, 11, 0, () => true)).toBeNull();
    expect(seatsTogether(coach, 2, 0, (seat) => seat === '7-1C' || seat === '7-4A')).toBeNull();
    expect(seatsApart([coach], 2, (seat) => seat === '7-2A' || seat === '7-4A')).toEqual(['7-4A', '7-2A']);
    expect(seatsApart([coach], 11, () => true)).toBeNull();
  });
});

describe('seats over stretches', () => {
  type Ride = { readonly from: number; readonly to: number; readonly seat: number };
  const calls = 6;
  const rides: fc.Arbitrary<Ride> = fc
    .record({ from: fc.nat(calls - 2), long: fc.integer({ min: 1, max: calls - 1 }), seat: fc.nat(3) })
    .map(({ from, long, seat }) => ({ from, to: Math.min(from + long, calls - 1), seat }));

  it('are never sold twice over a common stretch, and can be sold again once after they are given back', () => {
    const steps = fc.array(
      fc.oneof(
        rides.map((ride) => ({ ride })),
        fc.record({ back: fc.nat() }),
      ),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(steps, (all) => {
        const stock = new Map<string, number>();
        const sold: Ride[] = [];
        const unitsOf = ({ from, to, seat }: Ride) =>
          seatUnits({ tripId: 7, date: '2026-12-01', from, to }, `1-${seat}A`);
        for (const step of all) {
          if ('ride' in step) {
            const units = unitsOf(step.ride);
            const free = units.every(({ key, total }) => (stock.get(key) ?? 0) < total);
            // Who rides where: by calls and not by inventory units.
            const clashes = sold.some(
              ({ seat, from, to }) => seat === step.ride.seat && from < step.ride.to && step.ride.from < to,
            );
            expect(free).toBe(!clashes);
            if (!free) continue;
            for (const { key } of units) stock.set(key, (stock.get(key) ?? 0) + 1);
            sold.push(step.ride);
          } else if (sold.length > 0) {
            const [gone] = sold.splice(step.back % sold.length, 1);
            for (const { key } of gone === undefined ? [] : unitsOf(gone)) stock.set(key, (stock.get(key) ?? 0) - 1);
          }
          expect([...stock.values()].every((taken) => taken === 0 || taken === 1)).toBe(true);
        }
        const stretches = sold.reduce((sum, { from, to }) => sum + to - from, 0);
        expect([...stock.values()].reduce((sum, taken) => sum + taken, 0)).toBe(stretches);
      }),
    );
  });

  it('differ by trip, day and seat, and there are as many as stretches', () => {
    const ride: SeatedRide = { tripId: 7, date: '2026-12-01', from: 2, to: 4 };
    expect(seatUnits(ride, '7-12A').map(({ key }) => key)).toEqual([
      'seat:7:2026-12-01:7-12A:2',
      'seat:7:2026-12-01:7-12A:3',
    ]);
  });
});

/** The ladder of Korea: 400 won, then 5, 10 and 20 per cent, then nothing. */
const ladder: FareConditions = {
  refund: [
    { minutesBefore: 2880, keeps: { kind: 'amount', minor: 400 } },
    { minutesBefore: 1440, keeps: { kind: 'percent', percent: 5 } },
    { minutesBefore: 180, keeps: { kind: 'percent', percent: 10 } },
    { minutesBefore: 0, keeps: { kind: 'percent', percent: 20 } },
  ],
  exchange: 'free',
  exchangeFeeMinor: 0,
};
const departs = Date.UTC(2026, 11, 1, 3, 0);
const minute = 60_000;

function ticket(
  priceMinor: bigint,
  conditions: FareConditions | null,
  departsMs = departs,
  currency: CurrencyCode = 'KRW',
) {
  const paid = money(priceMinor, currency);
  const refund =
    conditions?.refund.map(({ minutesBefore }) => {
      const untilMs = departsMs - minutesBefore * minute;
      return { untilMs, back: refundOffer(conditions, paid, departsMs, untilMs).back };
    }) ?? null;
  return { refund };
}

const adult: KindPrice = { id: 'adult', count: 2, priceMinor: 59_800n, tickets: [ticket(59_800n, ladder)] };
const child: KindPrice = { id: 'child', count: 1, priceMinor: 29_900n, tickets: [ticket(29_900n, ladder)] };
const asIs = ({ minor }: { readonly minor: bigint }) => minor;

describe('the ladder of Korea', () => {
  const left = policyStart({
    startsAt: new Date(departs).toISOString(),
    timeZone: 'Asia/Seoul',
    service: { vertical: 'rails' },
  });
  const policy = ridePolicy([adult, child], departs, asIs);

  it('gives back to the won what the railway does, in each minute around its steps', () => {
    for (const { minutesBefore } of ladder.refund)
      for (let around = -90; around <= 90; around += 1) {
        // A step ends at the moment that it names: the millisecond before is the last of it.
        const atMs = departs - (minutesBefore + around) * minute - 1;
        if (atMs >= departs) continue;
        for (const { id, priceMinor } of [adult, child]) {
          const paid = money(priceMinor, 'KRW');
          const own = refundOf(paid, refundPercentAt(policy, left, atMs, id));
          expect([minutesBefore, around, own]).toEqual([
            minutesBefore,
            around,
            refundOffer(ladder, paid, departs, atMs).back,
          ]);
        }
      }
  });

  it('is one policy, with each traveller’s own part where the fixed fee makes them differ', () => {
    expect(policy.map(({ hoursBefore }) => hoursBefore)).toEqual([48, 24, 3, 0]);
    expect(policy[0]).toEqual({
      hoursBefore: 48,
      refundPercent: 99.197324,
      byUnit: { adult: 99.331104, child: 98.662207 },
    });
    expect(policy.slice(1)).toEqual([
      { hoursBefore: 24, refundPercent: 95 },
      { hoursBefore: 3, refundPercent: 90 },
      { hoursBefore: 0, refundPercent: 80 },
    ]);
    expect(refundPercentAt(policy, left, departs)).toBe(0);
  });

  it('gives back the same part of what was paid in another currency, and less a discount', () => {
    const rates: RateTable = { date: '2026-11-22', hkdPerUnit: { KRW: 560_000n, USD: 780_000_000n } };
    const paid = convert(money(59_800n, 'KRW'), 'USD', rates);
    expect(paid).toEqual(money(4_293n, 'USD'));
    const seats: BookedSeat[] = [4_293n, 4_293n - 500n].map((netMinor, position) => ({
      position,
      unitId: 'adult',
      pax: 1,
      accompanied: false,
      netMinor,
      refundPercent: null,
    }));
    const backAt = (hours: number, positions: readonly number[] | null = null) => {
      const quote = quoteSeatCancellation(
        {
          reference: 'R',
          state: 'confirmed',
          currency: 'USD',
          seats,
          remainingMinor: 4_293n * 2n,
          minParty: 1,
          policy,
          ...left,
          nowMs: departs - hours * 60 * minute,
          isDateClosed: false,
          isDisputed: false,
        },
        positions,
      );
      return quote.ok ? quote.value.refund.minor : quote.failure.code;
    };
    // 99.331104 per cent of 42.93 and of 37.93, then 95, 90 and 80.
    expect([backAt(49), backAt(49, [1]), backAt(47), backAt(10), backAt(1)]).toEqual([
      8_032n,
      3_768n,
      7_682n,
      7_277n,
      6_469n,
    ]);
    expect(backAt(0)).toBe('not_cancellable');
  });

  it('holds whatever the price is, that of a ticket cheaper than the fee too', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10_000_000n }),
        fc.integer({ min: 1, max: 6_000 }),
        (priceMinor, before) => {
          const kind: KindPrice = { id: 'adult', count: 1, priceMinor, tickets: [ticket(priceMinor, ladder)] };
          const own = ridePolicy([kind], departs, asIs);
          const atMs = departs - before * minute - 1;
          const paid = money(priceMinor, 'KRW');
          expect(refundOf(paid, refundPercentAt(own, left, atMs, 'adult'))).toEqual(
            refundOffer(ladder, paid, departs, atMs).back,
          );
        },
      ),
    );
  });
});

describe('several tickets', () => {
  it('give back what each of them does, until the first train leaves', () => {
    const half: FareConditions = {
      ...ladder,
      refund: [{ minutesBefore: 60, keeps: { kind: 'percent', percent: 50 } }],
    };
    const later = departs + 120 * minute;
    const two: KindPrice = {
      id: 'adult',
      count: 1,
      priceMinor: 20_000n,
      tickets: [ticket(10_000n, half), ticket(10_000n, half, later)],
    };
    // The second train leaves two hours later, and after the first nothing is refunded.
    expect(ridePolicy([two], departs, asIs)).toEqual([
      { hoursBefore: 1, refundPercent: 50 },
      { hoursBefore: 0, refundPercent: 25 },
    ]);
  });

  it('without conditions, or non-refundable, are not refunded', () => {
    const untold: KindPrice = { id: 'adult', count: 1, priceMinor: 10_000n, tickets: [ticket(10_000n, null)] };
    expect(ridePolicy([untold], departs, asIs)).toEqual([]);
    const bound = ticket(10_000n, { ...ladder, refund: [] });
    expect(ridePolicy([{ ...untold, tickets: [bound] }], departs, asIs)).toEqual([]);
  });
});

describe('travellers', () => {
  const rules: RailRules = {
    ages: [
      { id: 'infant', minAge: 0, maxAge: 3, percent: 0 },
      { id: 'child', minAge: 4, maxAge: 11, percent: 50 },
    ],
    cards: [
      {
        id: 'half',
        names: { default: 'en', en: 'Half card' },
        percentOff: 50,
        minAge: 16,
        maxAge: 130,
        classes: ['standard'],
      },
    ],
  };
  const tickets = (fareClass: FareClass = 'standard') => [
    { fare: { priceMinor: 10_000n, currency: 'KRW' as const, class: fareClass }, rules },
  ];
  const of = (age: number | null, card: string | null = null): RailTraveller => ({ age, card });
  const names: TravellerNames = {
    infant: { en: 'Infant' },
    child: { en: 'Child', fr: 'Enfant', 'zh-TW': '兒童' },
    youth: { en: 'Youth' },
    adult: { en: 'Adult', de: 'Erwachsene Person', ja: '大人', ar: 'بالغ' },
    senior: { en: 'Senior', ja: 'シニア' },
  };
  const kindsOf = (travellers: readonly RailTraveller[], own: readonly KindTicket[]) =>
    travellerKinds(travellers, own, names);

  it('are of one kind with the same price and label; infants come last and have no seat', () => {
    const kinds = kindsOf([of(null, 'half'), of(null), of(2), of(15), of(7), of(9)], tickets());
    expect(kinds.map(({ id, titles, members, onLap }) => [id, titles.en, members, onLap])).toEqual([
      ['adult-half', 'Adult, Half card', [0], false],
      ['adult', 'Adult', [1, 3], false],
      ['child', 'Child', [4, 5], false],
      ['infant', 'Infant', [2], true],
    ]);
    expect(seatedOf(kinds)).toEqual([0, 1, 3, 4, 5]);
  });

  it('are called by the label of each language, with the local or the original name of the card', () => {
    const [adult, child] = kindsOf([of(null, 'half'), of(7)], tickets());
    expect(adult?.titles).toMatchObject({
      en: 'Adult, Half card',
      de: 'Erwachsene Person, Half card',
      ja: '大人、Half card',
      ar: 'بالغ، Half card',
    });
    expect(child?.titles).toEqual({ en: 'Child', fr: 'Enfant', 'zh-TW': '兒童' });
    const own = { default: 'en', en: 'Half card', ja: '半額カード' };
    expect(withCard(names.senior, own)).toMatchObject({ en: 'Senior, Half card', ja: 'シニア、半額カード' });
  });

  it('have the name of a card in the form of a country, when it has no other in that language', () => {
    const card = { default: 'en', en: 'Half card', 'ms-MY': 'Kad separuh', 'ja-Hrkt': 'ハンガク', 'nl-BE': 'Kaart' };
    expect(withCard({ en: 'Senior', ms: 'Warga emas', ja: 'シニア' }, card)).toEqual({
      en: 'Senior, Half card',
      ms: 'Warga emas, Half card',
      'ms-MY': 'Warga emas, Kad separuh',
      ja: 'シニア、Half card',
    });
  });

  it('are labeled by the first and the last age of a rule, and as adults between rules', () => {
    const gap: RailRules = { ages: [{ id: 'child', minAge: 4, maxAge: 11, percent: 50 }], cards: [] };
    const [ticket] = tickets();
    if (ticket === undefined) throw new Error('no ticket');
    const kinds = kindsOf([of(3), of(4), of(11), of(12)], [{ ...ticket, rules: gap }]);
    expect(kinds.map(({ id, members }) => [id, members])).toEqual([
      ['adult', [0, 3]],
      ['child', [1, 2]],
    ]);
  });

  it('sit on a lap only where every ticket is free for them', () => {
    const paid = {
      fare: { priceMinor: 8_000n, currency: 'KRW' as const, class: 'standard' as const },
      rules: { ages: [], cards: [] },
    };
    expect(kindsOf([of(2)], [...tickets(), paid]).map(({ onLap }) => onLap)).toEqual([false]);
    expect(kindsOf([of(2)], tickets()).map(({ onLap }) => onLap)).toEqual([true]);
  });

  it('are adults with seats of their own where there is no ticket', () => {
    expect(kindsOf([of(2)], []).map(({ id, onLap }) => [id, onLap])).toEqual([['adult', false]]);
  });

  it('have no reduction for unknown cards', () => {
    expect(kindsOf([of(null, 'gold'), of(null)], tickets()).map(({ id, members }) => [id, members])).toEqual([
      ['adult', [0, 1]],
    ]);
  });

  it('are distinguished where another railway’s ages change the price of the same label', () => {
    const other: RailRules = { ages: [{ id: 'child', minAge: 6, maxAge: 14, percent: 50 }], cards: [] };
    const kinds = kindsOf(
      [of(5), of(7)],
      [...tickets(), { fare: { priceMinor: 8_000n, currency: 'KRW', class: 'standard' }, rules: other }],
    );
    expect(kinds.map(({ id, members }) => [id, members])).toEqual([
      ['child', [0]],
      ['child-7', [1]],
    ]);
  });
});

describe('names', () => {
  const seoul = { default: 'ko', ko: '서울', en: 'Seoul', ar: 'سيول' };
  const busan = { default: 'ko', ko: '부산', 'ja-Hrkt': 'プサン' };
  it('of a route are given in every language that has one, in reading direction', () => {
    expect(wayNames(seoul, busan)).toEqual({
      en: 'Seoul → 부산',
      ko: '서울 → 부산',
      ar: 'سيول ← 부산',
    });
    expect(trainNames(seoul, 'KTX 1').en).toBe('Seoul KTX 1');
    expect(trainNames(seoul, null).en).toBe('Seoul');
  });
});
