import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openCaches } from '#src/actions/open-caches.ts';
import { hashCode } from '#src/actions/shared/signatures/hash-code.ts';
import type { Checkout } from '#src/actions/checkout/opening/find-checkout.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { saveCoupons, type SeededCoupon } from '#src/store/marketing/coupons/coupons.store.ts';
import type { Db, Queryable } from '#src/store/shared/database/db.ts';
import type { Statement } from '#src/store/shared/database/statement.ts';
import { code as codeOf, contact, openShop, value, type Shop, type Slot } from '../shop/shop.ts';

let shop: Shop;
let slot: Slot;
const saved: SeededCoupon[] = [];

beforeAll(async () => {
  shop = await openShop();
  slot = await shop.slot({ places: 100 });
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

async function coupon(id: string, percent = 10): Promise<string> {
  const code = id.toUpperCase().replaceAll('-', '');
  const effect = { kind: 'percent' as const, percent };
  const definition = { titles: { en: 'A discount' }, effect, conditions: [], stacks: false };
  const limits = { usageLimit: 100, perUser: 1, begins: null, ends: null };
  saved.push({ id, codeHash: hashCode(shop.deps, code), definition, automatic: false, ...limits });
  await shop.deps.db.transaction((tx) => saveCoupons(tx, saved), { cause: 'test' });
  return code;
}

function open(caller: Caller, couponCodes?: readonly string[], deps: Deps = shop.deps) {
  return openCheckout(deps, caller, randomUUID(), couponCodes === undefined ? {} : { couponCodes });
}

function pay(caller: Caller, { reference, quoteHash }: Checkout, typed = contact, deps: Deps = shop.deps) {
  return payOrder(deps, caller, randomUUID(), { reference, quoteHash, contact: typed });
}

async function orderOf(reference: string): Promise<string> {
  const { rows } = await shop.deps.db.query<{ id: string }>('select id from orders where reference = $1', [reference]);
  return rows[0]?.id ?? '';
}

function move(orderId: string, state: string): Promise<unknown> {
  return shop.deps.db.query('update payment set state = $2 where order_id = $1', [orderId, state]);
}

function bookings(orderId: string, state: string): Promise<number> {
  return shop.count('select from booking where order_id = $1 and state = $2', [orderId, state]);
}

/** The shop of a tab in which another tab acts, once, between reading the live checkouts and locking them. */
function afterReading(act: () => Promise<unknown>): Deps {
  const { db } = shop.deps;
  let acted = false;
  const around = (on: Queryable): Queryable => ({
    query: async <Row>(sql: string | Statement<Row>, values?: readonly unknown[]) => {
      const rows = await on.query<Row>(sql, values);
      if (!acted && typeof sql !== 'string' && sql.name === 'read-live-checkouts') {
        acted = true;
        await act();
      }
      return rows;
    },
  });
  return {
    ...shop.deps,
    caches: openCaches(),
    db: { ...db, transaction: (work, about) => db.transaction((tx) => work(around(tx)), about) },
  };
}

/** The shop of a tab in which another tab acts, once, when the first transaction is over. */
function afterFirst(act: () => Promise<unknown>): Deps {
  const { db } = shop.deps;
  let acted = false;
  const transaction: Db['transaction'] = async (work, about) => {
    const done = await db.transaction(work, about);
    if (!acted) {
      acted = true;
      await act();
    }
    return done;
  };
  return { ...shop.deps, caches: openCaches(), db: { ...db, transaction } };
}

async function opened(codes?: readonly string[]): Promise<{ caller: Caller; checkout: Checkout; orderId: string }> {
  const caller = await shop.buyer();
  await shop.put(caller, slot);
  const checkout = value(await open(caller, codes));
  return { caller, checkout, orderId: await orderOf(checkout.reference) };
}

test('the reference is not passed on when another tab began to pay since it was read', async () => {
  const code = await coupon('begun-meanwhile');
  const { caller, checkout, orderId } = await opened();
  const tab = afterReading(async () => value(await pay(caller, checkout)));
  const lower = value(await open(caller, [code], tab));
  expect(lower.reference).not.toBe(checkout.reference);
  expect(await orderOf(checkout.reference)).toBe(orderId);
  expect(await bookings(orderId, 'released')).toBe(1);
});

test.each(['requires_action', 'processing'])(
  'a checkout whose payment became %s since it was read is not given up',
  async (state) => {
    const code = await coupon(`meanwhile-${state.replaceAll('_', '-')}`);
    const { caller, checkout, orderId } = await opened();
    const tab = afterReading(async () => {
      value(await pay(caller, checkout));
      await move(orderId, state);
    });
    const { reference } = checkout;
    expect(await open(caller, [code], tab)).toMatchObject({
      ok: false,
      failure: { code: 'payment_processing', facts: { reference } },
    });
    expect(await orderOf(reference)).toBe(orderId);
    expect(await bookings(orderId, 'pending_payment')).toBe(1);
  },
);

test('an order that was confirmed without a payment since it was read retains its reference', async () => {
  const all = await coupon('all-meanwhile', 100);
  const { caller, checkout, orderId } = await opened([all]);
  const tab = afterReading(async () => value(await pay(caller, checkout)));
  expect(codeOf(await open(caller, [], tab))).toBe('payment_processing');
  expect(await orderOf(checkout.reference)).toBe(orderId);
  expect(await bookings(orderId, 'confirmed')).toBe(1);
});

let people = 0;
/** Returns the contact of a new person. */
function anybody(): typeof contact {
  people += 1;
  return { ...contact, email: `${randomUUID()}@example.com`, phone: `+44 20 7946 0${100 + people}` };
}

/** A checkout lowered by a coupon that a person with this contact used before. */
async function reused(id: string) {
  const code = await coupon(id);
  const known = anybody();
  const earlier = await opened([code]);
  value(await pay(earlier.caller, earlier.checkout, known));
  await move(earlier.orderId, 'processing');
  return { ...(await opened([code])), known };
}

test('a coupon that was used before releases its own order, not the one that has its reference since', async () => {
  const { caller, checkout, orderId, known } = await reused('replaced-meanwhile');
  const tab = afterFirst(() => open(caller, []));
  expect(codeOf(await pay(caller, checkout, known, tab))).toBe('coupon_used');
  const next = await orderOf(checkout.reference);
  expect(next).not.toBe(orderId);
  expect([await bookings(orderId, 'released'), await bookings(next, 'held')]).toEqual([1, 1]);
});

test('a coupon that was used before releases nothing while another tab pays for the order', async () => {
  const { caller, checkout, orderId, known } = await reused('paying-meanwhile');
  const tab = afterFirst(async () => {
    value(await pay(caller, checkout, anybody()));
    await move(orderId, 'requires_action');
  });
  expect(codeOf(await pay(caller, checkout, known, tab))).toBe('coupon_used');
  expect(await bookings(orderId, 'pending_payment')).toBe(1);
});
