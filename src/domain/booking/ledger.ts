import { money, type Money } from '#src/domain/pricing/money.ts';

/** One side of a booking in the books; the entries of one transaction add up to zero in each currency. */
export type LedgerEntry = { readonly account: string; readonly amount: Money };

/** Money came in: it lies with the provider (`cash:<psp>`), and we owe travel for it (`bookings`). */
export function capturedEntries(psp: string, captured: Money): LedgerEntry[] {
  return [entry(`cash:${psp}`, captured, 1n), entry('bookings', captured, -1n)];
}

/** A cancellation, a refusal or a late success: what was owed as travel is now owed as money (`refunds`). */
export function refundOwedEntries(due: Money): LedgerEntry[] {
  return [entry('bookings', due, 1n), entry('refunds', due, -1n)];
}

/** A refund was paid out. */
export function refundPaidEntries(psp: string, paid: Money): LedgerEntry[] {
  return [entry('refunds', paid, 1n), entry(`cash:${psp}`, paid, -1n)];
}

function entry(account: string, amount: Money, sign: 1n | -1n): LedgerEntry {
  return { account, amount: money(amount.minor * sign, amount.currency) };
}
