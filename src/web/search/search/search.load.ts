import { msg } from '@lingui/core/macro';

import { searchCalls } from '#src/contract/search/search.calls.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import type { SuggestGroup } from '#src/ui/form/suggest-list.tsx';
import { openingsOf } from '#src/web/site/frame/search/suggestions.ts';
import { href } from '#src/web/shared/page/href.ts';
import { categoryWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type SearchView = {
  /** What was in the field that led here. */
  readonly query: string;
  readonly groups: readonly SuggestGroup[];
  readonly kinds: readonly { readonly key: string; readonly text: string; readonly href: string }[];
};

/** The search of a phone: the field, and what is often searched for (spec §2, mobile only). */
export async function loadSearch(context: LoadContext): Promise<Loaded<SearchView>> {
  const { api, i18n, site, query } = context;
  const answer = await api.call(searchCalls.landing, {});
  const landing = answer.ok ? answer.value : null;
  const title = i18n._(msg({ message: 'Search', context: 'page' }));
  return {
    kind: 'page',
    data: {
      query: (query.get('query') ?? '').slice(0, 200),
      groups: openingsOf(context, [], landing),
      kinds: categories
        .filter((category) => landing === null || landing.categories.some((one) => one.id === category))
        .map((category) => ({
          key: category,
          text: categoryWords(i18n, category),
          href: href(site, 'search-result', {}, { category }),
        })),
    },
    head: {
      title: `${title} | ${site.brand.name}`,
      description: i18n._(msg`Find activities, tickets and tours by place, name or type.`),
      path: '/search',
    },
  };
}
