import { signInMails } from '#src/jobs/accounts/send-sign-in-code.ts';
import { giftCardMailHandlers } from '#src/jobs/marketing/gift-card-mails.ts';
import { orderMailHandlers } from '#src/jobs/orders/order-mails.ts';
import { reviewMailHandlers } from '#src/jobs/reviews/review-mails.ts';
import type { Senders } from '#src/jobs/shared/messages/message.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';
import { supportMailHandlers } from '#src/jobs/support/support-mails.ts';

/** The mails of all subjects, by topic; security notices come beside them (`securityMails`). */
export function mailHandlers(senders: Senders): OutboxHandlers {
  return {
    ...orderMailHandlers(senders),
    ...giftCardMailHandlers(senders),
    ...reviewMailHandlers(senders),
    ...supportMailHandlers(senders),
    ...signInMails(senders),
  };
}
