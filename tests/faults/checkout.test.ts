import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sweepHolds } from '#src/actions/checkout/bookings/sweep-holds.ts';
import { changeCartItem } from '#src/actions/cart/change-cart-item.ts';
import { readCart } from '#src/actions/cart/read-cart.ts';
import { removeCartItem } from '#src/actions/cart/remove-cart-item.ts';
import { attendCheckout } from '#src/actions/checkout/attend-checkout.ts';
import { leaveCheckout } from '#src/actions/checkout/leave-checkout.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { payOrder } from '#src/actions/checkout/payment/pay-order.ts';
import { readCheckout } from '#src/actions/checkout/read-checkout.ts';
import type { Caller } from '#src/actions/deps.ts';
import { heldPlaces } from '#src/domain/checkout/hold.ts';
import { code, contact, openShop, value, type Shop, type Slot } from './shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
afterEach(() => shop.mustBeSound());

const key = randomUUID;

async function stockOf(slot: Slot): Promise<unknown> {
  const { rows } = await shop.deps.db.query('select held, sold from inventory where id = $1', [slot.inventoryId]);
  return rows[0];
}

async function open(caller: Caller, idempotencyKey: string = key()) {
  return openCheckout(shop.deps, caller, idempotencyKey);
}

test('checkout requires sign-in and a cart with lines', async () => {
  const caller = await shop.buyer();
  expect(code(await open({ ...caller, account: null, owner: `device:${caller.device}` }))).toBe('sign_in_required');
  expect(code(await open(caller))).toBe('cart_empty');
});

test('twenty submits with one key make one order, and so do twenty tabs with a key each', async () => {
  for (const keyOf of [() => 'one-key-for-all-of-them', key]) {
    const caller = await shop.buyer();
    const slot = await shop.slot({ places: 40 });
    await shop.put(caller, slot, { adult: 2 });
    const opened = await Promise.all(Array.from({ length: 20 }, () => open(caller, keyOf())));
    expect(new Set(opened.map((one) => value(one).reference)).size).toBe(1);
    expect(await shop.count('select from orders where account_id = $1', [caller.account?.id])).toBe(1);
    expect(await stockOf(slot)).toEqual({ held: 2, sold: 0 });
  }
});

test('a key that was used for something else is refused; another traveller may use it', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot();
  await shop.put(caller, slot);
  value(await open(caller, 'a-key-of-this-length'));
  expect(code(await open({ ...caller, currency: 'USD' }, 'a-key-of-this-length'))).toBe('idempotency_key_reused');
  const other = await shop.buyer();
  await shop.put(other, slot);
  expect(code(await open(other, 'a-key-of-this-length'))).toBe('ok');
});

test('a changed cart releases the former checkout and opens again', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot({ places: 3 });
  const itemId = await shop.put(caller, slot, { adult: 2 });
  const first = value(await open(caller));
  // Three of three places: the two that are held are the caller's own.
  value(await changeCartItem(shop.deps, caller, { itemId, units: { adult: 3 } }));
  const second = value(await open(caller));
  expect(second.reference).not.toBe(first.reference);
  expect(await stockOf(slot)).toEqual({ held: 3, sold: 0 });
  expect(value(await readCheckout(shop.deps, caller, first.reference)).secondsLeft).toBe(0);
});

test('leaving releases the places and preserves the cart; an outsider can neither see nor release', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot();
  await shop.put(caller, slot);
  const { reference, quoteHash } = value(await open(caller));
  const outsider = await shop.buyer();
  expect(code(await readCheckout(shop.deps, outsider, reference))).toBe('not_found');
  expect(code(await leaveCheckout(shop.deps, outsider, reference))).toBe('not_found');
  expect(code(await payOrder(shop.deps, outsider, key(), { reference, quoteHash, contact }))).toBe('not_found');
  expect(value(await leaveCheckout(shop.deps, caller, reference))).toEqual({ released: true });
  expect(value(await leaveCheckout(shop.deps, caller, reference))).toEqual({ released: false });
  expect(await stockOf(slot)).toEqual({ held: 0, sold: 0 });
  expect(value(await readCart(shop.deps, caller)).cart.items).toHaveLength(1);
  expect(code(await payOrder(shop.deps, caller, key(), { reference, quoteHash, contact }))).toBe('hold_expired');
});

test('an abandoned checkout soon releases its places, and reserves them again when reopened', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot({ places: 1 });
  await shop.put(caller, slot);
  const { reference } = value(await open(caller));
  const [first, second] = [randomUUID(), randomUUID()];
  const say = async (page: string, here: boolean): Promise<number> =>
    value(await attendCheckout(shop.deps, caller, { reference, page, here })).secondsLeft;
  const whole = await say(first, true);
  expect(whole).toBeGreaterThan(14 * 60);
  expect(await say(first, false)).toBeLessThanOrEqual(60);
  // A reload: the new page speaks, and what the old one says late counts for nothing.
  expect(await say(second, true)).toBeGreaterThan(14 * 60);
  expect(await say(first, false)).toBeGreaterThan(14 * 60);
  // Left twice by one page: no longer than before, and no shorter afterwards.
  expect(await say(second, false)).toBeLessThanOrEqual(60);
  expect(await say(second, false)).toBeLessThanOrEqual(60);
  expect(await say(first, true)).toBeGreaterThan(14 * 60);

  const outsider = await shop.buyer();
  expect(code(await attendCheckout(shop.deps, outsider, { reference, page: first, here: false }))).toBe('not_found');
  const nobody = { ...caller, account: null };
  expect(code(await attendCheckout(shop.deps, nobody, { reference, page: first, here: true }))).toBe(
    'sign_in_required',
  );

  expect(await say(first, false)).toBeLessThanOrEqual(60);
  await shop.deps.db.query(`update hold set expires_at = expires_at - interval '1 minute' where state = 'active'`);
  expect(await sweepHolds(shop.deps)).toBeGreaterThan(0);
  expect(await say(second, true)).toBe(0);
  await shop.put(outsider, slot);
  value(await open(outsider));
  expect(await stockOf(slot)).toEqual({ held: 1, sold: 0 });
});

test('an expired hold cannot be paid, the cart retains its lines, and a new checkout holds places again', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot({ places: 1 });
  await shop.put(caller, slot);
  const { reference, quoteHash } = value(await open(caller));
  await shop.deps.db.query(`update hold set expires_at = now() - interval '1 second' where state = 'active'`);
  expect(code(await payOrder(shop.deps, caller, key(), { reference, quoteHash, contact }))).toBe('hold_expired');
  expect(await sweepHolds(shop.deps)).toBeGreaterThan(0);
  expect(await stockOf(slot)).toEqual({ held: 0, sold: 0 });
  const again = value(await open(caller));
  expect(again.reference).not.toBe(reference);
  expect(await stockOf(slot)).toEqual({ held: 1, sold: 0 });
});

test('an expired hold that was not swept gives way to a new opening', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot({ places: 1 });
  await shop.put(caller, slot);
  const { reference } = value(await open(caller));
  await shop.deps.db.query(`update hold set expires_at = now() - interval '1 second' where state = 'active'`);
  expect(value(await open(caller)).reference).not.toBe(reference);
  expect(
    await shop.count(
      `select from hold h join booking b on b.id = h.booking_id where b.slot_id = $1 and h.state = 'expired'`,
      [slot.slotId],
    ),
  ).toBe(1);
});

test('lines with an error stay in the cart with their reason, and the rest is checked out', async () => {
  const caller = await shop.buyer();
  const slots = {
    sound: await shop.slot(),
    past: await shop.slot(),
    closed: await shop.slot(),
    sold: await shop.slot({ places: 1 }),
    small: await shop.slot(),
  };
  for (const slot of Object.values(slots)) await shop.put(caller, slot);
  const { db } = shop.deps;
  await db.query(`update slot set starts_at = now() - interval '1 minute' where id = $1`, [slots.past.slotId]);
  await db.query('update slot set closed = true where id = $1', [slots.closed.slotId]);
  await db.query('update inventory set total = 0 where id = $1', [slots.sold.inventoryId]);
  await db.query('update option set min_party = 2 where product_id = $1', [slots.small.productId]);
  const { cart } = value(await readCart(shop.deps, caller));
  expect(cart.items.map((item) => item.fault)).toEqual([
    null,
    'date_past',
    'slot_closed',
    'slot_sold_out',
    'party_too_small',
  ]);
  const checkout = value(await open(caller));
  expect(checkout.lines.map((line) => line.visit.slotId)).toEqual([slots.sound.slotId]);
  expect(checkout.total).toEqual(cart.total);
  expect(value(await readCart(shop.deps, caller)).cart.items).toHaveLength(5);
});

test('lines on the same places share what is left', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot({ places: 3 });
  await shop.put(caller, slot, { adult: 2 });
  await shop.put(caller, slot, { adult: 1, child: 1 });
  expect(value(await readCart(shop.deps, caller)).cart.items.map((item) => item.fault)).toEqual([
    null,
    'slot_sold_out',
  ]);
  const roomy = await shop.buyer();
  const more = await shop.slot({ places: 4 });
  await shop.put(roomy, more, { adult: 2 });
  await shop.put(roomy, more, { adult: 1, child: 1 });
  expect(value(await open(roomy)).lines).toHaveLength(2);
  expect(await stockOf(more)).toEqual({ held: 4, sold: 0 });
});

test('a sold-out refusal names the line, changes nothing, and is given again for its key', async () => {
  const [first, second] = [await shop.buyer(), await shop.buyer()];
  const roomy = await shop.slot();
  const scarce = await shop.slot({ places: 1 });
  await shop.put(second, scarce);
  await shop.put(first, scarce);
  value(await open(first));
  expect(code(await open(second, 'the-key-of-the-second'))).toBe('slot_sold_out');
  value(await leaveCheckout(shop.deps, first, value(await open(first)).reference));
  expect(code(await open(second, 'the-key-of-the-second'))).toBe('slot_sold_out');
  await shop.put(second, roomy);
  expect(value(await open(second)).lines).toHaveLength(2);
});

test('a price that changed after the cart was seen is in the new quote; what was seen before cannot be paid', async () => {
  const caller = await shop.buyer();
  const slot = await shop.slot();
  const itemId = await shop.put(caller, slot);
  const seen = value(await open(caller));
  await shop.deps.db.query('update unit set price_minor = 3000 where product_id = $1', [slot.productId]);
  // Frozen while the places are held (RU-31).
  expect(value(await open(caller)).total).toEqual(seen.total);
  expect(
    code(await payOrder(shop.deps, caller, key(), { reference: seen.reference, quoteHash: '0'.repeat(64), contact })),
  ).toBe('price_changed');
  await removeCartItem(shop.deps, caller, itemId);
  await shop.put(caller, slot);
  const now = value(await open(caller));
  expect(now.total.minor).toBeGreaterThan(seen.total.minor);
  expect(
    code(await payOrder(shop.deps, caller, key(), { reference: now.reference, quoteHash: seen.quoteHash, contact })),
  ).toBe('price_changed');
  expect(
    await shop.count('select from payment p join orders o on o.id = p.order_id where o.account_id = $1', [
      caller.account?.id,
    ]),
  ).toBe(0);
});

test('the contact must be one', async () => {
  const caller = await shop.buyer();
  await shop.put(caller, await shop.slot());
  const { reference, quoteHash } = value(await open(caller));
  const pay = async (change: Partial<typeof contact>) =>
    code(await payOrder(shop.deps, caller, key(), { reference, quoteHash, contact: { ...contact, ...change } }));
  expect(await pay({ name: ' \u200b ' })).toBe('name_missing');
  expect(await pay({ email: 'nobody@nowhere' })).toBe('email_invalid');
  expect(await pay({ phone: '12345' })).toBe('phone_invalid');
});

test('one device holds three checkouts at most, whatever accounts it makes', async () => {
  const device = randomUUID();
  const codes: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const caller = await shop.buyer({ device });
    await shop.put(caller, await shop.slot());
    codes.push(code(await open(caller)));
  }
  expect(codes).toEqual(['ok', 'ok', 'ok', 'hold_limit_reached']);
});

/** Puts so many places into a cart, nine to a line. */
async function fill(caller: Caller, places: number): Promise<void> {
  for (let left = places; left > 0; left -= 9) {
    await shop.put(caller, await shop.slot(), { adult: Math.min(left, 9) });
  }
}

test('one device holds so many places at most, over all its checkouts', async () => {
  const device = randomUUID();
  const [first, second] = [await shop.buyer({ device }), await shop.buyer({ device })];
  await fill(first, heldPlaces.perDevice - 2);
  await shop.put(second, await shop.slot(), { adult: 3 });
  value(await open(first));
  expect(code(await open(second))).toBe('hold_limit_reached');
  const other = await shop.buyer();
  await shop.put(other, await shop.slot(), { adult: 3 });
  value(await open(other));
  await removeCartItem(shop.deps, second, value(await readCart(shop.deps, second)).cart.items[0]?.line.itemId ?? '');
  await shop.put(second, await shop.slot(), { adult: 2 });
  value(await open(second));
});

test('a network holds more, and an end to it as well', async () => {
  const network = '192.0.2.77';
  for (let held = 0; held < heldPlaces.perNetwork; held += 50) {
    const caller = await shop.buyer({ network });
    await fill(caller, 50);
    value(await open(caller));
  }
  const late = await shop.buyer({ network });
  await fill(late, 1);
  expect(code(await open(late))).toBe('hold_limit_reached');
  await shop.deps.db.query(
    `update hold set expires_at = now() - interval '1 second' where id in (select id from hold where state = 'active' limit 60)`,
  );
  await sweepHolds(shop.deps);
  value(await open(late));
});

test('giving a checkout up lifts no limit: a larger one is refused, and the former stays', async () => {
  const caller = await shop.buyer();
  await fill(caller, heldPlaces.perDevice);
  const { reference } = value(await open(caller));
  await fill(caller, 1);
  expect(code(await open(caller))).toBe('hold_limit_reached');
  expect(value(await readCheckout(shop.deps, caller, reference)).secondsLeft).toBeGreaterThan(0);
  // Overdue and unswept, it holds as little of the limit, and lifts it as little.
  await shop.deps.db.query(`update hold set expires_at = now() - interval '1 second' where state = 'active'`);
  expect(code(await open(caller))).toBe('hold_limit_reached');
});
