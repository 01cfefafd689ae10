import { readReviewRequest } from '#src/actions/reviews/read-review-request.ts';
import type { Senders } from '#src/jobs/shared/messages/message.ts';
import { sendOptionalMail } from '#src/jobs/shared/messages/send-optional-mail.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';

/** Requests for a review, after the visit. */
export function reviewMailHandlers(senders: Senders): OutboxHandlers {
  return { 'mail.review': (deps, row) => sendOptionalMail(deps, row, senders, 'review', readReviewRequest) };
}
