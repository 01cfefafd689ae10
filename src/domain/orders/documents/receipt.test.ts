import { describe, expect, it } from 'vitest';

import {
  addressLines,
  checkBuyer,
  linesOver,
  documentNumber,
  serviceOnDocument,
  type BilledBooking,
} from '#src/domain/orders/documents/receipt.ts';
import type { Service, ServiceDetail } from '#src/domain/catalogue/offers/service.ts';

describe('the recipient of a receipt', () => {
  const buyer = { company: '株式会社 例', taxNumber: 'T1234567890123', address: '1 Street\n\nTown' };
  it('is tidied, in any script', () => {
    expect(checkBuyer(buyer)).toEqual({ ok: true, value: { ...buyer, address: '1 Street\nTown' } });
    expect(checkBuyer({ company: ' شركة\u202E ', taxNumber: '', address: '' })).toMatchObject({
      value: { company: 'شركة' },
    });
  });
  it('orders the lines of the address in the order of its country', () => {
    const address = '〒131-0045\r\n 東京都墨田区押上\u202E\n\n1-1-2\u2028例ビル ';
    const read = checkBuyer({ ...buyer, address });
    expect(read).toMatchObject({ value: { address: '〒131-0045\n東京都墨田区押上\n1-1-2\n例ビル' } });
    expect(read.ok && addressLines(read.value.address)).toHaveLength(4);
    expect(addressLines('')).toEqual([]);
    expect(addressLines('1 Example Street, Example City')).toHaveLength(1);
  });
  it.each([
    ['address', { address: '1\n2\n3\n4\n5\n6\n7' }],
    ['taxNumber', { taxNumber: '<b>1</b>' }],
    ['taxNumber', { taxNumber: '1'.repeat(41) }],
    ['company', { company: 'x'.repeat(121) }],
    ['address', { address: 'x'.repeat(301) }],
  ])('is refused by its %s', (field, wrong) => {
    expect(checkBuyer({ ...buyer, ...wrong })).toEqual({ ok: false, failure: { code: 'bad_request', field } });
  });
});

describe('the limits of what a buyer writes', () => {
  const empty = { company: '', taxNumber: '', address: '' };

  it.each([
    { company: 'x'.repeat(120) },
    { taxNumber: '1'.repeat(40) },
    { address: 'x'.repeat(300) },
    { address: '1\n2\n3\n4\n5\n6' },
    { address: '1\n2\n3\n\n \n4\n5\n6' },
    { taxNumber: 'DE 12.34/56-A' },
  ])('are included: %j', (about) => {
    expect(checkBuyer({ ...empty, ...about }).ok).toBe(true);
  });

  it.each(['12_3', '<12', '12>', '12;'])('leave out the tax number %s', (taxNumber) => {
    expect(checkBuyer({ ...empty, taxNumber })).toEqual({
      ok: false,
      failure: { code: 'bad_request', field: 'taxNumber' },
    });
  });

  it('count each field after it is tidied', () => {
    const given = { company: ` ${'x'.repeat(120)} `, taxNumber: ' 1 ', address: ' a \n b ' };
    expect(checkBuyer(given)).toEqual({
      ok: true,
      value: { company: 'x'.repeat(120), taxNumber: '1', address: 'a\nb' },
    });
  });
});

describe('what a line says of a service', () => {
  const point = (date: string) => ({ place: { en: 'Paris' }, date, time: '10:00', offset: '+01:00' });
  const span = (from: string, to: string): ServiceDetail => ({
    kind: 'span',
    as: 'stay',
    from: point(from),
    to: point(to),
    label: null,
    seats: [],
  });
  const tax: ServiceDetail = { kind: 'due', code: 'city_tax', minor: '450', currency: 'EUR' };
  const deposit: ServiceDetail = { kind: 'due', code: 'deposit', minor: '30000', currency: 'EUR' };
  const on = (kind: 'receipt' | 'credit_note', ...details: readonly ServiceDetail[]) => {
    // Only what a paper looks at.
    const service = { optionTitles: { en: 'Double' }, details } as unknown as Service;
    return serviceOnDocument(kind, { localDate: '2026-12-24', service });
  };
  const options = { en: 'Double' };

  it('is nothing of a visit', () => {
    expect(serviceOnDocument('receipt', { localDate: '2026-12-24' })).toEqual({});
  });

  it('is the last day, where it is not the first', () => {
    expect(on('receipt', span('2026-12-24', '2026-12-27'))).toEqual({ options, until: '2026-12-27' });
    expect(on('receipt', span('2026-12-24', '2026-12-24'))).toEqual({ options });
    expect(on('receipt')).toEqual({ options });
    const changed = [span('2026-12-24', '2026-12-25'), span('2026-12-25', '2026-12-26'), tax] as const;
    expect(on('credit_note', ...changed)).toEqual({ options, until: '2026-12-26' });
  });

  it('shows pay-at-property fees on receipts, and never a deposit', () => {
    const dues = [{ code: 'city_tax', minor: '450', currency: 'EUR' }];
    expect(on('receipt', tax, deposit)).toEqual({ options, dues });
    expect(on('receipt', deposit)).toEqual({ options });
    expect(on('credit_note', tax)).toEqual({ options });
  });
});

describe('the lines of a document', () => {
  const booking = (reference: string, minor: bigint): BilledBooking => ({
    reference,
    titles: { en: 'Tower' },
    option: 'Entry',
    date: '2026-12-24',
    supplier: 'Bay Days',
    units: [],
    minor,
  });
  const amounts = (amount: bigint, bookings: readonly BilledBooking[], on = {}): readonly (readonly string[])[] =>
    linesOver(amount, bookings, on).map((line) => [line.reference, line.amountMinor]);

  it('are the parts of each booking not yet on a document', () => {
    const both = [booking('A', 700n), booking('B', 300n)];
    expect(amounts(1000n, both)).toEqual([
      ['A', '700'],
      ['B', '300'],
    ]);
    expect(amounts(300n, both, { A: 700n })).toEqual([['B', '300']]);
  });
  it('are one for the order where bookings do not make up the amount', () => {
    expect(amounts(900n, [booking('A', 700n), booking('B', 300n)])).toEqual([['', '900']]);
    expect(amounts(100n, [booking('A', 700n), booking('B', 300n)], { A: 900n })).toEqual([['', '100']]);
    expect(linesOver(5n, [], {})).toEqual([
      { reference: '', titles: { en: '' }, option: '', date: '', supplier: '', units: [], amountMinor: '5' },
    ]);
  });
});

it('numbers documents by kind and year', () => {
  expect([documentNumber('receipt', 2026, 12), documentNumber('credit_note', 2027, 1_234_567)]).toEqual([
    'R-2026-000012',
    'C-2027-1234567',
  ]);
});
