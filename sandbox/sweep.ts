import type { Desk } from '#sandbox/control-panel.ts';
import { settleIntent } from '#sandbox/payments/intents.ts';
import { settleRefund } from '#sandbox/payments/refunds.ts';
import { expireSession } from '#sandbox/payments/sessions.ts';

/** Does what is due by time: closes pages past their end, ends processing payments and pending refunds. */
export function sweep(desk: Desk): void {
  desk.database.whole(() => {
    const now = desk.clock.now();
    for (const session of desk.ledger.due('session', now)) expireSession(desk, session);
    for (const intent of desk.ledger.due('intent', now)) settleIntent(desk, intent);
    for (const refund of desk.ledger.due('refund', now)) settleRefund(desk, refund);
  });
}
