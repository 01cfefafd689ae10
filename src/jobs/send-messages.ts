import { maySendCode } from '#src/actions/account/may-send-code.ts';
import { readMailFacts } from '#src/actions/orders/read-mail-facts.ts';
import type { Deps } from '#src/actions/deps.ts';
import { isLanguage, defaultLanguage, type LanguageCode } from '#src/domain/site/languages.ts';
import type { OutboxHandlers } from '#src/jobs/handlers.ts';
import type { MailData, MailKind, RenderedMail, Sender } from '#src/jobs/mails/mail-data.ts';
import type { OutboxRow } from '#src/store/outbox.store.ts';
import { forgetPayload } from '#src/store/outbox-payload.store.ts';

/** A message on its way out. `dedupe` is the same however often it is sent. */
export type Message = RenderedMail & {
  readonly kind: 'mail' | 'sms';
  readonly dedupe: string;
  readonly recipient: string;
};

/** What sending needs and the roof hands down; throwing from `deliver` has it tried again later. */
export type Senders = {
  readonly renderMail: <Kind extends MailKind>(
    kind: Kind,
    data: MailData[Kind],
    language: LanguageCode,
  ) => Promise<RenderedMail>;
  readonly deliver: (message: Message) => Promise<void>;
  readonly brand: Sender['brand'];
};

/** The mails about orders, by topic. */
export function mailHandlers(senders: Senders): OutboxHandlers {
  return {
    'mail.confirmation': (deps, row) => sendMail(deps, row, senders, 'confirmation', (mail) => mail),
    'mail.cancellation': (deps, row) =>
      sendMail(deps, row, senders, 'cancellation', (mail) => ({
        ...mail,
        by: field(row, 'by') === 'traveller' ? 'traveller' : 'supplier',
      })),
    'mail.refund': (deps, row) =>
      sendMail(deps, row, senders, 'refund', ({ paidBack, ...mail }) =>
        paidBack === null ? null : { ...mail, paidBack },
      ),
  };
}

/** Sign-in codes. A code that is sent, or over before it could be, is wiped from the outbox; it never stands in a log. */
export function smsHandlers(senders: Senders): OutboxHandlers {
  return { 'sms.sign_in_code': (deps, row) => sendCode(deps, row, senders) };
}

/** Where no gateway is named nobody gets a code: it is wiped at once instead of waiting for a sender that never comes. */
export const codesForNobody: OutboxHandlers = {
  'sms.sign_in_code': (deps, row) => forgetPayload(deps.db, row.id),
};

type Written = MailData['confirmation'] & { readonly paidBack: MailData['refund']['paidBack'] | null };

async function sendMail<Kind extends 'confirmation' | 'cancellation' | 'refund'>(
  deps: Deps,
  row: OutboxRow,
  { renderMail, deliver, brand }: Senders,
  kind: Kind,
  dataOf: (mail: Written) => MailData[Kind] | null,
): Promise<void> {
  const facts = await readMailFacts(deps, {
    orderId: field(row, 'orderId') ?? '',
    bookingId: field(row, 'bookingId'),
    refundId: field(row, 'refundId'),
  });
  if (facts === null) return deps.log.warn({ topic: row.topic, dedupe: row.dedupe }, 'a mail has nobody to go to');
  const { email, language, origin, name, orderReference, bookings, paidBack } = facts;
  const data = dataOf({ origin, brand, name, orderReference, bookings, paidBack });
  if (data === null) throw new Error(`the ${kind} mail ${row.dedupe} lacks its facts`);
  const rendered = await renderMail(kind, data, language);
  await deliver({ ...rendered, kind: 'mail', dedupe: `${row.topic}:${row.dedupe}`, recipient: email });
}

async function sendCode(deps: Deps, row: OutboxRow, { renderMail, deliver, brand }: Senders): Promise<void> {
  const [code, phone, named, host] = [
    field(row, 'code'),
    field(row, 'phone'),
    field(row, 'language'),
    field(row, 'host'),
  ];
  // Sent before, and only the note that it was is missing.
  if (code === null || phone === null) return;
  if (!(await maySendCode(deps, row.dedupe))) {
    deps.log.warn({ topic: row.topic, dedupe: row.dedupe }, 'a sign-in code was over before it could be sent');
    return forgetPayload(deps.db, row.id);
  }
  const language = named !== null && isLanguage(named) ? named : defaultLanguage;
  const rendered = await renderMail('sign-in-code', { origin: deps.originOf(host ?? ''), brand, code }, language);
  await deliver({ ...rendered, kind: 'sms', dedupe: `${row.topic}:${row.dedupe}`, recipient: phone });
  await forgetPayload(deps.db, row.id);
}

function field({ payload }: OutboxRow, name: string): string | null {
  const value: unknown = Object.entries(payload).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : null;
}
