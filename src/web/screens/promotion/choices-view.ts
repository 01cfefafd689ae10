import { msg } from '@lingui/core/macro';

import type { ProgramListAnswer } from '#src/contract/endpoints/promotion.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { searchSorts, type SearchSort } from '#src/domain/search/filter.ts';
import { formatNumber } from '#src/domain/site/formats.ts';
import { priceLimits } from '#src/web/parts/price-limits.ts';
import { categoryWords } from '#src/web/parts/words.ts';
import type { LoadContext } from '#src/web/screen.ts';
import { promotionHref, type PromotionQuery } from '#src/web/screens/promotion/promotion-query.ts';
import type { ChoiceView, PromotionView } from '#src/web/screens/promotion/promotion-view.ts';

type Facets = ProgramListAnswer['aggr_condition'];

const sortWords = {
  most_relevant: msg`Best match`,
  price_low: msg`Price: low to high`,
  price_high: msg`Price: high to low`,
  best_rated: msg`Best rated`,
} as const satisfies Record<SearchSort, unknown>;

/** The filters as links that turn on and off, each with what it would leave. */
export function choicesOf(
  context: LoadContext,
  now: PromotionQuery,
  facets: Facets,
): Pick<PromotionView, 'places' | 'kinds' | 'options' | 'sorts' | 'price'> {
  const { i18n, site } = context;
  return {
    places: choices(facets.destinations, (one) => {
      const selected = now.city === Number(one.id);
      return { text: one.name, href: promotionHref(site, now, { city: selected ? null : Number(one.id) }), selected };
    }),
    kinds: choices(facets.frontend_tree, (one) => {
      const category = categories.find((known) => known === one.id) ?? null;
      if (category === null) return null;
      const selected = now.category === category;
      const href = promotionHref(site, now, { category: selected ? null : category });
      return { text: categoryWords(i18n, category), href, selected };
    }),
    options: [
      {
        text: i18n._(msg`Free cancellation`),
        href: promotionHref(site, now, { freeCancel: !now.freeCancel }),
        count: optionCount(facets, 'free_cancellation', context),
        selected: now.freeCancel,
      },
      {
        text: i18n._(msg`Confirmed at once`),
        href: promotionHref(site, now, { instant: !now.instant }),
        count: optionCount(facets, 'instant', context),
        selected: now.instant,
      },
    ],
    price: priceLimits(facets.price, site.writing),
    sorts: searchSorts.map((sort) => ({
      text: i18n._(sortWords[sort]),
      href: promotionHref(site, now, { sort }),
      count: null,
      selected: sort === now.sort,
    })),
  };

  /** Where there is but one value, choosing it changes nothing; one that is chosen can always be undone. */
  function choices<Facet extends { readonly id: string; readonly count: number }>(
    values: readonly Facet[],
    of: (one: Facet) => Omit<ChoiceView, 'count'> | null,
  ): ChoiceView[] {
    const all = values.flatMap((one) => {
      const choice = of(one);
      return choice === null ? [] : [{ ...choice, count: formatNumber(one.count, site.writing) }];
    });
    return all.length > 1 || all.some(({ selected }) => selected) ? all : [];
  }
}

function optionCount(facets: Facets, id: string, { site }: LoadContext): string | null {
  const found = facets.special_options.find((one) => one.id === id);
  return found === undefined ? null : formatNumber(found.count, site.writing);
}
