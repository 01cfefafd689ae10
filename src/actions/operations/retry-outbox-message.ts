import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/staff/on-record.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { retryDeadMessages } from '#src/store/shared/outbox/outbox.store.ts';
import { retryDeadMessage } from '#src/store/checkout/troubles.store.ts';

/** Has a row of the outbox that was given up tried again now that its cause is gone, or "all" of them. */
export async function retryOutboxMessage(deps: Deps, id: string): Promise<Result<Done, 'not_found'>> {
  return deps.db.transaction(
    async (tx): Promise<Result<Done, 'not_found'>> => {
      if (id === 'all') return ok({ rows: await retryDeadMessages(tx) });
      return (await retryDeadMessage(tx, id)) ? ok({ row: id }) : fail('not_found');
    },
    { cause: 'dead letter replayed' },
  );
}
