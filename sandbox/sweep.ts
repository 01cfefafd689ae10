import type { SandboxContext } from '#sandbox/control-panel.ts';
import { settleIntent } from '#sandbox/payments/intents.ts';
import { settleRefund } from '#sandbox/payments/refunds.ts';
import { expireSession } from '#sandbox/payments/sessions.ts';

/** Does what is due by time: closes pages past their end, ends processing payments and pending refunds. */
export function sweep(context: SandboxContext): void {
  context.database.whole(() => {
    const now = context.clock.now();
    for (const session of context.ledger.due('session', now)) expireSession(context, session);
    for (const intent of context.ledger.due('intent', now)) settleIntent(context, intent);
    for (const refund of context.ledger.due('refund', now)) settleRefund(context, refund);
  });
}
