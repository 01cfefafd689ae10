import type { SandboxContext } from '#sandbox/control-panel.ts';
import { publishDispute } from '#sandbox/records/events.ts';
import { newId } from '#sandbox/ids.ts';
import type { Dispute } from '#sandbox/records/records.ts';
import { missing, Refusal } from '#sandbox/records/refusal.ts';

/** A cardholder's bank takes back what is left of a charge, until it has decided. */
export function openDispute(context: SandboxContext, intentId: string): Dispute {
  const intent = context.ledger.find('intent', intentId);
  if (intent === null) throw missing('payment_intent', 'intent');
  const left = intent.received - (intent.charge?.refunded ?? 0);
  if (intent.charge === null || left < 1) throw new Refusal(400, 'There is no charge that could be disputed.');
  const dispute: Dispute = {
    kind: 'dispute',
    id: newId('dp'),
    created: context.clock.now(),
    status: 'needs_response',
    amount: left,
    currency: intent.currency,
    intentId: intent.id,
    chargeId: intent.charge.id,
    reason: 'fraudulent',
  };
  context.ledger.save(dispute);
  publishDispute(context, 'charge.dispute.created', dispute);
  publishDispute(context, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Closes a dispute by the bank's decision: the money returns to the shop, or stays with the cardholder. */
export function closeDispute(context: SandboxContext, id: string, status: 'won' | 'lost'): Dispute {
  const dispute = context.ledger.find('dispute', id);
  if (dispute === null) throw missing('dispute', 'dispute');
  if (dispute.status !== 'needs_response') throw new Refusal(400, `Dispute ${id} is closed.`);
  const closed: Dispute = { ...dispute, status };
  context.ledger.save(closed);
  publishDispute(context, 'charge.dispute.closed', closed);
  if (status === 'won') publishDispute(context, 'charge.dispute.funds_reinstated', closed);
  return closed;
}
