import { expect, it } from 'vitest';

import { walletEntryCause } from '#src/domain/marketing/wallet-entry.ts';

it.each([
  ['credits', 'marketing', true, 'earned'],
  ['credits', 'marketing', false, 'expired'],
  ['credits', 'tenders', false, 'spent'],
  ['credits', 'tenders', true, 'set_back'],
  ['credits', 'bookings', true, 'returned'],
  ['credits', 'bookings', false, 'adjusted'],
  ['gift_cards', 'gift_cards_sold', true, 'added'],
  ['gift_cards', 'bookings', true, 'returned'],
  ['gift_cards', 'something_new', true, 'adjusted'],
] as const)('a move of %s against %s (gains: %s) is described as %s', (kind, other, gains, cause) => {
  expect(walletEntryCause(kind, { other, gains, isFirst: false })).toBe(cause);
});

it('the first movement of a gift card is its purchase, by any payer', () => {
  expect(walletEntryCause('gift_cards', { other: 'bookings', gains: true, isFirst: true })).toBe('added');
  expect(walletEntryCause('credits', { other: 'bookings', gains: true, isFirst: true })).toBe('returned');
});
