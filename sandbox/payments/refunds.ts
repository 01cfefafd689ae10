import type { SandboxContext } from '#sandbox/control-panel.ts';
import { publishCharge, publishRefund } from '#sandbox/records/events.ts';
import { allowOnly, pairs, required, wholeNumber, type Form } from '#sandbox/form.ts';
import { newId } from '#sandbox/ids.ts';
import { settleSeconds } from '#sandbox/payments/intents.ts';
import { redirectOf } from '#sandbox/payments/methods.ts';
import type { Intent, Refund } from '#sandbox/records/records.ts';
import { badParameter, missing, Refusal } from '#sandbox/records/refusal.ts';

/** Refunds a part or the rest of a charge; never more than is left of it. */
export function createRefund(context: SandboxContext, form: Form): Refund {
  allowOnly(form, ['payment_intent', 'amount', 'reason', 'metadata', 'expand']);
  const intent = context.ledger.find('intent', required(form, 'payment_intent'));
  if (intent === null) throw missing('payment_intent', 'payment_intent');
  const charge = intent.charge;
  if (charge === null || intent.status !== 'succeeded') {
    throw new Refusal(400, 'This PaymentIntent does not have a successful charge to refund.', {
      code: 'payment_intent_unexpected_state',
    });
  }
  const left = intent.received - charge.refunded;
  if (left === 0)
    throw new Refusal(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
  const amount = wholeNumber(form, 'amount') ?? left;
  if (amount < 1) throw badParameter('amount', 'Invalid positive integer', 'parameter_invalid_integer');
  if (amount > left)
    throw new Refusal(400, 'Refund amount is greater than unrefunded amount on charge', { param: 'amount' });
  // A bank takes time to refund; a wallet does not.
  const way = charge.card?.refunds ?? (redirectOf(intent.method)?.kind === 'bank' ? 'later' : 'at_once');
  const refund: Refund = {
    kind: 'refund',
    id: newId('re'),
    created: context.clock.now(),
    status: way === 'later' ? 'pending' : 'succeeded',
    amount,
    currency: intent.currency,
    intentId: intent.id,
    chargeId: charge.id,
    reason: form.get('reason') ?? null,
    metadata: pairs(form, 'metadata'),
    settle:
      way === 'at_once'
        ? null
        : { at: context.clock.now() + settleSeconds(context), as: way === 'later' ? 'succeeded' : 'failed' },
  };
  context.ledger.save(refund);
  const given = withRefunded(context, intent, amount);
  publishRefund(context, 'refund.created', refund);
  publishCharge(context, 'charge.refunded', given);
  if (refund.status === 'succeeded') publishRefund(context, 'refund.updated', refund);
  return refund;
}

/** Ends a pending refund, or takes back one that the card's bank returned. */
export function settleRefund(context: SandboxContext, refund: Refund): Refund {
  if (refund.settle === null) return refund;
  const settled: Refund = { ...refund, status: refund.settle.as, settle: null };
  context.ledger.save(settled);
  const intent = context.ledger.find('intent', refund.intentId);
  if (settled.status === 'failed' && intent !== null) withRefunded(context, intent, -refund.amount);
  publishRefund(context, 'refund.updated', settled);
  if (settled.status === 'failed') publishRefund(context, 'refund.failed', settled);
  return settled;
}

function withRefunded(context: SandboxContext, intent: Intent, amount: number): Intent {
  const charge = intent.charge === null ? null : { ...intent.charge, refunded: intent.charge.refunded + amount };
  const changed: Intent = { ...intent, charge };
  context.ledger.save(changed);
  return changed;
}
