import type { Locator, Page } from '@playwright/test';

import { offerOf } from '../shop.ts';
import { alive, button, link, openOffer, payButton, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

/** So many stops no page on the way has. */
const mostStops = 160;

/** Goes on by Tab alone until something is reached. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('nobody gets there by Tab');
}

async function type(page: Page, field: string, text: string): Promise<void> {
  await tabTo(page, page.locator(field));
  await page.keyboard.type(text);
}

test(
  'a keyboard user buys: Tab, Enter and Space lead through cart and checkout',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const traveller = await travellerAt(page, 'en');
    const offer = await offerOf(request, 402, { fromDays: 33 });
    await openOffer(traveller, offer);
    await tabTo(page, button(traveller, 'Add to cart'));
    await page.keyboard.press('Space');
    await tabTo(page, link(traveller, 'View cart'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cart\//);
    await alive(page);

    await test.step('the people of a line are changed', async () => {
      await tabTo(page, page.locator('main summary').first());
      await page.keyboard.press('Enter');
      await tabTo(page, page.getByRole('button', { name: /^Add one/ }).first());
      await page.keyboard.press('Space');
      await tabTo(page, button(traveller, 'Save'));
      await page.keyboard.press('Enter');
      await expect(page.locator('main article').first()).toContainText('2 ×');
    });

    await tabTo(page, link(traveller, 'Go to checkout'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/signin\//);
    await alive(page);
    await type(page, '#guest-name', 'Noor Haddad');
    await type(page, '#guest-email', 'noor@example.com');
    await test.step('a reload takes nothing of it', async () => {
      await page.reload();
      await alive(page);
      await expect(page.locator('#guest-name')).toHaveValue('Noor Haddad');
      await expect(page.locator('#guest-email')).toHaveValue('noor@example.com');
    });
    await tabTo(page, button(traveller, 'Continue as a guest'));
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(/\/signin\//, { timeout: 30_000 });
    await alive(page);
    await expect(payButton(traveller)).toBeVisible();
    await type(page, '#contact-phone', '+81 90 1234 5678');
    await type(page, '#notes', 'By the window');
    await tabTo(page, payButton(traveller));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/^http:\/\/pay\.localhost/);
  },
);
