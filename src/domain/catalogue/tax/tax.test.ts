import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { categories } from '#src/domain/catalogue/product.ts';
import { currencyCodes, smallestCharge, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { taxFor, type TaxCase } from '#src/domain/catalogue/tax/tax-for.ts';
import { byTax, includedTax, rateDigits, sharedTax, taxOfEach, taxOfPart } from '#src/domain/catalogue/tax/tax.ts';
import { taxRules } from '#src/domain/catalogue/tax/tax-rules.ts';

const vat = { country: 'GB', name: 'vat', basisPoints: 2_000 };
const gst = { country: 'SG', name: 'gst', basisPoints: 900 };

function at(country: string, category: string, date = '2026-12-24', own: Partial<TaxCase> = {}) {
  return taxFor({ country, category, date, productTax: null, destinationTax: null, ...own });
}

describe('the tax of a visit', () => {
  it.each([
    ['JP', 'tour', '2026-12-24', 'consumption_tax', 1_000],
    ['JP', 'tour', '2019-10-01', 'consumption_tax', 1_000],
    ['SG', 'attraction', '2023-12-31', 'gst', 800],
    ['SG', 'attraction', '2024-01-01', 'gst', 900],
    ['VN', 'tour', '2026-12-31', 'vat', 800],
    ['VN', 'tour', '2027-01-01', 'vat', 1_000],
    ['FR', 'tour', '2026-12-24', 'vat', 2_000],
    ['FR', 'museum', '2026-12-24', 'vat', 1_000],
    ['GB', 'attraction', '2026-12-24', 'vat', 2_000],
  ])('in %s for %s on %s is %s of %i', (country, category, date, name, basisPoints) => {
    expect(at(country, category, date)).toEqual({ country, name, basisPoints });
  });

  it('is not stated where there is none, where it is not certain, and before the rule began', () => {
    for (const country of ['HK', 'MO', 'US', 'ID', 'CN', 'XX', 'constructor']) expect(at(country, 'tour')).toBeNull();
    expect(at('GB', 'transfer')).toBeNull();
    expect(at('JP', 'tour', '2019-09-30')).toBeNull();
  });

  it("is what a product's file says, then its destination's, then its country's", () => {
    const productTax = { name: 'vat', basisPoints: 550 } as const;
    const destinationTax = { name: 'sales_tax', basisPoints: 887 } as const;
    expect(at('FR', 'show', '2026-12-24', { productTax, destinationTax })?.basisPoints).toBe(550);
    expect(at('US', 'show', '2026-12-24', { destinationTax })).toEqual({ country: 'US', ...destinationTax });
    expect(at('GB', 'attraction', '2026-12-24', { productTax: 'none', destinationTax })).toBeNull();
    expect(at('GB', 'attraction', '2026-12-24', { destinationTax: { name: 'vat', basisPoints: 0 } })).toBeNull();
  });

  it('has rules in order, of categories there are', () => {
    for (const [country, { steps, except = {} }] of Object.entries(taxRules)) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      for (const name of Object.keys(except)) expect(categories).toContain(name);
      for (const list of [steps, ...Object.values(except)].filter((one) => one !== null)) {
        expect(list.length).toBeGreaterThan(0);
        expect(list.map((one) => one.since)).toEqual(list.map((one) => one.since).toSorted());
        for (const { since, basisPoints } of list)
          expect([/^\d{4}-\d{2}-\d{2}$/.test(since), basisPoints > 0 && basisPoints < 3_000]).toEqual([true, true]);
      }
    }
  });

  it('is shown with the decimals it has', () => {
    expect([1_000, 550, 887].map(rateDigits)).toEqual([0, 1, 2]);
  });

  it('is one for several only where all have the same', () => {
    expect(sharedTax([vat, { ...vat }])).toEqual(vat);
    const others = [
      { ...vat, country: 'FR' },
      { ...vat, name: 'gst' },
      { ...vat, basisPoints: 1_000 },
    ];
    for (const rules of [[vat, gst], [vat, null], [null, vat], [null, null], ...others.map((one) => [vat, one]), []])
      expect(sharedTax(rules)).toBeNull();
  });
});

describe('the tax within an amount', () => {
  it.each([
    [10_500n, 'EUR', 500, 500n],
    [11_000n, 'JPY', 1_000, 1_000n],
    [1n, 'EUR', 2_000, 0n],
    [3n, 'EUR', 2_000, 1n],
    [0n, 'EUR', 500, 0n],
    [999n, 'EUR', 0, 0n],
    // 16 of 105.2 and a half: up.
    [21n, 'EUR', 10_000, 11n],
    [1_000n, 'KWD', 500, 50n],
    [990n, 'KWD', 500, 50n],
    [10_000n, 'THB', 700, 654n],
    [500n, 'THB', 700, 33n],
  ] as const)('of %s %s at %s is %s', (amount, currency, rate, tax) =>
    expect(includedTax(money(amount, currency), rate)).toEqual(money(tax, currency)),
  );

  it('and the rest make up the amount, the tax being its share to the coin', () => {
    const any = fc.constantFrom<CurrencyCode>(...currencyCodes);
    fc.assert(
      fc.property(any, fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 0, max: 10_000 }), (currency, amount, rate) => {
        const coin = smallestCharge(currency);
        const minor = amount * coin;
        const tax = includedTax(money(minor, currency), rate).minor;
        expect(tax >= 0n && tax <= minor && tax % coin === 0n).toBe(true);
        const off = tax * BigInt(10_000 + rate) - minor * BigInt(rate);
        expect((off < 0n ? -off : off) * 2n <= BigInt(10_000 + rate) * coin).toBe(true);
      }),
    );
  });
});

describe('taxes of several', () => {
  const part = fc.record({
    net: fc.bigInt({ min: 0n, max: 99_999n }).map((minor) => money(minor, 'EUR')),
    tax: fc.constantFrom(vat, gst, null),
  });

  it('add up to what is reckoned from the sum of each kind, and none is more than its part costs', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const taxes = taxOfEach(parts);
        expect(taxes.map((one) => one === null)).toEqual(parts.map((one) => one.tax === null));
        for (const [index, { net }] of parts.entries()) expect((taxes[index]?.minor ?? 0n) <= net.minor).toBe(true);
        for (const { rule, parts: alike } of byTax(parts)) {
          const sum = alike.reduce((total, one) => total + one.net.minor, 0n);
          const stated = parts.reduce((all, one, n) => all + (alike.includes(one) ? (taxes[n]?.minor ?? 0n) : 0n), 0n);
          expect(stated).toBe(includedTax(money(sum, 'EUR'), rule.basisPoints).minor);
        }
      }),
    );
  });

  it('are grouped by country, name and rate, in the order in which each first comes', () => {
    const rules = [gst, vat, { ...vat, country: 'FR' }, { ...vat, name: 'gst' }, { ...vat, basisPoints: 500 }];
    const parts = [...rules, ...rules].map((tax) => ({ tax }));
    expect(byTax([{ tax: null }, ...parts]).map(({ rule, parts: alike }) => [rule, alike.length])).toEqual(
      rules.map((rule) => [rule, 2]),
    );
  });

  it('are none of nothing, and of a part that is not there', () => {
    expect([
      taxOfPart(10n, 0n, 100n),
      taxOfPart(10n, 50n, 0n),
      taxOfPart(10n, -50n, 100n),
      taxOfPart(10n, 50n, -100n),
    ]).toEqual([0n, 0n, 0n, 0n]);
    expect([taxOfPart(10n, 50n, 100n), taxOfPart(5n, 10n, 100n), taxOfPart(4n, 10n, 100n)]).toEqual([5n, 1n, 0n]);
    expect(taxOfEach([])).toEqual([]);
  });

  it('come back with the parts of a price that go back, to the cent', () => {
    const steps = fc.array(fc.bigInt({ min: 0n, max: 40_000n }), { maxLength: 8 });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 99_999n }),
        fc.integer({ min: 0, max: 3_000 }),
        steps,
        (net, rate, parts) => {
          const tax = includedTax(money(net, 'EUR'), rate).minor;
          let back = 0n;
          let stated = 0n;
          for (const wanted of [...parts, net]) {
            const next = back + wanted > net ? net : back + wanted;
            const share = taxOfPart(tax, next, net) - taxOfPart(tax, back, net);
            expect(share >= 0n && share <= next - back).toBe(true);
            stated += share;
            back = next;
          }
          expect(stated).toBe(tax);
        },
      ),
    );
  });

  it('are none of nothing', () => {
    expect([taxOfPart(5n, 0n, 10n), taxOfPart(5n, 1n, 0n), taxOfPart(5n, 11n, 10n)]).toEqual([0n, 0n, 6n]);
  });
});
