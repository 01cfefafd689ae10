import { describe, expect, it } from 'vitest';

import {
  checkOffer,
  choiceSlot,
  freeBeside,
  giftOfSlot,
  giftSlot,
  packOfSlot,
  packSlot,
  takenOf,
  whatIsBooked,
  type Offer,
  type StockNeed,
} from '#src/domain/catalogue/offers/offer.ts';
import { freeIn, serviceOffer, type SoldBy } from '#src/domain/catalogue/offers/service-offer.ts';
import {
  isGivenUpWhole,
  withoutSeats,
  type Service,
  type ServiceDetail,
} from '#src/domain/catalogue/offers/service.ts';

const uuid = '0190c7a4-6f4e-7b7e-8a55-0123456789ab';

describe('slots that represent something else', () => {
  it('are read as they are written', () => {
    expect(packSlot(12)).toBe('pack-12');
    expect(packOfSlot('pack-12')).toBe(12);
    expect(giftSlot(uuid)).toBe(`gift-${uuid}`);
    expect(giftOfSlot(giftSlot(uuid))).toBe(uuid);
    expect(choiceSlot('a')).toBe('choice-a');
  });

  it.each(['12', 'pack-', 'pack-1234567890', 'pack-12x', 'xpack-12'])('are no pack: %s', (slotId) => {
    expect(packOfSlot(slotId)).toBeNull();
  });

  it.each(['12', 'gift-', `gift-${uuid}0`, `gift-${uuid.slice(1)}`, `xgift-${uuid}`])('are no gift: %s', (slotId) => {
    expect(giftOfSlot(slotId)).toBeNull();
  });
});

const service: Service = { vertical: 'rails', venueId: null, question: {}, optionTitles: { en: 'First' }, details: [] };

describe('whatIsBooked', () => {
  const visit = { productId: 5, optionId: 'entry', slotId: '7' };
  const none = { productId: null, optionId: null, slotId: null, packId: null, isGift: false, vertical: null };

  it('names product, option and slot of a visit only', () => {
    expect(whatIsBooked(visit)).toEqual({ ...none, ...visit });
    expect(whatIsBooked({ ...visit, slotId: 'pack-9' })).toEqual({ ...none, packId: 9 });
    expect(whatIsBooked({ ...visit, slotId: giftSlot(uuid) })).toEqual({ ...none, isGift: true });
    expect(whatIsBooked({ ...visit, slotId: choiceSlot(uuid), service })).toEqual({ ...none, vertical: 'rails' });
  });
});

const stock = (inventoryId: string, free: number, position: number | null = null): StockNeed => ({
  inventoryId,
  free,
  position,
});

describe('freeBeside', () => {
  it('counts what other lines take of the slot where nothing runs out', () => {
    const offer = { slotId: '7', stock: [], free: 5 };
    expect(freeBeside(offer, new Map())).toBe(5);
    expect(freeBeside(offer, new Map([['7', 2]]))).toBe(3);
  });

  it('returns what the row with the fewest leaves', () => {
    const offer = { slotId: '7', stock: [stock('a', 4), stock('b', 6)], free: 9 };
    expect(freeBeside(offer, new Map([['b', 3]]))).toBe(3);
  });

  it('leaves nothing where one row of a unit item is taken, and does not count it otherwise', () => {
    const offer = { slotId: '7', stock: [stock('a', 4), stock('seat', 1, 0)], free: 9 };
    expect(freeBeside(offer, new Map())).toBe(4);
    expect(freeBeside(offer, new Map([['seat', 1]]))).toBe(0);
  });

  it('takes a place for each person of a shared row, and one of a row for one unit item', () => {
    expect([takenOf({ position: null }, 3), takenOf({ position: 0 }, 3)]).toEqual([3, 1]);
  });
});

/** Of an offer only what decides on its sale. */
const offer = (more: Partial<Offer>): Offer =>
  ({
    localDate: '2027-05-02',
    today: '2026-05-01',
    minParty: 1,
    maxParty: 9,
    free: 5,
    over: false,
    closed: false,
    units: [{ id: 'adult', pax: 1, accompanied: false, maxQuantity: null }],
    ...more,
  }) as unknown as Offer;

describe('checkOffer', () => {
  it('refuses what is sold later, with the day on which its sale begins', () => {
    const early = checkOffer(offer({}), { adult: 1 });
    expect(early).toEqual({ ok: false, failure: { code: 'date_not_offered', facts: { soldFrom: '2026-05-02' } } });
    expect(checkOffer(offer({ saleDays: 366 }), { adult: 1 }).ok).toBe(true);
  });

  it('sells packs and gift cards on any day, and a ticket of a pack as any other', () => {
    const pack = { items: [] };
    const gift = {} as NonNullable<Offer['gift']>;
    const paidBy = { packBookingId: 'b', reference: 'R', position: 0 };
    expect(checkOffer(offer({ pack }), { adult: 1 }).ok).toBe(true);
    expect(checkOffer(offer({ gift }), { adult: 1 }).ok).toBe(true);
    expect(checkOffer(offer({ pack, paidBy }), { adult: 1 })).toMatchObject({ failure: { code: 'date_not_offered' } });
    expect(checkOffer(offer({ paidBy }), { adult: 1 })).toMatchObject({ failure: { code: 'date_not_offered' } });
  });

  it('sells the last places, and returns how many are left when there are too few', () => {
    const today = offer({ today: '2027-05-01' });
    expect(checkOffer(today, { adult: 5 })).toEqual({ ok: true, value: { counts: { adult: 5 }, people: 5 } });
    expect(checkOffer(today, { adult: 2 }, 1)).toMatchObject({
      failure: { code: 'slot_sold_out', facts: { left: 1 } },
    });
  });
});

const ride = (seats: readonly string[]): ServiceDetail => {
  const point = { place: { en: 'A' }, date: '2026-12-01', time: '10:00', offset: '+00:00' };
  return { kind: 'span', as: 'ride', from: point, to: point, label: null, seats };
};
const due = (code: 'city_tax' | 'resort_fee' | 'deposit', minor: string): ServiceDetail => ({
  kind: 'due',
  code,
  minor,
  currency: 'EUR',
});

describe('isGivenUpWhole', () => {
  it('is true of a car rental only', () => {
    const hire = { ...ride([]), as: 'hire' } as ServiceDetail;
    expect(isGivenUpWhole({ ...service, details: [due('deposit', '1'), hire] })).toBe(true);
    expect(isGivenUpWhole({ ...service, details: [ride([]), due('deposit', '1')] })).toBe(false);
    expect(isGivenUpWhole(undefined)).toBe(false);
  });
});

describe('withoutSeats', () => {
  it('retains the seats of those who remain where each had one', () => {
    const details = [ride(['1A', '1B', '1C']), ride(['2A'])];
    expect(withoutSeats({ ...service, details }, [0, 2], 3).details).toEqual([ride(['1B']), ride(['2A'])]);
  });

  it('leaves facts as they are', () => {
    const details: readonly ServiceDetail[] = [{ kind: 'fact', code: 'fare', names: { en: 'Saver' } }, ride(['1A'])];
    expect(withoutSeats({ ...service, details }, [], 1).details).toEqual(details);
  });

  it('lowers taxes by the share that leaves, rounded up, and no deposit', () => {
    const details = [due('city_tax', '100'), due('resort_fee', '99'), due('deposit', '100')];
    const left = withoutSeats({ ...service, details }, [0], 3).details;
    expect(left).toEqual([due('city_tax', '67'), due('resort_fee', '66'), due('deposit', '100')]);
  });

  it('charges no tax when all leave, and does not change it where no one had a seat', () => {
    const details = [due('city_tax', '100')];
    expect(withoutSeats({ ...service, details }, [0, 1], 1).details).toEqual([due('city_tax', '0')]);
    expect(withoutSeats({ ...service, details }, [], 0).details).toEqual(details);
  });
});

describe('serviceOffer', () => {
  const choice = { vertical: 'rails', venueId: null, offerId: 'first', question: { class: 'first' } };
  const sold = (inventoryUnits: SoldBy['offer']['inventoryUnits'], more: object = {}): SoldBy =>
    ({
      seller: { id: null, slug: 'line', titles: { en: 'Line' }, timeZone: 'Asia/Tokyo', currency: 'JPY' },
      offer: { id: 'first', titles: { en: 'First' }, maxParty: 4, details: [], inventoryUnits, ...more },
    }) as unknown as SoldBy;
  const known = new Map([
    ['a', { inventoryId: '11', free: 3 }],
    ['b', { inventoryId: '12', free: 9 }],
    ['c', { inventoryId: '13', free: 0 }],
  ]);
  const chunk = (key: string, position: number | null = null) => ({ key, total: 20, position });
  const made = (inventoryUnits: SoldBy['offer']['inventoryUnits'], more: object = {}) =>
    serviceOffer('i', choice, sold(inventoryUnits, more), known, Date.UTC(2026, 11, 1, 15, 0));

  it('uses the rows of its inventory units, and has no product, no tax and no deals', () => {
    const shown = made([{ ...chunk('a'), given: 'pool' }]);
    expect(shown).toMatchObject({
      productId: 0,
      slotId: 'choice-i',
      optionTitle: 'First',
      allDay: false,
      instant: true,
      tax: null,
      priceRules: [],
      deals: [],
      service: { vertical: 'rails', venueId: null, question: { class: 'first' }, optionTitles: { en: 'First' } },
    });
    expect(shown.stock).toEqual([{ inventoryId: '11', free: 3, position: null, given: 'pool' }]);
  });

  it('returns the date at the place', () => {
    expect(made([]).today).toBe('2026-12-02');
  });

  it('leaves as many places as its largest party where nothing runs out', () => {
    expect(made([]).free).toBe(4);
  });

  it('leaves as many places as the row with the fewest has, even more than its largest party', () => {
    expect(made([chunk('a'), chunk('b')]).free).toBe(3);
    expect(made([chunk('b')]).free).toBe(9);
  });

  it('leaves its largest party or none where each row is for one unit item', () => {
    expect(made([chunk('a', 0), chunk('b', 1)]).free).toBe(4);
    expect(made([chunk('a', 0), chunk('c', 1)]).free).toBe(0);
    expect(made([chunk('a', 0), chunk('b')]).free).toBe(9);
  });

  it('requires the rooms of the question from a venue, extras excluded, and no certain party for a ride', () => {
    const units = [
      { id: 'room', pax: 2 },
      { id: 'single', pax: 1 },
      { id: 'breakfast', pax: 0 },
    ];
    const more = { minParty: 1, units, counts: { room: 3, breakfast: 2 } };
    const { seller, offer } = sold([], more);
    const stay = serviceOffer('i', choice, { seller: { ...seller, id: 7 }, offer }, known, 0);
    expect(stay).toMatchObject({ minParty: 1, maxParty: 4, asked: { room: 3, single: 0 } });
    expect(Object.keys(stay.asked ?? {})).toEqual(['room', 'single']);
    const ride = made([], more);
    expect(ride).toMatchObject({ minParty: 1, maxParty: 4 });
    expect(Object.keys(ride)).not.toContain('asked');
  });

  it('contains discontinued items, and labels in further languages, only where they exist', () => {
    expect(Object.keys(made([]))).not.toContain('gone');
    expect(Object.keys(made([]))).not.toContain('goodToKnowWords');
    expect(made([], { gone: true, goodToKnowWords: { de: ['x'] } })).toMatchObject({
      gone: true,
      goodToKnowWords: { de: ['x'] },
    });
  });

  it('throws for an inventory unit without an inventory row', () => {
    expect(() => made([chunk('x')])).toThrow('piece x has no inventory row');
  });

  it('counts an inventory unit without a row as free', () => {
    expect(['a', 'c', 'x'].map((key) => freeIn(known)({ key, total: 20 }))).toEqual([3, 0, 20]);
  });
});
