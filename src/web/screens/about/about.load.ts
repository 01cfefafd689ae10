import { contentPages } from '#src/contract/content-pages.ts';
import { loadContentPage, type ContentPageView } from '#src/web/parts/content-page.load.ts';
import type { LoadContext, Loaded } from '#src/web/screen.ts';

/** Who runs the shop and what it keeps to (spec §2). */
export function loadAbout(context: LoadContext): Promise<Loaded<ContentPageView>> {
  return loadContentPage(context, { ...contentPages['/about'], path: '/about', about: 'AboutPage' });
}
