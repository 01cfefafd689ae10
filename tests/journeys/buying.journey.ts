import { expect, test } from './watched.ts';
import { offerOf } from './shop.ts';
import { alive, enterAsGuest, fillContact, goTo, orderIn, payWell, travellerAt } from './traveller.ts';
import { fileBehind, scannedCode, writtenCode } from './voucher.ts';

test('a guest finds a ticket, pays it by card and holds a voucher that scans', async ({ page, request }) => {
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, 301, { places: 3 });

  await test.step('searches from home', async () => {
    await goTo(traveller, '/');
    await page.locator('#home-query').fill('skytree');
    await page.locator('#home-query').press('Enter');
    await expect(page).toHaveURL(/\/search\/result\/\?query=skytree/);
    await page.getByRole('link', { name: offer.title }).first().click();
    await expect(page).toHaveURL(new RegExp(`/activity/301-${offer.slug}/`));
  });

  await test.step('chooses package, day, time and people', async () => {
    await expect(page.getByRole('heading', { level: 1, name: offer.title })).toBeVisible();
    await page.locator('#packages').getByRole('link', { name: 'Choose', exact: true }).first().click();
    await expect(page).toHaveURL(/\/options\//);
    await page.locator(`#date a[href*="date=${offer.date}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`date=${offer.date}`));
    await page.locator(`input[name=slot][value="${offer.slotId}"]`).check({ force: true });
    await page.getByRole('button', { name: /^One more: Adult/ }).click();
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(page.getByText('It is in your cart.', { exact: true })).toBeVisible();
  });

  const shown = await test.step('looks into the cart', async () => {
    await page.getByRole('link', { name: 'View cart' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Your cart/ })).toBeVisible();
    const total = (await page.locator('main bdi').filter({ hasText: /^US\$/, visible: true }).last().innerText()).trim();
    await page.getByRole('link', { name: 'Go to checkout' }).click();
    await expect(page).toHaveURL(/\/signin\//);
    return total;
  });

  const reference = await test.step('goes on as a guest and pays', async () => {
    await alive(page);
    await enterAsGuest(traveller);
    await fillContact(traveller);
    await expect(page.getByRole('button', { name: `Pay ${shown}` })).toBeVisible();
    const order = await orderIn(page);
    expect(await payWell(traveller)).toBe(order);
    await expect(page.getByRole('heading', { level: 1, name: 'You are going!' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(`Paid ${shown}.`)).toBeVisible();
    return order;
  });

  await test.step('finds the order with its booking confirmed', async () => {
    await page.getByRole('link', { name: 'Order and cancelling' }).click();
    await expect(page).toHaveURL(new RegExp(`/user/orders/${reference}/`));
    await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
    await expect(page.locator('dd', { hasText: shown })).toBeVisible();
  });

  await test.step('opens the voucher, whose code scans, and takes it along', async () => {
    await page.getByRole('link', { name: 'Show voucher' }).click();
    await expect(page).toHaveURL(/\/voucher\/[A-Z0-9]{10}\//);
    const code = await writtenCode(page);
    expect(code.length).toBeGreaterThan(10);
    expect(await scannedCode(page)).toBe(code);
    expect((await fileBehind(page, /pdf/)).start).toMatch(/^%PDF-/);
    expect((await fileBehind(page, /ics/)).start).toContain('BEGIN:VCALENDAR');
  });

  await test.step('gets the confirmation by mail', async () => {
    await expect
      .poll(async () => {
        await page.goto('/dev/outbox/');
        return page.locator('li', { hasText: 'noor@example.com' }).filter({ hasText: reference }).count();
      }, { timeout: 20_000 })
      .toBeGreaterThan(0);
  });
});
