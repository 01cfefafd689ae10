import type { ReminderFacts } from '#src/actions/orders/messages/read-reminder-facts.ts';
import type { Deps } from '#src/actions/deps.ts';
import { unsubscribePath } from '#src/contract/site/mail-paths.ts';
import type { Senders } from '#src/jobs/shared/messages/message.ts';
import type { OutboxRow } from '#src/store/shared/outbox/outbox.store.ts';

/** Sends an email that no purchase requires, unless its reason is gone or the traveler has opted out. */
export async function sendOptionalMail(
  deps: Deps,
  row: OutboxRow,
  { renderMail, deliver, brand }: Senders,
  kind: 'reminder' | 'review' | 'support',
  read: (deps: Deps, bookingId: string) => Promise<ReminderFacts | null>,
): Promise<void> {
  const facts = await read(deps, row.deduplicationKey);
  if (facts === null) return;
  const { email, language, unsubscribeToken, ...mail } = facts;
  const rendered = await renderMail(kind, { ...mail, brand, unsubscribeToken }, language);
  await deliver({
    ...rendered,
    kind: 'mail',
    deduplicationKey: `${row.topic}:${row.deduplicationKey}`,
    recipient: email,
    unsubscribe: `${mail.origin}${unsubscribePath(unsubscribeToken)}`,
  });
}
