import type { Endpoint } from '#src/contract/endpoint.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';
import { cartEndpoints } from '#src/contract/cart/cart.ts';
import { catalogueEndpoints } from '#src/contract/catalogue/catalogue.ts';
import { checkoutEndpoints } from '#src/contract/checkout/checkout.ts';
import { contentEndpoints } from '#src/contract/content/content.ts';
import { dealEndpoints } from '#src/contract/marketing/deals.ts';
import { developEndpoints } from '#src/contract/operations/develop.ts';
import { documentEndpoints } from '#src/contract/orders/documents.ts';
import { admissionEndpoints } from '#src/contract/orders/admission.ts';
import { giftCardEndpoints } from '#src/contract/marketing/gifts/gift-cards.ts';
import { homeEndpoints } from '#src/contract/content/home.ts';
import { loggingEndpoints } from '#src/contract/operations/logging.ts';
import { orderEndpoints } from '#src/contract/orders/orders.ts';
import { phoneCouponEndpoints } from '#src/contract/marketing/referral/phone-coupon.ts';
import { placesEndpoints } from '#src/contract/places/places.ts';
import { privacyEndpoints } from '#src/contract/accounts/privacy.ts';
import { profileEndpoints } from '#src/contract/accounts/profile.ts';
import { promotionEndpoints } from '#src/contract/marketing/promotion.ts';
import { railEndpoints } from '#src/contract/rail/rail.ts';
import { railSaleEndpoints } from '#src/contract/rail/rail-sale.ts';
import { rankingEndpoints } from '#src/contract/catalogue/rankings.ts';
import { referralEndpoints } from '#src/contract/marketing/referral/referral.ts';
import { reviewEndpoints } from '#src/contract/reviews/reviews.ts';
import { searchEndpoints } from '#src/contract/search/search.ts';
import { securityEndpoints } from '#src/contract/accounts/security/account-security.ts';
import { shortLinkEndpoints } from '#src/contract/marketing/referral/short-links.ts';
import { siteDataEndpoints } from '#src/contract/site/site-data.ts';
import { startEndpoints } from '#src/contract/accounts/start.ts';
import { supportEndpoints } from '#src/contract/support/support.ts';
import { termEndpoints } from '#src/contract/content/terms.ts';
import { travellerEndpoints } from '#src/contract/accounts/travellers.ts';
import { userCentreEndpoints } from '#src/contract/orders/user-centre.ts';
import { valuePackEndpoints } from '#src/contract/marketing/value-packs.ts';
import { verticalEndpoints } from '#src/contract/shared/verticals/verticals.ts';
import { walletEndpoints } from '#src/contract/marketing/wallet.ts';
import { wishlistEndpoints } from '#src/contract/wishlists/wishlists.ts';

/** An endpoint under the name that it has in its table, by which documents and the files of calls call it. */
export type NamedEndpoint = { readonly name: string; readonly endpoint: Endpoint<unknown, unknown> };

/** Endpoints that belong together, with what the API's document says of them. */
export type Service = {
  readonly title: string;
  readonly description: string;
  readonly endpoints: readonly NamedEndpoint[];
};

/** The services of the API, in the order of a purchase. */
export const services: readonly Service[] = [
  service('Home', 'Sections of the home page.', homeEndpoints),
  service('Catalog', 'Products, options, prices and availability.', catalogueEndpoints),
  service('Search', 'Search for destinations and activities.', searchEndpoints),
  service('Promotion', 'Promotions and travel themes with selected activities.', promotionEndpoints),
  service('Deals', 'Limited-time offers and their campaigns.', dealEndpoints),
  service('Rankings', 'Best activities by reviews and bookings.', rankingEndpoints),
  service('Rail', 'Search for trains and buses between places, with fares.', railEndpoints),
  service('Rail sale', 'Seat maps of rides, and rail passes.', railSaleEndpoints),
  service(
    'Venues',
    'Hotels, car rental and other services sold by time, each with its own search parameters.',
    verticalEndpoints,
  ),
  service('Value packs', 'Several activities sold together, with dates chosen later.', valuePackEndpoints),
  service('Places', 'Destinations, attractions and places nearby.', placesEndpoints),
  service('Site data', 'Languages, currencies, menus, footer and settings of the site.', siteDataEndpoints),
  service('Content', 'Editorial content that changes without a deployment.', contentEndpoints),
  service('Start', 'Calls that a browser makes after a page has loaded.', startEndpoints),
  service('Account', 'Sign-in, the current user and their preferences.', accountEndpoints),
  service('Security', 'Sign-in methods, sessions and security events of the signed-in account.', securityEndpoints),
  service('User center', 'Orders, bookings and status of the signed-in account.', userCentreEndpoints),
  service('Profile', 'Personal details and public profile of the signed-in account.', profileEndpoints),
  service('Travelers', 'Saved travelers and contact details of the signed-in account.', travellerEndpoints),
  service('Terms', 'Legal texts, their versions and consent.', termEndpoints),
  service('Privacy', 'Message preferences, data export and closing the account.', privacyEndpoints),
  service('Support', 'Conversations about an order between its buyer and support.', supportEndpoints),
  service('Cart', 'Selected products; the cart holds no inventory.', cartEndpoints),
  service('Checkout', 'Quotes, holds and payment.', checkoutEndpoints),
  service('Wallet', 'Coupons, credits and gift cards of the signed-in account.', walletEndpoints),
  service('Gift cards', 'Purchase, delivery and redemption of gift cards.', giftCardEndpoints),
  service('Referrals', 'Invitations, group prices, price drops and short links.', {
    ...referralEndpoints,
    ...shortLinkEndpoints,
  }),
  service('Coupons for phone numbers', 'Coupons of a partner, one for each phone number.', phoneCouponEndpoints),
  service('Wishlists', 'Saved activities and lists of them.', wishlistEndpoints),
  service('Reviews', 'Reviews of products and the reviews of the signed-in account.', reviewEndpoints),
  service('Orders', 'Orders, bookings, changes and refunds of the signed-in account.', orderEndpoints),
  service('Documents', 'Orders and documents without an account, by the signed link of an email.', documentEndpoints),
  service(
    'Admission',
    'Voucher checks at the venue; suppliers’ scanners authenticate with their own token.',
    admissionEndpoints,
  ),
  service('Logging', 'Reports sent by browsers; always answered with 204.', loggingEndpoints),
  service('Developers', 'Available in showcase and development mode only; 404 in production.', developEndpoints),
];

function service(
  title: string,
  description: string,
  endpoints: Readonly<Record<string, Endpoint<unknown, unknown>>>,
): Service {
  return { title, description, endpoints: Object.entries(endpoints).map(([name, endpoint]) => ({ name, endpoint })) };
}
