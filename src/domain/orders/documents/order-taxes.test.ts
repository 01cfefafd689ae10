import { describe, expect, it } from 'vitest';

import type { Line } from '#src/domain/checkout/line.ts';
import { lineOfSnapshot, snapshotOf } from '#src/domain/checkout/line.ts';
import type { Visit } from '#src/domain/catalogue/offers/offer.ts';
import { sampleSeller } from '#src/domain/orders/documents/receipt.ts';
import { statedTax, taxParts, taxTotals, withTaxes } from '#src/domain/orders/documents/order-taxes.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { codedLines, sumUpTo } from '#src/domain/checkout/price-line.ts';
import type { TaxRule } from '#src/domain/catalogue/tax/tax.ts';

const japan = { country: 'JP', name: 'consumption_tax', basisPoints: 1_000 };
const britain = { country: 'GB', name: 'vat', basisPoints: 2_000 };

const visit: Visit = {
  productId: 1,
  slug: 'sky-tower',
  titles: { en: 'Sky Tower' },
  optionId: 'entry',
  optionTitle: 'Entry',
  destinationId: 1,
  destination: { en: 'Tokyo' },
  picture: 'tower-day-1',
  supplierId: 'bay-days',
  supplier: 'Bay Days',
  slotId: '7',
  localDate: '2026-05-02',
  localStart: '10:00',
  localEnd: '11:00',
  allDay: false,
  timeZone: 'Asia/Tokyo',
  startsAt: '2026-05-02T01:00:00.000Z',
  endsAt: '2026-05-02T02:00:00.000Z',
  policy: [],
  instant: true,
  redemption: 'DIGITAL',
  perPersonTicket: false,
  meetingPoint: { name: '', address: '', lat: 0, lng: 0 },
  goodToKnow: [],
};

function item(
  itemId: string,
  minor: bigint,
  tax: TaxRule | null,
  changes: Partial<Line> = {},
): { readonly line: Line } {
  const amount = money(minor, 'EUR');
  const nothing = money(0n, 'EUR');
  const unit = { unitId: 'adult', title: 'Adult', type: 'ADULT', pax: 1, quantity: 1, local: money(minor, 'JPY') };
  const units = [{ ...unit, each: amount, amount }];
  return { line: { itemId, visit: { ...visit, tax }, units, amount, discount: nothing, tax: nothing, ...changes } };
}

describe('the taxes of an order', () => {
  it('are within what is left after coupons, one part for each line that has any', () => {
    const items = withTaxes(
      [item('a', 11_000n, japan, { discount: money(1_100n, 'EUR') }), item('b', 5_000n, null), item('c', 0n, japan)],
      null,
    );
    expect(items.map(({ line }) => line.tax.minor)).toEqual([900n, 0n, 0n]);
    expect(taxParts(items)).toEqual([{ name: 'consumption_tax', itemId: 'a', amount: money(900n, 'EUR') }]);
  });

  it('are computed once per kind, grouped by country and rate', () => {
    const items = withTaxes([item('a', 333n, japan), item('b', 1_200n, britain), item('c', 333n, { ...japan })], null);
    // A tenth of 333 is 30.27 and would be 30 twice; of 666 it is 60.55.
    expect(items.map(({ line }) => line.tax.minor)).toEqual([31n, 200n, 30n]);
    expect(taxTotals(items.map(({ line }) => line))).toEqual([
      { ...japan, amount: money(61n, 'EUR') },
      { ...britain, amount: money(200n, 'EUR') },
    ]);
  });

  it('leave out amounts without a rule, and rules without an amount', () => {
    const amount = money(100n, 'EUR');
    const [none, zero, some] = [
      item('a', 1_100n, null, { tax: amount }).line,
      item('b', 0n, britain).line,
      item('c', 1_100n, japan, { tax: amount }).line,
    ];
    const { tax: _tax, ...untaxed } = none.visit;
    const lines = [none, { ...none, visit: untaxed }, zero, some];
    expect(taxParts(lines.map((line) => ({ line })))).toEqual([{ name: 'consumption_tax', itemId: 'c', amount }]);
    expect(taxTotals(lines)).toEqual([{ ...japan, amount }]);
  });

  it('are what the seller states for everything, where one is stated, except for gift cards', () => {
    const stated = statedTax({ ...sampleSeller, tax: { name: 'Umsatzsteuer', basisPoints: 1_900 } });
    const gift = { to: 'Mia', from: 'Leo', message: '', email: 'mia@example.com', design: 'harbour' as const };
    const card = item('g', 5_000n, null);
    const items = withTaxes(
      [
        item('a', 11_900n, japan),
        {
          line: {
            ...card.line,
            visit: { ...card.line.visit, gift: { ...gift, sendAt: null, timeZone: 'Asia/Tokyo' } },
          },
        },
      ],
      stated,
    );
    expect(items.map(({ line }) => line.tax.minor)).toEqual([1_900n, 0n]);
    expect(items[0]?.line.visit.tax).toEqual({ country: null, name: 'Umsatzsteuer', basisPoints: 1_900 });
    for (const seller of [undefined, sampleSeller, { ...sampleSeller, tax: { name: 'VAT', basisPoints: 0 } }])
      expect(statedTax(seller)).toBeNull();
  });

  it('add to no sum of the price, and last in what is frozen', () => {
    const [taxed] = withTaxes([item('a', 11_000n, japan)], null);
    if (taxed === undefined) throw new Error('no item');
    const tender = { kind: 'credits' as const, amount: money(500n, 'EUR') };
    const lines = codedLines([], [], [tender], taxParts([taxed]));
    expect(lines.map(({ stage, code, itemId, amount }) => [stage, code, itemId, amount.minor])).toEqual([
      ['credits', 'credits', null, -500n],
      ['tax', 'consumption_tax', 'a', 1_000n],
    ]);
    expect(sumUpTo(lines, 'gift_card', 'EUR').minor).toBe(-500n);
    const frozen = snapshotOf(taxed.line, { ratesOf: '2026-05-01', rates: {} });
    expect(frozen.taxMinor).toBe('1000');
    expect(lineOfSnapshot(frozen).tax).toEqual(money(1_000n, 'EUR'));
  });
});
