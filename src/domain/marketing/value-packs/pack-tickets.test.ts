import { describe, expect, it } from 'vitest';

import type { Offer } from '#src/domain/catalogue/offers/offer.ts';
import { choiceSlot, checkOffer, packOfSlot, packSlot, whatIsBooked } from '#src/domain/catalogue/offers/offer.ts';
import { offerForTickets, type TicketsLeft } from '#src/domain/marketing/value-packs/pack-tickets.ts';

// Of an offer these rules look at little.
const offer = {
  productId: 11,
  optionId: 'day',
  slotId: '77',
  localDate: '2026-12-01',
  priceRules: [{ prices: { adult: '9' } }],
  deals: [{ id: 1 }],
  units: [
    { id: 'adult', title: 'Adult', type: 'ADULT', pax: 1, accompanied: false, maxQuantity: null, priceMinor: 900n },
  ],
  minParty: 1,
  maxParty: 9,
  free: 20,
  over: false,
  closed: false,
} as unknown as Offer;
const has: TicketsLeft = {
  packBookingId: 'b',
  reference: 'ABCDEFGHJK',
  position: 0,
  productId: 11,
  optionId: 'day',
  tickets: 3,
  left: 2,
  validUntil: '2026-12-01',
  valid: true,
};

describe('paying with the tickets of a pack', () => {
  it('costs nothing, whatever the day costs otherwise', () => {
    const { units, priceRules, deals, paidBy } = offerForTickets(offer, has);
    expect(units.map((unit) => unit.priceMinor)).toEqual([0n]);
    expect([priceRules, deals]).toEqual([[], []]);
    expect(paidBy).toEqual({ packBookingId: 'b', reference: 'ABCDEFGHJK', position: 0 });
  });

  it('is for as many people as tickets are left', () => {
    expect(checkOffer(offerForTickets(offer, has), { adult: 2 }).ok).toBe(true);
    expect(checkOffer(offerForTickets(offer, has), { adult: 3 })).toMatchObject({
      failure: { code: 'party_too_large' },
    });
  });

  it.each([
    ['another product', { productId: 12 }],
    ['another option', { optionId: 'night' }],
    ['a pack that is not paid, cancelled or over', { valid: false }],
    ['no ticket left', { left: 0 }],
    ['a day after the last', { validUntil: '2026-11-30' }],
  ])('is closed for %s', (_what, other) => {
    expect(checkOffer(offerForTickets(offer, { ...has, ...other }), { adult: 1 })).toMatchObject({
      failure: { code: 'slot_closed' },
    });
  });
});

it('distinguishes packs from slots', () => {
  expect(packOfSlot(packSlot(301))).toBe(301);
  expect(packOfSlot('301')).toBeNull();
  expect(packOfSlot('pack-0x1')).toBeNull();
  expect(whatIsBooked({ productId: 301, optionId: 'pack', slotId: 'pack-301' })).toEqual({
    productId: null,
    optionId: null,
    slotId: null,
    packId: 301,
    isGift: false,
    vertical: null,
  });
  const slot = { productId: 11, optionId: 'day', slotId: '77' };
  expect(whatIsBooked(offer)).toEqual({ ...slot, packId: null, isGift: false, vertical: null });
  const service = { vertical: 'hotels', venueId: 3, question: {}, optionTitles: { en: 'Double' }, details: [] };
  expect(whatIsBooked({ productId: 0, optionId: 'double', slotId: choiceSlot('x'), service })).toEqual({
    productId: null,
    optionId: null,
    slotId: null,
    packId: null,
    isGift: false,
    vertical: 'hotels',
  });
});
