import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { CallOptions } from '#src/contract/client.ts';
import { call, type CallTraits } from '#src/contract/call.ts';
import { accountCalls } from '#src/contract/accounts/account.calls.ts';
import { loggingCalls } from '#src/contract/operations/logging.calls.ts';
import { startCalls } from '#src/contract/accounts/start.calls.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { noExperiments, loggedOut, type VisitorPart } from '#src/domain/site/page/visitor-part.ts';
import { utilConfigOf } from '#src/partners/partners.ts';
import { browserClient, CallFailed } from '#src/web/shared/client/browser-client.ts';
import { storeItem, readItem } from '#src/web/shared/storage/local-store.ts';
import { lastRequestId } from '#src/web/shared/visitor/last-request.ts';
import { testSitePart } from '../../../../tests/site-part.ts';

type Seen = { readonly url: string; readonly init: RequestInit; readonly headers: Headers };

const site: SitePart = { ...testSitePart, language: 'ja', writing: 'ja', currency: 'JPY', currencyRate: {}, menu: [] };
const device = { platform: 'mobile', isIOS: true, isOwnApp: false, isOpenHarmony: false, platformMp: null } as const;
const visitor: VisitorPart = {
  device,
  ip: null,
  ipCountry: 'JP',
  residence: { code: 'HK', id: 2 },
  keplerId: 'kepler-signed',
  experiments: { ...noExperiments, tintedList: ['7:1', '9:2'] },
  affiliateConf: null,
  qsAffiliateConf: null,
  pageId: 'page-one',
  screenSize: { width: 390, height: 844 },
  retina: 3,
  webp: true,
  user: loggedOut,
};
type Answer<Input, Output> = { readonly types?: { readonly input: Input; readonly output: Output } };
const get = <Input, Output>(path: string, traits?: CallTraits) => call<Answer<Input, Output>>('GET', path, traits);
const post = <Input, Output>(path: string, traits?: CallTraits) => call<Answer<Input, Output>>('POST', path, traits);
const token = `${'a'.repeat(22)}.${'b'.repeat(43)}`;
const jarWithToken = `csrf_token=${token}; csrf_valid=1`;
const read = get<{ id?: number }, { name: string }>('/v1/usrcsrv/thing');
const change = post<{ name: string }, { done: boolean }>('/v1/usrcsrv/thing');

let seen: Seen[] = [];
let answers: (Response | Error)[] = [];

beforeEach(() => {
  seen = [];
  answers = [];
  clearCookies();
  localStorage.clear();
  sessionStorage.removeItem('checkout typed');
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    seen.push({ url, init, headers: new Headers(init.headers) });
    const next = answers.shift() ?? success({ name: 'x' });
    if (next instanceof Error) throw next;
    return next;
  });
});

afterEach(() => {
  clearCookies();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Gives the page the cookies of a header, such as "csrf_token=a; csrf_valid=1". */
function setCookies(header: string): void {
  for (const pair of header.split('; ')) if (pair !== '') document.cookie = `${pair}; Path=/`;
}

function clearCookies(): void {
  for (const name of ['_pt', 'csrf_token', 'csrf_valid', 'device_id']) document.cookie = `${name}=; Max-Age=0; Path=/`;
}

function success(result: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify({ success: true, result }), { headers });
}

function failure(status: number, body: string): Response {
  return new Response(body, { status });
}

type Send = { site?: Partial<SitePart>; visitor?: Partial<VisitorPart>; textDebug?: boolean; options?: CallOptions };

function client(send: Send = {}) {
  const facts = {
    visitor: { ...visitor, ...send.visitor },
    deviceId: 'device-signed',
    textDebug: send.textDebug ?? false,
  };
  return browserClient({ ...site, ...send.site }, () => facts);
}

async function headersFor(send: Send = {}): Promise<Headers> {
  await client(send).call(read, {}, send.options);
  const [first] = seen;
  if (first === undefined) throw new Error('nothing was asked');
  return first.headers;
}

describe('the first calls of a page', () => {
  it('wait, without a device id, for the one that brings it', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      seen.push({ url, init, headers: new Headers(init.headers) });
      return seen.length === 1
        ? promise
        : url.includes('/thing')
          ? success({ name: 'x' })
          : new Response(null, { status: 204 });
    });
    const calls = [1, 2, 3].map((id) => client().call(read, { id }));
    const beacon = client().call(loggingCalls.beacon, { events: [] });
    await vi.waitFor(() => expect(seen).toHaveLength(2));
    resolve(success({ name: 'first' }));
    expect((await Promise.all([...calls, beacon])).map(({ ok }) => ok)).toEqual([true, true, true, true]);
    expect(seen).toHaveLength(4);
  });

  it('go on after the one that fails to bring a device id', async () => {
    answers = [new Error('gone')];
    const [lost, other] = await Promise.all([client().call(read, { id: 1 }), client().call(read, { id: 2 })]);
    expect([lost.ok, other.ok]).toEqual([false, true]);
  });

  it('are made in parallel for a visitor with a device id', async () => {
    setCookies(`device_id=${'a'.repeat(22)}.${'b'.repeat(43)}`);
    const { promise, resolve } = Promise.withResolvers<Response>();
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      seen.push({ url, init, headers: new Headers(init.headers) });
      return promise.then((answer) => answer.clone());
    });
    const calls = [1, 2, 3].map((id) => client().call(read, { id }));
    await vi.waitFor(() => expect(seen).toHaveLength(3));
    resolve(success({ name: 'x' }));
    await Promise.all(calls);
  });
});

describe('the headers of a call', () => {
  it('are those of the specification', async () => {
    const headers = await headersFor();
    expect(Object.fromEntries(headers)).toEqual({
      version: '5.6',
      'x-requested-with': 'XMLHttpRequest',
      'accept-language': 'ja',
      currency: 'JPY',
      _pt: 'device-signed',
      'x-klook-kepler-id': 'kepler-signed',
      'x-klook-tint': '7:1,9:2',
      'x-klook-page-open-id': 'page-one',
      'x-klook-host': 'localhost',
      'x-klook-user-residence': '2_HK',
      'x-klook-market': 'global',
      'x-klook-traffic-channel': 'direct',
      'x-platform': 'mobile',
      'cache-control': 'no-cache',
    });
  });

  it('never carry the session token, and no token where none is required', async () => {
    setCookies(`_pt=${'s'.repeat(43)}; ${jarWithToken}`);
    const headers = await headersFor();
    expect(headers.has('token')).toBe(false);
    expect(headers.has('x-csrf-token')).toBe(false);
  });

  it('leave out what is not known', async () => {
    const headers = await headersFor({ visitor: { keplerId: null, experiments: noExperiments } });
    expect(headers.has('x-klook-kepler-id')).toBe(false);
    expect(headers.has('x-klook-tint')).toBe(false);
    expect(headers.has('x-klook-affiliate-aid')).toBe(false);
  });

  it('name the affiliate of the address before the stored one', async () => {
    const stored = { aid: 'kept', wid: '', affPid: '' };
    const named = { aid: 'named', wid: 'w', affPid: 'p9' };
    const headers = await headersFor({ visitor: { affiliateConf: stored, qsAffiliateConf: named } });
    expect(headers.get('x-klook-affiliate-aid')).toBe('named');
    expect(headers.get('x-klook-affiliate-pid')).toBe('p9');
    expect(headers.get('x-klook-traffic-channel')).toBe('affiliate');
  });

  it('name a partner’s theme as the channel', async () => {
    const headers = await headersFor({ site: { partner: 'wego', util: utilConfigOf('wego') } });
    expect(headers.get('x-klook-traffic-channel')).toBe('wego');
  });

  it('count limited access inside the app as the web', async () => {
    const app = { device: { ...device, isOwnApp: true } };
    expect((await headersFor({ visitor: app })).get('x-platform')).toBe('ios');
    seen = [];
    const limited = { ...app, user: { ...loggedOut, isLimitedAccess: true } };
    expect((await headersFor({ visitor: limited })).get('x-platform')).toBe('mobile');
  });

  it('say when text debug is on', async () => {
    expect((await headersFor({ textDebug: true })).get('x-klook-debug-mode')).toBe('1');
    seen = [];
    expect((await headersFor()).has('x-klook-debug-mode')).toBe(false);
  });
});

describe('the address of a call', () => {
  it('carries language and currency on a read, unless they are left out', async () => {
    await client().call(read, { id: 3 });
    await client().call(read, { id: 3 }, { withoutSite: true });
    await client().call(read, {}, { withoutSite: true });
    expect(seen.map(({ url }) => url)).toEqual([
      '/v1/usrcsrv/thing?id=3&k_lang=ja&k_currency=JPY',
      '/v1/usrcsrv/thing?id=3',
      '/v1/usrcsrv/thing',
    ]);
  });

  it('has the base of guest checkout where booking and people are concerned', async () => {
    const guest = client({ site: { partner: 'guest_checkout', util: utilConfigOf('guest_checkout') } });
    setCookies(jarWithToken);
    await guest.call(startCalls.dispatch, {}, { withoutSite: true });
    await guest.call(read, {}, { withoutSite: true });
    await guest.call(accountCalls.signOut, {});
    expect(seen.map(({ url }) => url)).toEqual([
      '/xos_gc/v3/userserv/user/profile_service/dispatch',
      '/v1/usrcsrv/thing',
      '/xos_gc/v3/usrcsrv/user/logout',
    ]);
  });
});

describe('the token of a change', () => {
  it('is that of the cookie', async () => {
    setCookies(jarWithToken);
    await client().call(change, { name: 'a' });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers.get('x-csrf-token')).toBe(token);
    expect(seen[0]?.headers.get('content-type')).toBe('application/json');
    expect(seen[0]?.init.body).toBe('{"name":"a"}');
  });

  it.each([['csrf_valid=1'], [`csrf_token=${token}`], ['csrf_token=<b>; csrf_valid=1'], ['']])(
    'is fetched with the cookies %j',
    async (cookie) => {
      setCookies(cookie);
      answers = [success({ token: 'fresh' }), success({ done: true })];
      expect(await client().call(change, { name: 'a' })).toEqual({ ok: true, value: { done: true } });
      expect(seen.map(({ init }) => init.method)).toEqual(['GET', 'POST']);
      expect(seen[1]?.headers.get('x-csrf-token')).toBe('fresh');
    },
  );

  it.each([
    ['a kept one', jarWithToken, ['POST', 'GET', 'POST']],
    ['a fresh one, as a first call may', '', ['GET', 'POST', 'GET', 'POST']],
  ])('is fetched once more when %s is refused, and only once', async (_which, cookie, requested) => {
    setCookies(cookie);
    const refused = '{"success":false,"error":{"code":"csrf_refused","message":"m"}}';
    answers = requested.map((method) => (method === 'GET' ? success({ token: 'fresh' }) : failure(403, refused)));
    const answer = await client().call(change, { name: 'a' });
    expect(answer.ok).toBe(false);
    expect(seen.map(({ init }) => init.method)).toEqual(requested);
  });

  it('stops the change when it cannot be had', async () => {
    answers = [new TypeError('offline')];
    const answer = await client().call(change, { name: 'a' });
    expect(answer).toMatchObject({ ok: false, error: { code: '990001' } });
    expect(seen).toHaveLength(1);
  });

  it('is not for beacons, whose empty answer is no failure', async () => {
    answers = [new Response(null, { status: 204 })];
    expect(await client().call(loggingCalls.beacon, { events: [] })).toEqual({ ok: true, value: null });
    expect(seen).toHaveLength(1);
    expect(seen[0]?.init.keepalive).toBe(true);
    expect(seen[0]?.headers.has('x-csrf-token')).toBe(false);
  });

  it('goes with the key of an intent', async () => {
    setCookies(jarWithToken);
    const once = post<Record<never, never>, { done: true }>('/v1/ordersrv/checkout/open', { idempotent: true });
    await client().call(once, {}, { idempotencyKey: 'intent-1' });
    expect(seen[0]?.headers.get('idempotency-key')).toBe('intent-1');
  });
});

describe('a failed call', () => {
  it('that the API refuses has code and message of the body', async () => {
    answers = [failure(200, '{"success":false,"error":{"code":"0509P0001","message":"gone"}}')];
    expect(await client().call(read, {})).toEqual({
      ok: false,
      status: 200,
      error: { code: '0509P0001', message: 'gone' },
    });
  });

  it('without a message gets that of the catalogue', async () => {
    answers = [failure(200, '{"success":false,"error":{"code":"x"}}')];
    expect(await client().call(read, {})).toMatchObject({ error: { code: 'x', message: 'client_server_failure' } });
  });

  it('with an HTTP error is of the network, with the code of its body', async () => {
    answers = [failure(422, '{"success":false,"error":{"code":"date_past","message":"m","field":"date"}}')];
    expect(await client().call(read, {})).toEqual({
      ok: false,
      status: 422,
      error: { code: 'date_past', message: 'm', field: 'date' },
      type: 'network',
    });
  });

  it.each([
    ['a proxy’s page', 502, '<html>'],
    ['half an answer', 500, '{"success":'],
    ['nothing', 503, ''],
    ['another shape', 404, '{"error":"x"}'],
    ['a refusal without an error', 500, '{"success":false}'],
    ['a refusal whose error is null', 500, '{"success":false,"error":null}'],
  ])('answered by %s gets the status as its code', async (_name, status, body) => {
    answers = [failure(status, body)];
    expect(await client().call(read, {})).toEqual({
      ok: false,
      status,
      error: { code: String(status), message: 'client_server_failure' },
      type: 'network',
    });
  });

  it('without an answer is 990001 of the client', async () => {
    answers = [new TypeError('Failed to fetch')];
    expect(await client().call(read, {})).toEqual({
      ok: false,
      status: 0,
      error: { code: '990001', message: 'client_network_failure' },
      type: 'client',
    });
  });

  it('is thrown only where requested', async () => {
    answers = [new TypeError('Failed to fetch'), new TypeError('Failed to fetch')];
    expect((await client().call(read, {})).ok).toBe(false);
    const thrown = await client()
      .call(read, {}, { throws: true })
      .catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(CallFailed);
    expect((thrown as CallFailed).failure.error.code).toBe('990001');
    expect(await client().call(read, {}, { throws: true })).toEqual({ ok: true, value: { name: 'x' } });
  });

  it('that its caller canceled is no failure', async () => {
    hanging();
    const stop = new AbortController();
    const waiting = client().call(read, {}, { signal: stop.signal });
    stop.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('the limit of time', () => {
  const quick = get<Record<never, never>, string>('/v1/usrcsrv/quick', { timeoutMs: 20 });

  it('is the endpoint’s own', async () => {
    hanging();
    expect(await client().call(quick, {})).toMatchObject({ ok: false, error: { code: '990001' }, type: 'client' });
  });

  it('is 500 ms for experiments, and 15 s where nothing is said', async () => {
    const limits = vi.spyOn(AbortSignal, 'timeout');
    await client().call(startCalls.hitExperiments, {});
    await client().call(read, {});
    expect(limits.mock.calls).toEqual([[500], [15_000]]);
    limits.mockRestore();
  });
});

/** A server that takes the call and says nothing. */
function hanging(): void {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { signal } = init;
    return new Promise((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error));
    });
  });
}

describe('the request’s name', () => {
  it('is stored for reports if it is well-formed', async () => {
    answers = [success({}, { 'x-klook-request-id': 'req-42' }), success({}, { 'x-klook-request-id': 'a b' })];
    await client().call(read, {});
    await client().call(read, {});
    expect(lastRequestId()).toBe('req-42');
  });
});

describe('signing out', () => {
  it('forgets what our scripts have stored, and a failure does not', async () => {
    storeItem('notice', 'spring');
    sessionStorage.setItem('checkout typed', '{}');
    setCookies(jarWithToken);
    answers = [failure(500, ''), success({ signedOut: true })];
    await client().call(accountCalls.signOut, {});
    expect(readItem('notice')).toBe('spring');
    expect(sessionStorage.getItem('checkout typed')).toBe('{}');
    await client().call(accountCalls.signOut, {});
    expect(localStorage.getItem('meander:notice')).toBeNull();
    expect(sessionStorage.getItem('checkout typed')).toBeNull();
  });
});
