import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/staff/on-record.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { setTotal } from '#src/store/operations/operations.store.ts';

/** Sets how many places a start has, never below what is held and sold. Options that share the stock share the change. */
export async function setStock(
  deps: Deps,
  { slotId, total }: { readonly slotId: string; readonly total: number },
): Promise<Result<Done, 'not_found' | 'places_taken'>> {
  return deps.db.transaction(
    async (tx): Promise<Result<Done, 'not_found' | 'places_taken'>> => {
      const change = await setTotal(tx, slotId, total);
      if (change === null) return fail('not_found');
      if (!change.changed) return fail('places_taken', { field: 'total', facts: { taken: change.taken } });
      return ok({ slot: slotId, before: change.before, total });
    },
    { cause: 'stock set by hand' },
  );
}
