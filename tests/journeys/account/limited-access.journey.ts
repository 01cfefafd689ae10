import { sql } from '../database.ts';
import { agreeIfPrompted } from '../member.ts';
import { offerOf } from '../shop.ts';
import { bookNow, button, enterByPhone, fillContact, goTo, link, payWell, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

test('a member whose access was limited signs in, is informed, buys nothing new, and cancels a booking @desktop', async ({
  page,
  request,
  browser,
  watch,
}) => {
  const phone = `+81 90${String(Date.now()).slice(-8)}`;
  const before = await browser.newContext();
  const buyer = await travellerAt(await before.newPage(), 'ja');
  await agreeIfPrompted(buyer);
  await bookNow(buyer, await offerOf(request, 207, { fromDays: 37 }));
  await enterByPhone(buyer, phone);
  const order = await fillContact(buyer);
  await payWell(buyer);
  await before.close();
  await sql(
    `update account set restrict_policies = '{deprecated}' where id = (select account_id from orders where reference = $1)`,
    [order],
  );
  // The minute between two codes to one number passes.
  await sql(`delete from rate_limit where key like 'sms-number-minute%'`);

  const limited = await travellerAt(page, 'ja');
  const { say } = limited;
  await agreeIfPrompted(limited);
  await test.step('signs in, and reads what is closed', async () => {
    await goTo(limited, '/signin/?signin_jump=%2Fja%2Fuser%2Fprofile%2F');
    await enterByPhone(limited, phone);
    await expect(page.getByText(say('Your account has limited access'), { exact: true })).toBeVisible();
    await expect(button(limited, 'Save')).toBeDisabled();
  });

  await test.step('is refused a new purchase, with the reason in their language', async () => {
    watch.allow(403, /\/checkout\/open/);
    await bookNow(limited, await offerOf(request, 305, { fromDays: 38 }));
    const reason =
      'Your account has limited access: you can view and cancel your bookings, but you can’t make new ones.';
    await expect(page.getByText(say(reason), { exact: true })).toBeVisible();
  });

  await test.step('cancels a booking', async () => {
    await goTo(limited, `/user/orders/${order}/`);
    await link(limited, 'Cancel this booking').click();
    await button(limited, 'Yes, cancel booking').click();
    await expect(page.getByText(say('Canceled'), { exact: true }).first()).toBeVisible();
  });
});
