import type { PageName } from '#src/contract/pages.ts';
import type { Screen } from '#src/web/screen.ts';

/** Every built page and its screen; a page's code reaches the browser only when it is opened. */
export const screens = {
  home: async () => (await import('#src/web/screens/home/home.screen.tsx')).homeScreen,
  city: async () => (await import('#src/web/screens/city/city.screen.tsx')).cityScreen,
  'nearby-all': async () => (await import('#src/web/screens/nearby-all/nearby-all.screen.tsx')).nearbyAllScreen,
  'popular-all': async () => (await import('#src/web/screens/popular-all/popular-all.screen.tsx')).popularAllScreen,
  'popular-activities': async () =>
    (await import('#src/web/screens/popular-activities/popular-activities.screen.tsx')).popularActivitiesScreen,
  'poi-list': async () => (await import('#src/web/screens/poi-list/poi-list.screen.tsx')).poiListScreen,
  'top-poi-list': async () => (await import('#src/web/screens/top-poi-list/top-poi-list.screen.tsx')).topPoiListScreen,
  poi: async () => (await import('#src/web/screens/poi/poi.screen.tsx')).poiScreen,
  destination: async () => (await import('#src/web/screens/destination/destination.screen.ts')).destinationScreen,
  'destination-category': async () =>
    (await import('#src/web/screens/destination-category/destination-category.screen.ts')).destinationCategoryScreen,
  'destination-list': async () =>
    (await import('#src/web/screens/destination-list/destination-list.screen.tsx')).destinationListScreen,
  attraction: async () => (await import('#src/web/screens/attraction/attraction.screen.ts')).attractionScreen,
  search: async () => (await import('#src/web/screens/search/search.screen.tsx')).searchScreen,
  'search-result': async () =>
    (await import('#src/web/screens/search-result/search-result.screen.tsx')).searchResultScreen,
  rails: async () => (await import('#src/web/screens/rails/rails.screen.tsx')).railsScreen,
  'rails-search': async () => (await import('#src/web/screens/rails-search/rails-search.screen.tsx')).railsSearchScreen,
  promotion: async () => (await import('#src/web/screens/promotion/promotion.screen.tsx')).promotionScreen,
  about: async () => (await import('#src/web/screens/about/about.screen.tsx')).aboutScreen,
  careers: async () => (await import('#src/web/screens/careers/careers.screen.tsx')).careersScreen,
  sustainability: async () =>
    (await import('#src/web/screens/sustainability/sustainability.screen.tsx')).sustainabilityScreen,
  help: async () => (await import('#src/web/screens/help/help.screen.tsx')).helpScreen,
  contact: async () => (await import('#src/web/screens/contact/contact.screen.tsx')).contactScreen,
  accessibility: async () =>
    (await import('#src/web/screens/accessibility/accessibility.screen.tsx')).accessibilityScreen,
  'travel-restrictions': async () =>
    (await import('#src/web/screens/travel-restrictions/travel-restrictions.screen.tsx')).travelRestrictionsScreen,
  article: async () => (await import('#src/web/screens/article/article.screen.tsx')).articleScreen,
  billboard: async () => (await import('#src/web/screens/billboard/billboard.screen.tsx')).billboardScreen,
  'triple-treat': async () => (await import('#src/web/screens/triple-treat/triple-treat.screen.tsx')).tripleTreatScreen,
  'zhenxing-coupon': async () =>
    (await import('#src/web/screens/zhenxing-coupon/zhenxing-coupon.screen.tsx')).zhenxingCouponScreen,
  'page-test': async () => (await import('#src/web/screens/page-test/page-test.screen.tsx')).pageTestScreen,
  'best-on': async () => (await import('#src/web/screens/best-on/best-on.screen.tsx')).bestOnScreen,
  preferred: async () => (await import('#src/web/screens/preferred/preferred.screen.tsx')).preferredScreen,
  deals: async () => (await import('#src/web/screens/deals/deals.screen.tsx')).dealsScreen,
  'car-rentals': async () => (await import('#src/web/screens/car-rentals/car-rentals.screen.tsx')).carRentalsScreen,
  'car-rentals-search': async () =>
    (await import('#src/web/screens/car-rentals-search/car-rentals-search.screen.tsx')).carRentalsSearchScreen,
  'deals-place': async () => (await import('#src/web/screens/deals-place/deals-place.screen.tsx')).dealsPlaceScreen,
  'deals-campaign': async () =>
    (await import('#src/web/screens/deals-campaign/deals-campaign.screen.tsx')).dealsCampaignScreen,
  'travel-deals': async () => (await import('#src/web/screens/travel-deals/travel-deals.screen.tsx')).travelDealsScreen,
  'travel-deals-place': async () =>
    (await import('#src/web/screens/travel-deals-place/travel-deals-place.screen.tsx')).travelDealsPlaceScreen,
  theme: async () => (await import('#src/web/screens/theme/theme.screen.tsx')).themeScreen,
  hotels: async () => (await import('#src/web/screens/hotels/hotels.screen.tsx')).hotelsScreen,
  'hotels-search': async () =>
    (await import('#src/web/screens/hotels-search/hotels-search.screen.tsx')).hotelsSearchScreen,
  hotel: async () => (await import('#src/web/screens/hotel/hotel.screen.tsx')).hotelScreen,
  'gift-cards': async () => (await import('#src/web/screens/gift-cards/gift-cards.screen.tsx')).giftCardsScreen,
  'shorturl-landing': async () =>
    (await import('#src/web/screens/shorturl-landing/shorturl-landing.screen.tsx')).shorturlLandingScreen,
  'referral-record': async () =>
    (await import('#src/web/screens/referral-record/referral-record.screen.tsx')).referralRecordScreen,
  'referral-event': async () =>
    (await import('#src/web/screens/referral-event/referral-event.screen.tsx')).referralEventScreen,
  'referral-group': async () =>
    (await import('#src/web/screens/referral-group/referral-group.screen.tsx')).referralGroupScreen,
  'secret-price': async () => (await import('#src/web/screens/secret-price/secret-price.screen.tsx')).secretPriceScreen,
  partnership: async () => (await import('#src/web/screens/partnership/partnership.screen.tsx')).partnershipScreen,
  'successful-redeem': async () =>
    (await import('#src/web/screens/successful-redeem/successful-redeem.screen.tsx')).successfulRedeemScreen,
  'failed-redeem': async () =>
    (await import('#src/web/screens/failed-redeem/failed-redeem.screen.tsx')).failedRedeemScreen,
  'value-pack': async () => (await import('#src/web/screens/value-pack/value-pack.screen.tsx')).valuePackScreen,
  activity: async () => (await import('#src/web/screens/activity/activity.screen.tsx')).activityScreen,
  'activity-options': async () =>
    (await import('#src/web/screens/activity-options/activity-options.screen.tsx')).activityOptionsScreen,
  'activity-reviews': async () =>
    (await import('#src/web/screens/activity-reviews/activity-reviews.screen.tsx')).activityReviewsScreen,
  wishlist: async () => (await import('#src/web/screens/wishlist/wishlist.screen.tsx')).wishlistScreen,
  'user-wishlist': async () =>
    (await import('#src/web/screens/user-wishlist/user-wishlist.screen.tsx')).userWishlistScreen,
  review: async () => (await import('#src/web/screens/review/review.screen.tsx')).reviewScreen,
  'user-reviews': async () => (await import('#src/web/screens/user-reviews/user-reviews.screen.tsx')).userReviewsScreen,
  cart: async () => (await import('#src/web/screens/cart/cart.screen.tsx')).cartScreen,
  'select-language': async () =>
    (await import('#src/web/screens/select-language/select-language.screen.tsx')).selectLanguageScreen,
  'select-currency': async () =>
    (await import('#src/web/screens/select-currency/select-currency.screen.tsx')).selectCurrencyScreen,
  'sign-in': async () => (await import('#src/web/screens/sign-in/sign-in.screen.tsx')).signInScreen,
  checkout: async () => (await import('#src/web/screens/checkout/checkout.screen.tsx')).checkoutScreen,
  'payment-success': async () =>
    (await import('#src/web/screens/payment-success/payment-success.screen.tsx')).paymentSuccessScreen,
  user: async () => (await import('#src/web/screens/user/user.screen.tsx')).userScreen,
  'user-coupons': async () => (await import('#src/web/screens/user-coupons/user-coupons.screen.tsx')).userCouponsScreen,
  'user-credits': async () => (await import('#src/web/screens/user-credits/user-credits.screen.tsx')).userCreditsScreen,
  'user-gift-cards': async () =>
    (await import('#src/web/screens/user-gift-cards/user-gift-cards.screen.tsx')).userGiftCardsScreen,
  'user-profile': async () => (await import('#src/web/screens/user-profile/user-profile.screen.tsx')).userProfileScreen,
  'user-travellers': async () =>
    (await import('#src/web/screens/user-travellers/user-travellers.screen.tsx')).userTravellersScreen,
  'user-security': async () =>
    (await import('#src/web/screens/user-security/user-security.screen.tsx')).userSecurityScreen,
  'user-orders': async () => (await import('#src/web/screens/user-orders/user-orders.screen.tsx')).userOrdersScreen,
  'user-order': async () => (await import('#src/web/screens/user-order/user-order.screen.tsx')).userOrderScreen,
  'order-lookup': async () => (await import('#src/web/screens/order-lookup/order-lookup.screen.tsx')).orderLookupScreen,
  'order-receipt': async () =>
    (await import('#src/web/screens/order-receipt/order-receipt.screen.tsx')).orderReceiptScreen,
  'user-notifications': async () =>
    (await import('#src/web/screens/user-notifications/user-notifications.screen.tsx')).userNotificationsScreen,
  'user-consent': async () => (await import('#src/web/screens/user-consent/user-consent.screen.tsx')).userConsentScreen,
  'user-messages': async () =>
    (await import('#src/web/screens/user-messages/user-messages.screen.tsx')).userMessagesScreen,
  'user-data': async () => (await import('#src/web/screens/user-data/user-data.screen.tsx')).userDataScreen,
  legal: async () => (await import('#src/web/screens/legal/legal.screen.tsx')).legalScreen,
  'rewards-conditions': async () =>
    (await import('#src/web/screens/rewards-conditions/rewards-conditions.screen.ts')).rewardsConditionsScreen,
  'term-history': async () => (await import('#src/web/screens/term-history/term-history.screen.tsx')).termHistoryScreen,
  offline: async () => (await import('#src/web/screens/offline/offline.screen.tsx')).offlineScreen,
  scan: async () => (await import('#src/web/screens/scan/scan.screen.tsx')).scanScreen,
  'tw-invoice': async () => (await import('#src/web/screens/tw-invoice/tw-invoice.screen.tsx')).twInvoiceScreen,
  'tw-receipt': async () => (await import('#src/web/screens/tw-receipt/tw-receipt.screen.tsx')).twReceiptScreen,
  'secure-account': async () =>
    (await import('#src/web/screens/secure-account/secure-account.screen.tsx')).secureAccountScreen,
  unsubscribe: async () => (await import('#src/web/screens/unsubscribe/unsubscribe.screen.tsx')).unsubscribeScreen,
  voucher: async () => (await import('#src/web/screens/voucher/voucher.screen.tsx')).voucherScreen,
  'not-found': async () => (await import('#src/web/screens/not-found/not-found.screen.tsx')).notFoundScreen,
  unauthorised: async () => (await import('#src/web/screens/unauthorised/unauthorised.screen.tsx')).unauthorisedScreen,
  'server-error': async () => (await import('#src/web/screens/server-error/server-error.screen.tsx')).serverErrorScreen,
  'dev-ui': async () => (await import('#src/web/screens/dev-ui/dev-ui.page.tsx')).devUiScreen,
  'dev-outbox': async () => (await import('#src/web/screens/dev-outbox/dev-outbox.screen.tsx')).devOutboxScreen,
} as const satisfies Partial<Record<PageName, () => Promise<Screen>>>;

export type BuiltPage = keyof typeof screens;
