import type { Deps } from '#src/actions/deps.ts';
import type { MethodId } from '#src/domain/checkout/payment/payment-methods.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { awaitPayment } from '#src/store/checkout/bookings.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import type { LockedOrder } from '#src/store/checkout/order-locks.store.ts';
import type { OrderRow } from '#src/store/orders/orders.store.ts';
import {
  attemptFacts,
  checkSoon,
  insertAttempt,
  insertFirstAttempt,
  type AttemptFacts,
} from '#src/store/checkout/payments.store.ts';

/** Milliseconds until the worker checks a payment whose page was just opened, in case the buyer does not return. */
const firstCheckMs = 15_000;

type AttemptInput = {
  readonly order: OrderRow;
  readonly rest: LockedOrder;
  readonly owedMinor: bigint;
  readonly method: MethodId;
  readonly email: string;
  /** The language of the page on which the payment is started. */
  readonly language: LanguageCode;
};

/**
 * The attempt to pay with, in a locked order: the one that is open, whatever its method, or a new one where the last is
 * known to have failed (threat model §4.4, rule 7). The places wait with it, a little longer if need be.
 */
export async function attemptFor(
  tx: Queryable,
  deps: Deps,
  { order, rest, owedMinor, method, email, language }: AttemptInput,
): Promise<AttemptFacts> {
  const { payments, attempts, bookings } = rest;
  const live = payments.find((one) => one.state !== 'canceled');
  const paymentId = live?.id ?? deps.ids.uuid();
  const { purpose } = rest;
  const { currency, id: orderId } = order;
  const held = bookings.filter((one) => one.state === 'held').map((one) => one.id);
  const open = attempts.find((one) => one.paymentId === live?.id && one.outcome === 'unknown');
  const id = deps.ids.uuid();
  const attempt = { id, paymentId, psp: deps.payments.name, method, email, amountMinor: owedMinor, language };
  const payment = { id: paymentId, orderId, purpose, currency, amountMinor: owedMinor };
  const written = [
    ...(live === undefined ? [insertFirstAttempt(tx, payment, attempt, firstCheckMs)] : []),
    ...(live !== undefined && open === undefined
      ? [insertAttempt(tx, attempt), checkSoon(tx, paymentId, firstCheckMs)]
      : []),
    awaitPayment(tx, orderId, held),
  ];
  const [facts] = await Promise.all([attemptFacts(tx, open?.id ?? id), ...written]);
  if (facts === null) throw new Error(`an attempt of order ${orderId} does not exist`);
  return facts;
}
