import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOf, requiredPlaces, priceCart, type CartItem } from '#src/domain/cart/cart.ts';
import { lineOf, lineOfSnapshot, quoteItem, snapshotOf } from '#src/domain/checkout/line.ts';
import type { Offer } from '#src/domain/catalogue/offers/offer.ts';
import { checkOffer } from '#src/domain/catalogue/offers/offer.ts';
import type { RateTable } from '#src/domain/shared/money/exchange.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { quoteFor } from '#src/domain/checkout/quote.ts';

const rates: RateTable = {
  date: '2026-05-01',
  hkdPerUnit: { JPY: 5_000_000n, EUR: 910_000_000n, KWD: 2_540_000_000n },
};

function offer(about: Partial<Offer> = {}): Offer {
  return {
    productId: 1,
    slug: 'tower',
    titles: { en: 'Tower' },
    optionId: 'entry',
    optionTitle: 'Entry',
    destinationId: 1,
    destination: { en: 'Tokyo' },
    picture: 'tower-day-1',
    supplierId: 's',
    supplier: 'S',
    slotId: '7',
    localDate: '2026-05-02',
    localStart: '10:00',
    localEnd: '12:00',
    allDay: false,
    timeZone: 'Asia/Tokyo',
    startsAt: '2026-05-02T01:00:00Z',
    endsAt: '2026-05-02T03:00:00Z',
    policy: [],
    instant: true,
    redemption: 'DIGITAL',
    perPersonTicket: true,
    meetingPoint: { name: 'Gate', address: '1 Road', lat: 0, lng: 0 },
    goodToKnow: [],
    stock: [{ inventoryId: '3', free: 5, position: null }],
    currency: 'JPY',
    priceRules: [],
    deals: [],
    today: '2026-04-20',
    minParty: 1,
    maxParty: 9,
    free: 5,
    over: false,
    closed: false,
    units: [
      { id: 'adult', title: 'Adult', type: 'ADULT', pax: 1, accompanied: false, maxQuantity: null, priceMinor: 2_000n },
      { id: 'child', title: 'Child', type: 'CHILD', pax: 1, accompanied: true, maxQuantity: 3, priceMinor: 999n },
      { id: 'infant', title: 'Infant', type: 'INFANT', pax: 0, accompanied: true, maxQuantity: null, priceMinor: 0n },
    ],
    ...about,
  };
}

function item(itemId: string, units: Record<string, number>, about: Partial<Offer> = {}): CartItem {
  return { itemId, offer: offer(about), units };
}

test.each([
  [{ over: true, closed: true, free: 0 }, { adult: 1 }, 'date_past'],
  [{ closed: true, free: 0 }, { adult: 1 }, 'slot_closed'],
  [{}, { adult: 6 }, 'slot_sold_out'],
  [{}, { adult: 10 }, 'party_too_large'],
  [{ minParty: 2 }, { adult: 1, infant: 1 }, 'party_too_small'],
  [{}, { child: 2 }, 'party_too_small'],
  [{}, { adult: 1, child: 4 }, 'party_too_large'],
  [{}, { adult: 100 }, 'party_too_large'],
  [{}, { adult: 1, student: 1 }, 'slot_closed'],
  [{}, { adult: 2, child: 3 }, null],
])('an offer %o for %o: %s', (about, units, fault) => {
  const priced = priceCart([item('a', units, about)], 'EUR', rates);
  expect(priced.ok && priced.value.items[0]?.fault).toBe(fault);
});

test('a refusal of places states how many are left', () => {
  expect(checkOffer(offer(), { adult: 6 })).toMatchObject({ failure: { code: 'slot_sold_out', facts: { left: 5 } } });
  expect(checkOffer(offer(), { adult: 1 }, -2)).toMatchObject({ failure: { facts: { left: 0 } } });
});

test('lines with an error have a price and stay out of the total', () => {
  const priced = priceCart([item('a', { adult: 1 }), item('b', { adult: 1 }, { closed: true })], 'JPY', rates);
  if (!priced.ok) throw new Error('not priced');
  expect(priced.value.items.map(({ line }) => line.amount.minor)).toEqual([2_000n, 2_000n]);
  expect(priced.value.total.minor).toBe(2_000n);
  expect(priced.value.quote.lines.map((line) => line.itemId)).toEqual(['a']);
});

test('without a rate there is no price, and nothing can be bought', () => {
  expect(priceCart([item('a', { adult: 1 })], 'USD', rates)).toMatchObject({
    ok: false,
    failure: { code: 'payment_unavailable' },
  });
});

test('in any cart the total is the sum of the valid lines, and no stock row is requested beyond its places', () => {
  const items = fc.array(
    fc.record({
      adult: fc.integer({ min: 0, max: 6 }),
      child: fc.integer({ min: 0, max: 3 }),
      row: fc.constantFrom('1', '2'),
      closed: fc.boolean(),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(items, fc.constantFrom('EUR' as const, 'JPY' as const, 'KWD' as const), (carts, currency) => {
      const cart = carts.map(({ adult, child, row, closed }, n) =>
        item(
          `i${n}`,
          { adult, child },
          { stock: [{ inventoryId: row, free: 5, position: null }], slotId: row, closed },
        ),
      );
      const priced = priceCart(cart, currency, rates);
      if (!priced.ok) throw new Error('not priced');
      const sound = priced.value.items.filter((one) => one.fault === null);
      expect(priced.value.total.minor).toBe(sound.reduce((sum, one) => sum + one.line.amount.minor, 0n));
      expect(priced.value.quote.total).toEqual(priced.value.total);
      for (const { line } of sound) {
        expect(line.amount.minor).toBe(
          line.units.reduce((sum, unit) => sum + unit.each.minor * BigInt(unit.quantity), 0n),
        );
        if (currency === 'KWD') expect(line.amount.minor % 10n).toBe(0n);
      }
      const wanted = requiredPlaces(sound.map(({ offer: { stock }, people }) => ({ stock, people })));
      for (const { qty } of wanted) expect(qty).toBeLessThanOrEqual(5);
      expect(wanted.map((one) => one.inventoryId)).toEqual(
        [...new Set(wanted.map((one) => one.inventoryId))].toSorted(),
      );
    }),
  );
});

test('what has no stock row is sold out by its slot', () => {
  const alone = { stock: [], free: 3 };
  const cart = [
    item('a', { adult: 2 }, alone),
    item('b', { adult: 1 }, alone),
    item('c', { adult: 1 }, alone),
    item('d', { adult: 3 }, { ...alone, slotId: '8' }),
  ];
  const priced = priceCart(cart, 'JPY', rates);
  expect(priced.ok && priced.value.items.map(({ fault }) => fault)).toEqual([null, null, 'slot_sold_out', null]);
});

test('a stock row is taken apart from the slot that it belongs to', () => {
  const cart = [item('a', { adult: 2 }), item('b', { adult: 2 }, { stock: [], free: 2 })];
  const priced = priceCart(cart, 'JPY', rates);
  expect(priced.ok && priced.value.items.map(({ fault }) => fault)).toEqual([null, null]);
});

test('the former price of an item is reported until the item is gone', () => {
  const seen = { currency: 'JPY', each: { adult: '1500' } } as const;
  const wasOf = (about: Partial<Offer>) => {
    const priced = priceCart([{ ...item('a', { adult: 2 }, about), seen }], 'JPY', rates);
    return priced.ok ? priced.value.items[0]?.was : priced.failure.code;
  };
  expect([wasOf({}), wasOf({ gone: true })]).toEqual([money(3_000n, 'JPY'), null]);
});

test.each([
  ['date_past', 'date_past'],
  ['date_not_offered', 'date_not_offered'],
  ['slot_sold_out', 'slot_sold_out'],
  ['party_too_large', 'party_too_large'],
  ['party_too_small', 'party_too_small'],
  ['unit_needs_company', 'party_too_small'],
  ['quantity_invalid', 'party_too_large'],
  ['unit_unknown', 'slot_closed'],
] as const)('a refusal %s is the error %s of a line', (code, fault) => {
  expect(faultOf(code)).toBe(fault);
});

test('stock rows are merged and sorted by number, not by text', () => {
  const wanted = requiredPlaces([
    { stock: [row('10'), row('11', 0)], people: 1 },
    { stock: [row('9')], people: 2 },
    { stock: [row('10')], people: 3 },
  ]);
  expect(wanted).toEqual([
    { inventoryId: '9', qty: 2 },
    { inventoryId: '10', qty: 4 },
    { inventoryId: '11', qty: 1 },
  ]);
});

test('what takes several stock rows is sold out when one of them is, and leaves the others what they have', () => {
  const nights = [row('1', null, 2), row('2', null, 1), row('3', null, 4)];
  const long = item('long', { adult: 1 }, { stock: nights, slotId: 'a' });
  const late = item('late', { adult: 2 }, { stock: nights.slice(2), slotId: 'b' });
  const seat = item('seat', { adult: 1 }, { stock: [row('9', 0, 1)], slotId: 'c' });
  const priced = priceCart([long, late, { ...long, itemId: 'again' }, seat, { ...seat, itemId: 'same' }], 'JPY', rates);
  if (!priced.ok) throw new Error('not priced');
  expect(priced.value.items.map(({ line, fault }) => [line.itemId, fault])).toEqual([
    ['long', null],
    ['late', null],
    ['again', 'slot_sold_out'],
    ['seat', null],
    ['same', 'slot_sold_out'],
  ]);
});

function row(inventoryId: string, position: number | null = null, free = 5): Offer['stock'][number] {
  return { inventoryId, free, position };
}

test('a line survives being frozen into JSON', () => {
  const quote = quoteFor([quoteItem('a', offer(), { adult: 2, child: 1, infant: 1 })], 'EUR', rates);
  if (!quote.ok) throw new Error('not quoted');
  const line = lineOf('a', offer(), quote.value.lines, 'EUR');
  const stored = snapshotOf(line, quote.value);
  expect(stored).toMatchObject({
    currency: 'EUR',
    localCurrency: 'JPY',
    ratesOf: '2026-05-01',
    rate: '0.005494505495',
  });
  expect(lineOfSnapshot(JSON.parse(JSON.stringify(stored)))).toEqual(line);
  expect(line.visit).not.toHaveProperty('free');
});

test('a damaged snapshot and a line without an owner are refused', () => {
  const line = lineOf('a', offer(), [], 'EUR');
  expect(() => snapshotOf(line, { ratesOf: '', rates: {} })).toThrow(/no unit/);
  const quote = quoteFor([quoteItem('a', offer(), { adult: 1 })], 'EUR', rates);
  if (!quote.ok) throw new Error('not quoted');
  const stored = {
    ...snapshotOf(lineOf('a', offer(), quote.value.lines, 'EUR'), quote.value),
    currency: JSON.parse('"XXX"'),
  };
  expect(() => lineOfSnapshot(stored)).toThrow(/damaged/);
});
