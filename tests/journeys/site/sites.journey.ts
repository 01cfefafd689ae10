import type { Page } from '@playwright/test';

import { sql } from '../database.ts';
import { originOf, site, test } from '../hosts.ts';
import { chargedFor } from '../sandbox.ts';
import { offerOf, type Offer } from '../shop.ts';
import { alive, arrive, button, buy, fillContact, goTo, link, openOffer, payWell, travellerAt } from '../traveller.ts';
import { expect } from '../watched.ts';

type Placed = { readonly host: string; readonly market: string; readonly subChannel: number; readonly kind: string };

async function placed(reference: string): Promise<Placed | undefined> {
  const [order] = await sql<Placed>(
    `select orders.host, orders.market, orders.sub_channel as "subChannel", account.kind
     from orders join account on account.id = orders.account_id where orders.reference = $1`,
    [reference],
  );
  return order;
}

function colourOf(page: Page, token: string): Promise<string> {
  return page.locator('html').evaluate((root, name) => getComputedStyle(root).getPropertyValue(name).trim(), token);
}

const activityOf = ({ productId, slug }: Offer): string => `/activity/${productId}-${slug}/`;

test.describe('on a guest domain', () => {
  test.use({ baseURL: originOf('guest') });

  for (const language of ['en', 'ar-SA'] as const) {
    test(`one buys without account and cart (${language}) @sample-mobile`, async ({ page, api, isMobile }) => {
      const traveller = await travellerAt(page, language);
      const offer = await offerOf(api, 306, { fromDays: isMobile ? 20 : 24 });
      const calls: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (/\/(cartsrv|ordersrv|usrcsrv\/user)\//.test(pathname)) calls.push(pathname);
      });

      await test.step('sees neither cart nor sign-in', async () => {
        await goTo(traveller, activityOf(offer));
        await expect(page.locator('html')).toHaveAttribute('data-partner', 'guest_checkout');
        await expect(page.locator('header a[href*="/cart/"]')).toHaveCount(0);
        await expect(page.locator('a[href*="/signin/"]')).toHaveCount(0);
        await openOffer(traveller, offer);
        await expect(button(traveller, 'Add to cart')).toHaveCount(0);
      });

      await test.step('enters a name at the checkout itself', async () => {
        await button(traveller, 'Book now').click();
        await expect(page).toHaveURL(/\/platform\/pay\//);
        await alive(page);
        await page.locator('#guest-name').fill('Noor Haddad');
        await page.locator('#guest-email').fill('noor@example.com');
        await button(traveller, 'Continue to payment').click();
      });

      const reference = await fillContact(traveller);
      await payWell(traveller);
      expect(new URL(page.url()).origin).toBe(originOf('guest'));
      expect(await chargedFor(reference)).toBeGreaterThan(0);
      expect(await placed(reference)).toEqual({
        host: `guest.${site.hostname}`,
        market: 'global',
        subChannel: 11,
        kind: 'guest',
      });
      expect(calls.length).toBeGreaterThan(2);
      expect(calls.filter((path) => !path.startsWith('/xos_gc/'))).toEqual([]);
    });
  }

  test('the cart and the account have no page', { tag: '@desktop' }, async ({ page, watch }) => {
    watch.allow(404, /\/cart\/$/);
    expect((await page.goto('/cart/'))?.status()).toBe(404);
  });
});

test.describe('on the China host', () => {
  test.use({ baseURL: originOf('cn') });

  test('prices are in yuan whatever currency is requested @sample-desktop', async ({ page, api }) => {
    const traveller = await travellerAt(page, 'zh-CN');
    const offer = await offerOf(api, 306, { fromDays: 30 });
    for (const path of ['/', activityOf(offer), `${activityOf(offer)}?_currency=EUR`]) {
      await goTo(traveller, path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      const words = await page.locator('main').innerText();
      expect(words, path).toMatch(/¥\s?\d/);
      expect(words, path).not.toMatch(/€|US\$/);
    }
    await page.goto(`/cart/?_currency=EUR`);
    const cookies = await page.context().cookies(originOf('cn'));
    expect(cookies.find(({ name }) => name === 'currency')?.value ?? 'CNY').toBe('CNY');
  });
});

const themes = [
  { host: 'hkexpress', theme: 'hkexpress', title: 'HK Express', action: '#702b91', second: '#3f1a57' },
  { host: 'yellow-balloon', theme: 'yellow_balloon', title: 'Yellow Balloon', action: '#8a6100', second: '#5a3f00' },
  { host: 'agoda', theme: 'agoda', title: 'Agoda', action: '#2b5fd9', second: '#1b3a86' },
] as const;

/** What each of them leaves out (src/partners). */
const shown = {
  hkexpress: { userCentre: true, footer: true, secondaryNav: false },
  yellow_balloon: { userCentre: false, footer: false, secondaryNav: false },
  agoda: { userCentre: false, footer: true, secondaryNav: true },
} as const;

for (const { host, theme, title, action, second } of themes) {
  test.describe(`on ${host}`, () => {
    test.use({ baseURL: originOf(host) });

    test(
      `the site wears ${title}’s colours and leaves out what it does not want`,
      { tag: '@desktop' },
      async ({ page, api }) => {
        await page.emulateMedia({ colorScheme: 'light' });
        const traveller = await travellerAt(page, 'en');
        const offer = await offerOf(api, 307, { fromDays: 20 });
        const { userCentre, footer, secondaryNav } = shown[theme];
        await goTo(traveller, activityOf(offer));
        await expect(page.locator('html')).toHaveAttribute('data-partner', theme);
        await expect(page.getByRole('banner').first()).toContainText(title);
        expect(await colourOf(page, '--action')).toBe(action);
        expect(await colourOf(page, '--second')).toBe(second);
        expect((await link(traveller, 'Sign in').count()) > 0).toBe(userCentre);
        await expect(page.getByRole('navigation', { name: traveller.say('All categories') })).toHaveCount(
          secondaryNav ? 1 : 0,
        );
        expect((await page.locator('footer a[href*="category="]').count()) > 0).toBe(footer);
        await expect(page.locator('header a[href*="/cart/"]')).toHaveCount(1);
        const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
        expect(canonical).toMatch(/\/activity\/307-/);
      },
    );
  });
}

test.describe('through a partner', () => {
  test.use({ baseURL: originOf('yellow-balloon') });

  test('a purchase records the partner that referred it @sample-mobile', async ({ page, api, isMobile }) => {
    const traveller = await travellerAt(page, 'en');
    const offer = await offerOf(api, 307, { fromDays: isMobile ? 26 : 28 });
    const reference = await buy(traveller, offer);
    await arrive(traveller);
    expect(new URL(page.url()).origin).toBe(originOf('yellow-balloon'));
    await expect(page.locator('html')).toHaveAttribute('data-partner', 'yellow_balloon');
    expect(await chargedFor(reference)).toBeGreaterThan(0);
    expect(await placed(reference)).toEqual({
      host: `yellow-balloon.${site.hostname}`,
      market: 'global',
      subChannel: 32,
      kind: 'guest',
    });
  });
});
