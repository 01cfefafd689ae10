import { randomUUID } from 'node:crypto';

import { expect, test } from '../watched.ts';
import { sql } from '../database.ts';
import { cards, chargedFor, intentsOf, payByCard } from '../sandbox.ts';
import { offerOf, optionsPath, type Offer } from '../shop.ts';
import {
  alive,
  arrive,
  button,
  bookNow,
  enterAsGuest,
  fillContact,
  goPaying,
  openOffer,
  payButton,
  payWell,
  reachCheckout,
  sendAnyhow,
  travellerAt,
} from '../traveller.ts';
import { wordsOf } from '../words.ts';

const cartItems = '/v1/cartsrv/cart/items';

/** What a traveller's own page would send to put one adult into the cart. */
function choiceOf({ productId, option, slotId }: Offer, units: Readonly<Record<string, number>> = { adult: 1 }) {
  return { productId, optionId: option.id, slotId, units };
}

async function attemptsFor(reference: string): Promise<number> {
  const [row] = await sql<{ attempts: number }>(
    `select count(*)::int as attempts from payment_attempt join payment on payment.id = payment_attempt.payment_id
     join orders on orders.id = payment.order_id where orders.reference = $1`,
    [reference],
  );
  return row?.attempts ?? 0;
}

for (const language of ['en', 'ja', 'ar-SA'] as const) {
  test(`a past day is refused with a message (${language}), and the days to come are offered @sample-mobile`, async ({
    page,
    request,
  }) => {
    const traveller = await travellerAt(page, language);
    const offer = await offerOf(request, 301);
    await openOffer(traveller, { ...offer, date: '2024-02-29' });
    await expect(
      page.getByRole('status').filter({ hasText: traveller.say('This date has passed. Please choose another.') }),
    ).toBeVisible();
    expect(await page.locator('#date td a').count()).toBeGreaterThan(0);
  });
}

test('a start that sells out meanwhile is refused with a message, and nothing goes into the cart @sample-desktop', async ({
  page,
  request,
  watch,
  isMobile,
}) => {
  const traveller = await travellerAt(page, isMobile ? 'ar-SA' : 'en');
  const offer = await offerOf(request, 303, { fromDays: isMobile ? 50 : 55 });
  await openOffer(traveller, offer);
  await sql(
    'update inventory set total = held + sold from slot where slot.inventory_id = inventory.id and slot.id = $1',
    [offer.slotId],
  );
  watch.allow(409, /\/cart\/items$/);
  await button(traveller, 'Book now').click();
  await expect(
    page.getByRole('alert').filter({
      hasText: traveller.say('This time is sold out for your group. Please choose another time or fewer people.'),
    }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/options\//);
  await expect(page.locator(`input[name=slot][value="${offer.slotId}"]`)).toBeDisabled();
});

test('a party that an option does not take is refused with a message @sample-desktop', async ({
  page,
  request,
  watch,
}) => {
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, 301);
  await openOffer(traveller, offer);
  for (const field of await page.locator('#people input[type=number]').all()) {
    await field.fill('0');
    await field.blur();
  }
  await button(traveller, 'Book now').click();
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
  await expect(page).toHaveURL(/\/options\//);

  await test.step('whatever a tampered page sends', async () => {
    watch.allow(422, /\/cart\/items$/);
    watch.allow(400, /\/cart\/items$/);
    expect(await sendAnyhow(page, cartItems, choiceOf(offer, { adult: 99 }))).toEqual({
      status: 422,
      code: 'party_too_large',
    });
    expect(await sendAnyhow(page, cartItems, choiceOf(offer, { child: 1 }))).toMatchObject({ status: 422 });
    expect(await sendAnyhow(page, cartItems, choiceOf(offer, { emperor: 1 }))).toEqual({
      status: 422,
      code: 'unit_unknown',
    });
    for (const units of [{ adult: -1 }, { adult: 1.5 }, { adult: '2' }, { adult: 1e9 }]) {
      expect((await sendAnyhow(page, cartItems, { ...choiceOf(offer), units })).status).toBe(400);
    }
    await page.goto('/cart/');
    await expect(page.getByRole('article')).toHaveCount(0);
  });
});

test('a tampered price, currency or quote changes nothing: what was shown is what is paid @sample-desktop', async ({
  page,
  request,
  watch,
  isMobile,
}) => {
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, 205, { fromDays: isMobile ? 20 : 22 });
  watch.allow(400, /\/cart\/items$|\/pay$|\/checkout\/open$/);
  watch.allow(409, /\/pay$/);
  await openOffer(traveller, offer);
  for (const extra of [{ price: 1 }, { amount: { minor: 1, currency: 'IDR' } }, { currency: 'IDR' }]) {
    expect((await sendAnyhow(page, cartItems, { ...choiceOf(offer), ...extra })).status).toBe(400);
  }
  const reference = await reachCheckout(traveller, offer);
  const pay = `/v1/ordersrv/checkout/${reference}/pay`;
  const contact = { name: 'Noor Haddad', email: 'noor@example.com', phone: '+81 90 1234 5678' };
  const wrong = '0'.repeat(64);
  expect((await sendAnyhow(page, pay, { reference, quoteHash: wrong, contact, amount: 1 }, randomUUID())).status).toBe(
    400,
  );
  expect(
    (await sendAnyhow(page, pay, { reference, quoteHash: wrong, contact, currency: 'IDR' }, randomUUID())).status,
  ).toBe(400);
  expect(await sendAnyhow(page, pay, { reference, quoteHash: wrong, contact }, randomUUID())).toEqual({
    status: 409,
    code: 'price_changed',
  });
  expect((await sendAnyhow(page, '/v1/ordersrv/checkout/open', { total: 1 }, randomUUID())).status).toBe(400);
  expect(await attemptsFor(reference)).toBe(0);

  await payWell(traveller);
  const [order] = await sql<{ minor: string; currency: string }>(
    'select amount_minor::text as minor, currency from orders where reference = $1',
    [reference],
  );
  const [intent] = await intentsOf(reference);
  expect(String(intent?.received)).toBe(order?.minor);
  expect(intent?.currency.toUpperCase()).toBe(order?.currency);
});

/**
 * Sets the price of an adult ticket and notifies the site, as an import would; returns the former price, in minor
 * units.
 */
async function setPrice({ productId, option }: Offer, minor: bigint): Promise<bigint> {
  const key = [productId, option.id];
  const [before] = await sql<{ price: string }>(
    `select price_minor::text as price from unit where product_id = $1 and option_id = $2 and id = 'adult'`,
    key,
  );
  await sql(`update unit set price_minor = $3 where product_id = $1 and option_id = $2 and id = 'adult'`, [
    ...key,
    minor.toString(),
  ]);
  await sql(`select pg_notify('catalogue', '')`);
  return BigInt(before?.price ?? 0);
}

test(
  'a price that changed on the way is shown before payment, and a held one is honored',
  { tag: '@desktop' },
  async ({ page, request, watch }) => {
    const traveller = await travellerAt(page, 'en');
    const offer = await offerOf(request, 308, { fromDays: 20 });
    await openOffer(traveller, offer);
    const seen = await page.getByRole('complementary').locator('bdi').first().innerText();
    const usual = await setPrice(offer, 990_000n);
    try {
      await button(traveller, 'Book now').click();
      await expect(page).toHaveURL(/\/signin\//);
      await alive(page);
      await enterAsGuest(traveller);
      const reference = await fillContact(traveller);
      const shown = (await payButton(traveller).innerText()).replace(/^Pay /, '');
      expect(shown).not.toBe(seen);

      await test.step('a page that knows another price is informed, and pays nothing', async () => {
        watch.allow(409, /\/pay$/);
        await page.route(/\/checkout\/[A-Z0-9]{10}\/pay$/, (route) =>
          route.continue({
            postData: JSON.stringify({ ...route.request().postDataJSON(), quoteHash: '0'.repeat(64) }),
          }),
        );
        await payButton(traveller).click();
        await expect(
          page.getByText(
            traveller.say(
              'The price has changed since you last saw it. Please check the new price before you continue.',
            ),
          ),
        ).toBeVisible();
        await page.unrouteAll();
        expect(await attemptsFor(reference)).toBe(0);
      });

      await test.step('what the checkout showed is what is paid, whatever the price is by now', async () => {
        await setPrice(offer, 1_990_000n);
        await payWell(traveller);
        await expect(page.getByText(`Paid ${shown}.`)).toBeVisible();
      });
    } finally {
      await setPrice(offer, usual);
    }
  },
);

test('a traveller who presses Pay twice, and comes back by the back button, pays once @sample-mobile', async ({
  page,
  request,
  watch,
  isMobile,
}) => {
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, 206, { fromDays: isMobile ? 20 : 22 });
  const reference = await reachCheckout(traveller, offer);
  await payButton(traveller).dblclick();
  await expect(page).toHaveURL(/^http:\/\/pay\.localhost/);
  expect(await attemptsFor(reference)).toBe(1);
  const paymentPage = page.url();
  await payByCard(page, cards.good);
  await arrive(traveller);
  const charged = await chargedFor(reference);
  expect(charged).toBeGreaterThan(0);

  await test.step('goes back to the payment page and to the checkout', async () => {
    await page.goto(paymentPage);
    await expect(page.locator('#number')).toBeHidden();
    watch.allow(409, /\/checkout\/(open|[A-Z0-9]{10}\/pay)$/);
    await page.goto(`/platform/pay/?order=${reference}`);
    await expect(page.getByText(traveller.say('Your cart is empty.'))).toBeVisible();
    const pay = `/v1/ordersrv/checkout/${reference}/pay`;
    const contact = { name: 'Noor Haddad', email: 'noor@example.com', phone: '+81 90 1234 5678' };
    expect(await sendAnyhow(page, pay, { reference, quoteHash: '0'.repeat(64), contact }, randomUUID())).toEqual({
      status: 409,
      code: 'already_paid',
    });
  });
  expect(await attemptsFor(reference)).toBe(1);
  expect(await chargedFor(reference)).toBe(charged);
});

test('the browser’s own back button after paying leads to no second payment @sample-desktop', async ({
  page,
  request,
  watch,
  isMobile,
}) => {
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, 206, { fromDays: isMobile ? 26 : 28 });
  const reference = await reachCheckout(traveller, offer);
  await payWell(traveller);
  const charged = await chargedFor(reference);
  watch.allow(409, /\/checkout\/open$/);
  for (let steps = 0; steps < 4 && !page.url().includes('/platform/pay/'); steps += 1) {
    await page.goBack();
    await expect(page.locator('main')).toBeVisible();
  }
  await expect(page).toHaveURL(/\/platform\/pay\//);
  await expect(page.getByText(traveller.say('Your cart is empty.'))).toBeVisible();
  expect(await chargedFor(reference)).toBe(charged);
});

test('contact details that are none are named at their field, and what was typed stays @sample-mobile', async ({
  page,
  request,
}) => {
  const traveller = await travellerAt(page, 'ja');
  const offer = await offerOf(request, 208, { fromDays: 12 });
  await bookNow(traveller, offer);
  await enterAsGuest(traveller);
  await fillContact(traveller);
  await page.locator('#contact-email').fill('noor at example');
  await payButton(traveller).click();
  await expect(page.locator('#contact-email')).toBeFocused();
  await expect(page.locator('#contact-email')).toHaveAttribute('aria-invalid', 'true');
  // Beside the field, and in the summary above the form.
  const reported = page.getByText(traveller.say('Please enter an email address such as name@example.com.'));
  await expect(reported.last()).toBeVisible();
  await page.locator('#contact-email').fill('noor@example.com');
  await goPaying(traveller);
});

test('another’s order, voucher and checkout are not there', { tag: '@desktop' }, async ({ page, request, browser }) => {
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, 208, { fromDays: 16 });
  const reference = await reachCheckout(traveller, offer);
  const other = await browser.newContext();
  const outsider = await travellerAt(await other.newPage(), 'en');
  await bookNow(outsider, await offerOf(request, 208, { fromDays: 17 }));
  await enterAsGuest(outsider);
  await fillContact(outsider);
  const inCheckout = await outsider.page.request.get(`/v1/ordersrv/checkout/${reference}`);
  expect(inCheckout.status()).toBe(404);
  await payWell(traveller);
  const [booking] = await sql<{ reference: string }>(
    'select booking.reference from booking join orders on orders.id = booking.order_id where orders.reference = $1',
    [reference],
  );
  for (const path of [
    `/user/orders/${reference}/`,
    `/payment/success/?order=${reference}`,
    `/voucher/${booking?.reference}/`,
  ]) {
    expect((await page.request.get(path)).status(), `${path} for its owner`).toBe(200);
    expect((await outsider.page.request.get(path)).status(), `${path} for another`).toBe(404);
  }
  for (const path of [
    `orders/${reference}`,
    `bookings/${booking?.reference}/cancel_quote`,
    `vouchers/${booking?.reference}`,
    `vouchers/${booking?.reference}/visit.ics`,
  ]) {
    expect((await outsider.page.request.get(`/v1/ordersrv/${path}`)).status(), path).toBe(404);
  }
  await other.close();
});

test(
  'an unknown address is answered with 404, in the requested language',
  { tag: '@desktop' },
  async ({ page, watch }) => {
    watch.allow(404, /./);
    for (const [path, language] of [
      ['/activity/999999/', 'en'],
      ['/activity/0-x/', 'en'],
      ['/ja/city/999999/', 'ja'],
      ['/ar-SA/nowhere/at/all/', 'ar-SA'],
      ['/hotels/999999/', 'en'],
      ['/voucher/AAAAAAAAAA/', 'en'],
      ['/payment/success/?order=AAAAAAAAAA', 'en'],
      ['/payment/success/', 'en'],
    ] as const) {
      const say = await wordsOf(language);
      const answer = await page.goto(path);
      expect([200, 404, 302].includes(answer?.status() ?? 0), path).toBe(true);
      if (path.startsWith('/voucher/')) continue;
      expect(answer?.status(), path).toBe(404);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1, name: say('Page not found') })).toBeVisible();
    }
  },
);

test(
  'an address with a wrong or missing name, slash or case leads to the right one',
  { tag: '@desktop' },
  async ({ request }) => {
    const offer = await offerOf(request, 301);
    const right = `/activity/301-${offer.slug}/`;
    for (const [requested, given] of [
      ['/activity/301/', right],
      ['/activity/301', right],
      ['/activity/301-another-tower/', right],
      [`/activity/301-${offer.slug}`, right],
      ['/ja/activity/301-another-tower/', `/ja${right}`],
      ['/en/activity/301/', right],
      ['/city/3-osaka/', '/city/3-tokyo/'],
    ] as const) {
      let at: string = requested;
      for (let hop = 0; hop < 3 && at !== given; hop += 1) {
        const answer = await request.get(at, { maxRedirects: 0 });
        expect(answer.status(), `${requested} at ${at}`).toBe(301);
        at = new URL(answer.headers()['location'] ?? '', answer.url()).pathname;
      }
      expect(at, requested).toBe(given);
      expect((await request.get(at, { maxRedirects: 0 })).status()).toBe(200);
    }
  },
);

test('no address and no way back leads to another site', { tag: '@desktop' }, async ({ page, request, baseURL }) => {
  for (const path of [
    '//evil.example/',
    '//evil.example',
    '/\\evil.example/',
    '/%2F%2Fevil.example',
    '///evil.example//',
    '/ja//evil.example',
    '/.//evil.example',
  ]) {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    const location = answer.headers()['location'];
    if (location !== undefined) expect(new URL(location, baseURL).origin, `${path} → ${location}`).toBe(baseURL);
    expect([301, 302, 404, 400], path).toContain(answer.status());
  }
  const traveller = await travellerAt(page, 'en');
  for (const jump of ['//evil.example/', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)']) {
    await page.goto(`/signin/?signin_jump=${encodeURIComponent(jump)}`);
    await alive(page);
    const hrefs = await page
      .locator('main a')
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLAnchorElement ? one.href : '')));
    for (const href of hrefs) expect(new URL(href).origin).toBe(baseURL);
  }
  await enterAsGuest(traveller);
  expect(new URL(page.url()).origin).toBe(baseURL);
});

test('a line that sells out while in the cart stays there with a message, and is not paid @sample-mobile', async ({
  page,
  request,
  watch,
  isMobile,
}) => {
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, 303, { fromDays: isMobile ? 60 : 65 });
  await page.goto(optionsPath(offer, 'en'));
  await alive(page);
  await button(traveller, 'Add to cart').click();
  await expect(page.getByText('Added to your cart.', { exact: true })).toBeVisible();
  await sql(
    'update inventory set total = held + sold from slot where slot.inventory_id = inventory.id and slot.id = $1',
    [offer.slotId],
  );
  await page.goto('/cart/');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(
    page.getByText(traveller.say('This time is sold out for your group. Please choose another time or fewer people.')),
  ).toBeVisible();
  await expect(button(traveller, 'No items available right now')).toBeDisabled();
  expect(watch.take()).toEqual([]);
});
