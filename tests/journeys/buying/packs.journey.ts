import {
  alive,
  arrive,
  button,
  chooseDay,
  enterAsGuest,
  fillContact,
  goTo,
  link,
  payButton,
  payWell,
  travellerAt,
} from '../traveller.ts';
import { expect, test } from '../watched.ts';

test('a value pack is bought first; then its tickets pay for a visit @sample-desktop', async ({ page }) => {
  const traveller = await travellerAt(page, 'en');

  await test.step('puts a pack for two into the cart', async () => {
    await goTo(traveller, '/value-pack/301-tokyo-from-the-plane/');
    await expect(page.getByRole('heading', { level: 1, name: 'Tokyo, straight from the plane' })).toBeVisible();
    await page.getByRole('button', { name: 'Add one more traveler' }).click();
    await button(traveller, 'Buy this pack').click();
    await expect(page).toHaveURL(/\/cart\//);
    await expect(page.getByText('2 × Traveler')).toBeVisible();
  });

  await test.step('pays it as a guest', async () => {
    await link(traveller, 'Go to checkout').click();
    await alive(page);
    await enterAsGuest(traveller);
    await fillContact(traveller);
    await payWell(traveller);
  });

  const voucher = await test.step('chooses a date for one of its things, which costs nothing', async () => {
    await link(traveller, 'Order and cancellation').click();
    await link(traveller, 'Show voucher').click();
    await expect(page.getByText(/^Value pack · booking/)).toBeVisible();
    const pack = new URL(page.url()).pathname;
    await page.locator('li', { hasText: 'Skytree' }).getByRole('link', { name: 'Choose a date' }).click();
    await alive(page);
    await expect(page.getByText(/Covered by your pack: 2 tickets left/)).toBeVisible();
    const open = page.locator('#date td a[href*="date="]').nth(2);
    const date = new URL((await open.getAttribute('href')) ?? '', page.url()).searchParams.get('date') ?? '';
    await chooseDay(page, '#date', date);
    await page.locator('label:has(input[name=slot]:enabled)').first().click();
    await button(traveller, 'Book now').click();
    await expect(page).toHaveURL(/\/platform\/pay\//);
    await alive(page);
    await fillContact(traveller);
    await expect(payButton(traveller)).toHaveText('Book now');
    await payButton(traveller).click();
    await arrive(traveller);
    return pack;
  });

  await test.step('sees one ticket fewer on the pack', async () => {
    await goTo(traveller, voucher);
    await expect(page.locator('li', { hasText: 'Skytree' })).toContainText('1 of 2 tickets left');
  });
});
