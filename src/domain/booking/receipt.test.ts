import { describe, expect, it } from 'vitest';

import { addressLines, checkBuyer, linesOver, paperNumber, type BilledBooking } from '#src/domain/booking/receipt.ts';

describe('whom a receipt is for', () => {
  const buyer = { company: '株式会社 例', taxNumber: 'T1234567890123', address: '1 Street\n\nTown' };
  it('is tidied, in any script', () => {
    expect(checkBuyer(buyer)).toEqual({ ok: true, value: { ...buyer, address: '1 Street\nTown' } });
    expect(checkBuyer({ company: ' شركة\u202E ', taxNumber: '', address: '' })).toMatchObject({
      value: { company: 'شركة' },
    });
  });
  it('keeps the lines of the address in the order of its country', () => {
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

describe('the lines of a paper', () => {
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

  it('are what of each booking stands on no paper yet', () => {
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
  });
});

it('numbers papers by kind and year', () => {
  expect([paperNumber('receipt', 2026, 12), paperNumber('credit_note', 2027, 1_234_567)]).toEqual([
    'R-2026-000012',
    'C-2027-1234567',
  ]);
});
