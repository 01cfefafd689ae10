import { makeExport } from '#src/actions/accounts/privacy/make-export.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';

/** Copies of an account's data, made after they were requested. */
export const dataExportHandlers: OutboxHandlers = {
  'privacy.export': (deps, row) => makeExport(deps, row.deduplicationKey),
};
