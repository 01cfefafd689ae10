import type { BesideView, FewFound } from '#src/actions/search/results/few-found.ts';
import { searchPageSize } from '#src/domain/search/query/filter.ts';
import { emptyIndexQuery, type IndexQuery } from '#src/domain/search/query/index-query.ts';

/** Others of the same places, or of the same categories where no place is known; none of `shown` again. */
export async function findRelated(
  { showing, query: request, cards, filter, hits }: FewFound,
  named: readonly number[],
  shown: readonly number[],
): Promise<BesideView> {
  const { products } = showing.open.live;
  const found = hits.flatMap((id) => products.get(id) ?? []);
  const basis = [
    { destinations: found.map((one) => one.destinationId) },
    { destinations: filter.city_ids ?? [] },
    { destinations: named },
    { categories: filter.frontend_ids ?? [] },
    { countries: filter.country_ids ?? [] },
  ].find((one) => Object.values(one).some((list) => list.length > 0));
  if (basis === undefined) return { cards: [], total: 0 };
  const { party = [], accessibility = [] } = filter;
  const requested: IndexQuery = { ...emptyIndexQuery, counted: false, party, access: accessibility, ...basis };
  const answer = await request({ ...requested, take: searchPageSize + shown.length });
  const { total } = await request({ ...requested, among: shown });
  return { cards: await cards(answer, shown), total: answer.total - total };
}
