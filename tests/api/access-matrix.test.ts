import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openApi as describeApi, pathText, type Operation } from '#src/api/openapi/openapi.ts';
import type { Auth } from '#src/contract/endpoint.ts';
import { services } from '#src/contract/services.ts';
import { apiBases } from '#src/server/context/api-path.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';
import { solved } from '../robot-check.ts';
import { TestBrowser } from './browser.ts';
import { jarOf, newVisitor, openApi, ownHeaders, type Api } from './open-api.ts';
import { watchStatements, type During } from './statements.ts';

/**
 * Checks which callers may make which calls about which accounts' things (T-14, T-50): every call of the document × a
 * member and a guest who own × another member, another guest, a signed-out visitor × both bases. It is made from the
 * contract: the column `auth` says who may make a call, an owner's call is tried with a real thing instead of its
 * example's, and every other call must be what its column says.
 */
const references = ['K7QX2M9DPA', '0b7e3c52-6a1d-4f58-9c40-2d9a7f1e8b63'];

/**
 * Answers the same to every caller, whether or not the thing exists: what follows a link goes to the order's own address, and
 * what is not in one's cart is not in it afterwards either.
 */
const sameForAll = [
  /^\/v1\/ordersrv\/order_link$/,
  /^\/v1\/cartsrv\/cart\/items\/\{itemId\}\/remove$/,
  /^\/v1\/cartsrv\/cart\/accept$/,
];

type Person = { readonly cookie: string; readonly token: string };
type Call = {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly operation: Operation;
  readonly auth: Auth;
};

const document = describeApi('Meander', { developer: true });
const authOf = new Map(
  services.flatMap(({ endpoints }) => endpoints.map(({ endpoint }) => [pathText(endpoint), endpoint.auth] as const)),
);
const calls: readonly Call[] = Object.entries(document.paths).flatMap(([path, item]) => {
  const auth = authOf.get(path);
  if (auth === undefined) throw new Error(`${path} is no endpoint`);
  return [
    ...(item.get === undefined ? [] : [{ method: 'GET' as const, path, operation: item.get, auth }]),
    ...(item.post === undefined ? [] : [{ method: 'POST' as const, path, operation: item.post, auth }]),
  ];
});
/** Returns whether its input names a thing by one of these examples. */
function namesAThing({ operation: { parameters, requestBody } }: Call): boolean {
  const input = JSON.stringify([parameters, requestBody?.content['application/json'].example ?? null]);
  return references.some((one) => input.includes(`"${one}"`));
}

const owned = calls.filter(({ auth }) => auth === 'owner');
const named = owned.map((call) => [`${call.method} ${call.path}`, call] as const);

/** What a person owns: an open checkout, a paid order, its bookings, a line of the cart. */
type Things = {
  readonly checkout: string;
  readonly order: string;
  readonly booking: string;
  readonly gift: string;
  readonly item: string;
  readonly slot: string;
};
type Owner = Person & { readonly things: Things };

let api: Api;
let during: During;
const ownerKinds = ['a member', 'a guest'] as const;
const owners = new Map<string, Owner>();
const outsiders = new Map<string, Person>();
let requested = 0;

beforeAll(async () => {
  api = await openApi({
    watch: (db) => {
      const watched = watchStatements(db);
      during = watched.during;
      return watched.db;
    },
  });
  const [byAccount, byName] = [await member('owner@example.com'), await guest('owning-guest@example.com')];
  owners.set('a member', { ...byAccount, things: await buy(byAccount, 'owner@example.com') });
  owners.set('a guest', { ...byName, things: await buy(byName, 'owning-guest@example.com') });
  outsiders.set('another member', await member('outsider@example.com'));
  outsiders.set('another guest', await guest('passing-guest@example.com'));
  outsiders.set('somebody signed out', await newVisitor(api.server));
}, 240_000);
afterAll(() => api.close());

function ownerOf(kind: string): Owner {
  const owner = owners.get(kind);
  if (owner === undefined) throw new Error(`nobody is ${kind}`);
  return owner;
}

async function send(
  person: Person,
  method: string,
  url: string,
  body: object | null = null,
): Promise<LightMyRequestResponse> {
  requested += 1;
  return api.server.inject({
    method: method as 'GET',
    url,
    remoteAddress: `10.1.${(requested >> 8) & 255}.${requested & 255}`,
    headers: {
      ...ownHeaders,
      cookie: person.cookie,
      'x-csrf-token': person.token,
      'idempotency-key': `matrix-${String(requested).padStart(20, '0')}`,
    },
    ...(body === null ? {} : { payload: body }),
  });
}

/** Returns a guest who gave a name and an address and no proof of either. */
async function guest(email: string): Promise<Person> {
  const visitor = await newVisitor(api.server);
  const reply = await send(visitor, 'POST', '/v3/usrcsrv/user/register/guest', { name: 'Ana Example', email });
  const cookie = `${visitor.cookie}; ${jarOf(reply.headers['set-cookie'])}`.replace(/csrf_\w+=[^;]*;? ?/g, '');
  const token = await api.server.inject({ url: '/v1/gatewaysrv/csrftoken', headers: { ...ownHeaders, cookie } });
  return {
    cookie: `${cookie}; ${jarOf(token.headers['set-cookie'])}`,
    token: token.json<{ result: { token: string } }>().result.token,
  };
}

/** Returns a member with an account, signed in by a code that was sent to the address. */
async function member(email: string): Promise<Person> {
  const browser = new TestBrowser(api.server);
  expect(await browser.callApi(accountEndpoints.sendEmailCode, { email })).toMatchObject({ status: 200 });
  const { rows } = await api.deps.db.query<{ code: string }>(
    `select payload->>'code' as code from outbox where payload->>'email' = $1 order by id desc limit 1`,
    [email],
  );
  const signedIn = await browser.change(accountEndpoints.signInByEmail, { email, code: rows[0]?.code ?? 'none' });
  expect(signedIn).toMatchObject({ status: 200 });
  const { token } = (await browser.read(accountEndpoints.csrfToken)).result as { token: string };
  return { cookie: [...browser.jar].map((pair) => pair.join('=')).join('; '), token };
}

async function result<Result>(
  person: Person,
  method: string,
  url: string,
  body: object | null = null,
): Promise<Result> {
  const reply = await send(person, method, url, body);
  expect(reply.statusCode, `${url}: ${reply.body}`).toBe(200);
  return reply.json<{ result: Result }>().result;
}

/** Buys one order, opens one checkout and adds one line to the cart. */
async function buy(person: Person, email: string): Promise<Things> {
  const request = <Result>(method: string, url: string, body: object | null = null): Promise<Result> =>
    result<Result>(person, method, url, body);
  const day = new Date(Date.now() + 9 * 86_400_000).toISOString().slice(0, 10);
  const { slots } = await request<{ slots: { slotId: string }[] }>(
    'GET',
    `/v1/usrcsrv/activity/205/availability?option=day-loop&date=${day}`,
  );
  const slot = slots[0]?.slotId ?? '';
  const wanted = { productId: 205, optionId: 'day-loop', slotId: slot, units: { adult: 1 } };
  await request('POST', '/v1/cartsrv/cart/items', wanted);
  const gift = {
    design: 'bay',
    recipient: 'Mia',
    email: 'mia@example.com',
    sender: 'Ana',
    message: '',
    timeZone: 'Etc/UTC',
  };
  await request('POST', '/v1/giftcardsrv/cart', { ...gift, amount: { minor: 5000, currency: 'EUR' } });
  const open = await request<{ reference: string; quoteHash: string }>('POST', '/v1/ordersrv/checkout/open', {});
  const contact = { name: 'Ana Example', email, phone: '+44 20 7946 0018' };
  const { redirectUrl } = await request<{ redirectUrl: string }>(
    'POST',
    `/v1/ordersrv/checkout/${open.reference}/pay`,
    {
      quoteHash: open.quoteHash,
      contact,
    },
  );
  await api.payOnPage(redirectUrl, '4242424242424242');
  const order = await request<{ status: string; bookings: { reference: string }[] }>(
    'GET',
    `/v1/ordersrv/orders/${open.reference}`,
  );
  expect(order.status).toBe('confirmed');
  await request('POST', '/v1/cartsrv/cart/items', { ...wanted, units: { adult: 2 } });
  const { reference: checkout } = await request<{ reference: string }>('POST', '/v1/ordersrv/checkout/open', {});
  const { itemId } = await request<{ itemId: string }>('POST', '/v1/cartsrv/cart/items', {
    ...wanted,
    units: { adult: 3 },
  });
  const [visit, gifted] = order.bookings;
  return {
    checkout,
    order: open.reference,
    booking: visit?.reference ?? '',
    gift: gifted?.reference ?? '',
    item: itemId,
    slot,
  };
}

type Request = { readonly url: string; readonly body: object | null };

/** Returns the thing that a call is about, and a name of the same form without an owner. */
function thingOf(things: Things, path: string): { readonly real: string; readonly nobodys: string } {
  if (path.includes('/cart/')) return { real: things.item, nobodys: '11111111-2222-4333-8444-555555555555' };
  if (path.includes('/bought/')) return { real: things.gift, nobodys: 'ZZZZZZZZZZ' };
  const real = path.includes('/checkout/')
    ? things.checkout
    : /booking|voucher/.test(path)
      ? things.booking
      : things.order;
  return { real, nobodys: 'ZZZZZZZZZZ' };
}

function requestOf(things: Things, { path, operation }: Call, thing: string): Request {
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

it('calls of owners name a thing in their example, and no call names one that is for others', () => {
  const wrong = calls.filter((call) => call.auth !== 'bearer' && namesAThing(call) !== (call.auth === 'owner'));
  expect(wrong.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
  for (const auth of ['everyone', 'caller', 'account', 'owner', 'bearer'])
    expect(calls.filter((call) => call.auth === auth).length, auth).toBeGreaterThan(10);
  for (const one of sameForAll)
    expect(
      calls.some((call) => one.test(call.path)),
      String(one),
    ).toBe(true);
});

const byAuth = (...requested: readonly Auth[]) =>
  calls.filter(({ auth }) => requested.includes(auth)).map((call) => [`${call.method} ${call.path}`, call] as const);

async function asVisitor(call: Call): Promise<LightMyRequestResponse> {
  await api.deps.db.query('delete from rate_limit');
  const { url, body } = requestOf(ownerOf('a guest').things, call, '');
  const visitor = await newVisitor(api.server);
  if (body === null || !('captcha' in body)) return send(visitor, call.method, url, body);
  const { challenge } = await result<{ challenge: string }>(
    visitor,
    'GET',
    accountEndpoints.robotChallenge.path.source,
  );
  return send(visitor, call.method, url, { ...body, captcha: await solved(challenge) });
}

/** A shop without Google, as this one, has no such calls for anybody. */
const ofGoogle = /_google$/;

it.each(byAuth('account'))('%s requires a visitor to sign in', async (_name, call) => {
  const reply = await asVisitor(call);
  if (ofGoogle.test(call.path)) return expect(reply.statusCode).toBe(404);
  expect([reply.statusCode, reply.json<{ error: { code: string } }>().error.code]).toEqual([401, 'sign_in_required']);
});

it.each(byAuth('everyone', 'caller'))('%s requires no sign-in', async (_name, call) => {
  const reply = await asVisitor(call);
  expect(reply.body).not.toContain('sign_in_required');
});

/** Of each answer its own: when, which request, how long it took, and what is left of an address's share. */
const ownToEach = new Set(['date', 'x-klook-request-id', 'server-timing', 'set-cookie']);

/** Returns all that a caller sees of a response, to the byte; the name that they sent is removed. */
function seenOf(reply: LightMyRequestResponse, named: string): object {
  const requestId = String(reply.headers['x-klook-request-id'] ?? '');
  const blank = (text: string): string => {
    const bare = text.replaceAll(named, 'X');
    return requestId === '' ? bare : bare.replaceAll(requestId, 'ID');
  };
  const headers = Object.entries(reply.headers).filter(([name]) => !ownToEach.has(name));
  return {
    status: reply.statusCode,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, blank(String(value))])),
    cookies: reply.cookies.map(({ name }) => name).toSorted(),
    body: blank(reply.body),
  };
}

/** The statements of each refused call, and how many calls ran other statements for their owners. */
const refusedFor = new Map<Call, string>();
let different = 0;

const rows = apiBases.flatMap((base) => ownerKinds.map((kind) => [base, kind] as const));

describe.each(rows)('below %j, about things of %s', (base, kind) => {
  it.each(named)('%s reveals nothing to an outsider, not even its existence', async (_name, call) => {
    const { things } = ownerOf(kind);
    const { real, nobodys } = thingOf(things, call.path);
    expect(real).not.toBe('');
    for (const [who, person] of outsiders) {
      // A caller with too many requests gets that response, whatever the call is about.
      await api.deps.db.query('delete from rate_limit');
      const [there, nowhere] = [requestOf(things, call, real), requestOf(things, call, nobodys)];
      const { value: seen, statements } = await during(() => send(person, call.method, base + there.url, there.body));
      const unseen = await during(() => send(person, call.method, base + nowhere.url, nowhere.body));
      expect(seenOf(seen, real), who).toEqual(seenOf(unseen.value, nobodys));
      refusedFor.set(call, String(unseen.statements));
      expect(statements, `${who} could tell by the time it takes`).toEqual(unseen.statements);
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

const reachable = byOwner.filter(([, { path }]) => !notHis.some((one) => one.test(path)));
const reached = ownerKinds.flatMap((kind) => reachable.map(([name, call]) => [name, kind, call] as const));

it.each(reached)(
  '%s reaches %s who owns it, so that the refusals above are about the owner and not about the thing',
  async (_name, kind, call) => {
    const owner = ownerOf(kind);
    const { url, body } = requestOf(owner.things, call, thingOf(owner.things, call.path).real);
    const { value: reply, statements } = await during(() => send(owner, call.method, url, body));
    if (String(statements) !== refusedFor.get(call)) different += 1;
    expect([401, 403, 404], reply.body).not.toContain(reply.statusCode);
    expect(reply.statusCode, reply.body).toBeLessThan(500);
    expect(api.faults).toEqual([]);
  },
);

it('the responses to owner and outsider differ, so that equal ones prove something', () => {
  expect(different).toBeGreaterThan(reached.length / 2);
});
