import { contentPages } from '#src/contract/content-pages.ts';
import { loadContentPage, type ContentPageView } from '#src/web/parts/content-page.load.ts';
import type { LoadContext, Loaded } from '#src/web/screen.ts';

/** How to reach the operator, and when. */
export function loadContact(context: LoadContext): Promise<Loaded<ContentPageView>> {
  return loadContentPage(context, { ...contentPages['/contact'], path: '/contact', about: 'ContactPage' });
}
