import { describe, expect, it } from 'vitest';

import type { FareOffer, RailFare } from '#src/domain/rail/fares/fare.ts';
import type { RailRules } from '#src/domain/rail/fares/passenger.ts';
import { priceOffer, type PriceGround } from '#src/domain/rail/fares/price-offer.ts';
import { money } from '#src/domain/shared/money/money.ts';

const fare: RailFare = {
  key: 'f',
  class: 'standard',
  names: null,
  priceMinor: 1000n,
  currency: 'EUR',
  operator: null,
  line: null,
  origin: null,
  destination: null,
  contains: [],
  changes: null,
  validSeconds: null,
  conditions: null,
};
const rules: RailRules = { ages: [{ id: 'child', minAge: 4, maxAge: 14, percent: 50 }], cards: [] };
const hour = 3_600_000;

const ground: PriceGround = {
  travellers: [
    { age: null, card: null },
    { age: 10, card: null },
  ],
  rulesOf: () => rules,
  departsMs: (ride) => (10 + ride) * hour,
  currency: 'EUR',
  rates: { date: '2026-12-01', hkdPerUnit: { EUR: 900_000_000n, USD: 750_000_000n, HKD: 100_000_000n } },
  nowMs: 0,
};

function offer(...fares: readonly Partial<RailFare>[]): FareOffer {
  return {
    class: 'standard',
    through: fares.length === 1,
    tickets: fares.map((facts, at) => ({ fare: { ...fare, ...facts }, first: at, last: at })),
  };
}

describe('priceOffer', () => {
  it('adds up what each traveler pays for each ticket, by the rules of its first ride', () => {
    const full = { ...ground, rulesOf: (ride: number) => (ride === 0 ? rules : { ages: [], cards: [] }) };
    const priced = priceOffer(offer({}, { priceMinor: 300n }), full);
    expect(priced?.tickets.map(({ price }) => price)).toEqual([money(1500n, 'EUR'), money(600n, 'EUR')]);
    expect(priced?.total).toEqual(money(2100n, 'EUR'));
    expect(priced).toMatchObject({ class: 'standard', through: false });
  });

  it('exchanges the tickets into the currency of the traveler and leaves their own prices as they are', () => {
    const priced = priceOffer(offer({}, { currency: 'HKD' }), { ...ground, currency: 'USD' });
    expect(priced?.tickets.map(({ price }) => price)).toEqual([money(1500n, 'EUR'), money(1500n, 'HKD')]);
    // 15 EUR are 18 USD, and 15 HKD are 2 USD.
    expect(priced?.total).toEqual(money(2000n, 'USD'));
  });

  it('returns null where the exchange rate of a ticket is unknown', () => {
    expect(priceOffer(offer({}, { currency: 'GBP' }), ground)).toBeNull();
  });

  it('says nothing of refunds where the railway does not', () => {
    expect(priceOffer(offer({}), ground)?.tickets[0]?.refund).toBeNull();
  });

  it('says what all travelers get back until when, each ticket by itself, for the steps that are still to come', () => {
    const conditions: RailFare['conditions'] = {
      refund: [
        { minutesBefore: 600, keeps: { kind: 'percent', percent: 0 } },
        { minutesBefore: 120, keeps: { kind: 'amount', minor: 600 } },
        { minutesBefore: 0, keeps: { kind: 'percent', percent: 50 } },
      ],
      exchange: 'none',
      exchangeFeeMinor: 0,
    };
    const refundAt = (nowMs: number) => priceOffer(offer({ conditions }), { ...ground, nowMs })?.tickets[0]?.refund;
    // Of the child's 5.00, the fee of 6.00 leaves nothing, and takes nothing from the other ticket.
    const later = [
      { untilMs: 8 * hour, back: money(400n, 'EUR') },
      { untilMs: 10 * hour, back: money(750n, 'EUR') },
    ];
    expect(refundAt(0)).toEqual([{ untilMs: 0, back: money(1500n, 'EUR') }, ...later]);
    expect(refundAt(1)).toEqual(later);
    expect(refundAt(10 * hour + 1)).toEqual([]);
  });
});
