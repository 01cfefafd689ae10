import { expect, type Page } from '@playwright/test';

import { localPath } from '#src/domain/site/address.ts';
import type { LanguageCode } from '#src/domain/site/languages.ts';
import { cards, payByCard } from './sandbox.ts';
import { optionsPath, type Offer } from './shop.ts';
import { wordsOf, type Say } from './words.ts';

/** Somebody at a browser, with a language. */
export type Traveller = { readonly page: Page; readonly language: LanguageCode; readonly say: Say };

export async function travellerAt(page: Page, language: LanguageCode): Promise<Traveller> {
  return { page, language, say: await wordsOf(language) };
}

/** The page is there and its script runs: a click before that is the browser's own. */
export async function goTo({ page, language }: Traveller, path: string): Promise<void> {
  await page.goto(path.startsWith(localPath(language, '/')) ? path : localPath(language, path));
  await alive(page);
}

/** Waits until the page answers to its script. */
export async function alive(page: Page): Promise<void> {
  await expect(page.locator('html[data-moved]')).toBeAttached();
}

/** Chooses package and day by address, as a link from a friend would, and goes on to paying. */
export async function bookNow(traveller: Traveller, offer: Offer): Promise<void> {
  const { page, say } = traveller;
  await goTo(traveller, optionsPath(offer, traveller.language));
  await page.getByRole('button', { name: say('Book now'), exact: true }).click();
  await expect(page).toHaveURL(/\/(signin|platform\/pay)\//);
  await alive(page);
}

export async function enterAsGuest({ page, say }: Traveller, name = 'Noor Haddad', email = 'noor@example.com'): Promise<void> {
  await page.locator('#guest-name').fill(name);
  await page.locator('#guest-email').fill(email);
  await page.getByRole('button', { name: say('Go on as a guest'), exact: true }).click();
  await expect(page).not.toHaveURL(/\/signin\//);
}

/** At the checkout: waits for the hold, and says who one is. */
export async function fillContact({ page }: Traveller): Promise<void> {
  await expect(page.locator('#contact-name')).toBeVisible();
  await page.locator('#contact-name').fill('Noor Haddad');
  await page.locator('#contact-email').fill('noor@example.com');
  await page.locator('#contact-phone').fill('+81 90 1234 5678');
}

/** The button that leads to the payment page; the amount stands on it. */
export function payButton({ page, say }: Traveller) {
  const [before = '', after = ''] = say('Pay <0>{0}</0>').split('{0}');
  return page.locator('form button[type=submit]', { hasText: new RegExp(`${escaped(before)}.+${escaped(after)}`) });
}

/** From nothing to the open checkout as a new guest; gives the order's reference. */
export async function reachCheckout(traveller: Traveller, offer: Offer): Promise<string> {
  await bookNow(traveller, offer);
  await enterAsGuest(traveller);
  await fillContact(traveller);
  return orderIn(traveller.page);
}

/** Pays the open checkout with a good card; gives the order's reference. */
export async function payWell(traveller: Traveller, card: string = cards.good): Promise<string> {
  const { page } = traveller;
  await payButton(traveller).click();
  await payByCard(page, card);
  await expect(page).toHaveURL(/\/payment\/success\//);
  await alive(page);
  return orderIn(page);
}

/** A paid order of a new guest. */
export async function buy(traveller: Traveller, offer: Offer, card?: string): Promise<string> {
  await reachCheckout(traveller, offer);
  return payWell(traveller, card);
}

/** The order that the address names. */
export async function orderIn(page: Page): Promise<string> {
  await expect(page).toHaveURL(/[?&]order=[A-Z0-9]{10}/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
