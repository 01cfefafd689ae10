import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';

import { sendRaw, type RawAnswer } from '../raw-request.ts';
import { openWholeSite, type WholeSite } from './site.ts';

let production: WholeSite;
let showcase: WholeSite;
beforeAll(async () => {
  production = await openWholeSite({ developerPages: false, strictHosts: true, demonstration: false });
  showcase = await openWholeSite();
  for (const { server } of [production, showcase]) await server.listen({ port: 0, host: '127.0.0.1' });
}, 240_000);
afterAll(async () => {
  await production?.close();
  await showcase?.close();
});

function portOf({ server }: WholeSite): number {
  return (server.server.address() as AddressInfo).port;
}

const agent = 'user-agent: Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

function send(site: WholeSite, path: string, host = 'localhost:3000'): Promise<RawAnswer> {
  return sendRaw(portOf(site), `GET ${path}`, [`host: ${host}`, agent]);
}

/** Ways to write a path that a reader may resolve to `target`; the first segment is anything. */
const hostile: readonly (readonly [string, (target: string) => string])[] = [
  ['raw', (target) => `/x/..${target}`],
  ['raw single', (target) => `/.${target}`],
  ['%2e', (target) => `/x/%2e%2e${target}`],
  ['%2E', (target) => `/x/%2E%2E${target}`],
  ['.%2e', (target) => `/x/.%2e${target}`],
  ['%2e alone', (target) => `/%2e${target}`],
  ['%252e', (target) => `/x/%252e%252e${target}`],
  ['%5c', (target) => `/x/..%5c${target.slice(1)}`],
  ['raw backslash', (target) => `/x\\..\\${target.slice(1)}`],
  ['%2f', (target) => `/x%2f..${target}`],
  ['mixed', (target) => `//ja/.%2E//x/%2e.${target}`],
  ['control character', (target) => `${target}%09`],
  ['fragment', (target) => `/x#/..${target}`],
];
/** Other spellings of the same path, which are no attack: they get what the path gets, or a redirect to it. */
const respelled: readonly (readonly [string, (target: string) => string])[] = [
  ['//', (target) => `/${target}`],
  ['// within', (target) => target.replaceAll(/(?<=.)\//g, '//')],
  ['an encoded letter', (target) => target.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`)],
];

/** Each check on the address: what it guards, where, and its answer. */
const checks = [
  ['developer pages in production', () => production, '/dev/outbox/', 'localhost:3000', 404],
  ['developer calls in production', () => production, '/v1/devsrv/outbox', 'localhost:3000', 404],
  ['developer pages under a foreign name', () => showcase, '/dev/outbox/', 'evil.example', 404],
  ['developer calls under a foreign name', () => showcase, '/v1/devsrv/outbox', 'evil.example', 404],
  ['the host table', () => production, '/', 'evil.example', 421],
  ['the sign-in guard', () => production, '/user/orders/', 'localhost:3000', 302],
  ['features of a guest host', () => production, '/cart/', 'guest.localhost:3000', 404],
] as const;

describe.each(checks)('%s', (_check, site, target, host, status) => {
  test('answers the plain address', async () => {
    expect((await send(site(), target, host)).status).toBe(status);
  });

  it.each(hostile)('refuses the address written with %s', async (_way, write) => {
    for (const path of [write(target), `/ja${write(target)}`, `${write(target)}?a=/../b`]) {
      for (const time of ['first', 'again']) {
        const { status: reported, head } = await send(site(), path, host);
        expect({ path, time, told: reported }).toEqual({ path, time, told: 400 });
        expect(head).toContain('cache-control: no-store');
        expect(head).not.toMatch(/\r\n(location|set-cookie):/);
      }
    }
  });

  it.each(respelled)('is not passed by %s', async (_way, write) => {
    const { status: reported, head } = await send(site(), write(target), host);
    expect([301, 404, status]).toContain(reported);
    const location = /\r\nlocation: (\S+)/.exec(head)?.[1] ?? '/';
    expect(location).toMatch(/^\/(?!\/)/);
    if (reported === 301) expect((await send(site(), location, host)).status).toBe(status);
  });
});

test('a showcase answers its developer pages under the names of this machine', async () => {
  expect((await send(showcase, '/dev/outbox/')).status).toBe(200);
  expect((await send(showcase, '/v1/devsrv/outbox')).status).toBe(200);
});

test('a request that names two hosts gets 400', async () => {
  const one = 'host: localhost:3000';
  for (const hosts of [
    [one, 'host: evil.example'],
    [one, one],
    ['Host: evil.example', 'HOST: localhost:3000'],
  ]) {
    // The second time a cached page would be at hand.
    for (const path of ['/', '/', '/v1/gatewaysrv/csrftoken']) {
      const { status, head } = await sendRaw(portOf(production), `GET ${path}`, [...hosts, agent]);
      expect(status).toBe(400);
      expect(head).toContain('cache-control: no-store');
    }
  }
  expect((await sendRaw(portOf(production), 'GET /', [one, agent])).status).toBe(200);
});

test('production names no developer path to anybody', async () => {
  const { body: robots } = await send(production, '/robots.txt');
  const { body: document } = await send(production, '/openapi.json');
  const { body: page } = await send(production, '/docs');
  for (const text of [robots, document, page]) expect(text).not.toMatch(/\/dev\/|devsrv|Developers/);
  expect(robots).toContain('Disallow: /user/');
  expect((await send(showcase, '/robots.txt')).body).toContain('Disallow: /dev/');
  expect((await send(showcase, '/openapi.json')).body).toContain('devsrv');
});
