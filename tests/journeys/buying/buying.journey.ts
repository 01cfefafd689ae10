import {
  alive,
  arrive,
  button,
  chooseDay,
  chooseTime,
  enterAsGuest,
  enterByPhone,
  fillContact,
  goPaying,
  goTo,
  link,
  orderIn,
  payButton,
  payWell,
  reloadOutbox,
  travellerAt,
} from '../traveller.ts';
import { expect, test } from '../watched.ts';
import { cards, payByCard } from '../sandbox.ts';
import { offerOf, optionsPath } from '../shop.ts';
import { fileBehind, scannedReference, writtenCode } from '../voucher.ts';

test(
  'a guest finds a ticket, pays it by card and holds a voucher that scans',
  { tag: '@desktop' },
  async ({ page, request }) => {
    const traveller = await travellerAt(page, 'en');
    const offer = await offerOf(request, 301, { places: 3 });

    await test.step('searches from home', async () => {
      await goTo(traveller, '/');
      await page.locator('#home-query').fill('skytree');
      await page.locator('#home-query').press('Enter');
      await expect(page).toHaveURL(/\/search\/result\/\?query=skytree/);
      await page.getByRole('link', { name: offer.title }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: offer.title })).toBeVisible();
    });

    await test.step('chooses package, day, time and people', async () => {
      await page.locator('#packages').getByRole('link', { name: 'Choose', exact: true }).first().click();
      await expect(page).toHaveURL(/\/options\//);
      await chooseDay(page, '#date', offer.date);
      await expect(page).toHaveURL(new RegExp(`date=${offer.date}`));
      await chooseTime(page, offer.slotId);
      await page.getByRole('button', { name: /^Add one: Adult/ }).click();
      await button(traveller, 'Add to cart').click();
      await expect(page.getByText('Added to your cart.', { exact: true })).toBeVisible();
    });

    const amount = await test.step('looks into the cart', async () => {
      await link(traveller, 'View cart').click();
      await expect(page.getByRole('heading', { level: 1, name: /Your cart/ })).toBeVisible();
      const total = await page.getByRole('complementary').locator('bdi').first().innerText();
      await link(traveller, 'Go to checkout').click();
      await expect(page).toHaveURL(/\/signin\//);
      return total;
    });

    const reference = await test.step('goes on as a guest and pays', async () => {
      await alive(page);
      await enterAsGuest(traveller);
      const order = await fillContact(traveller);
      await expect(payButton(traveller)).toHaveText(`Pay ${amount}`);
      await payWell(traveller);
      await expect(page.getByText(`Paid ${amount}.`)).toBeVisible();
      expect(await orderIn(page)).toBe(order);
      return order;
    });

    await test.step('finds the order with its booking confirmed', async () => {
      await link(traveller, 'Order and cancellation').click();
      await expect(page).toHaveURL(new RegExp(`/user/orders/${reference}/`));
      await expect(page.getByText('Confirmed', { exact: true })).toBeVisible();
      await expect(page.locator('dd', { hasText: amount })).toBeVisible();
      await expect(page.getByText('including consumption tax (10%)', { exact: true })).toBeVisible();
    });

    await test.step('opens the voucher, whose code scans, and takes it along', async () => {
      await link(traveller, 'Show voucher').click();
      await expect(page).toHaveURL(/\/voucher\/[A-Z0-9]{10}\//);
      const code = await writtenCode(page);
      expect(code.length).toBeGreaterThan(10);
      expect(code).toContain(await scannedReference(page));
      expect((await fileBehind(page, /\.ics/)).start).toContain('BEGIN:VCALENDAR');
      expect((await fileBehind(page, /\.pdf/)).start).toMatch(/^%PDF-/);
    });

    await test.step('gets the confirmation by mail', async () => {
      const mail = page.locator('li', { hasText: 'noor@example.com' }).filter({ hasText: reference });
      await reloadOutbox(page, mail.first(), { timeout: 20_000 });
      await expect(mail.first()).toContainText(amount);
      const [way] = /http:\/\/\S+\/voucher\/[A-Z0-9]{10}\/\S*/.exec(await mail.first().innerText()) ?? [];
      expect((await page.goto(way ?? ''))?.status(), way).toBe(200);
      expect(await writtenCode(page)).toContain(await scannedReference(page));
    });
  },
);

/** A number that no earlier walk through the same shop has used: each gets a few codes a day. */
function freshNumber(prefix: string, digits: number): string {
  return `${prefix} ${Array.from({ length: digits }, () => Math.floor(Math.random() * 10)).join('')}`;
}

const abroad = [
  {
    who: 'an Arabic reader',
    language: 'ar-SA',
    dir: 'rtl',
    phone: freshNumber('+966 51', 7),
    tag: '@mobile',
    productId: 303,
  },
  {
    who: 'a Japanese reader',
    language: 'ja',
    dir: 'ltr',
    phone: freshNumber('+81 90', 8),
    tag: '@mobile',
    productId: 305,
  },
] as const;

for (const { who, language, dir, phone, tag, productId } of abroad) {
  test(
    `${who} signs in by text message and pays the very amount that was shown first`,
    { tag },
    async ({ page, request }) => {
      const traveller = await travellerAt(page, language);
      const { say } = traveller;
      const offer = await offerOf(request, productId, { places: 2 });

      const amount = await test.step('goes from the activity to a day and a time', async () => {
        await goTo(traveller, `/activity/${offer.productId}-${offer.slug}/`);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        await chooseDay(page, '#dates', offer.date);
        await expect(page).toHaveURL(/\/options\//);
        await chooseTime(page, offer.slotId);
        const total = await page.getByRole('complementary').locator('bdi').first().innerText();
        await button(traveller, 'Book now').click();
        await expect(page).toHaveURL(/\/signin\//);
        return total;
      });

      const reference = await test.step('signs in and pays', async () => {
        await alive(page);
        await enterByPhone(traveller, phone);
        const order = await fillContact(traveller);
        await expect(payButton(traveller)).toHaveText(say('Pay <0>{0}</0>', { 0: amount }));
        await goPaying(traveller);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        // The provider writes the yen sign narrow, the site wide as Japanese does.
        expect((await page.locator('.amount').innerText()).normalize('NFKC')).toBe(amount.normalize('NFKC'));
        await payByCard(page, cards.good);
        await arrive(traveller);
        return order;
      });

      await test.step('holds order and voucher, in the language', async () => {
        await link(traveller, 'Order and cancellation').click();
        await expect(page).toHaveURL(new RegExp(`/user/orders/${reference}/`));
        await expect(page.locator('dd', { hasText: amount })).toBeVisible();
        await link(traveller, 'Show voucher').click();
        await expect(page.getByText(say('Show this code at the entrance'), { exact: true })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        expect(await writtenCode(page)).toContain(await scannedReference(page));
      });
    },
  );
}

test('a link to a start leads to it, in another language too @sample-desktop', async ({ page, request }) => {
  const offer = await offerOf(request, 304);
  await page.goto(optionsPath(offer, 'ja'));
  await expect(page.locator(`input[name=slot][value="${offer.slotId}"]`)).toBeChecked();
});
