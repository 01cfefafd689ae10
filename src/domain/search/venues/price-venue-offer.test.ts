import { describe, expect, it } from 'vitest';

import { money } from '#src/domain/shared/money/money.ts';
import { priceVenueOffer } from '#src/domain/search/venues/price-venue-offer.ts';
import type { VenueOffer } from '#src/domain/vertical.ts';

const unit = (id: string, priceMinor: bigint, pax = 1) => ({
  id,
  title: id,
  titles: { en: id },
  type: 'OTHER',
  pax,
  accompanied: false,
  maxQuantity: null,
  priceMinor,
});

function offer(more: Partial<VenueOffer> = {}): VenueOffer {
  // Only what a price looks at.
  return {
    id: 'double',
    units: [unit('room', 1_001n, 2), unit('breakfast', 99n, 0)],
    counts: { room: 2, breakfast: 3 },
    minParty: 1,
    maxParty: 8,
    inventoryUnits: [
      { key: 'a', total: 9, position: null },
      { key: 'b', total: 7, position: null },
    ],
    over: false,
    closed: false,
    ...more,
  } as unknown as VenueOffer;
}

const rates = { date: '2026-11-20', hkdPerUnit: { EUR: 900_000_000n, USD: 750_000_000n } };
const ground = { currency: 'USD', rates, free: ({ total }: { readonly total: number }) => total } as const;

describe('the price of an offer', () => {
  it('is what its counts cost, each unit converted and rounded once', () => {
    const priced = priceVenueOffer(offer(), 'EUR', ground);
    // 10.01 € are 12.012 $ and 0.99 € are 1.188 $.
    expect(priced).toMatchObject({ ok: true, value: { minor: 2n * 1_201n + 3n * 119n, fault: null } });
    expect(priced.ok && [...priced.value.each]).toEqual([
      ['room', 1_201n],
      ['breakfast', 119n],
    ]);
    const one = priceVenueOffer(offer({ counts: { room: 1 } }), 'USD', ground);
    expect(one.ok && one.value.minor).toBe(money(1_001n, 'USD').minor);
  });

  it('is none where a rate is unknown', () => {
    expect(priceVenueOffer(offer(), 'JPY', ground)).toMatchObject({
      ok: false,
      failure: { code: 'payment_unavailable' },
    });
  });

  it('returns how many are left: of the scarcest inventory unit, within the largest party, and never less than none', () => {
    const leftOf = (free: number, more: Partial<VenueOffer> = {}): number | null => {
      const priced = priceVenueOffer(offer(more), 'EUR', { ...ground, free: ({ key }) => (key === 'b' ? free : 99) });
      return priced.ok ? priced.value.left : null;
    };
    expect([leftOf(5), leftOf(99), leftOf(-2), leftOf(0, { inventoryUnits: [] })]).toEqual([5, 8, 0, 8]);
  });

  it('says why it cannot be bought', () => {
    const faultOf = (more: Partial<VenueOffer>, free = 99): unknown => {
      const priced = priceVenueOffer(offer(more), 'EUR', { ...ground, free: () => free });
      return priced.ok ? priced.value.fault : 'no price';
    };
    expect(faultOf({ over: true, closed: true })).toBe('date_past');
    expect(faultOf({ closed: true })).toBe('slot_closed');
    expect([faultOf({}, 4), faultOf({}, 3)]).toEqual([null, 'slot_sold_out']);
    expect(faultOf({ minParty: 5 })).not.toBeNull();
  });
});
