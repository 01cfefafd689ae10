import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { allPartners } from '#src/partners/partners.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import { readEnvironment } from '#src/server/config/env.ts';
import { messageIdOf } from '#src/server/config/message-id.ts';
import { readSiteSettings } from '#src/server/config/site-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'meander-site-'));
const file = join(folder, 'site.json');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const production = {
  SITE_ORIGIN: 'https://www.example.com',
  SESSION_SECRET: 's'.repeat(32),
  CODE_SECRET: 'c'.repeat(32),
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'bookings@example.com',
  PAYMENTS: 'sandbox',
  SANDBOX_ORIGIN: 'https://pay.example.com',
  SANDBOX_SECRET_KEY: 'k'.repeat(32),
  SANDBOX_WEBHOOK_SECRET: 'w'.repeat(32),
};

async function settingsOf(
  text: string | object | null,
  vars: Readonly<Record<string, string>> = production,
): Promise<SiteSettings> {
  if (text !== null) writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text));
  const read = readEnvironment({ ...vars, ...(text === null ? {} : { SITE_CONFIG: file }) });
  if (!read.ok) throw new Error(read.faults.join('\n'));
  return readSiteSettings(read.environment, { session: ['k'] });
}

/** Returns the issues of a file, each without the introductory text. */
async function faultsOf(text: string | object): Promise<string[]> {
  const fault = await settingsOf(text).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  const [head = '', ...lines] = (fault instanceof Error ? fault.message : 'no fault').split('\n');
  expect(head).toContain(file);
  return lines.map((line) => line.replace('  - ', ''));
}

describe('the host table', () => {
  it('has every host of RU-4 in a showcase, on the port of the site', async () => {
    const { hosts, allowHostOverride, strictHosts } = await settingsOf(null, { PORT: '4310' });
    const themes = allPartners.map(({ name }) => name).filter((name) => name !== 'guest_checkout');
    expect(hosts.map(({ host }) => host)).toEqual([
      'localhost',
      'cn.localhost',
      'guest.localhost',
      ...themes.map((name) => `${name.replaceAll('_', '-')}.localhost`),
    ]);
    expect(hosts.flatMap(({ partner }) => partner ?? [])).toEqual(themes);
    expect(hosts.every(({ origin, host }) => origin === `http://${host}:4310`)).toBe(true);
    expect(hosts.filter(({ market }) => market === 'cn').map(({ host }) => host)).toEqual(['cn.localhost']);
    expect(hosts.filter(({ isGuest }) => isGuest).map(({ host }) => host)).toEqual(['guest.localhost']);
    expect([allowHostOverride, strictHosts]).toEqual([true, false]);
  });

  it('is only the site in production, strict, until the file names more', async () => {
    const bare = await settingsOf(null);
    expect(bare.hosts.map(({ origin }) => origin)).toEqual(['https://www.example.com']);
    expect([bare.allowHostOverride, bare.strictHosts]).toEqual([false, true]);
    const { hosts } = await settingsOf({
      websites: { main: { currency: 'EUR' }, china: { languages: ['en', 'zh-CN'], currency: 'CNY' } },
      hosts: [
        { origin: 'https://www.example.cn', market: 'cn', website: 'china' },
        { origin: 'https://guest.example.com', guest: true },
        { origin: 'https://wego.example.com', partner: 'wego', website: 'main' },
      ],
    });
    expect(
      hosts.map(({ origin, market, website, isGuest, partner }) => [origin, market, website.name, isGuest, partner]),
    ).toEqual([
      ['https://www.example.com', 'global', 'main', false, null],
      ['https://www.example.cn', 'cn', 'china', false, null],
      ['https://guest.example.com', 'global', 'main', true, null],
      ['https://wego.example.com', 'global', 'main', false, 'wego'],
    ]);
    expect(hosts[0].website.currency).toBe('EUR');
    expect(hosts[1]?.website).toEqual({ name: 'china', languages: ['en', 'zh-CN'], currency: 'CNY' });
  });

  it('may say more of the site’s own host, which stays the first', async () => {
    const { hosts } = await settingsOf({
      hosts: [
        { origin: 'https://guest.example.com', guest: true },
        { origin: 'https://www.example.com', market: 'cn' },
      ],
    });
    expect(hosts.map(({ host, market }) => [host, market])).toEqual([
      ['www.example.com', 'cn'],
      ['guest.example.com', 'global'],
    ]);
  });
});

describe('the currencies of a website', () => {
  const websites = (main: object) => ({ websites: { main } });

  it('are all of ours until the file lists some', async () => {
    const main = { currency: 'HKD', currencies: ['HKD', 'USD'] };
    expect((await settingsOf(websites(main))).hosts[0].website).toMatchObject(main);
    expect((await settingsOf(websites({ currency: 'HKD' }))).hosts[0].website).not.toHaveProperty('currencies');
  });

  it.each([
    ['a default that is not listed', { currency: 'EUR', currencies: ['HKD'] }, 'EUR, its default, must be among them'],
    ['an empty list', { currencies: [] }, 'one currency at least'],
    ['one that is none of ours', { currencies: ['RUB'] }, 'websites.main.currencies.0'],
  ])('with %s are refused', async (_name, main, words) => {
    expect((await faultsOf(websites(main))).join('\n')).toContain(words);
  });
});

describe('apps in stores', () => {
  const stores = {
    ios: 'https://apps.apple.com/app/id1234567890',
    android: 'https://play.google.com/store/apps/details?id=com.example.shop',
  };

  it('are offered where the file names them', async () => {
    expect((await settingsOf({ apps: { stores } })).apps).toEqual({ ios: [], android: [], stores });
    expect((await settingsOf({ apps: { stores: { ios: stores.ios } } })).apps?.stores).toEqual({ ios: stores.ios });
    expect((await settingsOf({ apps: {} })).apps).toEqual({ ios: [], android: [] });
  });

  it.each([
    'http://apps.apple.com/app/id1',
    'https://apps.apple.com.evil.example/app/id1',
    'javascript:alert(1)',
    'https://apps.apple.com/app/" onclick="',
  ])('with the address %s are refused', async (ios) => {
    expect((await faultsOf({ apps: { stores: { ios } } })).join('\n')).toContain('apps.stores.ios');
  });
});

describe('brand and agreements', () => {
  it('are the defaults until the file overrides them, and the brand of the environment has precedence over the file', async () => {
    expect((await settingsOf(null)).brand).toMatchObject({ name: 'Meander', logo: null, colours: {} });
    const text = {
      brand: 'Night Ferry',
      logo: '/files/logo.svg',
      colours: { accent: '#ff5c1a', action: '#b3370f' },
      contacts: { email: 'help@example.com', phone: '+44 20 7946 0000' },
    };
    expect((await settingsOf(text)).brand).toEqual({
      name: 'Night Ferry',
      logo: '/files/logo.svg',
      colours: { accent: '#ff5c1a', action: '#b3370f' },
      supportEmail: 'help@example.com',
      supportPhone: '+44 20 7946 0000',
    });
    expect((await settingsOf(text, { ...production, SITE_BRAND: 'Day Ferry' })).brand.name).toBe('Day Ferry');
  });

  it('hold menu, banners and partner of an affiliate', async () => {
    const banner = { title: 'Tokyo', text: 'by night', path: '/city/1-tokyo/?page=2', picture: 'tower-dusk-1' };
    const { affiliates } = await settingsOf({
      affiliates: [
        { aid: 'a-1', menu: ['hotels', 'deals'], banners: [banner] },
        { aid: 'b', partner: 'wego' },
      ],
    });
    expect(affiliates).toEqual([
      { aid: 'a-1', partner: null, menu: ['hotels', 'deals'], banners: [banner] },
      { aid: 'b', partner: 'wego', menu: null, banners: [] },
    ]);
  });
});

describe('a file that cannot be read', () => {
  it('is named, with the reason', async () => {
    const read = readEnvironment({ ...production, SITE_CONFIG: join(folder, 'none.json') });
    if (!read.ok) throw new Error(read.faults.join('\n'));
    await expect(readSiteSettings(read.environment, { session: ['k'] })).rejects.toThrow(
      /none\.json cannot be read: ENOENT/,
    );
  });

  it.each(['', '{', '{"brand": }', 'brand: x', '{"brand": "x"} {}'])('because it is no JSON: %j', async (text) => {
    await expect(settingsOf(text)).rejects.toThrow(/site\.json is no JSON: /);
  });

  it.each(['[]', '"x"', 'null', '7'])('because it is no object: %s', async (text) => {
    expect(await faultsOf(text)).toHaveLength(1);
  });
});

const host = { origin: 'https://a.example.com' };
const banner = { title: 'T', text: '', path: '/', picture: 'tower-dusk-1' };
const bannerAt = (about: object): object => ({ affiliates: [{ aid: 'a', banners: [{ ...banner, ...about }] }] });

describe('an error', () => {
  it.each<[string, object, RegExp]>([
    ['a word that means nothing', { brandd: 'x' }, /^Unrecognized key: "brandd"/],
    ['an empty brand', { brand: '' }, /^brand: /],
    ['a logo elsewhere', { logo: 'https://evil.example/x.svg' }, /^logo: a path such as/],
    ['a logo of no picture', { logo: '/x.html' }, /^logo: /],
    ['a colour by name', { colours: { accent: 'red' } }, /^colours\.accent: a color such as #d1400c/],
    ['a colour that ends the sheet', { colours: { action: '#000000;}' } }, /^colours\.action: a color such as/],
    ['a colour too light for white text', { colours: { second: '#777777' } }, /^colours\.second: a color dark enough/],
    ['no mail address', { contacts: { email: 'x' } }, /^contacts\.email: /],
    ['no phone number', { contacts: { phone: '0207' } }, /^contacts\.phone: /],
    [
      'an origin with a path',
      { hosts: [{ origin: 'https://a.example.com/' }] },
      /^hosts\.0\.origin: an origin such as/,
    ],
    [
      'an origin of another kind',
      { hosts: [{ origin: 'ftp://a.example.com' }] },
      /^hosts\.0\.origin: an origin such as/,
    ],
    ['an origin that is a script', { hosts: [{ origin: 'javascript:alert(1)' }] }, /^hosts\.0\.origin: /],
    ['an origin without https', { hosts: [{ origin: 'http://a.example.com' }] }, /^hosts\.0\.origin: expected https/],
    [
      'our host on another port',
      { hosts: [{ origin: 'https://www.example.com:8443' }] },
      /^hosts\.0\.origin: SITE_ORIGIN says/,
    ],
    ['a host twice', { hosts: [host, host] }, /^hosts\.1\.origin: a\.example\.com occurs twice/],
    [
      'a host on two ports',
      { hosts: [host, { origin: `${host.origin}:8443` }] },
      /^hosts\.1\.origin: a\.example\.com occurs twice/,
    ],
    ['a market that is none', { hosts: [{ ...host, market: 'moon' }] }, /^hosts\.0\.market: /],
    [
      'an unknown website',
      { hosts: [{ ...host, website: 'moon' }] },
      /^hosts\.0\.website: moon is not among the websites/,
    ],
    [
      'a website of every object',
      { hosts: [{ ...host, website: 'constructor' }] },
      /^hosts\.0\.website: constructor is not/,
    ],
    ['an unknown partner', { hosts: [{ ...host, partner: 'nobody' }] }, /^hosts\.0\.partner: a partner: hkexpress, /],
    [
      'guest checkout as a partner',
      { hosts: [{ ...host, partner: 'guest_checkout' }] },
      /^hosts\.0\.partner: a partner/,
    ],
    [
      'a guest host with a partner',
      { hosts: [{ ...host, guest: true, partner: 'wego' }] },
      /^hosts\.0: a guest host has no partner/,
    ],
    [
      'a website without English',
      { websites: { de: { languages: ['de'] } } },
      /^websites\.de\.languages: English must/,
    ],
    ['a language that is none', { websites: { de: { languages: ['en', 'xx'] } } }, /^websites\.de\.languages\.1: /],
    ['a currency that is none', { websites: { de: { currency: 'DEM' } } }, /^websites\.de\.currency: /],
    ['a website’s name', { websites: { 'De ': {} } }, /^websites\.De : /],
    ['an affiliate twice', { affiliates: [{ aid: 'a' }, { aid: 'a' }] }, /^affiliates\.1\.aid: a occurs twice/],
    ['an affiliate of every object', { affiliates: [{ aid: '__proto__' }] }, /^affiliates\.0\.aid: an affiliate id/],
    [
      'guest checkout for an affiliate',
      { affiliates: [{ aid: 'a', partner: 'guest_checkout' }] },
      /^affiliates\.0\.partner: /,
    ],
    ['a vertical that is none', { affiliates: [{ aid: 'a', menu: ['moon'] }] }, /^affiliates\.0\.menu\.0: /],
    ['a banner with more than text', bannerAt({ html: '<b>' }), /^affiliates\.0\.banners\.0: Unrecognized key: "html"/],
    ['a banner without title', bannerAt({ title: '' }), /^affiliates\.0\.banners\.0\.title: /],
    [
      'a banner’s picture elsewhere',
      bannerAt({ picture: 'https://evil.example/x.png' }),
      /banners\.0\.picture: the name of/,
    ],
    [
      'seven banners',
      { affiliates: [{ aid: 'a', banners: Array.from({ length: 7 }, () => banner) }] },
      /^affiliates\.0\.banners: /,
    ],
  ])('is named with its place: %s', async (_name, text, fault) => {
    expect(await faultsOf(text)).toEqual([expect.stringMatching(fault)]);
  });

  it.each([
    'javascript:alert(1)',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/..//evil.example/',
    '/city/1-tokyo/#<script>',
    '/city/1-tokyo/?x="onload=',
    'city/1/',
    '/de/city/1/',
    '/no/such/page/',
    '/signin/',
    '',
  ])('is named for a banner that leads to %j (T-13)', async (path) => {
    expect(await faultsOf(bannerAt({ path }))).toEqual([
      expect.stringMatching(/^affiliates\.0\.banners\.0\.path: the path of/),
    ]);
  });

  it('comes with all others, those between values included', async () => {
    const faults = await faultsOf({
      brand: 7,
      colours: { action: 'red', second: '#eeeeee' },
      websites: { de: { languages: ['de'] }, fr: { currency: 'FRF' } },
      hosts: [{ origin: 'nowhere' }, { ...host, website: 'moon' }, host, { ...host, guest: true, partner: 'wego' }],
      affiliates: [{ aid: 'a' }, { aid: '' }, { aid: 'a' }],
    });
    expect(faults.map((fault) => fault.split(': ')[0])).toEqual([
      'brand',
      'colours.action',
      'colours.second',
      'websites.fr.currency',
      'hosts.0.origin',
      'affiliates.1.aid',

      'hosts.1.website',
      'hosts.3',
      'hosts.2.origin',
      'hosts.3.origin',
      'affiliates.2.aid',
      'websites.de.languages',
    ]);
  });
});

describe('experiments', () => {
  const groups = [
    { id: 11, name: 'a', percent: 33.33 },
    { id: 12, name: 'b', percent: 33.33 },
    { id: 13, name: 'c', percent: 33.34 },
  ];
  const experiment = { id: 7, name: 'larger-cards', groups, state: 'running' };

  it('are those of the file; a showcase has two to look at, a shop none', async () => {
    expect((await settingsOf({ experiments: [{ ...experiment, from: '2026-11-21T00:00:00Z' }] })).experiments).toEqual([
      { ...experiment, needDye: false, from: '2026-11-21T00:00:00Z', to: null },
    ]);
    expect((await settingsOf(null)).experiments).toEqual([]);
    expect((await settingsOf(null, {})).experiments.map(({ name }) => name)).toEqual([
      'same-for-both',
      'similar-on-paper',
    ]);
  });

  it.each([
    ['percents that add up to more', { groups: [...groups, { id: 14, name: 'd', percent: 1 }] }, 'add up to 100'],
    ['percents that add up to less', { groups: groups.slice(1) }, 'add up to 100'],
    ['no groups', { groups: [] }, 'groups'],
    ['one group twice', { groups: [groups[0], groups[1], { ...groups[2], id: 11 }] }, 'an id of its own'],
    ['a thousandth of a percent', { groups: [{ id: 11, name: 'a', percent: 99.999 }] }, 'two decimal places'],
    ['another state', { state: 'paused' }, 'state'],
    ['a day that is none', { from: 'tomorrow' }, 'a moment such as'],
    ['a field that nobody knows', { weight: 1 }, 'weight'],
  ])('with %s are refused', async (_name, changes, words) => {
    expect((await faultsOf({ experiments: [{ ...experiment, ...changes }] })).join('\n')).toContain(words);
  });

  const changing = (...changes: object[]) =>
    changes.map((one, index) => ({ id: index + 1, name: `g${index}`, percent: 100 / changes.length, changes: one }));

  it('may change sections, texts, the order of results and parts of pages', async () => {
    const words = { 'Where are you going?': { en: 'Where are you going?', ja: 'どこへ行きますか？' } };
    const all = { sections: { 'home-top': 'other' }, texts: words, ranking: 'best_rated' };
    const own = { sections: { 'home-top': 'usual' }, parts: { 'activity.similar': 'hidden' } };
    const [read] = (await settingsOf({ experiments: [{ ...experiment, groups: changing(all, own) }] })).experiments;
    expect(read?.groups.map(({ changes }) => changes)).toEqual([
      { ...all, texts: { [messageIdOf('Where are you going?')]: words['Where are you going?'] } },
      own,
    ]);
  });

  it.each([
    ['a part that no page has', [{ parts: { 'home.nothing': 'hidden' } }], 'a part of pages'],
    [
      'a variant that the part has not',
      [{ parts: { 'activity.similar': 'upside-down' } }],
      'a variant that the part has',
    ],
    ['markup', [{ texts: { Search: { en: '<b>Go</b>' } } }], 'plain words'],
    ['a placeholder', [{ texts: { Search: { en: 'Go {name}' } } }], 'plain words'],
    ['another order', [{ ranking: 'most_profitable' }], 'ranking'],
    ['a section of one group alone', [{ sections: { 'home-top': 'other' } }, {}], 'or none does'],
    ['a script', [{ script: 'alert(1)' }], 'script'],
  ])('that change %s are refused', async (_name, changes, words) => {
    const groups = changing(...changes);
    expect((await faultsOf({ experiments: [{ ...experiment, groups }] })).join('\n')).toContain(words);
  });

  it('with the same id are refused', async () => {
    expect((await faultsOf({ experiments: [experiment, experiment] })).join('\n')).toContain('occurs twice');
  });
});
