import { describe, expect, it } from 'vitest';

import type { CartItem, PricedCart } from '#src/domain/cart/cart.ts';
import { dealsOn, withoutDeals } from '#src/domain/cart/deal-facts.ts';
import {
  lineOf,
  lineOfSnapshot,
  netOf,
  payableByTender,
  pricedUnitsOf,
  quoteItem,
  snapshotOf,
  visitOf,
  type BookingSnapshot,
  type Line,
} from '#src/domain/checkout/line.ts';
import type { Offer } from '#src/domain/catalogue/offers/offer.ts';
import type { Deal } from '#src/domain/catalogue/prices/deal-price.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { PriceLine } from '#src/domain/checkout/quote.ts';

const eur = (minor: bigint) => money(minor, 'EUR');
const deal: Deal = {
  id: 4,
  titles: { en: 'Spring' },
  limited: false,
  effect: { kind: 'percent', percent: 10 },
  visit: null,
  days: null,
  lead: null,
  stacks: false,
};
/** Of an offer only what decides on a price. 2026-05-02 is a Saturday. */
const offer = (more: Partial<Offer> = {}): Offer =>
  ({
    slug: 'tower',
    slotId: '7',
    localDate: '2026-05-02',
    localStart: '10:00',
    today: '2026-05-01',
    currency: 'EUR',
    priceRules: [],
    deals: [],
    units: [
      { id: 'adult', title: 'Adult', titles: { en: 'Adult' }, type: 'ADULT', pax: 1, priceMinor: 20_00n },
      { id: 'child', title: 'Child', type: 'CHILD', pax: 1, priceMinor: 10_00n },
    ],
    ...more,
  }) as unknown as Offer;

describe('quoteItem', () => {
  it('takes the units that are required, in the order of the option, at their usual price', () => {
    expect(quoteItem('i', offer(), { child: 1, adult: 2 })).toEqual({
      itemId: 'i',
      currency: 'EUR',
      units: [
        { unitId: 'adult', quantity: 2, each: eur(20_00n), changed: undefined, dealt: undefined },
        { unitId: 'child', quantity: 1, each: eur(10_00n), changed: undefined, dealt: undefined },
      ],
    });
    expect(quoteItem('i', offer(), { adult: 0 }).units).toEqual([]);
  });

  it('names the rule that changes a price, and none where a rule does not change it', () => {
    const priceRules = [{ name: 'Weekend', days: [6], prices: { adult: '25', child: '10' } }];
    expect(quoteItem('i', offer({ priceRules }), { adult: 1, child: 1 }).units).toMatchObject([
      { each: eur(25_00n), changed: { from: eur(20_00n), rule: 'Weekend' } },
      { each: eur(10_00n), changed: undefined },
    ]);
  });

  it('names the deal and the price that it leaves', () => {
    expect(quoteItem('i', offer({ deals: [deal] }), { adult: 1 }).units).toMatchObject([
      { each: eur(20_00n), dealt: { to: eur(18_00n), deal: 4 } },
    ]);
  });
});

const priced = (more: Partial<PriceLine>): PriceLine => ({
  itemId: 'i',
  unitId: 'adult',
  stage: 'base',
  code: '',
  quantity: 2,
  local: eur(20_00n),
  each: eur(20_00n),
  amount: eur(40_00n),
  ...more,
});

describe('lineOf', () => {
  it('adds the steps of each unit to its base price, and leaves out those of other items and units', () => {
    const minus = { stage: 'deal', local: eur(-2_00n), each: eur(-2_00n), amount: eur(-4_00n) } as const;
    const lines = [
      priced({}),
      priced(minus),
      priced({ unitId: 'child', quantity: 1, local: eur(10_00n), each: eur(10_00n), amount: eur(10_00n) }),
      priced({ itemId: 'other' }),
    ];
    const line = lineOf('i', offer(), lines, 'EUR');
    expect(line.units).toMatchObject([
      {
        unitId: 'adult',
        title: 'Adult',
        titles: { en: 'Adult' },
        type: 'ADULT',
        local: eur(18_00n),
        each: eur(18_00n),
        amount: eur(36_00n),
      },
      { unitId: 'child', title: 'Child', type: 'CHILD', pax: 1, quantity: 1, each: eur(10_00n), amount: eur(10_00n) },
    ]);
    expect(line.units.map((unit) => 'titles' in unit)).toEqual([true, false]);
    expect(line).toMatchObject({ itemId: 'i', amount: eur(46_00n), discount: eur(0n), tax: eur(0n) });
  });

  it('calls a unit by its id where the option has it no more', () => {
    const [unit] = lineOf('i', offer(), [priced({ unitId: 'student' })], 'EUR').units;
    expect(unit).toMatchObject({ title: 'student', type: 'OTHER', pax: 1 });
  });
});

describe('visitOf', () => {
  it('contains lasting facts, without stock and rules of sale', () => {
    const whole = offer({
      saleDays: 90,
      gone: true,
      over: false,
      closed: true,
      free: 4,
      minParty: 1,
      maxParty: 2,
      stock: [],
    });
    expect(visitOf(whole)).toEqual({ slug: 'tower', slotId: '7', localDate: '2026-05-02', localStart: '10:00' });
  });
});

const sold: Line = {
  itemId: 'i',
  visit: visitOf(offer()),
  units: [
    {
      unitId: 'adult',
      title: 'Adult',
      type: 'ADULT',
      pax: 1,
      quantity: 2,
      local: eur(20_00n),
      each: eur(20_00n),
      amount: eur(40_00n),
    },
    {
      unitId: 'child',
      title: 'Child',
      type: 'CHILD',
      pax: 1,
      quantity: 1,
      local: eur(10_00n),
      each: eur(10_00n),
      amount: eur(10_00n),
    },
  ],
  amount: eur(50_00n),
  discount: eur(5_00n),
  tax: eur(4_00n),
};

describe('snapshots', () => {
  const frozen = snapshotOf(sold, { ratesOf: '2026-05-01', rates: {} });

  it('preserve discount and tax, with a rate of 1 by default', () => {
    expect(frozen).toMatchObject({ rate: '1', discountMinor: '500', taxMinor: '400' });
    expect(lineOfSnapshot(frozen)).toEqual(sold);
    const rateIn = (rates: Readonly<Record<string, string>>) => snapshotOf(sold, { ratesOf: '', rates }).rate;
    expect([rateIn({}), rateIn({ EUR: '1.1' })]).toEqual(['1', '1.1']);
  });

  it('say nothing of a tax where there is none', () => {
    expect(Object.keys(snapshotOf({ ...sold, tax: eur(0n) }, { ratesOf: '', rates: {} }))).not.toContain('taxMinor');
  });

  it('frozen before there were discounts and taxes have neither', () => {
    const { discountMinor: _discount, taxMinor: _tax, ...old } = frozen;
    expect(lineOfSnapshot(old)).toEqual({ ...sold, discount: eur(0n), tax: eur(0n) });
  });

  it('with a local currency that we do not know are refused', () => {
    const damaged = { ...frozen, localCurrency: 'XXX' } as unknown as BookingSnapshot;
    expect(() => lineOfSnapshot(damaged)).toThrow('snapshot of i is damaged');
  });

  it('are not made of a line without units', () => {
    expect(() => snapshotOf({ ...sold, units: [] }, { ratesOf: '', rates: {} })).toThrow('line i has no unit');
  });
});

describe('what is paid for a line', () => {
  it('is its amount less its discount', () => {
    expect(netOf(sold)).toEqual(eur(45_00n));
  });

  it('may be paid by credits and gift cards, but for a gift card', () => {
    expect(payableByTender(sold)).toEqual(eur(45_00n));
    const gift = { ...sold, visit: { ...sold.visit, gift: {} } } as unknown as Line;
    expect(payableByTender(gift)).toEqual(eur(0n));
  });

  it('is returned for each person, with parts of the discount by price that add up to it', () => {
    expect(pricedUnitsOf(sold)).toEqual([
      { unitId: 'adult', amount: eur(20_00n), discount: eur(2_00n) },
      { unitId: 'adult', amount: eur(20_00n), discount: eur(2_00n) },
      { unitId: 'child', amount: eur(10_00n), discount: eur(1_00n) },
    ]);
  });
});

describe('deals of a cart', () => {
  const other = { ...deal, id: 5 };
  const item = { itemId: 'i', offer: offer({ deals: [deal, other] }), units: {} } satisfies CartItem;

  it('are those whose step lowers an item, by item', () => {
    const lines = [
      priced({ stage: 'deal', code: '4' }),
      priced({ stage: 'base', code: '5' }),
      priced({ stage: 'deal', code: '5', itemId: 'j' }),
    ];
    const cart = { items: ['i', 'k'].map((itemId) => ({ ...item, line: { itemId } })), quote: { lines } };
    expect([...dealsOn(cart as unknown as PricedCart)]).toEqual([['i', [deal]]]);
  });

  it('can be left out of the items', () => {
    const [left] = withoutDeals([item], ({ id }) => id === 4);
    expect(left).toEqual({ ...item, offer: offer({ deals: [other] }) });
  });
});
