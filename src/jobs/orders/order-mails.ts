import { orderForLink } from '#src/actions/orders/links/order-for-link.ts';
import { readMailFacts } from '#src/actions/orders/messages/read-mail-facts.ts';
import { readReminderFacts } from '#src/actions/orders/messages/read-reminder-facts.ts';
import type { Deps } from '#src/actions/deps.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { MailData } from '#src/jobs/shared/emails/mail-data.ts';
import type { Senders } from '#src/jobs/shared/messages/message.ts';
import { sendOptionalMail } from '#src/jobs/shared/messages/send-optional-mail.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';
import { payloadField } from '#src/jobs/shared/outbox/payload-field.ts';
import { forgetPayload } from '#src/store/shared/outbox/outbox-payload.store.ts';
import type { OutboxRow } from '#src/store/shared/outbox/outbox.store.ts';

/** The mails about orders, by topic. */
export function orderMailHandlers(senders: Senders): OutboxHandlers {
  return {
    'mail.confirmation': (deps, row) => sendMail(deps, row, senders, 'confirmation', (mail) => mail),
    'mail.cancellation': (deps, row) =>
      sendMail(deps, row, senders, 'cancellation', (mail) => ({
        ...mail,
        by: payloadField(row, 'by') === 'traveller' ? 'traveller' : 'supplier',
      })),
    'mail.part_cancellation': (deps, row) =>
      sendMail(deps, row, senders, 'part-cancellation', ({ paidBack: _paidBack, ...mail }) => {
        const currency = mail.bookings[0]?.line.amount.currency;
        if (currency === undefined) return null;
        const back = money(BigInt(payloadField(row, 'refundMinor') ?? '0'), currency);
        return { ...mail, seats: Number(payloadField(row, 'part') ?? '1'), back };
      }),
    'mail.closure': (deps, row) =>
      sendMail(deps, row, senders, 'closure', ({ paidBack: _paidBack, ...mail }) => {
        const [reason, deadline] = [payloadField(row, 'reason'), payloadField(row, 'deadline')];
        return reason === null || deadline === null ? null : { ...mail, reason, deadline };
      }),
    'mail.refund': (deps, row) =>
      sendMail(deps, row, senders, 'refund', ({ paidBack, ...mail }) =>
        paidBack === null ? null : { ...mail, paidBack },
      ),
    'mail.order_link': (deps, row) => sendLink(deps, row, senders),
    'mail.reminder': (deps, row) => sendOptionalMail(deps, row, senders, 'reminder', readReminderFacts),
  };
}

type OrderMailData = MailData['confirmation'] & { readonly paidBack: MailData['refund']['paidBack'] | null };

async function sendMail<Kind extends 'confirmation' | 'cancellation' | 'part-cancellation' | 'closure' | 'refund'>(
  deps: Deps,
  row: OutboxRow,
  { renderMail, deliver, brand }: Senders,
  kind: Kind,
  dataOf: (mail: OrderMailData) => MailData[Kind] | null,
): Promise<void> {
  const facts = await readMailFacts(deps, {
    orderId: payloadField(row, 'orderId') ?? '',
    bookingId: payloadField(row, 'bookingId'),
    refundId: payloadField(row, 'refundId'),
  });
  if (facts === null)
    return deps.log.warn({ topic: row.topic, dedupe: row.deduplicationKey }, 'an email has no recipient');
  const { email, language, ...mail } = facts;
  const data = dataOf({ ...mail, brand });
  if (data === null) throw new Error(`the ${kind} email ${row.deduplicationKey} lacks its data`);
  const rendered = await renderMail(kind, data, language);
  await deliver({
    ...rendered,
    kind: 'mail',
    deduplicationKey: `${row.topic}:${row.deduplicationKey}`,
    recipient: email,
  });
}

/** The link to an order, when it was requested with the right address; else nothing is sent, without a notice. */
async function sendLink(deps: Deps, row: OutboxRow, { renderMail, deliver, brand }: Senders): Promise<void> {
  const [reference, address] = [payloadField(row, 'reference'), payloadField(row, 'address')];
  const orderId = reference === null || address === null ? null : await orderForLink(deps, reference, address);
  const facts = orderId === null ? null : await readMailFacts(deps, { orderId, bookingId: null, refundId: null });
  if (facts !== null) {
    const { email, language, paidBack: _none, ...mail } = facts;
    const rendered = await renderMail('order-link', { ...mail, brand }, language);
    await deliver({
      ...rendered,
      kind: 'mail',
      deduplicationKey: `${row.topic}:${row.deduplicationKey}`,
      recipient: email,
    });
  }
  await forgetPayload(deps.db, row.id);
}
