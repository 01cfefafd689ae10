import type { Page } from '@playwright/test';

import { localPath } from '#src/domain/site/address.ts';
import { sql } from './database.ts';
import { expect, test } from './watched.ts';
import { offerOf } from './shop.ts';
import { alive, bookNow, button, enterByPhone, goTo, travellerAt, type Traveller } from './traveller.ts';

/** A number and an address of nobody else's, in a retry as well. */
function somebody(): { readonly phone: string; readonly email: string } {
  const digits = String(Date.now()).slice(-8);
  return { phone: `+81 90${digits}`, email: `kim${digits}@mail.example` };
}

/** Types the code that was mailed to an address, as the outbox page shows it. */
async function typeMailedCode({ page, language }: Traveller, email: string): Promise<void> {
  await expect(page.locator('#code')).toBeVisible();
  const outbox = await page.context().newPage();
  const sent = outbox.locator('li', { hasText: email }).getByTestId('code').first();
  await expect
    .poll(async () => {
      await outbox.goto(localPath(language, '/dev/outbox'));
      return sent.count();
    })
    .toBe(1);
  const code = (await sent.innerText()).trim();
  await outbox.close();
  await paste(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page.locator('#code')).toHaveAttribute('autocomplete', 'one-time-code');
}

/** As a code is copied out of a mail, in two halves. */
async function paste(page: Page, text: string): Promise<void> {
  await page.bringToFront();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('#code').focus();
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.locator('#code')).toHaveValue(text);
}

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

  await test.step('is told beside the field what a number looks like, and loses nothing they typed', async () => {
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
    await agreeWhenAsked(traveller);
    await goTo(traveller, '/user/security/');
    await button(traveller, 'Add an address').click();
    await page.locator('#email').fill(email);
    await button(traveller, 'Send me a code').click();
    await typeMailedCode(traveller, email);
    await button(traveller, 'Save').click();
    await expect(page.getByText(traveller.say('Proved'), { exact: true })).toBeVisible();
  });

  await test.step('signs in by mail elsewhere, and ends that session from here', async () => {
    // The minute between two codes to one address goes by.
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
    await expect(button(traveller, 'Sign out everywhere else')).toBeHidden();
    await other.page.goto('/user/security/');
    await expect(other.page).toHaveURL(/\/signin\/\?signin_jump=/);
    await elsewhere.close();
  });
});

/** A new member is asked about the terms at the edge of the page, over the form on a phone. */
async function agreeWhenAsked({ page, say }: Traveller): Promise<void> {
  const question = page.getByRole('complementary', { name: say('Please look at our terms'), exact: true });
  const yes = question.getByRole('button', { name: say('I agree'), exact: true });
  await page.addLocatorHandler(question, async () => yes.click());
}

async function enterByMail(other: Traveller, email: string): Promise<void> {
  await goTo(other, '/signin/?signin_jump=%2Fuser%2Fsecurity%2F');
  await button(other, 'Get the code by e-mail').click();
  await other.page.locator('#email').fill(email);
  await button(other, 'Send me a code').click();
  await typeMailedCode(other, email);
  await button(other, 'Sign in').click();
  await expect(other.page).toHaveURL(/\/user\/security\//);
}

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
  await button(traveller, 'Add a passkey').click();
  await expect(button(traveller, 'Remove')).toBeVisible();

  await goTo(traveller, '/signin/?signin_jump=%2Fuser%2Fsecurity%2F');
  await page
    .getByRole('main')
    .getByRole('button', { name: traveller.say('Sign out'), exact: true })
    .click();
  await expect(page.getByText(traveller.say('Go on'), { exact: true })).toBeHidden();
  await alive(page);
  await button(traveller, 'Use a passkey').click();
  await expect(page).toHaveURL(/\/user\/security\//);
  await expect(page.getByText(/with a passkey/)).toBeVisible();
});

/** A device with a finger that always fits. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devices = await page.context().newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
