import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { pages } from '#src/contract/pages.ts';
import type { ThemeName } from '#src/domain/partner.ts';
import { localPath } from '#src/domain/site/address.ts';
import { hostRow, type HostRow } from '#src/domain/site/hosts.ts';
import {
  backendLanguage,
  isLanguage,
  languageCodes,
  languages,
  type LanguageCode,
} from '#src/domain/site/languages.ts';
import type { Platform } from '#src/domain/site/platform.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import { allPartners, partnerNamed } from '#src/partners/partners.ts';
import { showcaseHosts } from '#src/server/hosts.ts';
import { screens } from '#src/web/screens.ts';
import { pairwise, product, type Row } from './pairs.ts';
import { expectedOf, layoutOf, places, type Expected, type PlaceName } from './places.ts';
import { openWholeSite, type WholeSite } from './site.ts';

const hosts = showcaseHosts('http://localhost:3000');
const own = ['localhost', 'cn.localhost'];
const foreign = 'shop.example';

const agents: Readonly<
  Record<string, { readonly agent: string; readonly platform: Platform; readonly isBot: boolean }>
> = {
  desktop: device('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'desktop'),
  iPhone: device('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', 'mobile'),
  Android: device('Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'mobile'),
  app: device('Mozilla/5.0 (Linux; Android 15) MeanderApp/5.6', 'mobile'),
  'mini-program': device('Mozilla/5.0 (Windows NT 10.0) MicroMessenger/7.0 miniProgramEnv/Windows', 'mobile'),
  OpenHarmony: device('Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36', 'mobile'),
  bot: device('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', 'desktop', true),
};

function device(agent: string, platform: Platform, isBot = false) {
  return { agent, platform, isBot };
}

const partnerNames = allPartners.map(({ name }) => name);
const themes = ['', ...partnerNames, '104', 'nobody'];
const placeNames = Object.keys(places);

const dimensions = {
  host: [...hosts.map(({ host }) => host), foreign],
  language: languageCodes,
  device: Object.keys(agents),
  theme: themes,
  place: placeNames,
};

/**
 * A pair of everything in `npm test`. With `--mode whole` our own hosts with every language, theme and page, the others
 * with every language and page, each on a desktop and a phone; further devices come in pairs.
 */
const rows: readonly Row<typeof dimensions>[] =
  import.meta.env.MODE === 'whole'
    ? [
        ...product({ ...dimensions, host: own, device: ['desktop', 'iPhone'], theme: ['', ...partnerNames] }),
        ...product({
          ...dimensions,
          host: dimensions.host.filter((host) => !own.includes(host)),
          device: ['desktop', 'iPhone'],
          theme: [''],
        }),
        ...pairwise(dimensions),
      ]
    : pairwise(dimensions);

const notice = 'Storm over the bay';
let whole: WholeSite;
beforeAll(async () => {
  whole = await openWholeSite({
    notice: { id: 'storm', texts: { en: notice }, path: null },
    // A foreign host is walked too.
    developerPagesPublic: true,
    allowHostOverride: true,
  });
}, 180_000);
afterAll(() => whole.close());

it('visits every page that is built', () => {
  expect(placeNames).toEqual(expect.arrayContaining(Object.keys(screens)));
});

it.each(languageCodes)(
  'every site stands on every device and in every theme, in %s',
  { timeout: 1_200_000 },
  async (language) => {
    const mine = rows.filter((row) => row.language === language);
    expect(mine.length).toBeGreaterThanOrEqual(placeNames.length);
    for (const row of mine) {
      const faults = await faultsOf(row, language);
      if (faults.length > 0) throw new Error(`${JSON.stringify(row)}\n${faults.join('\n')}`);
    }
  },
);

async function faultsOf(
  { host, device: name, theme, place }: Row<typeof dimensions>,
  language: LanguageCode,
): Promise<string[]> {
  const { agent = '', platform = 'desktop', isBot = false } = agents[name] ?? {};
  const row = hostRow(hosts, host) ?? hosts[0];
  const visit = { row, language, platform, asked: theme, place: place as PlaceName };
  const expected = expectedOf(visit, hosts);
  const answer = await whole.server.inject({
    url: expected.url,
    headers: { host: `${host}:3000`, 'user-agent': agent },
  });
  const look = new Look();
  look.same('status', answer.statusCode, expected.status);
  look.same('location', answer.headers.location ?? null, expected.location);
  look.cookies([answer.headers['set-cookie'] ?? []].flat(), { expected, row, language, platform });
  look.same('foreign host', answer.body.includes(foreign) || JSON.stringify(answer.headers).includes(foreign), false);
  if (expected.location !== null) return look.faults;
  const isShared = answer.headers['cache-control'] === 'private, no-cache';
  look.same('kept for all or for nobody', isShared || answer.headers['cache-control'] === 'no-store', true);
  if (!answer.body.includes(stateMark)) return [...look.faults, `no page of ours: ${answer.body.slice(0, 500)}`];
  const page = new Page(answer.body);
  look.document(page, { expected, row, language, platform, isBot });
  look.head(page, { expected, language, place: visit.place });
  look.frame(page, { expected, language, platform, place: visit.place });
  return look.faults;
}

const stateMark = '<script id="meander-state"';

/** A page's markup, and the state that it hands to the browser. */
class Page {
  readonly markup: string;
  readonly header: string;
  readonly footer: string;
  readonly site: SitePart;

  constructor(html: string) {
    const at = html.indexOf(stateMark);
    this.markup = html.slice(0, at);
    this.header = /<header[\s\S]*?<\/header>/.exec(html)?.[0] ?? '';
    // The last one: a sheet may have a foot of its own.
    this.footer = html.match(/<footer[\s\S]*?<\/footer>/g)?.at(-1) ?? '';
    // Written by our own server a moment ago.
    this.site = (JSON.parse(/>(.*?)<\/script>/s.exec(html.slice(at))?.[1] ?? '{}') as { site: SitePart }).site;
  }

  has(text: string): boolean {
    return this.markup.includes(text);
  }
}

type About = {
  readonly expected: Expected;
  readonly row: HostRow;
  readonly language: LanguageCode;
  readonly platform: Platform;
};

class Look {
  readonly faults: string[] = [];

  same(what: string, found: unknown, wanted: unknown): void {
    const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
    if (a !== b) this.faults.push(`${what}: found ${a}, expected ${b}`);
  }

  cookies(texts: readonly string[], { expected, row, language, platform }: About): void {
    const set = new Map(texts.map((text) => [text.slice(0, text.indexOf('=')), text.slice(text.indexOf('=') + 1)]));
    this.same('cookie lang', set.get('lang'), `${language}; Path=/; Max-Age=2592000; SameSite=Lax`);
    this.same('cookie platform', set.get('platform'), `${platform}; Path=/; SameSite=Lax`);
    this.same(
      'cookie currency',
      set.get('currency'),
      `${currencyOf(row, language)}; Path=/; Max-Age=604800; SameSite=Lax`,
    );
    const util = /^(\w+)\.[\w-]{43}; Path=\/; Max-Age=864000; SameSite=Lax; HttpOnly$/.exec(set.get('util') ?? '')?.[1];
    this.same('cookie util', util, expected.keepsTheme ? expected.theme : undefined);
    this.same('cookie affiliate', set.get('affiliate'), undefined);
  }

  document({ markup, site }: Page, { expected, row, language, platform, isBot }: About & { isBot: boolean }): void {
    const [html = ''] = /<html[^>]*>/.exec(markup) ?? [];
    this.same('lang', attribute(html, 'lang'), language);
    this.same('dir', attribute(html, 'dir'), language === 'ar-SA' ? 'rtl' : 'ltr');
    this.same('platform of the document', attribute(html, 'data-platform'), platform);
    this.same('theme of the document', attribute(html, 'data-partner'), expected.theme);
    this.same('its sheet', markup.includes(`href="/brand/${expected.theme}.css"`), true);
    const { host, origin, market, marketId, currency, partner, isBot: bot } = site;
    this.same(
      'the site',
      { host, origin, market, marketId, currency, partner, bot },
      {
        host: row.host,
        origin: row.origin,
        market: row.market,
        marketId: row.market === 'cn' ? 2 : 1,
        currency: currencyOf(row, language),
        partner: expected.theme,
        bot: isBot,
      },
    );
    this.same('language of the state', [site.language, site.backendLanguage], [language, backendLanguage(language)]);
    this.same('languages', site.supportLanguages, languageCodes);
    this.same('toggles', site.util.toggles, expected.toggles);
    this.same('guest checkout', site.util.isGuestCheckout, row.isGuest);
    this.same('rates', site.currencyRate['HKD'], '1');
  }

  head(
    page: Page,
    { expected, language, place }: { expected: Expected; language: LanguageCode; place: PlaceName },
  ): void {
    const isThere = expected.status === 200;
    const robots = isThere ? pages[place as keyof typeof pages].robots : 'noindex';
    this.same('robots', /<meta name="robots" content="([^"]*)"/.exec(page.markup)?.[1] ?? 'index', robots);
    const at = (code: LanguageCode): string => expected.canonicalOrigin + localPath(code, places[place].path);
    const canonical = /<link rel="canonical" href="([^"]*)"/.exec(page.markup)?.[1];
    if (isThere) this.same('canonical', canonical, at(language));
    const alternates = [...page.markup.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)];
    const wanted = [...languageCodes.map((code) => [code, at(code)]), ['x-default', at('en')]];
    this.same(
      'hreflang',
      alternates.map(([, code, href]) => [code, href]),
      isThere ? wanted : [],
    );
  }

  frame(
    page: Page,
    {
      expected,
      language,
      platform,
      place,
    }: { expected: Expected; language: LanguageCode; platform: Platform; place: PlaceName },
  ): void {
    const { toggles, theme, status } = expected;
    const layout = layoutOf(place, status);
    const isPlain = layout === 'blank' || layout === 'partnership';
    const isHome = place === 'home';
    const at = (path: string): string => `href="${localPath(language, path)}`;
    const { header } = page;
    this.same('cart', header.includes(at('/cart')), toggles.cart && !isPlain);
    if (!toggles.cart) this.same('no way to the cart', page.has(`${at('/cart')}"`), false);
    if (!toggles.userCentre) this.same('no way to the user centre', page.has(at('/signin')), false);
    if (platform === 'desktop')
      this.same('user centre', header.includes(at('/signin')), toggles.userCentre && !isPlain);
    this.same('search', page.has('id="header-search"'), toggles.search && !isPlain && !isHome);
    if (isHome)
      this.same('search of home', page.has(`action="${localPath(language, '/search/result')}"`), toggles.search);
    if (isHome) this.same('banner', /^<header class="[^"]*_picture_/.test(header), toggles.banner);
    const row = header.includes(at('/search/result'));
    this.same('secondary nav', row, toggles.secondaryNav && platform === 'desktop' && !isPlain && !isHome);
    if (place === 'city') this.same('breadcrumb', page.has('aria-current="page"'), toggles.breadcrumb);
    if (place === 'activity') this.same('recommendations', page.has('id="similar"'), toggles.recommendations);
    const hasNotice = layout === 'default' || layout === 'activity-booking-options';
    this.same('notice', page.has(notice), toggles.globalNotice && hasNotice);
    const isFull = layout === 'errors' || (layout === 'default' && pages[place as keyof typeof pages].footer);
    this.same('footer', page.footer.includes('href="mailto:'), toggles.footer && isFull);
    const title = titleOf(theme);
    for (const { title: one } of allPartners)
      if (one === title) this.same('its name', header.includes(`>${one}<`), true);
      else this.same(`the name of ${one}`, header.includes(`>${one}<`), false);
  }
}

function attribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
}

function currencyOf({ market }: HostRow, language: LanguageCode): string {
  return market === 'cn' ? 'CNY' : languages[language].currency;
}

/** Guest and express checkout are ours, under no other name. */
function titleOf(theme: ThemeName): string | null {
  return theme === 'meander' || theme === 'guest_checkout' || theme === 'express_check_out'
    ? null
    : (partnerNamed(theme)?.title ?? null);
}

describe('what search engines follow', () => {
  const indexed = (['home', 'city', 'activity'] as const).map((place) => [place, places[place].path] as const);

  it.each(indexed)(
    'the languages of %s lead to one another, and each is its own canonical',
    { timeout: 180_000 },
    async (_place, path) => {
      for (const { host, origin } of hosts.filter(({ isGuest, partner }) => !isGuest && partner === null)) {
        const first = await ask(host, localPath('en', path));
        const links = [...first.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)];
        expect(links).toHaveLength(languageCodes.length + 1);
        for (const [, code = '', href = ''] of links) {
          expect(href.startsWith(`${origin}/`)).toBe(true);
          const html = await ask(host, href.slice(origin.length));
          expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(href);
          expect(/<html lang="([^"]*)"/.exec(html)?.[1]).toBe(isLanguage(code) ? code : 'en');
          expect([...html.matchAll(/<link rel="alternate" [^>]*>/g)].map(String)).toEqual(
            [...first.matchAll(/<link rel="alternate" [^>]*>/g)].map(String),
          );
        }
      }
    },
  );

  async function ask(host: string, url: string): Promise<string> {
    const headers = { host: `${host}:3000`, 'user-agent': agents['bot']?.agent ?? '' };
    const answer = await whole.server.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    return answer.body;
  }
});

describe('another host to look at', () => {
  /** Sends the call as a page of ours does, with a token of its own. */
  async function lookAt(host: string | null) {
    const headers = { host: 'localhost:3000', 'sec-fetch-site': 'same-origin' };
    const token = await whole.server.inject({ url: '/v1/gatewaysrv/csrftoken', headers });
    return whole.server.inject({
      method: 'POST',
      url: '/v1/devsrv/host',
      headers: { ...headers, 'x-csrf-token': token.json().result.token },
      cookies: Object.fromEntries(token.cookies.map(({ name, value }) => [name, value])),
      payload: { host },
    });
  }

  it('is shown from the call that names it to the call that takes it back', async () => {
    const named = await lookAt('cn.localhost');
    expect(named.json()).toEqual({ success: true, result: { host: 'cn.localhost' } });
    const cookie = named.cookies.find(({ name }) => name === 'host_override');
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', maxAge: 63_072_000, path: '/' });
    const headers = { host: 'localhost:3000', 'user-agent': agents['desktop']?.agent ?? '' };
    const cookies = { host_override: cookie?.value ?? '' };
    const { site } = new Page((await whole.server.inject({ url: '/', headers, cookies })).body);
    expect(site).toMatchObject({ market: 'cn', currency: 'CNY', host: 'localhost', origin: 'http://localhost:3000' });
    const taken = await lookAt(null);
    expect(taken.cookies).toContainEqual(expect.objectContaining({ name: 'host_override', value: '', maxAge: 0 }));
  });

  it.each(['evil.example', 'CN.localhost', 'cn.localhost:3000', '', '__proto__'])('is none of %j', async (host) => {
    const answer = await lookAt(host);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.cookies.filter(({ name }) => name === 'host_override')).toEqual([]);
  });

  it('is not set without the token of a page of ours', async () => {
    const answer = await whole.server.inject({
      method: 'POST',
      url: '/v1/devsrv/host',
      headers: { host: 'localhost:3000' },
      payload: { host: 'cn.localhost' },
    });
    expect(answer.statusCode).toBe(403);
    expect(answer.cookies).toEqual([]);
  });
});
