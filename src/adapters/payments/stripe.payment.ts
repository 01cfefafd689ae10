import { Stripe } from 'stripe';
import type {
  Answer,
  BeginPayment,
  BegunPayment,
  DisputeReading,
  PaymentProvider,
  PaymentReading,
  RefundReading,
  RefundRequest,
} from '#src/domain/checkout/payment/payment.ts';
import type { ProviderSettings } from '#src/adapters/payments/provider-settings.ts';
import { chargeStep, toWire } from '#src/adapters/payments/stripe-amounts.ts';
import { verifyEvent } from '#src/adapters/payments/stripe-events.ts';
import { readAnswer, callProvider } from '#src/adapters/payments/stripe-faults.ts';
import { stripeLists, type ShopMark } from '#src/adapters/payments/stripe-lists.ts';
import { pageLocale } from '#src/adapters/payments/stripe-locale.ts';
import { disputeReading } from '#src/adapters/payments/stripe-disputes.ts';
import { intentOf, paymentReading, refundReading } from '#src/adapters/payments/stripe-readings.ts';
import { callLimits, timedHttpClient } from '#src/adapters/payments/timed-http.ts';

/** Where the SDK finds the service; nothing given means the real one. */
type Endpoint = { readonly protocol: 'http' | 'https'; readonly host: string; readonly port: string };

/** Returns the real service, with an account's keys. */
export function stripePayment(settings: ProviderSettings): PaymentProvider {
  return stripeSdkProvider('stripe', settings);
}

/**
 * Returns the port on the provider's SDK: a hosted Checkout page per attempt, the intent behind it, refunds, signed
 * events. The reference we store is the page's session: it is known before the traveller has chosen a card.
 */
export function stripeSdkProvider(name: string, settings: ProviderSettings, endpoint?: Endpoint): PaymentProvider {
  const sdk = new Stripe(settings.secretKey, {
    httpClient: timedHttpClient(callLimits),
    maxNetworkRetries: 0,
    telemetry: false,
    timeout: callLimits.totalMs,
    ...endpoint,
  });
  const mark: ShopMark = settings.shop === undefined ? {} : { shop: settings.shop };
  return {
    name,
    ...mark,
    chargeStep,
    accepts: (method) => (settings.methods ?? ['card']).includes(method),
    availability: () => ({ state: 'closed', retryAfterMs: 0 }),
    probe: () => probe(sdk),
    begin: (request) => begin(sdk, mark, request),
    read: (providerRef) => read(sdk, providerRef),
    cancel: (providerRef) => cancel(sdk, providerRef),
    refund: (request) => refund(sdk, mark, request),
    readRefund: (refundRef) => readRefund(sdk, refundRef),
    readDispute: (disputeRef) => readDispute(sdk, disputeRef),
    ...stripeLists(sdk, mark),
    verifyWebhook: (rawBody, signatureHeader, nowMs) =>
      verifyEvent(sdk, settings.webhookSecrets, rawBody, signatureHeader, nowMs),
  };
}

/** Reads a page that does not exist, which needs no other permission than the calls themselves. */
async function probe(sdk: Stripe): Promise<Answer<null>> {
  const answer = await callProvider('read', () => sdk.checkout.sessions.retrieve('cs_probe'));
  return answer.kind === 'done' ? { kind: 'done', value: null } : answer;
}

async function begin(sdk: Stripe, mark: ShopMark, request: BeginPayment): Promise<Answer<BegunPayment>> {
  const wire = toWire(request.amount);
  if (wire === null)
    return {
      kind: 'final',
      code: 'amount_not_chargeable',
      detail: `${request.amount.minor} ${request.amount.currency}`,
    };
  const answer = await callProvider('write', () =>
    sdk.checkout.sessions.create(pageFor(request, wire, mark), { idempotencyKey: request.attemptId }),
  );
  if (answer.kind !== 'done') return answer;
  const { id, url } = answer.value;
  if (url === null) return { kind: 'unknown', code: 'answer_unreadable', detail: `session ${id} has no page` };
  return { kind: 'done', value: { providerRef: id, redirectUrl: url } };
}

function pageFor(request: BeginPayment, wire: number, mark: ShopMark): Stripe.Checkout.SessionCreateParams {
  const metadata = { attempt: request.attemptId, order: request.orderReference, language: request.locale, ...mark };
  return {
    mode: 'payment',
    submit_type: 'pay',
    allowed_payment_method_types: [request.method],
    // Its code is scanned from the page; the apps would need an id of their own.
    ...(request.method === 'wechat_pay' ? { payment_method_options: { wechat_pay: { client: 'web' } } } : {}),
    // Never another currency than the quoted one: amount and currency of the answer must equal the attempt's.
    adaptive_pricing: { enabled: false },
    client_reference_id: request.orderReference,
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: request.amount.currency.toLowerCase(),
          unit_amount: wire,
          product_data: { name: request.description },
        },
      },
    ],
    payment_intent_data: { description: request.description, metadata },
    metadata,
    locale: pageLocale(request.locale),
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    ...(request.email === undefined ? {} : { customer_email: request.email }),
    ...(request.expiresAtMs === undefined ? {} : { expires_at: Math.floor(request.expiresAtMs / 1_000) }),
  };
}

async function read(sdk: Stripe, providerRef: string): Promise<Answer<PaymentReading>> {
  const expand = ['payment_intent', 'payment_intent.latest_charge'];
  const answer = await callProvider('read', () => sdk.checkout.sessions.retrieve(providerRef, { expand }));
  if (answer.kind !== 'done') return answer;
  const reading = paymentReading(answer.value);
  if (reading === null) return { kind: 'unknown', code: 'answer_unreadable', detail: `session ${providerRef}` };
  return { kind: 'done', value: reading };
}

async function cancel(sdk: Stripe, providerRef: string): Promise<Answer<PaymentReading>> {
  const expired = await callProvider('write', () => sdk.checkout.sessions.expire(providerRef));
  // A refusal means that the page is no longer open: what became of it is read, never guessed.
  if (expired.kind !== 'done' && !(expired.kind === 'final' && expired.code === 'rejected')) return expired;
  const reading = await read(sdk, providerRef);
  if (reading.kind !== 'done' || reading.value.state !== 'requires_payment_method') return reading;
  const { intentRef } = reading.value;
  if (intentRef === undefined) return reading;
  const canceled = await callProvider('write', () => sdk.paymentIntents.cancel(intentRef));
  if (canceled.kind !== 'done' && canceled.kind !== 'final') return canceled;
  return read(sdk, providerRef);
}

async function refund(sdk: Stripe, mark: ShopMark, request: RefundRequest): Promise<Answer<RefundReading>> {
  const wire = toWire(request.amount);
  if (wire === null)
    return {
      kind: 'final',
      code: 'amount_not_chargeable',
      detail: `${request.amount.minor} ${request.amount.currency}`,
    };
  const session = await callProvider('read', () => sdk.checkout.sessions.retrieve(request.providerRef));
  if (session.kind !== 'done') return session;
  const intent = intentOf(session.value);
  if (intent === null)
    return { kind: 'final', code: 'not_refundable', detail: `session ${request.providerRef} has no charge` };
  // The provider takes a refund in the charge's currency, whatever was meant.
  if (session.value.currency !== request.amount.currency.toLowerCase()) {
    return { kind: 'final', code: 'not_refundable', detail: `charged in ${session.value.currency ?? 'nothing'}` };
  }
  const params = { payment_intent: intent, amount: wire, metadata: { refund: request.refundId, ...mark } };
  return readAnswer(
    await callProvider('write', () => sdk.refunds.create(params, { idempotencyKey: request.key ?? request.refundId })),
    refundReading,
  );
}

async function readRefund(sdk: Stripe, refundRef: string): Promise<Answer<RefundReading>> {
  return readAnswer(await callProvider('read', () => sdk.refunds.retrieve(refundRef)), refundReading);
}

async function readDispute(sdk: Stripe, disputeRef: string): Promise<Answer<DisputeReading>> {
  return readAnswer(
    await callProvider('read', () => sdk.disputes.retrieve(disputeRef, { expand: ['payment_intent'] })),
    disputeReading,
  );
}
