import { payloadField } from '#src/jobs/payload-field.ts';
import { maySendCode } from '#src/actions/accounts/codes/may-send-code.ts';
import { readMailFacts } from '#src/actions/orders/messages/read-mail-facts.ts';
import { readReminderFacts, type ReminderFacts } from '#src/actions/orders/messages/read-reminder-facts.ts';
import { orderOfAskedLink } from '#src/actions/orders/links/order-of-asked-link.ts';
import { beginGiftMail } from '#src/actions/marketing/gift-cards/begin-gift-mail.ts';
import { readReviewRequest } from '#src/actions/reviews/read-review-request.ts';
import { readSupportMail } from '#src/actions/support/read-support-mail.ts';
import type { Deps } from '#src/actions/deps.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { isLanguage, defaultLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';
import type { OutboxHandlers } from '#src/jobs/handlers.ts';
import type { MailData, MailKind, RenderedMail, Sender } from '#src/jobs/emails/mail-data.ts';
import { unsubscribePath } from '#src/contract/site/mail-paths.ts';
import type { OutboxRow } from '#src/store/shared/outbox/outbox.store.ts';
import { forgetPayload } from '#src/store/shared/outbox/outbox-payload.store.ts';

/** A message on its way out. `dedupe` is the same however often it is sent. */
export type Message = RenderedMail & {
  readonly kind: 'mail' | 'sms';
  readonly dedupe: string;
  readonly recipient: string;
  /** Where one click ends mails of this kind (RFC 8058); none with those that a purchase needs. */
  readonly unsubscribe?: string;
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
    'mail.gift_card': (deps, row) => sendGift(deps, row, senders),
    'mail.reminder': (deps, row) => sendUnneeded(deps, row, senders, 'reminder', readReminderFacts),
    'mail.review': (deps, row) => sendUnneeded(deps, row, senders, 'review', readReviewRequest),
    'mail.support': (deps, row) => sendUnneeded(deps, row, senders, 'support', readSupportMail),
    'mail.sign_in_code': (deps, row) => sendCode(deps, row, senders, 'mail'),
  };
}

/** Sign-in codes. A code that is sent, or over before it could be, is wiped from the outbox; it never stands in a log. */
export function smsHandlers(senders: Senders): OutboxHandlers {
  return { 'sms.sign_in_code': (deps, row) => sendCode(deps, row, senders, 'sms') };
}

/** Where no gateway is named nobody gets a code: it is wiped at once instead of waiting for a sender that never comes. */
export const codesForNobody: OutboxHandlers = {
  'sms.sign_in_code': (deps, row) => forgetPayload(deps.db, row.id),
};

type Written = MailData['confirmation'] & { readonly paidBack: MailData['refund']['paidBack'] | null };

async function sendMail<Kind extends 'confirmation' | 'cancellation' | 'part-cancellation' | 'closure' | 'refund'>(
  deps: Deps,
  row: OutboxRow,
  { renderMail, deliver, brand }: Senders,
  kind: Kind,
  dataOf: (mail: Written) => MailData[Kind] | null,
): Promise<void> {
  const facts = await readMailFacts(deps, {
    orderId: payloadField(row, 'orderId') ?? '',
    bookingId: payloadField(row, 'bookingId'),
    refundId: payloadField(row, 'refundId'),
  });
  if (facts === null) return deps.log.warn({ topic: row.topic, dedupe: row.dedupe }, 'an email has no recipient');
  const { email, language, ...mail } = facts;
  const data = dataOf({ ...mail, brand });
  if (data === null) throw new Error(`the ${kind} email ${row.dedupe} lacks its data`);
  const rendered = await renderMail(kind, data, language);
  await deliver({ ...rendered, kind: 'mail', dedupe: `${row.topic}:${row.dedupe}`, recipient: email });
}

/** The link to an order, when it was asked for with the right address; else nothing is sent, and nobody learns it. */
async function sendLink(deps: Deps, row: OutboxRow, { renderMail, deliver, brand }: Senders): Promise<void> {
  const [reference, address] = [payloadField(row, 'reference'), payloadField(row, 'address')];
  const orderId = reference === null || address === null ? null : await orderOfAskedLink(deps, reference, address);
  const facts = orderId === null ? null : await readMailFacts(deps, { orderId, bookingId: null, refundId: null });
  if (facts !== null) {
    const { email, language, paidBack: _none, ...mail } = facts;
    const rendered = await renderMail('order-link', { ...mail, brand }, language);
    await deliver({ ...rendered, kind: 'mail', dedupe: `${row.topic}:${row.dedupe}`, recipient: email });
  }
  await forgetPayload(deps.db, row.id);
}

/** A gift card goes out on its day; the same however often it is done, and not at all once it is void or redeemed. */
async function sendGift(deps: Deps, row: OutboxRow, { renderMail, deliver, brand }: Senders): Promise<void> {
  const facts = await beginGiftMail(deps, payloadField(row, 'cardId') ?? '');
  if (facts === null) return;
  const { language, recipient, ...card } = facts;
  const rendered = await renderMail('gift-card', { ...card, recipient, brand }, language);
  await deliver({ ...rendered, kind: 'mail', dedupe: `${row.topic}:${row.dedupe}`, recipient: recipient.email });
}

/** A mail that no purchase needs: none where there is nothing to say any more, or the traveller wants none. */
async function sendUnneeded(
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

async function sendCode(
  deps: Deps,
  row: OutboxRow,
  { renderMail, deliver, brand }: Senders,
  kind: Message['kind'],
): Promise<void> {
  const [code, named, host] = [payloadField(row, 'code'), payloadField(row, 'language'), payloadField(row, 'host')];
  const recipient = payloadField(row, kind === 'sms' ? 'phone' : 'email');
  // Sent before, and only the note that it was is missing.
  if (code === null || recipient === null) return;
  if (!(await maySendCode(deps, row.dedupe))) {
    deps.log.warn({ topic: row.topic, dedupe: row.dedupe }, 'a sign-in code expired before it could be sent');
    return forgetPayload(deps.db, row.id);
  }
  const language = named !== null && isLanguage(named) ? named : defaultLanguage;
  const letter = kind === 'sms' ? 'sign-in-code' : 'sign-in-letter';
  const rendered = await renderMail(letter, { origin: deps.originOf(host ?? ''), brand, code }, language);
  await deliver({ ...rendered, kind, dedupe: `${row.topic}:${row.dedupe}`, recipient });
  await forgetPayload(deps.db, row.id);
}
