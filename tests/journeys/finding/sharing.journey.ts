import { AxeBuilder } from '@axe-core/playwright';

import { alive, button, enterAsGuest, goTo, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

const saved = 205;

test('a shared wishlist is read on another phone until sharing ends @mobile', async ({ page, browser, watch }) => {
  const home = await browser.newContext();
  const owner = await travellerAt(await home.newPage(), 'en');
  const lists = owner.page;
  await goTo(owner, `/signin/?signin_jump=${encodeURIComponent(`/user/wishlist/?save=${saved}`)}`);
  await enterAsGuest(owner);
  await alive(lists);
  await button(owner, 'Save').click();
  await lists.locator(`#note-${saved}`).fill('for the birthday');
  await button(owner, 'Save note').click();
  await expect(button(owner, 'Save note')).toHaveCount(0);
  await button(owner, 'Share wishlist').click();
  const address = new URL(await lists.locator('#list-link').inputValue());

  const friend = await travellerAt(page, 'en');
  const shared = `${address.pathname}${address.search}`;
  await test.step('shows its items, and not its owner', async () => {
    const answer = await page.goto(shared);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await alive(page);
    await expect(page.locator('main article')).toHaveCount(1);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const html = await page.content();
    for (const secret of ['Noor', 'noor@example.com', 'birthday']) expect(html).not.toContain(secret);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((one) => one.html).join(' ')}`)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });

  await test.step('leads to what can be booked', async () => {
    await page.locator(`main article h2 a[href*="/activity/${saved}-"]`).click();
    await expect(page).toHaveURL(new RegExp(`/activity/${saved}-`));
  });

  await test.step('opens nothing once its owner shares it no more', async () => {
    await button(owner, 'Stop sharing').click();
    await expect(button(owner, 'Share wishlist')).toBeVisible();
    await home.close();
    watch.allow(404, /\/wishlist\//);
    await page.goto(shared);
    await expect(page.getByRole('heading', { level: 1, name: friend.say('Page not found') })).toBeVisible();
  });
});
