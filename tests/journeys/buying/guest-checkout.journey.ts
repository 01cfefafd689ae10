import { offerOf, optionsPath } from '../shop.ts';
import { cards, payByCard } from '../sandbox.ts';
import { alive, arrive, button, orderIn, payButton, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

const own = new URL(process.env['E2E_BASE_URL'] ?? 'http://localhost:3000');
const guestOrigin = `${own.protocol}//guest.localhost:${own.port}`;

test('a guest site sells one thing at once, without cart, account or sign-in', async ({ page, watch }) => {
  const traveller = await travellerAt(page, 'en');
  const former = await offerOf(page.request, 305, { fromDays: 24 });
  const wanted = await offerOf(page.request, 303, { fromDays: 26 });

  await page.goto(guestOrigin + optionsPath(former, 'en'));
  await alive(page);
  await expect(page.locator('a[href*="/cart/"]')).toHaveCount(0);
  await expect(page.locator('a[href*="/signin/"]')).toHaveCount(0);
  await expect(page.getByRole('button', { name: traveller.say('Add to cart') })).toHaveCount(0);
  await button(traveller, 'Book now').click();
  await expect(page).toHaveURL(/\/platform\/pay\//);
  await alive(page);

  // The guest changes their mind before giving contact details, and books something else.
  await page.goto(guestOrigin + optionsPath(wanted, 'en'));
  await alive(page);
  await button(traveller, 'Book now').click();
  await expect(page).toHaveURL(/\/platform\/pay\//);
  await page.locator('#guest-name').fill('Noor Haddad');
  await page.locator('#guest-email').fill('noor@example.com');
  await page.locator('main form button[type=submit]').click();

  await page.locator('#contact-phone').fill('+81 90 1234 5678');
  const order = await orderIn(page);
  await expect(page.locator('#contact-name')).toHaveValue('Noor Haddad');
  await expect(page.locator(`main a[href*="/activity/${former.productId}-"]`)).toHaveCount(0);
  await payButton(traveller).click();
  await payByCard(page, cards.good);
  await arrive(traveller);
  expect(page.url()).toContain(guestOrigin);

  await page.goto(`${guestOrigin}/user/orders/${order}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('a[href*="/voucher/"]').first().click();
  await expect(page).toHaveURL(/\/voucher\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  watch.allow(404, /\/cart\/$/);
  const cart = await page.goto(`${guestOrigin}/cart/`);
  expect(cart?.status()).toBe(404);
});
