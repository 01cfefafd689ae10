import type { Stripe } from 'stripe';
import type {
  ChargeRefundRequest,
  ListedCharge,
  ListedDispute,
  ListedRefund,
  ListPage,
  ListRequest,
} from '#src/domain/checkout/payment/payment-listing.ts';
import type { Answer, PaymentProvider, RefundReading } from '#src/domain/checkout/payment/payment.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { disputeReading } from '#src/adapters/payments/stripe-disputes.ts';
import { fromWire, toWire } from '#src/adapters/payments/stripe-amounts.ts';
import { readAnswer, callProvider } from '#src/adapters/payments/stripe-faults.ts';
import { idOf, refundReading } from '#src/adapters/payments/stripe-readings.ts';

/** As many as the service returns at once. */
const pageSize = 100;

type Lists = Pick<PaymentProvider, 'listCharges' | 'listRefunds' | 'listDisputes' | 'refundCharge'>;
/** What is written into each of our records at the provider: the shop's name, or nothing. */
export type ShopMark = { readonly shop?: string };
type Wire = { readonly id: string };

/** Returns the calls of the port that go through the provider's records, for reconciliation. */
export function stripeLists(sdk: Stripe, mark: ShopMark): Lists {
  return {
    listCharges: (request) => page(() => sdk.charges.list(params(request)), listedCharge),
    listRefunds: (request) => page(() => sdk.refunds.list(params(request)), listedRefund),
    listDisputes: (request) =>
      page(() => sdk.disputes.list({ ...params(request), expand: ['data.payment_intent'] }), listedDispute),
    refundCharge: (request) => refundCharge(sdk, mark, request),
  };
}

/** The service counts whole seconds. */
function params({ fromMs, untilMs, after, intentRef }: ListRequest): {
  created: { gte: number; lt: number };
  limit: number;
  starting_after?: string;
  payment_intent?: string;
} {
  return {
    created: { gte: Math.floor(fromMs / 1_000), lt: Math.ceil(untilMs / 1_000) },
    limit: pageSize,
    ...(after === null ? {} : { starting_after: after }),
    ...(intentRef === undefined ? {} : { payment_intent: intentRef }),
  };
}

/** One page. A record that cannot be ours, for its currency is none of ours, is left out; one without money as well. */
async function page<Record extends Wire, Item>(
  call: () => Promise<Stripe.ApiList<Record>>,
  read: (record: Record) => Item | null,
): Promise<Answer<ListPage<Item>>> {
  const answer = await callProvider('read', call);
  if (answer.kind !== 'done') return answer;
  const { data, has_more: hasMore } = answer.value;
  const items = data.flatMap((record) => read(record) ?? []);
  return { kind: 'done', value: { items, next: hasMore ? (data.at(-1)?.id ?? null) : null } };
}

function listedCharge(charge: Stripe.Charge): ListedCharge | null {
  if (charge.status !== 'succeeded' || !charge.paid || !charge.captured) return null;
  const amount = fromWire(charge.amount_captured, charge.currency);
  const refunded = fromWire(charge.amount_refunded, charge.currency);
  if (amount === null || refunded === null) return null;
  return {
    ref: charge.id,
    intentRef: idOf(charge.payment_intent),
    attempt: charge.metadata['attempt'] ?? null,
    amountMinor: amount.minor,
    refundedMinor: refunded.minor,
    currency: amount.currency,
    createdMs: charge.created * 1_000,
    shop: charge.metadata['shop'] ?? null,
  };
}

function listedRefund(refund: Stripe.Refund): ListedRefund | null {
  const reading = refundReading(refund);
  if (reading === null) return null;
  const { refundRef: ref, state, amountMinor, currency, refundId } = reading;
  return {
    ref,
    state,
    amountMinor,
    currency,
    refund: refundId ?? null,
    intentRef: idOf(refund.payment_intent),
    createdMs: refund.created * 1_000,
    shop: refund.metadata?.['shop'] ?? null,
  };
}

function listedDispute(dispute: Stripe.Dispute): ListedDispute | null {
  const reading = disputeReading(dispute);
  if (reading === null) return null;
  const { disputeRef: ref, state, amountMinor, currency, attemptId } = reading;
  const intent = dispute.payment_intent;
  return {
    ref,
    state,
    amountMinor,
    currency,
    attempt: attemptId ?? null,
    intentRef: idOf(dispute.payment_intent),
    createdMs: dispute.created * 1_000,
    shop: intent === null || typeof intent === 'string' ? null : (intent.metadata['shop'] ?? null),
  };
}

async function refundCharge(sdk: Stripe, mark: ShopMark, request: ChargeRefundRequest): Promise<Answer<RefundReading>> {
  const { refundId, intentRef, amountMinor, currency } = request;
  const wire = toWire(money(amountMinor, currency));
  if (wire === null) return { kind: 'final', code: 'amount_not_chargeable', detail: `${amountMinor} ${currency}` };
  const refund = { payment_intent: intentRef, amount: wire, metadata: { refund: refundId, ...mark } };
  return readAnswer(
    await callProvider('write', () => sdk.refunds.create(refund, { idempotencyKey: refundId })),
    refundReading,
  );
}
