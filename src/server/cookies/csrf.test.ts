import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { csrfAllows, csrfTokenRoute } from '#src/server/cookies/csrf.ts';
import { systemIds } from '#src/server/config/ids.ts';
import { takeCookies } from '#src/server/cookies/take-cookies.ts';
import { testHost } from '../../../tests/site.ts';

const origin = 'https://shop.example';
const settings = {
  site: { hosts: [{ ...testHost, host: 'shop.example', origin }] },
  key: 'k'.repeat(32),
  https: true,
} as const;
let app: FastifyInstance;

beforeAll(async () => {
  app = Fastify();
  await takeCookies(app, settings);
  csrfTokenRoute(app, settings);
  const allows = csrfAllows(settings);
  app.addContentTypeParser('*', (_request, _body, done) => done(null));
  app.post('/change', async (request, reply) => reply.code(allows(request) ? 200 : 403).send());
});

afterAll(() => app.close());

type Jar = Record<string, string>;

/** Returns a token as the browser gets it, with the cookies it then has. */
async function fetchToken(cookies: Jar = {}): Promise<{ token: string; jar: Jar }> {
  const answer = await app.inject({ url: '/v1/gatewaysrv/csrftoken', cookies });
  const jar = { ...cookies, ...Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value])) };
  return { token: answer.json().result.token, jar };
}

async function change(cookies: Jar, headers: Record<string, string | undefined>): Promise<number> {
  const present = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const answer = await app.inject({
    method: 'POST',
    url: '/change',
    cookies,
    payload: '{}',
    headers: Object.fromEntries(present),
  });
  return answer.statusCode;
}

const json = 'application/json';

describe('the token', () => {
  it('comes in the answer and in two cookies; a visitor without device gets one', async () => {
    const answer = await app.inject('/v1/gatewaysrv/csrftoken');
    expect(answer.headers['cache-control']).toBe('no-store');
    const { token } = answer.json().result;
    const set = [answer.headers['set-cookie'] ?? []].flat();
    expect(set.map((text) => text.split('=', 1)[0])).toEqual([
      '__Host-device_id',
      'device_id',
      '__Host-csrf_token',
      'csrf_token',
      'csrf_valid',
    ]);
    expect(set[2]).toBe(`__Host-csrf_token=${token}; Path=/; Max-Age=43200; SameSite=Strict; Secure`);
    expect(set[3]).toBe(`csrf_token=${token}; Path=/; Max-Age=43200; SameSite=Strict; Secure`);
    expect(set[4]).toBe('csrf_valid=1; Path=/; Max-Age=43200; SameSite=Strict; Secure');
  });

  it('is another each time, and each is good, so that two calls at once do not spoil each other', async () => {
    const first = await fetchToken();
    const second = await fetchToken(first.jar);
    expect(second.token).not.toBe(first.token);
    for (const { token } of [first, second]) {
      expect(
        await change(second.jar, { 'sec-fetch-site': 'same-origin', 'content-type': json, 'x-csrf-token': token }),
      ).toBe(200);
    }
  });

  it('is bound to the session: of no use before it, after it, or in another', async () => {
    const visitor = await fetchToken();
    const mine = { ...visitor.jar, '__Host-_pt': systemIds.token(32) };
    const send = (jar: Jar, token: string): Promise<number> =>
      change(jar, { 'sec-fetch-site': 'same-origin', 'content-type': json, 'x-csrf-token': token });
    expect(await send(mine, visitor.token)).toBe(403);
    const signedIn = await fetchToken(mine);
    expect(await send(mine, signedIn.token)).toBe(200);
    expect(await send(visitor.jar, signedIn.token)).toBe(403);
    expect(await send({ ...mine, '__Host-_pt': systemIds.token(32) }, signedIn.token)).toBe(403);
  });

  it('is not bound to a session or device that a sibling domain has planted (RU-41)', async () => {
    const attacker = await fetchToken();
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': json, 'x-csrf-token': attacker.token };
    const { device_id = '', '__Host-device_id': cached = '' } = attacker.jar;
    expect(await change({ '__Host-device_id': cached }, headers)).toBe(200);
    expect(await change({ device_id }, headers)).toBe(403);
    expect(await change({ _pt: systemIds.token(32) }, headers)).toBe(403);
  });

  it('is bound to the device of a visitor', async () => {
    const [mine, other] = [await fetchToken(), await fetchToken()];
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': json, 'x-csrf-token': other.token };
    expect(await change(mine.jar, headers)).toBe(403);
    expect(await change({}, headers)).toBe(403);
  });
});

describe('a change', () => {
  const good = { 'sec-fetch-site': 'same-origin', 'content-type': json };
  const rows: readonly [name: string, headers: Record<string, string | undefined>, status: number][] = [
    ['from our page', good, 200],
    ['from our page, with a charset', { ...good, 'content-type': 'application/json; charset=utf-8' }, 200],
    ['from a sister site', { ...good, 'sec-fetch-site': 'same-site' }, 403],
    ['from another site', { ...good, 'sec-fetch-site': 'cross-site' }, 403],
    ['typed into the address bar', { ...good, 'sec-fetch-site': 'none' }, 403],
    ['from another site that names our origin', { ...good, 'sec-fetch-site': 'cross-site', origin }, 403],
    ['of an older browser, from our origin', { 'content-type': json, origin }, 200],
    ['of an older browser, from another origin', { 'content-type': json, origin: 'https://evil.example' }, 403],
    [
      'of an older browser, from an origin that begins like ours',
      { 'content-type': json, origin: `${origin}.evil.example` },
      403,
    ],
    [
      'of an older browser, from our host without encryption',
      { 'content-type': json, origin: 'http://shop.example' },
      403,
    ],
    ['of an older browser, from nowhere', { 'content-type': json, origin: 'null' }, 403],
    [
      'from another origin with our page as referrer',
      { 'content-type': json, origin: 'https://evil.example', referer: `${origin}/` },
      403,
    ],
    ['with nothing but our page as referrer', { 'content-type': json, referer: `${origin}/cart/` }, 200],
    [
      'with nothing but another page as referrer',
      { 'content-type': json, referer: `https://evil.example/?${origin}` },
      403,
    ],
    ['with a referrer that is no address', { 'content-type': json, referer: 'shop.example' }, 403],
    ['that says nothing of where it comes from', { 'content-type': json }, 403],
    ['as a form', { ...good, 'content-type': 'application/x-www-form-urlencoded' }, 403],
    ['as plain text', { ...good, 'content-type': 'text/plain' }, 403],
    ['as text that names JSON', { ...good, 'content-type': 'text/plain; application/json' }, 403],
    ['as something like JSON', { ...good, 'content-type': 'application/json5' }, 403],
    ['without a token', { ...good, 'x-csrf-token': undefined }, 403],
    ['with an empty token', { ...good, 'x-csrf-token': '' }, 403],
    ['with a token that we did not sign', { ...good, 'x-csrf-token': `${'A'.repeat(22)}.${'A'.repeat(43)}` }, 403],
    ['with a long token', { ...good, 'x-csrf-token': 'A'.repeat(5000) }, 403],
  ];

  it.each(rows)('%s', async (_name, headers, status) => {
    const { token, jar } = await fetchToken();
    expect(await change(jar, { 'x-csrf-token': token, ...headers })).toBe(status);
  });

  it('is not let through by a token of the device’s own making: the signed device is no token', async () => {
    const { jar } = await fetchToken();
    expect(await change(jar, { ...good, 'x-csrf-token': jar['device_id'] })).toBe(403);
  });
});
