import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { showcaseHosts } from '#src/server/context/hosts.ts';
import { jarOf, openApi, ownHeaders, type Api } from './open-api.ts';

/**
 * Ownership does not depend on the host of a request (T-14): a customer of a partner's host, of the guests' and of
 * China's learns as little of an order of the main one as an outsider there, and no sooner.
 */
const hosts = showcaseHosts('http://localhost:3000');
const partnerHost = hosts.find((row) => row.partner !== null)?.host ?? '';
const tenants = [partnerHost, 'guest.localhost', 'cn.localhost', 'localhost'];

type Person = { readonly host: string; readonly cookie: string; readonly token: string };
type Send = {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly body?: object;
};

let api: Api;
let owner: Person;
const outsiders = new Map<string, Person>();
const things = { order: '', booking: '', item: '' };
const nobodys = { order: 'ZZZZZZZZZZ', booking: 'ZZZZZZZZZZ', item: '11111111-2222-4333-8444-555555555555' };
let requested = 0;

beforeAll(async () => {
  api = await openApi({ hosts });
  owner = await customer('localhost', 'owner@example.com');
  for (const host of tenants) outsiders.set(host, await customer(host, `outsider@${host}.example`));
  await buy();
}, 120_000);
afterAll(() => api.close());

async function send(
  { host, cookie, token }: Person,
  { method = 'GET', url, body }: Send,
): Promise<LightMyRequestResponse> {
  requested += 1;
  return api.server.inject({
    method,
    url,
    remoteAddress: `10.${requested >> 16}.${(requested >> 8) & 255}.${requested & 255}`,
    headers: {
      ...ownHeaders,
      host: `${host}:3000`,
      cookie,
      'x-csrf-token': token,
      'idempotency-key': `tenants-${String(requested).padStart(20, '0')}`,
    },
    ...(body === undefined ? {} : { payload: body }),
  });
}

async function tokenFor(host: string, cookie: string): Promise<Person> {
  const reply = await send({ host, cookie, token: '' }, { url: '/v1/gatewaysrv/csrftoken' });
  const { token } = reply.json<{ result: { token: string } }>().result;
  return { host, token, cookie: [cookie, jarOf(reply.headers['set-cookie'])].filter(Boolean).join('; ') };
}

async function customer(host: string, email: string): Promise<Person> {
  const visitor = await tokenFor(host, '');
  const body = { name: 'Ana Example', email };
  const reply = await send(visitor, { method: 'POST', url: '/v3/usrcsrv/user/register/guest', body });
  expect(reply.statusCode, reply.body).toBe(200);
  const cookie = `${visitor.cookie}; ${jarOf(reply.headers['set-cookie'])}`.replace(/csrf_\w+=[^;]*;? ?/g, '');
  return tokenFor(host, cookie);
}

async function result<Result>(request: Send): Promise<Result> {
  const reply = await send(owner, request);
  expect(reply.statusCode, `${request.url}: ${reply.body}`).toBe(200);
  return reply.json<{ result: Result }>().result;
}

async function buy(): Promise<void> {
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const { slots } = await result<{ slots: { slotId: string }[] }>({
    url: `/v1/usrcsrv/activity/205/availability?option=day-loop&date=${day}`,
  });
  const wanted = { productId: 205, optionId: 'day-loop', slotId: slots[0]?.slotId ?? '', units: { adult: 1 } };
  const add: Send = { method: 'POST', url: '/v1/cartsrv/cart/items', body: wanted };
  await result(add);
  const opened = await result<{ reference: string; quoteHash: string }>({
    method: 'POST',
    url: '/v1/ordersrv/checkout/open',
    body: {},
  });
  const contact = { name: 'Ana Example', email: 'owner@example.com', phone: '+44 20 7946 0018' };
  const { redirectUrl } = await result<{ redirectUrl: string }>({
    method: 'POST',
    url: `/v1/ordersrv/checkout/${opened.reference}/pay`,
    body: { quoteHash: opened.quoteHash, contact },
  });
  await api.payOnPage(redirectUrl, '4242424242424242');
  const order = await result<{ bookings: { reference: string }[] }>({ url: `/v1/ordersrv/orders/${opened.reference}` });
  things.order = opened.reference;
  things.booking = order.bookings[0]?.reference ?? '';
  things.item = (await result<{ itemId: string }>(add)).itemId;
}

type Things = typeof things;
const wrongKey = `1.zzz.${'0'.repeat(32)}`;

/** Calls that name an owned thing: orders, vouchers, the cart. */
const requests: readonly (readonly [string, (of: Things) => Send])[] = [
  ['an order', ({ order }) => ({ url: `/v1/ordersrv/orders/${order}` })],
  ['an order by a wrong link', ({ order: o }) => ({ url: `/v1/ordersrv/lookup/${o}?key=${wrongKey}` })],
  ['its receipts', ({ order }) => ({ url: `/v1/ordersrv/receipts/${order}` })],
  ['what cancelling brings', ({ booking }) => ({ url: `/v1/ordersrv/bookings/${booking}/cancel_quote` })],
  [
    'cancelling',
    ({ booking }) => ({ method: 'POST', url: `/v1/ordersrv/bookings/${booking}/cancel`, body: { refundMinor: 0 } }),
  ],
  ['a voucher', ({ booking }) => ({ url: `/v1/ordersrv/vouchers/${booking}` })],
  ['a voucher by a wrong link', ({ booking }) => ({ url: `/v1/ordersrv/vouchers/${booking}?key=${wrongKey}` })],
  ['a line of a cart', ({ item }) => ({ method: 'POST', url: `/v1/cartsrv/cart/items/${item}/remove`, body: {} })],
];

it.each(tenants)('a customer of %s learns of nothing that is another’s, there or not', async (host) => {
  const outsider = outsiders.get(host) ?? owner;
  for (const [what, request] of requests) {
    const seen = await send(outsider, request(things));
    const unseen = await send(outsider, request(nobodys));
    expect([what, seen.statusCode], seen.body).toEqual([what, unseen.statusCode]);
    const hidden = seen.body.replaceAll(things.booking, nobodys.booking).replaceAll(things.order, nobodys.order);
    expect(hidden, what).toBe(unseen.body);
    if (what !== 'a line of a cart') expect([403, 404], what).toContain(seen.statusCode);
  }
  const cart = await result<{ items: readonly { itemId: string }[] }>({ url: '/v1/cartsrv/cart' });
  expect(JSON.stringify(cart)).toContain(things.item);
  // The refusals are about the caller and not about the call.
  for (const [what, request] of requests.slice(0, 4).filter(([, one]) => !one(things).url.includes('key=')))
    expect([what, (await send(owner, request(things))).statusCode]).toEqual([what, 200]);
  expect(api.faults).toEqual([]);
});

const rounds = import.meta.env.MODE === 'whole' ? 1000 : 200;

it.each(requests.filter(([what]) => ['an order', 'a voucher', 'a line of a cart'].includes(what)))(
  '%s that is another’s takes as long as none',
  async (_what, request) => {
    const outsider = outsiders.get(partnerHost) ?? owner;
    const took = { there: [] as number[], nowhere: [] as number[] };
    const time = async (side: keyof typeof took, of: Things): Promise<void> => {
      const began = performance.now();
      await send(outsider, request(of));
      took[side].push(performance.now() - began);
    };
    for (let round = -20; round < rounds; round += 1) {
      // The order changes, so that neither side is always the one that warms the other up.
      const sides: readonly (readonly [keyof typeof took, Things])[] = [
        ['there', things],
        ['nowhere', nobodys],
      ];
      for (const [side, of] of round % 2 === 0 ? sides : sides.toReversed()) await time(side, of);
    }
    // Of the faster answers: what else the machine does adds to the slower ones, and not to both sides alike.
    const quartile = (all: readonly number[]): number => all.slice(20).toSorted((a, b) => a - b)[rounds / 4] ?? 0;
    const ratio = quartile(took.there) / quartile(took.nowhere);
    expect(ratio).toBeGreaterThan(0.8);
    expect(ratio).toBeLessThan(1.25);
  },
  60_000,
);
