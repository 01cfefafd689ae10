import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { openApi as describeApi } from '#src/api/openapi/openapi.ts';
import { hostileCalls, mark, type HostileCall } from './hostile-calls.ts';
import { jarOf, newVisitor, openApi, ownHeaders, type Api } from './open-api.ts';

let api: Api;
let buyer: Person;
let outsider: Person;
let calls: readonly HostileCall[];
let requested = 0;
const seen = new Map<number, number>();

type Person = { readonly cookie: string; readonly token: string };

beforeAll(async () => {
  api = await openApi();
  outsider = await newVisitor(api.server);
  buyer = await signedIn();
  calls = await callsOfBuyer();
}, 120_000);
afterAll(() => api.close());

const envelope = z.union([
  z.strictObject({ success: z.literal(true), result: z.unknown() }),
  z.strictObject({
    success: z.literal(false),
    error: z.strictObject({
      code: z.string(),
      message: z.string(),
      field: z.optional(z.string()),
      facts: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  }),
]);

async function signedIn(): Promise<Person> {
  const payload = { name: 'Ana Example', email: 'ana@example.com' };
  const reply = await change(outsider, '/v3/usrcsrv/user/register/guest', payload);
  const cookie = `${outsider.cookie}; ${jarOf(reply.headers['set-cookie'])}`.replace(/csrf_\w+=[^;]*;? ?/g, '');
  const token = await api.server.inject({ url: '/v1/gatewaysrv/csrftoken', headers: { ...ownHeaders, cookie } });
  return {
    cookie: `${cookie}; ${jarOf(token.headers['set-cookie'])}`,
    token: token.json<{ result: { token: string } }>().result.token,
  };
}

/** The calls about things that are there: a start on sale, a line of the cart and an order, so that they get far. */
async function callsOfBuyer(): Promise<readonly HostileCall[]> {
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const slots = await api.server.inject({
    url: `/v1/usrcsrv/activity/205/availability?option=day-loop&date=${day}`,
    headers: ownHeaders,
  });
  const slotId = slots.json<{ result: { slots: { slotId: string }[] } }>().result.slots[0]?.slotId ?? '';
  const wanted = { productId: 205, optionId: 'day-loop', slotId, units: { adult: 1 } };
  await change(buyer, '/v1/cartsrv/cart/items', wanted);
  const open = await change(buyer, '/v1/ordersrv/checkout/open', {});
  const { reference, quoteHash } = open.json<{ result: { reference: string; quoteHash: string } }>().result;
  const added = await change(buyer, '/v1/cartsrv/cart/items', wanted);
  const { itemId } = added.json<{ result: { itemId: string } }>().result;
  const document = JSON.stringify(describeApi('Meander', { developer: true }))
    .replaceAll('"4711"', JSON.stringify(slotId))
    .replaceAll('K7QX2M9DPA', reference)
    .replaceAll('0b7e3c52-6a1d-4f58-9c40-2d9a7f1e8b63', itemId)
    .replaceAll('5d41402abc4b2a76b9719d911017c5925d41402abc4b2a76b9719d911017c592', quoteHash);
  return hostileCalls(JSON.parse(document));
}

async function change(person: Person, url: string, payload: object): Promise<LightMyRequestResponse> {
  requested += 1;
  const headers = {
    ...ownHeaders,
    cookie: person.cookie,
    'x-csrf-token': person.token,
    'idempotency-key': `fair-${String(requested).padStart(20, '0')}`,
  };
  const reply = await api.server.inject({ method: 'POST', url, headers, payload });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply;
}

/**
 * Returns what is wrong with the response, or null. Each call comes from its own network, so that no limit hides
 * another.
 */
async function faultOf({ says, method, url, body, type, headers }: HostileCall): Promise<string | null> {
  requested += 1;
  // Signing out would end the buyer's session for all calls that follow.
  const person = url.includes('/logout') ? outsider : buyer;
  const reply = await api.server.inject({
    method: method as 'GET',
    url,
    remoteAddress: `10.${(requested >> 16) & 255}.${(requested >> 8) & 255}.${requested & 255}`,
    headers: {
      ...ownHeaders,
      cookie: person.cookie,
      'x-csrf-token': person.token,
      'idempotency-key': `fuzz-${String(requested).padStart(20, '0')}`,
      ...(body === null ? {} : { 'content-type': type ?? 'application/json' }),
      ...headers,
    },
    ...(body === null ? {} : { payload: body }),
  });
  const { statusCode, body: text } = reply;
  seen.set(statusCode, (seen.get(statusCode) ?? 0) + 1);
  if (statusCode >= 500) return `${says}: ${statusCode} ${text.slice(0, 200)}`;
  if (JSON.stringify(reply.headers).includes(mark)) return `${says}: reflected in a header`;
  if (statusCode === 204) return text === '' ? null : `${says}: 204 with a body`;
  if (reply.headers['content-type'] !== 'application/json; charset=utf-8')
    return `${says}: ${statusCode} as ${reply.headers['content-type']}`;
  if (!envelope.safeParse(JSON.parse(text)).success) return `${says}: no envelope: ${text.slice(0, 200)}`;
  if ((statusCode === 200) !== text.startsWith('{"success":true'))
    return `${says}: ${statusCode} with ${text.slice(0, 60)}`;
  // A contact that was just saved is returned unchanged: data in a response that no browser takes for a page.
  if (new URL(url, 'http://localhost').pathname.endsWith('/user/contact/save')) return null;
  if (text.includes(mark) || text.includes('<script') || text.includes('onerror='))
    return `${says}: reflected: ${text.slice(0, 300)}`;
  return null;
}

it('there is something for every call', () => {
  expect(calls.length).toBeGreaterThan(4000);
});

it.each(['GET', 'POST', 'other'])(
  'handles malformed input by %s',
  async (method) => {
    const mine = calls.filter((call) =>
      method === 'other' ? !['GET', 'POST'].includes(call.method) : call.method === method,
    );
    const faults: string[] = [];
    seen.clear();
    for (const call of mine) {
      const fault = await faultOf(call);
      if (fault !== null) faults.push(fault);
    }
    expect(faults).toEqual([]);
    // A caller that is refused everywhere would have tested nothing.
    for (const status of method === 'other' ? [405] : [200, 400, 404])
      expect(seen.get(status), String(status)).toBeGreaterThan(20);
    expect(api.faults).toEqual([]);
  },
  120_000,
);
