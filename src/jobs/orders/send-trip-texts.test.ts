import { afterAll, beforeAll, expect, test } from 'vitest';

import { buy } from '../../../tests/faults/shop/changing-shop.ts';
import { openShop, value, type Shop } from '../../../tests/faults/shop/shop.ts';
import { resendVoucher } from '#src/actions/orders/staff/resend-voucher.ts';
import { closeDates } from '#src/actions/suppliers/close-dates.ts';
import { followClosures } from '#src/actions/suppliers/follow-closures.ts';
import { processOutbox } from '#src/jobs/process-outbox.ts';
import { renderMail } from '#src/jobs/entry-emails.tsx';
import { tripTextHandlers, tripTextsForNobody } from '#src/jobs/orders/send-trip-texts.ts';
import { storeMessage, newestMessages } from '#src/store/orders/messages/sent-messages.store.ts';

const brand = { name: 'Meander', supportEmail: 'help@example.com', supportPhone: '+44 20 7946 0000' };
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

function handlers() {
  return tripTextHandlers({ renderMail, deliver: (message) => storeMessage(shop.deps.db, message), brand });
}

async function phoneOf(orderId: string, phone: string): Promise<void> {
  await shop.deps.db.query(
    `update orders set contact = contact || jsonb_build_object('phone', $2::text) where id = $1`,
    [orderId, phone],
  );
}

test('a closed date and a lost voucher are texted once, to the number given for the trip', async () => {
  const { slot, orderId, reference } = await buy(shop);
  expect(await resendVoucher(shop.deps, { reference })).toMatchObject({ ok: true });
  const { rows } = await shop.deps.db.query<{ date: string }>('select local_date as date from slot where id = $1', [
    slot.slotId,
  ]);
  const date = rows[0]?.date ?? '';
  value(
    await closeDates(shop.deps, { productId: slot.productId, optionId: null, from: date, to: date, reason: 'weather' }),
  );
  await followClosures(shop.deps);
  for (let again = 0; again < 2; again += 1) await processOutbox(shop.deps, handlers());
  const texts = await newestMessages(shop.deps.db, 50);
  expect(texts.map(({ kind, recipient }) => [kind, recipient])).toEqual([
    ['sms', '+442079460018'],
    ['sms', '+442079460018'],
  ]);
  const [closed, lost] = texts.map((one) => one.text);
  expect(closed).toMatch(
    /^Meander: .+ on .+ \(Time in .+\) cannot take place\. .+\nhttp:\/\/localhost:3000\/order-lookup\/\?order=\w{10}&key=[\w.]+$/,
  );
  expect(lost).toMatch(
    new RegExp(
      `^Meander: your voucher for .+ on .+ \\(Time in .+\\):\\nhttp://localhost:3000/voucher/${reference}/\\?key=[\\w.]+$`,
    ),
  );
  expect(
    await shop.count(`select from outbox where topic like 'sms.%' and aggregate = $1 and done_at is null`, [
      `text:${orderId}`,
    ]),
  ).toBe(0);
});

test('no number that can be called, and no gateway, mean no text and nothing that waits', async () => {
  const { orderId, reference } = await buy(shop);
  await phoneOf(orderId, '0000');
  await shop.deps.db.query('truncate sent_message');
  expect(await resendVoucher(shop.deps, { reference })).toMatchObject({ ok: true });
  await processOutbox(shop.deps, handlers());
  await phoneOf(orderId, '+44 20 7946 0018');
  expect(await resendVoucher(shop.deps, { reference })).toMatchObject({ ok: true });
  await processOutbox(shop.deps, tripTextsForNobody);
  expect(await newestMessages(shop.deps.db, 50)).toEqual([]);
  expect(await shop.count(`select from outbox where topic like 'sms.%' and done_at is null`)).toBe(0);
});
