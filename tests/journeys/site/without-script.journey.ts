import type { Page } from '@playwright/test';

import { enterAsGuest, goTo, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

test.use({ javaScriptEnabled: false });

/** What is written for those without script is seen by them. */
async function expectNote(page: Page, text: string): Promise<void> {
  const note = page.locator('main noscript > *');
  await expect(note).toBeVisible();
  expect(await note.textContent()).toContain(text);
}

test('without script one reads, searches and looks at dates and prices @sample-mobile', async ({ page }) => {
  await page.goto('/');
  await page.locator('#home-query').fill('tower');
  await page.locator('#home-query').press('Enter');
  await expect(page).toHaveURL(/\/search\/result\/\?query=tower/);
  const first = page.locator('main article h2 a').first();
  const title = await first.innerText();
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.locator('#dates td a').first().click();
  await expect(page).toHaveURL(/\/options\/.*date=\d{4}-\d\d-\d\d/);
  await expect(page.locator('#time label').first()).toBeVisible();
  await expectNote(page, 'Booking requires JavaScript. All dates, times and prices are shown here without it.');
});

test('without script one filters and sorts by links, and the cart and the checkout say what they need @sample-desktop', async ({
  page,
}) => {
  await page.goto('/ja/search/result/?query=tokyo');
  const count = page.locator('main [role="status"]').first();
  const found = async (): Promise<number> => Number(/\d+/.exec((await count.textContent()) ?? '')?.[0]);
  const before = await found();
  expect(before).toBeGreaterThan(3);
  const filter = (await page.locator('main a[href*="category="]').first().getAttribute('href')) ?? '';
  await page.goto(filter);
  await expect(page.locator('main article').first()).toBeVisible();
  expect(await found()).toBeLessThan(before);
  await page.goto('/cart/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/signin/');
  await expectNote(page, 'Signing in requires JavaScript. You can browse and search without it.');
});

test('without JavaScript a traveler is saved, errors lose no input, and a wishlist is shared @desktop', async ({
  page,
  browser,
  watch,
}) => {
  // Signing in takes script: it is done before, in the same browser.
  const before = await browser.newContext({ javaScriptEnabled: true });
  const guest = await travellerAt(await before.newPage(), 'en');
  await goTo(guest, '/signin/?signin_jump=%2Fuser%2Ftravellers%2F');
  await enterAsGuest(guest);
  await page.context().addCookies(await before.cookies());
  await before.close();
  const press = (name: string): Promise<void> =>
    page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

  await test.step('a traveller', async () => {
    watch.allow(422, /\/user\/form$/);
    await page.goto('/user/travellers/');
    await page.getByRole('link', { name: 'Add a traveler', exact: true }).click();
    await page.locator('#name-new').fill('Ana Example');
    await page.locator('#birth-new').fill('2090-05-17');
    await press('Save');
    await expect(page.locator('#birth-new-error')).toBeVisible();
    await expect(page.locator('#name-new')).toHaveValue('Ana Example');
    await page.locator('#birth-new').fill('1990-05-17');
    await press('Save');
    await expect(page.getByRole('heading', { name: 'Ana Example', exact: true })).toBeVisible();
    await press('Remove');
    await expect(page.getByRole('heading', { name: 'Ana Example', exact: true })).toHaveCount(0);
  });

  await test.step('a picture', async () => {
    await page.goto('/user/profile/');
    await page.locator('main input[type=file]').setInputFiles('public/avatar.png');
    await press('Upload picture');
    await expect(page.locator('main img[src^="/avatars/"]')).toBeVisible();
  });

  await test.step('a list', async () => {
    await page.goto('/user/wishlist/?save=205');
    await press('Save');
    await press('Share wishlist');
    await expect(page.locator('#list-link')).toHaveValue(/\/wishlist\/[\w-]{22}\/$/);
  });
});
