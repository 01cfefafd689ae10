import {
  arrive,
  button,
  enterAsGuest,
  fillContact,
  goPaying,
  goTo,
  link,
  orderIn,
  payButton,
  travellerAt,
  type Traveller,
} from '../traveller.ts';
import { cards, payByCard } from '../sandbox.ts';
import { expect, test } from '../watched.ts';

/** A day far enough ahead for every fare to be partly refundable. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** Types the beginning of a name and takes the first place of the list by keyboard. */
async function choosePlace({ page }: Traveller, field: 'from' | 'to', typed: string, name: string): Promise<void> {
  const input = page.locator(`#rail-${field}`);
  await input.click();
  await input.pressSequentially(typed);
  await expect(page.getByRole('option', { name }).first()).toBeVisible();
  await input.press('ArrowDown');
  await input.press('Enter');
  await expect(input).toHaveValue(name);
}

async function toPayment(traveller: Traveller): Promise<string> {
  const { page } = traveller;
  await button(traveller, 'Book now').click();
  await expect(page).toHaveURL(/\/signin\//);
  await enterAsGuest(traveller);
  const order = await fillContact(traveller);
  await expect(payButton(traveller)).toBeVisible();
  return order;
}

test('two go from Kyoto to Narita with a change, choose their seats, pay and hold a voucher @sample-mobile', async ({
  page,
}) => {
  const traveller = await travellerAt(page, 'en');

  await test.step('search by the names of a station and an airport', async () => {
    await goTo(traveller, '/rails/');
    await choosePlace(traveller, 'from', 'kyo', 'Kyoto');
    await choosePlace(traveller, 'to', 'narita', 'Narita Airport (NRT)');
    await page.locator('#rail-date').fill(dayAhead(10));
    await page.locator('#rail-time').fill('09:00');
    await page.locator('details:has(#rail-adults) > summary').click();
    await button(traveller, 'Add an adult').click();
    await button(traveller, 'Search').last().click();
    await expect(page).toHaveURL(/\/rails\/search\/\?.*from_id=/);
    await expect(page.locator('#way article').first()).toBeVisible();
  });

  await test.step('select a fare: it is in the address, and a friend sees the same', async () => {
    await page.locator('#way article').first().getByRole('link', { name: /class/ }).first().click();
    await expect(page).toHaveURL(/[?&]out=/);
    await expect(page.locator('#book')).toBeVisible();
    await page.reload();
    await expect(page.locator('#book')).toBeVisible();
  });

  await test.step('choose two seats on the plan by keyboard', async () => {
    await page.locator('details:has([role=grid]) > summary').first().click();
    const free = page.locator('[role=grid]').first().locator('button[aria-pressed=false]');
    await free.first().focus();
    await page.keyboard.press('Enter');
    await free.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[role=grid]').first().locator('button[aria-pressed=true]')).toHaveCount(2);
  });

  await test.step('pay', async () => {
    const order = await toPayment(traveller);
    await goPaying(traveller);
    await payByCard(page, cards.good);
    await arrive(traveller);
    expect(await orderIn(page)).toBe(order);
    await link(traveller, 'Order and cancellation').click();
    await link(traveller, 'Show voucher').click();
    await expect(page).toHaveURL(/\/voucher\/[A-Z0-9]{10}\//);
  });
});

test('outbound and return are chosen one after the other and are two lines of the cart @sample-desktop', async ({
  page,
}) => {
  const traveller = await travellerAt(page, 'en');
  const [out, back] = [dayAhead(10), dayAhead(12)];
  await goTo(traveller, `/rails/search/?from=Seoul&to=Busan&date=${out}&time=09:00&return_date=${back}&trip=return`);
  await page.locator('#way article').first().getByRole('link', { name: /class/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Outbound trip' })).toBeVisible();
  await page.locator('#way article').first().getByRole('link', { name: /class/ }).first().click();
  await expect(page.getByRole('heading', { name: 'Return trip' })).toBeVisible();
  await button(traveller, 'Add to cart').click();
  await expect(page.getByText(traveller.say('Added to your cart.'), { exact: true })).toBeVisible();
  await goTo(traveller, '/cart/');
  await expect(page.locator('main').getByText(/Seoul/).first()).toBeVisible();
});

test('validation errors are shown beside their fields', { tag: '@sample-desktop' }, async ({ page }) => {
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/rails/search/?from=Nowhere&to=Tokyo&date=2027-02-30&children=1');
  for (const [field, text] of [
    ['from', 'We don’t recognize this station or city. Please choose one from the list.'],
    ['date', 'This date doesn’t exist. Please choose another.'],
    ['age-0', 'Please enter each child’s age.'],
  ] as const)
    await expect(page.locator(`#rail-${field}-error`)).toHaveText(text);
  // London loses an hour on this night.
  await goTo(traveller, '/rails/search/?from=London&to=Paris&date=2027-03-28&time=01:30');
  await expect(page.locator('#rail-time-error')).toContainText('Clocks go forward');
});
