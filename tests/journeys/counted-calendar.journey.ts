import type { Page, Request } from '@playwright/test';

import { offerOf, optionsPath } from './shop.ts';
import { goTo, travellerAt } from './traveller.ts';
import { expect, test } from './watched.ts';

const calendarCall = /\/v1\/usrcsrv\/activity\/\d+\/calendar/;

const isForTwo = (request: Request): boolean =>
  calendarCall.test(request.url()) && decodeURIComponent(request.url()).includes('adult:2');

/** The note below the calendar, when it begins so. */
function note(page: Page, text: string) {
  return page.locator('#date [aria-live]').filter({ hasText: text });
}

/** The prices of the days that can be chosen, as they are read aloud. */
async function spokenPrices(page: Page): Promise<number[]> {
  const words = await page.locator('#date table a').allInnerTexts();
  return words.flatMap((text) => /from US\$([\d,]+(?:\.\d+)?)/.exec(text)?.[1]?.replaceAll(',', '') ?? []).map(Number);
}

test('the calendar shows the total of the selected tickets @sample-mobile', async ({ page, request }) => {
  const offer = await offerOf(request, 301, { places: 3 });
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, optionsPath(offer, 'en'));
  await expect(note(page, 'Prices in USD for one adult')).toBeVisible();
  const single = await spokenPrices(page);
  expect(single.length).toBeGreaterThan(5);

  const more = page.getByRole('button', { name: /^Add one: Adult/ });
  const beside = page.locator('#time');
  const before = await beside.boundingBox();
  let calls = 0;
  let answerFirst = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  const ended = new Promise<void>((resolve) => {
    const end = (one: Request): void => (isForTwo(one) ? resolve() : undefined);
    page.on('requestfinished', end).on('requestfailed', end);
  });
  // The answer for two tickets arrives after that for three.
  await page.route(calendarCall, async (route) => {
    calls += 1;
    if (isForTwo(route.request())) await held;
    await route.continue().catch(() => undefined);
  });
  await more.click();
  await expect.poll(() => calls).toBe(1);
  await more.click();
  await expect(note(page, 'Prices in USD for 3 × Adult')).toBeVisible();
  answerFirst();
  await ended;
  // The page has had its turn to draw a late answer.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const triple = await spokenPrices(page);
  expect(triple).toHaveLength(single.length);
  for (const [at, price] of triple.entries()) expect(Math.abs(price - 3 * (single[at] ?? 0))).toBeLessThan(0.05);
  await expect(more).toBeFocused();
  expect((await beside.boundingBox())?.height).toBe(before?.height);
  await expect(note(page, 'Prices in USD for 3 × Adult')).toHaveAttribute('aria-live', 'polite');
  const link = await page.locator('#date table a').first().getAttribute('href');
  expect(new URL(link ?? '', 'http://shop').searchParams.get('units')).toBe('adult:3');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the address and the sent counters say whose prices the calendar shows @sample-desktop', async ({
    page,
    request,
  }) => {
    const path = optionsPath(await offerOf(request, 301, { places: 3 }), 'en');
    await page.goto(`${path}&units=adult:2`);
    await expect(note(page, 'Prices in USD for 2 × Adult')).toBeVisible();
    await page.goto(path);
    await page.locator('#unit-adult').fill('3');
    await page.locator('details summary').click();
    await page.locator('#ages').fill('30');
    await page.getByRole('button', { name: 'Find the cheapest tickets' }).click();
    await expect(note(page, 'Prices in USD for 3 × Adult')).toBeVisible();
  });
});
