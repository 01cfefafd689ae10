import type { Pages } from '#src/actions/open-caches.ts';
import type { Deps } from '#src/actions/deps.ts';
import { readWithin } from '#src/actions/shared/batches/read-within.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { findListed, findPlaceChanges } from '#src/store/catalogue/offers/listed.store.ts';
import { inClass } from '#src/store/shared/database/query-class.ts';

/** Search engines come for the files one after the other; they shall fit together and cost one reading. */
const believedMs = 300_000;

/** Returns everything that has a public page, as this process read it within the last five minutes. */
export function listPages({ db, caches, clock }: Pick<Deps, 'db' | 'caches' | 'clock'>): Promise<Pages> {
  const nowMs = clock();
  const read = (): Promise<Pages> => inClass('work', () => readPages(db, new Date(nowMs).toISOString()));
  return readWithin(caches.pages, { nowMs, believedMs }, read);
}

async function readPages(db: Db, at: string): Promise<Pages> {
  const [listed, changes] = await Promise.all([findListed(db, at), findPlaceChanges(db, at)]);
  return { listed, changes };
}
