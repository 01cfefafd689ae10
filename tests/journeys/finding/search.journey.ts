import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { expect, test } from '../watched.ts';
import { alive, goTo, travellerAt } from '../traveller.ts';

const results = '/search/result/';

async function open(page: Page, path: string): Promise<void> {
  await goTo(await travellerAt(page, 'en'), path);
}

function cards(page: Page) {
  return page.locator('main article');
}

/** Scrolls down as a hand does until so many results are on the page. */
async function scrollTo(page: Page, count: number): Promise<void> {
  await expect(async () => {
    // A reader scrolls on while there is more below, and at its end waits for the next page, however slow the machine is.
    await page.evaluate(async () => {
      const last = [...document.querySelectorAll('main article')].at(-1)?.getBoundingClientRect().bottom ?? 0;
      if (last - window.innerHeight > 320) window.scrollBy(0, 300);
      for (const _ of [1, 2]) await new Promise((done) => requestAnimationFrame(done));
    });
    expect(await cards(page).count()).toBe(count);
  }).toPass({ intervals: [60], timeout: 60_000 });
}

/** Waits for the search to finish: one requested while another is under way is ignored (spec §4). */
async function answered(page: Page): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Counts unexpected layout shifts in the browser. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = window as unknown as { shifted: number };
    seen.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

test('results grow by pages, and are the same on the way back, after a reload and in a new tab @sample-desktop', async ({
  page,
}) => {
  await watchShifts(page);
  await open(page, results);
  await scrollTo(page, 30);
  await expect(page).toHaveURL(/\?shown=3$/);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
  const wanted = cards(page).nth(22);
  const title = await wanted.locator('h2').innerText();
  await wanted.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await wanted.getByRole('link').click();
  await expect(page).toHaveURL(/\/activity\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(30);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(60);
  await page.reload();
  await alive(page);
  await expect(cards(page)).toHaveCount(30);
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(60);
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(cards(tab)).toHaveCount(30);
  await expect(cards(tab).nth(22).locator('h2')).toHaveText(title);
});

test('a page that fails to load shows an error and is retried, and the others stay @sample-mobile', async ({
  page,
  watch,
}) => {
  watch.allow(503, /complete_search.*page_num=2/);
  let failing = true;
  await page.route(/complete_search.*page_num=2/, (route) =>
    failing
      ? route.fulfill({ status: 503, json: { success: false, error: { code: 'down', message: '' } } })
      : route.continue(),
  );
  await open(page, results);
  await cards(page).last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  failing = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(20);
});

test('a search is ignored while another is under way @desktop', async ({ page }) => {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/complete_search.*sort=price_low/, async (route) => {
    await held;
    await route.continue();
  });
  await open(page, `${results}?city=3`);
  await page.getByRole('link', { name: 'Price: low to high' }).click();
  await expect(page.locator('main [aria-busy=true]')).toBeVisible();
  await page.getByRole('link', { name: 'Best rated' }).click();
  await page.locator('#filter-adults').fill('2');
  await page.getByRole('button', { name: 'Apply' }).click();
  go();
  await expect(page).toHaveURL(/sort=price_low/);
  await expect(page).not.toHaveURL(/adults=/);
  await expect(page.getByRole('link', { name: 'Price: low to high' })).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: 'Best rated' }).click();
  await expect(page).toHaveURL(/sort=best_rated/);
});

test('a filter shows cards to come while its results are on their way, and nothing moves @desktop', async ({
  page,
}) => {
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route(/complete_search.*instant=true/, async (route) => {
    await held;
    await route.continue();
  });
  await watchShifts(page);
  await open(page, `${results}?city=3`);
  const box = async () => page.locator('main [aria-busy]').boundingBox();
  const before = await box();
  await page.locator('main a[href*="instant=1"]').first().click();
  await expect(page.getByText('Loading activities')).toBeAttached();
  await expect(cards(page)).toHaveCount(0);
  expect(Math.abs(((await box())?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(30);
  expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThan(0.02);
  go();
  await expect(page).toHaveURL(/instant=1/);
  await expect(cards(page).first()).toBeVisible();
});

test('an applied filter is a chip that can be removed, and the party is entered once @desktop', async ({ page }) => {
  await open(page, `${results}?city=3`);
  await page.locator('main a[href*="category=museum"]').first().click();
  await expect(page).toHaveURL(/category=museum/);
  await answered(page);
  await page.locator('#filter-adults').fill('2');
  await page.locator('#filter-ages').fill('6, 11');
  await page.locator('#filter-to').fill('500');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/adults=2&ages=6%2C11/);
  // Above the highest price the limit is not in the query.
  await expect(page).not.toHaveURL(/to=500/);
  await answered(page);
  await page.getByRole('link', { name: 'Remove filter: Museums' }).click();
  await expect(page).not.toHaveURL(/category=/);
  await page.locator('#header-search').fill('tower');
  await expect(page.locator('#header-search')).toHaveAttribute('role', 'combobox');
  await page.locator('#header-search').press('Enter');
  await expect(page).toHaveURL(/query=tower&adults=2&ages=6%2C11/);
  await answered(page);
  // A plain link contains none: they are in the query all the same.
  await goTo(await travellerAt(page, 'en'), `${results}?city=3`);
  await expect(page).toHaveURL(/city=3&adults=2&ages=6%2C11/);
  await answered(page);
  await page.getByRole('link', { name: /Remove filter: 2 adults/ }).click();
  await expect(page).toHaveURL(/city=3&adults=0$/);
  await expect(page.getByRole('link', { name: /Remove filter: 2 adults/ })).toHaveCount(0);
  await page.locator('#header-search').fill('museum');
  await page.locator('#header-search').press('Enter');
  await expect(page).toHaveURL(/query=museum$/);
});

test('what the party cannot book together is not offered on cached pages @sample-desktop', async ({ page }) => {
  await open(page, `${results}?city=38&adults=2&ages=2`);
  await goTo(await travellerAt(page, 'en'), '/activity/3804-adam-lookout/');
  const packages = page.locator('#packages');
  // The swing is for people from seven years on.
  await expect(packages.getByText('No tickets are available for this mix of ages.')).toBeVisible();
  await expect(packages.getByText('2 adults, 1 child (2)')).toBeVisible();
  await expect(packages.getByRole('link', { name: 'Choose', exact: true })).toHaveCount(1);
  await packages.getByRole('link', { name: 'Choose', exact: true }).click();
  await expect(page).toHaveURL(/\/options\/\?package=lookout/);
  await expect(page.getByText('No tickets are available for this mix of ages.')).toBeVisible();
  await expect(page.locator('a[href*="package=lookout-and-swing"]')).toHaveCount(0);
  // The zip lines admit no one under five.
  await goTo(await travellerAt(page, 'en'), '/city/24-chiang-mai/');
  const zip = page.locator('main article a[href*="/activity/2405-"]');
  await expect(page.getByText('Showing only what your whole group can book.')).toBeVisible();
  await expect(zip).toHaveCount(0);
  await goTo(await travellerAt(page, 'en'), '/destination/p24-chiang-mai/');
  await expect(page.getByText('Showing only what your whole group can book.')).toBeVisible();
  await expect(zip).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(zip).toHaveCount(1);
});

test('the carousels of home omit what the party cannot book, below one note @sample-mobile', async ({ page }) => {
  const zip = page.locator('main article a[href*="/activity/4401-"]');
  await open(page, '/');
  await expect(zip).not.toHaveCount(0);
  await open(page, `${results}?city=38&adults=2&ages=2`);
  await goTo(await travellerAt(page, 'en'), '/');
  await expect(page.getByText('Showing only what your whole group can book.')).toHaveCount(1);
  await expect(zip).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(zip).not.toHaveCount(0);
  await expect(page.getByText('Showing only what your whole group can book.')).toHaveCount(0);
});

test('suggestions can be used with the keyboard only @desktop', async ({ page }) => {
  await open(page, '/');
  const field = page.locator('#home-query');
  await field.focus();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('option').first()).toBeVisible();
  await field.pressSequentially('tok');
  await expect(page.getByRole('option').first()).toContainText('Tokyo');
  await field.press('ArrowDown');
  const active = (await field.getAttribute('aria-activedescendant')) ?? '';
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([]);
  await field.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/city\/3-tokyo\/$/);
});

test('example queries rotate in the empty field of home until stopped @desktop', async ({ page }) => {
  await open(page, '/');
  const field = page.locator('#home-query');
  const own = (await field.getAttribute('placeholder')) ?? '';
  // They begin after some seconds without input.
  await expect(field).not.toHaveAttribute('placeholder', own, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Pause suggestions' }).click();
  await expect(field).toHaveAttribute('placeholder', own);
  await expect(field).toBeFocused();
  await expect(page.getByRole('button', { name: 'Pause suggestions' })).toHaveCount(0);
});

test('what was searched for is remembered until it is taken off the list @desktop', async ({ page }) => {
  await open(page, '/');
  const field = page.locator('#home-query');
  await field.focus();
  await expect(field).toHaveAttribute('role', 'combobox');
  await field.fill('harbour cruise');
  await field.press('Enter');
  await expect(page).toHaveURL(/query=harbour\+cruise/);
  const header = page.locator('#header-search');
  await header.fill('');
  await expect(page.getByRole('option').first()).toContainText('harbour cruise');
  await header.press('ArrowDown');
  await header.press('Delete');
  await expect(page.getByRole('option', { name: 'harbour cruise' })).toHaveCount(0);
});

test('a phone has a page for searching, and its filters in a sheet @mobile', async ({ page }) => {
  await open(page, `${results}?query=tokyo`);
  await page.locator('#header-search').click();
  await expect(page).toHaveURL(/\/search\/\?query=tokyo$/);
  const field = page.locator('#search-query');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('role', 'combobox');
  await field.fill('osaka');
  await page.getByRole('option', { name: /Osaka/ }).first().click();
  await expect(page).toHaveURL(/\/city\/\d+-osaka\//);
  await open(page, results);
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.locator('a[href*="category=museum"]').click();
  await expect(page).toHaveURL(/category=museum/);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: /^Show/ }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('link', { name: 'Remove filter: Museums' })).toBeVisible();
});

test('a map shows where all results are, and moving it searches what it shows @sample-desktop', async ({ page }) => {
  await open(page, `${results}?view=map`);
  const reported = page.getByRole('status').filter({ hasText: 'on the map' });
  await expect(reported).toHaveText(/^\d{3} activities on the map\. The first 50/);
  // A part of the map with so few that all of them are in the list.
  const clusters = page.locator('figure svg a:has(text)');
  const sizes = (await clusters.locator('text').allTextContents()).map(Number);
  await clusters.nth(sizes.indexOf(Math.min(...sizes))).click();
  await expect(page).toHaveURL(/area=/);
  const inside = page.getByRole('status').filter({ hasText: 'in this map area' });
  await expect(inside).toBeVisible();
  const count = await cards(page).count();
  expect(count).toBeLessThan(50);
  await expect(inside).toContainText(`${count} activit`);
  await page.reload();
  await alive(page);
  await expect(cards(page)).toHaveCount(count);
  // With the box unchecked, the map moves and the search waits for a request.
  await page.getByLabel('Search as I move the map').uncheck();
  const before = page.url();
  await page.getByRole('link', { name: 'Zoom out' }).click();
  await page.getByRole('link', { name: 'Zoom out' }).click();
  const now = page.getByRole('button', { name: 'Search this area' });
  await expect(now).toBeVisible();
  expect(page.url()).toBe(before);
  await now.click();
  await expect(page).not.toHaveURL(before);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join()}`)).toEqual([]);
  await page.getByRole('link', { name: 'Remove filter: In this map area' }).click();
  await expect(page).not.toHaveURL(/area=/);
  await expect(reported).toBeVisible();
});

test('what was looked at comes back below other results @sample-desktop', async ({ page }) => {
  await open(page, '/activity/301-tokyo-skytree/');
  await open(page, `${results}?query=louvre`);
  await expect(page.getByRole('heading', { name: 'Recently viewed' })).toBeVisible();
  await expect(page.locator('main a[href="/activity/301-tokyo-skytree/"]')).toBeVisible();
});

test('related products are shown once, after the second viewed result @desktop', async ({ page }) => {
  await open(page, `${results}?city=11`);
  const pack = page.locator('[data-pack]');
  const look = async (at: number): Promise<void> => {
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      cards(page).nth(at).getByRole('link').first().click({ button: 'middle' }),
    ]);
    await tab.close();
  };
  await look(2);
  await look(2);
  await expect(pack).toHaveCount(0);
  await look(1);
  await expect(pack).toHaveCount(1);
  await expect(cards(page).nth(2)).toHaveAttribute('data-pack');
  await look(0);
  await expect(pack).toHaveCount(1);
  await page.getByRole('link', { name: 'Best rated' }).click();
  await expect(page).toHaveURL(/sort=best_rated/);
  await expect(pack).toHaveCount(0);
});

test('nothing found is said, with a way out @sample-mobile', async ({ page }) => {
  await open(page, `${results}?query=zzzzqqq&category=museum`);
  await expect(page.getByRole('heading', { name: 'No results match all filters' })).toBeVisible();
  await page.goto(`${results}?page=99`);
  await expect(page.getByRole('heading', { name: 'No more results' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('pages, filters, the form and the map are plain links and fields @desktop', async ({ page }) => {
    await page.goto(results);
    const first = await cards(page).first().locator('h2').innerText();
    await page.locator('main a[rel=next]').click();
    await expect(page).toHaveURL(/\?page=2$/);
    await expect(cards(page)).toHaveCount(10);
    await expect(cards(page).first().locator('h2')).not.toHaveText(first);
    await page.locator('main a[rel=prev]').click();
    await expect(cards(page).first().locator('h2')).toHaveText(first);
    await page.locator('main a[href*="category=museum"]').first().click();
    await page.locator('#filter-adults').fill('2');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/category=museum.*adults=2/);
    await page.getByRole('link', { name: 'Remove filter: Museums' }).click();
    await expect(page).not.toHaveURL(/category=/);
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await page.getByRole('link', { name: 'Zoom in' }).click();
    await expect(page).toHaveURL(/area=/);
    await page.getByRole('link', { name: 'Remove filter: In this map area' }).click();
    await expect(page).not.toHaveURL(/area=/);
  });

  test('a phone opens its filters where the browser can, and searches by a plain form @mobile', async ({ page }) => {
    await page.goto(results);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('dialog').locator('a[href*="category=museum"]').click();
    await expect(page).toHaveURL(/category=museum/);
    await page.goto('/search/');
    await page.locator('#search-query').fill('tower');
    await page.locator('#search-query').press('Enter');
    await expect(page).toHaveURL(/\/search\/result\/\?query=tower$/);
  });
});
