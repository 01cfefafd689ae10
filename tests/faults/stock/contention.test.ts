import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import type { Caller } from '#src/actions/deps.ts';
import { serve } from '#src/api/serve.ts';
import { Contended } from '#src/domain/contended.ts';
import { processOutbox, mostAttempts } from '#src/jobs/process-outbox.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { contact, openShop, value, type Shop } from '../shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Holds what `lock` locks while `work` runs. */
async function whileLocked<Value>(
  lock: (tx: Queryable) => Promise<unknown>,
  work: () => Promise<Value>,
): Promise<Value> {
  const locked = Promise.withResolvers<void>();
  const done = Promise.withResolvers<void>();
  const holding = shop.deps.db.transaction(
    async (tx) => {
      await tx.query(`set local idle_in_transaction_session_timeout = '60s'`);
      await lock(tx);
      locked.resolve();
      await done.promise;
    },
    { cause: 'test' },
  );
  await locked.promise;
  try {
    return await work();
  } finally {
    done.resolve();
    await holding;
  }
}

async function paying(): Promise<{ readonly caller: Caller; readonly reference: string; readonly body: object }> {
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot());
  const { reference, quoteHash } = value(await openCheckout(shop.deps, caller, randomUUID()));
  return { caller, reference, body: { quoteHash, contact } };
}

function pay(caller: Caller, reference: string, body: object) {
  const path = `/v1/ordersrv/checkout/${reference}/pay`;
  const requested = { path, method: 'POST', query: new URLSearchParams(), body, idempotencyKey: randomUUID() };
  return serve(shop.deps, caller, requested);
}

describe('a call that waits too long for a lock', () => {
  test('twenty parallel payments of one locked order are 409 with Retry-After, and none is 500', async () => {
    const { caller, reference, body } = await paying();
    const lock = (tx: Queryable) => tx.query('select from orders where reference = $1 for update', [reference]);
    const served = await whileLocked(lock, () =>
      Promise.all(Array.from({ length: 20 }, () => pay(caller, reference, body))),
    );
    expect(new Set(served.map(({ status, retryAfter }) => `${status} after ${retryAfter}`))).toEqual(
      new Set(['409 after 2']),
    );
    // Nothing was done, so that the next one is.
    expect((await pay(caller, reference, body)).status).toBe(200);
  }, 60_000);
});

describe('the store', () => {
  test('reports a lock timeout, a deadlock and a statement timeout as one kind of error', async () => {
    const { db } = shop.deps;
    const { reference } = await paying();
    const locked = await whileLocked(
      (tx) => tx.query('select from orders where reference = $1 for update', [reference]),
      () =>
        db
          .query('select from orders where reference = $1 for update nowait', [reference])
          .catch((fault: unknown) => fault),
    );
    expect(locked).toMatchObject({ code: '55P03', kind: 'locked', statusCode: 409 });
    expect(locked).toBeInstanceOf(Contended);
    const slow = db.transaction(
      async (tx) => {
        await tx.query(`set local statement_timeout = '20ms'`);
        await tx.query('select pg_sleep(10)');
      },
      { cause: 'test' },
    );
    await expect(slow).rejects.toMatchObject({ name: 'Contended', code: '57014', kind: 'slow', statusCode: 503 });
    const repeated = db.transaction(
      (tx) => tx.query(`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`),
      { cause: 'test', attempts: 1 },
    );
    await expect(repeated).rejects.toMatchObject({ name: 'Contended', code: '40P01', kind: 'locked', statusCode: 409 });
  });

  test('retries a deadlock before it reports one', async () => {
    let tries = 0;
    const value = await shop.deps.db.transaction(
      async (tx) => {
        tries += 1;
        if (tries < 3) await tx.query(`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`);
        return tries;
      },
      { cause: 'test' },
    );
    expect(value).toBe(3);
  });
});

describe('a message whose job was in the way of others', () => {
  test('is never given up for it, while one that fails is', async () => {
    const add = (topic: string) =>
      shop.deps.db.query(
        `insert into outbox (topic, dedupe, aggregate, payload, attempts) values ($1, $2, $2, '{}', $3)`,
        [topic, randomUUID(), mostAttempts],
      );
    await add('test.contended');
    await add('test.broken');
    await processOutbox(shop.deps, {
      'test.contended': () => Promise.reject(new Contended('canceling statement', '55P03', null)),
      'test.broken': () => Promise.reject(new Error('broken')),
    });
    const lines = shop.log.filter(({ about }) => 'topic' in about);
    expect(lines.map(({ level, about }) => [level, 'topic' in about && about.topic])).toEqual(
      expect.arrayContaining([
        ['warn', 'test.contended'],
        ['error', 'test.broken'],
      ]),
    );
    expect(lines).toHaveLength(2);
  });
});
