import { AxeBuilder } from '@axe-core/playwright';
import type { APIRequestContext, Locator, Page } from '@playwright/test';

import type { ActivityAnswer } from '#src/contract/catalogue/catalogue.ts';
import { sql } from '../database.ts';
import { cards, payByCard } from '../sandbox.ts';
import { fetchJson, offerOf, optionsPath, type Offer } from '../shop.ts';
import {
  alive,
  arrive,
  bookNow,
  button,
  enterAsGuest,
  goPaying,
  goTo,
  link,
  openOffer,
  orderIn,
  payButton,
  travellerAt,
} from '../traveller.ts';
import { expect, test } from '../watched.ts';

const own = new URL(process.env['E2E_BASE_URL'] ?? 'http://localhost:3000');
const guestOrigin = `${own.protocol}//guest.localhost:${own.port}`;

/** Returns the control for a required field of the visit or of a traveler, counted from 0. */
function requested(page: Page, part: 'booking' | number, id: string): Locator {
  const of = part === 'booking' ? 'booking' : `travellers-${part}`;
  return page.locator(`[id^="answers-"][id$="-${of}-${id}"]`);
}

/** A tour over a border: names, dates of birth, nationalities and passports. */
async function answerBorderTour(page: Page): Promise<void> {
  await requested(page, 'booking', 'guideLanguage').selectOption('ja');
  await requested(page, 0, 'birthDate').fill('1990-02-28');
  await requested(page, 0, 'nationality').selectOption('JP');
  await requested(page, 0, 'passport').fill('TZ 1234567');
}

test('a guest fills the required fields, is led to each error, and pays @sample-mobile', async ({
  page,
  request,
  isMobile,
}) => {
  const traveller = await travellerAt(page, isMobile ? 'ja' : 'en');
  const { say } = traveller;
  const offer = await offerOf(request, 605, { fromDays: isMobile ? 31 : 34 });
  await page.goto(guestOrigin + optionsPath(offer, traveller.language));
  await alive(page);
  await button(traveller, 'Book now').click();
  await expect(page).toHaveURL(/\/platform\/pay\//);
  await alive(page);
  await page.locator('#guest-name').fill('Noor Haddad');
  await page.locator('#guest-email').fill('noor@example.com');
  await page.locator('form:has(#guest-name) button[type=submit]').click();
  await page.locator('#contact-phone').fill('+81 90 1234 5678');
  await expect(requested(page, 0, 'fullName')).toHaveValue('Noor Haddad');

  await payButton(traveller).click();
  await expect(requested(page, 'booking', 'guideLanguage')).toBeFocused();
  await expect(page.getByRole('heading', { name: say('Please check these details') })).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);

  await answerBorderTour(page);
  await requested(page, 0, 'birthDate').fill('2020-02-28');
  await payButton(traveller).click();
  await expect(requested(page, 0, 'birthDate')).toBeFocused();
  await expect(requested(page, 0, 'birthDate')).toHaveAttribute('aria-invalid', 'true');
  await requested(page, 0, 'birthDate').fill('1990-02-28');
  const order = await orderIn(page);
  await payButton(traveller).click();
  await payByCard(page, cards.good);
  await arrive(traveller);

  const stored = await sql<{ answers: Record<string, string> }>(
    `select t.answers from traveller_answers t join unit_item u on u.id = t.unit_item_id join booking b on b.id = u.booking_id
     join orders o on o.id = b.order_id where o.reference = $1`,
    [order],
  );
  expect(stored.map(({ answers }) => answers['passport'])).toEqual(['TZ1234567']);
});

test('nothing that was typed is lost: not by a reload, by time, by going back, nor by a refused card @sample-mobile', async ({
  page,
  request,
  isMobile,
}) => {
  const traveller = await travellerAt(page, isMobile ? 'ar-SA' : 'en');
  const offer = await offerOf(request, 605, { fromDays: isMobile ? 37 : 40 });
  await bookNow(traveller, offer);
  await enterAsGuest(traveller);
  await page.locator('#contact-phone').fill('+81 90 1234 5678');
  await page.locator('#contact-other').check();
  await page.locator('#contact-lead').fill('Sami Haddad');
  await page.locator('#notes').fill('By the window');
  await answerBorderTour(page);
  const allThere = async (): Promise<void> => {
    await expect(page.locator('#contact-phone')).toHaveValue('+81 90 1234 5678');
    await expect(page.locator('#contact-lead')).toHaveValue('Sami Haddad');
    await expect(page.locator('#notes')).toHaveValue('By the window');
    await expect(requested(page, 0, 'fullName')).toHaveValue('Sami Haddad');
    await expect(requested(page, 0, 'passport')).toHaveValue('TZ 1234567');
    await expect(requested(page, 0, 'nationality')).toHaveValue('JP');
  };

  await page.reload();
  await alive(page);
  await allThere();

  await sql(
    `update hold set expires_at = now() + interval '3 seconds', full_until = null from booking, orders
     where booking.id = hold.booking_id and orders.id = booking.order_id and orders.reference = $1`,
    [await orderIn(page)],
  );
  await page.reload();
  await button(traveller, 'Check again').click({ timeout: 20_000 });
  await allThere();

  await goPaying(traveller);
  await payByCard(page, cards.declined);
  await expect(page).toHaveURL(/^http:\/\/pay\.localhost/);
  await goTo(traveller, '/cart/');
  await link(traveller, 'Go to checkout').click();
  await allThere();
});

/** Changes what an option costs, and waits until the shop has heard of it. */
async function priceOf(request: APIRequestContext, { productId, option }: Offer, minor: string): Promise<void> {
  const prices = async (): Promise<string> => {
    const { options } = await fetchJson<ActivityAnswer>(request, `/v1/usrcsrv/activity/${productId}`);
    return JSON.stringify(options.find(({ id }) => id === option.id)?.units);
  };
  const before = await prices();
  await sql('update unit set price_minor = price_minor + $3::bigint where product_id = $1 and option_id = $2', [
    productId,
    option.id,
    minor,
  ]);
  await sql(`select pg_notify('catalogue', '')`);
  await expect.poll(prices).not.toBe(before);
}

test('a price that changed since the cart is shown before payment @sample-desktop', async ({
  page,
  request,
  isMobile,
}) => {
  const traveller = await travellerAt(page, 'en');
  // A product that no other journey buys.
  const offer = await offerOf(request, isMobile ? 1107 : 1106, { fromDays: 20 });
  await openOffer(traveller, offer);
  await button(traveller, 'Add to cart').click();
  await link(traveller, 'View cart').click();
  await expect(link(traveller, 'Go to checkout')).toBeVisible();
  const before = await page.getByRole('complementary').locator('bdi').first().innerText();
  await priceOf(request, offer, '500');
  try {
    await link(traveller, 'Go to checkout').click();
    await enterAsGuest(traveller);
    await expect(page.getByText(traveller.say('The price has changed'))).toBeVisible();
    await expect(page.locator('main s')).toHaveText(before);
    await expect(payButton(traveller)).not.toContainText(before);
  } finally {
    await priceOf(request, offer, '-500');
  }
});

const priceChanged = 'The price has changed since you last saw it. Please check the new price before you continue.';

test('a price that changed while in the cart is shown there, and accepted once @sample-mobile', async ({
  page,
  request,
  isMobile,
}) => {
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, isMobile ? 1109 : 309, { fromDays: 20 });
  await openOffer(traveller, offer);
  await button(traveller, 'Add to cart').click();
  await link(traveller, 'View cart').click();
  await expect(link(traveller, 'Go to checkout')).toBeVisible();
  const before = await page.getByRole('complementary').locator('bdi').first().innerText();
  await priceOf(request, offer, '-500');
  try {
    await page.reload();
    await expect(page.getByText(traveller.say(priceChanged))).toBeVisible();
    await expect(page.locator('main s')).toHaveText(before);
    await alive(page);
    await link(traveller, 'Accept and go to checkout').click();
    await enterAsGuest(traveller);
    await expect(payButton(traveller)).toBeVisible();
    await expect(page.getByText(traveller.say('The price has changed'))).toBeHidden();
    await expect(payButton(traveller)).not.toContainText(before);
  } finally {
    await priceOf(request, offer, '500');
  }
});

test('a place that went leads to its other times @sample-mobile', async ({ page, request, isMobile, watch }) => {
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, 1108, { fromDays: isMobile ? 22 : 25 });
  await bookNow(traveller, offer);
  const seats = async (free: boolean): Promise<void> => {
    await sql(
      `update inventory i set total = case when $2 then total + 500 else greatest(held + sold, total - 500) end
       from slot s where s.inventory_id = i.id and s.id = $1`,
      [offer.slotId, free],
    );
  };
  await seats(false);
  try {
    watch.allow(409, /\/checkout\/open$/);
    await enterAsGuest(traveller);
    await expect(page.getByRole('heading', { name: traveller.say('Payment isn’t available right now') })).toBeVisible();
    await link(traveller, 'Choose another time').click();
    await expect(page).toHaveURL(new RegExp(`/options/.*date=${offer.date}`));
  } finally {
    await seats(true);
  }
});
