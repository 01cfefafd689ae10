import type { Deps } from '#src/actions/deps.ts';
import type { OutboxRow } from '#src/store/shared/outbox/outbox.store.ts';

/**
 * Handles an outbox row. If it throws, the row is retried later. Delivery is at least once: a handler that calls an outside
 * service passes `deduplicationKey` on.
 */
export type OutboxHandler = (deps: Deps, row: OutboxRow) => Promise<void>;

/** Handlers by topic. A row with an unknown topic stays pending and violates an invariant. */
export type OutboxHandlers = Readonly<Record<string, OutboxHandler>>;
