import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { buy, button, goTo, link, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';
import { offerOf } from '../shop.ts';
import { scannedReference } from '../voucher.ts';

test.use({ serviceWorkers: 'allow' });

test(
  'a voucher opened once opens without a connection, and all else says that there is none',
  { tag: '@mobile' },
  async ({ page, context, request }) => {
    const traveller = await travellerAt(page, 'ja');
    const offer = await offerOf(request, 301, { places: 1 });

    const address = await test.step('opens the voucher, which the phone has stored', async () => {
      await buy(traveller, offer);
      await link(traveller, 'Order and cancellation').click();
      await link(traveller, 'Show voucher').click();
      await expect(button(traveller, 'Remove from this device')).toBeVisible();
      expect(await calendarOf(page)).toContain('BEGIN:VCALENDAR');
      return page.url();
    });
    const reference = await scannedReference(page);

    await test.step('has the offline page cached, in the language', async () => {
      await expect
        .poll(() => page.evaluate(() => caches.match('/ja/offline/').then((stored) => stored?.ok ?? false)))
        .toBe(true);
      expect(
        await page.evaluate(() => navigator.serviceWorker.ready.then(({ scope }) => new URL(scope).pathname)),
      ).toBe('/');
    });

    await test.step('opens it without a connection, and the code scans', async () => {
      await context.setOffline(true);
      await page.goto(address);
      await expect(page.locator('html[data-kept]')).toBeAttached();
      expect(await scannedReference(page)).toBe(reference);
      expect(await calendarOf(page)).toContain('BEGIN:VCALENDAR');
      await expect(
        page.getByText(traveller.say('You’re offline. This is the voucher as it was when you last opened it here.')),
      ).toBeVisible();
    });

    await test.step('sees on other pages that the phone is offline, and a link to the voucher', async () => {
      await page.goto('/ja/city/3-tokyo/');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(traveller.say('You’re offline'));
      await expect(link(traveller, 'Try again')).toHaveAttribute('href', '/ja/city/3-tokyo/');
      await page.locator(`a[href*="/voucher/${reference}/"]`).click();
      expect(await scannedReference(page)).toBe(reference);
    });

    await test.step('goes on with a connection, and takes the voucher off the phone', async () => {
      await context.setOffline(false);
      await goTo(traveller, `/voucher/${reference}/`);
      await button(traveller, 'Remove from this device').click();
      await expect(button(traveller, 'Save for offline use')).toBeVisible();
      await page.reload();
      await expect(button(traveller, 'Save for offline use')).toBeVisible();
      expect(
        await page.evaluate(
          (path) => caches.match(path).then((stored) => stored === undefined),
          new URL(address).pathname,
        ),
      ).toBe(true);
    });
  },
);

/** The calendar entry that the voucher leads to, saved as a traveller saves it. */
async function calendarOf(page: Page): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.locator('a[download][href*="visit.ics"]').click();
  return readFile(await (await saving).path(), 'utf8');
}
