import { expect, type Locator, type Page } from '@playwright/test';

import { localPath } from '#src/domain/site/addresses/address.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { cards, payByCard } from './sandbox.ts';
import { optionsPath, type Offer } from './shop.ts';
import { wordsOf, type Say } from './words.ts';

/** A user at a browser, with a language. */
export type Traveller = { readonly page: Page; readonly language: LanguageCode; readonly say: Say };

export async function travellerAt(page: Page, language: LanguageCode): Promise<Traveller> {
  // The browser requests the traveler's language, so that no other is offered.
  await page.addInitScript((code) => {
    // Becoming a traveler twice states it twice.
    Object.defineProperty(navigator, 'languages', { get: () => [code], configurable: true });
    Object.defineProperty(navigator, 'language', { get: () => code, configurable: true });
  }, language);
  return { page, language, say: await wordsOf(language) };
}

/** Opens a page of the site, "/cart/", in the traveller's language and waits until its script runs. */
export async function goTo({ page, language }: Traveller, path: string): Promise<void> {
  const { pathname, search } = new URL(path, 'http://here');
  await page.goto(localPath(language, pathname.replace(/(?<=.)\/$/, '')) + search, { waitUntil: 'commit' });
  await alive(page);
}

/** How long a slow machine may take to load a page, or to move to one. */
const moveTimeoutMs = 30_000;

/** Waits until the page answers to its script: a click before that is the browser's own. All of it is drawn then. */
export async function alive(page: Page): Promise<void> {
  // A page draws and starts while others do on a slow machine.
  await expect(page.locator('html[data-moved]')).toBeAttached({ timeout: moveTimeoutMs });
  await drawn(page);
}

/** Waits until a press has led to an address: a page that the app moves to is given as long as one that the browser loads. */
export async function movedTo(page: Page, address: RegExp): Promise<void> {
  await expect(page).toHaveURL(address, { timeout: moveTimeoutMs });
}

/** What is far below is drawn after a scroll or press (`web/frame/draw-rest.ts`), which happens here. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['whole'] = '';
  });
}

/** Returns the button with a text of the site. */
export function button({ page, say }: Traveller, message: string): Locator {
  return page.getByRole('button', { name: say(message), exact: true });
}

export function link({ page, say }: Traveller, message: string): Locator {
  return page.getByRole('link', { name: say(message), exact: true });
}

/** Turns the pages of a calendar until the day is there, and takes it: a phone shows one month, a desk two. */
export async function chooseDay(page: Page, calendar: string, date: string): Promise<void> {
  const day = page.locator(`${calendar} td a[href*="date=${date}"]`);
  const later = page.locator(`${calendar} a[href*="month="]:not(td a)`).last();
  const month = page.locator(`${calendar} caption`).first();
  for (let turn = 0; turn < 6 && !(await day.isVisible()); turn += 1) {
    const shown = await month.innerText();
    await later.click();
    await expect(month).not.toHaveText(shown);
  }
  await day.click();
}

/** Takes one of the day's starts. */
export async function chooseTime(page: Page, slotId: string): Promise<void> {
  const start = page.locator(`input[name=slot][value="${slotId}"]`);
  await page.locator('label').filter({ has: start }).click();
  await expect(start).toBeChecked();
}

const answering = new WeakSet<Page>();

/** The cookie banner is refused while buying: on a phone it covers the button to continue. */
async function refuseIfPrompted({ page, say }: Traveller): Promise<void> {
  if (answering.has(page)) return;
  answering.add(page);
  // Behind a dialog it waits: it cannot be answered there, and it blocks nothing.
  const question = page
    .locator('body:not(:has(dialog:modal))')
    .getByRole('complementary', { name: say('Cookies'), exact: true });
  const no = question.getByRole('button', { name: say('Decline'), exact: true });
  // A page that is left takes its banner and the click along: the banner of the next one is answered by another click.
  await page.addLocatorHandler(question, async () => no.click({ timeout: 3_000 }).catch(() => undefined), {
    noWaitAfter: true,
  });
}

/** Opens the booking page with package, day and start in the address, as a link from a friend would. */
export async function openOffer(traveller: Traveller, offer: Offer): Promise<void> {
  await refuseIfPrompted(traveller);
  await traveller.page.goto(optionsPath(offer, traveller.language), { waitUntil: 'commit' });
  await alive(traveller.page);
}

/** Continues to payment: to sign-in for an anonymous visitor, to the checkout for a signed-in user. */
export async function bookNow(traveller: Traveller, offer: Offer): Promise<void> {
  await openOffer(traveller, offer);
  await button(traveller, 'Book now').click();
  await expect(traveller.page).toHaveURL(/\/(signin|platform\/pay)\//);
  await alive(traveller.page);
}

export async function enterAsGuest(traveller: Traveller): Promise<void> {
  const { page } = traveller;
  await page.locator('#guest-name').fill('Noor Haddad');
  await page.locator('#guest-email').fill('noor@example.com');
  await button(traveller, 'Continue as a guest').click();
  await expect(page).not.toHaveURL(/\/signin\//);
}

type OutboxSettings = { readonly language?: LanguageCode; readonly timeout?: number };

/** Loads the outbox page of a showcase until exactly one element of it is what was sent. */
export async function reloadOutbox(
  page: Page,
  sent: Locator,
  { language = 'en', timeout = 10_000 }: OutboxSettings = {},
): Promise<void> {
  const counted = async (): Promise<number> => {
    await page.goto(localPath(language, '/dev/outbox'));
    return sent.count();
  };
  await expect.poll(counted, { timeout }).toBe(1);
}

/** Signs in with the code of a text message, which a showcase puts on its outbox page. */
export async function enterByPhone(traveller: Traveller, phone: string): Promise<void> {
  const { page } = traveller;
  await alive(page);
  await page.locator('#phone').fill(phone);
  await button(traveller, 'Send me a code').click();
  // A slow machine takes its time to prove that it has worked for the code.
  await expect(page.locator('#code')).toBeVisible({ timeout: 30_000 });
  const outbox = await page.context().newPage();
  const sent = outbox
    .locator('li', { hasText: phone.replaceAll(' ', '') })
    .getByTestId('code')
    .first();
  await reloadOutbox(outbox, sent, traveller);
  const code = await sent.innerText();
  await outbox.close();
  await page.locator('#code').fill(code.trim());
  await button(traveller, 'Sign in').click();
  await expect(page).not.toHaveURL(/\/signin\//);
}

/** At the checkout: waits for the hold, and enters the contact; returns the order's reference. */
export async function fillContact({ page }: Traveller): Promise<string> {
  await page.locator('#contact-name').fill('Noor Haddad');
  await page.locator('#contact-email').fill('noor@example.com');
  await page.locator('#contact-phone').fill('+81 90 1234 5678');
  return orderIn(page);
}

/** Returns the button that leads to the payment page; it shows the amount. */
export function payButton({ page }: Traveller): Locator {
  return page.locator('main form button[type=submit]');
}

/** From nothing to the open checkout as a new guest; returns the order's reference. */
export async function reachCheckout(traveller: Traveller, offer: Offer): Promise<string> {
  await bookNow(traveller, offer);
  await enterAsGuest(traveller);
  return fillContact(traveller);
}

/** Leaves the open checkout for the payment page. */
export async function goPaying(traveller: Traveller): Promise<void> {
  await payButton(traveller).click();
  await expect(traveller.page).toHaveURL(/^http:\/\/pay\.localhost/);
}

/** Pays the open checkout; the page of success says so. */
export async function payWell(traveller: Traveller, card: string = cards.good): Promise<void> {
  await goPaying(traveller);
  await payByCard(traveller.page, card);
  await arrive(traveller);
}

/** Returns from the payment page and waits until the booking is confirmed. */
export async function arrive({ page, say }: Traveller): Promise<void> {
  await expect(page).toHaveURL(/\/payment\/success\//);
  await expect(page.getByRole('heading', { level: 1, name: say('You’re all set!') })).toBeVisible({ timeout: 30_000 });
  // Pressed earlier, the way to the order is the browser's own, and what is pressed there would be too.
  await alive(page);
}

/** Pays an order as a new guest; returns its reference. */
export async function buy(traveller: Traveller, offer: Offer, card?: string): Promise<string> {
  const reference = await reachCheckout(traveller, offer);
  await payWell(traveller, card);
  return reference;
}

/** The order that the address names. */
export async function orderIn(page: Page): Promise<string> {
  await expect(page).toHaveURL(/[?&]order=[A-Z0-9]{10}/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** Sends what a tampered page could send: a change with a good token, from the site's own origin. */
export function sendAnyhow(
  page: Page,
  path: string,
  body: object,
  key?: string,
): Promise<{ status: number; code: string }> {
  const call = { path, body: JSON.stringify(body), key: key ?? null };
  return page.evaluate(async ({ path, body, key }) => {
    const token = (await (await fetch('/v1/gatewaysrv/csrftoken')).json()) as { result: { token: string } };
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token.result.token };
    const answer = await fetch(path, {
      method: 'POST',
      headers: key === null ? headers : { ...headers, 'Idempotency-Key': key },
      body,
    });
    const said = (await answer.json()) as { error?: { code: string } };
    return { status: answer.status, code: said.error?.code ?? '' };
  }, call);
}
