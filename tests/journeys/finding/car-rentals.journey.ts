import { AxeBuilder } from '@axe-core/playwright';

import { alive, enterAsGuest, fillContact, goTo, payWell, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

/** A Tuesday some weeks from now, and days after it. */
function dayAfter(days: number): string {
  const weeks = new Date(Date.now() + 45 * 86_400_000);
  const tuesday = weeks.getTime() + ((9 - weeks.getUTCDay()) % 7) * 86_400_000;
  return new Date(tuesday + days * 86_400_000).toISOString().slice(0, 10);
}

test('a car is hired in Arabic, from the form to the voucher @sample-mobile', async ({ page, watch }) => {
  // The invalid query is intended.
  watch.allow(400, /\/v1\/verticalsrv\/venues/);
  const traveller = await travellerAt(page, 'ar-SA');

  await test.step('searches by place, time and driver age', async () => {
    await goTo(traveller, '/car-rentals/');
    await page.locator('#hire-pick-up').selectOption('p3');
    await page.locator('#hire-from-date').fill(dayAfter(0));
    await page.locator('#hire-to-date').fill(dayAfter(-1));
    await page.locator('#hire-age').fill('24');
    await page.locator('#hire-country').selectOption('SA');
    await page.locator('main form button[type=submit]').click();
    await expect(page).toHaveURL(/\/ar-SA\/car-rentals\/search\//);
    await alive(page);
  });

  await test.step('sees beside the field that the return must be after the pick-up', async () => {
    await expect(page.locator('#hire-to-date')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#hire-to-date-error')).toBeVisible();
    await page.locator('#hire-to-date').fill(dayAfter(3));
    await page.locator('main form button[type=submit]').click();
    await expect(page.locator('article').first()).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });

  await test.step('compares whole prices, and puts a car with a child seat into the cart', async () => {
    const first = page.locator('article').first();
    const before = await first.locator('bdi').filter({ hasText: /\d/ }).last().innerText();
    await first.locator('summary').click();
    await first.locator('input[name=child_seat]').fill('1');
    await first.locator('input[name=child_seat]').blur();
    await expect(first).not.toHaveText(before);
    await first.locator('button[type=button]', { hasText: traveller.say('Add to cart') }).click();
    await expect(
      page.getByText(traveller.say('Added to your cart. Nothing is reserved or paid for yet.')),
    ).toBeVisible();
  });

  await test.step('pays it as a guest', async () => {
    await goTo(traveller, '/cart/');
    await page.getByRole('link', { name: traveller.say('Go to checkout') }).click();
    await expect(page).toHaveURL(/\/signin\//, { timeout: 30_000 });
    await alive(page);
    await enterAsGuest(traveller);
    await fillContact(traveller);
    await payWell(traveller);
  });
});
