import type { BuiltPage } from '#src/web/screens.ts';
import { sql } from './database.ts';
import { offerOf, type Offer } from './shop.ts';
import { button, buy, fillContact, goTo, openOffer, type Traveller } from './traveller.ts';

export type Visit = {
  readonly path: string;
  readonly before?: () => Promise<void>;
  /** Where it ends on a device when another row checks what is there. */
  readonly ends?: { readonly desktop: string; readonly mobile?: string };
};

/** What a round through all pages needs to have happened before: an order, and something in the cart. */
export type Bought = {
  readonly order: string;
  readonly voucher: string;
  readonly tour: Offer;
};

/** Buys for pages that show nothing without an order: each visitor buys once and opens all of them. */
export async function buyForRound(traveller: Traveller, fromDays: number): Promise<Bought> {
  const { page } = traveller;
  const request = page.request;
  const offer = await offerOf(request, 305, { fromDays });
  const order = await buy(traveller, offer);
  const voucher = await voucherOf(order);
  const tour = await offerOf(request, 303, { fromDays });
  await openOffer(traveller, tour);
  await button(traveller, 'Add to cart').click();
  await page.getByText(traveller.say('Added to your cart.'), { exact: true }).waitFor();
  return { order, voucher, tour };
}

export function allPages(traveller: Traveller, { order, voucher, tour }: Bought): Readonly<Record<BuiltPage, Visit>> {
  return {
    home: { path: '/' },
    city: { path: '/city/3-tokyo/' },
    search: { path: '/search/', ends: { desktop: '/search/result/' } },
    'nearby-all': { path: '/nearby/all/' },
    'popular-all': { path: '/popular/all/' },
    'popular-activities': { path: '/popular/activities/' },
    'poi-list': { path: '/poi/nearbyList/?place=3' },
    // A desktop is led to the list of all sights.
    'top-poi-list': { path: '/poi/toppoilist/' },
    poi: { path: '/poi/3002-tokyo-skytree/' },
    destination: { path: '/destination/p3-tokyo/' },
    'destination-category': { path: '/destination/p3-tokyo/3-museum/' },
    'destination-list': { path: '/destination_list/' },
    attraction: {
      path: '/attraction/3002/',
      ends: { desktop: '/poi/3002-tokyo-skytree/', mobile: '/poi/3002-tokyo-skytree/' },
    },
    'search-result': { path: '/search/result/?query=tower' },
    rails: { path: '/rails/' },
    'rails-search': { path: `/rails/search/?from=Tokyo&to=Osaka&date=${tour.date}&time=09:00` },
    promotion: { path: '/promotion/program/102/?city=4' },
    preferred: { path: '/klook-preferred/' },
    'best-on': { path: '/best-on-klook/' },
    deals: { path: '/deals/' },
    'deals-place': { path: '/deals/city/13-dubai/' },
    'deals-campaign': { path: '/deals/list/campaign/' },
    'car-rentals': { path: '/car-rentals/' },
    'car-rentals-search': { path: '/car-rentals/search/?pick_up=p3' },
    'travel-deals': { path: '/travel-deals/' },
    // The not-found page too.
    'travel-deals-place': {
      path: '/travel-deals/city/13-dubai/',
      ends: { desktop: '/travel-deals/city/13-dubai/', mobile: '/travel-deals/city/13-dubai/' },
    },
    about: { path: '/about/' },
    careers: { path: '/careers/' },
    sustainability: { path: '/sustainability-our-mission/' },
    help: { path: '/help/' },
    contact: { path: '/contact/' },
    accessibility: { path: '/accessibility/' },
    'travel-restrictions': { path: '/travel-restrictions/' },
    billboard: { path: '/billboard/101-after-dark/' },
    article: { path: '/articles/201-tokyo-before-ten/' },
    'triple-treat': { path: '/triple-treate-challenge-1/' },
    'zhenxing-coupon': { path: '/zhenxing-coupon-taiwan-tc/' },
    // A telephone finds nothing here.
    'page-test': { path: '/jenga/page-test/all-blocks/' },
    theme: { path: '/theme-v2/201-cities-from-above/' },
    'value-pack': { path: '/value-pack/302-osaka-castle-sky-and-sea/' },
    hotels: { path: '/hotels/' },
    'hotels-search': { path: '/hotels/search/?destination=3' },
    hotel: { path: '/hotels/1301-kiyosumi-lantern-house/' },
    'gift-cards': { path: '/gift-cards/' },
    'shorturl-landing': { path: '/shorturl/landing/', ends: { desktop: '/' } },
    'referral-record': { path: '/referralcoupon/record/' },
    'referral-event': { path: '/referralcoupon/specialevent/1/' },
    'referral-group': { path: '/referralcoupon/group/three-together/' },
    'secret-price': { path: '/community/secretprice/ferry-by-friends/' },
    partnership: { path: '/partnership/phone_coupon/ocean-bank/' },
    'successful-redeem': { path: '/partnership/phone_coupon/ocean-bank/successful-redeem/' },
    'failed-redeem': { path: '/partnership/phone_coupon/any-number/failed-redeem/' },
    activity: { path: `/activity/${tour.productId}-${tour.slug}/` },
    'activity-options': {
      path: `/activity/${tour.productId}-${tour.slug}/options/?package=${tour.option.id}&date=${tour.date}&slot=${tour.slotId}`,
    },
    'activity-reviews': { path: `/activity/${tour.productId}-${tour.slug}/reviews/` },
    review: { path: `/review/${voucher}/` },
    // No list is shared yet.
    wishlist: { path: '/wishlist/no-such-link/' },
    'user-wishlist': { path: '/user/wishlist/?save=306' },
    'user-reviews': { path: '/user/reviews/' },
    cart: { path: '/cart/' },
    // A desktop is led to home, with the picker open.
    'select-language': { path: '/select-language/' },
    'select-currency': { path: '/select-currency/' },
    'sign-in': { path: '/signin/' },
    checkout: { path: '/platform/pay/', before: async () => void (await fillContact(traveller)) },
    'payment-success': { path: `/payment/success/?order=${order}` },
    user: { path: '/user/' },
    'user-coupons': { path: '/user/coupons/' },
    'user-credits': { path: '/user/credits/' },
    'user-gift-cards': { path: '/user/gift-cards/' },
    'user-profile': { path: '/user/profile/' },
    'user-travellers': { path: '/user/travellers/' },
    'user-orders': { path: '/user/orders/' },
    'user-security': { path: '/user/security/' },
    'user-order': { path: `/user/orders/${order}/` },
    voucher: { path: `/voucher/${voucher}/` },
    'order-lookup': { path: '/order-lookup/' },
    unsubscribe: { path: '/unsubscribe/' },
    'secure-account': { path: '/secure-account/' },
    scan: { path: '/scan/' },
    offline: { path: '/offline/' },
    'user-notifications': { path: '/user/notifications/' },
    'user-consent': { path: '/user/consent/' },
    'user-messages': { path: `/user/messages/?order=${order}` },
    'user-data': { path: '/user/data/' },
    legal: { path: '/policy/' },
    'rewards-conditions': { path: '/rewards/conditions/' },
    'term-history': { path: '/term/history/?document=policy' },
    'tw-invoice': { path: '/tw_invoice/' },
    'tw-receipt': { path: '/tw_receipt/' },
    'order-receipt': { path: `/order-receipt/?order=${order}` },
    'not-found': { path: '/404/' },
    unauthorised: { path: '/401/' },
    'server-error': { path: '/500/' },
    'dev-ui': { path: '/dev/ui/' },
    'dev-outbox': { path: '/dev/outbox/' },
  };
}

/** Releases places, so that the round holds none afterwards. */
export async function endRound(traveller: Traveller): Promise<void> {
  await goTo(traveller, '/platform/pay/');
  await fillContact(traveller);
  await button(traveller, 'Back to cart').click();
  await traveller.page.waitForURL(/\/cart\//);
}

async function voucherOf(order: string): Promise<string> {
  const [row] = await sql<{ reference: string }>(
    'select booking.reference from booking join orders on orders.id = booking.order_id where orders.reference = $1',
    [order],
  );
  return row?.reference ?? '';
}
