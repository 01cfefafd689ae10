import { msg } from '@lingui/core/macro';

import type { LoosenedField, SearchAnswer } from '#src/contract/search/search.ts';
import { formatList } from '#src/domain/site/language/formats.ts';
import { productCardView } from '#src/web/shared/cards/product-card-view.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import type { SearchResultView } from '#src/web/search/search-result/search-result-view.ts';

const fieldWords = {
  area: msg`the part of the map`,
  query: msg`some of the words`,
  city_ids: msg`the place`,
  country_ids: msg`the country`,
  frontend_ids: msg`the kind`,
  start_time: msg`the day`,
  price_from: msg`the lowest price`,
  price_to: msg`the highest price`,
  instant: msg`confirmed at once`,
  special_option_ids: msg`what’s nice to have`,
  program_id: msg`the promotion`,
  guide_languages: msg`the language of the guide`,
  free_cancel_until: msg`free cancellation until a day`,
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
    text: i18n._(msg`Shown without: ${names}.`),
    cards: less.cards.map((card) => productCardView(context, card, people)),
  };
}
