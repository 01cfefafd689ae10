import { readBatch } from '#src/actions/checkout/opening/read-batch.ts';
import type { Contact } from '#src/domain/checkout/contact.ts';
import type { BookingAnswers } from '#src/domain/orders/traveller-answers.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import { lineOfSnapshot, type Line } from '#src/domain/checkout/line.ts';
import { formerPrice } from '#src/domain/checkout/price-seen.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { methodsFor, type MethodId, type PaymentMethod } from '#src/domain/checkout/payment/payment-methods.ts';
import type { PaymentProvider } from '#src/domain/checkout/payment/payment.ts';
import type { CouponNotice } from '#src/domain/marketing/coupons/coupon-notice.ts';
import type { TenderKind } from '#src/domain/checkout/payment-instruments.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';
import { sumUpTo, type CodedLine } from '#src/domain/checkout/price-line.ts';
import { creditsOf } from '#src/store/marketing/credits.store.ts';
import { giftCardsOf } from '#src/store/marketing/gift-cards/gift-cards.store.ts';
import { codedLineOf } from '#src/store/orders/quotes.store.ts';
import { tendersOf } from '#src/store/checkout/tenders.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { checkoutsOf, type CheckoutQuery, type CheckoutRow } from '#src/store/orders/orders.store.ts';
import { answersOf } from '#src/store/orders/traveller-answers.store.ts';

export type Checkout = {
  readonly reference: string;
  /** SHA-256 of what the traveller is shown, in hexadecimal. */
  readonly quoteHash: string;
  readonly lines: readonly Line[];
  /** What lines cost when their buyer saw their prices last, where that was something else, by their ids. */
  readonly was: ReadonlyMap<string, Money>;
  /** What their travellers answered when it was tried to pay, by the lines' ids. */
  readonly answers: ReadonlyMap<string, BookingAnswers>;
  /** What it costs, and what of it is paid now. */
  readonly total: Money;
  readonly due: Money;
  readonly prices: readonly CodedLine[];
  readonly coupons: readonly CouponNotice[];
  /** The names of the deals of its lines. */
  readonly deals: readonly { readonly id: number; readonly titles: Names }[];
  readonly credits: { readonly available: Money; readonly used: Money };
  readonly giftCards: readonly { readonly id: string; readonly balance: Money; readonly used: Money }[];
  /** The ways to pay that the coupons leave; null for any. */
  readonly couponMethods: readonly string[] | null;
  readonly rates: Readonly<Record<string, string>>;
  readonly ratesOf: string;
  readonly secondsLeft: number;
  readonly contact: Contact | null;
  /** The ways to pay, in the order in which they are shown. */
  readonly methods: readonly PaymentMethod[];
  /** The way that was tried last. */
  readonly method: MethodId | null;
  /** The page of the last try may still be paid. */
  readonly pageOpen: boolean;
  readonly lastFailure: 'card_declined' | 'card_insufficient_funds' | 'payment_failed' | null;
};

/** A crowd that was served together is answered together. */
const checkoutOf = readBatch<Queryable, CheckoutQuery, CheckoutRow | null>(checkoutsOf, 64);

/** Returns a checkout of an account as it is stored, without calling the provider. */
export async function findCheckout(
  { db, payments }: { readonly db: Queryable; readonly payments: PaymentProvider },
  reference: string,
  accountId: string,
  noCredits = false,
): Promise<Result<Checkout>> {
  const row = await checkoutOf(db, { reference, accountId });
  if (row === null) return fail('not_found');
  const hasRequiredFields =
    row.contact !== null && row.snapshots.some(({ visit }) => visit.asks !== null && visit.asks !== undefined);
  const { credits, giftCards } = await walletOf(db, accountId, row);
  // What the order has set aside elsewhere stays its own; no more is offered where the theme takes none.
  const wallet = { credits: noCredits ? { ...credits, available: credits.used } : credits, giftCards };
  return ok({
    ...checkoutFrom(row, payments),
    ...wallet,
    answers: hasRequiredFields ? await answersOf(db, reference) : new Map(),
  });
}

/** Returns the current balances that could pay, including what this order has set aside. */
async function walletOf(
  on: Queryable,
  accountId: string,
  { orderId, currency, hasWallet }: CheckoutRow,
): Promise<Pick<Checkout, 'credits' | 'giftCards'>> {
  if (!hasWallet) return { credits: { available: money(0n, currency), used: money(0n, currency) }, giftCards: [] };
  const [tenders, cards, available] = await Promise.all([
    tendersOf(on, orderId),
    giftCardsOf(on, accountId, [orderId]),
    creditsOf(on, accountId, currency, [orderId]),
  ]);
  const used = (kind: TenderKind, giftCardId: string | null): Money => {
    const tender = tenders.find((one) => one.kind === kind && one.giftCardId === giftCardId);
    return money(tender?.amountMinor ?? 0n, currency);
  };
  return {
    credits: { available: money(available, currency), used: used('credits', null) },
    giftCards: cards
      .filter((card) => card.currency === currency && card.balanceMinor > 0n)
      .map(({ id, balanceMinor }) => ({ id, balance: money(balanceMinor, currency), used: used('gift_card', id) })),
  };
}

function checkoutFrom(
  row: CheckoutRow,
  payments: PaymentProvider,
): Omit<Checkout, 'answers' | 'credits' | 'giftCards'> {
  const order = new Map(row.quote.items.map((itemId, index) => [itemId, index]));
  const snapshots = row.snapshots.toSorted((a, b) => (order.get(a.itemId) ?? 0) - (order.get(b.itemId) ?? 0));
  const lines = snapshots.map(lineOfSnapshot);
  const prices = row.quote.lines.map((line) => codedLineOf(line, row.currency));
  const was = lines.flatMap((line): [string, Money][] => {
    const former = formerPrice(row.seen?.[line.itemId] ?? null, line, row.quote.rates);
    return former === null ? [] : [[line.itemId, former]];
  });
  return {
    reference: row.reference,
    quoteHash: row.quoteHash,
    lines,
    was: new Map(was),
    total: money(row.amountMinor, row.currency),
    due: sumUpTo(prices, 'gift_card', row.currency),
    prices,
    coupons: row.quote.coupons,
    deals: row.quote.deals ?? [],
    couponMethods: row.quote.methods,
    rates: row.quote.rates,
    ratesOf: row.quote.ratesOf,
    secondsLeft: row.secondsLeft,
    contact: row.contact,
    methods: methodsFor(row.market, row.currency, (method) => payments.accepts(method)),
    method: row.attempt?.method ?? null,
    pageOpen: row.attempt?.outcome === 'unknown',
    lastFailure: failureOf(row.attempt),
  };
}

function failureOf(attempt: CheckoutRow['attempt']): Checkout['lastFailure'] {
  if (attempt === null || attempt.outcome === 'succeeded') return null;
  if (attempt.method !== 'card')
    return attempt.declineCode !== null || attempt.outcome === 'failed' ? 'payment_failed' : null;
  if (attempt.declineCode === 'insufficient_funds') return 'card_insufficient_funds';
  if (attempt.declineCode === 'processing_error') return 'payment_failed';
  if (attempt.declineCode !== null) return 'card_declined';
  return attempt.outcome === 'failed' ? 'payment_failed' : null;
}
