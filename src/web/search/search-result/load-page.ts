import { searchCalls } from '#src/contract/search/search.calls.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { peopleOf, searchFilter, type SearchQuery } from '#src/web/search/search-result/search-query.ts';

/** The cards of one later page; null when the call failed. */
export async function loadPage(
  context: Pick<LoadContext, 'api' | 'site' | 'i18n'>,
  now: SearchQuery,
  page: number,
): Promise<readonly ProductCardView[] | null> {
  const answer = await context.api.call(searchCalls.completeSearch, { ...searchFilter(now), page_num: page });
  return answer.ok
    ? answer.value.search_result.cards.map((card) => productCardView(context, card, peopleOf(now)))
    : null;
}
