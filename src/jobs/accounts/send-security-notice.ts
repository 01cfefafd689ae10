import { payloadField } from '#src/jobs/shared/outbox/payload-field.ts';
import { readNotice } from '#src/actions/accounts/notices/read-notice.ts';
import type { Deps } from '#src/actions/deps.ts';
import { defaultLanguage, isLanguage } from '#src/domain/site/language/languages.ts';
import type { OutboxHandler, OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';
import type { Message, Senders } from '#src/jobs/shared/messages/message.ts';
import { forgetPayload } from '#src/store/shared/outbox/outbox-payload.store.ts';
import type { OutboxRow } from '#src/store/shared/outbox/outbox.store.ts';

/** Security notices by email, to the owner of an account's address. */
export function securityMails(senders: Senders): OutboxHandlers {
  return { 'mail.security_notice': securityNotice(senders, 'mail') };
}

/** Security notices by text message, to accounts that have a number alone. */
export function securityTexts(senders: Senders): OutboxHandlers {
  return { 'sms.security_notice': securityNotice(senders, 'sms') };
}

/** Where no gateway is configured texts are dropped, as sign-in codes are. */
export const securityTextsForNobody: OutboxHandlers = {
  'sms.security_notice': (deps, row) => forgetPayload(deps.db, row.id),
};

/** Sends a security notice by mail or text message. The recipient is wiped from the outbox afterwards. */
function securityNotice({ renderMail, deliver, brand }: Senders, kind: Message['kind']): OutboxHandler {
  return async (deps: Deps, row: OutboxRow) => {
    const [eventId, named, host] = [
      payloadField(row, 'event') ?? '',
      payloadField(row, 'language') ?? '',
      payloadField(row, 'host') ?? '',
    ];
    const recipient = payloadField(row, kind === 'sms' ? 'phone' : 'email') ?? '';
    // Sent before, and only the note that it was is missing.
    if (eventId === '' || recipient === '') return;
    const facts = await readNotice(deps, eventId, recipient);
    if (facts !== null) {
      const language = isLanguage(named) ? named : defaultLanguage;
      const template = kind === 'sms' ? 'security-text' : 'security-notice';
      const rendered = await renderMail(
        template,
        { ...facts, origin: deps.originOf(host), market: deps.marketOf(host), brand },
        language,
      );
      await deliver({ ...rendered, kind, deduplicationKey: `${row.topic}:${row.deduplicationKey}`, recipient });
    }
    await forgetPayload(deps.db, row.id);
  };
}
