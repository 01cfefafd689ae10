import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openCaches } from '#src/actions/open-caches.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import type { Db, Queryable } from '#src/store/shared/database/db.ts';
import { code, openShop, type Shop, type Slot } from '../shop/shop.ts';

/** `npm run test:faults` sends as many as the design requires. */
const whole = import.meta.env.MODE === 'whole';
const [buyers, places] = whole ? [2_000, 100] : [200, 30];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** So many people with the same thing in their carts, each for so many. */
async function crowd(slot: Slot, parties: readonly number[]): Promise<readonly Caller[]> {
  const callers = await Promise.all(parties.map(() => shop.buyer()));
  await Promise.all(callers.map((caller, index) => shop.put(caller, slot, { adult: parties[index] ?? 1 })));
  return callers;
}

const held = (slot: Slot): Promise<number> =>
  shop.count('select from inventory i, generate_series(1, i.held) where i.id = $1', [slot.inventoryId]);

/** Orders that one transaction opened together with others. */
const together = (slot: Slot): Promise<number> =>
  shop.count(
    `select from state_log l join booking b on b.id = l.ref
     where b.slot_id = $1 and l.to_state = 'held' and l.cause ~ '^open checkout, ([2-9]|[0-9]{2}) together$'`,
    [slot.slotId],
  );

test(`${buyers} buyers of ${places} places, some of them twice with one key: exactly ${places} get one, and each one answer`, async () => {
  const slot = await shop.slot({ places });
  const callers = await crowd(
    slot,
    Array.from({ length: buyers }, () => 1),
  );
  const answers = await Promise.all(
    callers.map(async (caller, index) => {
      const key = randomUUID();
      const again = index % 5 === 0 ? [key, key] : [key];
      return Promise.all(again.map((one) => openCheckout(shop.deps, caller, one)));
    }),
  );
  const codes = answers.map(([first]) => (first === undefined ? 'none' : code(first)));
  expect(codes.filter((one) => one === 'ok').length).toBe(places);
  expect(codes.filter((one) => one === 'slot_sold_out').length).toBe(buyers - places);
  for (const [first, second] of answers) {
    if (first === undefined || second === undefined) continue;
    expect(code(second)).toBe(code(first));
    if (first.ok && second.ok) expect(second.value.reference).toBe(first.value.reference);
  }
  expect(await held(slot)).toBe(places);
  expect(await shop.count('select from booking where slot_id = $1', [slot.slotId])).toBe(places);
  expect(await together(slot)).toBeGreaterThan(places / 2);
  await shop.mustBeSound();
}, 120_000);

test('a party that is too large for what is left is refused, and a smaller one after it is not', async () => {
  const slot = await shop.slot({ places: 6 });
  // As many single travelers as places: in any order, nothing is left in the end.
  const parties = [1, 3, 4, 1, 2, 1, 1, 1, 1];
  const callers = await crowd(slot, parties);
  const opened = await Promise.all(callers.map((caller) => openCheckout(shop.deps, caller, randomUUID())));
  expect(await held(slot)).toBe(6);
  const sold = opened.reduce((sum, one, index) => sum + (one.ok ? (parties[index] ?? 0) : 0), 0);
  expect(sold).toBe(6);
  await shop.mustBeSound();
});

test('one among fifty whose order cannot be written fails alone', async () => {
  const slot = await shop.slot({ places: 60 });
  const callers = await crowd(
    slot,
    Array.from({ length: 50 }, () => 1),
  );
  const spoiled: Deps = { ...shop.deps, ids: { ...shop.deps.ids, reference: () => 'not a reference' } };
  const opened = await Promise.allSettled(
    callers.map((caller, index) => openCheckout(index === 17 ? spoiled : shop.deps, caller, randomUUID())),
  );
  expect(opened.flatMap((one, index) => (one.status === 'rejected' ? [index] : []))).toEqual([17]);
  expect(opened.filter((one) => one.status === 'fulfilled' && one.value.ok).length).toBe(49);
  expect(await held(slot)).toBe(49);
  await shop.mustBeSound();
});

test('two windows of one account in a batch have one checkout, and its key is valid for nothing else', async () => {
  const slot = await shop.slot({ places: 10 });
  const [one, ...others] = await crowd(slot, [1, 1, 1, 1]);
  if (one === undefined) throw new Error('nobody came');
  const key = randomUUID();
  const opened = await Promise.all([
    openCheckout(shop.deps, one, key),
    openCheckout(shop.deps, one, randomUUID()),
    ...others.map((caller) => openCheckout(shop.deps, caller, randomUUID())),
  ]);
  expect(opened.map((answer) => code(answer))).toEqual(['ok', 'ok', 'ok', 'ok', 'ok']);
  const references = opened.flatMap((answer) => (answer.ok ? [answer.value.reference] : []));
  expect(references[1]).toBe(references[0]);
  expect(code(await openCheckout(shop.deps, { ...one, currency: 'USD' }, key))).toBe('idempotency_key_reused');
  expect(await held(slot)).toBe(4);
  await shop.mustBeSound();
});

test('red control: without its conditions the same batch is oversold, and the invariants report it', async () => {
  await shop.deps.db.query('alter table inventory drop constraint inventory_check');
  const slot = await shop.slot({ places: 3 });
  const callers = await crowd(
    slot,
    Array.from({ length: 12 }, () => 1),
  );
  const deps = { ...shop.deps, caches: openCaches(), db: unguarded(shop.deps.db) };
  const opened = await Promise.all(callers.map((caller) => openCheckout(deps, caller, randomUUID())));
  expect(opened.filter((one) => one.ok).length).toBeGreaterThan(3);
  expect((await shop.violations()).join()).toContain('I01');
});

/** A database that looks at neither what is free nor what is held. */
function unguarded(db: Db): Db {
  const blind = (tx: Queryable): Queryable => ({
    query: (sql, values) => {
      if (typeof sql === 'string') return tx.query(sql, values);
      const text = sql.text.replace('total - held - sold', '99').replace(/and i\.held \+ i\.sold[^\n]*/, '');
      return tx.query(text, values);
    },
  });
  return { ...db, transaction: (work, about) => db.transaction((tx) => work(blind(tx)), about) };
}
