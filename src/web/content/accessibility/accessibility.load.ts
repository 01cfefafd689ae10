import { contentPages } from '#src/contract/content/content-pages.ts';
import { loadContentPage, type ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** Loads the accessibility statement. */
export function loadAccessibility(context: LoadContext): Promise<Loaded<ContentPageView>> {
  return loadContentPage(context, { ...contentPages['/accessibility'], path: '/accessibility', about: 'WebPage' });
}
