import { ContentPage } from '#src/web/shared/content/content-page.tsx';
import type { ContentPageView } from '#src/web/shared/content/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadZhenxingCoupon } from '#src/web/content/zhenxing-coupon/zhenxing-coupon.load.ts';

export const zhenxingCouponScreen = screen(loadZhenxingCoupon, ZhenxingCoupon);

function ZhenxingCoupon({ data, site }: ViewProps<ContentPageView>) {
  return <ContentPage page={data} site={site} />;
}
