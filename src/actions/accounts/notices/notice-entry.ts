import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { OutboxEntry } from '#src/store/shared/outbox/outbox.store.ts';

/** Returns the outbox entry of a security notice to one recipient, by email or text message. */
export function noticeEntry(
  eventId: string,
  about: {
    readonly to: string;
    readonly language: LanguageCode;
    readonly host: string;
    readonly deduplicationKey: string;
  },
): OutboxEntry {
  const { to, language, host, deduplicationKey } = about;
  const [topic, address] = to.includes('@')
    ? ['mail.security_notice', { email: to }]
    : ['sms.security_notice', { phone: to }];
  return {
    topic,
    deduplicationKey,
    aggregate: `account-event:${deduplicationKey}`,
    payload: { event: eventId, ...address, language, host },
  };
}
