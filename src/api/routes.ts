import { secondFactorRoutes } from '#src/api/accounts/second-factor.ts';
import { securityRoutes } from '#src/api/accounts/account-security.ts';
import { accountRoutes } from '#src/api/accounts/account.ts';
import { cartRoutes } from '#src/api/cart/cart.ts';
import { catalogueRoutes } from '#src/api/catalogue/catalogue.ts';
import { checkoutRoutes } from '#src/api/checkout/checkout.ts';
import { contentRoutes } from '#src/api/content/content.ts';
import { developRoutes } from '#src/api/operations/develop.ts';
import { admissionRoutes } from '#src/api/orders/admission.ts';
import { giftCardRoutes } from '#src/api/marketing/gift-cards.ts';
import { homeRoutes } from '#src/api/content/home.ts';
import { loggingRoutes } from '#src/api/operations/logging.ts';
import { orderRoutes } from '#src/api/orders/orders.ts';
import { documentRoutes } from '#src/api/orders/documents.ts';
import { phoneCouponRoutes } from '#src/api/marketing/phone-coupon.ts';
import { placesRoutes } from '#src/api/places/places.ts';
import { profileRoutes } from '#src/api/accounts/profile.ts';
import { privacyRoutes } from '#src/api/accounts/privacy.ts';
import { dealRoutes } from '#src/api/marketing/deals.ts';
import { promotionRoutes } from '#src/api/marketing/promotion.ts';
import { railRoutes } from '#src/api/rail/rail.ts';
import { railSaleRoutes } from '#src/api/rail/rail-sale.ts';
import { rankingRoutes } from '#src/api/catalogue/rankings.ts';
import { walletRoutes } from '#src/api/marketing/wallet.ts';
import { referralRoutes } from '#src/api/marketing/referral.ts';
import type { Route } from '#src/api/route.ts';
import { reviewRoutes } from '#src/api/reviews/reviews.ts';
import { searchRoutes } from '#src/api/search/search.ts';
import { shortLinkRoutes } from '#src/api/marketing/short-links.ts';
import { startRoutes } from '#src/api/accounts/start.ts';
import { signInRoutes } from '#src/api/accounts/sign-in.ts';
import { siteDataRoutes } from '#src/api/site/site-data.ts';
import { supportRoutes } from '#src/api/support/support.ts';
import { termRoutes } from '#src/api/content/terms.ts';
import { travellerRoutes } from '#src/api/accounts/travellers.ts';
import { userCentreRoutes } from '#src/api/orders/user-centre.ts';
import { valuePackRoutes } from '#src/api/marketing/value-packs.ts';
import { verticalRoutes } from '#src/api/shared/verticals/verticals.ts';
import { wishlistRoutes } from '#src/api/wishlists/wishlists.ts';

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
  ...walletRoutes,
  ...giftCardRoutes,
  ...referralRoutes,
  ...phoneCouponRoutes,
  ...shortLinkRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...orderRoutes,
  ...reviewRoutes,
  ...wishlistRoutes,
  ...documentRoutes,
  ...userCentreRoutes,
  ...profileRoutes,
  ...travellerRoutes,
  ...admissionRoutes,
  ...developRoutes,
  ...loggingRoutes,
];
