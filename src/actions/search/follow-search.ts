import type { Deps } from '#src/actions/deps.ts';
import { followedIndexes, type FollowedIndex } from '#src/actions/search/followed-index.ts';
import { loadSearchIndex } from '#src/actions/search/load-search-index.ts';
import { changeOffer, removeDocument } from '#src/search-index/change-index.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import type { Db } from '#src/store/db.ts';
import { findChangesAfter, findSearchState, type Touched } from '#src/store/search-changes.store.ts';
import { findSearchItems, findSearchOffers } from '#src/store/search-items.store.ts';

/** Changes applied in one go; searches are answered in between. */
const atOnce = 500;

type Ground = Pick<Deps, 'db' | 'log' | 'searchFolder' | 'loadSearchIndex'>;

/**
 * Brings the index of this process to what the database holds: loads it the first time, applies the changes since, and
 * loads it again when they are told no longer or are all new. Called again and again by whoever runs the process, never
 * twice at once. Visitors see the index before or after a listing's change, never between.
 */
export async function followSearch(deps: Ground): Promise<void> {
  const { db } = deps;
  let known = followedIndexes.get(db) ?? (await load(deps, deps.searchFolder));
  const state = await findSearchState(db);
  if (state.source !== known.source || state.purgedTo > known.seq) known = await load(deps, deps.searchFolder);
  while (known.seq < state.seq) {
    const changes = await findChangesAfter(db, known.seq, atOnce);
    const last = changes.at(-1);
    if (last === undefined) return;
    // New words and places cannot be written in place: all is read again, and then nothing is left to be applied.
    known = (await apply(db, known.index, changes))
      ? keep(db, { ...known, seq: last.seq })
      : await load(deps, undefined);
  }
}

/** Writes changes into the index as it stands; false when that cannot be done. */
async function apply(db: Db, index: SearchIndex, changes: readonly Touched[]): Promise<boolean> {
  const wholly = changes.filter((one) => one.whole).map((one) => one.productId);
  if (wholly.length > 0) {
    const standing = await findSearchItems(db, wholly);
    if (standing.length > 0) return false;
    for (const id of wholly) removeDocument(index, id);
  }
  const offered = changes.filter((one) => !one.whole).map((one) => one.productId);
  for (const offer of await findSearchOffers(db, offered)) if (!changeOffer(index, offer.id, offer)) return false;
  return true;
}

async function load(deps: Ground, folder: string | undefined): Promise<FollowedIndex> {
  const ground = { db: deps.db, log: deps.log, ...(folder === undefined ? {} : { searchFolder: folder }) };
  return keep(deps.db, await (deps.loadSearchIndex?.(folder) ?? loadSearchIndex(ground)));
}

function keep(db: Db, followed: FollowedIndex): FollowedIndex {
  followedIndexes.set(db, followed);
  return followed;
}
