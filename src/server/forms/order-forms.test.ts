import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { anotherStart, buy, type Bought } from '../../../tests/faults/shop/changing-shop.ts';
import { openShop, value, type Shop } from '../../../tests/faults/shop/shop.ts';
import type { Caller } from '#src/actions/deps.ts';
import { signFormAction } from '#src/actions/orders/changes/sign-form-action.ts';
import { quoteAmendment } from '#src/actions/orders/changes/quote-amendment.ts';
import { quoteCancellation } from '#src/actions/orders/changes/quote-cancellation.ts';
import { orderFormActionsPath } from '#src/contract/site/form-paths.ts';
import { orderForms } from '#src/server/forms/order-forms.ts';
import { testSite } from '../../../tests/site.ts';

let shop: Shop;
let server: FastifyInstance;
let calling: Caller;

beforeAll(async () => {
  shop = await openShop();
  server = Fastify();
  await server.register(cookie);
  await orderForms(server, shop.deps, async () => calling, testSite);
});
afterEach(() => shop.mustBeSound());
afterAll(async () => {
  await server.close();
  await shop.close();
});

type Sent = { readonly status: number; readonly to: string; readonly refresh: string };

async function send(by: Caller, order: string, action: string, site = 'same-origin'): Promise<Sent> {
  calling = by;
  const { statusCode, headers } = await server.inject({
    method: 'POST',
    url: orderFormActionsPath,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': site },
    payload: new URLSearchParams({ order, language: 'ja', form_action: action }).toString(),
  });
  return { status: statusCode, to: headers.location ?? '', refresh: headers['refresh'] ?? '' };
}

async function cancelAction(
  { caller, reference }: Bought,
  positions: readonly number[] | null = null,
): Promise<string> {
  const { refund } = value(await quoteCancellation(shop.deps, caller, reference, positions));
  return signFormAction(shop.deps, caller, { kind: 'cancel', reference, positions, refundMinor: Number(refund.minor) });
}

async function stateOf({ bookingId }: Bought): Promise<string> {
  const { rows } = await shop.deps.db.query<{ state: string }>('select state from booking where id = $1', [bookingId]);
  return rows[0]?.state ?? '';
}

test('a form cancels what its page has shown, once, and leads back to the order', async () => {
  const bought = await buy(shop);
  const back = `/ja/user/orders/${bought.order}/`;
  const one = await cancelAction(bought, [1]);
  const all = { status: 303, to: `${back}?done=cancel`, refresh: '' };
  expect(await send(bought.caller, bought.order, one)).toEqual(all);
  expect(await send(bought.caller, bought.order, one)).toEqual(all);
  expect(await stateOf(bought)).toBe('confirmed');
  expect(
    await shop.count('select from unit_item where refund_percent = 100 and booking_id = $1', [bought.bookingId]),
  ).toBe(1);
  expect(await send(bought.caller, bought.order, await cancelAction(bought))).toEqual(all);
  expect(await stateOf(bought)).toBe('cancelled');
});

test('a form changes the date at once, or leads to the payment page by a page of its own', async () => {
  const bought = await buy(shop);
  const units = { adult: 2 };
  const { slotId } = await anotherStart(shop, bought.slot);
  const change = async (counts: Readonly<Record<string, number>>): Promise<Sent> => {
    const quote = value(await quoteAmendment(shop.deps, bought.caller, bought.reference, { slotId, units: counts }));
    const differenceMinor = Number(quote.extra.minor - quote.back.minor);
    const action = { kind: 'change', reference: bought.reference, slotId, units: counts, differenceMinor } as const;
    return send(bought.caller, bought.order, signFormAction(shop.deps, bought.caller, action));
  };
  const more = await change({ adult: 3 });
  expect([more.status, more.to]).toEqual([200, '']);
  expect(more.refresh).toMatch(/^0; url=http:\/\/.+/);
  expect(await change(units)).toEqual({ status: 303, to: `/ja/user/orders/${bought.order}/?done=change`, refresh: '' });
});

test('a form action is refused unless it was shown to the caller, on a page of ours, and recently', async () => {
  const bought = await buy(shop);
  const action = await cancelAction(bought);
  const refused = { status: 303, to: `/ja/user/orders/${bought.order}/?refused=csrf_refused`, refresh: '' };
  const { order, caller } = bought;
  expect(await send(await shop.buyer(), order, action)).toEqual(refused);
  expect(await send({ ...caller, account: null }, order, action)).toEqual(refused);
  expect(await send(caller, order, action, 'cross-site')).toEqual(refused);
  expect(
    await send(
      caller,
      order,
      action.replace(/\../, (sign) => (sign === '.A' ? '.B' : '.A')),
    ),
  ).toEqual(refused);
  expect(await send(caller, order, '')).toEqual(refused);
  const earlier = { ...shop.deps, clock: () => Date.now() - 3 * 3600_000 };
  const { reference } = bought;
  const old = signFormAction(earlier, caller, { kind: 'cancel', reference, positions: null, refundMinor: 1 });
  expect(await send(caller, order, old)).toEqual(refused);
  expect(await send(caller, '//evil.example', old)).toMatchObject({ to: '/ja/?refused=csrf_refused' });
  expect(await stateOf(bought)).toBe('confirmed');
});

test('an outdated amount is refused, and the page requires confirmation again', async () => {
  const bought = await buy(shop);
  const { caller, reference, order } = bought;
  const action = signFormAction(shop.deps, caller, { kind: 'cancel', reference, positions: null, refundMinor: 1 });
  const { to } = await send(caller, order, action);
  expect(to).toBe(`/ja/user/orders/${order}/?cancel=${reference}&refused=price_changed`);
  expect(await stateOf(bought)).toBe('confirmed');
});
