import type { Locator } from '@playwright/test';

import { dayAfter, offerOf, optionsPath } from './shop.ts';
import {
  alive,
  button,
  enterAsGuest,
  fillContact,
  goTo,
  link,
  payWell,
  travellerAt,
  type Traveller,
} from './traveller.ts';
import { expect, test } from './watched.ts';

/** The card of a line: in the cart, on the timeline, in the order. */
function lineOf({ page }: Traveller, title: string | RegExp): Locator {
  return page
    .locator('main article')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .first();
}

async function addTicket(traveller: Traveller, path: string): Promise<void> {
  const { page, say } = traveller;
  await page.goto(path, { waitUntil: 'commit' });
  await alive(page);
  await button(traveller, 'Add to cart').click();
  await expect(page.getByText(say('Added to your cart. Nothing is reserved or paid for yet.')).first()).toBeVisible();
}

test('a train, two nights, a car, a boat and a driver are one cart, one payment and one timeline @sample-desktop', async ({
  page,
  request,
}) => {
  const traveller = await travellerAt(page, 'en');
  // The first boat of the day leaves in Tokyo while the train from Kyoto is on its way.
  const boat = await offerOf(request, 307, { fromDays: 33 });
  const day = boat.date;
  const driver = await offerOf(request, 309, { fromDays: 33 });

  await test.step('the search of home has the forms of all, and preserves what was typed into each', async () => {
    await goTo(traveller, '/');
    const tab = (name: string): Locator =>
      page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name });
    await tab('Trains and buses').click();
    const from = page.getByLabel('From', { exact: true }).first();
    await from.fill('Kyoto');
    await tab('Hotels').click();
    await expect(page.getByLabel('Check-in')).toBeVisible();
    await expect(from).toBeHidden();
    await tab('Trains and buses').click();
    await expect(from).toHaveValue('Kyoto');
    await expect(page).toHaveURL(/\/$/);
  });

  await test.step('a train, by the address of its search', async () => {
    await goTo(traveller, `/rails/search/?from=Kyoto&to=Tokyo&date=${day}&time=08:45`);
    await page.locator('#way article').first().getByRole('link', { name: /class/ }).first().click();
    await button(traveller, 'Add to cart').click();
    await expect(page.getByText(traveller.say('Added to your cart.'), { exact: true })).toBeVisible();
  });

  await test.step('two nights', async () => {
    await goTo(
      traveller,
      `/hotels/1301-kiyosumi-lantern-house/?check_in=${day}&check_out=${dayAfter(day, 2)}&adults=2`,
    );
    const room = page.getByRole('article', { name: 'Double room' });
    await room.getByRole('button', { name: 'Choose' }).first().click();
    await expect(page).toHaveURL(/\/cart\//);
  });

  await test.step('a car', async () => {
    const times = `from_date=${day}&from_time=14:00&to_date=${dayAfter(day, 2)}&to_time=12:00`;
    await goTo(traveller, `/car-rentals/search/?pick_up=10031&${times}&age=35&country=GB`);
    await page.locator('article').first().getByRole('button', { name: 'Add to cart' }).click();
    await expect(
      page.getByText(traveller.say('Added to your cart. Nothing is reserved or paid for yet.')),
    ).toBeVisible();
  });

  await test.step('a ticket for a boat, and a driver from the airport', async () => {
    await addTicket(traveller, optionsPath(boat, 'en'));
    await addTicket(traveller, optionsPath(driver, 'en'));
    await goTo(traveller, '/cart/');
    await expect(page.getByText('5 ticket types')).toBeVisible();
  });

  await test.step('one payment for all, after the driver knows the flight and where to go', async () => {
    await link(traveller, 'Go to checkout').click();
    await alive(page);
    await enterAsGuest(traveller);
    await fillContact(traveller);
    const requested = (id: string): Locator => page.locator(`[id^="answers-"][id$="-${id}"]`);
    await requested('fullName').fill('Noor Haddad');
    await requested('direction').selectOption({ label: 'From the airport' });
    await requested('flightNumber').fill('JL 44');
    await requested('time').fill('10:20');
    await requested('address').fill('Kiyosumi Lantern House');
    await requested('bags').fill('2');
    await payWell(traveller);
  });

  await test.step('one timeline, which shows that boat and train overlap', async () => {
    await goTo(traveller, '/user/orders/');
    await expect(page.locator(`time[datetime="${day}"]`)).toBeVisible();
    await expect(page.locator('main a[href*="/voucher/"]')).toHaveCount(5);
    const clash = /^Overlaps with “/;
    await expect(page.getByText(clash)).toHaveCount(2);
    await expect(lineOf(traveller, /Sumida/).getByText(clash)).toContainText(/Kyoto/);
  });

  await test.step('each goes back by its own rules: all of the nights, the train less its fee', async () => {
    await lineOf(traveller, /Kiyosumi/)
      .getByRole('link', { name: 'Change or cancel' })
      .click();
    await expect(page).toHaveURL(/\/user\/orders\/[A-Z0-9]{10}\//);
    await alive(page);
    const [train, nights] = [lineOf(traveller, /Kyoto/), lineOf(traveller, /Kiyosumi/)];
    const offered = (line: Locator): Locator => line.getByRole('group', { name: 'Cancel this booking' });
    const paidFor = (line: Locator): Promise<string> => line.locator('p').last().innerText();
    await train.getByRole('link', { name: 'Cancel this booking' }).click();
    await expect(offered(train)).toContainText('If you cancel now');
    await expect(offered(train)).not.toContainText(await paidFor(train));
    await train.getByRole('button', { name: 'Keep my booking' }).click();
    await nights.getByRole('link', { name: 'Cancel this booking' }).click();
    await expect(offered(nights)).toContainText(await paidFor(nights));
    await nights.getByRole('button', { name: 'Yes, cancel booking' }).click();
    await expect(nights.getByText('Canceled', { exact: true }).first()).toBeVisible();
    await expect(page.locator('main a[href*="/voucher/"]')).toHaveCount(4);
    await goTo(traveller, '/user/orders/?show=cancelled');
    await expect(lineOf(traveller, /Kiyosumi/)).toBeVisible();
  });
});
