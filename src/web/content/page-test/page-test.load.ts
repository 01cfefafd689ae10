import { loadContentPage, type ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** Loads an editorial test page (RU-37): published ones for all, others with a preview token. Desktop only (RU-7). */
export async function loadPageTest(context: LoadContext): Promise<Loaded<ContentPageView>> {
  const slot = context.params['pageTypeKey'] ?? '';
  // No item has another kind of key; the call would refuse to look for it.
  if (context.site.platform === 'mobile' || !/^[a-z0-9-]{1,80}$/.test(slot)) return { kind: 'missing' };
  return loadContentPage(context, { type: 'test-page', slot, path: `/jenga/page-test/${slot}` });
}
