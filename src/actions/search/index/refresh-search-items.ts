import type { Deps } from '#src/actions/deps.ts';
import { writeTouched } from '#src/actions/search/index/write-touched.ts';
import { cardVersion } from '#src/domain/search/cards/listed-card.ts';
import { tokeniserVersion } from '#src/domain/search/text/tokenise.ts';
import { sqlState, type Queryable } from '#src/store/shared/database/db.ts';
import { tryLock } from '#src/store/shared/database/locks.ts';
import { neverStale, takeTouched, touchUnlessMadeBy, type Touched } from '#src/store/search/search-changes.store.ts';
import { allowPauses } from '#src/store/catalogue/slots.store.ts';

type Ground = Pick<Deps, 'db' | 'clock' | 'sampleData'> & { readonly log: Pick<Deps['log'], 'error'> };

/** So many listings in one transaction: others may look in between, and buyers never wait for it. */
const batchSize = 50;

/**
 * Writes the listings again that something has touched since, or that time has changed, and numbers the changes for
 * those who follow. One process at a time does it; `most` ends it early, and what is left waits for the next run.
 * Returns how many listings were checked. One that cannot be written stays in the search as it was, is logged, and is
 * tried again when it changes: no other waits for it.
 */
export async function refreshSearchItems(deps: Ground, most = Number.POSITIVE_INFINITY): Promise<number> {
  let count = 0;
  for (;;) {
    const turn = await deps.db.transaction((tx) => refreshSome(tx, deps), { cause: 'refresh the search' });
    count += turn;
    if (turn < batchSize || count >= most) return count;
  }
}

async function refreshSome(tx: Queryable, { clock, sampleData, log }: Ground): Promise<number> {
  if (!(await tryLock(tx, 'search-items'))) return 0;
  // The words of fifty listings are made between two statements.
  await allowPauses(tx);
  await touchUnlessMadeBy(tx, `tokeniser ${tokeniserVersion}, samples ${sampleData}, cards ${cardVersion}`);
  const now = new Date(clock()).toISOString();
  const touched = await takeTouched(tx, batchSize, now);
  if (touched.length === 0) return 0;
  const write = (some: readonly Touched[]): Promise<unknown> =>
    faultOf(tx, () => writeTouched(tx, some, { now, sampleData }));
  if ((await write(touched)) === null) return touched.length;
  for (const one of touched) {
    const fault = await write([one]);
    if (fault === null) continue;
    await neverStale(tx, one.productId);
    log.error(
      { err: fault, product: one.productId },
      'a listing cannot be indexed: the search index retains its previous version',
    );
  }
  return touched.length;
}

/**
 * What the work threw, all that it wrote taken back; null when it did not. A fault of the database itself is thrown on.
 */
async function faultOf(tx: Queryable, work: () => Promise<void>): Promise<unknown> {
  await tx.query('savepoint before_listings');
  try {
    await work();
    return null;
  } catch (fault) {
    if (!isOfData(fault)) throw fault;
    await tx.query('rollback to savepoint before_listings');
    return fault;
  }
}

/** Our own code could not read a row, or the database refused a value (classes 22 and 23). */
function isOfData(fault: unknown): boolean {
  return /^(2[23].*)?$/.test(sqlState(fault) ?? '');
}
