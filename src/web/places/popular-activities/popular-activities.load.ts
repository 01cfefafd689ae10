import { msg, plural } from '@lingui/core/macro';

import { placesCalls } from '#src/contract/places/places.calls.ts';
import type { PopularActivitiesAnswer } from '#src/contract/places/places.ts';
import { categories, type Category } from '#src/domain/catalogue/product.ts';
import { formatNumber } from '#src/domain/site/language/formats.ts';
import { href } from '#src/web/shared/page/href.ts';
import { pageIn, pagesTo } from '#src/web/shared/lists/list-window.ts';
import type { MoreView } from '#src/web/shared/lists/more-link.tsx';
import { moreView } from '#src/web/shared/lists/more-view.ts';
import { productCardView, type ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import { itemList, structuredText } from '#src/web/shared/page-head/structured.ts';
import { categoryWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type PopularActivitiesView = {
  readonly kinds: readonly {
    readonly text: string;
    readonly href: string;
    readonly selected: boolean;
    readonly count: string;
  }[];
  readonly count: string;
  readonly cards: readonly ProductCardView[];
  readonly more: MoreView | null;
  readonly allHref: string;
  readonly trail: readonly { readonly text: string; readonly href?: string }[];
  readonly structured: string;
};

/** The long list behind "view more": `?category=` narrows it, `?page=` says how many pages of it are shown. */
export async function loadPopularActivities(context: LoadContext): Promise<Loaded<PopularActivitiesView>> {
  const { api, i18n, site, query, signal } = context;
  const page = pageIn(query);
  const category = categories.find((one) => one === query.get('category'));
  const requested = category === undefined ? {} : { category };
  const answers = await Promise.all(
    pagesTo(page).map((page_num) => api.call(placesCalls.popularActivities, { ...requested, page_num }, { signal })),
  );
  const pages = answers.map((answer) => {
    if (!answer.ok) throw new Error(`popular activities: ${answer.error.code}`);
    return answer.value;
  });
  const path = '/popular/activities';
  return {
    kind: 'page',
    data: viewOf(context, pages, { page, category, path }),
    head: {
      title: i18n._(msg`Popular activities | ${site.brand.name}`),
      description: i18n._(msg`The most-booked activities, best known first. Prices include all taxes and fees.`),
      path,
      ...(page > 1 || category !== undefined ? { robots: 'noindex' as const } : {}),
    },
  };
}

type PopularQuery = { readonly page: number; readonly category: Category | undefined; readonly path: string };

function viewOf(
  context: LoadContext,
  pages: readonly PopularActivitiesAnswer[],
  { page, category, path }: PopularQuery,
): PopularActivitiesView {
  const { i18n, site } = context;
  const [first] = pages;
  const total = first?.total ?? 0;
  const counted = first?.categories ?? [];
  const cards = pages.flatMap(({ products }) => products).map((card) => productCardView(context, card));
  const trail = [
    { text: i18n._(msg`Home`), href: href(site, 'home') },
    { text: i18n._(msg`Popular now`), href: href(site, 'popular-all') },
    { text: i18n._(msg`Popular activities`) },
  ];
  const hrefOf = (one: Category | undefined, number = 1): string =>
    href(site, 'popular-activities', {}, { category: one, page: number === 1 ? undefined : number });
  return {
    kinds: [
      {
        text: i18n._(msg`All`),
        href: hrefOf(undefined),
        selected: category === undefined,
        count: formatNumber(
          counted.reduce((sum, one) => sum + one.count, 0),
          site.writing,
        ),
      },
      ...counted.map((one) => ({
        text: categoryWords(i18n, one.category),
        href: hrefOf(one.category),
        selected: one.category === category,
        count: formatNumber(one.count, site.writing),
      })),
    ],
    count: i18n._(msg`${plural(total, { one: '# activity', other: '# activities' })}`),
    cards,
    more: moreView(context, {
      page,
      total,
      size: first?.page_size ?? 1,
      hrefOf: (number) => hrefOf(category, number),
    }),
    allHref: hrefOf(undefined),
    trail,
    structured: structuredText(site, path, trail, itemList(site, cards)),
  };
}
