import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openApi as describeApi, type Operation } from '#src/api/openapi.ts';
import { apiBases } from '#src/server/api-path.ts';
import { jarOf, newVisitor, openApi, ownHeaders, type Api } from './open-api.ts';

/**
 * Who may call what about whose things (T-14, T-50): every call of the document × owner, another customer, somebody
 * signed out × both bases. It is made from the contract: a call whose example names a thing of somebody's is tried with
 * a real one, and a call that does not must be listed here as one that needs no owner.
 */
const references = ['K7QX2M9DPA', '0b7e3c52-6a1d-4f58-9c40-2d9a7f1e8b63'];

/** What everybody may ask for: the catalogue and what belongs to no one. */
const openToAll = [
  /^\/v[12]\/usrcsrv\/(?!session)/,
  /^\/v2\/promosrv\//,
  /^\/v1\/seosrv\//,
  /^\/v1\/webbffapi\/residence$/,
  /^\/v[13]\/logsrv\//,
  /^\/v1\/expsrv\//,
  /^\/v1\/gatewaysrv\/csrftoken$/,
  /^\/v1\/ordersrv\/voucher_keys$/,
  /^\/v1\/cartsrv\/proposed_units$/,
  /^\/v1\/reviewsrv\/(products\/|vote$|report$)/,
  /^\/v1\/giftcardsrv\/choices$/,
  /^\/v1\/railsrv\//,
  /^\/v1\/verticalsrv\//,
  /^\/v1\/promosrv\/(referral\/event|shorturl\/target|partnership\/phone_coupon)$/,
  // For developers; the host's gates keep them at home.
  /^\/v1\/devsrv\//,
];
/** What tells or changes only what is the caller's own: nothing in the call can name anybody else. */
const aboutTheCaller = [
  /^\/v1\/usrcsrv\/session\//,
  /^\/v3\/userserv\/user\/(profile|session|register|security|term)_service\//,
  /^\/v3\/usrcsrv\/user\/(login\/(mobile_sms|email_code|google|passkey|passkey_options)|register\/guest|logout)$/,
  /^\/v1\/privacysrv\//,
  /^\/v1\/supportsrv\/conversations$/,
  /^\/v1\/cartsrv\/cart(\/(items|choices))?$/,
  /^\/v1\/reviewsrv\/mine$/,
  // Another's list is not found, whatever is to become of it (tests/faults/reviews.test.ts).
  /^\/v1\/wishlistsrv\/(saved|lists|save|forget|change|change_list)$/,
  /^\/v1\/giftcardsrv\/cart$/,
  /^\/v1\/promosrv\/referral\/(invites|record|tasks)$/,
  /^\/v1\/ordersrv\/(checkout\/open|tw_orders)$/,
];
/** A token or a code that nobody guesses is the whole right; it is tried in tests of its own. */
const byBearing = [
  /^\/v1\/ordersrv\/(scanner|redeem)$/,
  /^\/v1\/promosrv\/coupons\/redeem$/,
  /^\/v1\/wishlistsrv\/shared\//,
  /^\/v1\/promosrv\/referral\/(joins|task|tasks\/(join|take_price))$/,
  /^\/v1\/promosrv\/partnership\/phone_coupon\/(redeem|result)$/,
  /^\/v1\/(supportsrv|reviewsrv)\/desk\//,
  /^\/v1\/giftcardsrv\/cards\/(redeem|balance)$/,
];
/**
 * Answers alike whoever asks and whether there is such a thing: what follows a link goes to the order's own address, and
 * what is not in one's cart is not in it afterwards either.
 */
const sameForAll = [/^\/v1\/ordersrv\/order_link$/, /^\/v1\/cartsrv\/cart\/items\/\{itemId\}\/remove$/];

type Person = { readonly cookie: string; readonly token: string };
type Call = { readonly method: 'GET' | 'POST'; readonly path: string; readonly operation: Operation };

const document = describeApi('Meander');
const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, item]) => [
  ...(item.get === undefined ? [] : [{ method: 'GET' as const, path, operation: item.get }]),
  ...(item.post === undefined ? [] : [{ method: 'POST' as const, path, operation: item.post }]),
]);
/** Its input names a thing by the example that stands for one. */
function namesAThing({ operation: { parameters, requestBody } }: Call): boolean {
  const input = JSON.stringify([parameters, requestBody?.content['application/json'].example ?? null]);
  return references.some((one) => input.includes(`"${one}"`));
}

const owned = calls.filter((call) => namesAThing(call) && !byBearing.some((one) => one.test(call.path)));
const named = owned.map((call) => [`${call.method} ${call.path}`, call] as const);

let api: Api;
let owner: Person;
const strangers: Record<string, Person> = {};
/** The owner's things: of an open checkout, of a paid order, of its booking, of his cart. */
const things = { checkout: '', order: '', booking: '', gift: '', item: '', slot: '' };
let asked = 0;

beforeAll(async () => {
  api = await openApi();
  owner = await customer('owner@example.com');
  strangers['another customer'] = await customer('stranger@example.com');
  strangers['somebody signed out'] = await newVisitor(api.server);
  await buy();
}, 120_000);
afterAll(() => api.close());

async function send(
  person: Person,
  method: string,
  url: string,
  body: object | null = null,
): Promise<LightMyRequestResponse> {
  asked += 1;
  return api.server.inject({
    method: method as 'GET',
    url,
    remoteAddress: `10.1.${(asked >> 8) & 255}.${asked & 255}`,
    headers: {
      ...ownHeaders,
      cookie: person.cookie,
      'x-csrf-token': person.token,
      'idempotency-key': `matrix-${String(asked).padStart(20, '0')}`,
    },
    ...(body === null ? {} : { payload: body }),
  });
}

async function customer(email: string): Promise<Person> {
  const visitor = await newVisitor(api.server);
  const reply = await send(visitor, 'POST', '/v3/usrcsrv/user/register/guest', { name: 'Ana Example', email });
  const cookie = `${visitor.cookie}; ${jarOf(reply.headers['set-cookie'])}`.replace(/csrf_\w+=[^;]*;? ?/g, '');
  const token = await api.server.inject({ url: '/v1/gatewaysrv/csrftoken', headers: { ...ownHeaders, cookie } });
  return {
    cookie: `${cookie}; ${jarOf(token.headers['set-cookie'])}`,
    token: token.json<{ result: { token: string } }>().result.token,
  };
}

async function result<Result>(method: string, url: string, body: object | null = null): Promise<Result> {
  const reply = await send(owner, method, url, body);
  expect(reply.statusCode, `${url}: ${reply.body}`).toBe(200);
  return reply.json<{ result: Result }>().result;
}

/** One paid order, one checkout that is open, one line in the cart. */
async function buy(): Promise<void> {
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const { slots } = await result<{ slots: { slotId: string }[] }>(
    'GET',
    `/v1/usrcsrv/activity/205/availability?option=day-loop&date=${day}`,
  );
  things.slot = slots[0]?.slotId ?? '';
  const wanted = { productId: 205, optionId: 'day-loop', slotId: things.slot, units: { adult: 1 } };
  await result('POST', '/v1/cartsrv/cart/items', wanted);
  const gift = {
    design: 'bay',
    recipient: 'Mia',
    email: 'mia@example.com',
    sender: 'Ana',
    message: '',
    timeZone: 'Etc/UTC',
  };
  await result('POST', '/v1/giftcardsrv/cart', { ...gift, amount: { minor: 5000, currency: 'EUR' } });
  const open = await result<{ reference: string; quoteHash: string }>('POST', '/v1/ordersrv/checkout/open', {});
  const contact = { name: 'Ana Example', email: 'owner@example.com', phone: '+44 20 7946 0018' };
  const { redirectUrl } = await result<{ redirectUrl: string }>('POST', `/v1/ordersrv/checkout/${open.reference}/pay`, {
    quoteHash: open.quoteHash,
    contact,
  });
  await api.payOnPage(redirectUrl, '4242424242424242');
  const order = await result<{ status: string; bookings: { reference: string }[] }>(
    'GET',
    `/v1/ordersrv/orders/${open.reference}`,
  );
  expect(order.status).toBe('confirmed');
  things.order = open.reference;
  things.booking = order.bookings[0]?.reference ?? '';
  things.gift = order.bookings[1]?.reference ?? '';
  await result('POST', '/v1/cartsrv/cart/items', { ...wanted, units: { adult: 2 } });
  things.checkout = (await result<{ reference: string }>('POST', '/v1/ordersrv/checkout/open', {})).reference;
  things.item = (
    await result<{ itemId: string }>('POST', '/v1/cartsrv/cart/items', { ...wanted, units: { adult: 3 } })
  ).itemId;
}

/** The thing that a call is about, and a name of the same form that is nobody's. */
function thingOf(path: string): { readonly real: string; readonly nobodys: string } {
  if (path.includes('/cart/')) return { real: things.item, nobodys: '11111111-2222-4333-8444-555555555555' };
  if (path.includes('/bought/')) return { real: things.gift, nobodys: 'ZZZZZZZZZZ' };
  const real = path.includes('/checkout/')
    ? things.checkout
    : /booking|voucher/.test(path)
      ? things.booking
      : things.order;
  return { real, nobodys: 'ZZZZZZZZZZ' };
}

function requestOf({ path, operation }: Call, thing: string): { readonly url: string; readonly body: object | null } {
  const [reference = '', item = ''] = references;
  const inCart = path.includes('/cart/');
  const fill = (text: string): string =>
    text
      .replaceAll(reference, inCart ? things.order : thing)
      .replaceAll(item, inCart ? thing : things.item)
      .replaceAll('"4711"', JSON.stringify(things.slot));
  const given = operation.parameters.flatMap((one) => ('in' in one && one.example !== undefined ? [one] : []));
  const value = (name: string): string => {
    const example = given.find((one) => one.name === name)?.example ?? '';
    return fill(typeof example === 'string' ? example : JSON.stringify(example));
  };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(value(name)));
  const query = given
    .filter((one) => one.in === 'query')
    .map(({ name }) => `${name}=${encodeURIComponent(value(name).replace(/^4711$/, things.slot))}`);
  const example = operation.requestBody?.content['application/json'].example;
  const body: unknown = example === undefined ? null : JSON.parse(fill(JSON.stringify(example)));
  return {
    url: `${filled}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    body: typeof body === 'object' ? body : null,
  };
}

it('every call is about somebody’s thing, or is listed as one that needs no owner', () => {
  const listed = [...openToAll, ...aboutTheCaller, ...byBearing];
  const forgotten = calls.filter((call) => !owned.includes(call) && !listed.some((one) => one.test(call.path)));
  expect(forgotten.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  expect(owned.length).toBeGreaterThan(10);
  for (const one of [...listed, ...sameForAll])
    expect(
      calls.some((call) => one.test(call.path)),
      String(one),
    ).toBe(true);
});

describe.each(apiBases)('below %j', (base) => {
  it.each(named)('%s tells a stranger nothing, not even whether it is there', async (_name, call) => {
    const { real, nobodys } = thingOf(call.path);
    for (const [who, person] of Object.entries(strangers)) {
      const [there, nowhere] = [requestOf(call, real), requestOf(call, nobodys)];
      const seen = await send(person, call.method, base + there.url, there.body);
      const unseen = await send(person, call.method, base + nowhere.url, nowhere.body);
      expect(seen.statusCode, `${who}: ${seen.body}`).toBe(unseen.statusCode);
      expect(seen.body.replaceAll(real, 'X'), who).toBe(unseen.body.replaceAll(nobodys, 'X'));
      const allowed = sameForAll.some((one) => one.test(call.path)) ? [200, 401, 404] : [401, 403, 404];
      expect(allowed, `${who}: ${seen.body}`).toContain(seen.statusCode);
      expect(seen.headers['set-cookie']?.toString() ?? '').not.toContain(real);
    }
  });
});

/** What ends a thing is tried last. */
const isEnd = ({ path }: Call): boolean => /\/(remove|leave|cancel|amend|pay)$/.test(path);
const byOwner = [...named].toSorted(([, one], [, other]) => Number(isEnd(one)) - Number(isEnd(other)));

/** Its link alone opens the lookup; orders of packs and of the Taiwan market are other orders. */
const notHis = [...sameForAll, /\/lookup\//, /\/packs\//, /\/tw_/];

it.each(byOwner.filter(([, { path }]) => !notHis.some((one) => one.test(path))))(
  '%s reaches its owner, so that the refusals above are about him and not about the thing',
  async (_name, call) => {
    const { url, body } = requestOf(call, thingOf(call.path).real);
    const reply = await send(owner, call.method, url, body);
    expect([401, 403, 404], reply.body).not.toContain(reply.statusCode);
    expect(reply.statusCode, reply.body).toBeLessThan(500);
    expect(api.faults).toEqual([]);
  },
);
