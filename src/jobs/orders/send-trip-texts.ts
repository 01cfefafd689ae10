import { payloadField } from '#src/jobs/shared/outbox/payload-field.ts';
import { readTextFacts } from '#src/actions/orders/messages/read-text-facts.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';
import type { Senders } from '#src/jobs/shared/messages/message.ts';
import type { OutboxRow } from '#src/store/shared/outbox/outbox.store.ts';

/**
 * Text messages about bookings, to the number that was given for the trip: a date is closed, a voucher was lost. Each goes
 * beside a mail that says the same, so that one without a number loses nothing.
 */
export function tripTextHandlers(senders: Senders): OutboxHandlers {
  return {
    'sms.closure': (deps, row) => sendText(deps, row, senders, 'closure-text'),
    'sms.voucher': (deps, row) => sendText(deps, row, senders, 'voucher-text'),
  };
}

/** Where no gateway is named the mail alone goes out. */
export const tripTextsForNobody: OutboxHandlers = {
  'sms.closure': async () => {},
  'sms.voucher': async () => {},
};

async function sendText(
  deps: Deps,
  row: OutboxRow,
  { renderMail, deliver, brand }: Senders,
  kind: 'closure-text' | 'voucher-text',
): Promise<void> {
  const facts = await readTextFacts(deps, {
    orderId: payloadField(row, 'orderId') ?? '',
    bookingId: payloadField(row, 'bookingId') ?? '',
  });
  if (facts === null)
    return deps.log.warn({ topic: row.topic, dedupe: row.deduplicationKey }, 'a text message has no recipient');
  const { phone, language, ...about } = facts;
  const rendered = await renderMail(kind, { ...about, brand, deadline: payloadField(row, 'deadline') ?? '' }, language);
  await deliver({
    ...rendered,
    kind: 'sms',
    deduplicationKey: `${row.topic}:${row.deduplicationKey}`,
    recipient: phone,
  });
}
