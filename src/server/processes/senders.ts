import type { Deps } from '#src/actions/deps.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';
import type { renderMail as RenderMail } from '#src/jobs/entry-emails.tsx';
import { mailServer } from '#src/jobs/shared/messages/send-mail.ts';
import { signInTextsForNobody, signInTexts } from '#src/jobs/accounts/send-sign-in-code.ts';
import { mailHandlers } from '#src/jobs/message-handlers.ts';
import type { Message, Senders } from '#src/jobs/shared/messages/message.ts';
import { smsGateway } from '#src/jobs/shared/messages/send-text.ts';
import { securityMails, securityTexts, securityTextsForNobody } from '#src/jobs/accounts/send-security-notice.ts';
import { tripTextHandlers, tripTextsForNobody } from '#src/jobs/orders/send-trip-texts.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import type { Environment } from '#src/server/config/env.ts';
import { storeMessage } from '#src/store/orders/messages/sent-messages.store.ts';

/**
 * Returns the senders of outbox messages. Showcase and development store every message for `/dev/outbox/` and send
 * nothing (RU-30). In production mails go to the server of `SMTP_URL` and text messages to the gateway of `SMS_URL`; a
 * mail without sender waits in the outbox, and the invariants name it; a text message is of no use later and is
 * dropped.
 */
export function sendersFor(
  environment: Environment,
  deps: Deps,
  site: SiteSettings,
  renderMail: typeof RenderMail,
): OutboxHandlers {
  const { brand } = site;
  if (environment.mode !== 'production') {
    const deliver = (message: Message): Promise<void> => storeMessage(deps.db, message);
    const senders = { renderMail, deliver, brand };
    return {
      ...mailHandlers(senders),
      ...securityMails(senders),
      ...signInTexts(senders),
      ...tripTextHandlers(senders),
      ...securityTexts(senders),
    };
  }
  const { mail, smsUrl } = environment;
  if (smsUrl === undefined) deps.log.warn({}, 'SMS_URL is not set: sign-in by text message is unavailable');
  return {
    ...(mail === undefined ? {} : mailsBy({ renderMail, deliver: mailServer(mail.url, mail.from).deliver, brand })),
    ...textsBy(smsUrl, { renderMail, brand }),
  };
}

function mailsBy(senders: Senders): OutboxHandlers {
  return { ...mailHandlers(senders), ...securityMails(senders) };
}

function textsBy(smsUrl: string | undefined, writing: Omit<Senders, 'deliver'>): OutboxHandlers {
  if (smsUrl === undefined) return { ...signInTextsForNobody, ...tripTextsForNobody, ...securityTextsForNobody };
  const senders = { ...writing, deliver: smsGateway(smsUrl) };
  return { ...signInTexts(senders), ...tripTextHandlers(senders), ...securityTexts(senders) };
}
