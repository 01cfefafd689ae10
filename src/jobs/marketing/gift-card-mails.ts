import { beginGiftMail } from '#src/actions/marketing/gift-cards/begin-gift-mail.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Senders } from '#src/jobs/shared/messages/message.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';
import { payloadField } from '#src/jobs/shared/outbox/payload-field.ts';
import type { OutboxRow } from '#src/store/shared/outbox/outbox.store.ts';

/** Gift cards, to those who are given them. */
export function giftCardMailHandlers(senders: Senders): OutboxHandlers {
  return { 'mail.gift_card': (deps, row) => sendGift(deps, row, senders) };
}

/** A gift card goes out on its day; the same however often it is done, and not at all once it is void or redeemed. */
async function sendGift(deps: Deps, row: OutboxRow, { renderMail, deliver, brand }: Senders): Promise<void> {
  const facts = await beginGiftMail(deps, payloadField(row, 'cardId') ?? '');
  if (facts === null) return;
  const { language, recipient, ...card } = facts;
  const rendered = await renderMail('gift-card', { ...card, recipient, brand }, language);
  await deliver({
    ...rendered,
    kind: 'mail',
    deduplicationKey: `${row.topic}:${row.deduplicationKey}`,
    recipient: recipient.email,
  });
}
