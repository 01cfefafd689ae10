import { readSupportMail } from '#src/actions/support/read-support-mail.ts';
import type { Senders } from '#src/jobs/shared/messages/message.ts';
import { sendOptionalMail } from '#src/jobs/shared/messages/send-optional-mail.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';

/** Notes that support has answered. */
export function supportMailHandlers(senders: Senders): OutboxHandlers {
  return { 'mail.support': (deps, row) => sendOptionalMail(deps, row, senders, 'support', readSupportMail) };
}
