import { sql } from '../database.ts';
import { chargedFor, payByCard } from '../sandbox.ts';
import { offerOf, optionsPath } from '../shop.ts';
import {
  alive,
  arrive,
  button,
  enterAsGuest,
  enterByPhone,
  fillContact,
  goPaying,
  goTo,
  link,
  payButton,
  travellerAt,
} from '../traveller.ts';
import { expect, test } from '../watched.ts';

const good = '4242424242424242';

test(
  'a gift card is bought, mailed and redeemed, and pays an order with a coupon, credits and a card',
  { tag: '@sample-desktop' },
  async ({ page, request, browser, watch }) => {
    const giver = await travellerAt(page, 'en');
    const friend = `mia-${Date.now()}@example.com`;

    await test.step('buys a card for a friend as a guest', async () => {
      await goTo(giver, '/gift-cards/');
      // A new visitor's first calls each name a new device; a change among them is requested a second time.
      await page.waitForLoadState('networkidle');
      await page.getByRole('radio', { name: /20/ }).first().check({ force: true });
      await page.locator('#recipient').fill('Mia');
      await page.locator('#sender').fill('Jo');
      watch.allow(422, /giftcardsrv\/cart/);
      await button(giver, 'Send this card').click();
      await expect(page.locator('#email-error')).toBeVisible();
      await page.locator('#email').fill(friend);
      await page.locator('#message').fill('Go and see the sea.');
      await button(giver, 'Send this card').click();
      await expect(page).toHaveURL(/\/cart\//);
      await expect(page.getByText('For Mia')).toBeVisible();
      await link(giver, 'Go to checkout').click();
      await alive(page);
      await enterAsGuest(giver);
      await fillContact(giver);
      await goPaying(giver);
      await payByCard(page, good);
      await expect(page.getByRole('heading', { level: 1, name: 'Gift card payment received' })).toBeVisible({
        timeout: 30_000,
      });
    });

    const code = await test.step('the friend has a mail with the code, and the giver sees it sent', async () => {
      const sent = async (): Promise<string> => {
        const rows = await sql<{ text: string }>('select body_text as text from sent_message where recipient = $1', [
          friend,
        ]);
        return /[A-Z0-9]{5}(-[A-Z0-9]{5}){3}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
      };
      await expect.poll(sent).not.toBe('');
      await link(giver, 'Order and cancellation').click();
      await expect(page.getByText(`Sent to ${friend}`)).toBeVisible();
      return sent();
    });

    const theirs = await browser.newContext();
    const mia = await travellerAt(await theirs.newPage(), 'en');
    await test.step('the friend redeems it', async () => {
      const phone = `+81 90 ${String(Date.now()).slice(-8, -4)} ${String(Date.now()).slice(-4)}`;
      await goTo(mia, '/signin/?signin_jump=%2Fuser%2Fgift-cards%2F');
      await alive(mia.page);
      await enterByPhone(mia, phone);
      await goTo(mia, '/user/gift-cards/');
      await alive(mia.page);
      await mia.page.locator('#redeem-code').fill(code);
      await button(mia, 'Add to my account').click();
      await expect(mia.page.getByText('The card is ready to use', { exact: false })).toBeVisible();
      // Credits of earlier trips, in the card's currency.
      await sql(`with c as (select g.account_id as account, g.currency from gift_card g where g.redeemed_at is not null order by g.redeemed_at desc limit 1),
          l as (insert into credit_lot (id, account_id, currency, amount_minor, left_minor, source, expires_at)
            select gen_random_uuid(), account, currency, 300, 300, 'granted', now() + interval '90 days' from c),
          t as (select gen_random_uuid() as txn)
        insert into ledger (txn, account, currency, amount_minor)
        select t.txn, x.account, c.currency, x.minor from t, c
        cross join lateral (values ('marketing', 300), ('credits:' || c.account, -300)) as x (account, minor)`);
    });

    await test.step('one order is paid with a coupon, credits, the gift card and a card', async () => {
      const { page: hers } = mia;
      const offer = await offerOf(request, 205, { fromDays: 40 });
      await hers.goto(optionsPath(offer, 'en'));
      await alive(hers);
      await button(mia, 'Book now').click();
      await expect(hers).toHaveURL(/\/platform\/pay\//);
      await alive(hers);
      const reference = await fillContact(mia);
      await hers.getByLabel('Coupon code').fill('WELCOME10');
      await button(mia, 'Apply code').click();
      // Each choice opens the checkout again and is ticked once it has reloaded.
      for (const name of ['useCredits', 'giftCard']) {
        const choice = hers.locator(`input[name=${name}]`);
        await choice.click();
        await expect(choice).toBeChecked();
      }
      await expect(payButton(mia)).toBeEnabled();
      const now = new URL(hers.url()).searchParams.get('order') ?? reference;
      await goPaying(mia);
      await payByCard(hers, good);
      await arrive(mia);
      const [paid] = await sql<{ total: string; coupon: string; credits: string; gift: string }>(
        `select o.amount_minor::text as total,
           (select coalesce(sum(b.discount_minor), 0)::text from booking b where b.order_id = o.id) as coupon,
           (select coalesce(sum(t.amount_minor), 0)::text from order_tender t where t.order_id = o.id and t.kind = 'credits') as credits,
           (select coalesce(sum(t.amount_minor), 0)::text from order_tender t where t.order_id = o.id and t.kind = 'gift_card') as gift
         from orders o where o.reference = $1`,
        [now],
      );
      expect(Number(paid?.coupon)).toBeGreaterThan(0);
      expect([paid?.credits, paid?.gift].map(Number)).toEqual([300, 2_000]);
      expect(await chargedFor(now)).toBe(Number(paid?.total) - 2_300);
    });

    await test.step('the giver sees that it is used', async () => {
      await page.reload();
      await expect(page.getByText('Fully used by Mia')).toBeVisible();
      await expect(button(giver, 'Cancel this booking')).toHaveCount(0);
    });
    await theirs.close();
  },
);
