import type { BrowserContext, Page } from '@playwright/test';

import { alive, button, goTo, movedTo, travellerAt, type Traveller } from '../traveller.ts';
import { expect, test } from '../watched.ts';

const tokyo = { latitude: 35.681236, longitude: 139.767125 };
const midOcean = { latitude: -40, longitude: -130 };

async function nearbyPage(page: Page, context: BrowserContext, at: typeof tokyo | null): Promise<Traveller> {
  const traveller = await travellerAt(page, 'en');
  if (at === null) await context.clearPermissions();
  else {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(at);
  }
  await goTo(traveller, '/nearby/all/');
  return traveller;
}

test('the position is requested on a tap only, rounded, and nearby results are shown by distance @sample-mobile', async ({
  page,
  context,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/nearby/all?')) calls.push(new URL(request.url()).search);
  });
  const traveller = await nearbyPage(page, context, tokyo);
  await expect(page.getByText(traveller.say('We don’t know your location, so here’s what’s popular.'))).toBeVisible();
  expect(calls).toEqual([]);
  await button(traveller, 'Use my location').click();
  await expect(page.getByRole('heading', { name: traveller.say('Things to do nearby') })).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatch(/[?&]lat=35\.68&lng=139\.77(&|$)/);
  await expect(page.locator('main article').first()).toContainText(/\d(\.\d)? (m|km)/);
  await expect(page).toHaveURL(/\/nearby\/all\/$/);
  // A visitor who opens an attraction and returns does not get the question again.
  await page.locator('main a[href*="/poi/"]').first().click();
  await movedTo(page, /\/poi\/\d/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(traveller.say('Near you'));
  await page.goBack();
  await expect(page.getByRole('heading', { name: traveller.say('Things to do nearby') })).toBeVisible();
  expect(calls).toHaveLength(1);
});

test('home requests the position on a tap only, and shows what is near @desktop', async ({ page, context }) => {
  const traveller = await travellerAt(page, 'en');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(tokyo);
  await goTo(traveller, '/');
  const near = page.locator('section', { has: page.getByRole('heading', { name: traveller.say('Near you') }) });
  await expect(near.locator('article')).toHaveCount(0);
  await near.getByRole('link', { name: traveller.say('Show what’s near me') }).click();
  await expect(near.locator('article').first()).toContainText('Tokyo', { timeout: 30_000 });
  await expect(page).toHaveURL(/\/$/);
});

test('where nothing is near, the nearest places are offered however far @sample-desktop', async ({ page, context }) => {
  const traveller = await nearbyPage(page, context, midOcean);
  await button(traveller, 'Use my location').click();
  await expect(page.getByText(traveller.say('Nothing within 50 km'))).toBeVisible();
  await expect(page.getByRole('heading', { name: traveller.say('Nearest destinations') })).toBeVisible();
});

test('a visitor who refuses sees what is popular, and why @sample-mobile', async ({ page, context }) => {
  const traveller = await nearbyPage(page, context, null);
  await button(traveller, 'Use my location').click();
  await expect(page.getByText(traveller.say('Location access is off'))).toBeVisible();
  await expect(page.getByRole('heading', { name: traveller.say('Popular sights') })).toBeVisible();
  await expect(button(traveller, 'Use my location')).toBeEnabled();
});

test('a device that does not know where it is may be requested again @sample-mobile', async ({ page }) => {
  await page.addInitScript(() => {
    let turn = 0;
    const getCurrentPosition: Geolocation['getCurrentPosition'] = (found, failed) => {
      turn += 1;
      // Only what the page reads is there.
      if (turn === 1) failed?.({ code: 3, message: 'too late' } as GeolocationPositionError);
      else found({ coords: { latitude: 35.68, longitude: 139.77 } } as GeolocationPosition);
    };
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
  });
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/nearby/all/');
  await button(traveller, 'Use my location').click();
  await expect(page.getByText(traveller.say('Your device couldn’t find your location'))).toBeVisible();
  await button(traveller, 'Use my location').click();
  await expect(page.getByRole('heading', { name: traveller.say('Things to do nearby') })).toBeVisible();
});

test('an attraction shows its opening hours, directions and surroundings @sample-desktop', async ({ page, watch }) => {
  const answer = await page.request.get('/attraction/3001-old-name/?aid=7', { maxRedirects: 0 });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toBe('/poi/3001-senso-ji/?aid=7');
  const traveller = await travellerAt(page, 'ja');
  await goTo(traveller, '/poi/3001-senso-ji/');
  await expect(page.locator('main table tr')).toHaveCount(7);
  await expect(page.locator('main table tr[aria-current=date]')).toHaveCount(1);
  const facts = JSON.parse((await page.locator('main script[type="application/ld+json"]').textContent()) ?? '');
  expect(facts['@graph'][0]).toMatchObject({ '@type': 'TouristAttraction' });
  const around = page.locator('main article a[href*="/poi/"]').first();
  const name = await around.innerText();
  const href = (await around.getAttribute('href')) ?? '';
  await around.click();
  await movedTo(page, new RegExp(`${href}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  watch.allow(404, /\/poi\/99999\//);
  expect((await page.goto('/poi/99999/'))?.status()).toBe(404);
});

test('a long list grows in its place, and stays so on the way back @sample-desktop', async ({ page }) => {
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/popular/activities/');
  const cards = page.locator('main article');
  await expect(cards).toHaveCount(10);
  const more = page.getByRole('link', { name: traveller.say('Show more'), exact: true });
  await more.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  await more.click();
  // A click while the list still grows requests nothing.
  await movedTo(page, /\?page=2$/);
  await expect(cards).toHaveCount(20);
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60);
  await more.click();
  await movedTo(page, /\?page=3$/);
  await expect(cards).toHaveCount(30);
  await cards.nth(25).getByRole('link').first().press('Enter');
  await movedTo(page, /\/activity\//);
  await page.goBack();
  await expect(cards).toHaveCount(30);
  await page.reload();
  await alive(page);
  await expect(cards).toHaveCount(30);
});

test('the list of destinations is filtered while typing, and jumps by letters @sample-desktop', async ({ page }) => {
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/destination_list/');
  const links = page.locator('main article a');
  await expect(links).not.toHaveCount(1);
  await page.locator('#place-query').fill('tók');
  await expect(links).toHaveCount(1);
  await page.locator('#place-query').fill('nowhere at all');
  await expect(page.getByRole('heading', { name: traveller.say('No destination with this name') })).toBeVisible();
  await goTo(traveller, '/destination_list/?order=letters');
  await page.getByRole('link', { name: 'T', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'T', exact: true })).toBeInViewport();
});

test('@mobile the best-known sights are a list for phones', async ({ page }) => {
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/poi/toppoilist/?place=3');
  await expect(page.locator('main ol > li article')).not.toHaveCount(0);
});

test('@desktop the best-known sights lead a desktop to the list of all', async ({ page }) => {
  await page.goto('/poi/toppoilist/?place=3');
  await expect(page).toHaveURL(/\/poi\/poiList\/\?place=3$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('lists, categories and the search for sights work by plain links and forms @sample-desktop', async ({
    page,
  }) => {
    await page.goto('/city/3-tokyo/');
    await page.locator('main a[href="/destination/p3-tokyo/3-museum/"]').first().click();
    await expect(page.locator('main [aria-current=page]').last()).toBeVisible();
    await expect(page.locator('main article').first()).toBeVisible();
    await page.goto('/poi/searchList/');
    await page.locator('#sight-query').fill('skytree');
    await page.locator('#sight-query').press('Enter');
    await expect(page).toHaveURL(/\/poi\/searchList\/\?query=skytree$/);
    await expect(page.locator('main article a').first()).toHaveAttribute('href', '/poi/3002-tokyo-skytree/');
    await page.goto('/destination_list/?query=kyoto');
    await expect(page.locator('main article')).toHaveCount(1);
    await page.goto('/nearby/all/');
    await expect(page.locator('main noscript > *')).toBeVisible();
  });
});
