import { contentPages } from '#src/contract/content/content-pages.ts';
import { loadContentPage, type ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** Loads the contact page: how to reach the operator, and when. */
export function loadContact(context: LoadContext): Promise<Loaded<ContentPageView>> {
  return loadContentPage(context, { ...contentPages['/contact'], path: '/contact', about: 'ContactPage' });
}
