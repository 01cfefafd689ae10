import { describe, expect, it } from 'vitest';

import type { PricedVenueOffer } from './arrange-venues.ts';
import { dayOfVenue } from './venue-day.ts';

const offer = (about: Pick<PricedVenueOffer, 'minor' | 'left' | 'fault'>): PricedVenueOffer => ({
  ...about,
  each: new Map(),
  offer: {
    id: 'double.flexible',
    titles: { en: 'Double room' },
    details: [],
    units: [],
    counts: {},
    minParty: 1,
    maxParty: 10,
    inventoryUnits: [],
    policy: [],
    startsAt: '2027-03-01T14:00:00.000Z',
    endsAt: '2027-03-02T10:00:00.000Z',
    localDate: '2027-03-01',
    localStart: '15:00',
    localEnd: '11:00',
    over: false,
    closed: false,
    facets: {},
    meetingPoint: { name: '', address: '', lat: 0, lng: 0 },
    goodToKnow: [],
    redemption: 'DIGITAL',
    perPersonTicket: false,
  },
});

describe('a day in a calendar of a venue', () => {
  it('costs what the cheapest of what can be bought costs', () => {
    const offers = [
      offer({ minor: 90_00n, left: 0, fault: 'slot_sold_out' }),
      offer({ minor: 140_00n, left: 4, fault: null }),
      offer({ minor: 120_00n, left: 1, fault: null }),
    ];
    expect(dayOfVenue('2027-03-01', offers)).toEqual({ date: '2027-03-01', status: 'available', from: 120_00n });
  });

  it('is limited when few are left, sold out when that is the only obstacle, and closed otherwise', () => {
    const status = (...offers: PricedVenueOffer[]): string => dayOfVenue('2027-03-01', offers).status;
    expect(status(offer({ minor: 1n, left: 2, fault: null }))).toBe('limited');
    expect(status(offer({ minor: 1n, left: 0, fault: 'slot_sold_out' }))).toBe('sold_out');
    expect(status(offer({ minor: 1n, left: 3, fault: 'slot_closed' }))).toBe('closed');
    expect(status()).toBe('closed');
  });
});

it('returns the lowest price in any order', () => {
  const at = (minor: bigint) => offer({ minor, left: 9, fault: null });
  for (const order of [
    [3n, 1n, 2n],
    [1n, 2n, 3n],
    [2n, 3n, 1n],
  ])
    expect(dayOfVenue('2027-03-01', order.map(at)).from).toBe(1n);
});
