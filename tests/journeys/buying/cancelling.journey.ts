import { expect, test } from '../watched.ts';
import { intentsOf } from '../sandbox.ts';
import { offerOf } from '../shop.ts';
import { button, buy, link, travellerAt } from '../traveller.ts';

for (const [language, device] of [
  ['en', 'desktop'],
  ['ar-SA', 'mobile'],
] as const) {
  test(`a traveller (${language}) cancels in time, and the whole amount comes back to the card @sample-${device}`, async ({
    page,
    request,
    isMobile,
  }) => {
    const traveller = await travellerAt(page, language);
    const { say } = traveller;
    const offer = await offerOf(request, 207, { fromDays: isMobile ? 30 : 35 });
    const reference = await buy(traveller, offer);
    await link(traveller, 'Order and cancellation').click();
    await expect(page).toHaveURL(/\/user\/orders\//);
    const paid = await page.locator(`dt:text-is("${say('Total')}") + dd`).innerText();
    const voucher = (await link(traveller, 'Show voucher').getAttribute('href')) ?? '';

    await test.step('sees the refund amount, and keeps the booking first', async () => {
      await link(traveller, 'Cancel this booking').click();
      const offered = page.getByRole('group', { name: say('Cancel this booking') });
      await expect(offered).toContainText(
        say('If you cancel now, <0>{0}</0> will be refunded to your original payment method.', { 0: paid }),
      );
      await button(traveller, 'Keep my booking').click();
      await expect(offered).toBeHidden();
    });

    await test.step('cancels, and sees it come back', async () => {
      await link(traveller, 'Cancel this booking').click();
      await button(traveller, 'Yes, cancel booking').click();
      await expect(page.getByText(say('Canceled'), { exact: true }).first()).toBeVisible();
      const back = page.getByText(say('{amount} has been refunded to your card.', { amount: paid }), { exact: true });
      await expect
        .poll(
          async () => {
            await page.reload();
            return back.count();
          },
          { timeout: 30_000 },
        )
        .toBe(1);
      const [intent, ...others] = await intentsOf(reference);
      expect(others).toEqual([]);
      expect(intent?.refunded).toBe(intent?.received);
    });

    await test.step('finds the voucher void', async () => {
      await expect(link(traveller, 'Show voucher')).toBeHidden();
      await page.goto(voucher);
      await expect(page.getByText(say('No longer valid'), { exact: true })).toBeVisible();
    });
  });
}
