import { loadContentPage, type ContentPageView } from '#src/web/parts/content-page.load.ts';
import type { LoadContext, Loaded } from '#src/web/screen.ts';

/** How to reach whoever runs the shop, and when. */
export function loadContact(context: LoadContext): Promise<Loaded<ContentPageView>> {
  return loadContentPage(context, { type: 'general', slot: 'contact', path: '/contact', about: 'ContactPage' });
}
