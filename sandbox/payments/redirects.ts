import type { Decline, Presented } from '#sandbox/payments/cards.ts';
import type { SandboxContext } from '#sandbox/control-panel.ts';
import { putUnderWay, refuse, succeed } from '#sandbox/payments/intents.ts';
import type { Intent } from '#sandbox/records/records.ts';

/** What a traveller may answer on the page of a wallet or a bank. A bank may say yes, and its money may still not come. */
export const decisions = ['approve', 'refuse', 'later', 'later-fails', 'never'] as const;

export type Decision = (typeof decisions)[number];

/** No bank takes longer: a payment that is never heard of again, until a control call ends it. */
const never = 4_000_000_000;

const refusedThere: Decline = {
  does: 'decline',
  code: 'payment_method_customer_decline',
  declineCode: null,
  message: 'The customer declined this payment.',
};

/** Returns a wallet or a bank, presented like a card. */
export function presentedRedirect(): Presented {
  return { card: null, behaviour: { does: 'redirect' } };
}

/** Carries out what was answered. Answering twice, or what the method does not offer, changes nothing. */
export function answerRedirect(context: SandboxContext, intent: Intent, decision: Decision): Intent {
  if (intent.status !== 'requires_action') return intent;
  switch (decision) {
    case 'approve':
      return succeed(context, intent);
    case 'refuse':
      return refuse(context, intent, refusedThere);
    case 'later':
      return putUnderWay(context, intent, 'succeeded');
    case 'later-fails':
      return putUnderWay(context, intent, 'failed');
    case 'never':
      return putUnderWay(context, intent, 'succeeded', never);
  }
}
