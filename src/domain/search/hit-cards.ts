import { cardView, type CardView, type Showing } from '#src/domain/content/card.ts';
import { searchPageSize } from '#src/domain/search/filter.ts';
import type { IndexAnswer } from '#src/domain/search/index-query.ts';

/** The cards of hits; with `shown`, one page of those that have not been shown already. */
export function hitCards(
  showing: Showing,
  { hits }: Pick<IndexAnswer, 'hits'>,
  shown: readonly number[] | null = null,
): CardView[] {
  const { products } = showing.open.live;
  return hits
    .filter(({ id }) => shown?.includes(id) !== true)
    .flatMap(({ id }) => products.get(id) ?? [])
    .slice(0, shown === null ? undefined : searchPageSize)
    .map((product) => cardView(showing, product));
}
