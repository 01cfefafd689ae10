import type { SearchIndex } from '#src/search-index/search-index-shape.ts';
import type { Db } from '#src/store/db.ts';

/** An index and how far it has come: it holds all changes up to `seq` of the listings of `source`. */
export type FollowedIndex = { readonly index: SearchIndex; readonly source: string; readonly seq: bigint };

/** One for each database of the process; none until it has been loaded. */
export const followedIndexes = new WeakMap<Db, FollowedIndex>();
