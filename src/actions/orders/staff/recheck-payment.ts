import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/staff/on-record.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { unfreezePayment } from '#src/store/checkout/troubles.store.ts';

/** Gives a frozen payment back to the worker, once what froze it was put right with the provider. */
export async function recheckPayment(deps: Deps, paymentId: string): Promise<Result<Done, 'not_found'>> {
  return deps.db.transaction(
    async (tx): Promise<Result<Done, 'not_found'>> => {
      const reason = await unfreezePayment(tx, paymentId);
      return reason === null ? fail('not_found') : ok({ payment: paymentId, wasFrozenFor: reason });
    },
    { cause: 'payment unfrozen by hand' },
  );
}
