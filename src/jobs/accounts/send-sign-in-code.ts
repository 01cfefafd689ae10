import { maySendCode } from '#src/actions/accounts/codes/may-send-code.ts';
import type { Deps } from '#src/actions/deps.ts';
import { defaultLanguage, isLanguage } from '#src/domain/site/language/languages.ts';
import type { Message, Senders } from '#src/jobs/shared/messages/message.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';
import { payloadField } from '#src/jobs/shared/outbox/payload-field.ts';
import { forgetPayload } from '#src/store/shared/outbox/outbox-payload.store.ts';
import type { OutboxRow } from '#src/store/shared/outbox/outbox.store.ts';

/** Sign-in codes by mail. */
export function signInMails(senders: Senders): OutboxHandlers {
  return { 'mail.sign_in_code': (deps, row) => sendCode(deps, row, senders, 'mail') };
}

/** Sign-in codes by text message. */
export function signInTexts(senders: Senders): OutboxHandlers {
  return { 'sms.sign_in_code': (deps, row) => sendCode(deps, row, senders, 'sms') };
}

/**
 * Where no gateway is configured no code is sent: it is wiped at once instead of waiting for a sender that never comes.
 */
export const signInTextsForNobody: OutboxHandlers = {
  'sms.sign_in_code': (deps, row) => forgetPayload(deps.db, row.id),
};

/** Sends a code. One that is sent, or over before it could be, is wiped from the outbox; it never appears in a log. */
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
  if (!(await maySendCode(deps, row.deduplicationKey))) {
    deps.log.warn({ topic: row.topic, dedupe: row.deduplicationKey }, 'a sign-in code expired before it could be sent');
    return forgetPayload(deps.db, row.id);
  }
  const language = named !== null && isLanguage(named) ? named : defaultLanguage;
  const template = kind === 'sms' ? 'sign-in-code' : 'sign-in-letter';
  const rendered = await renderMail(template, { origin: deps.originOf(host ?? ''), brand, code }, language);
  await deliver({ ...rendered, kind, deduplicationKey: `${row.topic}:${row.deduplicationKey}`, recipient });
  await forgetPayload(deps.db, row.id);
}
