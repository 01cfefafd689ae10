import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { OutboxEntry } from '#src/store/shared/outbox/outbox.store.ts';

/** A notice of an event, to one recipient. */
export function noticeEntry(
  eventId: string,
  about: { readonly to: string; readonly language: LanguageCode; readonly host: string; readonly dedupe: string },
): OutboxEntry {
  const { to, language, host, dedupe } = about;
  const [topic, address] = to.includes('@')
    ? ['mail.security_notice', { email: to }]
    : ['sms.security_notice', { phone: to }];
  return {
    topic,
    dedupe,
    aggregate: `account-event:${dedupe}`,
    payload: { event: eventId, ...address, language, host },
  };
}
