import { answerSupplierRequest } from '#src/actions/checkout/bookings/answer-supplier-request.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';
import type { OutboxRow } from '#src/store/shared/outbox/outbox.store.ts';

/** Places at suppliers, requested and released. */
export const supplierRequestHandlers: OutboxHandlers = {
  'supplier.request': sendSupplierRequest,
  'supplier.release': async (deps, row) => deps.supplier?.release(row.deduplicationKey),
};

/**
 * Sends the request where suppliers are connected. Without that it waits until staff record the supplier's answer
 * (`npx meander suppliers answer-request`), and is refused when none comes in time (`refuseSilentRequests`).
 */
async function sendSupplierRequest(deps: Deps, row: OutboxRow): Promise<void> {
  const answer = (await deps.supplier?.reserve(row.deduplicationKey)) ?? 'later';
  if (answer !== 'later') await answerSupplierRequest(deps, row.deduplicationKey, answer);
}
