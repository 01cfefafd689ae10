import { secondFactorRoutes } from '#src/api/second-factor.ts';
import { securityRoutes } from '#src/api/account-security.ts';
import { accountRoutes } from '#src/api/account.ts';
import { cartRoutes } from '#src/api/cart.ts';
import { catalogueRoutes } from '#src/api/catalogue.ts';
import { checkoutRoutes } from '#src/api/checkout.ts';
import { contentRoutes } from '#src/api/content.ts';
import { developRoutes } from '#src/api/develop.ts';
import { gateRoutes } from '#src/api/gate.ts';
import { giftCardRoutes } from '#src/api/gift-cards.ts';
import { homeRoutes } from '#src/api/home.ts';
import { loggingRoutes } from '#src/api/logging.ts';
import { orderRoutes } from '#src/api/orders.ts';
import { paperRoutes } from '#src/api/papers.ts';
import { phoneCouponRoutes } from '#src/api/phone-coupon.ts';
import { placesRoutes } from '#src/api/places.ts';
import { profileRoutes } from '#src/api/profile.ts';
import { privacyRoutes } from '#src/api/privacy.ts';
import { dealRoutes } from '#src/api/deals.ts';
import { promotionRoutes } from '#src/api/promotion.ts';
import { railRoutes } from '#src/api/rail.ts';
import { railSaleRoutes } from '#src/api/rail-sale.ts';
import { rankingRoutes } from '#src/api/rankings.ts';
import { purseRoutes } from '#src/api/purse.ts';
import { referralRoutes } from '#src/api/referral.ts';
import type { Route } from '#src/api/route.ts';
import { reviewRoutes } from '#src/api/reviews.ts';
import { searchRoutes } from '#src/api/search.ts';
import { shortLinkRoutes } from '#src/api/short-links.ts';
import { startRoutes } from '#src/api/start.ts';
import { signInRoutes } from '#src/api/sign-in.ts';
import { siteDataRoutes } from '#src/api/site-data.ts';
import { supportRoutes } from '#src/api/support.ts';
import { termRoutes } from '#src/api/terms.ts';
import { travellerRoutes } from '#src/api/travellers.ts';
import { userCentreRoutes } from '#src/api/user-centre.ts';
import { valuePackRoutes } from '#src/api/value-packs.ts';
import { verticalRoutes } from '#src/api/verticals.ts';
import { wishlistRoutes } from '#src/api/wishlists.ts';

/** Every call of the API. */
export const routes: readonly Route[] = [
  ...homeRoutes,
  ...catalogueRoutes,
  ...searchRoutes,
  ...promotionRoutes,
  ...dealRoutes,
  ...rankingRoutes,
  ...railRoutes,
  ...railSaleRoutes,
  ...valuePackRoutes,
  ...verticalRoutes,
  ...placesRoutes,
  ...siteDataRoutes,
  ...contentRoutes,
  ...accountRoutes,
  ...signInRoutes,
  ...securityRoutes,
  ...secondFactorRoutes,
  ...termRoutes,
  ...privacyRoutes,
  ...supportRoutes,
  ...startRoutes,
  ...purseRoutes,
  ...giftCardRoutes,
  ...referralRoutes,
  ...phoneCouponRoutes,
  ...shortLinkRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...reviewRoutes,
  ...wishlistRoutes,
  ...paperRoutes,
  ...userCentreRoutes,
  ...profileRoutes,
  ...travellerRoutes,
  ...gateRoutes,
  ...developRoutes,
  ...loggingRoutes,
];
