import { contentPages } from '#src/contract/content/content-pages.ts';
import { loadContentPage, type ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** Loads a campaign (spec §2); after its end a replacement item says that it is over. */
export function loadTripleTreat(context: LoadContext): Promise<Loaded<ContentPageView>> {
  return loadContentPage(context, {
    ...contentPages['/triple-treate-challenge-1'],
    path: '/triple-treate-challenge-1',
  });
}
