import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openCaches } from '#src/actions/open-caches.ts';
import { addToCart } from '#src/actions/cart/add-to-cart.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { BeginPayment } from '#src/domain/checkout/payment/payment.ts';
import type { Db, Queryable } from '#src/store/shared/database/db.ts';
import { code, contact, goodCard, openShop, value, type Shop } from '../shop/shop.ts';

/**
 * Whether the fault tests can fail at all: a guard is taken away, and then what it guards against happens and is
 * reported. Beside each is the same event with the guard in place.
 */
let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.close());

describe('a provider key of its own for each try', () => {
  /** The answer to the first try is lost; both pages that the provider opened are paid. */
  async function payTwice(keyOf: (attemptId: string) => string): Promise<number> {
    const pages: string[] = [];
    let tries = 0;
    const deps: Deps = {
      ...shop.deps,
      payments: {
        ...shop.deps.payments,
        begin: async (request: BeginPayment) => {
          const begun = await shop.deps.payments.begin({ ...request, attemptId: keyOf(request.attemptId) });
          if (begun.kind === 'done') pages.push(begun.value.redirectUrl);
          tries += 1;
          if (tries === 1) throw new Error('the process died here');
          return begun;
        },
      },
    };
    const caller = await shop.buyer();
    await shop.put(caller, await shop.slot());
    const { reference, quoteHash } = value(await openCheckout(deps, caller, randomUUID()));
    const key = randomUUID();
    await expect(payOrder(deps, caller, key, { reference, quoteHash, contact })).rejects.toThrow('died here');
    await shop.deps.db.query(`update idempotency set locked_until = now() - interval '1 second' where status is null`);
    value(await payOrder(deps, caller, key, { reference, quoteHash, contact }));
    for (const page of pages) await shop.payOnPage(page, goodCard);
    const { intents } = (await shop.stage.control('GET', '/_control/intents')) as { intents: { received: number }[] };
    return intents.filter((intent) => intent.received > 0).length;
  }

  test('charges twice', async () => {
    expect(await payTwice(() => randomUUID())).toBe(2);
  });

  test('and one key for all tries charges once', async () => {
    expect(await payTwice((attemptId) => attemptId)).toBe(1);
  });
});

/** A database whose transactions see other statements than were meant. */
function meddled(db: Db, meddle: (tx: Queryable) => Queryable): Db {
  return { ...db, transaction: (work, about) => db.transaction((tx) => work(meddle(tx)), about) };
}

describe('a hold without its condition', () => {
  const unguarded = (tx: Queryable): Queryable => ({
    query: (sql, values) => {
      if (typeof sql === 'string') return tx.query(sql, values);
      if (sql.name === 'hold-places') return tx.query(sql.text.replace(/and i\.held \+ i\.sold[^\n]*/, ''), values);
      if (sql.name === 'lock-free-places') return tx.query(sql.text.replace('total - held - sold', 'total'), values);
      return tx.query(sql, values);
    },
  });

  /** Lets a transaction begin when as many as `all` want to: by then each of them has seen the place free. */
  function together(all: number): <T>(begin: () => Promise<T>) => Promise<T> {
    const { promise: everyone, resolve } = Promise.withResolvers<void>();
    let come = 0;
    return async (begin) => {
      come += 1;
      if (come === all) resolve();
      await everyone;
      return begin();
    };
  }

  async function rush(deps: Deps): Promise<string[]> {
    const slot = await shop.slot({ places: 1 });
    const callers = await Promise.all([shop.buyer(), shop.buyer()]);
    for (const caller of callers) await shop.put(caller, slot);
    const met = together(callers.length);
    // Each in a separate process: in one they would be served together.
    const processes = callers.map((): Db => ({
      ...deps.db,
      transaction: (work, about) => met(() => deps.db.transaction(work, about)),
    }));
    const opened = await Promise.all(
      callers.map((caller, at) =>
        openCheckout({ ...deps, caches: openCaches(), db: processes[at] ?? deps.db }, caller, randomUUID()),
      ),
    );
    return opened.map((one) => code(one)).toSorted();
  }

  test('is refused by the database all the same', async () => {
    expect(await rush({ ...shop.deps, caches: openCaches(), db: meddled(shop.deps.db, unguarded) })).toEqual([
      'ok',
      'slot_sold_out',
    ]);
    const refusals = shop.log.map(({ about }) => ('err' in about ? String(about.err) : '')).join();
    expect(refusals).toContain('inventory_check');
    expect(await shop.violations()).toEqual([]);
  });

  test('oversells without the check of the database, and the invariants report it', async () => {
    await shop.deps.db.query('alter table inventory drop constraint inventory_check');
    expect(await rush({ ...shop.deps, caches: openCaches(), db: meddled(shop.deps.db, unguarded) })).toEqual([
      'ok',
      'ok',
    ]);
    expect((await shop.violations()).join()).toContain('I01');
  });

  test('and with it one of two gets the place', async () => {
    expect(await rush(shop.deps)).toEqual(['ok', 'slot_sold_out']);
    expect(await shop.violations()).toEqual([]);
  });
});

describe('adding to a cart without taking turns', () => {
  const unlocked = (tx: Queryable): Queryable => ({
    query: async (sql, values) => {
      if (typeof sql !== 'string' && sql.name === 'take-turns') return { rows: [], rowCount: 0 };
      return tx.query(sql, values);
    },
  });

  /** The same choice from ten tabs at one moment; how many lines it became. */
  async function addedAtOnce(db: Db): Promise<number> {
    const [caller, { productId, slotId }] = [await shop.buyer(), await shop.slot()];
    const choice = { productId, optionId: 'entry', slotId, units: { adult: 1 } };
    // Each in a separate process, as tabs may be.
    const tabs = Array.from({ length: 10 }, () => ({ ...shop.deps, caches: openCaches(), db: { ...db } }));
    const added = await Promise.all(tabs.map((deps) => addToCart(deps, caller, choice)));
    const lines = await shop.count('select from cart_item where owner = $1', [caller.owner]);
    expect(new Set(added.map((one) => value(one).itemId)).size).toBe(lines);
    return lines;
  }

  test('makes several lines of one choice', async () => {
    let most = 0;
    for (let tries = 0; tries < 6 && most < 2; tries += 1)
      most = Math.max(most, await addedAtOnce(meddled(shop.deps.db, unlocked)));
    expect(most).toBeGreaterThan(1);
  });

  test('and in turns it is one line, however many tabs add it', async () => {
    for (let tries = 0; tries < 6; tries += 1) expect(await addedAtOnce(shop.deps.db)).toBe(1);
  });
});

describe('an outbox outside the transaction', () => {
  /** Dies at the end of settling: the rows of the outbox are written before the commit, or would be after it. */
  async function settleAndDie(isInside: boolean): Promise<void> {
    const on = await shop.toPage(await shop.buyer(), await shop.slot());
    await shop.payOnPage(on.page, goodCard);
    const outside = (tx: Queryable): Queryable => ({
      query: async (sql, values) => {
        if (typeof sql !== 'string' && sql.name === 'insert-outbox') return { rows: [], rowCount: 0 };
        return tx.query(sql, values);
      },
    });
    const dying: Db = {
      ...shop.deps.db,
      transaction: async (work, about) => {
        if (!isInside) {
          await meddled(shop.deps.db, outside).transaction(work, about);
          throw new Error('the process died here');
        }
        return shop.deps.db.transaction(async (tx) => {
          await work(tx);
          throw new Error('the process died here');
        }, about);
      },
    };
    await expect(
      settlePayment({ ...shop.deps, caches: openCaches(), db: dying }, on.attemptId, 'test'),
    ).rejects.toThrow('died here');
    await settlePayment(shop.deps, on.attemptId, 'test');
  }

  test('loses the email, and the invariants report it', async () => {
    await settleAndDie(false);
    expect(await shop.count(`select from booking where state = 'confirmed'`)).toBe(1);
    expect((await shop.violations()).join()).toContain('I25');
  });

  test('and inside it none is lost', async () => {
    await settleAndDie(true);
    expect(await shop.count(`select from outbox where topic = 'mail.confirmation'`)).toBe(1);
    expect(await shop.violations()).toEqual([]);
  });
});
