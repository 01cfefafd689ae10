import { checkAmount } from '#sandbox/payments/amounts.ts';
import type { Presented } from '#sandbox/payments/cards.ts';
import type { SandboxContext } from '#sandbox/control-panel.ts';
import { publishSession } from '#sandbox/records/events.ts';
import { address, allowOnly, listed, pairs, required, wholeNumber, type Form } from '#sandbox/form.ts';
import { newId } from '#sandbox/ids.ts';
import { cancelIntent, confirmIntent, createIntent } from '#sandbox/payments/intents.ts';
import { checkMethod } from '#sandbox/payments/methods.ts';
import type { Intent, Session } from '#sandbox/records/records.ts';
import { badParameter, Refusal } from '#sandbox/records/refusal.ts';

const known = [
  'adaptive_pricing',
  'allowed_payment_method_types',
  'cancel_url',
  'client_reference_id',
  'customer_email',
  'expand',
  'expires_at',
  'line_items',
  'locale',
  'metadata',
  'mode',
  'payment_intent_data',
  'payment_method_options',
  'submit_type',
  'success_url',
];

/** Opens a hosted page for one line and one amount. */
export function createSession(context: SandboxContext, form: Form): Session {
  allowOnly(form, known);
  if (form.get('mode') !== 'payment') throw badParameter('mode', 'Only the mode "payment" is offered here');
  const line = 'line_items[0]';
  const currency = required(form, `${line}[price_data][currency]`);
  const amount =
    (wholeNumber(form, `${line}[price_data][unit_amount]`) ?? 0) * (wholeNumber(form, `${line}[quantity]`) ?? 1);
  checkAmount(amount, currency, `${line}[price_data][unit_amount]`);
  const method = methodIn(form, currency);
  const now = context.clock.now();
  const expiresAt = wholeNumber(form, 'expires_at') ?? now + 86_400;
  if (expiresAt < now + 1_800 || expiresAt > now + 86_400) {
    throw badParameter(
      'expires_at',
      'The `expires_at` timestamp must be between 30 minutes and 24 hours from Checkout Session creation.',
    );
  }
  const session: Session = {
    kind: 'session',
    id: newId('cs_test', 58),
    created: now,
    status: 'open',
    paid: false,
    method,
    intentId: null,
    amount,
    currency,
    description: required(form, `${line}[price_data][product_data][name]`),
    locale: form.get('locale') ?? null,
    successUrl: address(form, 'success_url'),
    cancelUrl: form.has('cancel_url') ? address(form, 'cancel_url') : null,
    email: form.get('customer_email') ?? null,
    reference: form.get('client_reference_id') ?? null,
    metadata: pairs(form, 'metadata'),
    intentDescription: form.get('payment_intent_data[description]') ?? null,
    intentMetadata: pairs(form, 'payment_intent_data[metadata]'),
    expiresAt,
  };
  context.ledger.save(session);
  return session;
}

/** Returns the one requested method: the real page lets the traveler choose, this one shows what was requested. */
function methodIn(form: Form, currency: string): string {
  const param = 'allowed_payment_method_types';
  const [method = 'card', ...others] = listed(form, param);
  if (others.length > 0) throw badParameter(param, 'The sandbox shows a single payment method on a page');
  checkMethod(method, currency, param);
  const client = 'payment_method_options[wechat_pay][client]';
  if (method === 'wechat_pay' && required(form, client) !== 'web')
    throw badParameter(client, 'Only the client "web" is offered here');
  return method;
}

/** Closes an open page and whatever waits behind it; refused when it is no longer open. */
export function expireSession(context: SandboxContext, session: Session): Session {
  if (session.status !== 'open') {
    throw new Refusal(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
    );
  }
  const intent = session.intentId === null ? null : context.ledger.find('intent', session.intentId);
  if (intent !== null && intent.status !== 'canceled') cancelIntent(context, intent, 'automatic');
  const expired: Session = { ...session, status: 'expired' };
  context.ledger.save(expired);
  publishSession(context, 'checkout.session.expired', expired);
  return expired;
}

/** Charges a card for an open page, or sends to the wallet or bank, making its intent at the first try. */
export function payOnPage(context: SandboxContext, session: Session, what: Presented): Intent {
  const before = session.intentId === null ? null : context.ledger.find('intent', session.intentId);
  const intent =
    before ??
    createIntent(context, {
      sessionId: session.id,
      method: session.method,
      amount: session.amount,
      currency: session.currency,
      description: session.intentDescription,
      metadata: session.intentMetadata,
    });
  if (before === null) context.ledger.save({ ...session, intentId: intent.id });
  return confirmIntent(context, intent, what);
}

/** Returns the address after payment, with the session's id filled in. */
export function successUrl(session: Session): string {
  return session.successUrl.replaceAll('{CHECKOUT_SESSION_ID}', session.id);
}
