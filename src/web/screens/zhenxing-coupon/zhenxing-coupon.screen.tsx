import { ContentPage } from '#src/web/parts/content-page.tsx';
import type { ContentPageView } from '#src/web/parts/content-page.load.ts';
import { screen, type ViewProps } from '#src/web/screen.ts';
import { loadZhenxingCoupon } from '#src/web/screens/zhenxing-coupon/zhenxing-coupon.load.ts';

export const zhenxingCouponScreen = screen(loadZhenxingCoupon, ZhenxingCoupon);

function ZhenxingCoupon({ data, site }: ViewProps<ContentPageView>) {
  return <ContentPage page={data} site={site} />;
}
