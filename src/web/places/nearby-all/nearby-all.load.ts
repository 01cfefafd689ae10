import { msg } from '@lingui/core/macro';

import { href } from '#src/web/shared/page/href.ts';
import { loadPopular, type PopularView } from '#src/web/places/parts/popular.load.ts';
import { structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type NearbyAllView = {
  /** Shown while the visitor's position is unknown. */
  readonly popular: PopularView;
  readonly trail: readonly { readonly text: string; readonly href?: string }[];
  readonly structured: string;
};

/** Loads the home page's list of nearby activities (spec §2): neither the page nor its address has a position. */
export async function loadNearbyAll(context: LoadContext): Promise<Loaded<NearbyAllView>> {
  const { i18n, site } = context;
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: i18n._(msg`Near you`) }];
  const path = '/nearby/all';
  return {
    kind: 'page',
    data: { popular: await loadPopular(context), trail, structured: structuredText(site, path, trail, []) },
    head: {
      title: i18n._(msg`Things to do near you | ${site.brand.name}`),
      description: i18n._(msg`Sights, tickets and tours around you, nearest first.`),
      path,
    },
  };
}
