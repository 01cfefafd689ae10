import { msg } from '@lingui/core/macro';

import { href } from '#src/web/shared/page/href.ts';
import { loadPopular, type PopularView } from '#src/web/places/parts/popular.load.ts';
import { itemList, structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type PopularAllView = {
  readonly popular: PopularView;
  readonly trail: readonly { readonly text: string; readonly href?: string }[];
  readonly structured: string;
};

/** Home's list of what is popular (spec §2). */
export async function loadPopularAll(context: LoadContext): Promise<Loaded<PopularAllView>> {
  const { i18n, site } = context;
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: i18n._(msg`Popular now`) }];
  const path = '/popular/all';
  const popular = await loadPopular(context);
  return {
    kind: 'page',
    data: { popular, trail, structured: structuredText(site, path, trail, itemList(site, popular.cards)) },
    head: {
      title: i18n._(msg`Popular places, sights and activities | ${site.brand.name}`),
      description: i18n._(msg`Where most people go and what they book there. Prices include all taxes and fees.`),
      path,
    },
  };
}
