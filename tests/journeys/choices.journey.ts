import { expect, test } from './watched.ts';

test('a currency chosen in the cart is the one that the next page shows @sample-desktop', async ({ page }) => {
  await page.goto('/cart/?_currency=EUR');
  await page.goto('/activity/301-tokyo-skytree/');
  await expect(page.locator('main')).toContainText('€');
  await expect(page.locator('main')).not.toContainText('US$');
});

test('a link with an old name keeps what it carries on its way to the right one @sample-desktop', async ({ page }) => {
  const answer = await page.request.get('/activity/301-an-old-name/?aid=77&month=2026-12', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/activity/301-tokyo-skytree/?aid=77&month=2026-12');
});
