import { mergeIndex } from '#src/search-index/build/merge-index.ts';
import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { findSearchItems } from '#src/store/search/search-items.store.ts';

/** Returns the index with some listings as they are in the database now; those no longer there are removed. */
export async function mergeListings(db: Queryable, index: SearchIndex, ids: readonly number[]): Promise<SearchIndex> {
  const standing = await findSearchItems(db, ids);
  const stands = new Set(standing.map((one) => one.id));
  return mergeIndex(
    index,
    standing,
    ids.filter((id) => !stands.has(id)),
  );
}
