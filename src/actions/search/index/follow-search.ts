import type { Deps } from '#src/actions/deps.ts';
import type { FollowedIndex } from '#src/actions/search/index/followed-index.ts';
import { loadSearchIndex } from '#src/actions/search/index/load-search-index.ts';
import { mergeListings } from '#src/actions/search/index/merge-listings.ts';
import { changeOffer, removeDocument } from '#src/search-index/build/change-index.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import {
  countWholeAfter,
  findChangesAfter,
  findSearchState,
  type Touched,
} from '#src/store/search/search-changes.store.ts';
import { findSearchOffers } from '#src/store/search/search-items.store.ts';

/** The number of changes applied at once; searches are answered between two batches. */
const batchSize = 1_000;

/** An index with fewer postings is merged in this thread, which takes no longer than one search. */
const fewPostings = 1_000_000;

/** If more than this share and number of listings changed, reading all of them takes less time than merging. */
const newShare = 0.1;
const manyNew = 10_000;

type Ground = Pick<Deps, 'db' | 'caches' | 'log' | 'searchFolder' | 'searchWork'>;

/**
 * Brings the index of this process up to date with the database: loads it the first time, then applies changes. It is loaded
 * again if the database no longer has all changes since, or if most listings changed. The process calls this repeatedly, never
 * twice at once. A search sees the index before or after the change of a listing, never between.
 */
export async function followSearch(deps: Ground): Promise<void> {
  const { db } = deps;
  let known = deps.caches.search ?? (await load(deps, deps.searchFolder));
  const state = await findSearchState(db);
  if (state.source !== known.source || state.purgedTo > known.seq) known = await load(deps, deps.searchFolder);
  if (await isMostlyNew(deps, known, state.seq)) known = await load(deps, undefined);
  while (known.seq < state.seq) {
    const changes = await findChangesAfter(db, known.seq, batchSize);
    const last = changes.at(-1);
    if (last === undefined) return;
    const index = await apply(deps, known.index, changes);
    // The index lacks a listing that it should have: it is read again from the database.
    known = index === null ? await load(deps, undefined) : cacheIndex(deps, { ...known, index, seq: last.seq });
  }
}

async function isMostlyNew({ db }: Ground, { index, seq }: FollowedIndex, until: bigint): Promise<boolean> {
  const many = Math.max(manyNew, index.size * newShare);
  return Number(until - seq) > many && (await countWholeAfter(db, seq)) > many;
}

/** Applies changes: new words and places are merged into a new index, prices and days are written in place. */
async function apply(deps: Ground, index: SearchIndex, changes: readonly Touched[]): Promise<SearchIndex | null> {
  const { db } = deps;
  const idsOf = (whole: boolean): number[] => changes.filter((one) => one.whole === whole).map((one) => one.productId);
  const offers = await findSearchOffers(db, idsOf(false));
  const wholly = idsOf(true);
  const someStand = wholly.length > 0 && (await findSearchOffers(db, wholly)).length > 0;
  if (!someStand) for (const id of wholly) removeDocument(index, id);
  const changed = someStand ? await merge(deps, index, wholly) : index;
  return changed !== null && offers.every((offer) => changeOffer(changed, offer.id, offer)) ? changed : null;
}

/** Merges changed listings into a new index. Returns null if that fails. */
async function merge(
  { db, searchWork, log }: Ground,
  index: SearchIndex,
  ids: readonly number[],
): Promise<SearchIndex | null> {
  try {
    if (searchWork === undefined || index.postings.length < fewPostings) return await mergeListings(db, index, ids);
    return await searchWork.merge(index, ids);
  } catch (error) {
    log.warn({ err: error, listings: ids.length }, 'merging new listings into the search index failed: rebuilding it');
    return null;
  }
}

async function load(deps: Ground, folder: string | undefined): Promise<FollowedIndex> {
  const ground = { db: deps.db, log: deps.log, ...(folder === undefined ? {} : { searchFolder: folder }) };
  return cacheIndex(deps, await (deps.searchWork?.load(folder) ?? loadSearchIndex(ground)));
}

function cacheIndex({ caches }: Ground, followed: FollowedIndex): FollowedIndex {
  caches.search = followed;
  return followed;
}
