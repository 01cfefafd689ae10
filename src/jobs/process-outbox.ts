import type { Deps } from '#src/actions/deps.ts';
import { Contended } from '#src/domain/contended.ts';
import type { OutboxHandlers } from '#src/jobs/shared/outbox/outbox-handler.ts';
import { failOutbox, finishOutbox, leaseOutbox, type OutboxRow } from '#src/store/shared/outbox/outbox.store.ts';

const batchSize = 5;
/** Longer than any handler takes; shorter than the delay that violates an invariant. */
const leaseSeconds = 45;
export const mostAttempts = 10;

/** Handles due outbox rows until none is left. Several workers share the rows; rows of one aggregate are handled in order. */
export async function processOutbox(deps: Deps, handlers: OutboxHandlers): Promise<number> {
  const topics = Object.keys(handlers);
  let done = 0;
  for (;;) {
    const rows = await leaseOutbox(deps.db, topics, batchSize, leaseSeconds);
    if (rows.length === 0) return done;
    for (const row of rows) await processMessage(deps, handlers, row);
    done += rows.length;
  }
}

async function processMessage(deps: Deps, handlers: OutboxHandlers, row: OutboxRow): Promise<void> {
  try {
    await handlers[row.topic]?.(deps, row);
    await finishOutbox(deps.db, row.id);
  } catch (error) {
    // Contention with other transactions does not count as a failure of the message.
    const dead = row.attempts >= mostAttempts && !(error instanceof Contended);
    const about = { err: error, topic: row.topic, dedupe: row.deduplicationKey, attempts: row.attempts };
    if (dead) deps.log.error(about, 'an outbox message failed for the last time (dead letter)');
    else deps.log.warn(about, 'an outbox message failed and will be retried');
    await failOutbox(
      deps.db,
      row.id,
      error instanceof Error ? error.message : String(error),
      dead ? null : pauseSeconds(row.attempts),
    );
  }
}

/** Returns the pause after a failed attempt, in seconds: 5, 10, 20 … and 1,280 after the ninth. */
export function pauseSeconds(attempts: number): number {
  return Math.min(5 * 2 ** (attempts - 1), 3600);
}
