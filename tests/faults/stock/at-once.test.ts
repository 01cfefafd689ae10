import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openCaches } from '#src/actions/open-caches.ts';
import { receiveProviderEvent } from '#src/actions/checkout/payment/receive-provider-event.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Db, Queryable } from '#src/store/shared/database/db.ts';
import type { Statement } from '#src/store/shared/database/statement.ts';
import { until, type Arrival } from '#sandbox/payments/dry-run.ts';
import { goodCard, openShop, type OnPage, type Shop, type Slot } from '../shop/shop.ts';

/** So many orders are prepared beside one another; the race itself is each order's own. */
const beside = 10;

/** Pays at the provider; the shop does not know it yet. */
async function paidThere(shop: Shop, slot: Slot): Promise<OnPage> {
  const on = await shop.toPage(await shop.buyer(), slot);
  await shop.payOnPage(on.page, goodCard);
  return on;
}

/**
 * The browser returns, and both events of the success arrive, all within five milliseconds and each in a separate
 * process: in one process they would take turns.
 */
async function race(deps: Deps, { attemptId }: OnPage, events: readonly Arrival[]): Promise<void> {
  const within = () => pause(Math.random() * 5);
  const elsewhere = (): Deps => ({ ...deps, caches: openCaches(), db: { ...deps.db } });
  await Promise.allSettled([
    within().then(() => settlePayment(elsewhere(), attemptId, 'browser return')),
    ...events.map(({ body, signature }) => within().then(() => receiveProviderEvent(elsewhere(), body, signature))),
  ]);
}

/** Pays `times` orders, each settled from three sides at once; returns what there is too much or too little of. */
async function raced(shop: Shop, deps: Deps, times: number): Promise<Record<string, number>> {
  const slot = await shop.slot({ places: times });
  for (let n = 0; n < times; n += beside) {
    const orders = await Promise.all(Array.from({ length: beside }, () => paidThere(shop, slot)));
    const of = ({ attemptId }: OnPage) =>
      shop.stage.arrivals.filter(
        (one) =>
          /^(checkout.session.completed|payment_intent.succeeded)$/.test(one.type) && one.body.includes(attemptId),
      );
    await until(() => orders.every((on) => of(on).length === 2));
    for (const on of orders) await race(deps, on, of(on));
  }
  const wrong = (what: string) =>
    shop.count(`select o.id, (${what}) as n from orders o group by o.id having (${what}) <> 1`);
  return {
    confirmed: await wrong(`select count(*) from booking b where b.order_id = o.id and b.state = 'confirmed'`),
    vouchers: await wrong(
      'select count(*) from voucher v join booking b on b.id = v.booking_id where b.order_id = o.id',
    ),
    mails: await wrong(
      `select count(*) from outbox x where x.topic = 'mail.confirmation' and x.payload ->> 'orderId' = o.id::text`,
    ),
    entries: await wrong(
      `select count(*) from state_log l join booking b on b.id = l.ref where b.order_id = o.id and l.to_state = 'confirmed'`,
    ),
  };
}

test('200 times browser and events within five milliseconds: one confirmation, one voucher, one mail each', async () => {
  const shop = await openShop();
  expect(await raced(shop, shop.deps, 200)).toEqual({ confirmed: 0, vouchers: 0, mails: 0, entries: 0 });
  expect(await shop.count('select from orders')).toBe(200);
  await shop.mustBeSound();
  await shop.close();
}, 240_000);

test('red control: without locks and constraints the same race makes two of something', async () => {
  const shop = await openShop();
  await shop.deps.db.query(`
    drop trigger booking_state on booking; drop trigger payment_state on payment; drop trigger hold_state on hold;
    alter table voucher drop constraint voucher_booking_id_key; alter table outbox drop constraint outbox_topic_dedupe_key;
    alter table ticket drop constraint ticket_unit_item_id_key; alter table inventory drop constraint inventory_check`);
  const doubled = await raced(shop, { ...shop.deps, caches: openCaches(), db: unlocked(shop.deps.db) }, 30);
  expect((doubled['vouchers'] ?? 0) + (doubled['mails'] ?? 0)).toBeGreaterThan(0);
  await shop.close();
}, 120_000);

/** A database whose statements lock nothing and do not look away from what is there already. */
function unlocked(db: Db): Db {
  const bare = (sql: string | Statement): string =>
    (typeof sql === 'string' ? sql : sql.text)
      .replaceAll(/ for (no key )?update( of [a-z, ]+)?/g, '')
      .replaceAll(/on conflict \([a-z, ]+\) do nothing/g, '');
  const around = (on: Queryable): Queryable => ({ query: (sql, values) => on.query(bare(sql), values) });
  return { ...around(db), transaction: (work, about) => db.transaction((tx) => work(around(tx)), about) };
}
