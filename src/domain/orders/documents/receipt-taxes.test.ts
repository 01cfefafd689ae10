import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  sampleSeller,
  type DocumentTax,
  type ReceiptDocument,
  type ReceiptLine,
} from '#src/domain/orders/documents/receipt.ts';
import { taxesOn, taxesOver, type TaxedBooking } from '#src/domain/orders/documents/receipt-taxes.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { includedTax } from '#src/domain/catalogue/tax/tax.ts';

const japan = { country: 'JP', name: 'consumption_tax', basisPoints: 1_000 };
const britain = { country: 'GB', name: 'vat', basisPoints: 2_000 };

function line(reference: string, minor: bigint): ReceiptLine {
  const rest = { titles: { en: 'Tower' }, option: 'Entry', date: '2026-12-24', supplier: 'Bay Days', units: [] };
  return { reference, ...rest, amountMinor: minor.toString() };
}

function booking(reference: string, netMinor: bigint, tax: TaxedBooking['tax']): TaxedBooking {
  const taxMinor = tax === null ? 0n : includedTax(money(netMinor, 'EUR'), tax.basisPoints).minor;
  return { reference, tax, taxMinor, netMinor };
}

function said(papers: readonly DocumentTax[], reference?: string): bigint {
  const of = papers.filter((one) => reference === undefined || one.reference === reference);
  return of.reduce((sum, one) => sum + BigInt(one.minor), 0n);
}

describe('the taxes on documents', () => {
  it('are those of the bookings that are on them', () => {
    const bookings = [booking('A', 1_100n, japan), booking('B', 1_200n, britain), booking('C', 500n, null)];
    const lines = [line('A', 1_100n), line('B', 1_200n), line('C', 500n)];
    expect(taxesOver(lines, 'EUR', bookings, [])).toEqual([
      { ...japan, reference: 'A', ofMinor: '1100', minor: '100' },
      { ...britain, reference: 'B', ofMinor: '1200', minor: '200' },
    ]);
    expect(taxesOver([line('B', 600n)], 'EUR', bookings, [])).toEqual([
      { ...britain, reference: 'B', ofMinor: '600', minor: '100' },
    ]);
  });

  it('come to the whole tax of a booking when all of it has gone back, whatever the steps, whole orders included', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 1 }), fc.bigInt({ min: 1n, max: 20_000n })), {
      maxLength: 8,
    });
    const net = fc.bigInt({ min: 1n, max: 30_000n });
    fc.assert(
      fc.property(net, net, fc.constantFrom(japan, britain), steps, (one, other, rule, wanted) => {
        const bookings = [booking('A', one, rule), booking('B', other, japan)];
        const left = [one, other];
        const papers: DocumentTax[] = [];
        for (const [at, minor] of [...wanted, [0, one] as const, [1, other] as const]) {
          const back = minor > (left[at] ?? 0n) ? (left[at] ?? 0n) : minor;
          left[at] = (left[at] ?? 0n) - back;
          const paper = taxesOver([line(at === 0 ? 'A' : 'B', back)], 'EUR', bookings, papers);
          for (const part of paper) expect(BigInt(part.minor) <= BigInt(part.ofMinor)).toBe(true);
          papers.push(...paper);
        }
        for (const { reference, taxMinor } of bookings) expect(said(papers, reference)).toBe(taxMinor);
        expect(said(taxesOver([line('', one + other)], 'EUR', bookings, []))).toBe(said(papers));
      }),
    );
  });

  it('are never less than nothing, and go on at the same rate for what is paid beyond', () => {
    const bookings = [booking('A', 1_100n, japan)];
    const first = taxesOver([line('A', 1_100n)], 'EUR', bookings, []);
    expect(taxesOver([line('', 550n)], 'EUR', bookings, first).map((one) => one.minor)).toEqual(['50']);
    const much = first.map((one) => ({ ...one, minor: '900' }));
    expect(taxesOver([line('A', 100n)], 'EUR', bookings, much).map((one) => one.minor)).toEqual(['0']);
  });

  it('are never more than the amount that they are within', () => {
    const bookings = [booking('A', 1_100n, japan)];
    const untaxed = [{ ...japan, reference: 'A', ofMinor: '1100', minor: '0' }];
    expect(taxesOver([line('A', 50n)], 'EUR', bookings, untaxed).map((one) => one.minor)).toEqual(['50']);
  });

  it('are read by country and rate, and in older documents as that of the seller', () => {
    const about = { buyer: { name: 'A', company: '', taxNumber: '', address: '' }, lines: [], about: [] };
    const paper: ReceiptDocument = {
      ...about,
      seller: sampleSeller,
      taxes: [
        { ...japan, reference: 'A', ofMinor: '1100', minor: '100' },
        { ...britain, reference: 'B', ofMinor: '1200', minor: '200' },
        { ...japan, reference: 'C', ofMinor: '550', minor: '50' },
      ],
    };
    expect(taxesOn(paper, 'EUR')).toEqual([
      { ...japan, amount: money(150n, 'EUR') },
      { ...britain, amount: money(200n, 'EUR') },
    ]);
    const seller = { ...sampleSeller, tax: { name: 'VAT', basisPoints: 2_000 } };
    expect(taxesOn({ ...about, seller, taxMinor: '200' }, 'EUR')).toEqual([
      { country: null, name: 'VAT', basisPoints: 2_000, amount: money(200n, 'EUR') },
    ]);
    expect(taxesOn({ ...about, seller: sampleSeller, taxMinor: null }, 'EUR')).toEqual([]);
    expect(taxesOn({ ...about, seller: sampleSeller, taxMinor: '200' }, 'EUR')).toEqual([]);
    expect(taxesOn({ ...about, seller, taxMinor: null }, 'EUR')).toEqual([]);
    expect(taxesOn({ ...about, seller }, 'EUR')).toEqual([]);
  });
});
