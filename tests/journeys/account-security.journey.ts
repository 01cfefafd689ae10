import { sql } from './database.ts';
import { agreeIfPrompted, enterByMail, giveAuthenticator, noticeLink, sentCodes, somebody } from './member.ts';
import { offerOf } from './shop.ts';
import { alive, button, buy, goTo, reloadOutbox, travellerAt, type Traveller } from './traveller.ts';
import { expect, test } from './watched.ts';

const added = 'A passkey was added to your account';
const undone = 'This change was undone, and all devices were signed out.';

/** Opens the security page as a new member, who gets the question about the terms at its edge. */
async function memberAt(traveller: Traveller): Promise<string> {
  const { email } = somebody();
  await agreeIfPrompted(traveller);
  await enterByMail(traveller, email);
  await alive(traveller.page);
  return email;
}

/** Has a code sent by a button, and types it. */
async function codeBy(traveller: Traveller, name: RegExp, recipient: string): Promise<void> {
  const { page } = traveller;
  await sql(`delete from rate_limit where key like '%number-minute%'`);
  const before = (await sentCodes(page, recipient)).length;
  await page.getByRole('main').getByRole('button', { name }).click();
  await expect(page.locator('#code')).toBeVisible();
  await expect.poll(async () => (await sentCodes(page, recipient)).length).toBe(before + 1);
  const [code = ''] = await sentCodes(page, recipient);
  await page.locator('#code').fill(code);
}

test('the owner of an account undoes a change by the link of its notice, and the later change is undone with it @sample-desktop', async ({
  page,
  browser,
}) => {
  const traveller = await travellerAt(page, 'en');
  const email = await memberAt(traveller);
  await giveAuthenticator(page);
  await button(traveller, 'Add passkey').click();
  await expect(button(traveller, 'Remove')).toBeVisible();
  await button(traveller, 'Remove').click();
  await expect(button(traveller, 'Remove')).toBeHidden();

  const links = [await noticeLink(page, email, added), await noticeLink(page, email, 'A passkey was removed')];
  const elsewhere = await browser.newContext();
  const [first, second] = [await elsewhere.newPage(), await elsewhere.newPage()];
  await first.goto(links[0] ?? '');
  await second.goto(links[1] ?? '');
  for (const tab of [first, second]) {
    await expect(tab).toHaveURL(/\/secure-account\/\?notice=[0-9a-f]{48}$/);
    await alive(tab);
  }
  await first.reload();
  await expect(first.getByText(added)).toBeVisible();
  await first.getByRole('button', { name: 'Undo and sign out all devices' }).click();
  await expect(first.getByText(undone)).toBeVisible();
  await expect(first.getByText(added)).toBeVisible();
  // The later change went with the earlier one.
  await second.reload();
  await expect(second.getByText(undone)).toBeVisible();
  await elsewhere.close();
  await page.goto('/user/security/');
  await expect(page).toHaveURL(/\/signin\//);
});

test('a notice is undone without script, in the language of its link @sample-desktop', async ({ page, browser }) => {
  const traveller = await travellerAt(page, 'en');
  const email = await memberAt(traveller);
  await giveAuthenticator(page);
  await button(traveller, 'Add passkey').click();
  await expect(button(traveller, 'Remove')).toBeVisible();
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const tab = await plain.newPage();
  await tab.goto(`/ar-SA${await noticeLink(page, email, added)}`);
  await expect(tab.locator('html')).toHaveAttribute('dir', 'rtl');
  await tab.getByRole('main').locator('form button[type=submit]').click();
  await expect(tab).toHaveURL(/\/ar-SA\/secure-account\/\?notice=[0-9a-f]{48}&done=undo-change$/);
  await expect(tab.getByRole('main').getByRole('status')).toBeVisible();
  await plain.close();
});

test('two-step sign-in is turned on after one more verification, and requires a code to the phone @sample-desktop', async ({
  page,
  browser,
}) => {
  const traveller = await travellerAt(page, 'en');
  const email = await memberAt(traveller);
  const { phone } = somebody();
  const digits = phone.replaceAll(' ', '');
  await button(traveller, 'Add phone number').click();
  await page.locator('#phone').fill(digits);
  await codeBy(traveller, /^Send me a code$/, digits);
  await button(traveller, 'Save').click();
  await expect(page.locator('#code')).toBeHidden();

  await expect(button(traveller, 'Turn on')).toBeHidden();
  await codeBy(traveller, /^Send a code to .*@/, email);
  await button(traveller, 'Confirm').click();
  await button(traveller, 'Turn on').click();
  await expect(button(traveller, 'Turn off')).toBeVisible();

  const elsewhere = await browser.newContext();
  const other = await travellerAt(await elsewhere.newPage(), 'en');
  await goTo(other, '/signin/?signin_jump=%2Fuser%2Fsecurity%2F');
  await button(other, 'Get the code by email').click();
  await other.page.locator('#email').fill(email);
  await codeBy(other, /^Send me a code$/, email);
  await button(other, 'Sign in').click();
  await expect(other.page.getByText('One more step')).toBeVisible();
  // Nothing else is offered here, and the keyboard is where it goes on.
  await expect(other.page.getByRole('heading', { name: 'Two-step sign-in' })).toBeFocused();
  await expect(other.page.locator('#guest-name')).toBeHidden();
  await codeBy(other, /^Send a code to /, digits);
  await button(other, 'Sign in').click();
  await expect(other.page).toHaveURL(/\/user\/security\//);
  await elsewhere.close();
});

test('an order link of a mail leaves no key in the address, and signing out forgets it @sample-desktop', async ({
  page,
  request,
}) => {
  const traveller = await travellerAt(page, 'en');
  const reference = await buy(traveller, await offerOf(request, 205, { fromDays: 24 }));
  const outbox = await page.context().newPage();
  const mail = outbox.locator('pre', { hasText: reference }).filter({ hasText: '/order-lookup/' }).first();
  await reloadOutbox(outbox, mail);
  const [link = ''] = /https?:\/\/\S+\/order-lookup\/\?\S+/.exec(await mail.innerText()) ?? [];
  await outbox.close();
  const { pathname, search } = new URL(link);
  await page.goto(pathname + search);
  await expect(page).toHaveURL(new RegExp(`/order-lookup/\\?order=${reference}$`));
  await expect(page.getByRole('main').getByText(reference).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(reference).first()).toBeVisible();
  await goTo(traveller, '/about/');
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/order-lookup/\\?order=${reference}$`));
  await expect(page.getByRole('main').getByText(reference).first()).toBeVisible();

  await goTo(traveller, '/signin/');
  // Signing out loads the page again; another move before that would be broken off by it.
  const reloaded = page.waitForEvent('domcontentloaded');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await reloaded;
  await expect(page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true })).toBeHidden();
  await page.goto(`/order-lookup/?order=${reference}`);
  await expect(page.locator('#order-email')).toBeVisible();
  await expect(page.getByRole('link', { name: /voucher/i })).toBeHidden();
});
