import { specPaths } from '#src/contract/compat/spec-paths.ts';
import { hireWatched } from '#src/contract/cars/hire-fields.ts';
import { hotelFilters, stayWatched } from '#src/contract/stays/stay-fields.ts';
import type { Feature } from '#src/domain/site/partner.ts';
import type { MenuVertical } from '#src/domain/site/affiliate.ts';
import { returnPaths } from '#src/domain/site/addresses/return-paths.ts';
import { urlPattern, type UrlPattern } from '#src/domain/site/addresses/url-pattern.ts';

/** The one table of every URL of the site (spec §2, RU-14). A page that is not built yet is `planned` and answers 404. */
export type PageRow = {
  readonly pattern: UrlPattern;
  readonly views: 'both' | 'mobile' | 'desktop';
  readonly layout: 'default' | 'blank' | 'errors' | 'partnership' | 'responsive' | 'activity-booking-options';
  /** RU-9: true needs sign-in, false makes no profile call, null loads the profile and requires nothing. */
  readonly auth: boolean | null;
  readonly robots: 'index' | 'noindex' | 'noindex,nofollow';
  readonly footer: boolean;
  /** Query keys whose change refreshes the page's data (spec §4) and that may be in a cache key. */
  readonly watched: readonly string[];
  /** What runs in the browser when the page is opened (spec §5). `risk` is the risk-detection script, which three routes skip (spec §2). */
  readonly middleware: readonly string[];
  /** True where the page shows nothing of a visitor, so that its HTML may be cached. */
  readonly cached: boolean;
  readonly planned: boolean;
  /** True where the server answers by itself and nothing is drawn. */
  readonly byServer: boolean;
  /** RU-7: where a visitor is sent whose device has no view of this page; a hash opens something on it. */
  readonly otherDevice: string | null;
  /** RU-9: true where a guest-checkout site requires no sign-in. */
  readonly openToGuests: boolean;
  /** The feature of a theme without which this page is not there (spec §1). */
  readonly feature: Feature | null;
  /** The line of the menu that it belongs to: where an affiliate's agreement leaves that out, the page is not there (spec §1). */
  readonly vertical: MenuVertical | null;
  /** True for pages of showcase and development alone (RU-30): production neither builds nor names them. */
  readonly developer: boolean;
};

function page(pattern: string, row: Partial<Omit<PageRow, 'pattern'>> = {}): PageRow {
  return {
    views: 'both',
    layout: 'default',
    auth: null,
    robots: 'index',
    footer: true,
    watched: [],
    middleware: ['risk'],
    cached: false,
    planned: false,
    byServer: false,
    otherDevice: null,
    openToGuests: false,
    feature: null,
    vertical: null,
    developer: false,
    ...row,
    pattern: urlPattern(pattern),
  };
}

/** Every page of the user centre: readable by its owner only, and not for search engines (RU-9, RU-14). */
const own = { auth: true, robots: 'noindex' } as const;
const forDevelopers = { developer: true, robots: 'noindex,nofollow', auth: false, layout: 'blank' } as const;
/** Offers of a partner to its own customers. */
const atPartner = { layout: 'partnership', middleware: [] } as const;
/** For visitors to whom a friend has sent the address: nothing of ours leads there. */
const sent = { robots: 'noindex', feature: 'userCentre' } as const;
/** What a plain form leads back with. */
const formWatched = ['done', 'refused'];
/** Where a phone chooses; on a desktop a dialog above the page does. */
const picker = { views: 'mobile', layout: 'blank', robots: 'noindex', watched: ['back'] } as const;
const legal =
  'conditions|policy|tnc-for-ai-tools|price|cookiepolicy|bugbounty|krlocationbasedservices|law|mandatoryconsent|surveysconsent|marketingconsent|thirdpartyconsent|animalwelfarepolicy';
const results = [
  'query',
  'sort',
  'category',
  'date',
  'from',
  'to',
  'page',
  'city',
  'instant',
  'free_cancel',
  'mobile_ticket',
  'cancel_until',
  'guide',
  'access',
  'adults',
  'ages',
  'shown',
  'view',
  'area',
];
/** The query of a search for trains, and what was chosen of its results. */
const railQueryKeys = [
  'from',
  'from_id',
  'to',
  'to_id',
  'trip',
  'date',
  'time',
  'by',
  'return_date',
  'return_time',
  'adults',
  'children',
  'child_ages',
  'child_age',
  'cards',
  'card',
  'sort',
  'out',
  'out_class',
  'out_fares',
  'back',
  'back_class',
  'back_fares',
  'stops',
];

export const pages = {
  home: page('/', { cached: true }),
  city: page('/city/:id:path?', { cached: true, watched: ['category', 'page'] }),
  theme: page('/theme-v2/:themeId:path?', { vertical: 'activities', cached: true }),
  'nearby-all': page('/nearby/all', { cached: true }),
  'popular-all': page('/popular/all', { cached: true }),
  'popular-activities': page('/popular/activities', {
    vertical: 'activities',
    cached: true,
    watched: ['category', 'page'],
  }),
  about: page('/about', { cached: true }),
  careers: page('/careers', { cached: true }),
  preferred: page(specPaths.preferred, { vertical: 'activities', cached: true, watched: ['country', 'city', 'page'] }),
  'select-currency': page('/select-currency', { ...picker, otherDevice: '/#currency-picker' }),
  'select-language': page('/select-language', { ...picker, otherDevice: '/#language-picker' }),
  search: page('/search', {
    cached: true,
    views: 'mobile',
    layout: 'blank',
    robots: 'noindex',
    watched: ['query'],
    otherDevice: '/search/result/',
  }),
  'search-result': page('/search/result', { cached: true, watched: results, robots: 'noindex' }),
  promotion: page('/promotion/program/:programId', {
    vertical: 'activities',
    cached: true,
    watched: ['sort', 'category', 'city', 'instant', 'free_cancel', 'date', 'from', 'to', 'page', 'shown'],
  }),
  'poi-list': page('/poi/:type(activityList|nearbyList|poiList|searchList)', {
    cached: true,
    watched: ['place', 'kind', 'query', 'page'],
  }),
  'top-poi-list': page('/poi/toppoilist', {
    cached: true,
    watched: ['place'],
    views: 'mobile',
    otherDevice: '/poi/poiList/',
  }),
  poi: page('/poi/:id:path?', { cached: true }),
  destination: page('/destination/p:poiId:poiPath?', { cached: true, watched: ['page'] }),
  'destination-category': page('/destination/p:poiId:poiPath?/:categoryId:categoryPath?', {
    cached: true,
    watched: ['page'],
  }),
  'destination-list': page('/destination_list', { cached: true, watched: ['order', 'query'] }),
  'shorturl-landing': page('/shorturl/landing', {
    views: 'mobile',
    otherDevice: '/',
    robots: 'noindex',
    watched: ['code'],
  }),
  'short-link': page('/s/:code(key)', { byServer: true, layout: 'blank', auth: false, robots: 'noindex,nofollow' }),
  'referral-record': page('/referralcoupon/record', { auth: true, robots: 'noindex,nofollow', feature: 'userCentre' }),
  'referral-event': page('/referralcoupon/specialevent/:eventId', { ...sent, watched: ['invite'] }),
  'referral-group': page('/referralcoupon/group/:taskId(key)', sent),
  'secret-price': page('/community/secretprice/:taskId(key)', sent),
  // The specification shows the not-found page here.
  'travel-deals': page('/travel-deals', { robots: 'noindex' }),
  'travel-deals-place': page('/travel-deals/:scope(coureg|city)/:id:path?', { robots: 'noindex' }),
  deals: page('/deals', { vertical: 'deals', cached: true, watched: ['kind'] }),
  'deals-place': page('/deals/:scope(coureg|city)/:id:path?', {
    vertical: 'deals',
    cached: true,
    robots: 'noindex,nofollow',
  }),
  'deals-campaign': page('/deals/list/campaign', { vertical: 'deals', cached: true }),
  'best-on': page(specPaths.bestOn, { vertical: 'activities', cached: true, watched: ['by'] }),
  billboard: page('/billboard/:id:name?', { cached: true, robots: 'noindex' }),
  article: page('/articles/:id:name?', { cached: true, layout: 'responsive' }),
  'travel-restrictions': page('/travel-restrictions', { cached: true }),
  'value-pack': page('/value-pack/:id:path?', { vertical: 'value-packs', cached: true }),
  checkout: page(returnPaths.checkout, {
    auth: true,
    openToGuests: true,
    robots: 'noindex,nofollow',
    layout: 'blank',
  }),
  'payment-success': page(returnPaths.success, { robots: 'noindex,nofollow', footer: false }),
  'term-history': page('/term/history', { cached: true, watched: ['document', 'version', 'from'] }),
  legal: page(`/:document(${legal})`, { cached: true }),
  'rewards-conditions': page('/rewards/conditions', { cached: true }),
  'tw-invoice': page('/tw_invoice', { auth: true, robots: 'noindex', watched: ['order'] }),
  'tw-receipt': page('/tw_receipt', { auth: true, robots: 'noindex', watched: ['order'] }),
  'triple-treat': page('/triple-treate-challenge-1', { cached: true }),
  'zhenxing-coupon': page('/zhenxing-coupon-taiwan-tc', { cached: true }),
  // Not cached: its robot check is bound to the device, which a cached page does not name yet.
  partnership: page('/partnership/phone_coupon/:event(key)', { ...atPartner, robots: 'noindex' }),
  'successful-redeem': page('/partnership/phone_coupon/:event(key)/successful-redeem', {
    robots: 'noindex,nofollow',
    watched: ['token'],
    ...atPartner,
  }),
  'failed-redeem': page('/partnership/phone_coupon/:event(key)/failed-redeem', {
    robots: 'noindex,nofollow',
    watched: ['token'],
    ...atPartner,
  }),
  sustainability: page('/sustainability-our-:topic(mission|communities|merchants)', { cached: true }),
  'page-test': page('/jenga/page-test/:pageTypeKey(key)', { cached: true, views: 'desktop', robots: 'noindex' }),
  'not-found': page('/404', { layout: 'errors', auth: false, robots: 'noindex', cached: true }),
  unauthorised: page('/401', { layout: 'errors', auth: false, robots: 'noindex', cached: true }),
  'server-error': page('/500', { layout: 'errors', auth: false, robots: 'noindex', cached: true }),
  'api-health-check': page('/apiHealthCheck', { byServer: true, layout: 'blank', auth: false, robots: 'noindex' }),
  'sign-in': page('/signin', { layout: 'blank', robots: 'noindex', watched: ['signin_jump'] }),

  activity: page('/activity/:id:path?', { vertical: 'activities', cached: true, watched: ['package', 'month'] }),
  'activity-options': page('/activity/:id:path?/options', {
    vertical: 'activities',
    layout: 'activity-booking-options',
    robots: 'noindex',
    watched: ['package', 'date', 'month', 'slot', 'pack', 'ticket', 'ages', 'units'],
  }),
  'activity-reviews': page('/activity/:id:path?/reviews', {
    vertical: 'activities',
    cached: true,
    watched: ['score', 'lang', 'photos', 'party', 'sort', 'page', 'translated', 'refused'],
  }),
  cart: page('/cart', { robots: 'noindex,nofollow', feature: 'cart' }),
  hotels: page('/hotels', { cached: true, vertical: 'hotels' }),
  'hotels-search': page('/hotels/search', {
    robots: 'noindex',
    vertical: 'hotels',
    watched: ['destination', ...stayWatched, ...hotelFilters, 'sort', 'page', 'view'],
  }),
  hotel: page('/hotels/:id:path?', { vertical: 'hotels', watched: [...stayWatched, 'month'] }),
  rails: page('/rails', { cached: true, vertical: 'rails' }),
  'rails-search': page('/rails/search', { robots: 'noindex', watched: railQueryKeys, vertical: 'rails' }),
  'car-rentals': page('/car-rentals', { cached: true, vertical: 'car-rentals' }),
  'car-rentals-search': page('/car-rentals/search', {
    robots: 'noindex',
    vertical: 'car-rentals',
    watched: hireWatched,
  }),
  attraction: page('/attraction/:id:path?', { cached: true }),
  voucher: page('/voucher/:reference(key)', { robots: 'noindex,nofollow' }),
  'order-lookup': page('/order-lookup', {
    robots: 'noindex,nofollow',
    watched: [...formWatched, 'order', 'part'],
  }),
  'order-receipt': page('/order-receipt', { robots: 'noindex,nofollow', watched: ['order'] }),
  // What a browser without a connection shows of itself; the service worker caches it.
  offline: page('/offline', { robots: 'noindex', auth: false, layout: 'blank', cached: true, middleware: [] }),
  scan: page('/scan', { robots: 'noindex,nofollow', auth: false, layout: 'blank', cached: true }),
  unsubscribe: page('/unsubscribe', { robots: 'noindex,nofollow', watched: ['from', 'done'], layout: 'blank' }),
  'secure-account': page('/secure-account', {
    robots: 'noindex',
    watched: [...formWatched, 'notice'],
    layout: 'blank',
  }),
  wishlist: page('/wishlist/:token(key)', { robots: 'noindex,nofollow' }),
  review: page('/review/:reference(key)', { robots: 'noindex,nofollow', watched: formWatched }),
  user: page('/user', own),
  'user-orders': page('/user/orders', { ...own, watched: ['show', 'page'] }),
  'user-order': page(returnPaths.order, { robots: 'noindex,nofollow', auth: true }),
  'user-reviews': page('/user/reviews', own),
  'user-wishlist': page('/user/wishlist', { ...own, watched: [...formWatched, 'list', 'save'] }),
  'user-coupons': page('/user/coupons', { ...own, watched: formWatched }),
  'user-credits': page('/user/credits', { ...own, watched: ['page'] }),
  'user-gift-cards': page('/user/gift-cards', { ...own, watched: [...formWatched, 'page'] }),
  'user-profile': page('/user/profile', { ...own, watched: formWatched }),
  'user-security': page('/user/security', { ...own, watched: formWatched }),
  'user-notifications': page('/user/notifications', { ...own, watched: formWatched }),
  'user-consent': page('/user/consent', { ...own, watched: formWatched }),
  'user-travellers': page('/user/travellers', { ...own, watched: [...formWatched, 'open'] }),
  'user-data': page('/user/data', { ...own, watched: [...formWatched, 'close'] }),
  'user-messages': page('/user/messages', { ...own, watched: ['order', 'refused'] }),
  help: page('/help', { cached: true, watched: ['q'] }),
  contact: page('/contact', { cached: true }),
  accessibility: page('/accessibility', { cached: true }),
  'gift-cards': page('/gift-cards', { cached: true }),
  'dev-ui': page('/dev/ui', { ...forDevelopers, watched: ['dir', 'theme'] }),
  'dev-outbox': page('/dev/outbox', forDevelopers),
} as const satisfies Record<string, PageRow>;

export type PageName = keyof typeof pages;
