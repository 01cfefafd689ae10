import { money, type Money } from '#src/domain/shared/money/money.ts';

/** One side of a booking in the books; the entries of one transaction add up to zero in each currency. */
export type LedgerEntry = { readonly account: string; readonly amount: Money };

/** Money came in: the provider holds it (`cash:<psp>`), and we owe travel for it (`bookings`). */
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

/** A refund that was paid out was returned, for example from a closed account: it is owed again. */
export function refundReturnedEntries(psp: string, returned: Money): LedgerEntry[] {
  return [entry(`cash:${psp}`, returned, 1n), entry('refunds', returned, -1n)];
}

/** Which account of the books a tender is paid from: credits of an account of ours, or a gift card. */
export function tenderAccount(of: { readonly credits: string } | { readonly giftCard: string }): string {
  return 'credits' in of ? `credits:${of.credits}` : `gift_card:${of.giftCard}`;
}

/** Credits or a gift card are set aside for an order that is not paid yet (`tenders`). */
export function tenderTakenEntries(account: string, taken: Money): LedgerEntry[] {
  return [entry(account, taken, 1n), entry('tenders', taken, -1n)];
}

/** What was set aside goes back: the order was not paid. */
export function tenderReleasedEntries(account: string, released: Money): LedgerEntry[] {
  return [entry('tenders', released, 1n), entry(account, released, -1n)];
}

/** The order is paid: what was set aside is owed as travel. */
export function tenderSpentEntries(spent: Money): LedgerEntry[] {
  return [entry('tenders', spent, 1n), entry('bookings', spent, -1n)];
}

/** A part of what was owed as travel goes back to credits or a gift card, at once. */
export function tenderReturnedEntries(account: string, returned: Money): LedgerEntry[] {
  return [entry('bookings', returned, 1n), entry(account, returned, -1n)];
}

/** A visit earned credits: they cost us (`marketing`), and we owe them. */
export function creditsEarnedEntries(accountId: string, earned: Money): LedgerEntry[] {
  return [entry('marketing', earned, 1n), entry(`credits:${accountId}`, earned, -1n)];
}

/** Credits expired: we do not owe them any more. */
export function creditsExpiredEntries(accountId: string, expired: Money): LedgerEntry[] {
  return [entry(`credits:${accountId}`, expired, 1n), entry('marketing', expired, -1n)];
}

/** A gift card was issued against money that came in otherwise (`gift_cards_sold`). */
export function giftCardIssuedEntries(giftCardId: string, amount: Money): LedgerEntry[] {
  return [entry('gift_cards_sold', amount, 1n), entry(`gift_card:${giftCardId}`, amount, -1n)];
}

/** A gift card was bought: what was owed as travel is owed to the holder of its code. */
export function giftCardBoughtEntries(giftCardId: string, amount: Money): LedgerEntry[] {
  return [entry('bookings', amount, 1n), entry(`gift_card:${giftCardId}`, amount, -1n)];
}

/** A cardholder's bank took money back, until it has decided (`disputes`). */
export function disputedEntries(psp: string, disputed: Money): LedgerEntry[] {
  return [entry('disputes', disputed, 1n), entry(`cash:${psp}`, disputed, -1n)];
}

/** The bank gave it back. */
export function disputeWonEntries(psp: string, disputed: Money): LedgerEntry[] {
  return [entry(`cash:${psp}`, disputed, 1n), entry('disputes', disputed, -1n)];
}

/** The bank retained it: what was owed as travel is written off. */
export function disputeLostEntries(disputed: Money): LedgerEntry[] {
  return [entry('bookings', disputed, 1n), entry('disputes', disputed, -1n)];
}

function entry(account: string, amount: Money, sign: 1n | -1n): LedgerEntry {
  return { account, amount: money(amount.minor * sign, amount.currency) };
}
