import type { Deps } from '#src/actions/deps.ts';
import { layOutSlots, slotDays } from '#src/actions/catalogue/slots/lay-out-slots.ts';
import { tryLock } from '#src/store/shared/database/locks.ts';

/**
 * The daily job: adds the slots of the days that came into reach. Several processes may start it; one does it, and doing
 * it twice adds nothing. Gives how many slots were added.
 */
export async function materialiseSlots(
  deps: Pick<Deps, 'db' | 'clock'>,
  days: number = slotDays,
): Promise<{ readonly added: number }> {
  return deps.db.transaction(
    async (tx) =>
      (await tryLock(tx, 'materialise-slots')) ? { added: await layOutSlots(tx, deps.clock(), days) } : { added: 0 },
    { cause: 'materialise slots' },
  );
}
