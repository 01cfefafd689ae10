import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { offerOf } from '../shop.ts';
import {
  alive,
  bookNow,
  button,
  enterAsGuest,
  goTo,
  link,
  openOffer,
  payWell,
  reachCheckout,
  travellerAt,
} from '../traveller.ts';
import { expect, test } from '../watched.ts';

async function looksRight(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test('bookings appear on a timeline, and saved data fills the checkout @desktop', async ({ page, request, watch }) => {
  watch.allow(422, /\/contact\/save$/);
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, 305, { fromDays: 41 });
  await reachCheckout(traveller, offer);
  await payWell(traveller);

  await goTo(traveller, '/user/orders/');
  await expect(page.locator(`time[datetime="${offer.date}"]`)).toBeVisible();
  await expect(page.locator('main a[href*="/voucher/"]')).toHaveCount(1);
  await looksRight(page);
  await goTo(traveller, '/user/orders/?show=past');
  await expect(page.locator('main a[href*="/voucher/"]')).toHaveCount(0);

  await goTo(traveller, '/user/profile/');
  await page.locator('#profile-name').fill('Noor Haddad-Li');
  await page.locator('#profile-country').selectOption('JP');
  await button(traveller, 'Save').click();
  await expect(page.locator('main [role=status]')).toBeVisible();
  await page.locator('main input[type=file]').setInputFiles('public/avatar.png');
  const picture = page.locator('main img[src^="/avatars/"]');
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await page.reload();
  await expect(page.locator('#profile-name')).toHaveValue('Noor Haddad-Li');
  await looksRight(page);

  await goTo(traveller, '/user/travellers/');
  await link(traveller, 'Add a traveler').click();
  await page.locator('#name-new').fill('Ana Example');
  await page.locator('#birth-new').fill('1990-05-17');
  await page.locator('#nationality-new').selectOption('GB');
  await page.locator('form:has(#name-new) button[type=submit]').click();
  await expect(page.getByRole('heading', { name: 'Ana Example' })).toBeVisible();
  await page.locator('#saved-name').fill('Noor Haddad');
  await page.locator('#saved-email').fill('noor@example.com');
  await page.locator('#saved-phone').fill('12');
  await page.locator('form:has(#saved-phone) button[type=submit]').click();
  await expect(page.locator('#saved-phone')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('#saved-phone').fill('+81 90 1234 5678');
  await page.locator('form:has(#saved-phone) button[type=submit]').click();
  await expect(page.locator('form:has(#saved-phone) [role=status]')).toBeVisible();
  await looksRight(page);

  await bookNow(traveller, await offerOf(request, 605, { fromDays: 44 }));
  await expect(page.locator('#contact-phone')).toHaveValue(/90/);
  const requested = (id: string) => page.locator(`[id^="answers-"][id$="-travellers-0-${id}"]`);
  await requested('fullName').fill('Somebody Else');
  await requested('saved').selectOption({ label: 'Ana Example' });
  // What was typed is replaced after a yes alone.
  await expect(requested('fullName')).toHaveValue('Somebody Else');
  await page.locator('main fieldset [role=status] button').first().click();
  await expect(requested('fullName')).toHaveValue('Ana Example');
  await expect(requested('birthDate')).toHaveValue('1990-05-17');
  await expect(requested('nationality')).toHaveValue('GB');
  await button(traveller, 'Back to cart').click();
  await page.waitForURL(/\/cart\//);
});

test('the overview leads to everything on a phone, from right to left @mobile', async ({ page, request }) => {
  const traveller = await travellerAt(page, 'ar-SA');
  await openOffer(traveller, await offerOf(request, 305, { fromDays: 42 }));
  await goTo(traveller, '/signin/?signin_jump=%2Far-SA%2Fuser%2F');
  await enterAsGuest(traveller);
  await page.waitForURL(/\/ar-SA\/user\//);
  await alive(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await looksRight(page);
  for (const own of ['orders', 'travellers', 'coupons', 'credits', 'gift-cards', 'profile']) {
    await page.locator(`main nav:visible a[href="/ar-SA/user/${own}/"]`).click();
    await page.waitForURL(new RegExp(`/user/${own}/`));
    await expect(page.locator('main h1')).toBeVisible();
    await looksRight(page);
    await page.locator('main a[href="/ar-SA/user/"]:visible').click();
    await page.waitForURL(/\/user\/$/);
  }
});
