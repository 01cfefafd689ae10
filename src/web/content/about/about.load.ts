import { contentPages } from '#src/contract/content/content-pages.ts';
import type { ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import { loadContentPage } from '#src/web/shared/content/content-page.load.ts';
import { articleHref } from '#src/web/shared/content/content-banner.ts';
import { listBriefly, type ContentView } from '#src/web/shared/content/content-view.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type AboutView = ContentPageView & {
  /** Our partner brands (spec §3 "brand"). */
  readonly brands: readonly ContentView[];
  /** What others write (spec §3 "in-the-news"), the latest first among equals. */
  readonly news: readonly ContentView[];
  /** Our own news (spec §3 "newsroom"). */
  readonly newsroom: readonly ContentView[];
};

/** Loads the page about the company and its principles (spec §2). */
export async function loadAbout(context: LoadContext): Promise<Loaded<AboutView>> {
  const [loaded, brands, news, articles] = await Promise.all([
    loadContentPage(context, { ...contentPages['/about'], path: '/about', about: 'AboutPage' }),
    listBriefly(context, 'brand'),
    listBriefly(context, 'in-the-news'),
    listBriefly(context, 'newsroom'),
  ]);
  if (loaded.kind !== 'page') return loaded;
  const newsroom = articles.map((one) => ({ ...one, href: articleHref(context.site, one) }));
  return { ...loaded, data: { ...loaded.data, brands, news, newsroom } };
}
