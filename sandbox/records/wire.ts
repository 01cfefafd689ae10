import type { CardRefusal, Charge, Dispute, Intent, Refund, Session } from '#sandbox/records/records.ts';

export type Wire = Readonly<Record<string, unknown>>;

/** The version of the wire shapes below, as events name it. */
export const apiVersion = '2026-10-28.endive';

/** Returns a list in the provider's shape. */
export function listWire(url: string, data: readonly Wire[], hasMore: boolean): Wire {
  return { object: 'list', url, has_more: hasMore, data };
}

/** Returns a Checkout session; `intent` is set when its expansion was requested. */
export function sessionWire(session: Session, publicOrigin: string, intent?: Wire): Wire {
  return {
    id: session.id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    allowed_payment_method_types: [session.method],
    amount_subtotal: session.amount,
    amount_total: session.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    client_secret: null,
    created: session.created,
    currency: session.currency,
    customer: null,
    customer_details: session.email === null ? null : { email: session.email },
    customer_email: session.email,
    expires_at: session.expiresAt,
    livemode: false,
    locale: session.locale,
    metadata: session.metadata,
    mode: 'payment',
    payment_intent: intent ?? session.intentId,
    payment_method_types: [session.method],
    payment_status: session.paid ? 'paid' : 'unpaid',
    status: session.status,
    submit_type: 'pay',
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: session.status === 'open' ? pageUrl(session.id, publicOrigin) : null,
  };
}

/** Returns the address of a session's card page. */
export function pageUrl(sessionId: string, publicOrigin: string): string {
  return `${publicOrigin}/c/pay/${sessionId}`;
}

/** Returns an intent; its charge is expanded on demand. */
export function intentWire(intent: Intent, publicOrigin: string, expandCharge = false): Wire {
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: [intent.method],
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: intent.received,
    automatic_payment_methods: null,
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.cancellationReason,
    capture_method: 'automatic',
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: null,
    description: intent.description,
    last_payment_error: intent.error === null ? null : refusalWire(intent.error, intent),
    latest_charge: intent.charge === null ? null : expandCharge ? chargeWire(intent, intent.charge) : intent.charge.id,
    livemode: false,
    metadata: intent.metadata,
    next_action: intent.status === 'requires_action' ? nextAction(intent, publicOrigin) : null,
    payment_method: intent.status === 'requires_payment_method' ? null : (intent.charge?.paymentMethod ?? null),
    payment_method_types: [intent.method],
    processing: intent.status === 'processing' && intent.method === 'card' ? { type: 'card', card: {} } : null,
    receipt_email: null,
    setup_future_usage: null,
    shipping: null,
    status: intent.status,
  };
}

function nextAction(intent: Intent, publicOrigin: string): Wire {
  return {
    type: 'redirect_to_url',
    redirect_to_url: { return_url: null, url: `${publicOrigin}/c/step/${intent.sessionId ?? intent.id}` },
  };
}

/** Returns the body of `last_payment_error` and of a card error's envelope. */
export function refusalWire(error: CardRefusal, { charge, method }: Intent): Wire {
  return {
    type: /^payment_(intent|method)_/.test(error.code) ? 'invalid_request_error' : 'card_error',
    code: error.code,
    message: error.message,
    ...(error.declineCode === null ? {} : { decline_code: error.declineCode }),
    ...(error.chargeId === null ? {} : { charge: error.chargeId }),
    ...(charge === null
      ? {}
      : {
          payment_method: { id: charge.paymentMethod, object: 'payment_method', ...paidBy(charge, method) },
        }),
  };
}

function paidBy({ card }: Charge, method: string): Wire {
  if (card === null) return { type: method, [method]: {} };
  const { brand, last4, expMonth, expYear, fingerprint } = card;
  return { type: 'card', card: { brand, last4, exp_month: expMonth, exp_year: expYear, fingerprint } };
}

/** Returns a charge with what was refunded of it. */
export function chargeWire(intent: Intent, charge: Charge): Wire {
  const paid = charge.status === 'succeeded';
  return {
    id: charge.id,
    object: 'charge',
    amount: intent.amount,
    amount_captured: paid ? intent.received : 0,
    amount_refunded: charge.refunded,
    captured: paid,
    created: charge.created,
    currency: intent.currency,
    description: intent.description,
    disputed: false,
    failure_code: paid ? null : (intent.error?.code ?? null),
    failure_message: paid ? null : (intent.error?.message ?? null),
    livemode: false,
    metadata: intent.metadata,
    paid,
    payment_intent: intent.id,
    payment_method: charge.paymentMethod,
    payment_method_details: paidBy(charge, intent.method),
    refunded: paid && charge.refunded === intent.received,
    status: charge.status,
  };
}

/** Returns a refund. */
export function refundWire(refund: Refund): Wire {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    charge: refund.chargeId,
    created: refund.created,
    currency: refund.currency,
    ...(refund.status === 'failed' ? { failure_reason: 'unknown' } : {}),
    metadata: refund.metadata,
    payment_intent: refund.intentId,
    reason: refund.reason,
    receipt_number: null,
    status: refund.status,
  };
}

/** Returns a dispute; its intent is set when its expansion was requested. */
export function disputeWire(dispute: Dispute, intent?: Wire): Wire {
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    charge: dispute.chargeId,
    created: dispute.created,
    currency: dispute.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intent ?? dispute.intentId,
    reason: dispute.reason,
    status: dispute.status,
  };
}
