import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { unfastenBanners } from '../barriers.ts';
import { alive, button, enterAsGuest, fillContact, goTo, link, movedTo, payWell, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

const ahead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function mustBeAccessible(page: Page): Promise<void> {
  await unfastenBanners(page);
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`)).toEqual([]);
}

test('a traveller finds a room, buys its nights and cancels them in time @sample-desktop', async ({
  page,
  isMobile,
}) => {
  const traveller = await travellerAt(page, 'en');
  const from = isMobile ? 80 : 60;

  await test.step('sees validation errors beside their fields', async () => {
    await goTo(traveller, `/hotels/search/?destination=38&check_in=2027-02-31&check_out=2027-03-02`);
    await expect(page.getByLabel('Check-in')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('This date doesn’t exist. Please choose another.')).toBeVisible();
    await goTo(traveller, `/hotels/search/?destination=38&check_in=${ahead(from)}&check_out=${ahead(from + 400)}`);
    await expect(page.getByText('Maximum stay: 30 nights.')).toBeVisible();
    const two = `destination=38&check_in=${ahead(from)}&check_out=${ahead(from + 2)}`;
    await goTo(traveller, `/hotels/search/?${two}&children=2`);
    await expect(page.getByText('Please enter each child’s age, such as 4, 11.')).toBeVisible();
  });

  await test.step('searches for two nights in Amsterdam and filters the results', async () => {
    await goTo(traveller, '/hotels/');
    await page.getByLabel('Where to?').selectOption({ label: 'Amsterdam' });
    await page.getByLabel('Check-in').fill(ahead(from));
    await page.getByLabel('Check-out').fill(ahead(from + 2));
    await button(traveller, 'Search').last().click();
    await movedTo(page, /\/hotels\/search\/\?/);
    await expect(page.getByRole('heading', { level: 1, name: 'Hotels in Amsterdam' })).toBeVisible();
    await expect(page.getByText('2 nights, 1 room, 2 adults')).toBeVisible();
    const stars = page.getByRole('link', { name: /^4 stars/ }).first();
    if (isMobile) await page.getByRole('button', { name: 'Filters' }).click();
    await stars.click();
    await movedTo(page, /[?&]stars=4/);
    await expect(page.getByRole('link', { name: 'Remove filter: 4 stars' })).toBeVisible();
    await mustBeAccessible(page);
  });

  await test.step('chooses a room that can be cancelled', async () => {
    await goTo(
      traveller,
      `/hotels/4801-de-blauwe-sluis/?check_in=${ahead(from)}&check_out=${ahead(from + 2)}&adults=2`,
    );
    await expect(page.getByRole('heading', { level: 1, name: 'De Blauwe Sluis' })).toBeVisible();
    await expect(page.getByText(/^Pay at the hotel: /).first()).toBeVisible();
    await mustBeAccessible(page);
    const room = page.getByRole('article', { name: 'Double room' });
    await room.getByRole('button', { name: 'Choose' }).first().click();
    await movedTo(page, /\/cart\//);
    await expect(page.getByText('De Blauwe Sluis').first()).toBeVisible();
  });

  await test.step('pays as a guest', async () => {
    await link(traveller, 'Go to checkout').click();
    await movedTo(page, /\/(signin|platform\/pay)\//);
    await alive(page);
    await enterAsGuest(traveller);
    await fillContact(traveller);
    await payWell(traveller);
  });

  await test.step('has a voucher, cancels in time, and finds it void', async () => {
    await link(traveller, 'Order and cancellation').click();
    await movedTo(page, /\/user\/orders?\//);
    const voucher = (await link(traveller, 'Show voucher').getAttribute('href')) ?? '';
    await link(traveller, 'Cancel this booking').click();
    await button(traveller, 'Yes, cancel booking').click();
    await expect(page.getByText('Canceled', { exact: true }).first()).toBeVisible();
    await page.goto(voucher);
    await expect(page.getByText('No longer valid', { exact: true })).toBeVisible();
  });
});
