import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addToCart } from '#src/actions/cart/add-to-cart.ts';
import { changeCartItem } from '#src/actions/cart/change-cart-item.ts';
import { readCart } from '#src/actions/cart/read-cart.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { addDays, localDateAt } from '#src/domain/shared/time/local-time.ts';
import type { SaleDays } from '#src/domain/catalogue/sale-horizon.ts';
import type { Result } from '#src/domain/failure.ts';
import { anotherStart, buy, change } from '../shop/changing-shop.ts';
import { openShop, value, type Shop, type Slot } from '../shop/shop.ts';

/** A date beyond the horizon is refused by each action that sells, whatever page requested it. */
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const selling = (saleDays?: SaleDays): Deps => (saleDays === undefined ? shop.deps : { ...shop.deps, saleDays });
const reported = (result: Result<unknown>): string =>
  result.ok ? 'ok' : `${result.failure.code} ${result.failure.facts?.['soldFrom'] ?? ''}`.trim();

function add(caller: Caller, { productId, slotId }: Slot, saleDays?: SaleDays): ReturnType<typeof addToCart> {
  return addToCart(selling(saleDays), caller, { productId, optionId: 'entry', slotId, units: { adult: 1 } });
}

async function dateOf({ slotId }: Slot): Promise<string> {
  const { rows } = await shop.deps.db.query<{ date: string }>(
    'select local_date::text as date from slot where id = $1',
    [slotId],
  );
  return rows[0]?.date ?? '';
}

const year = 24 * 365;

describe('a visit more than a year ahead', () => {
  test('goes into no cart, and the refusal says from when it is sold', async () => {
    const caller = await shop.buyer();
    const far = await shop.slot({ startsInHours: year + 48 });
    const today = localDateAt(new Date().toISOString(), 'Asia/Tokyo');
    const date = await dateOf(far);
    expect(date > addDays(today, 365)).toBe(true);
    expect(reported(await add(caller, far))).toBe(`date_not_offered ${addDays(date, -365)}`);
    expect(value(await readCart(shop.deps, caller)).cart.items).toEqual([]);
    // It is the horizon that refuses it: with a further one it is sold, and so is a visit within the year.
    expect(reported(await add(await shop.buyer(), far, { activities: 800 }))).toBe('ok');
    expect(reported(await add(caller, await shop.slot({ startsInHours: year - 48 })))).toBe('ok');
  });

  test('is not sold by a row that the cart has already', async () => {
    const caller = await shop.buyer();
    const slot = await shop.slot({ startsInHours: 24 * 20 });
    const itemId = await shop.put(caller, slot, { adult: 1 });
    const soon = { activities: 10 };
    const cart = value(await readCart(selling(soon), caller)).cart;
    expect([cart.items[0]?.fault, cart.total.minor]).toEqual(['date_not_offered', 0n]);
    expect(reported(await changeCartItem(selling(soon), caller, { itemId, units: { adult: 2 } }))).toBe(
      `date_not_offered ${addDays(await dateOf(slot), -10)}`,
    );
    expect((await openCheckout(selling(soon), caller, randomUUID())).ok).toBe(false);
    expect(await shop.count('select from hold')).toBe(0);
    expect((await openCheckout(shop.deps, caller, randomUUID())).ok).toBe(true);
  });

  test('is not what a booking is changed to', async () => {
    const bought = await buy(shop);
    const far = await anotherStart(shop, bought.slot, { hours: year + 24 * 3 });
    const units = { adult: 2 };
    expect(reported(await change(shop, bought, far, units))).toBe(
      `date_not_offered ${addDays(await dateOf(far), -365)}`,
    );
    const near = await anotherStart(shop, bought.slot, { hours: 24 * 20 });
    const lessAhead: Shop = { ...shop, deps: selling({ activities: 10 }) };
    expect(reported(await change(lessAhead, bought, near, units))).toMatch(/^date_not_offered /);
    expect(reported(await change(shop, bought, near, units))).toBe('ok');
    await shop.mustBeSound();
  });
});
