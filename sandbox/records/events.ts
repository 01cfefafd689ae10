import type { SandboxContext } from '#sandbox/control-panel.ts';
import { newId } from '#sandbox/ids.ts';
import {
  apiVersion,
  chargeWire,
  disputeWire,
  intentWire,
  refundWire,
  sessionWire,
  type Wire,
} from '#sandbox/records/wire.ts';
import type { Dispute, Intent, Refund, Session } from '#sandbox/records/records.ts';

/** How events are delivered: as they come, twice, late, newest first, or not at all. */
export type DeliveryMode = {
  readonly mode: 'normal' | 'duplicate' | 'late' | 'reversed' | 'drop';
  readonly delayMs: number;
};

/** Returns the mode set by the control calls; normal until then. */
export function deliveryMode(context: SandboxContext): DeliveryMode {
  const [mode, delay] = (context.settings.get('delivery') ?? 'normal:0').split(':');
  const known = (['duplicate', 'late', 'reversed', 'drop'] as const).find((one) => one === mode);
  return { mode: known ?? 'normal', delayMs: Number(delay ?? 0) };
}

export function publishSession(context: SandboxContext, type: `checkout.session.${string}`, session: Session): void {
  record(context, type, sessionWire(session, context.options.publicOrigin));
}

export function publishIntent(context: SandboxContext, type: `payment_intent.${string}`, intent: Intent): void {
  record(context, type, intentWire(intent, context.options.publicOrigin));
}

export function publishCharge(context: SandboxContext, type: `charge.${string}`, intent: Intent): void {
  if (intent.charge !== null) record(context, type, chargeWire(intent, intent.charge));
}

export function publishRefund(context: SandboxContext, type: `refund.${string}`, refund: Refund): void {
  record(context, type, refundWire(refund));
}

export function publishDispute(context: SandboxContext, type: `charge.dispute.${string}`, dispute: Dispute): void {
  record(context, type, disputeWire(dispute));
}

/** Stores the event and queues it, in the transaction of the change that it reports. */
function record(context: SandboxContext, type: string, object: Wire): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: context.clock.now(),
    data: { object },
    livemode: false,
    pending_webhooks: context.options.webhookUrl === undefined ? 0 : 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  context.ledger.save({ kind: 'event', id: event.id, created: event.created, type, body: JSON.stringify(event) });
  queue(context, event.id);
}

/** Puts an event in the queue by the present mode. */
export function queue(context: SandboxContext, eventId: string): void {
  const { mode, delayMs } = deliveryMode(context);
  const now = context.clock.wallMs();
  // Reversed: what falls into one window becomes due together, and the webhook dispatcher then takes the newest first.
  const due =
    mode === 'reversed'
      ? Math.ceil((now + 1) / Math.max(delayMs, 1)) * Math.max(delayMs, 1) + delayMs
      : now + (mode === 'late' || mode === 'duplicate' ? delayMs : 0);
  const state = mode === 'drop' ? 'dropped' : 'pending';
  const times = mode === 'duplicate' ? [now, due] : [due];
  for (const dueMs of times)
    context.database.run(
      'insert into delivery (event_id, due_ms, state) values (?, ?, ?)',
      eventId,
      Math.floor(dueMs),
      state,
    );
  context.ring();
}
