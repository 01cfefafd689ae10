import { dataExportHandlers } from '#src/jobs/accounts/data-exports.ts';
import { supplierRequestHandlers } from '#src/jobs/checkout/supplier-requests.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';

/** What the booking core does itself; the senders of mails and messages come beside it (`startWorker`). */
export const bookingHandlers: OutboxHandlers = { ...supplierRequestHandlers, ...dataExportHandlers };
