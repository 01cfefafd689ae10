import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { pages } from '#src/contract/pages.ts';
import { localPath, readAddress } from '#src/domain/site/addresses/address.ts';
import { hostRow } from '#src/domain/site/hosts.ts';
import { isLanguage, languageCodes, type LanguageCode } from '#src/domain/site/language/languages.ts';
import type { Platform } from '#src/domain/site/page/platform.ts';
import { allPartners } from '#src/partners/partners.ts';
import { showcaseHosts } from '#src/server/context/hosts.ts';
import { screens } from '#src/web/screens.ts';
import { pairwise, product, type Row } from './pairs.ts';
import { openCustomer, type Customer } from './customer.ts';
import { Look, notice, Page, stateMark } from './look.ts';
import { readMarkup } from './markup.ts';
import { innerLinks, pageFaults } from './page-faults.ts';
import { expectedOf, places, type Place, type PlaceName } from './places.ts';
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

const isWhole = import.meta.env.MODE === 'whole';

const dimensions = {
  host: [...hosts.map(({ host }) => host), foreign],
  language: languageCodes,
  device: Object.keys(agents),
  theme: themes,
  place: placeNames,
};

/** Languages that meet every page in `npm test`: both directions, three kinds of writing, and the longest words. */
const met: readonly LanguageCode[] = ['en', 'de', 'ja', 'zh-HK', 'ar-SA'];

/** Half of the partners meet every page on their own hosts, the others by a link to one of these. */
const linked = new Set<string>(
  allPartners.filter(({ name }, at) => at % 2 === 1 && name !== 'guest_checkout').map(({ name }) => name),
);
const linkedHosts = new Set(
  allPartners.filter(({ name }) => linked.has(name)).map(({ match }) => `${match.host}.localhost`),
);
const metDimensions = {
  ...dimensions,
  host: dimensions.host.filter((host) => !linkedHosts.has(host)),
  language: met,
  theme: themes.filter((theme) => !isPartner(theme) || linked.has(theme)),
};

function isPartner(theme: string): boolean {
  return allPartners.some(({ name }) => name === theme);
}

/**
 * In `npm test` a pair of everything, but of page with language, host and partner only for those above: for the others
 * pages take turns. With `--mode whole` our own hosts with every language, theme and page, the others with every language and page,
 * each on a desktop and a phone; further devices come in pairs.
 */
const rows: readonly Row<typeof dimensions>[] = isWhole
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
  : [...pairwise(metDimensions), ...takingTurns()];

function takingTurns(): Row<typeof dimensions>[] {
  const { host, device: agent, theme } = dimensions;
  const language = languageCodes.filter((code) => !met.includes(code));
  return pairwise({ host, language, device: agent, theme }).map((row, index) => ({
    ...row,
    place: placeNames[index % placeNames.length] ?? '',
  }));
}

let whole: WholeSite;
let customer: Customer;
beforeAll(async () => {
  whole = await openWholeSite({
    notice: { id: 'storm', texts: { en: notice }, path: null },
    // A foreign host is walked too.
    developerPagesPublic: true,
    allowHostOverride: true,
  });
}, 300_000);
afterAll(() => whole.close());

it('visits every page that is built', () => {
  expect(placeNames).toEqual(expect.arrayContaining(Object.keys(screens)));
});

it.each(languageCodes)(
  'every site stands on every device and in every theme, in %s',
  { timeout: 1_200_000 },
  async (language) => {
    const mine = rows.filter((row) => row.language === language);
    expect(mine.length).toBeGreaterThanOrEqual(isWhole || met.includes(language) ? placeNames.length : hosts.length);
    for (const row of mine) {
      const { faults } = await visit(row, language);
      if (faults.length > 0) throw new Error(`${JSON.stringify(row)}\n${faults.join('\n')}`);
    }
  },
);

type Visited = { readonly faults: readonly string[]; readonly url: string; readonly answer: LightMyRequestResponse };

async function visit(
  { host, device: name, theme, place }: Row<typeof dimensions>,
  language: LanguageCode,
): Promise<Visited> {
  const { agent = '', platform = 'desktop', isBot = false } = agents[name] ?? {};
  const row = hostRow(hosts, host) ?? hosts[0];
  const visited = { row, language, platform, requestedTheme: theme, place: place as PlaceName };
  const expected = expectedOf(visited, hosts);
  const { url } = expected;
  const answer = await whole.server.inject({ url, headers: { host: `${host}:3000`, 'user-agent': agent } });
  const look = new Look();
  look.same('status', answer.statusCode, expected.status);
  look.same('location', answer.headers.location ?? null, expected.location);
  look.cookies([answer.headers['set-cookie'] ?? []].flat(), { expected, row, language, platform });
  look.same('foreign host', answer.body.includes(foreign) || JSON.stringify(answer.headers).includes(foreign), false);
  const { faults } = look;
  if (expected.location !== null) return { faults, url, answer };
  const isShared = answer.headers['cache-control'] === 'private, no-cache';
  look.same('kept for all or for nobody', isShared || answer.headers['cache-control'] === 'no-store', true);
  if (!answer.body.includes(stateMark)) faults.push(`unknown page: ${answer.body.slice(0, 500)}`);
  else {
    const page = new Page(answer.body);
    look.document(page, { expected, row, language, platform, isBot });
    look.head(page, { expected, language, place: visited.place });
    look.frame(page, { expected, language, platform, place: visited.place });
  }
  return { faults, url, answer };
}

/** Where the pages lead that were looked at: the host and the address, and a page that has the link. */
const links = new Map<string, { readonly host: string; readonly href: string; readonly from: string }>();

/**
 * Returns a page's own faults; its links are collected for later. Not those to itself in another language or currency,
 * which answer as it does (what is not there is the page /404/ there), nor to documents, which separate tests open.
 */
function documentFaults(html: string, at: { readonly host: string; readonly url: string }, language: LanguageCode) {
  for (const href of innerLinks(html))
    if (![pathOf(at.url), '/404'].includes(pathOf(href)) && !href.startsWith('/v1/'))
      links.set(`${at.host} ${kindOf(href)}`, { host: at.host, href, from: at.url });
  // The editors' page of every block exists in English only.
  const promised = pathOf(at.url).startsWith('/jenga/') ? 'en' : language;
  return pageFaults(html, promised).map((fault) => `${at.host}${at.url} ${fault}`);
}

function pathOf(href: string): string {
  return readAddress(new URL(href, 'http://localhost').pathname).path;
}

/**
 * Returns one name for links with the same kind of response: those that only lead back to one place or another, and in
 * the sample those that differ in language, number or query.
 */
function kindOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://localhost');
  const names = [...searchParams.keys()].toSorted();
  if (!isWhole) return `${pathOf(pathname).replaceAll(/\d+[^/]*/g, '0')} ${names.join(' ')}`;
  for (const name of ['back', 'signin_jump', '_currency', '_writing']) searchParams.delete(name);
  return `${pathname} ${searchParams} ${names.join(' ')}`;
}

describe('every page by itself', () => {
  const looked = {
    host: ['localhost', 'jinair.localhost', 'guest.localhost'],
    language: ['en', 'ja', 'ar-SA'],
    device: ['desktop', 'iPhone'],
    theme: [''],
    place: placeNames,
  } as const;
  const cookies = new Set(['Cookies', 'Cookie', 'ملفات تعريف الارتباط']);
  const documents: readonly Row<typeof dimensions>[] = isWhole ? product(looked) : pairwise(looked);

  // Not before: what the visitor gets ends within the hour, and the whole walk is longer.
  beforeAll(async () => {
    customer = await openCustomer(whole);
  }, 300_000);

  it.each(looked.language)(
    'is valid, and has one heading, its words, sized pictures and structured data that can be read, in %s',
    { timeout: 1_200_000 },
    async (language) => {
      const found: string[] = [];
      for (const row of documents.filter((one) => one.language === language)) {
        const { faults, url, answer } = await visit(row, language);
        const isPage = answer.body.includes(stateMark);
        found.push(...faults.map((fault) => `${row.host}${url} ${fault}`));
        found.push(...(isPage ? documentFaults(answer.body, { host: row.host, url }, language) : []));
      }
      expect(found).toEqual([]);
    },
  );

  it('also holds for a customer who has signed in and bought', { timeout: 1_200_000 }, async () => {
    const found: string[] = [];
    const rows = { ...looked, host: ['localhost'], place: placeNames.filter(isPersonal) };
    for (const { language, device: name, place } of isWhole ? product(rows) : pairwise(rows)) {
      const code = looked.language.find((one) => one === language) ?? 'en';
      const { path, query } = placeOf(place);
      const url = localPath(code, path) + (query === undefined ? '' : `?${query}`);
      const headers = { host: 'localhost:3000', 'user-agent': agents[name]?.agent ?? '', cookie: customer.cookie };
      const { statusCode, body } = await whole.server.inject({ url, headers });
      const robots = /<meta name="robots" content="([^"]*)"/.exec(body)?.[1];
      const wanted = pages[place as keyof typeof pages].robots;
      if (statusCode !== 200 || robots !== wanted) found.push(`${url} answers ${statusCode} for robots ${robots}`);
      found.push(...documentFaults(body, { host: 'localhost', url }, code));
    }
    expect(found).toEqual([]);
  });

  it('leads only to what is there', { timeout: 1_200_000 }, async () => {
    const wrong: string[] = [];
    for (const { host, href, from } of links.values()) {
      const headers = { host: `${host}:3000`, 'user-agent': agents['desktop']?.agent ?? '', cookie: customer.cookie };
      const { statusCode } = await whole.server.inject({ url: href, headers });
      if (statusCode >= 400) wrong.push(`${host}${href} answers ${statusCode}, on ${from}`);
    }
    expect(links.size).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it('is the same for a robot, but for the way to the cookies (RU-22)', { timeout: 600_000 }, async () => {
    for (const [index, place] of placeNames.entries()) {
      const language = looked.language[index % 3] ?? 'en';
      const row = { host: 'localhost', language, theme: '', place };
      const [person, robot] = [
        await visit({ ...row, device: 'desktop' }, language),
        await visit({ ...row, device: 'bot' }, language),
      ];
      expect(robot.faults, place).toEqual([]);
      expect(robot.answer.statusCode, place).toBe(person.answer.statusCode);
      expect(readable(robot.answer.body), place).toEqual(readable(person.answer.body));
    }
  });

  /** All words and pictures. A robot agrees to no cookies: the button at the end that opens that choice is left out. */
  function readable(html: string): readonly string[] {
    const { words, elements } = readMarkup(html);
    const said = words.filter(({ text, within }) => !(cookies.has(text) && within.at(-1)?.tag === 'button'));
    return [
      ...said.map(({ text }) => text.trim()),
      ...elements.flatMap(({ tag, attributes }) => (tag === 'img' ? [attributes.get('src') ?? ''] : [])),
    ];
  }

  function placeOf(place: string): Place {
    const name = place as PlaceName;
    return customer.places[name] ?? places[name];
  }

  /** Whether a page shows a customer what it does not show an outsider. */
  function isPersonal(place: string): boolean {
    return place === 'cart' || place in customer.places || pages[place as keyof typeof pages]?.auth === true;
  }
});

describe('what is not there', () => {
  it.each([
    ['a destination', '/city/99999-nowhere'],
    ['an activity', '/activity/99999-nothing'],
    ['an attraction', '/poi/99999'],
    ['a kind of places', '/poi/castleList'],
    ['a theme', '/theme-v2/999-none'],
    ['deals of a place', '/deals/city/99999-nowhere'],
    ['deals of a country', '/deals/coureg/999-nowhere'],
    ['a billboard', '/billboard/999-none'],
    ['a value pack', '/value-pack/999-none'],
    ['an event', '/referralcoupon/specialevent/999'],
    ['a group', '/referralcoupon/group/none'],
    ['a secret price', '/community/secretprice/none'],
    ['a partner’s coupon', '/partnership/phone_coupon/none'],
    ['the result of a partner’s coupon', '/partnership/phone_coupon/none/failed-redeem'],
    ['a test page', '/jenga/page-test/none'],
    ['a campaign', '/triple-treate-challenge-2'],
    ['a side of sustainability', '/sustainability-our-profits'],
    ['a legal text', '/conditions-of-none'],
    ['a language of a legal text', '/xx/policy'],
  ])('%s is answered in every language with the not-found page, for nobody to find', async (_what, path) => {
    for (const language of ['en', 'ja', 'ar-SA'] as const) {
      const url = localPath(language, path);
      const headers = { host: 'localhost:3000', 'user-agent': agents['desktop']?.agent ?? '' };
      const { statusCode, body } = await whole.server.inject({ url, headers });
      expect(statusCode, url).toBe(404);
      expect(body).toContain('<meta name="robots" content="noindex"');
      expect(body).not.toMatch(/rel="(canonical|alternate)" href/i);
      expect(/<html lang="([^"]*)"/.exec(body)?.[1]).toBe(language);
      expect(pageFaults(body, language)).toEqual([]);
    }
  });
});

describe('what search engines follow', () => {
  const indexed = (['home', 'city', 'activity'] as const).map((place) => [place, places[place].path] as const);

  it.each(indexed)(
    'the languages of %s lead to one another, and each is its own canonical',
    { timeout: 180_000 },
    async (_place, path) => {
      for (const { host, origin } of hosts.filter(({ isGuest, partner }) => !isGuest && partner === null)) {
        const first = await send(host, localPath('en', path));
        const links = [...first.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/g)];
        expect(links).toHaveLength(languageCodes.length + 1);
        for (const [, code = '', href = ''] of links) {
          expect(href.startsWith(`${origin}/`)).toBe(true);
          const html = await send(host, href.slice(origin.length));
          expect(/<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]).toBe(href);
          expect(/<html lang="([^"]*)"/.exec(html)?.[1]).toBe(isLanguage(code) ? code : 'en');
          expect([...html.matchAll(/<link rel="alternate" [^>]*>/g)].map(String)).toEqual(
            [...first.matchAll(/<link rel="alternate" [^>]*>/g)].map(String),
          );
        }
      }
    },
  );

  async function send(host: string, url: string): Promise<string> {
    const headers = { host: `${host}:3000`, 'user-agent': agents['bot']?.agent ?? '' };
    const answer = await whole.server.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    return answer.body;
  }
});

describe('another host to look at', () => {
  /** Sends the call as a page of ours does, with its own token. */
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
