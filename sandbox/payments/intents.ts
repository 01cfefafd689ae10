import { lateDecline, type Decline, type Presented } from '#sandbox/payments/cards.ts';
import type { SandboxContext } from '#sandbox/control-panel.ts';
import { publishIntent, publishSession } from '#sandbox/records/events.ts';
import { newId } from '#sandbox/ids.ts';
import type { CardRefusal, Intent, Metadata } from '#sandbox/records/records.ts';
import { Refusal } from '#sandbox/records/refusal.ts';
import { intentWire } from '#sandbox/records/wire.ts';

const notAuthenticated: Decline = {
  does: 'decline',
  code: 'payment_intent_authentication_failure',
  declineCode: null,
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
};

const providerDecline: Decline = {
  does: 'decline',
  code: 'payment_method_provider_decline',
  declineCode: null,
  message: 'The payment was declined by the bank.',
};

/** Returns the seconds that a processing payment or a pending refund takes, unless a test sets another time. */
export function settleSeconds(context: SandboxContext): number {
  return Number(context.settings.get('settle_seconds') ?? '20');
}

export type NewIntent = {
  readonly sessionId: string | null;
  readonly method: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string | null;
  readonly metadata: Metadata;
};

export function createIntent(context: SandboxContext, about: NewIntent): Intent {
  const id = newId('pi');
  const intent: Intent = {
    kind: 'intent',
    id,
    created: context.clock.now(),
    clientSecret: newId(`${id}_secret`),
    status: 'requires_payment_method',
    received: 0,
    charge: null,
    error: null,
    afterChallenge: null,
    settle: null,
    canceledAt: null,
    cancellationReason: null,
    ...about,
  };
  context.ledger.save(intent);
  publishIntent(context, 'payment_intent.created', intent);
  return intent;
}

/** Charges a card, or sends to the wallet or the bank. Refused in a state that takes nothing; what is declined leaves the intent open for another try. */
export function confirmIntent(context: SandboxContext, intent: Intent, { card, behaviour }: Presented): Intent {
  if (intent.status !== 'requires_payment_method' && intent.status !== 'requires_confirmation')
    throw unexpectedState(context, intent, 'confirm');
  const charge = {
    id: newId('ch'),
    created: context.clock.now(),
    status: 'pending' as const,
    paymentMethod: newId('pm'),
    card,
    refunded: 0,
  };
  const charged: Intent = { ...intent, charge, error: null };
  switch (behaviour.does) {
    case 'pay':
      return succeed(context, charged);
    case 'decline':
      return refuse(context, charged, behaviour);
    case 'challenge':
      return saved(context, 'payment_intent.requires_action', {
        ...charged,
        status: 'requires_action',
        afterChallenge: behaviour.next,
      });
    case 'redirect':
      return saved(context, 'payment_intent.requires_action', { ...charged, status: 'requires_action' });
    case 'process':
      return putUnderWay(context, charged, behaviour.next);
  }
}

/** The traveler's answer to their bank's question. Answering twice changes nothing. */
export function answerChallenge(context: SandboxContext, intent: Intent, approved: boolean): Intent {
  if (intent.status !== 'requires_action') return intent;
  const answered: Intent = { ...intent, afterChallenge: null };
  if (!approved) return refuse(context, answered, notAuthenticated);
  return intent.afterChallenge === 'decline' ? refuse(context, answered, lateDecline) : succeed(context, answered);
}

/** Marks a payment as processing; its outcome is reported later: after the usual time, or so many seconds from now. */
export function putUnderWay(
  context: SandboxContext,
  intent: Intent,
  as: 'succeeded' | 'failed',
  seconds = settleSeconds(context),
): Intent {
  const settle = { at: context.clock.now() + seconds, as };
  const processing = saved(context, 'payment_intent.processing', {
    ...intent,
    status: 'processing',
    afterChallenge: null,
    settle,
  });
  closeSession(context, processing, false);
  return processing;
}

/** Ends a processing payment with the configured or the given outcome. */
export function settleIntent(context: SandboxContext, intent: Intent, as?: 'succeeded' | 'failed'): Intent {
  if (intent.status !== 'processing' || intent.settle === null) return intent;
  const settled: Intent = { ...intent, settle: null };
  if ((as ?? intent.settle.as) === 'succeeded') return succeed(context, settled);
  return refuse(context, settled, intent.charge?.card === null ? providerDecline : lateDecline);
}

/** Cancels an intent that has not taken money; refused afterwards. */
export function cancelIntent(context: SandboxContext, intent: Intent, reason: string | null): Intent {
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing')
    throw unexpectedState(context, intent, 'cancel');
  return saved(context, 'payment_intent.canceled', {
    ...intent,
    status: 'canceled',
    afterChallenge: null,
    canceledAt: context.clock.now(),
    cancellationReason: reason,
  });
}

/** All of it is received. */
export function succeed(context: SandboxContext, intent: Intent): Intent {
  const late = intent.status === 'processing';
  const charge = intent.charge === null ? null : { ...intent.charge, status: 'succeeded' as const };
  const paid = saved(context, 'payment_intent.succeeded', {
    ...intent,
    charge,
    status: 'succeeded',
    received: intent.amount,
  });
  if (late) payLate(context, paid);
  else closeSession(context, paid, true);
  return paid;
}

/** Nothing is received; the page, where it is still open, takes another try. */
export function refuse(context: SandboxContext, intent: Intent, { code, declineCode, message }: Decline): Intent {
  const error: CardRefusal = { code, declineCode, message, chargeId: intent.charge?.id ?? null };
  const late = intent.status === 'processing';
  const charge = intent.charge === null ? null : { ...intent.charge, status: 'failed' as const };
  const refused = saved(context, 'payment_intent.payment_failed', {
    ...intent,
    charge,
    error,
    status: 'requires_payment_method',
  });
  const session = late && refused.sessionId !== null ? context.ledger.find('session', refused.sessionId) : null;
  if (session !== null) publishSession(context, 'checkout.session.async_payment_failed', session);
  return refused;
}

function saved(context: SandboxContext, event: `payment_intent.${string}`, intent: Intent): Intent {
  context.ledger.save(intent);
  publishIntent(context, event, intent);
  return intent;
}

function closeSession(context: SandboxContext, intent: Intent, paid: boolean): void {
  const session = intent.sessionId === null ? null : context.ledger.find('session', intent.sessionId);
  if (session === null) return;
  const closed = { ...session, status: 'complete' as const, paid };
  context.ledger.save(closed);
  publishSession(context, 'checkout.session.completed', closed);
}

function payLate(context: SandboxContext, intent: Intent): void {
  const session = intent.sessionId === null ? null : context.ledger.find('session', intent.sessionId);
  if (session === null) return;
  const paid = { ...session, paid: true };
  context.ledger.save(paid);
  publishSession(context, 'checkout.session.async_payment_succeeded', paid);
}

function unexpectedState(context: SandboxContext, intent: Intent, verb: string): Refusal {
  return new Refusal(400, `You cannot ${verb} this PaymentIntent because it has a status of ${intent.status}.`, {
    code: 'payment_intent_unexpected_state',
    extra: { payment_intent: intentWire(intent, context.options.publicOrigin) },
  });
}
