import { contentPages } from '#src/contract/content-pages.ts';
import type { ContentPageView } from '#src/web/parts/content-page.load.ts';
import { loadContentPage } from '#src/web/parts/content-page.load.ts';
import { listContent, type ContentView } from '#src/web/parts/content-view.ts';
import type { LoadContext, Loaded } from '#src/web/screen.ts';

export type AboutView = ContentPageView & {
  /** Whom we work with (spec §3 "brand"). */
  readonly brands: readonly ContentView[];
  /** What others write (spec §3 "in-the-news"), the latest first among equals. */
  readonly news: readonly ContentView[];
};

/** Who runs the shop and what it keeps to (spec §2). */
export async function loadAbout(context: LoadContext): Promise<Loaded<AboutView>> {
  const [loaded, brands, news] = await Promise.all([
    loadContentPage(context, { ...contentPages['/about'], path: '/about', about: 'AboutPage' }),
    listContent(context, 'brand'),
    listContent(context, 'in-the-news'),
  ]);
  return loaded.kind === 'page' ? { ...loaded, data: { ...loaded.data, brands, news } } : loaded;
}
