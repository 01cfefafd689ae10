import { languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { offerOf } from '../shop.ts';
import {
  alive,
  button,
  enterAsGuest,
  fillContact,
  link,
  openOffer,
  payButton,
  payWell,
  travellerAt,
} from '../traveller.ts';
import { scannedReference, writtenCode } from '../voucher.ts';
import { expect, test } from '../watched.ts';

type Walk = {
  readonly language: LanguageCode;
  /** What its words are written in; a heading without a sign of it was never translated. */
  readonly writing: RegExp;
  readonly productId: number;
  /** The device that it is walked on in the sample; without one it is walked under `--whole` alone. */
  readonly sample?: 'desktop' | 'mobile';
};

const latin = /\p{Script=Latin}/u;
/**
 * The shortest way to a ticket, a guest with a card, in ten languages: all writings and both directions. English, Japanese and
 * Arabic are bought in on longer ways too; the sample adds to them the writings and the pairs with a device that these lack.
 */
const walks: readonly Walk[] = [
  { language: 'en-US', writing: latin, productId: 301 },
  { language: 'de', writing: latin, productId: 303 },
  { language: 'fr', writing: latin, productId: 305 },
  { language: 'ru', writing: /\p{Script=Cyrillic}/u, productId: 301, sample: 'desktop' },
  { language: 'ja', writing: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, productId: 303 },
  { language: 'ko', writing: /\p{Script=Hangul}/u, productId: 305 },
  { language: 'zh-TW', writing: /\p{Script=Han}/u, productId: 301 },
  { language: 'th', writing: /\p{Script=Thai}/u, productId: 303, sample: 'mobile' },
  { language: 'vi', writing: /[\u0300-\u036f\u1ea0-\u1ef9]/u, productId: 305 },
  { language: 'ar-SA', writing: /\p{Script=Arabic}/u, productId: 301, sample: 'desktop' },
];
const isWhole = process.env['E2E_WHOLE'] === 'yes';

for (const { language, writing, productId, sample } of walks.filter((one) => isWhole || one.sample !== undefined)) {
  test(
    `a guest buys a ticket in ${languages[language].name} and holds the voucher`,
    { tag: sample === undefined ? [] : [`@sample-${sample}`] },
    async ({ page, request }) => {
      const traveller = await travellerAt(page, language);
      const { say } = traveller;
      const { dir } = languages[language];
      const heading = page.getByRole('heading', { level: 1 });

      const amount = await test.step('chooses', async () => {
        await openOffer(traveller, await offerOf(request, productId, { fromDays: 12, places: 2 }));
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        expect(await heading.innerText()).toMatch(writing);
        const total = await page.getByRole('complementary').locator('bdi').first().innerText();
        await button(traveller, 'Book now').click();
        await expect(page).toHaveURL(/\/signin\//);
        return total;
      });

      const reference = await test.step('gives contact details, and pays what was shown', async () => {
        await alive(page);
        await enterAsGuest(traveller);
        const order = await fillContact(traveller);
        await expect(payButton(traveller)).toHaveText(say('Pay <0>{0}</0>', { 0: amount }));
        await payWell(traveller);
        return order;
      });

      await test.step('holds order and voucher', async () => {
        await link(traveller, 'Order and cancellation').click();
        await expect(page).toHaveURL(new RegExp(`/user/orders/${reference}/`));
        await expect(page.locator('dd', { hasText: amount })).toBeVisible();
        await link(traveller, 'Show voucher').click();
        await expect(page.getByText(say('Show this code at the entrance'), { exact: true })).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.locator('html')).toHaveAttribute('dir', dir);
        expect(await writtenCode(page)).toContain(await scannedReference(page));
      });
    },
  );
}
