import type { SearchIndex } from '#src/search-index/search-index-shape.ts';

/** An index and how far it has come: it holds all changes up to `seq` of the listings of `source`. */
export type FollowedIndex = { readonly index: SearchIndex; readonly source: string; readonly seq: bigint };

/** What of the search takes so long that it is done beside the answers to visitors. */
export type SearchWork = {
  /** Reads the index; `folder` is where snapshots may be read. */
  readonly load: (folder: string | undefined) => Promise<FollowedIndex>;
  /** Returns the index with some listings as they are now. */
  readonly merge: (index: SearchIndex, ids: readonly number[]) => Promise<SearchIndex>;
  /** Writes the index to a file. */
  readonly save: (path: string, followed: FollowedIndex) => Promise<void>;
};
