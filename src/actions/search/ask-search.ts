import type { Deps } from '#src/actions/deps.ts';
import { followedIndexes } from '#src/actions/search/followed-index.ts';
import type { IndexAnswer, IndexQuery } from '#src/domain/search/index-query.ts';
import { searchIndex } from '#src/search-index/search-index.ts';
import { findItems } from '#src/store/search-query.store.ts';

/**
 * Asks the index of this process; as long as it has none yet, the database, which gives the same totals and counts but
 * forgives no slips. Only `followSearch` loads an index, so that nobody waits for it here.
 */
export async function askSearch({ db }: Pick<Deps, 'db'>, query: IndexQuery): Promise<IndexAnswer> {
  const followed = followedIndexes.get(db);
  return followed === undefined ? findItems(db, query) : searchIndex(followed.index, query);
}
