import { describe, expect, it } from 'vitest';

import * as ledger from '#src/domain/settlement/ledger.ts';
import type { LedgerEntry } from '#src/domain/settlement/ledger.ts';
import { money } from '#src/domain/shared/money/money.ts';

const ten = money(1_000n, 'EUR');
const written = (entries: readonly LedgerEntry[]): string =>
  entries.map(({ account, amount }) => `${account} ${amount.minor} ${amount.currency}`).join(', ');

/** What each event of money is in the books: a positive amount is what an account gets. */
const events: readonly [what: string, entries: readonly LedgerEntry[], expected: string][] = [
  ['money that came in', ledger.capturedEntries('stripe', ten), 'cash:stripe 1000 EUR, bookings -1000 EUR'],
  ['a refund that is owed', ledger.refundOwedEntries(ten), 'bookings 1000 EUR, refunds -1000 EUR'],
  ['a refund that came back', ledger.refundReturnedEntries('stripe', ten), 'cash:stripe 1000 EUR, refunds -1000 EUR'],
  ['a refund that was paid', ledger.refundPaidEntries('stripe', ten), 'refunds 1000 EUR, cash:stripe -1000 EUR'],
  ['a tender set aside', ledger.tenderTakenEntries('credits:a', ten), 'credits:a 1000 EUR, tenders -1000 EUR'],
  ['a tender released', ledger.tenderReleasedEntries('credits:a', ten), 'tenders 1000 EUR, credits:a -1000 EUR'],
  ['a tender spent', ledger.tenderSpentEntries(ten), 'tenders 1000 EUR, bookings -1000 EUR'],
  ['a tender returned', ledger.tenderReturnedEntries('credits:a', ten), 'bookings 1000 EUR, credits:a -1000 EUR'],
  ['credits earned', ledger.creditsEarnedEntries('a', ten), 'marketing 1000 EUR, credits:a -1000 EUR'],
  ['credits expired', ledger.creditsExpiredEntries('a', ten), 'credits:a 1000 EUR, marketing -1000 EUR'],
  ['a gift card issued', ledger.giftCardIssuedEntries('g', ten), 'gift_cards_sold 1000 EUR, gift_card:g -1000 EUR'],
  ['a gift card bought', ledger.giftCardBoughtEntries('g', ten), 'bookings 1000 EUR, gift_card:g -1000 EUR'],
  ['a dispute', ledger.disputedEntries('stripe', ten), 'disputes 1000 EUR, cash:stripe -1000 EUR'],
  ['a dispute won', ledger.disputeWonEntries('stripe', ten), 'cash:stripe 1000 EUR, disputes -1000 EUR'],
  ['a dispute lost', ledger.disputeLostEntries(ten), 'bookings 1000 EUR, disputes -1000 EUR'],
];

describe('the books', () => {
  it.each(events)('have two sides of %s, which add up to nothing', (_what, entries, expected) => {
    expect(written(entries)).toBe(expected);
    expect(entries.reduce((sum, { amount }) => sum + amount.minor, 0n)).toBe(0n);
  });

  it('know every event of money', () => {
    const names = Object.keys(ledger).filter((name) => name.endsWith('Entries'));
    expect(names).toHaveLength(events.length);
  });

  it('name the account of a tender', () => {
    expect([ledger.tenderAccount({ credits: 'a' }), ledger.tenderAccount({ giftCard: 'g' })]).toEqual([
      'credits:a',
      'gift_card:g',
    ]);
  });
});
