import { connect, type AddressInfo } from 'node:net';

import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { testCaller, testSite } from '../../../tests/site.ts';
import type { Deps } from '#src/actions/deps.ts';
import { cookies as cookieTable } from '#src/contract/site/cookies.ts';
import { refuseForeignHosts } from '#src/server/http/host-checks.ts';
import { showcaseHosts } from '#src/server/context/hosts.ts';
import { answerFailures, failureAnswer } from '#src/server/http/plain-error-page.ts';
import { PageCache } from '#src/server/pages/cache/page-cache.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import { sign } from '#src/server/context/signing.ts';
import { systemIds } from '#src/server/config/ids.ts';
import { pageVariants } from '#src/server/cookies/variants.ts';
import { webPages } from '#src/server/pages/web-pages.ts';
import type { RenderInput } from '#src/web/entry-server.tsx';

const [key] = testSite.cookieKeys;
const site: SiteSettings = {
  ...testSite,
  hosts: showcaseHosts('http://localhost:3000'),
  affiliates: [{ aid: 'menu-7', partner: null, menu: ['hotels'], banners: [] }],
};

let app: FastifyInstance;
let strict: FastifyInstance;
let seen: RenderInput[] = [];

/** Draws everything it gets, so that whatever gets through to a page is in it. */
async function openPages(settings: SiteSettings): Promise<FastifyInstance> {
  const server = Fastify();
  await server.register(cookie);
  answerFailures(server, failureAnswer({ https: false }));
  if (settings.strictHosts) refuseForeignHosts(server, settings.hosts);
  webPages(server, {
    // No call is made: the stub that draws the pages needs none.
    deps: Object.create(null) as Deps,
    site: settings,
    cache: new PageCache({ clock: Date.now, freshMs: 60_000, longestMs: 60_000, maxBytes: 10_000_000 }),
    assetsOf: () => ({ styles: [], fonts: [], scripts: [], entry: '' }),
    callerOf: async () => testCaller,
    anonymousCaller: () => ({ ...testCaller, device: '', owner: '', network: '' }),
    residents: { claimed: () => false, of: () => null },
    variants: pageVariants(
      { experiments: [], clock: Date.now, ids: systemIds, log: { info: () => undefined } },
      { https: false, cookieKeys: [] },
    ),
    siteNow: async (chosen) => ({ ...chosen, currencyRate: {}, menu: [] }),
    renderPage: async (input) => {
      seen.push(input);
      if (input.url.pathname.includes('waits')) input.signal.throwIfAborted();
      if (input.url.pathname.includes('breaks')) throw new Error('a part of the page is broken');
      if (input.url.pathname.endsWith('/500/'))
        return { kind: 'page', status: 500, page: null, html: Buffer.from('framed') };
      return { kind: 'page', status: 200, page: null, html: Buffer.from(JSON.stringify([input.url, input.site])) };
    },
  });
  return server;
}

beforeAll(async () => {
  app = await openPages(site);
  strict = await openPages({ ...site, strictHosts: true });
  await strict.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => (seen = []));
afterAll(() => Promise.all([app.close(), strict.close()]));

const desktop = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };

type Answer = { readonly headers?: Record<string, string>; readonly cookies?: Record<string, string> };

async function get(url: string, { headers = {}, cookies = {} }: Answer = {}) {
  const answer = await app.inject({ url, headers: { host: 'localhost:3000', ...desktop, ...headers }, cookies });
  const texts = [answer.headers['set-cookie'] ?? []].flat();
  return {
    status: answer.statusCode,
    body: answer.body,
    set: texts,
    retryAfter: answer.headers['retry-after'],
    all: JSON.stringify(answer.headers) + answer.body,
  };
}

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1' };
const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };

it('answers to try again later, and reports no error, when a page is not ready in time', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  try {
    const { status, retryAfter } = await get('/activity/205-waits/');
    expect(status).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
  } finally {
    limit.mockRestore();
  }
});

describe('the zone of the visitor’s clock', () => {
  it.each([
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Mars/Olympus', undefined],
    ['UTC', undefined],
  ])('is read from the cookie %s where such a zone exists', async (zone, expected) => {
    await get('/cart/', { headers: { cookie: `time_zone=${zone}` } });
    expect(seen.map(({ visitorZone }) => visitorZone)).toEqual([expected]);
  });
});

describe('cached pages (T-11)', () => {
  it.each<[string, string, Answer]>([
    ['host', '/', { headers: { host: 'wego.localhost:3000' } }],
    ['market', '/', { headers: { host: 'cn.localhost:3000' } }],
    ['guest host', '/', { headers: { host: 'guest.localhost:3000' } }],
    ['language', '/de/', {}],
    ['currency by query', '/?_currency=JPY', {}],
    ['currency by cookie', '/', { cookies: { currency: 'HKD' } }],
    ['device', '/', { headers: phone }],
    ['bot', '/', { headers: bot }],
    ['theme by query', '/?util=qyer', {}],
    ['theme by airline', '/?airline_id=LJ', {}],
    ['theme by cookie', '/', { cookies: { util: sign('samsung', 'util of localhost', key) } }],
    ['theme by affiliate', '/?aid=120102', {}],
    ['agreement', '/?aid=menu-7', {}],
    [
      'agreement by cookie',
      '/city/1-tokyo/',
      { cookies: { affiliate: sign('menu-7..', 'affiliate of localhost', key) } },
    ],
    ['another page', '/city/2/', {}],
    ['watched key', '/city/1-tokyo/?page=2', {}],
  ])('differ by %s, and none is sent in place of the other', async (_name, url, reported) => {
    const plainUrl = url.startsWith('/city/1-') ? '/city/1-tokyo/' : '/';
    const plain = await get(plainUrl);
    const other = await get(url, reported);
    expect(other.body).not.toBe(plain.body);
    expect((await get(url, reported)).body).toBe(other.body);
    expect((await get(plainUrl)).body).toBe(plain.body);
  });

  it.each([
    '/activity/9/?utm_source=a',
    '/activity/9/?aid=invented&wid=w',
    '/activity/9/?signin_jump=x',
    '/activity/9/?<script>',
  ])('are shared where nothing of it may show: %s', async (url) => {
    const plain = await get('/activity/9/');
    seen = [];
    expect((await get(url)).body).toBe(plain.body);
    expect(seen).toEqual([]);
  });

  it('differ by years and digits where a language has some of its own, and are shared where it has none', async () => {
    const plain = await get('/th/city/5/');
    const buddhist = await get('/th/city/5/', { cookies: { writing: 'calendar' } });
    expect(buddhist.body).not.toBe(plain.body);
    expect((await get('/th/city/5/?_writing=calendar')).body).toBe(buddhist.body);
    const german = await get('/de/city/5/');
    seen = [];
    expect((await get('/de/city/5/', { cookies: { writing: 'calendar-digits' } })).body).toBe(german.body);
    expect((await get('/th/city/5/', { cookies: { writing: 'standard' } })).body).toBe(plain.body);
    expect(seen).toEqual([]);
  });

  it('never set the cookies of the visitor that they were made for', async () => {
    const first = await get('/activity/1/?aid=first-1&_currency=JPY&util=wego', { headers: phone });
    expect(first.set.map((text) => text.split('=')[0])).toEqual(['currency', 'lang', 'platform', 'util', 'affiliate']);
    const cookies = { currency: 'JPY', lang: 'en', platform: 'mobile', util: sign('wego', 'util of localhost', key) };
    const second = await get('/activity/1/', { headers: phone, cookies });
    expect(seen).toHaveLength(1);
    expect(second.body).toBe(first.body);
    expect(second.set).toEqual([]);
    const third = await get('/activity/1/?aid=third-3', { headers: phone, cookies });
    expect(third.set).toEqual([expect.stringMatching(/^affiliate=third-3\.\.\./)]);
  });

  it('are not confused by line breaks in a query', async () => {
    const plain = await get('/city/7/', { cookies: { currency: 'EUR', lang: 'en', platform: 'desktop' } });
    const crossed = await get('/city/7/', { headers: { cookie: 'currency=EUR%0Aen; lang=desktop%0A; platform=%0A' } });
    expect(plain.set).toEqual([]);
    expect(crossed.set.map((text) => text.split(';')[0])).toEqual(['currency=USD', 'lang=en', 'platform=desktop']);
  });
});

describe('cookies of ours that hold what they cannot', () => {
  const sent = (text: string): string => text.split(';', 1).join('');
  const settled = { currency: 'USD', lang: 'en', platform: 'desktop' };
  const id = 'A'.repeat(22);

  it.each(['/', '/city/21/', '/cart/', '/no/such/', '/city/21'])('are taken back by the page %s', async (path) => {
    const forged = { util: sign('wego', 'util of localhost', 'x'), affiliate: sign('a..', 'affiliate of other', key) };
    const ids = { device_id: sign(id, 'device', 'x'), kepler_id: sign(id, 'device', key) };
    const strays = { residence: 'usa', user_id: 'x'.repeat(5000), ...forged, ...ids };
    for (let turn = 0; turn < 2; turn += 1) {
      const { set } = await get(path, { cookies: { ...settled, theirs: '<b>', ...strays } });
      expect(new Set(set.map(sent))).toEqual(new Set(Object.keys(strays).map((name) => `${name}=`)));
      for (const text of set) expect(text).toContain('Max-Age=0');
    }
  });

  it('are none where we signed them, and go once where they are written again', async () => {
    const ours = { device_id: sign(id, 'device', key), kepler_id: sign(id, 'kepler', key) };
    const util = sign('wego', 'util of localhost', key);
    expect((await get('/city/22/', { cookies: { ...settled, ...ours, util } })).set).toEqual([]);
    const { set } = await get('/city/22/?util=wego', { cookies: { ...settled, ...ours, util: 'nonsense' } });
    expect(set.map(sent)).toEqual([`util=${util}`]);
  });
});

describe('two visitors', () => {
  const headerNames = [
    'user-agent referer origin accept-language x-request-id x-forwarded-for x-forwarded-host',
    'x-forwarded-proto forwarded x-real-ip via from authorization token _pt currency version x-klook-host',
    'x-klook-kepler-id x-klook-tint x-klook-page-open-id x-klook-affiliate-aid x-klook-affiliate-pid',
    'x-klook-user-residence x-klook-market x-klook-traffic-channel x-platform x-klook-debug-mode',
    'x-csrf-token x-requested-with cf-ipcountry x-original-url x-rewrite-url',
  ].flatMap((line) => line.split(' '));
  const cookieNames = [...Object.keys(cookieTable), '_currency', 'JSESSIONID', 'someone', 'session'];
  const keys = ['util', 'airline_id', 'aid', 'wid', 'aff_pid', '_currency', 'k_lang', 'k_currency', 'utm_source', 'x'];

  /** Everything that a visitor can send, each with its own marker. */
  const marked = (mark: string): Answer & { query: string; marks: string[] } => {
    const word = (name: string): string => `${mark}${name.replaceAll(/[^a-z]/gi, '')}`;
    return {
      headers: Object.fromEntries(headerNames.map((name) => [name, word(name)])),
      cookies: Object.fromEntries(cookieNames.map((name) => [name, word(name)])),
      query: keys.map((name) => `${name}=${word(name)}`).join('&'),
      marks: [...headerNames, ...cookieNames, ...keys].map(word),
    };
  };

  it.each([
    '/',
    '/de/',
    '/city/11/',
    '/activity/11/',
    '/search/result/?query=tea',
    '/404/',
    '/cart/',
    '/signin/',
    '/no/such/',
  ])('leave no mark on one another’s %s', async (path) => {
    const [one, other] = [marked('ALPHA'), marked('OMEGA')];
    const url = ({ query }: { readonly query: string }): string => `${path}${path.includes('?') ? '&' : '?'}${query}`;
    const pages = [await get(url(one), one), await get(url(other), other), await get(path), await get(url(one), one)];
    for (const page of pages) expect(page.status).toBe(200);
    expect(pages[1]?.all).not.toMatch(/ALPHA/i);
    expect(pages[2]?.all).not.toMatch(/ALPHA|OMEGA/i);
    expect(pages[3]?.all).not.toMatch(/OMEGA/i);
    // What the visitor sent reaches a cached page neither through its cookies nor through its headers.
    for (const { site: part } of seen) expect(JSON.stringify(part)).not.toMatch(/ALPHA|OMEGA/i);
  });
});

describe('hosts (T-10)', () => {
  const pathsOfAll = ['/', '/de/', '/city/12/', '/cart/', '/signin/', '/404/', '/city/12', '/zh-tw/city/12'];

  it.each(['x-forwarded-host', 'x-forwarded-server', 'x-host', 'forwarded', 'x-original-host', 'x-klook-host'])(
    '%s names nothing that a page or a redirect holds',
    async (name) => {
      for (const path of pathsOfAll) {
        const { all } = await get(path, { headers: { [name]: 'evil.example', 'x-forwarded-proto': 'gopher' } });
        expect(all).not.toMatch(/evil\.example|gopher/);
      }
    },
  );

  it('a foreign host gets the default site and is not echoed', async () => {
    for (const path of pathsOfAll) {
      const { all, body } = await get(path, { headers: { host: 'evil.example' } });
      expect(all).not.toContain('evil.example');
      if (body.startsWith('[')) expect(body).toContain('http://localhost:3000');
    }
  });

  it('a foreign host gets 421 in production, whatever else it says', async () => {
    for (const host of [
      'evil.example',
      'localhost',
      'localhost:3001',
      'localhost.:3000',
      'localhost:3000:3000',
      '127.0.0.1:3000',
    ]) {
      const headers = { host, 'x-forwarded-host': 'localhost:3000', 'x-klook-host': 'localhost' };
      expect((await strict.inject({ url: '/', headers })).statusCode).toBe(421);
      expect((await strict.inject({ url: '/v1/cartsrv/cart', headers })).statusCode).toBe(421);
      expect((await strict.inject({ url: '/healthz', headers })).statusCode).not.toBe(421);
    }
    expect((await strict.inject({ url: '/', headers: { host: 'LOCALHOST:3000' } })).statusCode).toBe(200);
    expect((await strict.inject({ url: '/', headers: { host: 'wego.localhost:3000' } })).statusCode).toBe(200);
  });

  it.each([
    ['a whole address with our host', 'GET http://evil.example/ HTTP/1.1\r\nHost: localhost:3000\r\n'],
    ['a whole address with a foreign host', 'GET http://localhost:3000/ HTTP/1.1\r\nHost: evil.example\r\n'],
    ['no host', 'GET / HTTP/1.1\r\n'],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost:3000\r\nHost: evil.example\r\n'],
  ])('%s leads nowhere else', async (_name, head) => {
    const text = await raw(`${head}Connection: close\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 (200|400|404|421) /);
    expect(text).not.toMatch(/^location:/im);
    expect(text.split('\r\n\r\n')[1]).not.toContain('//evil.example');
  });
});

/** Returns what the listening server answers to these very bytes. */
function raw(bytes: string): Promise<string> {
  const { port } = strict.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('end', () => resolve(text));
    socket.on('error', reject);
  });
}

describe('redirects', () => {
  it.each([
    ['/de', '/de/'],
    ['/en/city/1-tokyo?x=1&y=%2F', '/city/1-tokyo/?x=1&y=%2F'],
    ['/ZH_tw/city/1?page=2', '/zh-TW/city/1/?page=2'],
    ['//city//1', '/city/1/'],
  ])('%s is one 301 to %s', async (url, location) => {
    const first = await app.inject({ url, headers: { host: 'localhost' } });
    expect([first.statusCode, first.headers.location]).toEqual([301, location]);
    expect((await app.inject({ url: location, headers: { host: 'localhost' } })).statusCode).toBe(200);
  });

  it.each(['/voucher/ABC/x.css', '/city/1-tokyo/x.js', '/cart/x.css', '/index.html'])(
    '%s is no page, and is not cached',
    async (url) => {
      await get(url);
      expect(seen).toHaveLength(1);
      await get(url);
      expect(seen).toHaveLength(2);
      expect(seen[0]?.url.pathname).toBe(`${url}/`);
    },
  );
});

describe('a page that breaks while it is drawn', () => {
  it.each([
    ['/city/1-breaks/?page=2', '/500/'],
    ['/de/city/1-breaks/', '/de/500/'],
    ['/cart/breaks/', '/500/'],
  ])('%s shows our own page in the frame, and is not cached', async (url, shown) => {
    for (let n = 0; n < 2; n += 1) {
      seen = [];
      const { status, body } = await get(url);
      expect([status, body]).toEqual([500, 'framed']);
      expect(seen.map((input) => input.url.pathname + input.url.search)).toEqual([url, shown]);
    }
  });
});
