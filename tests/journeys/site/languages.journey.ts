import { expect as plainly, test as unwatched } from '@playwright/test';

import { brokenWords, linesOf } from '../line-breaks.ts';
import { offerOf } from '../shop.ts';
import { alive, button, enterByPhone, goTo, openOffer, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

test('another language preserves the page, its query, and the cart', { tag: '@desktop' }, async ({ page, request }) => {
  const traveller = await travellerAt(page, 'en');
  await openOffer(traveller, await offerOf(request, 303, { fromDays: 18 }));
  await button(traveller, 'Add to cart').click();
  await page.getByText(traveller.say('Added to your cart.'), { exact: true }).waitFor();
  await goTo(traveller, '/search/result/?query=tower&sort=price_low');
  const requested = new URL(page.url()).search;
  await page.locator('header a[href="#languages"]').first().click();
  await page.getByRole('dialog').getByRole('link', { name: '日本語', exact: true }).click();
  await expect(page).toHaveURL(/\/ja\/search\/result\//);
  expect(new URL(page.url()).search).toBe(requested);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.goto('/ja/cart/');
  await expect(page.locator('main a[href*="/activity/303-"]').first()).toBeVisible();
});

test('another language preserves the session @sample-desktop', async ({ page }) => {
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/signin/?signin_jump=%2Fuser%2F');
  await enterByPhone(traveller, `+81 90${String(Date.now()).slice(-8)}`);
  await expect(page).toHaveURL(/\/user\//);
  await goTo(traveller, '/user/');
  await page.locator('header a[href="#languages"]').first().click();
  await page.getByRole('dialog').getByRole('link', { name: '日本語', exact: true }).click();
  await expect(page).toHaveURL(/\/ja\/user\//);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
  await page.goto('/ja/user/orders/');
  await expect(page).toHaveURL(/\/ja\/user\/orders\//);
});

test('lines break where a reader of the language expects it @sample-mobile', async ({ page }) => {
  const paragraphsIn = async (language: 'ja' | 'ko' | 'th'): Promise<readonly (readonly string[])[]> => {
    await goTo(await travellerAt(page, language), '/conditions/');
    const texts = await page.locator('main article p, main article li').all();
    return (await Promise.all(texts.map(linesOf))).filter((lines) => lines.length > 1);
  };
  const japanese = (await paragraphsIn('ja')).flat();
  expect(japanese.length).toBeGreaterThan(10);
  expect(japanese.filter((line) => /^[、。，．・：；？！」』）】ー々ぁぃぅぇぉっゃゅょ]/.test(line))).toEqual([]);
  expect(japanese.filter((line) => /[「『（【]$/.test(line))).toEqual([]);
  const korean = await paragraphsIn('ko');
  expect(korean.length).toBeGreaterThan(5);
  expect(korean.flatMap(brokenWords('ko'))).toEqual([]);
  const thai = await paragraphsIn('th');
  expect(thai.length).toBeGreaterThan(5);
  expect(thai.flatMap(brokenWords('th'))).toEqual([]);
});

test('a reader of Thai sees the familiar calendar years, and keeps them @sample-desktop', async ({ page }) => {
  const traveller = await travellerAt(page, 'th');
  const month = page.locator('#dates caption').first();
  await goTo(traveller, '/activity/303/');
  await expect(month).toHaveText(/20\d\d/);
  await page.locator('header a[href="#languages"]').first().click();
  await page.getByRole('dialog').getByRole('link', { name: '31 ธ.ค. 2569', exact: true }).click();
  await expect(page).toHaveURL(/[?&]_writing=calendar\b/);
  await expect(month).toHaveText(/25\d\d/);
  await goTo(traveller, '/activity/305/');
  await expect(month).toHaveText(/25\d\d/);
  await page.goto('/activity/305/');
  await expect(month).toHaveText(/20\d\d/);
});

test.describe('whose browser prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('is offered it once, and sent nowhere @sample-desktop', async ({ page }) => {
    await page.goto('/city/3-tokyo/?sort=rating');
    await alive(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const offer = page.getByRole('link', { name: 'Deutsch', exact: true }).and(page.locator('aside a[lang=de]'));
    // One question at a time: the one about cookies comes first.
    await page.getByRole('button', { name: 'Decline', exact: true }).click({ timeout: 30_000 });
    await expect(offer).toBeVisible({ timeout: 20_000 });
    expect(await offer.getAttribute('href')).toBe('/de/city/3-tokyo/?sort=rating');
    await offer.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.goto('/city/3-tokyo/');
    await alive(page);
    await page.waitForTimeout(6_000);
    await expect(offer).toHaveCount(0);
  });
});

// The browser says on its console what it cannot read, as it should.
unwatched('words that are cut off leave a page whole, in English where they lack @sample-desktop', async ({ page }) => {
  let cut = 0;
  await page.route(/\/assets\/messages[^/]*\.js/, async (route) => {
    cut += 1;
    if (cut > 2) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).slice(0, 400) });
  });
  await page.goto('/ja/help/');
  await alive(page);
  plainly(cut).toBeGreaterThan(0);
  await plainly(page.locator('h1')).toHaveCount(1);
  plainly((await page.locator('h1').innerText()).trim()).not.toBe('');
  const words = await page.locator('body').innerText();
  plainly(words.length).toBeGreaterThan(200);
  // No message is shown by its id.
  plainly(words).not.toMatch(/(?<![\w/+-])(?=[\w/+-]*\d)(?=[\w/+-]*[A-Z])[\w/+-]{6}(?![\w/+-])/);
});
