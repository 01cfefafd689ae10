import type { Deps } from '#src/actions/deps.ts';
import type { ListingCard, Showing } from '#src/domain/content/card.ts';
import { cardOfListed } from '#src/domain/content/listed-card.ts';
import { searchPageSize } from '#src/domain/search/filter.ts';
import type { IndexAnswer } from '#src/domain/search/index-query.ts';
import { findListed } from '#src/store/search-cards.store.ts';

/**
 * The cards of hits, in their order, read together in one statement: no process keeps all listings of a large shop. With
 * `shown`, one page of those that have not been shown already.
 */
export async function readCards(
  { db }: Pick<Deps, 'db'>,
  showing: Showing,
  { hits }: Pick<IndexAnswer, 'hits'>,
  shown: readonly number[] | null = null,
): Promise<ListingCard[]> {
  const ids = hits
    .map((hit) => hit.id)
    .filter((id) => shown?.includes(id) !== true)
    .slice(0, shown === null ? undefined : searchPageSize);
  if (ids.length === 0) return [];
  const listed = new Map((await findListed(db, ids)).map((one) => [one.id, one]));
  return ids.flatMap((id) => listed.get(id) ?? []).map((one) => cardOfListed(showing, one));
}
