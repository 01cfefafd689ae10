import type { Desk } from '#sandbox/control-panel.ts';
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
export function deliveryMode(desk: Desk): DeliveryMode {
  const [mode, delay] = (desk.settings.get('delivery') ?? 'normal:0').split(':');
  const known = (['duplicate', 'late', 'reversed', 'drop'] as const).find((one) => one === mode);
  return { mode: known ?? 'normal', delayMs: Number(delay ?? 0) };
}

export function tellSession(desk: Desk, type: `checkout.session.${string}`, session: Session): void {
  record(desk, type, sessionWire(session, desk.options.publicOrigin));
}

export function tellIntent(desk: Desk, type: `payment_intent.${string}`, intent: Intent): void {
  record(desk, type, intentWire(intent, desk.options.publicOrigin));
}

export function tellCharge(desk: Desk, type: `charge.${string}`, intent: Intent): void {
  if (intent.charge !== null) record(desk, type, chargeWire(intent, intent.charge));
}

export function tellRefund(desk: Desk, type: `refund.${string}`, refund: Refund): void {
  record(desk, type, refundWire(refund));
}

export function tellDispute(desk: Desk, type: `charge.dispute.${string}`, dispute: Dispute): void {
  record(desk, type, disputeWire(dispute));
}

/** Stores the event and queues it, in the transaction of the change that it reports. */
function record(desk: Desk, type: string, object: Wire): void {
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: desk.clock.now(),
    data: { object },
    livemode: false,
    pending_webhooks: desk.options.webhookUrl === undefined ? 0 : 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  desk.ledger.save({ kind: 'event', id: event.id, created: event.created, type, body: JSON.stringify(event) });
  queue(desk, event.id);
}

/** Puts an event in the queue by the present mode. */
export function queue(desk: Desk, eventId: string): void {
  const { mode, delayMs } = deliveryMode(desk);
  const now = desk.clock.wallMs();
  // Reversed: what falls into one window becomes due together, and the webhook dispatcher then takes the newest first.
  const due =
    mode === 'reversed'
      ? Math.ceil((now + 1) / Math.max(delayMs, 1)) * Math.max(delayMs, 1) + delayMs
      : now + (mode === 'late' || mode === 'duplicate' ? delayMs : 0);
  const state = mode === 'drop' ? 'dropped' : 'pending';
  const times = mode === 'duplicate' ? [now, due] : [due];
  for (const dueMs of times)
    desk.database.run(
      'insert into delivery (event_id, due_ms, state) values (?, ?, ?)',
      eventId,
      Math.floor(dueMs),
      state,
    );
  desk.ring();
}
