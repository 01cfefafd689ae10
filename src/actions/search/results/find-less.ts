import { indexQuery } from '#src/actions/search/results/index-query.ts';
import { requestedPrices } from '#src/actions/search/requested-prices.ts';
import type { BesideView, FewFound } from '#src/actions/search/results/few-found.ts';
import { searchPageSize } from '#src/domain/search/query/filter.ts';
import type { IndexAnswer } from '#src/domain/search/query/index-query.ts';
import { fewHits, loosenings, type LoosenedField } from '#src/domain/search/query/loosened.ts';

export type LessView = BesideView & { readonly loosened: readonly LoosenedField[] };

const mostTries = 16;

/** What is found when one filter, or a few, are let go of; null when that finds nothing more or nothing was set. */
export async function findLess({
  showing,
  query: request,
  cards,
  filter,
  among,
  hits,
}: FewFound): Promise<LessView | null> {
  let best: { readonly fields: readonly LoosenedField[]; readonly answer: IndexAnswer } | null = null;
  // Cards that are shown beside the hits have the price of any day.
  const prices = await requestedPrices(showing.open, { party: filter.party ?? [], day: null });
  for (const { fields, filter: wider } of loosenings(filter).slice(0, mostTries)) {
    const products = { among: fields.includes('program_id') ? null : among, prices };
    const requested = indexQuery(showing, { ...wider, page_num: 1 }, products);
    const answer = await request({ ...requested, counted: false, take: searchPageSize + hits.length });
    if (answer.total > hits.length && (best === null || answer.total > best.answer.total)) best = { fields, answer };
    if (answer.total >= fewHits + hits.length) break;
  }
  if (best === null) return null;
  return {
    loosened: best.fields,
    cards: await cards(best.answer, hits),
    total: Math.max(0, best.answer.total - hits.length),
  };
}
