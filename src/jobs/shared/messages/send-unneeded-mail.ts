import type { ReminderFacts } from '#src/actions/orders/messages/read-reminder-facts.ts';
import type { Deps } from '#src/actions/deps.ts';
import { unsubscribePath } from '#src/contract/site/mail-paths.ts';
import type { Senders } from '#src/jobs/shared/messages/message.ts';
import type { OutboxRow } from '#src/store/shared/outbox/outbox.store.ts';

/** Sends a mail that no purchase needs: none where there is nothing to say any more, or the traveller wants none. */
export async function sendUnneededMail(
  deps: Deps,
  row: OutboxRow,
  { renderMail, deliver, brand }: Senders,
  kind: 'reminder' | 'review' | 'support',
  read: (deps: Deps, bookingId: string) => Promise<ReminderFacts | null>,
): Promise<void> {
  const facts = await read(deps, row.dedupe);
  if (facts === null) return;
  const { email, language, unsubscribeToken, ...mail } = facts;
  const rendered = await renderMail(kind, { ...mail, brand, unsubscribeToken }, language);
  await deliver({
    ...rendered,
    kind: 'mail',
    dedupe: `${row.topic}:${row.dedupe}`,
    recipient: email,
    unsubscribe: `${mail.origin}${unsubscribePath(unsubscribeToken)}`,
  });
}
