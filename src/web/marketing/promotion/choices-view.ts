import { msg } from '@lingui/core/macro';

import type { ProgramListAnswer } from '#src/contract/marketing/promotion.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { searchSorts, type SearchSort } from '#src/domain/search/query/filter.ts';
import { formatDate, formatNumber } from '#src/domain/site/language/formats.ts';
import { appliedPrices, type AppliedView, type ChoiceView } from '#src/web/shared/filters/list-view.ts';
import { priceLimits } from '#src/web/shared/filters/price-limits.ts';
import { categoryWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';
import { promotionHref, type PromotionQuery } from '#src/web/marketing/promotion/promotion-query.ts';
import type { PromotionView } from '#src/web/marketing/promotion/promotion-view.ts';

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
): Pick<PromotionView, 'groups' | 'sorts' | 'applied' | 'price'> {
  const { i18n, site } = context;
  const groups = [
    { key: 'options', title: i18n._(msg`Features`), choices: optionsOf(context, now, facets) },
    { key: 'places', title: i18n._(msg`Destination`), choices: placesOf(context, now, facets) },
    { key: 'kinds', title: i18n._(msg`Category`), choices: kindsOf(context, now, facets) },
  ].filter((group) => group.choices.length > 0);
  return {
    groups,
    price: priceLimits(facets.price, site.writing),
    applied: [
      ...groups.flatMap(({ choices }) => choices.filter((one) => one.selected)),
      ...appliedLimits(context, now),
    ].map(({ text, href }) => ({ text, href })),
    sorts: searchSorts.map((sort) => ({
      text: i18n._(sortWords[sort]),
      href: promotionHref(site, now, { sort }),
      count: null,
      selected: sort === now.sort,
    })),
  };
}

function optionsOf(context: LoadContext, now: PromotionQuery, facets: Facets): ChoiceView[] {
  const { i18n, site } = context;
  return [
    {
      text: i18n._(msg`Free cancellation`),
      href: promotionHref(site, now, { freeCancel: !now.freeCancel }),
      count: optionCount(facets, 'free_cancellation', context),
      selected: now.freeCancel,
    },
    {
      text: i18n._(msg`Instant confirmation`),
      href: promotionHref(site, now, { instant: !now.instant }),
      count: optionCount(facets, 'instant', context),
      selected: now.instant,
    },
  ];
}

function placesOf({ site }: LoadContext, now: PromotionQuery, facets: Facets): ChoiceView[] {
  return worthChoosing(
    facets.destinations.map(({ id, name, lang, count }) => {
      const selected = now.city === Number(id);
      return {
        text: name,
        lang,
        href: promotionHref(site, now, { city: selected ? null : Number(id) }),
        count: formatNumber(count, site.writing),
        selected,
      };
    }),
  );
}

function kindsOf({ i18n, site }: LoadContext, now: PromotionQuery, facets: Facets): ChoiceView[] {
  return worthChoosing(
    facets.frontend_tree.flatMap(({ id, count }) => {
      const category = categories.find((known) => known === id);
      if (category === undefined) return [];
      const selected = now.category === category;
      return [
        {
          text: categoryWords(i18n, category),
          href: promotionHref(site, now, { category: selected ? null : category }),
          count: formatNumber(count, site.writing),
          selected,
        },
      ];
    }),
  );
}

/** Where there is but one value, choosing it changes nothing; one that is chosen can always be undone. */
function worthChoosing(choices: ChoiceView[]): ChoiceView[] {
  return choices.length > 1 || choices.some(({ selected }) => selected) ? choices : [];
}

/** Returns the selected date and prices, each with the address without it. */
function appliedLimits(context: LoadContext, now: PromotionQuery): AppliedView[] {
  const { site } = context;
  return [
    ...(now.date === null
      ? []
      : [{ text: formatDate(now.date, site.writing, 'medium'), href: promotionHref(site, now, { date: null }) }]),
    ...appliedPrices(context, now, (change) => promotionHref(site, now, change)),
  ];
}

function optionCount(facets: Facets, id: string, { site }: LoadContext): string | null {
  const found = facets.special_options.find((one) => one.id === id);
  return found === undefined ? null : formatNumber(found.count, site.writing);
}
