import { Stripe } from 'stripe';
import type { EventVerdict, PaymentEvent } from '#src/domain/checkout/payment/payment.ts';

/** Seconds by which the signature's time may differ from the receiver's clock, either way. */
const tolerance = 300;

/**
 * Verifies an event on its raw bytes against every secret in force, then reads where it points (threat model T-46).
 * Addresses inside the body are never followed. `nowMs` is the receiver's clock.
 */
export function verifyEvent(
  sdk: Stripe,
  secrets: readonly string[],
  rawBody: Uint8Array,
  header: string | undefined,
  nowMs: number,
): EventVerdict {
  if (header === undefined || header === '') return { accepted: false, refusal: 'signature_missing' };
  const read = readSigned(sdk, secrets, rawBody, header, nowMs);
  if (read === 'unsigned') {
    // Only what is refused is verified again: too old, or signed with no key of ours.
    const isOld = secrets.some((one) => isSignedWith(sdk, one, rawBody, header));
    return { accepted: false, refusal: isOld ? 'signature_stale' : 'signature_wrong' };
  }
  const signedAt = Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(header)?.[1] ?? Number.NaN);
  // The SDK bounds the age only; a time ahead of us would make a captured event usable for longer.
  if (!(Math.abs(nowMs / 1_000 - signedAt) <= tolerance)) return { accepted: false, refusal: 'signature_stale' };
  return read === 'malformed'
    ? { accepted: false, refusal: 'body_malformed' }
    : { accepted: true, event: pointed(read) };
}

/** Returns the event, verified once under the secret that signed it; its age is bounded by the time that was signed. */
function readSigned(
  sdk: Stripe,
  secrets: readonly string[],
  rawBody: Uint8Array,
  header: string,
  nowMs: number,
): Stripe.Event | 'unsigned' | 'malformed' {
  for (const secret of secrets) {
    try {
      const event = sdk.webhooks.constructEvent(rawBody, header, secret, tolerance, undefined, nowMs);
      return isWhole(event) ? event : 'malformed';
    } catch (error) {
      // The SDK reads a body only after its signature: any other error is about the body.
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) return 'malformed';
    }
  }
  return 'unsigned';
}

function isWhole(event: Stripe.Event): boolean {
  return typeof event.id === 'string' && typeof event.type === 'string' && typeof event.data?.object === 'object';
}

/** Returns whether a secret signed these bytes, however long ago. */
function isSignedWith(sdk: Stripe, secret: string, rawBody: Uint8Array, header: string): boolean {
  try {
    return sdk.webhooks.signature?.verifyHeader(rawBody, header, secret, 0) ?? false;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

/** Where the event points: the page, the intent or the refund that it concerns, and our own ids in their metadata. */
function pointed(event: Stripe.Event): PaymentEvent {
  const about = { eventId: event.id, type: event.type } as const;
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired': {
      const session = event.data.object;
      return {
        ...about,
        kind: 'payment',
        providerRef: session.id,
        ...references(session.payment_intent, session.metadata),
      };
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.processing':
    case 'payment_intent.requires_action':
    case 'payment_intent.canceled': {
      const intent = event.data.object;
      return { ...about, kind: 'payment', ...references(intent.id, intent.metadata) };
    }
    case 'charge.refunded':
      return { ...about, kind: 'payment', ...references(event.data.object.payment_intent, event.data.object.metadata) };
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed': {
      const refund = event.data.object;
      const refundId = refund.metadata?.['refund'];
      return {
        ...about,
        kind: 'refund',
        refundRef: refund.id,
        ...references(refund.payment_intent, null),
        ...(refundId === undefined ? {} : { refundId }),
      };
    }
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { ...about, kind: 'dispute', disputeRef: event.data.object.id };
    default:
      return { ...about, kind: 'other' };
  }
}

function references(
  intent: string | { readonly id: string } | null,
  metadata: Stripe.Metadata | null,
): Pick<PaymentEvent, 'intentRef' | 'attemptId'> {
  const intentRef = typeof intent === 'string' ? intent : intent?.id;
  const attemptId = metadata?.['attempt'];
  return { ...(intentRef === undefined ? {} : { intentRef }), ...(attemptId === undefined ? {} : { attemptId }) };
}
