import type { ListingCard, Showing } from '#src/domain/search/cards/card.ts';
import type { SearchFilter } from '#src/domain/search/query/filter.ts';
import type { IndexAnswer, IndexQuery } from '#src/domain/search/query/index-query.ts';

/** Cards that are shown beside the hits, and how many there are in all. */
export type BesideView = { readonly cards: readonly ListingCard[]; readonly total: number };

/** A search with what it found: `hits` are all of them, since there are few. */
export type FewFound = {
  readonly showing: Showing;
  readonly query: (query: IndexQuery) => Promise<IndexAnswer>;
  /** The cards of one page of hits that have not been shown already. */
  readonly cards: (answer: Pick<IndexAnswer, 'hits'>, shown: readonly number[]) => Promise<ListingCard[]>;
  readonly filter: SearchFilter;
  /** The products of the requested program, null when none is. */
  readonly among: readonly number[] | null;
  readonly hits: readonly number[];
};
