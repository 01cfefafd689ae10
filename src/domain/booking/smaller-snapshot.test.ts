import { expect, test } from 'vitest';
import type { BookingSnapshot } from '#src/domain/booking/line.ts';
import { smallerSnapshot } from '#src/domain/booking/smaller-snapshot.ts';

const unit = (unitId: string, quantity: number, eachMinor: string) => ({
  unitId,
  title: unitId,
  type: 'ADULT',
  pax: 1,
  quantity,
  localMinor: '2000',
  eachMinor,
  amountMinor: (BigInt(eachMinor) * BigInt(quantity)).toString(),
});

const snapshot: Pick<BookingSnapshot, 'units' | 'discountMinor'> = {
  discountMinor: '250',
  units: [unit('adult', 2, '1100'), unit('child', 1, '550')],
};

function without(...leaving: Parameters<typeof smallerSnapshot>[1]) {
  const { units, discountMinor } = smallerSnapshot(snapshot as BookingSnapshot, leaving);
  return { discountMinor, units: units.map((one) => [one.unitId, one.quantity, one.amountMinor]) };
}

test('shows who is left, at the prices of the sale, with what is left of the discount', () => {
  expect(without({ unitId: 'adult', discountMinor: 100n })).toEqual({
    discountMinor: '150',
    units: [
      ['adult', 1, '1100'],
      ['child', 1, '550'],
    ],
  });
  expect(without({ unitId: 'child', discountMinor: 50n }, { unitId: 'adult', discountMinor: 100n })).toEqual({
    discountMinor: '100',
    units: [['adult', 1, '1100']],
  });
});
