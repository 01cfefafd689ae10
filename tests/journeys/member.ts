import type { Page } from '@playwright/test';

import { expect } from './watched.ts';
import { button, goTo, reloadOutbox, type Traveller } from './traveller.ts';

/** Returns a unique number and address, in a retry as well. */
export function somebody(): { readonly phone: string; readonly email: string } {
  const digits = String(Date.now()).slice(-8);
  return { phone: `+81 90${digits}`, email: `kim${digits}@mail.example` };
}

/** Accepts the terms, which a new member gets at the edge of the page, over the form on a phone. */
export async function agreeIfPrompted({ page, say }: Traveller): Promise<void> {
  const question = page.getByRole('complementary', { name: say('Please review our terms'), exact: true });
  const yes = question.getByRole('button', { name: say('I agree'), exact: true });
  await page.addLocatorHandler(question, async () => yes.click());
}

/** Types the code that was mailed to an address, as the outbox page shows it. */
export async function typeMailedCode({ page, language }: Traveller, email: string): Promise<void> {
  await expect(page.locator('#code')).toBeVisible();
  const outbox = await page.context().newPage();
  const sent = outbox.locator('li', { hasText: email }).getByTestId('code').first();
  await reloadOutbox(outbox, sent, { language });
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

/** Signs in by a code that is mailed, on the way to the security page. */
export async function enterByMail(other: Traveller, email: string): Promise<void> {
  await goTo(other, '/signin/?signin_jump=%2Fuser%2Fsecurity%2F');
  await button(other, 'Get the code by email').click();
  await other.page.locator('#email').fill(email);
  await button(other, 'Send me a code').click();
  await typeMailedCode(other, email);
  await button(other, 'Sign in').click();
  await expect(other.page).toHaveURL(/\/user\/security\//);
}

/** A device with a finger that always fits. */
export async function giveAuthenticator(page: Page): Promise<void> {
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

/** The codes that were sent to a recipient, the newest first. */
export async function sentCodes(page: Page, recipient: string): Promise<readonly string[]> {
  const outbox = await page.context().newPage();
  await outbox.goto('/dev/outbox/');
  const codes = await outbox.locator('li', { hasText: recipient }).getByTestId('code').allInnerTexts();
  await outbox.close();
  return codes.map((code) => code.trim());
}

/** The link of the newest security notice with this subject that went to a recipient. */
export async function noticeLink(page: Page, recipient: string, subject: string): Promise<string> {
  const outbox = await page.context().newPage();
  const texts = outbox.locator('li', { hasText: recipient }).filter({ hasText: subject }).locator('pre');
  await reloadOutbox(outbox, texts.first());
  const [, link = ''] = /(https?:\/\/\S+\/secure-account\/\?token=\S+)/.exec(await texts.first().innerText()) ?? [];
  await outbox.close();
  const { pathname, search } = new URL(link);
  return pathname + search;
}
