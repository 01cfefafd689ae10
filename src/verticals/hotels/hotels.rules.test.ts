import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkOffer } from '#src/domain/catalogue/offers/offer.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { serviceOffer } from '#src/domain/catalogue/offers/service-offer.ts';
import type { HotelContent } from '#src/domain/stays/hotel-content.ts';
import type { InventoryUnit, RawQuestion, Venue, VenueOffer } from '#src/domain/vertical.ts';
import { hotels } from '#src/verticals/hotels/hotels.rules.ts';

const content: HotelContent = {
  stars: 4,
  score: 46,
  district: 'Marais',
  address: '1 rue de Test, Paris',
  centre: { name: 'Notre-Dame', lat: 48.853, lng: 2.3499 },
  text: 'A house.',
  checkIn: '15:00',
  checkOut: '11:00',
  childUntil: 11,
  facilities: ['wifi'],
  access: ['lift'],
  breakfast: '20',
  season: [-20, -20, 0, 0, 10, 10, 30, 30, 0, 0, -10, 0],
  stayRules: [
    { weekdays: [6], months: [7, 8], minNights: 2, closedToArrival: false },
    { weekdays: [7], months: [12], minNights: 1, closedToArrival: true },
  ],
  cityTax: {
    basis: 'person',
    bands: [{ from: '0', amount: '8.45' }],
    basisPoints: 0,
    vatBasisPoints: 0,
    fromAge: 18,
    mostNights: 366,
  },
  pictures: [],
  rooms: [
    {
      id: 'double',
      kind: 'double',
      names: null,
      count: 3,
      squareMetres: 18,
      beds: [{ kind: 'queen', count: 1 }],
      included: 2,
      sleeps: 3,
      adults: 2,
      cots: 1,
      price: '280',
      extraAdult: '60',
      extraChild: '30',
    },
    {
      id: 'family',
      kind: 'family',
      names: null,
      count: 1,
      squareMetres: 32,
      beds: [
        { kind: 'single', count: 2 },
        { kind: 'bunk', count: 1 },
      ],
      included: 2,
      sleeps: 4,
      adults: 4,
      cots: 1,
      price: '360',
      extraAdult: '60',
      extraChild: '30',
    },
  ],
  plans: [
    { id: 'flexible', meals: 'none', percent: 0, back: [{ hoursBefore: 48, refundPercent: 100 }] },
    { id: 'saver', meals: 'none', percent: -10, back: [] },
    { id: 'breakfast', meals: 'breakfast', percent: 0, back: [{ hoursBefore: 48, refundPercent: 100 }] },
  ],
};
const venue: Venue = {
  id: 1101,
  vertical: 'hotels',
  slug: 'maison-test',
  titles: { en: 'Maison Test' },
  destinationId: 11,
  destination: { en: 'Paris' },
  country: 'FR',
  timeZone: 'Europe/Paris',
  currency: 'EUR',
  supplierId: 'maison-test',
  supplier: 'Maison Test',
  picture: 'oldtown-dusk-1',
  lat: 48.857,
  lng: 2.358,
  rank: 1,
  live: true,
  content,
};
const now = Date.parse('2026-11-22T12:00:00Z');
const ground = { nowMs: now, free: (inventoryUnit: InventoryUnit) => inventoryUnit.total, venue: () => undefined };

function send(raw: RawQuestion, of = venue, nowMs = now): readonly VenueOffer[] {
  const question = hotels.readQuestion({ hotel: String(of.id), ...raw }, null);
  if (!question.ok) throw new Error(question.failure.field);
  return hotels.offersAt(of, question.value, { ...ground, nowMs });
}

function offer(id: string, raw: RawQuestion, of = venue, nowMs = now): VenueOffer {
  const found = send(raw, of, nowMs).find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}

const total = ({ units, counts }: VenueOffer): bigint =>
  units.reduce((sum, unit) => sum + unit.priceMinor * BigInt(counts[unit.id] ?? 0), 0n);
const stay = (check_in: string, check_out: string, more: RawQuestion = {}): RawQuestion => ({
  check_in,
  check_out,
  ...more,
});

describe('a question put to hotels', () => {
  it('is refused with its field and the reason', () => {
    expect(hotels.readQuestion(stay('2026-02-31', '2026-03-02'), now)).toMatchObject({
      ok: false,
      failure: { code: 'bad_request', field: 'check_in', facts: { reason: 'date_unknown' } },
    });
    expect(hotels.readQuestion(stay('2026-11-20', '2026-11-23'), now)).toMatchObject({
      failure: { code: 'date_past', field: 'check_in' },
    });
    expect(hotels.readQuestion(stay('2027-11-23', '2027-11-24'), now)).toMatchObject({ ok: true });
    expect(hotels.readQuestion(stay('2027-11-24', '2027-11-25'), now)).toMatchObject({
      failure: { code: 'date_not_offered', facts: { reason: 'date_far' } },
    });
  });

  it('lets yesterday pass where it is still today somewhere, and the offer says that it is over', () => {
    expect(hotels.readQuestion(stay('2026-11-22', '2026-11-23'), Date.parse('2026-11-23T11:00:00Z')).ok).toBe(true);
    expect(
      offer('double.flexible', stay('2026-11-22', '2026-11-23'), venue, Date.parse('2026-11-23T11:00:00Z')).over,
    ).toBe(true);
  });

  it('looks at one hotel or in a destination', () => {
    const scope = (raw: RawQuestion): unknown => {
      const read = hotels.readQuestion({ ...stay('2026-12-01', '2026-12-02'), ...raw }, now);
      return read.ok ? hotels.scopeOf(read.value) : null;
    };
    expect(scope({ hotel: '1101' })).toEqual({ venueId: 1101 });
    expect(scope({ destination: '11' })).toEqual({ destinationId: 11 });
    expect(scope({})).toBeNull();
  });
});

describe('what a hotel offers', () => {
  it('is every kind of room that takes the guests, by every plan', () => {
    expect(send(stay('2026-12-01', '2026-12-02')).map(({ id }) => id)).toEqual([
      'double.flexible',
      'double.saver',
      'double.breakfast',
      'family.flexible',
      'family.saver',
      'family.breakfast',
    ]);
    expect(send(stay('2026-12-01', '2026-12-02', { adults: '4' })).map(({ id }) => id)).toEqual([
      'family.flexible',
      'family.saver',
      'family.breakfast',
    ]);
  });

  it('costs more at the weekend, in the season and at short notice, in whole euros a night', () => {
    expect(total(offer('double.flexible', stay('2027-03-01', '2027-03-02')))).toBe(280_00n);
    expect(total(offer('double.flexible', stay('2027-03-05', '2027-03-06')))).toBe(322_00n);
    expect(total(offer('double.flexible', stay('2027-07-05', '2027-07-06')))).toBe(364_00n);
    expect(total(offer('double.saver', stay('2027-03-01', '2027-03-02')))).toBe(252_00n);
    // 280 less 10 per cent in November, and 10 per cent more for tomorrow.
    expect(total(offer('double.flexible', stay('2026-11-23', '2026-11-24')))).toBe(277_00n);
    expect(total(offer('double.flexible', stay('2026-11-25', '2026-11-26')))).toBe(252_00n);
  });

  it('charges the third guest and their breakfast, and nothing for a baby in a cot', () => {
    const bed = stay('2027-03-01', '2027-03-02', { children: '1', child_ages: '7' });
    expect(total(offer('double.flexible', bed))).toBe(310_00n);
    expect(total(offer('double.breakfast', bed))).toBe(360_00n);
    expect(total(offer('double.flexible', { ...bed, child_ages: '1' }))).toBe(280_00n);
    expect(total(offer('family.flexible', stay('2027-03-01', '2027-03-02', { adults: '3' })))).toBe(420_00n);
  });

  it('prices rooms by who sleeps in them, and lets no cheaper one be bought twice', () => {
    const two = offer(
      'double.flexible',
      stay('2027-03-01', '2027-03-03', { rooms: '2', adults: '4', children: '1', child_ages: '5' }),
    );
    expect(two.units.map(({ id, pax, maxQuantity, priceMinor }) => [id, pax, maxQuantity, priceMinor])).toEqual([
      ['room', 1, 1, 620_00n],
      ['room-2', 1, 1, 560_00n],
    ]);
    expect(two.counts).toEqual({ room: 1, 'room-2': 1 });
  });

  it('takes one inventory unit a night, the night of a clock change included', () => {
    const changing = offer('double.flexible', stay('2027-03-27', '2027-03-29'));
    expect(changing.inventoryUnits).toEqual([
      { key: 'room:1101:double:2027-03-27', total: 3, position: null },
      { key: 'room:1101:double:2027-03-28', total: 3, position: null },
    ]);
    expect(changing.startsAt).toBe('2027-03-27T14:00:00.000Z');
    expect(changing.endsAt).toBe('2027-03-29T09:00:00.000Z');
    expect(changing.details[0]).toMatchObject({ from: { offset: '+01:00' }, to: { offset: '+02:00' } });
  });

  it('is closed to who arrives on a day without arrivals, or stays too short', () => {
    expect(offer('double.flexible', stay('2027-07-10', '2027-07-11')).closed).toBe(true);
    expect(offer('double.flexible', stay('2027-07-10', '2027-07-12')).closed).toBe(false);
    expect(offer('double.flexible', stay('2026-12-06', '2026-12-08')).closed).toBe(true);
    expect(offer('double.flexible', stay('2026-12-05', '2026-12-07')).closed).toBe(false);
  });

  it('is sold for tonight until eight in the evening there', () => {
    const tonight = stay('2026-11-22', '2026-11-23');
    expect(offer('double.flexible', tonight, venue, Date.parse('2026-11-22T18:59:00Z')).over).toBe(false);
    expect(offer('double.flexible', tonight, venue, Date.parse('2026-11-22T19:00:00Z')).over).toBe(true);
  });

  it('states pay-at-property fees, and excludes them from the price', () => {
    const payAtProperty = (raw: RawQuestion): unknown =>
      offer('double.flexible', raw).details.filter((detail) => detail.kind === 'due');
    expect(payAtProperty(stay('2027-03-01', '2027-03-03', { children: '1', child_ages: '11' }))).toEqual([
      { kind: 'due', code: 'city_tax', minor: '3380', currency: 'EUR' },
    ]);
  });

  it('returns facets and figures of hotel and offer', () => {
    expect(hotels.venueFacets(venue)).toMatchObject({ stars: ['4'], score: ['45', '40', '35'], district: ['Marais'] });
    expect(hotels.figuresOf(venue)).toEqual({ stars: 4, score: 46, distance: 741, from: 252_00 });
    expect(offer('double.saver', stay('2027-03-01', '2027-03-02')).facets).toEqual({
      meals: ['none'],
      cancellation: [],
    });
  });

  it('refuses a content whose field is not right', () => {
    expect(hotels.checkContent(content).ok).toBe(true);
    expect(hotels.checkContent({ ...content, stars: 6 })).toMatchObject({ failure: { field: 'stars' } });
    expect(hotels.checkContent({ ...content, season: [1] })).toMatchObject({ failure: { field: 'season' } });
    expect(hotels.checkContent({ ...content, rooms: [{ ...content.rooms[0], price: 'cheap' }] })).toMatchObject({
      failure: { field: 'rooms.0.price' },
    });
    expect(hotels.checkContent(null).ok).toBe(false);
  });
});

const anyStay = fc
  .record({
    from: fc.integer({ min: 10, max: 300 }),
    nights: fc.integer({ min: 1, max: 8 }),
    rooms: fc.integer({ min: 1, max: 2 }),
  })
  .map(({ from, nights, rooms }) => {
    const day = (offset: number): string => new Date(now + offset * 86_400_000).toISOString().slice(0, 10);
    return stay(day(from), day(from + nights), { rooms: String(rooms), adults: String(rooms * 2) });
  });

describe('prices of stays', () => {
  it('rise with every night, guest and breakfast, and fall with a saver', () => {
    fc.assert(
      fc.property(anyStay, (raw) => {
        const flexible = total(offer('double.flexible', raw));
        const later = new Date(Date.parse(`${raw['check_out']}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
        expect(total(offer('double.flexible', { ...raw, check_out: later }))).toBeGreaterThan(flexible);
        expect(total(offer('double.flexible', { ...raw, children: '1', child_ages: '6' }))).toBeGreaterThan(flexible);
        expect(total(offer('double.breakfast', raw))).toBeGreaterThan(flexible);
        expect(total(offer('double.saver', raw))).toBeLessThan(flexible);
        expect(flexible % 100n).toBe(0n);
      }),
    );
  });
});

/** Buying and giving back in any order, against a list of who sleeps where in each night. */
describe('stays that overlap', () => {
  it('never put more guests into a night than there are rooms, and free each night exactly once', () => {
    const move = fc.oneof(
      anyStay.map((raw) => ({ buy: raw })),
      fc.nat(20).map((which) => ({ leave: which })),
    );
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const taken = new Map<string, number>();
        const sold: { offer: VenueOffer; rooms: number }[] = [];
        const free = (inventoryUnit: InventoryUnit): number =>
          inventoryUnit.total - (taken.get(inventoryUnit.key) ?? 0);
        for (const one of moves) {
          if ('buy' in one) {
            const wanted = offer('double.flexible', one.buy);
            const rooms = Object.values(wanted.counts).reduce((sum, count) => sum + count, 0);
            const fits = wanted.inventoryUnits.every((inventoryUnit) => free(inventoryUnit) >= rooms);
            const asleep = (key: string): number =>
              sold
                .filter((stayed) => stayed.offer.inventoryUnits.some((inventoryUnit) => inventoryUnit.key === key))
                .reduce((sum, it) => sum + it.rooms, 0);
            expect(fits).toBe(wanted.inventoryUnits.every((inventoryUnit) => asleep(inventoryUnit.key) + rooms <= 3));
            if (!fits) continue;
            for (const { key } of wanted.inventoryUnits) taken.set(key, (taken.get(key) ?? 0) + rooms);
            sold.push({ offer: wanted, rooms });
          } else {
            const [left] = sold.splice(one.leave, 1);
            for (const { key } of left?.offer.inventoryUnits ?? [])
              taken.set(key, (taken.get(key) ?? 0) - (left?.rooms ?? 0));
          }
          for (const count of taken.values()) expect(count).toBeGreaterThanOrEqual(0);
          for (const count of taken.values()) expect(count).toBeLessThanOrEqual(3);
        }
        for (const { offer: stayed, rooms } of sold)
          for (const { key } of stayed.inventoryUnits) taken.set(key, (taken.get(key) ?? 0) - rooms);
        expect([...taken.values()].every((count) => count === 0)).toBe(true);
      }),
    );
  });
});

describe('the rooms of a cart', () => {
  const question = { ...stay('2026-12-01', '2026-12-02', { rooms: '3', adults: '5' }), hotel: '1101' };
  const found = offer('family.flexible', question, { ...venue, content: manyRooms() });
  const known = new Map(found.inventoryUnits.map(({ key }) => [key, { inventoryId: key, free: 9 }]));
  const choice = { vertical: 'hotels', venueId: 1101, offerId: found.id, question };
  const sold = serviceOffer('item', choice, { seller: venue, offer: found }, known, now);
  const check = (counts: UnitCounts) => checkOffer(sold, counts);

  it('are as many as the query requests', () => {
    expect(found.counts).toEqual({ room: 2, 'room-2': 1 });
    expect(check(found.counts).ok).toBe(true);
  });

  it.each([{ room: 2 }, { 'room-2': 1 }, { room: 1, 'room-2': 1 }])(
    'are refused when fewer are paid for than the voucher states: %o',
    (counts) => {
      expect(check(counts)).toMatchObject({ ok: false, failure: { code: 'party_too_small' } });
    },
  );
});

function manyRooms(): HotelContent {
  return { ...content, rooms: content.rooms.map((room) => ({ ...room, count: 9 })) };
}
