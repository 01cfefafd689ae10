import type { PageName } from '#src/contract/pages.ts';
import type { Screen } from '#src/web/shared/page/page-definition.ts';

/** Every built page and its screen; a page's code reaches the browser only when it is opened. */
export const screens = {
  home: async () => (await import('#src/web/content/home/home.screen.tsx')).homeScreen,
  city: async () => (await import('#src/web/places/city/city.screen.tsx')).cityScreen,
  'nearby-all': async () => (await import('#src/web/places/nearby-all/nearby-all.screen.tsx')).nearbyAllScreen,
  'popular-all': async () => (await import('#src/web/places/popular-all/popular-all.screen.tsx')).popularAllScreen,
  'popular-activities': async () =>
    (await import('#src/web/places/popular-activities/popular-activities.screen.tsx')).popularActivitiesScreen,
  'poi-list': async () => (await import('#src/web/places/poi-list/poi-list.screen.tsx')).poiListScreen,
  'top-poi-list': async () => (await import('#src/web/places/top-poi-list/top-poi-list.screen.tsx')).topPoiListScreen,
  poi: async () => (await import('#src/web/places/poi/poi.screen.tsx')).poiScreen,
  destination: async () => (await import('#src/web/places/destination/destination.screen.ts')).destinationScreen,
  'destination-category': async () =>
    (await import('#src/web/places/destination-category/destination-category.screen.ts')).destinationCategoryScreen,
  'destination-list': async () =>
    (await import('#src/web/places/destination-list/destination-list.screen.tsx')).destinationListScreen,
  attraction: async () => (await import('#src/web/places/attraction/attraction.screen.ts')).attractionScreen,
  search: async () => (await import('#src/web/search/search/search.screen.tsx')).searchScreen,
  'search-result': async () =>
    (await import('#src/web/search/search-result/search-result.screen.tsx')).searchResultScreen,
  rails: async () => (await import('#src/web/rail/rails/rails.screen.tsx')).railsScreen,
  'rails-search': async () => (await import('#src/web/rail/rails-search/rails-search.screen.tsx')).railsSearchScreen,
  promotion: async () => (await import('#src/web/marketing/promotion/promotion.screen.tsx')).promotionScreen,
  about: async () => (await import('#src/web/content/about/about.screen.tsx')).aboutScreen,
  careers: async () => (await import('#src/web/content/careers/careers.screen.tsx')).careersScreen,
  sustainability: async () =>
    (await import('#src/web/content/sustainability/sustainability.screen.tsx')).sustainabilityScreen,
  help: async () => (await import('#src/web/support/help/help.screen.tsx')).helpScreen,
  contact: async () => (await import('#src/web/support/contact/contact.screen.tsx')).contactScreen,
  accessibility: async () =>
    (await import('#src/web/content/accessibility/accessibility.screen.tsx')).accessibilityScreen,
  'travel-restrictions': async () =>
    (await import('#src/web/content/travel-restrictions/travel-restrictions.screen.tsx')).travelRestrictionsScreen,
  article: async () => (await import('#src/web/content/article/article.screen.tsx')).articleScreen,
  billboard: async () => (await import('#src/web/content/billboard/billboard.screen.tsx')).billboardScreen,
  'triple-treat': async () => (await import('#src/web/content/triple-treat/triple-treat.screen.tsx')).tripleTreatScreen,
  'zhenxing-coupon': async () =>
    (await import('#src/web/content/zhenxing-coupon/zhenxing-coupon.screen.tsx')).zhenxingCouponScreen,
  'page-test': async () => (await import('#src/web/content/page-test/page-test.screen.tsx')).pageTestScreen,
  'best-on': async () => (await import('#src/web/content/best-on/best-on.screen.tsx')).bestOnScreen,
  preferred: async () => (await import('#src/web/marketing/preferred/preferred.screen.tsx')).preferredScreen,
  deals: async () => (await import('#src/web/marketing/deals/deals.screen.tsx')).dealsScreen,
  'car-rentals': async () => (await import('#src/web/cars/car-rentals/car-rentals.screen.tsx')).carRentalsScreen,
  'car-rentals-search': async () =>
    (await import('#src/web/cars/car-rentals-search/car-rentals-search.screen.tsx')).carRentalsSearchScreen,
  'deals-place': async () => (await import('#src/web/marketing/deals-place/deals-place.screen.tsx')).dealsPlaceScreen,
  'deals-campaign': async () =>
    (await import('#src/web/marketing/deals-campaign/deals-campaign.screen.tsx')).dealsCampaignScreen,
  'travel-deals': async () =>
    (await import('#src/web/marketing/travel-deals/travel-deals.screen.tsx')).travelDealsScreen,
  'travel-deals-place': async () =>
    (await import('#src/web/marketing/travel-deals-place/travel-deals-place.screen.tsx')).travelDealsPlaceScreen,
  theme: async () => (await import('#src/web/marketing/theme/theme.screen.tsx')).themeScreen,
  hotels: async () => (await import('#src/web/stays/hotels/hotels.screen.tsx')).hotelsScreen,
  'hotels-search': async () =>
    (await import('#src/web/stays/hotels-search/hotels-search.screen.tsx')).hotelsSearchScreen,
  hotel: async () => (await import('#src/web/stays/hotel/hotel.screen.tsx')).hotelScreen,
  'gift-cards': async () => (await import('#src/web/marketing/gift-cards/gift-cards.screen.tsx')).giftCardsScreen,
  'shorturl-landing': async () =>
    (await import('#src/web/marketing/shorturl-landing/shorturl-landing.screen.tsx')).shorturlLandingScreen,
  'referral-record': async () =>
    (await import('#src/web/marketing/referral-record/referral-record.screen.tsx')).referralRecordScreen,
  'referral-event': async () =>
    (await import('#src/web/marketing/referral-event/referral-event.screen.tsx')).referralEventScreen,
  'referral-group': async () =>
    (await import('#src/web/marketing/referral-group/referral-group.screen.tsx')).referralGroupScreen,
  'secret-price': async () =>
    (await import('#src/web/marketing/secret-price/secret-price.screen.tsx')).secretPriceScreen,
  partnership: async () => (await import('#src/web/marketing/partnership/partnership.screen.tsx')).partnershipScreen,
  'successful-redeem': async () =>
    (await import('#src/web/marketing/successful-redeem/successful-redeem.screen.tsx')).successfulRedeemScreen,
  'failed-redeem': async () =>
    (await import('#src/web/marketing/failed-redeem/failed-redeem.screen.tsx')).failedRedeemScreen,
  'value-pack': async () => (await import('#src/web/marketing/value-pack/value-pack.screen.tsx')).valuePackScreen,
  activity: async () => (await import('#src/web/catalogue/activity/activity.screen.tsx')).activityScreen,
  'activity-options': async () =>
    (await import('#src/web/catalogue/activity-options/activity-options.screen.tsx')).activityOptionsScreen,
  'activity-reviews': async () =>
    (await import('#src/web/reviews/activity-reviews/activity-reviews.screen.tsx')).activityReviewsScreen,
  wishlist: async () => (await import('#src/web/wishlists/wishlist/wishlist.screen.tsx')).wishlistScreen,
  'user-wishlist': async () =>
    (await import('#src/web/wishlists/user-wishlist/user-wishlist.screen.tsx')).userWishlistScreen,
  review: async () => (await import('#src/web/reviews/review/review.screen.tsx')).reviewScreen,
  'user-reviews': async () => (await import('#src/web/reviews/user-reviews/user-reviews.screen.tsx')).userReviewsScreen,
  cart: async () => (await import('#src/web/cart/cart/cart.screen.tsx')).cartScreen,
  'select-language': async () =>
    (await import('#src/web/site/select-language/select-language.screen.tsx')).selectLanguageScreen,
  'select-currency': async () =>
    (await import('#src/web/site/select-currency/select-currency.screen.tsx')).selectCurrencyScreen,
  'sign-in': async () => (await import('#src/web/accounts/sign-in/sign-in.screen.tsx')).signInScreen,
  checkout: async () => (await import('#src/web/checkout/checkout/checkout.screen.tsx')).checkoutScreen,
  'payment-success': async () =>
    (await import('#src/web/checkout/payment-success/payment-success.screen.tsx')).paymentSuccessScreen,
  user: async () => (await import('#src/web/accounts/user/user.screen.tsx')).userScreen,
  'user-coupons': async () =>
    (await import('#src/web/marketing/user-coupons/user-coupons.screen.tsx')).userCouponsScreen,
  'user-credits': async () =>
    (await import('#src/web/marketing/user-credits/user-credits.screen.tsx')).userCreditsScreen,
  'user-gift-cards': async () =>
    (await import('#src/web/marketing/user-gift-cards/user-gift-cards.screen.tsx')).userGiftCardsScreen,
  'user-profile': async () =>
    (await import('#src/web/accounts/user-profile/user-profile.screen.tsx')).userProfileScreen,
  'user-travellers': async () =>
    (await import('#src/web/accounts/user-travellers/user-travellers.screen.tsx')).userTravellersScreen,
  'user-security': async () =>
    (await import('#src/web/accounts/user-security/user-security.screen.tsx')).userSecurityScreen,
  'user-orders': async () => (await import('#src/web/orders/user-orders/user-orders.screen.tsx')).userOrdersScreen,
  'user-order': async () => (await import('#src/web/orders/user-order/user-order.screen.tsx')).userOrderScreen,
  'order-lookup': async () => (await import('#src/web/orders/order-lookup/order-lookup.screen.tsx')).orderLookupScreen,
  'order-receipt': async () =>
    (await import('#src/web/orders/order-receipt/order-receipt.screen.tsx')).orderReceiptScreen,
  'user-notifications': async () =>
    (await import('#src/web/accounts/user-notifications/user-notifications.screen.tsx')).userNotificationsScreen,
  'user-consent': async () =>
    (await import('#src/web/accounts/user-consent/user-consent.screen.tsx')).userConsentScreen,
  'user-messages': async () =>
    (await import('#src/web/support/user-messages/user-messages.screen.tsx')).userMessagesScreen,
  'user-data': async () => (await import('#src/web/accounts/user-data/user-data.screen.tsx')).userDataScreen,
  legal: async () => (await import('#src/web/content/legal/legal.screen.tsx')).legalScreen,
  'rewards-conditions': async () =>
    (await import('#src/web/marketing/rewards-conditions/rewards-conditions.screen.ts')).rewardsConditionsScreen,
  'term-history': async () => (await import('#src/web/content/term-history/term-history.screen.tsx')).termHistoryScreen,
  offline: async () => (await import('#src/web/site/offline/offline.screen.tsx')).offlineScreen,
  scan: async () => (await import('#src/web/orders/scan/scan.screen.tsx')).scanScreen,
  'tw-invoice': async () => (await import('#src/web/orders/tw-invoice/tw-invoice.screen.tsx')).twInvoiceScreen,
  'tw-receipt': async () => (await import('#src/web/orders/tw-receipt/tw-receipt.screen.tsx')).twReceiptScreen,
  'secure-account': async () =>
    (await import('#src/web/accounts/secure-account/secure-account.screen.tsx')).secureAccountScreen,
  unsubscribe: async () => (await import('#src/web/accounts/unsubscribe/unsubscribe.screen.tsx')).unsubscribeScreen,
  voucher: async () => (await import('#src/web/orders/voucher/voucher.screen.tsx')).voucherScreen,
  'not-found': async () => (await import('#src/web/site/not-found/not-found.screen.tsx')).notFoundScreen,
  unauthorised: async () => (await import('#src/web/site/unauthorised/unauthorised.screen.tsx')).unauthorisedScreen,
  'server-error': async () => (await import('#src/web/site/server-error/server-error.screen.tsx')).serverErrorScreen,
  'dev-ui': async () => (await import('#src/web/site/dev-ui/dev-ui.page.tsx')).devUiScreen,
  'dev-outbox': async () => (await import('#src/web/operations/dev-outbox/dev-outbox.screen.tsx')).devOutboxScreen,
} as const satisfies Partial<Record<PageName, () => Promise<Screen>>>;

export type BuiltPage = keyof typeof screens;
