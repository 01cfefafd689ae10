import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { sql } from '../database.ts';
import { fetchJson, offerOf } from '../shop.ts';
import { alive, button, buy, link, reloadOutbox, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

/**
 * Lets the visit of an order be over since yesterday, and the hour arrive in which the shop requests a review; the
 * buyer's country requires no consent for such a mail. Returns the booking's reference.
 */
async function letItBeOver(order: string): Promise<string> {
  await sql(`update account set country_code = 'JP' where id = (select account_id from orders where reference = $1)`, [
    order,
  ]);
  const [visit] = await sql<{ reference: string }>(
    `with visit as (
       update booking b set starts_at = now() - interval '26 hours', ends_at = now() - interval '24 hours'
       from orders o where o.id = b.order_id and o.reference = $1 returning b.id, b.order_id, b.reference
     ), asked as (
       insert into outbox (topic, dedupe, aggregate, payload)
       select 'mail.review', id::text, 'order:' || order_id, '{}' from visit
     )
     select reference from visit`,
    [order],
  );
  return visit?.reference ?? '';
}

/** Returns the link of the review request, as the outbox page shows it. */
async function mailedLink(page: Page, booking: string): Promise<string> {
  const outbox = page.locator('li', { hasText: `/review/${booking}/` });
  await reloadOutbox(page, outbox, { timeout: 30_000 });
  const address = /https?:\S+\/review\/[A-Z0-9]{10}\/\?key=\S+/.exec(await outbox.innerText())?.[0] ?? '';
  expect(address).not.toBe('');
  return address;
}

/** The form on a small phone, read from right to left. */
async function fitsSmallPhones(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(address);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/ar-SA${pathname}${search}`);
  await alive(page);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('#review-text')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).include('main').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
  if (size !== null) await page.setViewportSize(size);
}

test('a visit is over: a mail leads to its review, which others read at once, and which is changed later @desktop', async ({
  page,
  request,
  browser,
}) => {
  const buyer = await travellerAt(page, 'en');
  const offer = await offerOf(request, 206, { fromDays: 24 });
  const address = await mailedLink(page, await letItBeOver(await buy(buyer, offer)));

  // The mail is read in another browser, without a session.
  const elsewhere = await browser.newContext();
  const writer = await travellerAt(await elsewhere.newPage(), 'en');
  const form = writer.page;
  const activity = `/activity/${offer.productId}-${offer.slug}/`;
  const thanks = form.getByText(writer.say('Thank you. Your review is published; you can change it here at any time.'));

  await test.step('is written without an account', async () => {
    await fitsSmallPhones(form, address);
    await form.goto(address);
    await alive(form);
    // Nothing is sent before the score is given.
    await button(writer, 'Publish review').click();
    await expect(form.locator('input[name=score]:invalid')).not.toHaveCount(0);
    await form.locator('input[name=score][value="80"]').check();
    await form.locator('#review-text').fill('The view is worth the climb; go up before nine.');
    await form.locator('#review-value').selectOption('100');
    await form.locator('#review-photos').setInputFiles('public/avatar.png');
    await expect(form.getByRole('img', { name: 'Your photo 1' })).toBeVisible();
    await button(writer, 'Publish review').click();
    await expect(thanks).toBeVisible();
  });

  await test.step('is read on the page of reviews, and on that of the product', async () => {
    await link(writer, 'See all reviews').click();
    const review = form.getByRole('article').filter({ hasText: 'The view is worth the climb' });
    await expect(review).toBeVisible();
    await expect(review.getByRole('img').last()).toBeVisible();
    const shown = await fetchJson<object>(request, `/v1/usrcsrv/activity/${offer.productId}`);
    expect(JSON.stringify(shown)).toContain('The view is worth the climb');
    await expect
      .poll(
        async () => {
          await form.goto(activity);
          return form.getByText('The view is worth the climb').count();
        },
        { timeout: 90_000 },
      )
      .toBe(1);
  });

  await test.step('is changed by the same link', async () => {
    await form.goto(address);
    await alive(form);
    await expect(form.locator('#review-text')).toHaveValue(/worth the climb/);
    await form.locator('#review-text').fill('Worth the climb twice: at dawn, and again with the lights on.');
    await button(writer, 'Save review').click();
    await expect(thanks).toBeVisible();
    await link(writer, 'See all reviews').click();
    await expect(form.getByText('Worth the climb twice', { exact: false })).toBeVisible();
    await expect(form.getByText('go up before nine', { exact: false })).toHaveCount(0);
  });
  await elsewhere.close();
});
