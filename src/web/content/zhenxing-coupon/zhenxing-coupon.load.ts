import { contentPages } from '#src/contract/content/content-pages.ts';
import { loadContentPage, type ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

/** The campaign for Taiwan (spec §2); once it is over, the item that stands in for it says so. */
export function loadZhenxingCoupon(context: LoadContext): Promise<Loaded<ContentPageView>> {
  return loadContentPage(context, {
    ...contentPages['/zhenxing-coupon-taiwan-tc'],
    path: '/zhenxing-coupon-taiwan-tc',
  });
}
