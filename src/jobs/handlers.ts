import { answerSupplierRequest } from '#src/actions/checkout/bookings/answer-supplier-request.ts';
import { makeExport } from '#src/actions/accounts/privacy/make-export.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { OutboxRow } from '#src/store/shared/outbox/outbox.store.ts';

/**
 * Does the work of an outbox row; throwing has it done again later. Delivery is at least once: a handler that acts outside
 * passes `dedupe` on.
 */
export type OutboxHandler = (deps: Deps, row: OutboxRow) => Promise<void>;

/** Who does what, by topic. A row whose topic nobody knows waits, and the invariants name it. */
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;

/** What the booking core does itself; the senders of mails and messages come beside it (`startWorker`). */
export const bookingHandlers: OutboxHandlers = {
  'supplier.request': askSupplier,
  'supplier.release': async (deps, row) => deps.supplier?.release(row.dedupe),
  'privacy.export': (deps, row) => makeExport(deps, row.dedupe),
};

/**
 * Asks where suppliers are connected. Without that the request waits until somebody notes the supplier's answer
 * (`npx meander suppliers answer-request`), and is refused when none comes in time (`refuseSilentRequests`).
 */
async function askSupplier(deps: Deps, row: OutboxRow): Promise<void> {
  const answer = (await deps.supplier?.reserve(row.dedupe)) ?? 'later';
  if (answer !== 'later') await answerSupplierRequest(deps, row.dedupe, answer);
}
