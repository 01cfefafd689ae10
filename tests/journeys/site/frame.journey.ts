import type { Page } from '@playwright/test';

import { expect, test } from '../watched.ts';
import { alive, enterAsGuest, goTo, travellerAt } from '../traveller.ts';

/** A move inside the app, as a link in the page makes it. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);
}

test('a language chosen in the dialog preserves page and query @desktop', async ({ page }) => {
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/city/3-tokyo/?category=museum');
  await page.locator('header a[href="#languages"]').click();
  await page.locator('#language-filter').fill('日本');
  await page.locator('dialog a[hreflang=ja]').click();
  await expect(page).toHaveURL(/\/ja\/city\/3-tokyo\/\?category=museum$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
});

test('a currency chosen in the dialog is stored, and its name is in the language of the page @desktop', async ({
  page,
}) => {
  await goTo(await travellerAt(page, 'ja'), '/city/3-tokyo/');
  await page.locator('header a[href="#currencies"]').click();
  await expect(page.locator('dialog a[aria-current=true]')).toContainText('日本円');
  await page.locator('#currency-filter').fill('EUR');
  await page.locator('dialog a').first().click();
  await expect(page).toHaveURL(/_currency=EUR/);
  await page.goto('/ja/activity/301-tokyo-skytree/');
  await expect(page.locator('main')).toContainText('€');
});

test("a phone's address of a picker opens the dialog of a desktop @desktop", async ({ page }) => {
  await page.goto('/de/select-currency/?aid=77');
  await expect(page).toHaveURL(/\/de\/\?aid=77#currency-picker$/);
  await expect(page.locator('#currency-filter')).toBeVisible();
});

test('a phone chooses its language on a page, and comes back to where it was @mobile', async ({ page }) => {
  await goTo(await travellerAt(page, 'en'), '/city/3-tokyo/?category=museum');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.locator('#site-menu a[href*="/select-language/"]').click();
  await expect(page).toHaveURL(/\/select-language\//);
  await page.locator('main a[hreflang=ar-SA]').click();
  await expect(page).toHaveURL(/\/ar-SA\/city\/3-tokyo\/\?category=museum$/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a move to a page that is not there replaces the address @sample-desktop', async ({ page, watch }) => {
  watch.allow(404, /activity\/999999/);
  await goTo(await travellerAt(page, 'en'), '/city/3-tokyo/');
  await follow(page, '/activity/999999-nowhere/');
  await expect(page).toHaveURL(/\/404\/$/);
  await page.goBack();
  await expect(page).not.toHaveURL(/999999/);
});

test('a new page starts at its top at once, and going back restores the position @desktop', async ({ page }) => {
  await goTo(await travellerAt(page, 'en'), '/city/3-tokyo/');
  await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }));
  const heights = page.evaluate(async () => {
    const heading = document.querySelector('h1')?.textContent;
    while (document.querySelector('h1')?.textContent === heading)
      await new Promise((done) => requestAnimationFrame(done));
    return window.scrollY;
  });
  await follow(page, '/activity/301-tokyo-skytree/');
  expect(await heights).toBe(0);
  await page.goBack();
  await expect(page.locator('h1')).toContainText('Tokyo');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_200);
});

test('after a page that failed, the next move leads to /500/, and home is a fresh start @sample-desktop', async ({
  page,
  watch,
}) => {
  watch.allow(500, /activity\/301/);
  await goTo(await travellerAt(page, 'en'), '/city/3-tokyo/');
  await page.route(/\/v1\/usrcsrv\/activity\/301/, (route) => route.fulfill({ status: 500, json: { success: false } }));
  await follow(page, '/activity/301-tokyo-skytree/');
  const home = page.locator('main a[data-load]');
  await expect(home).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await follow(page, '/search/result/');
  await expect(page).toHaveURL(/\/500\/$/);
  await page.locator('main a').first().click();
  await expect(page).toHaveURL(/^[^/]*\/\/[^/]+\/$/);
  watch.take();
});

test('a move to a page of an account leads an outsider to signing in, and from there back @sample-mobile', async ({
  page,
  watch,
}) => {
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/city/3-tokyo/');
  // The app checks the session before it requests the page: no call is refused.
  await follow(page, '/user/orders/MDR0000000/?from=mail');
  await expect(page).toHaveURL(/\/signin\/\?signin_jump=%2Fuser%2Forders%2FMDR0000000%2F%3Ffrom%3Dmail$/);
  watch.allow(404, /MDR0000000/);
  await enterAsGuest(traveller);
  await expect(page).toHaveURL(/\/user\/orders\/MDR0000000\/\?from=mail$/);
  await page.goto('/signin/?signin_jump=%2Fcity%2F3-tokyo%2F');
  await alive(page);
  await expect(page.locator('main a[href="/city/3-tokyo/"]')).toBeVisible();
});

test('no script can turn a text into markup or into another script, and pages work under that rule @desktop', async ({
  page,
  watch,
}) => {
  await goTo(await travellerAt(page, 'en'), '/city/3-tokyo/');
  const refused = await page.evaluate(() => {
    const isRefused = (write: () => void): boolean => {
      try {
        write();
        return false;
      } catch (fault) {
        return fault instanceof TypeError;
      }
    };
    const script = document.createElement('script');
    return [
      isRefused(() => (document.createElement('p').innerHTML = '<img src=x>')),
      isRefused(() => (script.src = 'https://evil.example/x.js')),
      isRefused(() => (script.text = 'alert(1)')),
      isRefused(() => (script.text = '{"@type":"Thing"}')),
    ];
  });
  expect(refused).toEqual([true, true, true, false]);
  // A page that the app draws itself brings its structured data along.
  await follow(page, '/activity/301-tokyo-skytree/');
  await expect(page).toHaveURL(/\/activity\/301-/);
  await expect(page.locator('script[type="application/ld+json"]').first()).toBeAttached();
  // The browser reports what it refused above, and nothing else.
  const isRefusal = /require-trusted-types-for|requires 'Trusted/;
  expect(watch.take().filter(({ text }) => !isRefusal.test(text))).toEqual([]);
});
