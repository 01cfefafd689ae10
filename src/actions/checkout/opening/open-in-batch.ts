import type { Deps } from '#src/actions/deps.ts';
import { batch, type Queues } from '#src/actions/shared/batches/batch.ts';
import { openBatch, type OpenedTogether } from '#src/actions/checkout/opening/open-batch.ts';
import type { Opening } from '#src/actions/checkout/opening/opening.ts';
import { plainOpening, type PlainOpening } from '#src/actions/checkout/opening/plain-opening.ts';
import type { Result } from '#src/domain/failure.ts';

/** Openings that one transaction takes at most: its locks are held for all of them. */
const most = 64;

/** Who waits for which stock row in this process, by its database. */
const crowds = new WeakMap<Deps['db'], Queues<PlainOpening, OpenedTogether>>();

/**
 * Opens a checkout with all who want the same places at the same moment, in one transaction. What needs
 * more than places, and callers of a failed transaction, go the ordinary way, `alone`.
 */
export async function openInBatch(opening: Opening, alone: () => Promise<Result<string>>): Promise<Result<string>> {
  const { deps } = opening;
  const plain = await plainOpening(opening);
  if (plain === null) return alone();
  const crowd = crowds.get(deps.db) ?? new Map();
  crowds.set(deps.db, crowd);
  const serve = (several: readonly PlainOpening[]): Promise<readonly OpenedTogether[]> => openBatch(deps, several);
  const opened = await batch(crowd, plain.inventoryId, plain, serve, most).catch((error: unknown) => {
    deps.log.info({ err: error }, 'opening a batch of checkouts failed: opening them one by one');
    return 'alone' as const;
  });
  return opened === 'alone' ? alone() : opened;
}
