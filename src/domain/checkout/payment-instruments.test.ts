import { expect, it } from 'vitest';

import { tendersByBooking } from '#src/domain/checkout/payment-instruments.ts';
import { money } from '#src/domain/shared/money/money.ts';

const usd = (minor: bigint) => money(minor, 'USD');
const bookings = [
  { id: 'a', net: usd(300n) },
  { id: 'b', net: usd(100n) },
];

it('spreads a tender over bookings in the proportion of what they cost', () => {
  expect(tendersByBooking([{ kind: 'credits', amount: usd(200n) }], bookings)).toEqual([
    { bookingId: 'a', kind: 'credits', amount: usd(150n) },
    { bookingId: 'b', kind: 'credits', amount: usd(50n) },
  ]);
});

it('spreads the next tender over what is left, and pays for no booking twice', () => {
  const tenders = [
    { kind: 'credits', amount: usd(200n) },
    { kind: 'gift_card', amount: usd(200n) },
  ] as const;
  const paid = tendersByBooking(tenders, bookings);
  for (const { id, net } of bookings) {
    const parts = paid.filter(({ bookingId }) => bookingId === id);
    expect(parts.reduce((sum, { amount }) => sum + amount.minor, 0n)).toBe(net.minor);
  }
});

it('names no booking of which a tender pays nothing', () => {
  const free = [{ id: 'free', net: usd(0n) }, ...bookings];
  const paid = tendersByBooking([{ kind: 'gift_card', amount: usd(400n) }], free);
  expect(paid.map(({ bookingId }) => bookingId)).toEqual(['a', 'b']);
  expect(tendersByBooking([{ kind: 'credits', amount: usd(0n) }], bookings)).toEqual([]);
});
