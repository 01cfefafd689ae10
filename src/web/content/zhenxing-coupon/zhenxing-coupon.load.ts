import { contentPages } from '#src/contract/content/content-pages.ts';
import { loadContentPage, type ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** Loads the campaign for Taiwan (spec §2); after its end a replacement item says that it is over. */
export function loadZhenxingCoupon(context: LoadContext): Promise<Loaded<ContentPageView>> {
  return loadContentPage(context, {
    ...contentPages['/zhenxing-coupon-taiwan-tc'],
    path: '/zhenxing-coupon-taiwan-tc',
  });
}
