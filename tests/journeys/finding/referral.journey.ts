import { sql } from '../database.ts';
import { alive, button, enterByPhone, goTo, link, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

/** Returns a number that was not used in this run. */
function freshNumber(country: string): string {
  return `${country} 9${String(Date.now() % 10_000_000).padStart(7, '0')}`;
}

test('a phone number has its coupon once, and its owner finds it @sample-mobile', async ({ page, watch }) => {
  const traveller = await travellerAt(page, 'en');
  const landing = '/partnership/phone_coupon/ocean-bank/';
  const number = freshNumber('+852');
  await goTo(traveller, landing);
  const take = page.getByRole('button', { name: 'Get the coupon', exact: true });
  watch.allow(422, /phone_coupon\/redeem/);
  await page.locator('#phone').fill('0912');
  await take.click();
  // The browser computes for a moment before it sends the request.
  await expect(page.locator('#phone')).toHaveAttribute('aria-invalid', 'true', { timeout: 30_000 });
  await page.locator('#phone').fill(number);
  await take.click();
  await expect(page).toHaveURL(/\/successful-redeem\/\?token=/, { timeout: 30_000 });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The coupon is yours.');
  await expect(page.locator('main')).not.toContainText(number);

  await goTo(traveller, landing);
  await page.locator('#phone').fill(number);
  await take.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('You already have this coupon.', {
    timeout: 30_000,
  });

  await link(traveller, 'Sign in').click();
  await enterByPhone(traveller, number);
  await goTo(traveller, '/user/coupons/');
  await expect(page.locator('main')).toContainText('12% off with your phone number');

  // Nothing of an address becomes a word of ours (T-26).
  await goTo(
    traveller,
    '/partnership/phone_coupon/any-number/failed-redeem/?message=Lottery&phone=12345&token=invented',
  );
  await expect(page.getByRole('heading', { level: 1 })).toContainText('领取失败');
  await expect(page.locator('main')).not.toContainText(/Lottery|12345/);
});

test('a member invites a friend, who takes the coupon and is in the record by an initial @sample-desktop', async ({
  page,
  browser,
}) => {
  const inviter = await travellerAt(page, 'en');
  const event = '/referralcoupon/specialevent/1/';
  await goTo(inviter, event);
  await link(inviter, 'Sign in to invite others').click();
  await enterByPhone(inviter, freshNumber('+852'));
  await expect(page).toHaveURL(new RegExp(event));
  await alive(page);
  await button(inviter, 'Create my link').click();
  const address = await page.locator('#share-link').inputValue();
  expect(address).toMatch(/\/s\/[\w-]{11}\/$/);

  const context = await browser.newContext();
  try {
    const friend = await travellerAt(await context.newPage(), 'en');
    const number = freshNumber('+886');
    await friend.page.goto(address);
    await expect(friend.page).toHaveURL(/\/specialevent\/1\/\?invite=[\w-]{22}/);
    await link(friend, 'Sign in and get the coupon').click();
    await enterByPhone(friend, number);
    await sql('update account set name = $2 where phone = $1', [number.replaceAll(' ', ''), 'Zora Example']);
    await alive(friend.page);
    await button(friend, 'Get my coupon').click();
    await expect(friend.page.locator('main [role=status]').first()).toContainText(
      friend.say('Coupon saved. We’ll apply it at checkout.'),
    );
  } finally {
    await context.close();
  }

  await goTo(inviter, '/referralcoupon/record/');
  const line = page.locator('main li', { hasText: inviter.say('Waiting for the first trip') });
  await expect(line).toHaveCount(1);
  await expect(line).toContainText('Z');
  await expect(page.locator('main')).not.toContainText('Zora');
});
