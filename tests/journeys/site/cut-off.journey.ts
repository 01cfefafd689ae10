import type { Page } from '@playwright/test';

import { expect, test } from '../watched.ts';
import { goTo, travellerAt, type Traveller } from '../traveller.ts';

/** Files of the build that only a navigation inside the app requests: those that the page at hand has not loaded. */
async function withoutFiles(page: Page, names: RegExp): Promise<void> {
  await page.route(names, (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }));
}

/** Waits until the page is taken over and what it fetches ahead is there, and then moves to another one. */
async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    document.body.append(link);
    link.click();
  }, path);
}

async function atHome(page: Page, language: 'en' | 'ja' | 'ar-SA' = 'en'): Promise<Traveller> {
  const traveller = await travellerAt(page, language);
  await goTo(traveller, '/');
  await page.waitForLoadState('networkidle');
  // The messages of the first view, and those that report a lost connection: both are loaded before any navigation.
  await page.waitForFunction(
    () => performance.getEntriesByType('resource').filter(({ name }) => /\/messages-[^/]*\.js$/.test(name)).length > 1,
  );
  return traveller;
}

const screens = [
  ['the script of a page', /\/assets\/[^/]*(about|content-page)[^/]*\.js$/, '/about/'],
  ['the sheet of a page', /\/assets\/[^/]*(about|content-page)[^/]*\.css$/, '/about/'],
  ['the script of a layout', /\/assets\/blank\.layout[^/]*\.js$/, '/signin/'],
  ['the words of a page', /\/assets\/messages-[^/]*\.js$/, '/about/'],
] as const;

for (const [what, names, path] of screens) {
  test(`a move that misses ${what} shows the error screen with a way home`, async ({ page, watch }) => {
    const traveller = await atHome(page);
    await withoutFiles(page, names);
    watch.allow(404, names);
    await moveTo(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.say('Something went wrong on our side'));
    await expect(page.getByRole('banner')).toBeVisible();
    await page.unroute(names);
    await page.getByRole('link', { name: traveller.say('Go back to home') }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(page.locator('main')).toContainText(/\S/);
    watch.take();
  });
}

test('a move that misses a file is loaded once from a newer release', async ({ page, watch }) => {
  await atHome(page);
  const names = /\/assets\/[^/]*(about|content-page)[^/]*\.js$/;
  let isDeployed = false;
  let loads = 0;
  await page.route(names, (route) => (isDeployed ? route.fallback() : route.fulfill({ status: 404, body: '' })));
  watch.allow(404, names);
  await page.route('**/about/', async (route) => {
    loads += 1;
    const response = await route.fetch();
    // The server has a release whose entry has another name; loading the page from it brings whole files.
    const isDocument = route.request().resourceType() === 'document';
    if (isDocument) isDeployed = true;
    const html = await response.text();
    await route.fulfill({
      response,
      body: isDocument ? html : html.replaceAll(/\/assets\/[^"]*\.js/g, '/assets/new.js'),
    });
  });
  await moveTo(page, '/about/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us');
  expect(loads).toBe(2);
  watch.take();
});

for (const language of ['en', 'ja', 'ar-SA'] as const) {
  test(`a move without a connection says so and goes on with one, in ${language}`, async ({ page, context, watch }) => {
    const traveller = await atHome(page, language);
    await context.setOffline(true);
    await moveTo(page, `${new URL(page.url()).pathname}about/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.say('No connection'));
    await expect(page.getByText(traveller.say('Something went wrong on our side'))).toHaveCount(0);
    await page.getByRole('button', { name: traveller.say('Try again') }).click();
    await expect(page.getByText(traveller.say('Still no connection.'))).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: traveller.say('Try again') })).toHaveCount(0);
    await expect(page.locator('main h1')).not.toHaveText(traveller.say('No connection'));
    watch.take();
  });
}
