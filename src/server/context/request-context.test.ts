import cookie from '@fastify/cookie';
import Fastify, { LogController, type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';

import { testHost, testSite } from '../../../tests/site.ts';
import { writeCookie } from '#src/contract/site/cookies.ts';
import type { HostRow } from '#src/domain/site/hosts.ts';
import { allPartners, utilConfigOf } from '#src/partners/partners.ts';
import { enter, enterCall, type CallSite, type Entry, type SiteSettings } from '#src/server/context/request-context.ts';
import { showcaseHosts } from '#src/server/context/hosts.ts';
import { sign } from '#src/server/context/signing.ts';

const [key] = testSite.cookieKeys;
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1';
const german: HostRow = {
  ...testHost,
  host: 'deutsch.localhost',
  origin: 'http://deutsch.localhost:3000',
  website: { name: 'deutsch', languages: ['en', 'de'], currency: 'CHF' },
};
const [main, ...others] = showcaseHosts('http://localhost:3000');
const site: SiteSettings = {
  ...testSite,
  hosts: [main, ...others, german],
  affiliates: [
    { aid: 'menu-7', partner: null, menu: ['hotels'], banners: [] },
    { aid: 'agreed-8', partner: 'wego', menu: null, banners: [] },
  ],
};

type Door = { readonly app: FastifyInstance; readonly lines: object[] };

/** One server for each site under test. */
const doors = new Map<SiteSettings, Promise<Door>>();
afterAll(() => Promise.all([...doors.values()].map(async (door) => (await door).app.close())));

function doorOf(settings: SiteSettings): Promise<Door> {
  const door = doors.get(settings) ?? openDoor(settings);
  doors.set(settings, door);
  return door;
}

async function openDoor(settings: SiteSettings): Promise<Door> {
  const lines: object[] = [];
  const stream = { write: (text: string) => void lines.push(JSON.parse(text)) };
  const app = Fastify({
    logger: { level: 'info', stream },
    logController: new LogController({ disableRequestLogging: true }),
  });
  await app.register(cookie);
  app.get('/*', (request, reply) => {
    const entry = enter(request, settings);
    for (const { name, value } of entry.cookies)
      void reply.header('set-cookie', [...writeCookie(name, value, { https: true })]);
    return { ...entry, query: entry.query.toString() };
  });
  app.get('/v1/call', (request) => enterCall(request, settings, { language: 'de', currency: 'JPY' }));
  return { app, lines };
}

type RequestInput = {
  readonly host?: string;
  readonly cookies?: Record<string, string>;
  readonly headers?: Record<string, string>;
  readonly settings?: SiteSettings;
};

async function send(
  url: string,
  { host = 'localhost:3000', cookies = {}, headers = {}, settings = site }: RequestInput = {},
) {
  const { app, lines } = await doorOf(settings);
  const answer = await app.inject({ url, headers: { host, ...headers }, cookies });
  expect(answer.statusCode).toBe(200);
  return { entry: answer.json<Entry>(), set: setCookies(answer), answer, app, lines };
}

async function call(input: RequestInput & { readonly query?: string } = {}): Promise<CallSite> {
  return (await send(`/v1/call?${input.query ?? ''}`, input)).answer.json<CallSite>();
}

function setCookies(answer: LightMyRequestResponse): Record<string, string> {
  const texts = [answer.headers['set-cookie'] ?? []].flat();
  return Object.fromEntries(texts.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]));
}

const signed = (name: 'util' | 'affiliate', value: string, host = 'localhost'): Record<string, string> => ({
  [name]: sign(value, `${name} of ${host}`, key),
});

describe('cookies of the request context', () => {
  it('are set with the life-times of spec §9 and the flags of the threat model', async () => {
    const { set } = await send('/de/?util=agoda&aid=a-1&wid=w&aff_pid=p&_currency=JPY');
    const signature = '[\\w-]{43}';
    expect(set).toEqual({
      currency: 'JPY; Path=/; Max-Age=604800; SameSite=Lax; Secure',
      lang: 'de; Path=/; Max-Age=2592000; SameSite=Lax; Secure',
      platform: 'desktop; Path=/; SameSite=Lax; Secure',
      util: expect.stringMatching(
        new RegExp(`^agoda\\.${signature}; Path=/; Max-Age=864000; SameSite=Lax; HttpOnly; Secure$`),
      ),
      affiliate: expect.stringMatching(
        new RegExp(`^a-1\\.w\\.p\\.${signature}; Path=/; Max-Age=864000; SameSite=Lax; HttpOnly; Secure$`),
      ),
      '__Host-util': expect.stringMatching(
        new RegExp(`^agoda\\.${signature}; Path=/; Max-Age=864000; SameSite=Lax; HttpOnly; Secure$`),
      ),
      '__Host-affiliate': expect.stringMatching(
        new RegExp(`^a-1\\.w\\.p\\.${signature}; Path=/; Max-Age=864000; SameSite=Lax; HttpOnly; Secure$`),
      ),
    });
  });

  it('are not changed when they have the chosen values', async () => {
    const cached = { currency: 'HKD', lang: 'de', platform: 'mobile', ...signed('util', 'wego') };
    const { set, entry } = await send('/de/', { cookies: cached, headers: { 'user-agent': phone } });
    expect(set).toEqual({});
    expect(entry.site).toMatchObject({ currency: 'HKD', language: 'de', platform: 'mobile', partner: 'wego' });
  });

  it('are written again when they hold something else, or nothing that is ours', async () => {
    const stale = { currency: 'RUB', lang: 'xx', platform: 'desktop', util: 'wego.forged', affiliate: '<b>' };
    const { set, entry } = await send('/ja/', { cookies: stale, headers: { 'user-agent': phone } });
    expect(Object.keys(set).toSorted()).toEqual(['currency', 'lang', 'platform']);
    expect(set).toMatchObject({
      currency: expect.stringMatching(/^EUR;/),
      lang: expect.stringMatching(/^ja;/),
      platform: expect.stringMatching(/^mobile;/),
    });
    expect(entry.site).toMatchObject({ currency: 'EUR', partner: 'meander' });
    expect(entry.affiliate).toBeNull();
  });

  it('store the formatting locale once chosen', async () => {
    const requested = await send('/th/?_writing=calendar');
    expect(requested.set['writing']).toBe('calendar; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
    expect(requested.entry.site).toMatchObject({ language: 'th', writing: 'th-u-ca-buddhist' });
    const cached = await send('/ar-SA/', { cookies: { writing: 'calendar-digits' } });
    expect(cached.set['writing']).toBeUndefined();
    expect(cached.entry.site.writing).toBe('ar-SA-u-ca-islamic-umalqura-nu-arab');
    const back = await send('/th/?_writing=standard', { cookies: { writing: 'digits' } });
    expect(back.set['writing']).toMatch(/^standard;/);
    expect(back.entry.site.writing).toBe('th');
    const plain = await send('/de/', { cookies: { writing: 'calendar' } });
    expect([plain.entry.site.writing, plain.set['writing']]).toEqual(['de', undefined]);
    const strange = await send('/th/?_writing=hebrew', { cookies: { writing: 'th-u-ca-hebrew' } });
    expect([strange.entry.site.writing, strange.set['writing']]).toEqual(['th', undefined]);
  });

  it('follow the keys as they are exchanged', async () => {
    const older = { ...site, cookieKeys: ['the new key of the tests, long enough', key] } as const;
    const cookies = signed('util', 'wego');
    expect((await send('/', { cookies, settings: older })).entry.site.partner).toBe('wego');
    const gone = { ...site, cookieKeys: ['the new key of the tests, long enough'] } as const;
    expect((await send('/', { cookies, settings: gone })).entry.site.partner).toBe('meander');
  });

  it('serve on the host they were signed for', async () => {
    const cookies = { ...signed('util', 'wego', 'cn.localhost'), ...signed('affiliate', 'a..', 'cn.localhost') };
    const { entry } = await send('/', { cookies });
    expect(entry.site.partner).toBe('meander');
    expect(entry.affiliate).toBeNull();
  });
});

describe('the address', () => {
  it.each([
    ['/de', '/de/'],
    ['/en/cart', '/cart/'],
    ['/zh-tw/cart', '/zh-TW/cart/'],
    ['//evil.example', '/evil.example/'],
  ])('%s moves to %s', async (url, moveTo) => {
    expect((await send(url)).entry.moveTo).toBe(moveTo);
  });

  it('moves once from a language that the website does not speak (RU-36)', async () => {
    const host = 'deutsch.localhost:3000';
    const from = await send('/zh-tw/cart?x=1', { host });
    expect(from.entry).toMatchObject({ moveTo: '/cart/', address: { language: 'en', path: '/cart' }, query: 'x=1' });
    expect((await send('/cart/', { host })).entry.moveTo).toBeNull();
    expect((await send('/de/cart/', { host })).entry).toMatchObject({ moveTo: null, site: { language: 'de' } });
    expect((await send('/ja/', { host })).entry).toMatchObject({
      moveTo: '/',
      site: { supportLanguages: ['en', 'de'] },
    });
  });
});

describe('affiliates (T-15)', () => {
  const link = '/?aid=a-1&wid=w';

  it.each([
    [{}, true],
    [{ 'sec-fetch-dest': 'document' }, true],
    [{ 'sec-fetch-dest': 'iframe' }, false],
    [{ 'sec-fetch-dest': 'frame' }, false],
    [{ 'sec-fetch-dest': 'image' }, false],
    [{ 'sec-fetch-dest': 'script' }, false],
    [{ 'sec-fetch-dest': 'empty' }, false],
    [{ 'sec-fetch-dest': 'object' }, false],
    [{ 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' }, false],
    [{ 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }, false],
  ] as const)('a click with %j counts: %s', async (headers, counts) => {
    const { entry, set } = await send(link, { headers: { ...headers } });
    expect(entry.affiliate).toEqual(counts ? { aid: 'a-1', wid: 'w', affPid: '' } : null);
    expect('affiliate' in set).toBe(counts);
  });

  it('the last click counts, and its time begins again', async () => {
    const cookies = signed('affiliate', 'a-1.w.');
    const cached = await send('/', { cookies });
    expect(cached.entry.affiliate).toEqual({ aid: 'a-1', wid: 'w', affPid: '' });
    expect(cached.set['affiliate']).toBeUndefined();
    const other = await send('/?aid=b-2', { cookies });
    expect(other.entry.affiliate).toEqual({ aid: 'b-2', wid: '', affPid: '' });
    expect(other.set['affiliate']).toMatch(/^b-2\.\.\.[\w-]{43}; Path=\/; Max-Age=864000;/);
    expect((await send(link, { cookies })).set['affiliate']).toMatch(/^a-1\.w\.\./);
  });

  it('a frame with another id leaves the click that was', async () => {
    const cookies = signed('affiliate', 'a-1.w.');
    const { entry, set } = await send('/?aid=thief', { cookies, headers: { 'sec-fetch-dest': 'iframe' } });
    expect(entry.affiliate?.aid).toBe('a-1');
    expect(set['affiliate']).toBeUndefined();
  });

  it.each(['aid=__proto__', `aid=${'a'.repeat(10_240)}`, 'aid[]=a', 'aid=a&aid=b', 'aid=%0d%0aX:1'])(
    'nothing is made of %s',
    async (query) => {
      const { entry, set } = await send(`/?${query}`);
      expect(entry.affiliate).toBeNull();
      expect(set['affiliate']).toBeUndefined();
    },
  );

  it('an agreement changes the page, an id without one does not', async () => {
    expect((await send('/?aid=menu-7')).entry.site.affiliateLook).toEqual({
      aid: 'menu-7',
      menu: ['hotels'],
      banners: [],
    });
    expect((await send('/?aid=invented')).entry.site.affiliateLook).toBeNull();
    const agreed = await send('/?aid=agreed-8');
    expect(agreed.entry.site).toMatchObject({ partner: 'wego', affiliateLook: null });
    expect(agreed.set['util']).toMatch(/^wego\./);
  });
});

describe('themes (T-12)', () => {
  const hosts = [
    ['localhost:3000', null],
    ['guest.localhost:3000', 'guest_checkout'],
    ['wego.localhost:3000', 'wego'],
  ] as const;

  it.each(hosts)('on %s no visitor gets features that the host’s rule does not allow', async (host, fixed) => {
    for (const { name, id, match } of allPartners) {
      const name0 = host.split(':')[0];
      for (const input of [
        { url: `/?util=${name}` },
        { url: `/?util=${id}` },
        { url: '/', cookies: signed('util', name, name0) },
        { url: '/', headers: { 'x-klook-host': `${match.host}.localhost` } },
      ]) {
        const { entry } = await send(input.url, { host, ...input });
        const { partner, util } = entry.site;
        if (fixed !== null) {
          expect(partner).toBe(fixed);
          expect(util).toEqual(utilConfigOf(fixed));
        } else {
          expect(['meander', name]).toContain(partner);
          expect(partner).not.toBe('guest_checkout');
          expect(util.isGuestCheckout).toBe(false);
          expect(util.toggles.footer).toBe(true);
        }
      }
    }
  });

  it('an airline and a path choose theirs, and the choice lasts ten days', async () => {
    for (const url of [
      '/?airline_id=uo',
      '/partnership/phone_coupon/hkexpress/',
      '/ja/partnership/phone_coupon/hkexpress/',
    ]) {
      const { entry, set } = await send(url);
      expect(entry.site.partner).toBe('hkexpress');
      expect(set['util']).toMatch(/^hkexpress\.[\w-]{43}; Path=\/; Max-Age=864000/);
    }
  });

  it('a partner’s page has our address for search engines, its host’s origin for the rest', async () => {
    const { entry } = await send('/', { host: 'wego.localhost:3000' });
    expect(entry.site).toMatchObject({
      host: 'wego.localhost',
      origin: 'http://wego.localhost:3000',
      canonicalOrigin: 'http://localhost:3000',
    });
  });
});

describe('another host to look at (RU-4, D-4)', () => {
  const allowed: SiteSettings = { ...site, allowHostOverride: true };
  const cookieFor = (host: string): Record<string, string> => ({ host_override: sign(host, 'host override', key) });
  const china = { market: 'cn', marketId: 2, currency: 'CNY', website: { name: 'china', currency: 'CNY' } };

  it.each([
    ['a header', { headers: { 'x-klook-host': 'cn.localhost' } }],
    ['a cookie that we signed', { cookies: cookieFor('cn.localhost') }],
    [
      'a cookie before a header',
      { cookies: cookieFor('cn.localhost'), headers: { 'x-klook-host': 'guest.localhost' } },
    ],
  ])('%s shows its site, and leaves name and origin', async (_name, input) => {
    const { entry } = await send('/', { ...input, settings: allowed });
    expect(entry.site).toMatchObject({ ...china, host: 'localhost', origin: 'http://localhost:3000' });
    expect(entry.site.canonicalOrigin).toBe('http://localhost:3000');
    expect(await call({ ...input, settings: allowed })).toMatchObject({ site: { market: 'cn', host: 'localhost' } });
  });

  it.each([
    ['a header that is not allowed', { headers: { 'x-klook-host': 'cn.localhost' }, settings: site }],
    ['a cookie that is not allowed', { cookies: cookieFor('cn.localhost'), settings: site }],
    [
      'a cookie that we did not sign',
      { cookies: { host_override: `cn.localhost.${'A'.repeat(43)}` }, settings: allowed },
    ],
    ['a host that is not ours', { headers: { 'x-klook-host': 'evil.example' }, settings: allowed }],
    ['a signed host that is no more', { cookies: cookieFor('old.localhost'), settings: allowed }],
    ['X-Forwarded-Host', { headers: { 'x-forwarded-host': 'cn.localhost' }, settings: allowed }],
    ['Forwarded', { headers: { forwarded: 'host=cn.localhost;proto=https' }, settings: allowed }],
  ])('%s changes nothing', async (_name, input) => {
    const { entry } = await send('/', input);
    expect(entry.site).toMatchObject({ market: 'global', host: 'localhost', origin: 'http://localhost:3000' });
  });

  it('is a guest site or a partner’s where it names one', async () => {
    const guest = await send('/', { headers: { 'x-klook-host': 'guest.localhost' }, settings: allowed });
    expect(guest.entry.site).toMatchObject({ partner: 'guest_checkout', host: 'localhost' });
    const wego = await send('/', { headers: { 'x-klook-host': 'wego.localhost' }, settings: allowed });
    expect(wego.entry.site).toMatchObject({ partner: 'wego', origin: 'http://localhost:3000' });
  });
});

describe('a call', () => {
  it('has its language and currency by what it names, host and signed cookies decide the rest (D-12)', async () => {
    const cookies = { ...signed('util', 'express_check_out'), ...signed('affiliate', 'a-1..'), currency: 'HKD' };
    const input = await call({
      cookies,
      headers: { 'x-klook-affiliate-aid': 'thief', 'x-klook-market': 'cn', 'x-platform': 'ios' },
      query: 'aid=thief&util=wego&airline_id=UO',
    });
    expect(input.site).toMatchObject({
      market: 'global',
      language: 'de',
      currency: 'JPY',
      partner: 'express_check_out',
      platform: 'desktop',
    });
    expect(input.affiliate).toEqual({ aid: 'a-1', wid: '', affPid: '' });
  });

  it('is in the default language where its website speaks another', async () => {
    const china: HostRow = { ...german, website: { ...german.website, languages: ['en', 'ja'] } };
    const { site: got } = await call({ host: 'deutsch.localhost', settings: { ...site, hosts: [main, china] } });
    expect(got.language).toBe('en');
  });
});

describe('what is not ours', () => {
  const odd: readonly (readonly [string, string, RequestInput])[] = [
    ['currency', '/?_currency=DEM', {}],
    ['currency', '/', { cookies: { currency: 'DEM' } }],
    ['language', '/ja/', { host: 'deutsch.localhost' }],
    ['language', '/', { cookies: { lang: 'xx' } }],
    ['language', '/?k_lang=xx', {}],
    ['language', '/?_writing=hebrew', {}],
    ['language', '/', { cookies: { writing: 'hebrew' } }],
    ['host', '/', { host: 'evil.example' }],
    ['host', '/', { headers: { 'x-klook-host': 'evil.example' }, settings: { ...site, allowHostOverride: true } }],
    ['host', '/', { cookies: { host_override: 'x' } }],
    ['partner', '/?util=nobody', {}],
    ['partner', '/?util=guest_checkout', {}],
    ['partner', '/?airline_id=ZZ', {}],
    ['partner', '/', { cookies: { util: `wego.${'A'.repeat(43)}` } }],
    ['affiliate', '/?aid=%3Cb%3E', {}],
    ['affiliate', '/?aid=a&wid=%00', {}],
    ['affiliate', '/?aid=a&aff_pid=-', {}],
    ['affiliate', '/', { cookies: { affiliate: `a...${'A'.repeat(43)}` } }],
    ['device', '/', { cookies: { platform: 'fridge' } }],
    ['device', '/', { headers: { 'user-agent': 'x'.repeat(600) } }],
    ['device', '/', { headers: { 'x-platform': 'fridge' } }],
    ['currency', '/', { headers: { currency: 'DEM' } }],
  ];

  it.each(odd)('a %s is passed over silently and logged once: %s %j', async (kind, url, input) => {
    const { entry, app, lines } = await send(url, { ...input, settings: { ...(input.settings ?? site) } });
    expect(entry.site).toMatchObject({ partner: 'meander', market: 'global', currency: 'USD', language: 'en' });
    const headers = { host: input.host ?? 'localhost:3000', ...input.headers };
    await app.inject({ url, headers, cookies: input.cookies ?? {} });
    expect(lines).toEqual([expect.objectContaining({ kind })]);
  });

  it('is logged as a shape, never verbatim', async () => {
    const { lines } = await send('/?util=%0d%0a%1b[31mSECRET42', { settings: { ...site } });
    expect(JSON.stringify(lines)).not.toMatch(/SECRET|31m|u001b|\\r/);
    expect(lines).toEqual([expect.objectContaining({ where: 'util', shape: '?[9a9', length: 15 })]);
  });

  it('cannot fill the log', async () => {
    const { app, lines } = await doorOf({ ...site });
    for (let round = 0; round < 400; round += 1) {
      const shape = round.toString(2).replaceAll('0', '(').replaceAll('1', ')');
      await app.inject({ url: `/?util=${shape}&airline_id=${shape}`, headers: { host: 'localhost' } });
    }
    // What comes of one kind leaves the others room.
    await app.inject({ url: '/v1/call', headers: { host: 'localhost', currency: 'DEM', 'x-platform': 'ios' } });
    expect(lines).toHaveLength(301);
    expect(lines.at(-1)).toMatchObject({ kind: 'currency', where: 'header Currency' });
  });

  it('is nothing in a plain visit', async () => {
    const settings = { ...site };
    const cookies = {
      lang: 'en',
      currency: 'LBP',
      platform: 'desktop',
      ...signed('util', 'wego'),
      ...signed('affiliate', 'a..'),
    };
    const { lines } = await send('/?util=wego&airline_id=LJ&aid=a&wid=b&aff_pid=c&_currency=JPY&k_lang=zh-tw', {
      cookies,
      settings,
    });
    expect(lines).toEqual([]);
  });
});
