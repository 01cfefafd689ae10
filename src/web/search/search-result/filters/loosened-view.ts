import { msg } from '@lingui/core/macro';

import type { LoosenedField, SearchAnswer } from '#src/contract/search/search.ts';
import { formatList } from '#src/domain/site/language/formats.ts';
import { productCardView } from '#src/web/shared/cards/product-card-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import type { SearchResultView } from '#src/web/search/search-result/search-result-view.ts';

const fieldWords = {
  area: msg`map area`,
  query: msg`some of your search words`,
  city_ids: msg`destination`,
  country_ids: msg`country`,
  frontend_ids: msg`category`,
  start_time: msg`date`,
  price_from: msg`minimum price`,
  price_to: msg`maximum price`,
  instant: msg`instant confirmation`,
  special_option_ids: msg`features`,
  program_id: msg`promotion`,
  guide_languages: msg`guide language`,
  free_cancel_until: msg`free cancellation date`,
} as const satisfies Record<LoosenedField, unknown>;

/** Says which filters were let go of, and shows what is found then (spec §3 `less_result`). */
export function loosenedView(
  context: LoadContext,
  less: SearchAnswer['less_result'],
  people: number,
): SearchResultView['loosened'] {
  if (less === null || less.cards.length === 0) return null;
  const { i18n, site } = context;
  const names = formatList(
    less.loosened.map(({ field }) => i18n._(fieldWords[field])),
    site.writing,
  );
  return {
    text: i18n._(msg`Filters not applied: ${names}.`),
    cards: less.cards.map((card) => productCardView(context, card, people)),
  };
}
