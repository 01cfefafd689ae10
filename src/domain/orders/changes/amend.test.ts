import { describe, expect, it } from 'vitest';

import { amend, mayAmend, type AmendableBooking, type DiscountedSeat } from '#src/domain/orders/changes/amendment.ts';
import type { BookingSnapshot } from '#src/domain/checkout/line.ts';
import type { Offer } from '#src/domain/catalogue/offers/offer.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';

const start = Date.parse('2026-05-02T01:00:00Z');
const hour = 3_600_000;

const visit: Offer = {
  productId: 1,
  optionId: 'entry',
  slotId: '7',
  localDate: '2026-05-02',
  localStart: '10:00',
  today: '2026-04-20',
  startsAt: '2026-05-02T01:00:00Z',
  timeZone: 'Asia/Tokyo',
  policy: [{ hoursBefore: 24, refundPercent: 100 }],
  instant: true,
  stock: [],
  currency: 'JPY',
  priceRules: [{ name: 'Sundays', days: [7], prices: { adult: '2400' } }],
  deals: [],
  minParty: 1,
  maxParty: 9,
  free: 9,
  over: false,
  closed: false,
  tax: { country: 'JP', name: 'consumption_tax', basisPoints: 1_000 },
  units: [
    { id: 'adult', title: 'Adult', type: 'ADULT', pax: 1, accompanied: false, maxQuantity: null, priceMinor: 2_000n },
    { id: 'child', title: 'Child', type: 'CHILD', pax: 1, accompanied: true, maxQuantity: 3, priceMinor: 1_000n },
  ],
} as unknown as Offer;
/** The next day is a Sunday, on which adults pay more. */
const sunday: Offer = { ...visit, slotId: '8', localDate: '2026-05-03' };

/** Two adults, sold at 0.01 euros for a yen; the second one's ticket was lowered by three euros. */
const seat = (position: number, more: Partial<DiscountedSeat> = {}): DiscountedSeat => ({
  position,
  unitId: 'adult',
  pax: 1,
  accompanied: false,
  netMinor: 2_000n,
  discountMinor: 0n,
  refundPercent: null,
  ...more,
});
const snapshot = {
  itemId: 'a',
  visit,
  currency: 'EUR',
  localCurrency: 'JPY',
  rate: '0.01',
  ratesOf: '2026-04-20',
  units: [
    {
      unitId: 'adult',
      title: 'Adult',
      type: 'ADULT',
      pax: 1,
      quantity: 2,
      localMinor: '2000',
      eachMinor: '2000',
      amountMinor: '4000',
    },
  ],
} as unknown as BookingSnapshot;

function booking(more: Partial<AmendableBooking> = {}): AmendableBooking {
  return {
    reference: 'R',
    state: 'confirmed',
    currency: 'EUR',
    seats: [seat(0), seat(1, { netMinor: 1_700n, discountMinor: 300n })],
    remainingMinor: 3_700n,
    minParty: 1,
    policy: visit.policy,
    startsAtMs: start,
    timeZone: 'Asia/Tokyo',
    nowMs: start - 48 * hour,
    isDateClosed: false,
    isDisputed: false,
    snapshot,
    ...more,
  };
}

function changed(offer: Offer, counts: UnitCounts, more: Partial<AmendableBooking> = {}, free = 9) {
  const result = amend(booking(more), offer, counts, free);
  if (!result.ok) return `${result.failure.code} ${result.failure.field ?? ''}`.trim();
  const { line, people, extra, back, hadBack } = result.value;
  return {
    people,
    units: line.units.map(({ unitId, quantity, each }) => [unitId, quantity, each.minor]),
    amount: line.amount.minor,
    discount: line.discount.minor,
    extra: extra.minor,
    back: back.minor,
    hadBack: hadBack.minor,
  };
}

describe('whether a booking may be changed', () => {
  it('depends on its state, the policy, and the pending payment', () => {
    expect(mayAmend(booking())).toBe(true);
    expect(mayAmend(booking({ state: 'redeemed' }))).toBe(false);
    expect(mayAmend(booking({ isDisputed: true }))).toBe(false);
    expect(mayAmend(booking({ nowMs: start }))).toBe(false);
    expect(mayAmend(booking({ nowMs: start - 24 * hour }))).toBe(false);
    expect(mayAmend(booking({ nowMs: start - 24 * hour, isDateClosed: true }))).toBe(true);
    expect(mayAmend(booking({ nowMs: start - 1, isDateClosed: true }))).toBe(true);
    expect(mayAmend(booking({ nowMs: start, isDateClosed: true }))).toBe(false);
    expect(mayAmend(booking({ policy: [{ hoursBefore: 24, refundPercent: 99 }] }))).toBe(false);
    expect(mayAmend(booking({ seats: [seat(0), seat(1, { refundPercent: 50 })] }))).toBe(false);
  });
});

describe('a changed booking', () => {
  it('costs the difference of another day, and retains its discount', () => {
    expect(changed(sunday, { adult: 2 })).toEqual({
      people: 2,
      units: [['adult', 2, 2_400n]],
      amount: 4_800n,
      discount: 300n,
      extra: 800n,
      back: 0n,
      hadBack: 0n,
    });
  });

  it('gives back what a smaller party does not need, its discounts in the order of its seats', () => {
    expect(changed(visit, { adult: 1 })).toMatchObject({ amount: 2_000n, discount: 0n, extra: 0n, back: 1_700n });
    expect(changed(visit, { adult: 1 }, { remainingMinor: 700n })).toMatchObject({ back: 700n, hadBack: 1_000n });
  });

  it('takes a larger party at the price of the day and the rate of the sale', () => {
    expect(changed(visit, { adult: 2, child: 1 })).toMatchObject({
      units: [
        ['adult', 2, 2_000n],
        ['child', 1, 1_000n],
      ],
      extra: 1_000n,
    });
  });

  it('costs the same where the local price is unchanged, whatever the rate', () => {
    const units = snapshot.units.map((unit) => ({ ...unit, eachMinor: '1999' }));
    const stored = { snapshot: { ...snapshot, units } };
    expect(changed({ ...visit, slotId: '9' }, { adult: 2 }, stored)).toMatchObject({ units: [['adult', 2, 1_999n]] });
    expect(changed(sunday, { adult: 2 }, stored)).toMatchObject({ units: [['adult', 2, 2_400n]] });
  });

  it('retains the price at which each unit was sold, and converts one that was not sold before', () => {
    const [adult] = snapshot.units;
    if (adult === undefined) throw new Error('the snapshot has no unit');
    const child = { ...adult, unitId: 'child', localMinor: '1000', eachMinor: '990' };
    const units = [{ ...adult, eachMinor: '1999' }, child];
    const next = { ...visit, slotId: '9' };
    expect(changed(next, { adult: 1, child: 1 }, { snapshot: { ...snapshot, units } })).toMatchObject({
      units: [
        ['adult', 1, 1_999n],
        ['child', 1, 990n],
      ],
    });
    const alike = { ...next, units: next.units.map((unit) => ({ ...unit, priceMinor: 2_000n })) };
    expect(
      changed(alike, { adult: 1, child: 1 }, { snapshot: { ...snapshot, units: units.slice(0, 1) } }),
    ).toMatchObject({
      units: [
        ['adult', 1, 1_999n],
        ['child', 1, 2_000n],
      ],
    });
  });

  it('retains the discount of a seat for a seat of the same unit', () => {
    const seats = [seat(0), seat(1, { unitId: 'child', netMinor: 700n, discountMinor: 300n })];
    const result = amend(booking({ seats, remainingMinor: 2_700n }), sunday, { adult: 1, child: 1 }, 9);
    expect(result.ok && result.value.seats.map(({ unitId, discount }) => [unitId, discount.minor])).toEqual([
      ['adult', 0n],
      ['child', 300n],
    ]);
  });

  it('costs no more, and does not grow, where its date was closed', () => {
    const closed = { isDateClosed: true, nowMs: start - hour };
    expect(changed(sunday, { adult: 2 }, closed)).toMatchObject({ units: [['adult', 2, 2_000n]], extra: 0n });
    expect(changed(sunday, { adult: 3 }, closed)).toBe('party_too_large adult');
    expect(changed(sunday, { adult: 2, child: 1 }, closed)).toBe('party_too_large child');
    const cheap = { ...sunday, priceRules: [{ name: 'Sundays', days: [7], prices: { adult: '1500' } }] };
    expect(changed(cheap, { adult: 2 }, closed)).toMatchObject({ units: [['adult', 2, 1_500n]], back: 1_000n });
  });

  it('never has more of a discount than a seat costs', () => {
    const cheap = { ...sunday, priceRules: [{ name: 'Sundays', days: [7], prices: { adult: '200' } }] };
    expect(changed(cheap, { adult: 2 })).toMatchObject({ amount: 400n, discount: 200n, back: 3_500n });
  });

  it('uses unlimited deals, and no limited ones', () => {
    const deal = {
      id: 1,
      titles: { en: 'Less' },
      effect: { kind: 'percent', percent: 50 },
      visit: null,
      days: null,
      lead: null,
      stacks: true,
      limited: false,
    } as const;
    expect(changed({ ...sunday, deals: [deal] }, { adult: 2 })).toMatchObject({ units: [['adult', 2, 1_200n]] });
    expect(changed({ ...sunday, deals: [{ ...deal, limited: true }] }, { adult: 2 })).toMatchObject({
      units: [['adult', 2, 2_400n]],
    });
  });

  it('counts seats that were given up as gone', () => {
    const seats = [seat(0), seat(1), seat(2, { refundPercent: 100 })];
    expect(changed(visit, { adult: 2 }, { seats, remainingMinor: 4_000n })).toBe('bad_request slotId');
    expect(changed(sunday, { adult: 2 }, { seats, remainingMinor: 4_000n })).toMatchObject({ extra: 800n });
  });

  it('states the tax of the new date, or that of a seller for all that they sell', () => {
    const taxOf = (more: Partial<AmendableBooking>, offer: Offer): unknown => {
      const result = amend(booking(more), offer, { adult: 2 }, 9);
      return result.ok ? [result.value.line.visit.tax, result.value.line.tax.minor] : result.failure.code;
    };
    // The tax within 45 euros at a tenth of the price without it.
    expect(taxOf({}, sunday)).toEqual([visit.tax, 409n]);
    expect(taxOf({}, { ...sunday, tax: null })).toEqual([null, 0n]);
    const untaxed = { snapshot: { ...snapshot, visit: { ...visit, tax: null } } };
    expect(taxOf(untaxed, sunday)).toEqual([visit.tax, 409n]);
    const own = { country: null, name: 'Own', basisPoints: 500 };
    const sold = { snapshot: { ...snapshot, visit: { ...visit, tax: own } } };
    expect(taxOf(sold, sunday)).toEqual([own, 214n]);
  });

  it('is refused for another option, without any change, and where nothing fits', () => {
    expect(changed({ ...sunday, productId: 2 }, { adult: 2 })).toBe('not_found slotId');
    expect(changed({ ...sunday, optionId: 'other' }, { adult: 2 })).toBe('not_found slotId');
    expect(changed({ ...sunday, instant: false }, { adult: 2 })).toBe('not_found slotId');
    expect(changed({ ...sunday, currency: 'USD' }, { adult: 2 })).toBe('not_amendable');
    expect(changed(sunday, { adult: 2 }, { isDisputed: true })).toBe('not_amendable');
    expect(changed(sunday, { adult: 2 }, {}, 1)).toBe('slot_sold_out');
    expect(changed(sunday, { adult: 10 })).toMatch(/^party_too_large/);
    expect(changed(visit, { adult: 2 })).toBe('bad_request slotId');
    expect(changed(visit, { adult: 1, child: 1 })).toMatchObject({ people: 2 });
    const family = {
      seats: [seat(0), seat(1), seat(2, { unitId: 'child', netMinor: 1_000n })],
      remainingMinor: 5_000n,
    };
    expect(changed(visit, { adult: 2, child: 1 }, family)).toBe('bad_request slotId');
    expect(changed(visit, { adult: 2 }, family)).toMatchObject({ back: 1_000n });
    expect(changed(visit, { adult: 2, child: 2 }, family)).toMatchObject({ extra: 1_000n });
  });
});
