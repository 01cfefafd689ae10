import { sql } from '../database.ts';
import { expect, test } from '../watched.ts';
import { agreeIfPrompted, enterByMail, giveAuthenticator, somebody, typeMailedCode } from '../member.ts';
import { offerOf } from '../shop.ts';
import { alive, bookNow, button, enterByPhone, goTo, travellerAt } from '../traveller.ts';

test('a traveller signs in by text message in the middle of the checkout and is back in it; a session elsewhere ends on request @mobile', async ({
  page,
  request,
  browser,
  watch,
}) => {
  const traveller = await travellerAt(page, 'ja');
  const { phone, email } = somebody();
  await bookNow(traveller, await offerOf(request, 205, { fromDays: 22 }));
  await expect(page).toHaveURL(/\/ja\/signin\/\?signin_jump=/);

  await test.step('sees the expected format beside the field, and loses no input', async () => {
    watch.allow(422, /send_sms_code_with_captcha$/);
    await page.locator('#phone').fill('12');
    await button(traveller, 'Send me a code').click();
    await expect(page.locator('#phone-error')).toBeVisible();
    await expect(page.locator('#phone')).toHaveValue('12');
    await enterByPhone(traveller, phone);
    await expect(page).toHaveURL(/\/ja\/platform\/pay\//);
    await expect(page.locator('#contact-name')).toBeVisible();
  });

  await test.step('verifies an email address', async () => {
    await agreeIfPrompted(traveller);
    await goTo(traveller, '/user/security/');
    await button(traveller, 'Add email address').click();
    await page.locator('#email').fill(email);
    await button(traveller, 'Send me a code').click();
    await typeMailedCode(traveller, email);
    await button(traveller, 'Save').click();
    await expect(page.getByText(traveller.say('Verified'), { exact: true })).toBeVisible();
  });

  await test.step('signs in by mail elsewhere, and ends that session from here', async () => {
    // The minute between two codes to one address passes.
    await sql(`delete from rate_limit where key like 'email-number-minute%'`);
    const elsewhere = await browser.newContext();
    const other = await travellerAt(await elsewhere.newPage(), 'en');
    await enterByMail(other, email);
    await page.reload();
    await alive(page);
    await page
      .getByRole('main')
      .getByRole('button', { name: traveller.say('Sign out'), exact: true })
      .click();
    await expect(button(traveller, 'Sign out of all other devices')).toBeHidden();
    await other.page.goto('/user/security/');
    await expect(other.page).toHaveURL(/\/signin\/\?signin_jump=/);
    await elsewhere.close();
  });
});

test('a traveller comes in with Google, adds a passkey, and comes in with that @desktop', async ({ page }) => {
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/signin/?signin_jump=%2Fuser%2Fsecurity%2F');
  await button(traveller, 'Continue with Google').click();
  await expect(page).toHaveURL(/^http:\/\/id\.localhost/);
  await page.locator('#name').fill('Kim Example');
  await page.locator('#email').fill(somebody().email);
  await page.getByRole('button').first().click();
  await expect(page).toHaveURL(/\/user\/security\//);
  await alive(page);

  await giveAuthenticator(page);
  await button(traveller, 'Add passkey').click();
  await expect(button(traveller, 'Remove')).toBeVisible();

  await goTo(traveller, '/signin/?signin_jump=%2Fuser%2Fsecurity%2F');
  await page
    .getByRole('main')
    .getByRole('button', { name: traveller.say('Sign out'), exact: true })
    .click();
  await expect(page.getByText(traveller.say('Continue'), { exact: true })).toBeHidden();
  await alive(page);
  await button(traveller, 'Use a passkey').click();
  await expect(page).toHaveURL(/\/user\/security\//);
  await expect(page.getByText(/with a passkey/)).toBeVisible();
});
