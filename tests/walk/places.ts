import { pages } from '#src/contract/pages.ts';
import type { ThemeName, Toggles } from '#src/domain/site/partner.ts';
import { allFeatures } from '#src/domain/site/partner.ts';
import { localPath } from '#src/domain/site/addresses/address.ts';
import type { HostRow, HostTable } from '#src/domain/site/hosts.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { Platform } from '#src/domain/site/page/platform.ts';
import { allPartners, partnerNamed } from '#src/partners/partners.ts';
import type { BuiltPage } from '#src/web/screens.ts';

/** A request: the visitor, the page and the host. */
export type Visit = {
  readonly row: HostRow;
  readonly language: LanguageCode;
  readonly platform: Platform;
  /** `?util=` */
  readonly requestedTheme: string;
  readonly place: PlaceName;
};

/** A page as it is requested; what is no page of ours or is not built yet is a place too. */
export type PlaceName = BuiltPage | 'nowhere';

const tour = '306-mount-fuji-and-hakone-day-tour';

export type Place = { readonly path: string; readonly query?: string };

export const places: Readonly<Record<PlaceName, Place>> = {
  home: { path: '/' },
  city: { path: '/city/3-tokyo' },
  search: { path: '/search' },
  'nearby-all': { path: '/nearby/all' },
  'popular-all': { path: '/popular/all' },
  'popular-activities': { path: '/popular/activities' },
  'poi-list': { path: '/poi/poiList' },
  'top-poi-list': { path: '/poi/toppoilist' },
  poi: { path: '/poi/3002-tokyo-skytree' },
  destination: { path: '/destination/p3-tokyo' },
  'destination-category': { path: '/destination/p3-tokyo/3-museum' },
  'destination-list': { path: '/destination_list' },
  attraction: { path: '/attraction/3002' },
  'search-result': { path: '/search/result', query: 'query=tower' },
  rails: { path: '/rails' },
  'rails-search': { path: '/rails/search' },
  promotion: { path: '/promotion/program/101' },
  preferred: { path: '/klook-preferred' },
  'best-on': { path: '/best-on-klook' },
  deals: { path: '/deals' },
  'deals-place': { path: '/deals/city/13-dubai' },
  'deals-campaign': { path: '/deals/list/campaign' },
  'car-rentals': { path: '/car-rentals' },
  'car-rentals-search': { path: '/car-rentals/search', query: 'pick_up=p3' },
  'travel-deals': { path: '/travel-deals' },
  'travel-deals-place': { path: '/travel-deals/city/13-dubai' },
  about: { path: '/about' },
  careers: { path: '/careers' },
  sustainability: { path: '/sustainability-our-mission' },
  help: { path: '/help' },
  contact: { path: '/contact' },
  accessibility: { path: '/accessibility' },
  'travel-restrictions': { path: '/travel-restrictions' },
  billboard: { path: '/billboard/101-after-dark' },
  article: { path: '/articles/201-tokyo-before-ten' },
  'triple-treat': { path: '/triple-treate-challenge-1' },
  'zhenxing-coupon': { path: '/zhenxing-coupon-taiwan-tc' },
  'page-test': { path: '/jenga/page-test/all-blocks' },
  theme: { path: '/theme-v2/201-cities-from-above' },
  'value-pack': { path: '/value-pack/302-osaka-castle-sky-and-sea' },
  hotels: { path: '/hotels' },
  'hotels-search': { path: '/hotels/search', query: 'destination=3' },
  hotel: { path: '/hotels/1301-kiyosumi-lantern-house' },
  'gift-cards': { path: '/gift-cards' },
  'shorturl-landing': { path: '/shorturl/landing' },
  'referral-record': { path: '/referralcoupon/record' },
  'referral-event': { path: '/referralcoupon/specialevent/1' },
  'referral-group': { path: '/referralcoupon/group/three-together' },
  'secret-price': { path: '/community/secretprice/ferry-by-friends' },
  partnership: { path: '/partnership/phone_coupon/ocean-bank' },
  'successful-redeem': { path: '/partnership/phone_coupon/ocean-bank/successful-redeem' },
  'failed-redeem': { path: '/partnership/phone_coupon/ocean-bank/failed-redeem' },
  activity: { path: `/activity/${tour}` },
  'activity-options': { path: `/activity/${tour}/options` },
  'activity-reviews': { path: `/activity/${tour}/reviews` },
  review: { path: '/review/ABCDEFGHJK' },
  wishlist: { path: '/wishlist/no-such-link' },
  'user-wishlist': { path: '/user/wishlist' },
  'user-reviews': { path: '/user/reviews' },
  cart: { path: '/cart' },
  'select-language': { path: '/select-language' },
  'select-currency': { path: '/select-currency' },
  'sign-in': { path: '/signin' },
  checkout: { path: '/platform/pay' },
  'payment-success': { path: '/payment/success', query: 'order=ABCDEFGHJK' },
  user: { path: '/user' },
  'user-coupons': { path: '/user/coupons' },
  'user-credits': { path: '/user/credits' },
  'user-gift-cards': { path: '/user/gift-cards' },
  'user-profile': { path: '/user/profile' },
  'user-travellers': { path: '/user/travellers' },
  'user-orders': { path: '/user/orders' },
  'user-security': { path: '/user/security' },
  'user-order': { path: '/user/orders/ABCDEFGHJK' },
  voucher: { path: '/voucher/ABCDEFGHJK' },
  'order-lookup': { path: '/order-lookup' },
  unsubscribe: { path: '/unsubscribe' },
  'secure-account': { path: '/secure-account' },
  scan: { path: '/scan' },
  offline: { path: '/offline' },
  'user-notifications': { path: '/user/notifications' },
  'user-consent': { path: '/user/consent' },
  'user-messages': { path: '/user/messages' },
  'user-data': { path: '/user/data' },
  legal: { path: '/conditions' },
  'rewards-conditions': { path: '/rewards/conditions' },
  'term-history': { path: '/term/history', query: 'document=policy' },
  'order-receipt': { path: '/order-receipt', query: 'order=ABCDEFGHJK' },
  'tw-invoice': { path: '/tw_invoice' },
  'tw-receipt': { path: '/tw_receipt' },
  'not-found': { path: '/404' },
  unauthorised: { path: '/401' },
  'server-error': { path: '/500' },
  'dev-ui': { path: '/dev/ui' },
  'dev-outbox': { path: '/dev/outbox' },
  nowhere: { path: '/no/such/page' },
};

/** What the specification requires of a visit, computed from its tables and not by the code under test. */
export type Expected = {
  readonly url: string;
  readonly theme: ThemeName;
  readonly toggles: Toggles;
  readonly status: number;
  /** Where a redirect leads. */
  readonly location: string | null;
  readonly canonicalOrigin: string;
  readonly keepsTheme: boolean;
};

export function expectedOf(visit: Visit, hosts: HostTable): Expected {
  const { row, language, place } = visit;
  const { path, query } = places[place];
  const theme = themeOf(visit);
  const toggles = togglesOf(theme, row);
  const requested = [query, visit.requestedTheme === '' ? undefined : `util=${visit.requestedTheme}`].filter(
    (part) => part !== undefined,
  );
  const search = requested.length === 0 ? '' : `?${requested.join('&')}`;
  const url = localPath(language, path) + search;
  const location = lacksFeature(place, toggles) ? null : redirectOf(visit, theme, url, search);
  const own = hosts.find((one) => one.market === row.market && !one.isGuest && one.partner === null) ?? row;
  return {
    url,
    theme,
    toggles,
    location,
    status: location === null ? statusOf(visit, toggles) : place === 'attraction' ? 301 : 302,
    canonicalOrigin: own.origin,
    keepsTheme: theme !== 'meander' && !row.isGuest && row.partner === null,
  };
}

function themeOf({ row, requestedTheme: requested }: Visit): ThemeName {
  if (row.isGuest) return 'guest_checkout';
  if (row.partner !== null) return row.partner;
  const named = allPartners.find(({ name, id }) => name === requested || String(id) === requested)?.name;
  return named === undefined || named === 'guest_checkout' ? 'meander' : named;
}

function togglesOf(theme: ThemeName, { isGuest, partner }: HostRow): Toggles {
  const toggles = partnerNamed(theme)?.toggles ?? allFeatures;
  return isGuest || partner !== null ? toggles : { ...toggles, footer: true };
}

function redirectOf(
  { language, platform, place }: Visit,
  theme: ThemeName,
  url: string,
  search: string,
): string | null {
  const signIn = `${localPath(language, '/signin')}?signin_jump=${encodeURIComponent(url)}`;
  if (
    /^user(-|$)/.test(place) ||
    place === 'voucher' ||
    place === 'review' ||
    place === 'referral-record' ||
    place === 'order-receipt' ||
    place === 'tw-invoice' ||
    place === 'tw-receipt'
  )
    return signIn;
  if (place === 'checkout' && theme !== 'guest_checkout') return signIn;
  if (place === 'attraction') return localPath(language, places.poi.path) + search;
  if (place === 'top-poi-list' && platform === 'desktop') return localPath(language, '/poi/poiList') + search;
  if ((place === 'select-language' || place === 'select-currency') && platform === 'desktop')
    return `${localPath(language, '/')}${search}#${place.replace('select-', '')}-picker`;
  if (place === 'search' && platform === 'desktop') return localPath(language, '/search/result') + search;
  if (place === 'shorturl-landing' && platform === 'desktop') return localPath(language, '/') + search;
  // Nothing was redeemed here.
  if (place === 'successful-redeem') return localPath(language, places.partnership.path) + search;
  return null;
}

function statusOf({ place, platform }: Visit, toggles: Toggles): number {
  if (lacksFeature(place, toggles)) return 404;
  // RU-7: what has no view for phones and nothing near it.
  if (place === 'page-test' && platform === 'mobile') return 404;
  const own: Partial<Record<PlaceName, number>> = {
    'payment-success': 404,
    wishlist: 404,
    'travel-deals': 404,
    'travel-deals-place': 404,
    'not-found': 404,
    unauthorised: 401,
    'server-error': 500,
    nowhere: 404,
  };
  return own[place] ?? 200;
}

/** Whether the place is not there, because the theme does not have the feature that it is of. */
function lacksFeature(place: PlaceName, toggles: Toggles): boolean {
  const feature = featureOf(place);
  return feature !== null && !toggles[feature];
}

function featureOf(place: PlaceName): keyof Toggles | null {
  return place === 'nowhere' ? null : pages[place].feature;
}

/** The layout that frames what is shown; what is not there is an error's. */
export function layoutOf(place: PlaceName, status: number): (typeof pages)[BuiltPage]['layout'] {
  if (place === 'nowhere' || (featureOf(place) !== null && status === 404)) return 'errors';
  return pages[place].layout;
}
