import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { tidyRecords } from '#src/actions/operations/tidy-records.ts';
import type { LineAnswers } from '#src/actions/checkout/payment/save-traveller-answers.ts';
import { leaveCheckout } from '#src/actions/checkout/leave-checkout.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { readCheckout } from '#src/actions/checkout/read-checkout.ts';
import { amendBooking } from '#src/actions/orders/changes/amend-booking.ts';
import { quoteAmendment } from '#src/actions/orders/changes/quote-amendment.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Checkout } from '#src/actions/checkout/opening/find-checkout.ts';
import type { Caller } from '#src/actions/deps.ts';
import type { OptionRequiredFields } from '#src/domain/catalogue/option-required-fields.ts';
import type { Result } from '#src/domain/failure.ts';
import { answersOf } from '#src/store/orders/traveller-answers.store.ts';
import { contact, goodCard, openShop, value, type Shop } from '../shop/shop.ts';

const words = { en: 'Where from?', ja: 'どこから', ar: 'من أين؟' };
const requests: OptionRequiredFields = {
  each: ['fullName', 'birthDate', 'passport'],
  questions: [{ id: 'wish', per: 'booking', optional: true, title: words, rule: { kind: 'text', max: 100 } }],
  pickup: { points: [{ id: 'gate', name: words, minutesBefore: 30 }], ownWay: true },
};
const adult = { fullName: 'Noor Haddad', birthDate: '1990-02-28', passport: 'tz 1234567' };
const child = { fullName: 'Sami Haddad', birthDate: '2020-02-28', passport: 'TZ7654321' };

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

type Opened = { readonly caller: Caller; readonly checkout: Checkout; readonly itemId: string };

async function opened(): Promise<Opened> {
  const caller = await shop.buyer();
  const slot = await shop.slot();
  await shop.deps.db.query('update option set asks = $2::jsonb where product_id = $1', [
    slot.productId,
    JSON.stringify(requests),
  ]);
  const itemId = await shop.put(caller, slot, { adult: 1, child: 1 });
  return { caller, checkout: value(await openCheckout(shop.deps, caller, randomUUID())), itemId };
}

function pay({ caller, checkout }: Opened, answers?: readonly LineAnswers[]): Promise<Result<object>> {
  const { reference, quoteHash } = checkout;
  return payOrder(shop.deps, caller, randomUUID(), { reference, quoteHash, contact, answers });
}

function whole({ itemId }: Opened): LineAnswers[] {
  return [{ itemId, booking: { pickup: 'gate', wish: ' by the window ' }, travellers: [adult, child] }];
}

async function attemptOf({ checkout }: Opened): Promise<string> {
  const { rows } = await shop.deps.db.query<{ id: string; page: string }>(
    `select a.id, a.redirect_url as page from payment_attempt a join payment p on p.id = a.payment_id join orders o on o.id = p.order_id
     where o.reference = $1`,
    [checkout.reference],
  );
  const [attempt] = rows;
  if (attempt === undefined) throw new Error('no attempt was made');
  await shop.payOnPage(attempt.page, goodCard);
  return attempt.id;
}

const stored = {
  booking: { pickup: 'gate', wish: 'by the window' },
  travellers: [{ ...adult, passport: 'TZ1234567' }, child],
};

test('payment requires all required fields, and each failure names its field', async () => {
  const at = await opened();
  const [line] = whole(at);
  if (line === undefined) throw new Error('no line');
  const cases: readonly (readonly [LineAnswers[] | undefined, string, string])[] = [
    [undefined, 'answer_missing', 'booking.pickup'],
    [[{ ...line, travellers: [adult] }], 'answer_missing', 'travellers.1.fullName'],
    [[{ ...line, travellers: [adult, adult] }], 'age_not_of_ticket', 'travellers.1.birthDate'],
    [[{ ...line, itemId: randomUUID() }], 'answer_missing', 'booking.pickup'],
  ];
  for (const [answers, code, field] of cases) {
    expect(await pay(at, answers)).toMatchObject({ failure: { code, field: `answers.${at.itemId}.${field}` } });
  }
  expect(
    await shop.count('select from payment p join orders o on o.id = p.order_id where o.reference = $1', [
      at.checkout.reference,
    ]),
  ).toBe(0);
  expect(await answersOf(shop.deps.db, at.checkout.reference)).toEqual(new Map());
});

test('traveler details are stored, normalized, for a return, and changed by the next attempt', async () => {
  const at = await opened();
  value(await pay(at, whole(at)));
  const back = value(await readCheckout(shop.deps, at.caller, at.checkout.reference));
  expect(back.answers.get(at.itemId)).toEqual(stored);
  value(await pay(at, [{ itemId: at.itemId, booking: { pickup: 'own' }, travellers: [adult, child] }]));
  expect((await answersOf(shop.deps.db, at.checkout.reference)).get(at.itemId)?.booking).toEqual({ pickup: 'own' });
});

test('nothing of them is written to the log, the outbox or the memory of calls', async () => {
  const at = await opened();
  value(await pay(at, whole(at)));
  await settlePayment(shop.deps, await attemptOf(at), 'test');
  const { rows } = await shop.deps.db.query<{ text: string }>(
    `select coalesce(string_agg(t, ' '), '') as text from (
       select payload::text as t from outbox union all select body::text from idempotency union all select cause from state_log
       union all select snapshot::text from booking) x`,
  );
  expect(JSON.stringify(rows) + JSON.stringify(shop.log)).not.toMatch(/1234567|7654321|Sami|by the window/);
});

test('a booking that is bought again after expiry retains them', async () => {
  const at = await opened();
  value(await pay(at, whole(at)));
  const attempt = await attemptOf(at);
  const { db } = shop.deps;
  await db.query(`update booking b set state = 'released' from orders o where o.id = b.order_id and o.reference = $1`, [
    at.checkout.reference,
  ]);
  await db.query(
    `with h as (update hold h set state = 'expired' from booking b join orders o on o.id = b.order_id
       where h.booking_id = b.id and o.reference = $1 returning b.id)
     update inventory i set held = held - a.qty from allotment a join h on h.id = a.booking_id where i.id = a.inventory_id`,
    [at.checkout.reference],
  );
  await settlePayment(shop.deps, attempt, 'test');
  expect(
    await shop.count(
      `select from booking b join orders o on o.id = b.order_id where o.reference = $1 and b.state = 'confirmed'`,
      [at.checkout.reference],
    ),
  ).toBe(1);
  expect((await answersOf(db, at.checkout.reference)).get(at.itemId)).toEqual(stored);
});

test('a booking that is changed retains the details of the remaining travelers, and requires those of new ones', async () => {
  const at = await opened();
  value(await pay(at, whole(at)));
  await settlePayment(shop.deps, await attemptOf(at), 'test');
  const { db } = shop.deps;
  const { rows } = await db.query<{ reference: string; slotId: string }>(
    `select b.reference, b.slot_id::text as "slotId" from booking b join orders o on o.id = b.order_id where o.reference = $1`,
    [at.checkout.reference],
  );
  const [booked] = rows;
  if (booked === undefined) throw new Error('nothing was booked');
  expect(
    await quoteAmendment(shop.deps, at.caller, booked.reference, {
      slotId: booked.slotId,
      units: { adult: 2, child: 1 },
    }),
  ).toMatchObject({
    failure: { code: 'not_amendable', field: 'units' },
  });
  const wanted = { ...booked, units: { adult: 1 } };
  const { extra, back } = value(await quoteAmendment(shop.deps, at.caller, booked.reference, wanted));
  const differenceMinor = Number(extra.minor - back.minor);
  value(await amendBooking(shop.deps, at.caller, randomUUID(), { ...wanted, differenceMinor }));
  expect(
    await shop.count(
      `select from traveller_answers t join unit_item u on u.id = t.unit_item_id join booking b on b.id = u.booking_id
     join orders o on o.id = b.order_id where o.reference = $1 and b.state = 'confirmed' and t.answers ->> 'fullName' = 'Noor Haddad'`,
      [at.checkout.reference],
    ),
  ).toBe(1);
});

test('they are deleted a month after the visit, and a day after an unpaid checkout', async () => {
  const { db } = shop.deps;
  const [past, unpaid, coming] = [await opened(), await opened(), await opened()];
  for (const at of [past, unpaid, coming]) value(await pay(at, whole(at)));
  await settlePayment(shop.deps, await attemptOf(past), 'test');
  const ofOrder = `from orders o where o.id = b.order_id and o.reference = $1`;
  await db.query(`update booking b set ends_at = now() - interval '29 days' ${ofOrder}`, [past.checkout.reference]);
  value(await leaveCheckout(shop.deps, unpaid.caller, unpaid.checkout.reference));
  await tidyRecords(shop.deps);
  for (const at of [past, unpaid, coming]) expect((await answersOf(db, at.checkout.reference)).size).toBe(1);
  await db.query(`update booking b set ends_at = now() - interval '31 days' ${ofOrder}`, [past.checkout.reference]);
  await db.query(`update booking b set created_at = now() - interval '2 days' ${ofOrder}`, [unpaid.checkout.reference]);
  await tidyRecords(shop.deps);
  const left = await Promise.all(
    [past, unpaid, coming].map(async (at) => (await answersOf(db, at.checkout.reference)).size),
  );
  expect(left).toEqual([0, 0, 1]);
  expect(
    await shop.count(
      `select from traveller_answers t join unit_item u on u.id = t.unit_item_id join booking b on b.id = u.booking_id
    join orders o on o.id = b.order_id where o.reference = $1`,
      [past.checkout.reference],
    ),
  ).toBe(0);
});
