import { expect, test } from 'vitest';
import type { BookingSnapshot } from '#src/domain/checkout/line.ts';
import { smallerSnapshot } from '#src/domain/orders/changes/smaller-snapshot.ts';

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

const snapshot = {
  visit: {},
  discountMinor: '250',
  units: [unit('adult', 2, '1100'), unit('child', 1, '550')],
};

/** Nothing else of a snapshot is read. */
function frozen(about: object): BookingSnapshot {
  return about as BookingSnapshot;
}

const seats: Parameters<typeof smallerSnapshot>[2] = [0, 1, 2].map((position) => ({
  position,
  pax: 1,
  refundPercent: null,
}));

function without(...leaving: Parameters<typeof smallerSnapshot>[1]) {
  const { units, discountMinor } = smallerSnapshot(frozen(snapshot), leaving, seats);
  return { discountMinor, units: units.map((one) => [one.unitId, one.quantity, one.amountMinor]) };
}

test('shows who is left, at the prices of the sale, with the rest of the discount', () => {
  expect(without({ position: 0, unitId: 'adult', discountMinor: 100n })).toEqual({
    discountMinor: '150',
    units: [
      ['adult', 1, '1100'],
      ['child', 1, '550'],
    ],
  });
  expect(
    without(
      { position: 2, unitId: 'child', discountMinor: 50n },
      { position: 0, unitId: 'adult', discountMinor: 100n },
    ),
  ).toEqual({
    discountMinor: '100',
    units: [['adult', 1, '1100']],
  });
});

test('retains the price of those who remain, without a discount where none was stored', () => {
  const { discountMinor: _discount, ...older } = snapshot;
  const three = frozen({ ...older, units: [unit('adult', 3, '1100')] });
  const leaving = [{ position: 0, unitId: 'adult', discountMinor: 0n }];
  const { units, discountMinor } = smallerSnapshot(three, leaving, seats);
  expect([units.map(({ quantity, amountMinor }) => [quantity, amountMinor]), discountMinor]).toEqual([
    [[2, '2200']],
    '0',
  ]);
});

test('leaves the reserved seats of those who go on', () => {
  const span = (held: readonly string[]) => ({ kind: 'span', as: 'ride', seats: held });
  const visit = { service: { details: [span(['7-1A', '7-1B', '7-1C']), span([])] } };
  const of = (standing: typeof seats, ...positions: number[]) => {
    const leaving = positions.map((position) => ({ position, unitId: 'adult', discountMinor: 0n }));
    return smallerSnapshot(frozen({ ...snapshot, visit }), leaving, standing).visit.service?.details;
  };
  expect(of(seats, 1)).toEqual([span(['7-1A', '7-1C']), span([])]);
  const extra = { position: 3, pax: 0, refundPercent: null };
  const gone = { position: 4, pax: 1, refundPercent: 100 };
  expect(of([...seats, extra, gone], 0, 2)).toEqual([span(['7-1B']), span([])]);
  expect(of([...seats, extra], 3)).toEqual([span(['7-1A', '7-1B', '7-1C']), span([])]);
});

test('reduces a city tax to the remaining rooms, and does not change a deposit', () => {
  const due = (code: string, minor: string) => ({ kind: 'due', code, minor, currency: 'EUR' });
  const details = [due('city_tax', '1001'), due('resort_fee', '600'), due('deposit', '30000')];
  const stay = frozen({ ...snapshot, units: [unit('room', 3, '9000')], visit: { service: { details } } });
  const left = (...positions: number[]): unknown => {
    const leaving = positions.map((position) => ({ position, unitId: 'room', discountMinor: 0n }));
    const service = smallerSnapshot(stay, leaving, seats).visit.service;
    return service?.details.map((one) => (one.kind === 'due' ? one.minor : null));
  };
  expect(left(1)).toEqual(['668', '400', '30000']);
  expect(left(0, 2)).toEqual(['334', '200', '30000']);
});
