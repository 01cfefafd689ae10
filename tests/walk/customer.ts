import { accountEndpoints } from '#src/contract/accounts/account.ts';
import { cartEndpoints } from '#src/contract/cart/cart.ts';
import { checkoutEndpoints } from '#src/contract/checkout/checkout.ts';
import { orderEndpoints } from '#src/contract/orders/orders.ts';
import { phoneCouponEndpoints } from '#src/contract/marketing/referral/phone-coupon.ts';
import { wishlistEndpoints } from '#src/contract/wishlists/wishlists.ts';
import { TestBrowser, type Reply } from '../api/browser.ts';
import type { Place, PlaceName } from './places.ts';
import type { WholeSite } from './site.ts';

/** A customer who has signed in, bought and saved: what their browser sends, and where their things are. */
export type Customer = {
  readonly cookie: string;
  readonly places: Partial<Readonly<Record<PlaceName, Place>>>;
};

const email = 'walker@mail.example';
const goodCard = '4242424242424242';
const cruise = { productId: 205, optionId: 'day-loop' };

/** Opens a customer for pages that show an outsider nothing: signs in, pays an order, fills a cart and saves a list. */
export async function openCustomer(whole: WholeSite): Promise<Customer> {
  const browser = new TestBrowser(whole.server);
  await signIn(browser, whole);
  const { order, booking } = await buy(browser, whole);
  await put(browser, 2);
  const list = await share(browser);
  const coupon = { event: 'ocean-bank', phone: '+85291234567' };
  const { token } = must<{ token: string }>(await browser.callApi(phoneCouponEndpoints.redeemPhoneCoupon, coupon));
  const ofOrder = `order=${order}`;
  return {
    cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
    places: {
      review: { path: `/review/${booking}` },
      voucher: { path: `/voucher/${booking}` },
      wishlist: { path: `/wishlist/${list}` },
      'user-order': { path: `/user/orders/${order}` },
      'user-messages': { path: '/user/messages', query: ofOrder },
      'payment-success': { path: '/payment/success', query: ofOrder },
      'order-receipt': { path: '/order-receipt', query: ofOrder },
      'successful-redeem': {
        path: '/partnership/phone_coupon/ocean-bank/successful-redeem',
        query: `token=${token}`,
      },
    },
  };
}

async function signIn(browser: TestBrowser, { deps }: WholeSite): Promise<void> {
  must(await browser.callApi(accountEndpoints.sendEmailCode, { email }));
  const { rows } = await deps.db.query<{ code: string }>(
    `select payload->>'code' as code from outbox where payload->>'email' = $1 order by id desc limit 1`,
    [email],
  );
  must(await browser.change(accountEndpoints.signInByEmail, { email, code: rows[0]?.code }));
}

async function put(browser: TestBrowser, adult: number): Promise<void> {
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const url = `/v1/usrcsrv/activity/${cruise.productId}/availability?option=${cruise.optionId}&date=${day}`;
  const { slots } = must<{ slots: readonly { slotId: string }[] }>(await browser.read({ path: { source: url } }));
  must(await browser.change(cartEndpoints.addToCart, { ...cruise, slotId: slots[0]?.slotId, units: { adult } }));
}

async function buy(
  browser: TestBrowser,
  whole: WholeSite,
): Promise<{ readonly order: string; readonly booking: string }> {
  await put(browser, 1);
  const opened = must<{ reference: string; quoteHash: string }>(await browser.change(checkoutEndpoints.openCheckout));
  const { reference, quoteHash } = opened;
  const contact = { name: 'A Walker', email, phone: '+44 20 7946 0018' };
  const of = (path: { readonly source: string }) => ({
    path: { source: path.source.replace(':reference(key)', reference) },
  });
  const paying = await browser.change(of(checkoutEndpoints.pay.path), { quoteHash, contact });
  await whole.payOnPage(must<{ redirectUrl: string }>(paying).redirectUrl, goodCard);
  const order = must<{ status: string; bookings: readonly { reference: string }[] }>(
    await browser.read(of(orderEndpoints.order.path)),
  );
  if (order.status !== 'confirmed') throw new Error(`the order is ${order.status}`);
  return { order: reference, booking: order.bookings[0]?.reference ?? '' };
}

/** A list of one thing that anybody may read. */
async function share(browser: TestBrowser): Promise<string> {
  must(await browser.change(wishlistEndpoints.saveWish, { ids: [306] }));
  const { lists } = must<{ lists: readonly { id: string }[] }>(await browser.read(wishlistEndpoints.wishlists));
  const shared = await browser.change(wishlistEndpoints.changeList, { action: 'share', list: lists[0]?.id });
  return must<{ shareToken: string }>(shared).shareToken;
}

/** The result of a call, of the type that its endpoint names. */
function must<Value>({ status, result, code }: Reply): Value {
  if (status !== 200) throw new Error(`refused: ${status} ${code}`);
  return result as Value;
}
