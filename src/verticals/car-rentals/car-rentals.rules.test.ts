import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkParty } from '#src/domain/catalogue/offers/party.ts';
import type { StationContent } from '#src/domain/cars/station-content.ts';
import type { Venue, VenueGround, VenueOffer } from '#src/domain/vertical.ts';
import { carRentals } from '#src/verticals/car-rentals/car-rentals.rules.ts';

const content: StationContent = {
  kind: 'airport',
  address: 'Terminal 2',
  desk: 'Arrivals, beside the lifts',
  week: [{ days: [1, 2, 3, 4, 5, 6], from: '08:00', to: '20:00' }],
  turnMinutes: 60,
  noticeMinutes: 120,
  freeHours: 24,
  minAge: 21,
  young: { under: 25, day: '10', mostDays: 5 },
  licence: { plain: ['DE'], refused: ['CN'] },
  fleet: [
    { code: 'EDMR', cars: 2, day: '40', seats: 5, bags: 1, deposit: '300' },
    { code: 'LDAR', cars: 1, day: '150', seats: 5, bags: 3, deposit: '1500', minAge: 30 },
  ],
  seasons: [],
  longer: [{ fromDay: 8, percent: 80 }],
  oneWay: { base: '30', km: '0.50', to: [99] },
  mileage: { dayKm: 250, beyond: '0.25' },
  excess: '900',
  cover: { day: '12', mostDays: 14 },
  extras: [
    { id: 'child_seat', day: '5', mostDays: 8, most: 2 },
    { id: 'extra_driver', day: '4', mostDays: 10, most: 2 },
  ],
};

const station = (id: number, more: Partial<Venue> = {}): Venue => ({
  id,
  vertical: 'car-rentals',
  slug: 'station',
  titles: { en: `Station ${id}` },
  destinationId: 11,
  destination: { en: 'Paris' },
  country: 'FR',
  timeZone: 'Europe/Paris',
  currency: 'EUR',
  supplierId: 'long-road-cars',
  supplier: 'Long Road Cars',
  picture: 'viaduct-day-1',
  lat: 49,
  lng: 2.5,
  rank: 1,
  live: true,
  content,
  ...more,
});

const here = station(1);
const others = [
  station(2, { lat: 49.09 }),
  station(3, { supplierId: 'other' }),
  station(4, { destinationId: 98 }),
  station(5, { destinationId: 99, timeZone: 'Europe/London' }),
];
const ground: VenueGround = {
  nowMs: Date.parse('2027-03-01T12:00:00Z'),
  free: (inventoryUnit) => inventoryUnit.total,
  venue: (id) => [here, ...others].find((one) => one.id === id),
};

const words = {
  pick_up: '1',
  from_date: '2027-03-10',
  from_time: '10:00',
  to_date: '2027-03-13',
  to_time: '10:00',
  age: '35',
  country: 'FR',
};

function offers(changed: Readonly<Record<string, string>> = {}, venue = here): readonly VenueOffer[] {
  const question = carRentals.readQuestion({ ...words, ...changed }, ground.nowMs);
  return question.ok ? carRentals.offersAt(venue, question.value, ground) : [];
}

const priceOf = (changed: Readonly<Record<string, string>>): number | undefined => {
  const price = offers(changed)[0]?.units[0]?.priceMinor;
  return price === undefined ? undefined : Number(price);
};

function refusal(changed: Readonly<Record<string, string>>): string {
  const question = carRentals.readQuestion({ ...words, ...changed }, ground.nowMs);
  const refused = question.ok ? carRentals.refusalAt?.(here, question.value, ground) : question;
  return refused === undefined || refused.ok
    ? 'fine'
    : `${refused.failure.field}: ${refused.failure.facts?.['reason']}`;
}

describe('a station of a car rental', () => {
  it('offers its classes for the whole time, with all that must be paid in the price', () => {
    const [small, ...more] = offers();
    expect(more.map((one) => one.id)).toEqual(['LDAR']);
    expect(small).toMatchObject({
      id: 'EDMR',
      localDate: '2027-03-10',
      localStart: '10:00',
      over: false,
      closed: false,
    });
    expect(small?.units.map((unit) => [unit.id, Number(unit.priceMinor), unit.maxQuantity])).toEqual([
      ['car', 12_000, 1],
      ['cover', 3600, 1],
      ['child_seat', 1500, 2],
      ['extra_driver', 1200, 2],
    ]);
    expect(small?.details).toContainEqual({ kind: 'due', code: 'deposit', minor: '30000', currency: 'EUR' });
    expect(small?.facets).toMatchObject({ category: ['economy'], transmission: ['manual'], mileage: ['limited'] });
  });

  it('charges a young driver more, and offers no car that they may not drive', () => {
    expect([priceOf({ age: '24' }), priceOf({ age: '25' }), priceOf({ age: '24', to_date: '2027-03-20' })]).toEqual([
      15_000,
      12_000,
      // Ten days, three of them cheaper, and the fee of five.
      37_600 + 5000,
    ]);
    expect(offers({ age: '29' }).map((one) => one.id)).toEqual(['EDMR']);
    expect(offers({ age: '20' })).toEqual([]);
    expect(refusal({ age: '20' })).toBe('age: age_wrong');
  });

  it('takes a fee for another place by the distance, where the company lets cars go', () => {
    // Ten kilometres and a bit.
    expect(priceOf({ drop_off: '2' })).toBe(12_000 + 3000 + 11 * 50);
    expect(priceOf({ drop_off: '1' })).toBe(12_000);
    expect([refusal({ drop_off: '3' }), refusal({ drop_off: '4' }), refusal({ drop_off: '77' })]).toEqual([
      'drop_off: no_return_there',
      'drop_off: no_return_there',
      'drop_off: no_return_there',
    ]);
    const [abroad] = offers({ drop_off: '5' });
    expect(abroad?.endsAt).toBe('2027-03-13T10:00:00.000Z');
    expect(abroad?.inventoryUnits.every((inventoryUnit) => inventoryUnit.key.startsWith('car:1:EDMR:'))).toBe(true);
    // Ten kilometres away it is an evening later home: 10:00 and an hour of cleaning, two to send someone, and the road.
    const quarters = (dropOff: string): number =>
      offers({ drop_off: dropOff, to_time: '12:00' })[0]?.inventoryUnits.length ?? 0;
    expect(quarters('2')).toBe(quarters('') + 1);
  });

  it('rejects closed desks, skipped hours, licences that do not hold', () => {
    // 2027-03-14 is a Sunday, 2027-03-28 the day on which the clocks go forward.
    expect([
      refusal({ from_time: '07:30' }),
      refusal({ to_date: '2027-03-14' }),
      refusal({ to_date: '2027-03-28', to_time: '02:30' }),
      refusal({ country: 'CN' }),
      refusal({}),
    ]).toEqual(['from_time: closed', 'to_time: closed', 'to_time: time_skipped', 'country: licence_refused', 'fine']);
    expect(offers({ to_date: '2027-03-14' })[0]?.closed).toBe(true);
    expect(offers({ country: 'CN' })[0]?.closed).toBe(true);
    expect(offers({ from_date: '2027-03-01', from_time: '14:30' })[0]?.over).toBe(true);
    expect(offers({ from_date: '2027-03-01', from_time: '15:30' })[0]?.over).toBe(false);
  });

  it('states before payment, in the visitor’s language, the price of a further kilometer and the documents required at the desk', () => {
    const said = (changed: Readonly<Record<string, string>>, language: 'en' | 'de' | 'ar'): readonly string[] =>
      (offers(changed)[0]?.details ?? []).flatMap((one) =>
        one.kind === 'fact' && ['mileage_beyond', 'papers', 'permit'].includes(one.code)
          ? [one.names?.[language] ?? 'no words']
          : [],
      );
    expect(said({}, 'de')).toEqual([
      'Jeder weitere Kilometer (EUR 0.25)',
      expect.stringMatching(/Führerschein, Reisepass/),
    ]);
    expect(said({ country: 'DE' }, 'en')).toHaveLength(2);
    expect(said({ country: 'US' }, 'en')).toEqual([
      'Each additional kilometer (EUR 0.25)',
      expect.stringMatching(/^Bring the driver’s license/),
      expect.stringMatching(/^An international driving permit/),
    ]);
    expect(said({ country: 'US' }, 'ar')).not.toContain('no words');
    const free = station(1, { content: { ...content, mileage: null } });
    expect(offers({}, free)[0]?.details).not.toContainEqual(expect.objectContaining({ code: 'mileage_beyond' }));
  });

  it('lists all inventory units of an offer in advance', () => {
    const moment = fc.record({ day: fc.integer({ min: 10, max: 20 }), half: fc.integer({ min: 0, max: 47 }) });
    fc.assert(
      fc.property(moment, moment, fc.constantFrom('', '2', '5'), (from, to, dropOff) => {
        const time = (half: number): string =>
          `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}`;
        const requested = {
          ...words,
          from_date: `2027-03-${from.day}`,
          from_time: time(from.half),
          to_date: `2027-03-${to.day}`,
          to_time: time(to.half),
          drop_off: dropOff,
        };
        const question = carRentals.readQuestion(requested, ground.nowMs);
        if (!question.ok) return;
        const known = new Set(carRentals.unitsAt(here, question.value).map((inventoryUnit) => inventoryUnit.key));
        for (const offer of carRentals.offersAt(here, question.value, ground))
          expect(offer.inventoryUnits.filter((inventoryUnit) => !known.has(inventoryUnit.key))).toEqual([]);
      }),
    );
  });

  it('counts the same total whatever the order of extras, and no more of them than there are', () => {
    const [offer] = offers();
    if (offer === undefined) throw new Error('nothing is offered');
    const total = (counts: Readonly<Record<string, number>>): bigint =>
      Object.entries(counts).reduce(
        (sum, [id, count]) => sum + (offer.units.find((unit) => unit.id === id)?.priceMinor ?? 0n) * BigInt(count),
        0n,
      );
    const wanted = fc.record({ cover: fc.nat(1), child_seat: fc.nat(2), extra_driver: fc.nat(2) });
    fc.assert(
      fc.property(wanted, (extras) => {
        const counts = { car: 1, ...extras };
        const turned = Object.fromEntries(Object.entries(counts).toReversed());
        const party = checkParty(counts, offer);
        expect(checkParty(turned, offer)).toEqual(party);
        expect(party).toMatchObject({ ok: true, value: { people: 1 } });
        expect(total(turned)).toBe(total(counts));
      }),
    );
    expect(checkParty({ car: 1, child_seat: 3 }, offer)).toMatchObject({ failure: { code: 'party_too_large' } });
    expect(checkParty({ cover: 1 }, offer)).toMatchObject({ failure: { code: 'party_too_small' } });
    expect(checkParty({ car: 2 }, offer).ok).toBe(false);
  });
});

describe('what the catalogue says of a station', () => {
  it('is refused with the field that is wrong', () => {
    const wrong = (change: object): string | undefined => {
      const checked = carRentals.checkContent({ ...content, ...change });
      return checked.ok ? 'fine' : checked.failure.field;
    };
    expect([
      wrong({}),
      wrong({ kind: 'harbour' }),
      wrong({ week: [] }),
      wrong({ fleet: [{ ...content.fleet[0], code: 'QQQQ' }] }),
      wrong({ fleet: [content.fleet[0], content.fleet[0]] }),
      wrong({ excess: '1,000' }),
      wrong({
        longer: [
          { fromDay: 8, percent: 80 },
          { fromDay: 4, percent: 90 },
        ],
      }),
      wrong({ colour: 'red' }),
      wrong({ desk: undefined }),
    ]).toEqual(['fine', 'kind', 'week', 'fleet', 'fleet', 'excess', 'longer', 'colour', 'desk']);
    expect(carRentals.checkContent(null)).toMatchObject({ ok: false, failure: { field: 'content' } });
  });

  it('gives the hours of its desk by weekday', () => {
    expect(carRentals.figuresOf(here)).toMatchObject({ opens_1: 480, closes_6: 1200, min_age: 21 });
    expect(Object.keys(carRentals.figuresOf(here))).not.toContain('opens_7');
    expect(carRentals.venueFacets(here)).toEqual({ company: ['Long Road Cars'], station: ['airport'] });
  });
});
