import { connect } from 'node:net';

import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newVisitor, openApi, ownHeaders, type Api } from '../../../tests/api/open-api.ts';
import { registerGuest } from '#src/actions/accounts/sign-in/register-guest.ts';
import { routes } from '#src/api/routes.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { accountEndpoints } from '#src/contract/accounts/account.ts';
import { systemIds } from '#src/server/config/ids.ts';
import { testCaller } from '../../../tests/site.ts';

let api: Api;
let port: number;
let visitor: { readonly cookie: string; readonly token: string };

beforeAll(async () => {
  api = await openApi({ isStocked: false, logLevel: 'info' });
  visitor = await newVisitor(api.server);
  port = Number(new URL(await api.server.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => api.close());

const endpoints = routes.map(({ endpoint }) => endpoint);
const changes = endpoints.filter(({ method, isBeacon }) => method === 'POST' && !isBeacon);
const changesOnly = changes.filter(({ alsoGet }) => !alsoGet);
const both = changes.filter(({ alsoGet }) => alsoGet);

/** An address that the endpoint answers to, with something in the place of each name. */
function addressOf({ path }: Endpoint<unknown, unknown>): string {
  return path.parts
    .map((part) => {
      if (part.kind === 'literal') return part.text;
      if (part.kind === 'list') return part.values[0];
      return part.kind === 'int' ? '7' : '7'.repeat(10);
    })
    .join('');
}

function send(url: string, options: Omit<InjectOptions, 'url'> = {}): Promise<LightMyRequestResponse> {
  const headers = { ...ownHeaders, cookie: visitor.cookie, ...options.headers };
  return api.server.inject({ ...options, url, headers });
}

/** Sends the request exactly as given: other clients normalize an address first. */
function askBySocket(line: string, headers: Readonly<Record<string, string>>, body = ''): Promise<string> {
  const fields = { ...ownHeaders, connection: 'close', 'content-length': String(body.length), ...headers };
  const head = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`${line} HTTP/1.1\r\n${head.join('')}\r\n${body}`));
    let text = '';
    socket.on('data', (part) => (text += part.toString()));
    socket.on('close', () => resolve(text));
    socket.on('error', reject);
  });
}

/** Returns what two answers are compared by: ids and tokens differ each time. */
async function readAs(url: string, options: Omit<InjectOptions, 'url'>): Promise<unknown> {
  const answer = await send(url, options);
  const body: unknown = answer.body === '' ? null : answer.json();
  const error = typeof body === 'object' && body !== null && 'error' in body ? body.error : null;
  const { 'cache-control': cache, allow, vary } = answer.headers;
  return { status: answer.statusCode, error, cache, allow, vary };
}

describe('the second base', () => {
  const json = { 'content-type': 'application/json' };
  const ways: readonly (readonly [string, () => Omit<InjectOptions, 'url'>])[] = [
    ['GET', () => ({ method: 'GET' })],
    ['GET with a token', () => ({ method: 'GET', headers: { 'x-csrf-token': visitor.token } })],
    ['POST without a token', () => ({ method: 'POST', payload: '{}', headers: json })],
    [
      'POST with a token',
      () => ({ method: 'POST', payload: '{}', headers: { ...json, 'x-csrf-token': visitor.token } }),
    ],
    [
      'POST as text',
      () => ({
        method: 'POST',
        payload: '{}',
        headers: { 'content-type': 'text/plain', 'x-csrf-token': visitor.token },
      }),
    ],
    [
      'POST from elsewhere',
      () => ({
        method: 'POST',
        payload: '{}',
        headers: { ...json, 'x-csrf-token': visitor.token, 'sec-fetch-site': 'cross-site' },
      }),
    ],
    ['PUT', () => ({ method: 'PUT', payload: '{}', headers: json })],
  ];

  it.each(ways)('answers every call as the first does: %s', async (_name, way) => {
    for (const endpoint of endpoints) {
      const address = addressOf(endpoint);
      expect({ address, ...Object(await readAs(`/xos_gc${address}`, way())) }).toEqual({
        address,
        ...Object(await readAs(address, way())),
      });
    }
  });

  it('gives the token for changes too', async () => {
    const answer = await send('/xos_gc/v1/gatewaysrv/csrftoken');
    expect(answer.json()).toMatchObject({ success: true });
  });

  it.each([
    '/xos_gc/../v3/usrcsrv/user/logout',
    '/xos_gc/%2e%2e/v3/usrcsrv/user/logout',
    '/xos_gc//v3/usrcsrv/user/logout',
    '/xos_gc/xos_gc/v3/usrcsrv/user/logout',
    '/xos_gc/v1/../v3/usrcsrv/user/logout',
    '/xos_gc%2fv3/usrcsrv/user/logout',
    '/%78os_gc/v3/usrcsrv/user/logout',
    '/%763/usrcsrv/user/logout',
    '/xos_gc/v3/usrcsrv/user/log%6fut',
    '/v3/usrcsrv/user/logout/',
    '/v3/usrcsrv//user/logout',
  ])('opens no other way to a call: %s', async (url) => {
    const headers = { ...json, cookie: visitor.cookie, 'x-csrf-token': visitor.token };
    const answer = await askBySocket(`POST ${url}`, headers, '{}');
    // A dot segment is refused before any route is looked for.
    expect(answer).toMatch(/\.\.|%2e/.test(url) ? /^HTTP\/1\.1 400 / : /^HTTP\/1\.1 404 /);
    expect(answer).not.toMatch(/set-cookie/i);
    expect(await askBySocket('POST /xos_gc/v3/usrcsrv/user/logout', headers, '{}')).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe('methods', () => {
  it('a change with a body accepts only POST, and returns Allow', async () => {
    expect(changesOnly.length).toBeGreaterThan(8);
    for (const endpoint of changesOnly) {
      const answer = await send(addressOf(endpoint), { headers: { 'x-csrf-token': visitor.token } });
      expect([endpoint.path.source, answer.statusCode, answer.headers.allow]).toEqual([
        endpoint.path.source,
        405,
        'POST',
      ]);
      expect(answer.json()).toMatchObject({ success: false, error: { code: 'bad_request' } });
    }
  });

  it('HEAD is answered like GET by every read, without a body, and by no change', async () => {
    for (const endpoint of endpoints.filter(({ isBeacon }) => !isBeacon)) {
      const url = addressOf(endpoint);
      const head = await send(url, { method: 'HEAD', headers: { 'x-csrf-token': visitor.token } });
      expect([url, head.body]).toEqual([url, '']);
      if (endpoint.method !== 'GET') {
        expect([url, head.statusCode]).toEqual([url, 405]);
        continue;
      }
      const read = await send(url, { method: 'GET' });
      expect([url, head.statusCode, head.headers['content-type'], head.headers['cache-control']]).toEqual([
        url,
        read.statusCode,
        read.headers['content-type'],
        read.headers['cache-control'],
      ]);
    }
  });

  it.each(['OPTIONS', 'PUT', 'PATCH', 'DELETE'] as const)('%s is answered by no call', async (method) => {
    for (const endpoint of endpoints.filter(({ isBeacon }) => !isBeacon)) {
      const answer = await send(addressOf(endpoint), {
        method,
        headers: { origin: 'https://evil.example', 'x-csrf-token': visitor.token },
      });
      expect([endpoint.path.source, answer.statusCode]).toEqual([endpoint.path.source, 405]);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('TRACE is no method here', async () => {
    const said = await askBySocket('TRACE /v1/cartsrv/cart', { 'x-secret': 'mine' });
    expect(said).toMatch(/^HTTP\/1\.1 40[045] /);
    expect(said).not.toContain('mine');
  });
});

describe('calls that answer to both methods (RU-25)', () => {
  it('are the three preferences, signing out, Google, and the acceptance of terms', () => {
    expect(both.map(({ path }) => path.source.split('/').at(-1))).toEqual([
      'change_language',
      'change_currency',
      'change_prefer_site',
      'logout',
      'bind_google',
      'status_update',
    ]);
  });

  /** The response to a visitor who is let through: these two calls refuse for the missing account. */
  const letThrough: Readonly<Record<string, number>> = { bind_google: 404, status_update: 401 };

  it.each(['GET', 'POST'] as const)('demand token and origin by %s, and are not cached', async (method) => {
    for (const endpoint of both) {
      const url = `${addressOf(endpoint)}?language=ja&currency=JPY&prefer_site=cn&term=conditions&version=1&status=accepted`;
      const payload = Object.fromEntries(new URLSearchParams(url.slice(url.indexOf('?'))));
      const way = (headers: Record<string, string>): Omit<InjectOptions, 'url'> =>
        method === 'GET' ? { method, headers } : { method, headers, payload };
      const good = { 'x-csrf-token': visitor.token };
      const refused = [
        {},
        { 'x-csrf-token': '' },
        { 'x-csrf-token': `${'A'.repeat(22)}.${'A'.repeat(43)}` },
        { ...good, 'sec-fetch-site': 'cross-site' },
        { ...good, 'sec-fetch-site': 'same-site' },
        { ...good, 'sec-fetch-site': 'none' },
        { ...good, cookie: '' },
      ];
      for (const headers of refused) {
        const answer = await send(url, way(headers));
        expect([url, headers, answer.statusCode]).toEqual([url, headers, 403]);
        expect(answer.json()).toMatchObject({ error: { code: 'csrf_refused' } });
        expect(answer.headers['set-cookie']).toBeUndefined();
      }
      const answer = await send(url, way(good));
      const name = endpoint.path.source.split('/').at(-1) ?? '';
      expect([url, answer.statusCode]).toEqual([url, letThrough[name] ?? 200]);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
});

describe('what a client says of itself (D-12)', () => {
  it('changes neither rights nor profile, and is counted', async () => {
    const made = await registerGuest(api.deps, testCaller, {
      name: 'Lee',
      email: 'lee@mail.example',
      idempotencyKey: systemIds.uuid(),
    });
    const token = made.ok ? (made.value.token ?? '') : '';
    const cookie = `${visitor.cookie}; _pt=${token}`;
    const agents = [
      'Mozilla/5.0 (X11; Linux x86_64) Chrome/140',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 MeanderApp/9.9',
      'Mozilla/5.0 MicroMessenger miniProgram',
      'Mozilla/5.0 (compatible; Googlebot/2.1)',
    ];
    const answers = new Set<string>();
    for (const agent of agents)
      for (const platform of ['desktop', 'ios', 'android', 'miniprogram', 'staff', '']) {
        const answer = await send(accountEndpoints.myProfile.path.source, {
          headers: {
            cookie,
            'user-agent': agent,
            'x-platform': platform,
            'x-klook-market': 'cn',
            'x-klook-user-residence': '2_HK',
            'x-klook-affiliate-aid': '__proto__',
            'x-klook-tint': '1:12',
            _pt: 'somebody-elses-device',
          },
        });
        answers.add(answer.body.replace(/"request_id":"[^"]*"/, ''));
      }
    expect([...answers]).toHaveLength(1);
    const counted = api.faults.filter(({ kind }) => kind === 'hint-mismatch');
    expect(counted.length).toBeGreaterThan(5);
    expect(JSON.stringify(counted)).toContain('x-klook-market');
    expect(JSON.stringify(counted)).not.toContain('somebody-elses-device');
  });

  it('a session in the header that differs from the cookie’s is refused', async () => {
    const answer = await send('/v1/cartsrv/cart', {
      headers: { cookie: `_pt=${'A'.repeat(43)}`, token: 'B'.repeat(43) },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ success: false, error: { code: 'sign_in_required' } });
  });
});

it('deletes our cookies with invalid values, and no others', async () => {
  const strays = {
    user_id: 'x',
    lang: 'xx',
    currency: 'constructor',
    residence: 'usa',
    retina: '9',
    kepler_id: 'A'.repeat(300),
    util: '<script>',
    affiliate: `a...${'A'.repeat(43)}`,
    JSESSIONID: 'short',
  };
  const others = { theirs: '<b>', prefer_site: 'global', csrf_valid: '1' };
  const cookie = Object.entries({ ...strays, ...others }).map(([name, value]) => `${name}=${value}`);
  const answer = await send('/v1/cartsrv/cart', { headers: { cookie: `${visitor.cookie}; ${cookie.join('; ')}` } });
  expect(answer.statusCode).toBe(200);
  const cleared = answer.cookies.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name);
  expect(new Set(cleared)).toEqual(new Set(Object.keys(strays)));
});

it('a body of another kind than JSON changes nothing', async () => {
  const url = accountEndpoints.changeLanguage.path.source;
  for (const [type, payload] of [
    ['text/plain', '{"language":"ja"}'],
    ['application/x-www-form-urlencoded', 'language=ja'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/xml', '<language>ja</language>'],
  ] as const) {
    const answer = await send(url, {
      method: 'POST',
      payload,
      headers: { 'content-type': type, 'x-csrf-token': visitor.token },
    });
    expect([type, answer.statusCode >= 400 && answer.statusCode < 500]).toEqual([type, true]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

it('returns 429 when one network requests the profile repeatedly', async () => {
  const url = accountEndpoints.simpleProfile.path.source;
  const statuses = [];
  for (let turn = 0; turn < 1300; turn += 1) statuses.push((await send(url)).statusCode);
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  // So is a caller who requests what nothing caches.
  for (const read of [
    '/v1/usrcsrv/exchange_rate',
    '/v1/usrcsrv/activity/7/calendar?month=2026-05',
    '/v1/usrcsrv/activity/7/availability?package=1&date=2026-05-01',
    '/v2/usrcsrv/search/complete_search',
    '/v2/usrcsrv/search/suggest?query=a',
    '/v1/ordersrv/vouchers/ABCDEFGHJK',
    '/xos_gc/v1/usrcsrv/exchange_rate',
  ])
    expect([read, (await send(read)).statusCode]).toEqual([read, 429]);
  expect((await send('/v1/cartsrv/cart')).statusCode).toBe(200);
});
