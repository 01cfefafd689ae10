import { contentPages } from '#src/contract/content/content-pages.ts';
import { loadContentPage, type ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** How we work, and how to write to us (spec §2). */
export function loadCareers(context: LoadContext): Promise<Loaded<ContentPageView>> {
  return loadContentPage(context, { ...contentPages['/careers'], path: '/careers', about: 'WebPage' });
}
