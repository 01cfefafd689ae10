import type { Page } from '@playwright/test';

import { expect, test } from '../watched.ts';
import { payByCard } from '../sandbox.ts';
import { offerOf } from '../shop.ts';
import { alive, button, buy, goTo, link, travellerAt, type Traveller } from '../traveller.ts';

async function toOrder(traveller: Traveller, reference: string): Promise<void> {
  await goTo(traveller, `/user/orders/${reference}/`);
}

/** What the card of the booking says of its day, in the words of the page. */
function dayOf(page: Page, date: string): ReturnType<Page['getByText']> {
  const words = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return page.locator('main article').getByText(words.format(new Date(`${date}T00:00:00Z`)));
}

test('a traveler moves the visit and adds a person, whose ticket is then canceled @sample-mobile', async ({
  page,
  request,
}) => {
  const traveller = await travellerAt(page, 'en');
  const { say } = traveller;
  const offer = await offerOf(request, 207, { fromDays: 50 });
  const later = await offerOf(request, 207, { fromDays: 57, places: 4 });
  const reference = await buy(traveller, offer);
  await toOrder(traveller, reference);

  await test.step('pays the difference for one more on another day', async () => {
    await link(traveller, 'Change date or travelers').click();
    await page.locator('input[type=date]').fill(later.date);
    await chooseSlot(page, later.slotId);
    await page
      .getByRole('button', { name: /^Add one: / })
      .first()
      .click();
    await button(traveller, 'Pay the difference').click();
    await payByCard(page, '4242 4242 4242 4242');
    await expect(page).toHaveURL(/\/user\/orders\//);
    await alive(page);
    await expect.poll(async () => (await page.reload(), dayOf(page, later.date).count()), { timeout: 30_000 }).toBe(1);
    await expect(page.locator('main article').getByText(/^2 × /)).toBeVisible();
  });

  await test.step('removes one of the party, and sees the refund amount', async () => {
    await alive(page);
    await link(traveller, 'Cancel this booking').click();
    const offered = page.getByRole('group', { name: say('Cancel this booking') });
    await offered.getByRole('checkbox').first().uncheck();
    const promised = await offered.locator('strong').innerText();
    await button(traveller, 'Yes, cancel booking').click();
    await expect(page.locator('main article li', { hasText: /^Canceled: / })).toContainText(promised);
    await expect(link(traveller, 'Show voucher')).toBeVisible();
    const back = page.getByText(say('{amount} has been refunded to your card.', { amount: promised }), { exact: true });
    await expect.poll(async () => (await page.reload(), back.count()), { timeout: 30_000 }).toBe(1);
  });
});

async function chooseSlot(page: Page, slotId: string): Promise<void> {
  const start = page.locator(`input[type=radio][value="${slotId}"]`);
  await page.locator('label').filter({ has: start }).click();
  await expect(start).toBeChecked();
}

test('without JavaScript a visit is moved and canceled, by forms only @sample-desktop', async ({
  page,
  request,
  browser,
}) => {
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, 207, { fromDays: 64 });
  const later = await offerOf(request, 207, { fromDays: 71 });
  const reference = await buy(traveller, offer);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const still = await plain.newPage();
  const reader = { ...traveller, page: still };
  await still.goto(`/user/orders/${reference}/`);

  await test.step('sees what another day costs, and changes to it', async () => {
    await link(reader, 'Change date or travelers').click();
    await still.locator('#plain-date').fill(later.date);
    await still.getByRole('button', { name: 'Show times and price difference' }).click();
    await chooseSlot(still, later.slotId);
    await still.getByRole('button', { name: 'Show times and price difference' }).click();
    await button(reader, 'Confirm change').click();
    await expect(still.getByRole('status').getByText('Your booking was changed.')).toBeVisible();
    await expect(dayOf(still, later.date)).toHaveCount(1);
  });

  await test.step('keeps the booking first, then cancels', async () => {
    await link(reader, 'Cancel this booking').click();
    await link(reader, 'Keep my booking').click();
    await link(reader, 'Cancel this booking').click();
    await button(reader, 'Yes, cancel booking').click();
    await expect(still.getByRole('status').getByText(reader.say('Canceled [done]'), { exact: true })).toBeVisible();
    await expect(link(reader, 'Show voucher')).toBeHidden();
  });
  await plain.close();
});
