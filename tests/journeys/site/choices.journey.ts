import { offerOf, optionsPath } from '../shop.ts';
import { alive, chooseTime, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

test('a currency chosen in the cart is the one that the next page shows @sample-desktop', async ({ page }) => {
  await page.goto('/cart/?_currency=EUR');
  await page.goto('/activity/301-tokyo-skytree/');
  await expect(page.locator('main')).toContainText('€');
  await expect(page.locator('main')).not.toContainText('US$');
});

test('a link with an old name preserves its query when redirected to the right one @sample-desktop', async ({
  page,
}) => {
  const answer = await page.request.get('/activity/301-an-old-name/?aid=77&month=2026-12', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/activity/301-tokyo-skytree/?aid=77&month=2026-12');
});

test('a time chosen and tickets typed before the page answers are what is booked @sample-mobile', async ({
  page,
  request,
}) => {
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, 301, { places: 3 });
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(optionsPath({ ...offer, slotId: '' }, 'en'), { waitUntil: 'commit' });
  await chooseTime(page, offer.slotId);
  await page.locator('input[type=number]').first().fill('2');
  answer();
  await alive(page);
  await page.getByRole('button', { name: /^Add one: Adult/ }).click();
  await page.getByRole('button', { name: traveller.say('Add to cart'), exact: true }).click();
  await expect(page.getByText('Added to your cart.', { exact: true })).toBeVisible();
  await page.goto('/cart/');
  await expect(page.getByText('3 × Adult')).toBeVisible();
});
