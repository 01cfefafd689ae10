import type { Deps } from '#src/actions/deps.ts';
import type { OutboxRow } from '#src/store/shared/outbox/outbox.store.ts';

/**
 * Does the work of an outbox row; throwing has it done again later. Delivery is at least once: a handler that acts
 * outside passes `dedupe` on.
 */
export type OutboxHandler = (deps: Deps, row: OutboxRow) => Promise<void>;

/** Who does what, by topic. A row with an unknown topic waits, and the invariants name it. */
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;
