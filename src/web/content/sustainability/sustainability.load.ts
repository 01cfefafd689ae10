import { msg } from '@lingui/core/macro';

import { href } from '#src/web/shared/page/href.ts';
import { loadContentPage, type ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type SustainabilityView = ContentPageView & {
  readonly topics: readonly { readonly text: string; readonly href: string; readonly selected: boolean }[];
};

/** One of the three pages about what travel does to places and people (spec §2). */
export async function loadSustainability(context: LoadContext): Promise<Loaded<SustainabilityView>> {
  const { i18n, params, site } = context;
  const topic = params['topic'] ?? '';
  const loaded = await loadContentPage(context, {
    type: 'sustainability',
    slot: topic,
    path: `/sustainability-our-${topic}`,
    about: 'WebPage',
  });
  if (loaded.kind !== 'page') return loaded;
  const topics = [
    { topic: 'mission', text: i18n._(msg`Mission`) },
    { topic: 'communities', text: i18n._(msg`Communities`) },
    { topic: 'merchants', text: i18n._(msg`Operators`) },
  ].map((one) => ({
    text: one.text,
    href: href(site, 'sustainability', { topic: one.topic }),
    selected: one.topic === topic,
  }));
  return { ...loaded, data: { ...loaded.data, topics } };
}
