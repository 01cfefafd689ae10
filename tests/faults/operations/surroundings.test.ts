import { randomUUID } from 'node:crypto';
import { Client, escapeIdentifier } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { pollPayments } from '#src/actions/checkout/payment/poll-payments.ts';
import { receiveProviderEvent } from '#src/actions/checkout/payment/receive-provider-event.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Deps } from '#src/actions/deps.ts';
import { serve } from '#src/api/serve.ts';
import { Unwritable } from '#src/domain/unwritable.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { until } from '#sandbox/payments/dry-run.ts';
import { code, contact, goodCard, openShop, value, type OnPage, type Shop } from '../shop/shop.ts';

/** What is wrong with the machine and not with anybody's request. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

async function charged(reference: string): Promise<number> {
  const { intents } = (await shop.stage.control('GET', '/_control/intents')) as {
    intents: { received: number; metadata: Record<string, string> }[];
  };
  return intents.filter((one) => one.metadata['order'] === reference && one.received > 0).length;
}

const confirmed = (orderId: string): Promise<number> =>
  shop.count(`select from booking where order_id = $1 and state = 'confirmed'`, [orderId]);

async function lookAtPayments(deps: Deps): Promise<void> {
  await shop.deps.db.query('update payment set next_check_at = now() where next_check_at is not null');
  await pollPayments(deps);
}

describe.each([
  ['fast', 10],
  ['slow', -10],
])('a clock that is ten minutes %s', (_how, minutes) => {
  const off = (): Deps => ({ ...shop.deps, clock: () => Date.now() + minutes * 60_000 });

  test('neither shortens nor lengthens a hold: the clock of the database decides', async () => {
    const caller = await shop.buyer();
    await shop.put(caller, await shop.slot());
    const { reference, quoteHash, secondsLeft } = value(await openCheckout(off(), caller, randomUUID()));
    expect(secondsLeft).toBeGreaterThan(890);
    expect(secondsLeft).toBeLessThanOrEqual(900);
    const holdsOf = (state: string): Promise<number> =>
      shop.count(
        `select from hold h join booking b on b.id = h.booking_id join orders o on o.id = b.order_id where o.reference = $1 and h.state = $2`,
        [reference, state],
      );
    await sweepHolds(off());
    expect(await holdsOf('active')).toBe(1);
    await shop.deps.db.query(
      `update hold set expires_at = now() - interval '1 second' where booking_id in (select b.id from booking b join orders o on o.id = b.order_id where o.reference = $1)`,
      [reference],
    );
    await sweepHolds(off());
    expect(await holdsOf('expired')).toBe(1);
    expect(code(await payOrder(off(), caller, randomUUID(), { reference, quoteHash, contact }))).not.toBe('ok');
  });

  test('confirms what was paid, once, although the provider’s events seem too old or too young', async () => {
    const arrivals = shop.stage.arrivals.length;
    const on = await shop.toPage(await shop.buyer(), await shop.slot());
    await shop.payOnPage(on.page, goodCard);
    await until(() => shop.stage.arrivals.length > arrivals);
    for (const { body, signature } of shop.stage.arrivals.slice(arrivals))
      await receiveProviderEvent(off(), body, signature);
    await lookAtPayments(off());
    await lookAtPayments(off());
    expect(await confirmed(on.orderId)).toBe(1);
    expect(await charged(on.checkout.reference)).toBe(1);
  });

  test('moves no step of a policy', async () => {
    const caller = await shop.buyer();
    // Free until a day before: five minutes are left of that, whatever our clock says.
    const on = await shop.toPage(caller, await shop.slot({ startsInHours: 48 }));
    await shop.payOnPage(on.page, goodCard);
    await settlePayment(off(), on.attemptId, 'test');
    await shop.deps.db.query(
      `update booking set starts_at = now() + interval '24 hours 5 minutes', ends_at = now() + interval '26 hours' where order_id = $1`,
      [on.orderId],
    );
    const { rows } = await shop.deps.db.query<{ reference: string; paid: bigint }>(
      'select reference, amount_minor as paid from booking where order_id = $1',
      [on.orderId],
    );
    const quote = value(await quoteCancellation(off(), caller, rows[0]?.reference ?? ''));
    expect(quote.refund.minor).toBe(rows[0]?.paid);
  });
});

/** A disk that is full, as the database reports it: reads go on, no write does. */
async function setWritable(isWritable: boolean): Promise<void> {
  const admin = new Client({ connectionString: shop.database.url, options: '-c default_transaction_read_only=off' });
  admin.on('error', () => undefined);
  await admin.connect();
  const name = new URL(shop.database.url).pathname.slice(1);
  await admin.query(
    `alter database ${escapeIdentifier(name)} set default_transaction_read_only = ${isWritable ? 'off' : 'on'}`,
  );
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await admin.end();
  await until(() =>
    shop.deps.db.query('select 1').then(
      () => true,
      () => false,
    ),
  );
}

describe('a disk that is full', () => {
  async function paidWhileFull(): Promise<OnPage> {
    const on = await shop.toPage(await shop.buyer(), await shop.slot());
    await setWritable(false);
    await shop.payOnPage(on.page, goodCard);
    return on;
  }
  const writable = (): Promise<void> => setWritable(true);

  test('takes no order and says so, and the same key buys when there is room again', async () => {
    const caller = await shop.buyer();
    await shop.put(caller, await shop.slot());
    const key = randomUUID();
    await setWritable(false);
    try {
      await expect(openCheckout(shop.deps, caller, key)).rejects.toThrow('read-only transaction');
      // A visitor who only reads is served.
      expect(await shop.count('select from product')).toBeGreaterThan(0);
    } finally {
      await writable();
    }
    expect(code(await openCheckout(shop.deps, caller, key))).toBe('ok');
  });

  test('loses no payment: an event that cannot be stored is refused, and the worker finds the money later', async () => {
    const arrivals = shop.stage.arrivals.length;
    const on = await paidWhileFull();
    try {
      await until(() => shop.stage.arrivals.length > arrivals);
      for (const { body, signature } of shop.stage.arrivals.slice(arrivals))
        await expect(receiveProviderEvent(shop.deps, body, signature)).rejects.toThrow('read-only transaction');
      await expect(settlePayment(shop.deps, on.attemptId, 'browser return')).rejects.toThrow('read-only transaction');
    } finally {
      await writable();
    }
    expect(await confirmed(on.orderId)).toBe(0);
    await lookAtPayments(shop.deps);
    expect(await confirmed(on.orderId)).toBe(1);
    expect(await charged(on.checkout.reference)).toBe(1);
    expect(
      await shop.count(`select from outbox where topic = 'mail.confirmation' and payload ->> 'orderId' = $1`, [
        on.orderId,
      ]),
    ).toBe(1);
  });

  const fullFor = async (table: string, when: string): Promise<void> => {
    await shop.deps.db.query(
      `create or replace function disk_full() returns trigger language plpgsql as
       $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`,
    );
    await shop.deps.db.query(
      `create trigger disk_full before ${when} on ${table} for each row execute function disk_full()`,
    );
  };
  const roomFor = async (table: string): Promise<void> => {
    await shop.deps.db.query(`drop trigger disk_full on ${table}`);
  };
  const requested = (path: string, body: object, idempotencyKey = randomUUID()): Parameters<typeof serve>[2] => ({
    path,
    method: 'POST',
    query: new URLSearchParams(),
    body,
    idempotencyKey,
  });
  const reported = {
    status: 503,
    retryAfter: 60,
    envelope: { success: false, error: { code: 'storage_unavailable' } },
  };

  test('is reported by a code of its own, when a table cannot grow and when nothing can be written', async () => {
    const caller = await shop.buyer();
    await shop.put(caller, await shop.slot());
    const opening = requested('/v1/ordersrv/checkout/open', {});
    const noted = shop.log.length;
    await fullFor('orders', 'insert');
    try {
      expect(await serve(shop.deps, caller, opening)).toMatchObject(reported);
    } finally {
      await roomFor('orders');
    }
    expect(shop.log.slice(noted).filter(({ level }) => level === 'error')).toMatchObject([
      { about: { sqlState: '53100' } },
    ]);
    expect(await shop.count('select from orders where account_id = $1', [caller.account?.id])).toBe(0);
    await setWritable(false);
    try {
      expect(await serve(shop.deps, caller, opening)).toMatchObject(reported);
    } finally {
      await writable();
    }
    expect(await serve(shop.deps, caller, opening)).toMatchObject({ status: 200 });
  });

  test('charges no payment that cannot be recorded, and the same key pays once when there is space', async () => {
    const caller = await shop.buyer();
    await shop.put(caller, await shop.slot());
    const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, randomUUID()));
    const paying = requested(`/v1/ordersrv/checkout/${reference}/pay`, { quoteHash, contact });
    // Before the provider is called, and after it.
    for (const when of ['insert', 'update']) {
      await fullFor('payment_attempt', when);
      try {
        expect(await serve(shop.deps, caller, paying)).toMatchObject(reported);
      } finally {
        await roomFor('payment_attempt');
      }
      expect(await charged(reference)).toBe(0);
      // The client has to wait a minute, which is longer than a broken call stays claimed.
      await shop.deps.db.query('update idempotency set locked_until = now() where locked_until is not null');
    }
    const { envelope } = await serve(shop.deps, caller, paying);
    expect(envelope).toMatchObject({ success: true });
    const { redirectUrl } = (envelope as { result: { redirectUrl: string } }).result;
    await shop.payOnPage(redirectUrl, goodCard);
    await lookAtPayments(shop.deps);
    expect(await charged(reference)).toBe(1);
    expect(
      await shop.count(
        `select from booking b join orders o on o.id = b.order_id where o.reference = $1 and b.state = 'confirmed'`,
        [reference],
      ),
    ).toBe(1);
  });

  test('retains no money for an unconfirmed order: it is confirmed when there is space', async () => {
    const on = await shop.toPage(await shop.buyer(), await shop.slot());
    await shop.payOnPage(on.page, goodCard);
    await fullFor('voucher', 'insert');
    try {
      await expect(settlePayment(shop.deps, on.attemptId, 'browser return')).rejects.toBeInstanceOf(Unwritable);
      expect(await confirmed(on.orderId)).toBe(0);
    } finally {
      await roomFor('voucher');
    }
    await lookAtPayments(shop.deps);
    expect(await confirmed(on.orderId)).toBe(1);
    expect(await charged(on.checkout.reference)).toBe(1);
  });
});
