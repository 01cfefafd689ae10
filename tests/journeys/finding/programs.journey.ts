import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { unfastenBanners } from '../barriers.ts';
import { expect, test } from '../watched.ts';
import { goTo, movedTo, travellerAt } from '../traveller.ts';

const kansai = '/promotion/program/102/';
const list = /\/v2\/promosrv\/program\/list/;

async function open(page: Page, path: string): Promise<void> {
  await goTo(await travellerAt(page, 'en'), path);
}

function cards(page: Page) {
  return page.locator('main article');
}

function chip(page: Page, text: string) {
  return page.locator('main nav a').filter({ hasText: text }).first();
}

/** A filter that is a link: beside the results, on a phone in a sheet. */
async function narrow(page: Page, text: string, isMobile: boolean): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  const isShut = isMobile && !(await sheet.isVisible());
  if (isShut) await page.getByRole('button', { name: 'Filters' }).click();
  await page
    .locator('main li a')
    .filter({ hasText: new RegExp(`^${text}`) })
    .first()
    .click();
}

test('home leads to a programme, which is narrowed by links and turned by pages @sample-mobile', async ({
  page,
  isMobile,
}) => {
  await open(page, '/');
  await page.getByRole('link', { name: 'Kansai in one week' }).click();
  await movedTo(page, new RegExp(kansai));
  await expect(page.getByRole('heading', { level: 1, name: 'Kansai in one week' })).toBeVisible();
  await expect(page.getByText('All year round')).toBeVisible();
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(cards(page)).toHaveCount(17);
  await expect(page).toHaveURL(/\?shown=2$/);
  await narrow(page, 'Osaka', isMobile);
  await expect(page).toHaveURL(/\?city=4$/);
  await expect(cards(page)).toHaveCount(9);
  await page.goBack();
  await expect(cards(page)).toHaveCount(17);
  await page.reload();
  await expect(cards(page)).toHaveCount(17);
});

test('a later page that fails to load leaves the others, and is retried @sample-mobile', async ({ page, watch }) => {
  watch.allow(503, /program\/list.*page_num=2/);
  let failing = true;
  const refusal = { success: false, error: { code: 'payment_unavailable', message: 'busy' } };
  await page.route(/program\/list.*page_num=2/, (route) =>
    failing ? route.fulfill({ status: 503, json: refusal }) : route.continue(),
  );
  await open(page, kansai);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(17);
});

test('a programme is narrowed to a day and a price @sample-mobile', async ({ page }) => {
  await open(page, kansai);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.locator('#programme-to').fill('20');
  await page.locator('#programme-from').fill('0');
  await page.getByRole('button', { name: 'Apply' }).click();
  // A limit that excludes nothing at the lower end is not in the query.
  await expect(page).toHaveURL(/\?to=20$/);
  await expect(page.getByRole('main').getByRole('status').first()).not.toHaveText('17 activities');
  await page.locator('#programme-date').fill('2020-01-01');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\?date=2020-01-01&to=20$/);
  await expect(page.getByRole('heading', { name: 'No results match all filters' })).toBeVisible();
});

test('a filter that fails preserves the page and offers to retry @sample-desktop', async ({ page, watch }) => {
  await open(page, kansai);
  watch.allow(503, list);
  const refusal = { success: false, error: { code: 'payment_unavailable', message: 'busy' } };
  await page.route(list, (route) => route.fulfill({ status: 503, json: refusal }), { times: 1 });
  await narrow(page, 'Kyoto', false);
  await expect(page).toHaveURL(/\?city=5$/);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(8);
});

test('a programme that has not begun, or is none, says so with its code @sample-desktop', async ({ page }) => {
  await open(page, '/promotion/program/105/');
  await expect(page.getByRole('heading', { level: 1, name: 'This promotion hasn’t started yet.' })).toBeVisible();
  await expect(page.getByText('0509P0007')).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await page.goto('/promotion/program/999/');
  await expect(page.getByText('0509P0001')).toBeVisible();
  await page.getByRole('link', { name: 'See all activities' }).click();
  await expect(page).toHaveURL(/\/search\/result\//);
});

test('preferred activities state their rule, and are filtered by a country and a city @sample-desktop', async ({
  page,
}) => {
  await open(page, '/klook-preferred/');
  await expect(page.getByText(/rated at least 85 out of 100 by at least 200 travelers/)).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await chip(page, 'Japan').click();
  await expect(page).toHaveURL(/\?country=JP$/);
  await chip(page, 'Kyoto').click();
  await expect(page).toHaveURL(/country=JP&city=5$/);
  // The address is there before its cards are.
  await expect(cards(page).first()).toContainText('Kyoto');
  await expect(cards(page).filter({ hasNotText: 'Kyoto' })).toHaveCount(0);
  for (const place of await cards(page).locator('p').filter({ hasText: '·' }).allInnerTexts())
    expect(place).toContain('Kyoto');
});

test('a theme has one address, and others redirect to it @sample-desktop', async ({ page, request }) => {
  const wrong = await request.get('/theme-v2/205-anything/?from=letter', { maxRedirects: 0 });
  expect([wrong.status(), wrong.headers()['location']]).toEqual([301, '/theme-v2/205-before-breakfast/?from=letter']);
  expect((await request.get('/theme-v2/999-none/')).status()).toBe(404);
  await open(page, '/theme-v2/205-before-breakfast/');
  await expect(cards(page).filter({ hasText: 'Mount Batur' })).toHaveCount(1);
  await page.getByRole('link', { name: 'On the water' }).click();
  await movedTo(page, /\/theme-v2\/206-on-the-water\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'On the water' })).toBeVisible();
});

for (const path of [kansai, '/promotion/program/105/', '/klook-preferred/', '/theme-v2/201-cities-from-above/']) {
  test(`nothing at ${path} is in the way of anybody @sample-mobile`, async ({ page }) => {
    await open(page, path);
    await unfastenBanners(page);
    const { violations } = await new AxeBuilder({ page })
      .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
      .analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a programme is filtered, sorted and turned by its links @sample-desktop', async ({ page }) => {
    await page.goto(kansai);
    await page.locator('main nav a[href*="sort=price_low"]').click();
    await expect(page).toHaveURL(/\?sort=price_low$/);
    await narrow(page, 'Osaka', false);
    await expect(page).toHaveURL(/\?sort=price_low&city=4$/);
    await expect(cards(page)).toHaveCount(9);
    await page.goto(kansai);
    await page.locator('main a[rel="next"]').click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(cards(page)).toHaveCount(7);
    await page.locator('main a[rel="prev"]').click();
    await expect(cards(page)).toHaveCount(10);
    await page.locator('#programme-to').fill('30');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/to=30/);
  });
});
