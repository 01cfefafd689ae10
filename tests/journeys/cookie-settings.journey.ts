import { goTo, travellerAt } from './traveller.ts';
import { expect, test } from './watched.ts';

test('consent is changed on the page of the cookie policy @sample-desktop', async ({ page }) => {
  await goTo(await travellerAt(page, 'en'), '/cookiepolicy/');
  const consent = () =>
    page.evaluate(() => Object.entries(localStorage).find(([name]) => name.includes('consent'))?.[1]);
  const settings = page.locator('main details');
  await settings.getByText('Cookie settings', { exact: true }).press('Enter');
  await settings.getByRole('button', { name: 'Accept', exact: true }).click();
  expect(await consent()).toContain('granted');
  await settings.getByRole('button', { name: 'Decline', exact: true }).click();
  expect(await consent()).toContain('denied');
});
