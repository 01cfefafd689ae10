import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSession } from '#src/actions/accounts/sessions/open-session.ts';
import { acceptPrices } from '#src/actions/cart/accept-prices.ts';
import { addGift } from '#src/actions/cart/add-gift.ts';
import { addToCart } from '#src/actions/cart/add-to-cart.ts';
import { changeCartItem } from '#src/actions/cart/change-cart-item.ts';
import { mergeCart } from '#src/actions/cart/merge-cart.ts';
import { readCart } from '#src/actions/cart/read-cart.ts';
import { removeCartItem } from '#src/actions/cart/remove-cart-item.ts';
import { settlePayment } from '#src/actions/checkout/payment/settle-payment.ts';
import type { Caller } from '#src/actions/deps.ts';
import { cartRoutes } from '#src/api/cart/cart.ts';
import { openCheckout } from '#src/actions/checkout/opening/open-checkout.ts';
import { checkoutRoutes } from '#src/api/checkout/checkout.ts';
import { money } from '#src/domain/shared/money/money.ts';
import { moveCart } from '#src/store/cart/cart.store.ts';
import { openShop, code, contact, goodCard, value, type Shop } from './shop/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function visitor(): Promise<Caller> {
  const device = randomUUID();
  return shop.buyer({ account: null, device, owner: `device:${device}` });
}

describe('the cart', () => {
  test('is for visitors too, and another visitor has another', async () => {
    const caller = await visitor();
    const slot = await shop.slot();
    const itemId = await shop.put(caller, slot, { adult: 2, child: 0 });
    expect(await shop.put(caller, slot, { adult: 2 })).toBe(itemId);
    const other = await visitor();
    expect(value(await readCart(shop.deps, other)).cart.items).toEqual([]);
    expect(code(await changeCartItem(shop.deps, other, { itemId, units: { adult: 1 } }))).toBe('not_found');
    value(await removeCartItem(shop.deps, other, itemId));
    expect(value(await readCart(shop.deps, caller)).cart.items).toHaveLength(1);
    value(await changeCartItem(shop.deps, caller, { itemId, units: { adult: 1, child: 2 } }));
    expect(
      value(await readCart(shop.deps, caller)).cart.items[0]?.line.units.map((unit) => [unit.unitId, unit.quantity]),
    ).toEqual([
      ['adult', 1],
      ['child', 2],
    ]);
    expect(value(await removeCartItem(shop.deps, caller, itemId))).toEqual({ removed: true });
  });

  test('takes only what can be bought now', async () => {
    const caller = await visitor();
    const slot = await shop.slot({ places: 2 });
    const past = await shop.slot({ startsInHours: -1 });
    const closing = await shop.slot({ startsInHours: 1, cutoffMinutes: 120 });
    const add = async (of: typeof slot, units: Record<string, number>, change: object = {}) =>
      code(
        await addToCart(shop.deps, caller, {
          productId: of.productId,
          optionId: 'entry',
          slotId: of.slotId,
          units,
          ...change,
        }),
      );
    expect(await add(slot, { adult: 3 })).toBe('slot_sold_out');
    expect(await add(slot, { adult: 10 })).toBe('party_too_large');
    expect(await add(slot, { child: 1 })).toBe('unit_needs_company');
    expect(await add(slot, { pensioner: 1 })).toBe('unit_unknown');
    expect(await add(slot, {})).toBe('party_too_small');
    expect(await add(past, { adult: 1 })).toBe('date_past');
    expect(await add(closing, { adult: 1 })).toBe('slot_closed');
    expect(await add(slot, { adult: 1 }, { slotId: '999999' })).toBe('not_found');
    expect(await add(slot, { adult: 1 }, { productId: past.productId })).toBe('not_found');
    expect(await add(slot, { adult: 1 }, { optionId: 'other' })).toBe('not_found');
    expect(value(await readCart(shop.deps, caller)).cart.items).toEqual([]);
    const itemId = await shop.put(caller, slot);
    expect(code(await changeCartItem(shop.deps, caller, { itemId, units: { adult: 3 } }))).toBe('slot_sold_out');
  });

  test('has twenty lines at most', async () => {
    const caller = await visitor();
    for (let n = 0; n < 20; n += 1) await shop.put(caller, await shop.slot());
    const { productId, slotId } = await shop.slot();
    const more = await addToCart(shop.deps, caller, { productId, slotId, optionId: 'entry', units: { adult: 1 } });
    expect(more).toMatchObject({ failure: { code: 'quantity_invalid', field: 'cart', facts: { limit: 20 } } });
  });

  test('has twenty lines at most when many tabs add at once', async () => {
    const caller = await visitor();
    const slots = await Promise.all(Array.from({ length: 18 }, () => shop.slot()));
    for (const slot of slots) await shop.put(caller, slot);
    const wish = { design: 'bay', to: 'Mia', email: 'mia@example.com', from: 'Jo', message: '', timeZone: 'Etc/UTC' };
    const amount = money(5_000, 'EUR');
    const added = await Promise.all(Array.from({ length: 8 }, () => addGift(shop.deps, caller, { ...wish, amount })));
    expect(added.filter((one) => one.ok)).toHaveLength(2);
    expect(value(await readCart(shop.deps, caller)).cart.items).toHaveLength(20);
  });

  test('of one choice has one line when it is added during sign-in', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const account = await shop.buyer();
      const device = { ...account, account: null, owner: `device:${account.device}` };
      const slot = await shop.slot();
      await shop.put(device, slot);
      const merging = { cause: 'signing in' };
      await Promise.all([
        ...Array.from({ length: 5 }, () => shop.put(account, slot)),
        shop.deps.db.transaction((tx) => mergeCart(tx, account.device, account.account?.id ?? ''), merging),
      ]);
      expect(value(await readCart(shop.deps, account)).cart.items).toHaveLength(1);
    }
  });

  test('follows the traveller through signing in, and an equal choice is there once', async () => {
    const account = await shop.buyer();
    const device = { ...account, account: null, owner: `device:${account.device}` };
    const [both, one] = [await shop.slot(), await shop.slot()];
    await shop.put(account, both, { adult: 2 });
    await shop.put(device, both, { adult: 2 });
    await shop.put(device, one);
    await mergeCart(shop.deps.db, account.device, account.account?.id ?? '');
    expect(value(await readCart(shop.deps, account)).cart.items).toHaveLength(2);
    expect(value(await readCart(shop.deps, device)).cart.items).toEqual([]);
  });

  test('merged at signing in, nothing of two carts is lost and nothing doubled', async () => {
    const slots = [await shop.slot(), await shop.slot()] as const;
    const gift = { design: 'bay', to: 'Mia', email: 'mia@example.com', from: 'Jo', message: '', timeZone: 'Etc/UTC' };
    const choice = fc.record({ slot: fc.nat(1), adults: fc.integer({ min: 1, max: 2 }), isGift: fc.nat(4) });
    type Choice = { readonly slot: number; readonly adults: number; readonly isGift: number };
    const isGift = (one: Choice): boolean => one.isGift === 0;
    const name = ({ slot, adults }: Choice): string => `${slots[slot === 0 ? 0 : 1].slotId} ${adults}`;
    const carts = fc.array(choice, { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(carts, carts, async (member, devices) => {
        const account = await shop.buyer();
        const device = { ...account, account: null, owner: `device:${account.device}` };
        for (const [caller, cart] of [[account, member] as const, [device, devices] as const])
          for (const one of cart)
            if (isGift(one)) value(await addGift(shop.deps, caller, { ...gift, amount: money(5_000, 'EUR') }));
            else await shop.put(caller, slots[one.slot === 0 ? 0 : 1], { adult: one.adults });
        await mergeCart(shop.deps.db, account.device, account.account?.id ?? '');
        const { cart } = value(await readCart(shop.deps, account));
        const found = cart.items.map(({ line: { visit, units } }) =>
          visit.gift === undefined ? `${visit.slotId} ${units[0]?.quantity}` : 'gift',
        );
        const all = [...member, ...devices];
        const visits = new Set(all.filter((one) => !isGift(one)).map(name));
        expect(found.toSorted()).toEqual([...visits, ...all.filter(isGift).map(() => 'gift')].toSorted());
        expect(value(await readCart(shop.deps, device)).cart.items).toEqual([]);
        // Done twice, it is done once.
        await mergeCart(shop.deps.db, account.device, account.account?.id ?? '');
        expect(value(await readCart(shop.deps, account)).cart.items).toHaveLength(found.length);
      }),
      { numRuns: import.meta.env.MODE === 'whole' ? 300 : 15 },
    );
  });

  test('says what a line cost once its price has changed, until the new price is accepted', async () => {
    const caller = await shop.buyer();
    const slot = await shop.slot();
    const itemId = await shop.put(caller, slot, { adult: 2 });
    const price = (factor: string) =>
      shop.deps.db.query(`update unit set price_minor = price_minor ${factor} where product_id = $1`, [slot.productId]);
    const line = async (of: Caller = caller) => {
      const found = value(await readCart(shop.deps, of)).cart.items.find((one) => one.line.itemId === itemId);
      if (found === undefined) throw new Error('the line is gone');
      return { was: found.was, is: found.line.amount };
    };
    const first = await line();
    expect(first.was).toBeNull();
    await price('* 2');
    const dearer = await line();
    expect(dearer.was).toEqual(first.is);
    expect((await line({ ...caller, currency: 'KWD' })).was?.currency).toBe('KWD');
    // Another party is no change of price, and hides none.
    value(await changeCartItem(shop.deps, caller, { itemId, units: { adult: 1 } }));
    expect((await line()).was?.minor).toBe(first.is.minor / 2n);
    value(await changeCartItem(shop.deps, caller, { itemId, units: { adult: 2 } }));

    const other = await visitor();
    const shown = [{ itemId, amount: dearer.is }];
    expect(value(await acceptPrices(shop.deps, other, shown))).toEqual({ accepted: 0 });
    expect(value(await acceptPrices(shop.deps, caller, [{ itemId, amount: first.is }]))).toEqual({ accepted: 0 });
    expect((await line()).was).toEqual(first.is);

    const opened = value(await openCheckout(shop.deps, caller, randomUUID()));
    expect(opened.was.get(itemId)).toEqual(first.is);
    expect(value(await acceptPrices(shop.deps, caller, shown))).toEqual({ accepted: 1 });
    expect((await line()).was).toBeNull();
    expect(value(await openCheckout(shop.deps, caller, randomUUID())).was.size).toBe(0);

    await price('/ 2');
    expect(await line()).toEqual({ was: dearer.is, is: first.is });
    // A caller who adds the same again has seen its current price.
    expect(await shop.put(caller, slot, { adult: 2 })).toBe(itemId);
    expect((await line()).was).toBeNull();
  });

  test('loses what was bought, though its owner signed in while it was being paid', async () => {
    const [guest, member] = [await shop.buyer(), await shop.buyer()];
    const on = await shop.toPage(guest, await shop.slot());
    const stored = await shop.put(guest, await shop.slot());
    const accountId = member.account?.id ?? '';
    await shop.deps.db.transaction((tx) => openSession(shop.deps, tx, guest, accountId, { way: 'sms' }), {
      cause: 'signing in',
    });
    const items = async () => value(await readCart(shop.deps, member)).cart.items.map(({ line }) => line.itemId);
    expect(await items()).toHaveLength(2);
    await shop.payOnPage(on.page, goodCard);
    await settlePayment(shop.deps, on.attemptId, 'test');
    expect(await items()).toEqual([stored]);
    await shop.mustBeSound();
  });

  test('removes equal lines of a member who signs in while one is being paid', async () => {
    for (const isGuests of [true, false]) {
      const [guest, member] = [await shop.buyer(), await shop.buyer()];
      const slot = await shop.slot();
      const [buyer, other] = isGuests ? [guest, member] : [member, guest];
      const on = await shop.toPage(buyer, slot);
      await shop.put(other, slot);
      const accountId = member.account?.id ?? '';
      const owner = `account:${accountId}`;
      await shop.deps.db.transaction((tx) => moveCart(tx, guest.owner, owner), { cause: 'signing in' });
      expect(value(await readCart(shop.deps, member)).cart.items).toHaveLength(1);
      await shop.payOnPage(on.page, goodCard);
      await settlePayment(shop.deps, on.attemptId, 'test');
      expect(value(await readCart(shop.deps, member)).cart.items).toEqual([]);
    }
    await shop.mustBeSound();
  });

  test('shows prices in the requested currency, and none when its rate is unknown', async () => {
    const caller = await visitor();
    await shop.put(caller, await shop.slot());
    expect(value(await readCart(shop.deps, { ...caller, currency: 'KWD' })).cart.total).toEqual({
      minor: 3_940n,
      currency: 'KWD',
    });
    expect(code(await readCart(shop.deps, { ...caller, currency: 'THB' }))).toBe('payment_unavailable');
  });
});

describe('the calls', () => {
  async function call(path: string, caller: Caller, raw: unknown): Promise<unknown> {
    const route = [...cartRoutes, ...checkoutRoutes].find((one) => one.endpoint.path.source === path);
    if (route === undefined) throw new Error(`no call ${path}`);
    return route.handle(shop.deps, raw, { caller, idempotencyKey: randomUUID(), head: {} });
  }

  test.each([
    ['an amount of its own', { amount: 1 }, ''],
    ['a slot that is no number', { slotId: '1; drop table slot' }, 'slotId'],
    ['half a person', { units: { adult: 0.5 } }, 'units.adult'],
    ['a negative person', { units: { adult: -1 } }, 'units.adult'],
    ['a hundred people', { units: { adult: 100 } }, 'units.adult'],
    ['units in a list', { units: [1] }, 'units'],
    ['a product as text', { productId: '101' }, 'productId'],
    ['a product beyond all numbers', { productId: Number.POSITIVE_INFINITY }, 'productId'],
  ])('adding refuses %s', async (_what, change, field) => {
    const answer = await call('/v1/cartsrv/cart/items', await visitor(), {
      productId: 101,
      optionId: 'entry',
      slotId: '1',
      units: { adult: 1 },
      ...change,
    });
    expect(answer).toMatchObject({ ok: false, failure: { code: 'bad_request', ...(field === '' ? {} : { field }) } });
  });

  test('a purchase by API calls only, in Japanese', async () => {
    const caller = await shop.buyer({ language: 'ja', currency: 'JPY' });
    const slot = await shop.slot({ places: 4 });
    const added = await call('/v1/cartsrv/cart/items', caller, {
      productId: slot.productId,
      optionId: 'entry',
      slotId: slot.slotId,
      units: { adult: 2 },
    });
    expect(added).toMatchObject({ ok: true, value: { itemId: expect.any(String) } });
    const line = {
      productId: slot.productId,
      title: { text: 'スカイタワー', lang: 'ja' },
      optionTitle: { text: 'Timed entry', lang: 'en' },
      destination: { text: '東京', lang: 'ja' },
      timeZone: 'Asia/Tokyo',
      amount: { minor: 4_000, currency: 'JPY' },
      units: [{ unitId: 'adult', quantity: 2, each: { minor: 2_000, currency: 'JPY' } }],
      cancellation: [{ refundPercent: 100 }],
    };
    const cart = await call('/v1/cartsrv/cart', caller, { k_lang: 'ja', k_currency: 'JPY', _: '1' });
    expect(cart).toMatchObject({
      value: {
        lines: [{ ...line, fault: null, gone: false, minParty: 1, maxParty: 9 }],
        total: { minor: 4_000, currency: 'JPY' },
        checkout: null,
      },
    });
    const opened = await call('/v1/ordersrv/checkout/open', caller, {});
    expect(opened).toMatchObject({
      value: { lines: [line], secondsLeft: expect.any(Number), rates: { JPY: '1' }, contact: null, lastFailure: null },
    });
    const { value: checkout } = opened as { value: { reference: string; quoteHash: string } };
    const pay = { reference: checkout.reference, quoteHash: checkout.quoteHash, contact };
    expect(await call('/v1/ordersrv/checkout/:reference(key)/pay', caller, { ...pay, total: 1 })).toMatchObject({
      failure: { code: 'bad_request' },
    });
    const paid = await call('/v1/ordersrv/checkout/:reference(key)/pay', caller, pay);
    const { value: page } = paid as { value: { redirectUrl: string } };
    expect((await shop.payOnPage(page.redirectUrl, goodCard)).to).toBe(
      `http://localhost:3000/ja/payment/success/?order=${checkout.reference}`,
    );
    const after = await call('/v1/ordersrv/checkout/:reference(key)', caller, { reference: checkout.reference });
    expect(after).toMatchObject({ value: { secondsLeft: 0, contact: { email: contact.email } } });
    expect(
      await call('/v1/ordersrv/checkout/:reference(key)/leave', caller, { reference: checkout.reference }),
    ).toEqual({ ok: true, value: { released: false } });
    expect(await shop.violations()).toEqual([]);
  });
});
