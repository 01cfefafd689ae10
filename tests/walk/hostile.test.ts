import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { cookies } from '#src/contract/site/cookies.ts';
import { pages } from '#src/contract/pages.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { openWholeSite, type WholeSite } from './site.ts';

let whole: WholeSite;
beforeAll(async () => {
  whole = await openWholeSite();
}, 300_000);
afterAll(() => whole.close());

const mark = 'mrk7391';

/** Hostile values: other hosts, markup, ends of lines, names of the language, far too much. */
const values = [
  `//evil.example/${mark}`,
  `https://evil.example/${mark}`,
  String.raw`/\evil.example`,
  `javascript:alert('${mark}')`,
  `"><img src=x onerror=${mark}>`,
  `</script><script>${mark}</script>`,
  `'-${mark}-'`,
  `${mark}\u2028\u2029`,
  `${mark}%0d%0aset-cookie:%20${mark}=1`,
  `{{${mark}}} \${${mark}}`,
  `../../${mark}/etc/passwd`,
  `'; drop table ${mark}; --`,
  '__proto__',
  'constructor',
  'NaN',
  '1e309',
  '-1',
  '9223372036854775808',
  '%',
  '%00',
  '\u0661\u0662',
  'x'.repeat(6_000),
] as const;

const cookieNames = [...Object.keys(cookies), '__proto__', 'constructor', 'consent'];

/** Spec §7, and what machines between add or pretend. */
const headerNames = [
  'accept-language',
  'currency',
  'token',
  '_pt',
  'version',
  'x-requested-with',
  'x-klook-kepler-id',
  'x-klook-tint',
  'x-klook-page-open-id',
  'x-klook-host',
  'x-klook-affiliate-aid',
  'x-klook-affiliate-pid',
  'x-klook-user-residence',
  'x-klook-market',
  'x-klook-traffic-channel',
  'x-platform',
  'x-csrf-token',
  'x-klook-debug-mode',
  'user-agent',
  'origin',
  'referer',
  'host',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-for',
  'sec-fetch-dest',
  'sec-fetch-site',
  'accept-encoding',
  'if-none-match',
];

const watched = Object.values(pages).flatMap((row) => row.watched);
const queryNames = [
  ...new Set([
    ...watched,
    '_currency',
    '_writing',
    'util',
    'airline_id',
    'aid',
    'wid',
    'aff_pid',
    'signin_jump',
    'k_lang',
    'k_currency',
    'admin_preview_mode',
    'text_debug',
    'lng',
    'lat',
    'date',
    'order',
    'theme',
    'airline_id[]',
    '__proto__',
  ]),
];

/** Pages that are cached, pages that are personal, addresses of nothing, and calls of the API. */
const places = [
  '/',
  '/ja/search/result/',
  '/activity/1006/',
  '/ar-SA/city/10/',
  '/signin/',
  '/platform/pay/',
  '/cart/',
  '/voucher/ABCDEFGH23/',
  '/404/',
  '/zh-tw/city/1',
  '/nothing/at/all/',
  '/v2/usrcsrv/component/page/home',
  '/v3/userserv/user/profile_service/get_simple_profile_by_token',
  '/v2/usrcsrv/search/suggest',
];

type RequestInput = {
  readonly url: string;
  readonly headers?: Record<string, string>;
  readonly cookie?: string;
};

async function send({ url, headers = {}, cookie }: RequestInput): Promise<LightMyRequestResponse> {
  return whole.server.inject({ url, headers: cookie === undefined ? headers : { ...headers, cookie } });
}

const origins = (): ReadonlySet<string> => new Set(whole.site.hosts.map(({ origin }) => origin));

/** What is wrong with an answer, in words; nothing when all is well. */
function faultsOf(answer: LightMyRequestResponse, requested: RequestInput): string[] {
  const { location } = answer.headers;
  const heads = JSON.stringify({ ...answer.headers, location: '' });
  const leads = location === undefined ? null : new URL(location, 'http://localhost:3000');
  const found = [
    ...(answer.statusCode >= 500 ? [`answers ${answer.statusCode}`] : []),
    ...(leads === null || origins().has(leads.origin) ? [] : [`leads to ${leads.origin}`]),
    ...(location?.startsWith('//') === true ? [`leads to ${location}`] : []),
    ...(heads.includes(mark) || heads.includes('evil.example') ? ['reflects in a header'] : []),
    ...(reflects(answer.payload) ? ['reflects in the page'] : []),
  ];
  return found.map((fault) => `${JSON.stringify(requested).slice(0, 200)}: ${fault}`);
}

/** Markup of ours with foreign text: that text outside of quotes and escapes. */
function reflects(payload: string): boolean {
  return [
    `<img src=x onerror=${mark}`,
    `<script>${mark}`,
    `href="javascript:`,
    `"//evil.example`,
    `="https://evil.example`,
  ].some((text) => payload.includes(text));
}

/** Each value once for each name; the place goes round, so that each sees all kinds. */
async function sweep(
  names: readonly string[],
  askedWith: (name: string, value: string, place: string) => RequestInput,
): Promise<string[]> {
  const found: string[] = [];
  let turn = 0;
  for (const name of names) {
    for (const value of values) {
      const requested = askedWith(name, value, places[turn % places.length] ?? '/');
      turn += 1;
      found.push(...faultsOf(await send(requested), requested));
    }
  }
  return found;
}

/** A header cannot hold every character; what is left of it is hostile enough. */
function sendable(value: string): string {
  return value.replaceAll(/[^\u0020-\u007e]/g, '?');
}

describe('whatever is sent, no answer fails, reflects it or leads away', () => {
  test('in a cookie', { timeout: 120_000 }, async () => {
    const found = await sweep(cookieNames, (name, value, url) => ({
      url,
      cookie: `${name}=${sendable(value).replaceAll(/[;,]/g, '.')}`,
    }));
    expect(found).toEqual([]);
  });

  test('in a header', { timeout: 120_000 }, async () => {
    const found = await sweep(headerNames, (name, value, url) => ({ url, headers: { [name]: sendable(value) } }));
    expect(found).toEqual([]);
  });

  test('in a query', { timeout: 120_000 }, async () => {
    const found = await sweep(queryNames, (name, value, url) => ({
      url: `${url}?${name}=${encodeURIComponent(value)}`,
    }));
    expect(found).toEqual([]);
  });

  test('in a query that is not encoded, doubled or cut short', { timeout: 120_000 }, async () => {
    const found = await sweep(queryNames.slice(0, 12), (name, value, url) => ({
      url: `${url}?${name}=${sendable(value).replaceAll(' ', '+').replaceAll('#', '')}&${name}=2&${name}`,
    }));
    expect(found).toEqual([]);
  });

  test('the places are what they are taken for', async () => {
    const statuses: Record<string, number> = {};
    for (const url of places) statuses[url] = (await send({ url })).statusCode;
    expect(statuses).toEqual({
      '/': 200,
      '/ja/search/result/': 200,
      '/activity/1006/': 301,
      '/ar-SA/city/10/': 301,
      '/signin/': 200,
      '/platform/pay/': 302,
      '/cart/': 200,
      '/voucher/ABCDEFGH23/': 302,
      '/404/': 404,
      '/zh-tw/city/1': 301,
      '/nothing/at/all/': 404,
      '/v2/usrcsrv/component/page/home': 200,
      '/v3/userserv/user/profile_service/get_simple_profile_by_token': 200,
      '/v2/usrcsrv/search/suggest': 200,
    });
  });

  test('the check itself sees a reflection and a way out', () => {
    const planted = {
      statusCode: 302,
      headers: { location: '//evil.example/' },
      payload: `<img src=x onerror=${mark}>`,
    };
    // Only what the check looks at is there.
    expect(faultsOf(planted as unknown as LightMyRequestResponse, { url: '/' })).toHaveLength(3);
  });
});

const wanderers = [
  '//evil.example',
  '///evil.example/',
  '/%5cevil.example',
  '//evil.example/%2e%2e',
  '/%2f%2fevil.example',
  '/%09/evil.example',
  '/https:evil.example',
  '/https://evil.example',
  '/..//evil.example',
  '/.//evil.example/',
];

describe('no redirect leads to another site', () => {
  test.each(wanderers)('%s stays here in every language', async (path) => {
    for (const language of ['', ...languageCodes.map((code) => `/${code}`), '/EN', '/zh_tw']) {
      for (const url of [`${language}${path}`, `${language}${path}/`, `${path}/city/1`]) {
        const requested = { url };
        expect(faultsOf(await send(requested), requested)).toEqual([]);
      }
    }
  });

  test.each(['/platform/pay/', '/user/orders/ABCDEFGH23/', '/ja/platform/pay/'])(
    'the way to the sign-in page from %s and back stays here',
    async (path) => {
      for (const value of values) {
        const requested = { url: `${path}?next=${encodeURIComponent(value)}&token=secret` };
        const answer = await send(requested);
        expect(faultsOf(answer, requested)).toEqual([]);
        const location = answer.headers.location?.toString() ?? '';
        expect(location).toMatch(/^\/(ja\/)?signin\/\?signin_jump=%2F/);
        expect(location).not.toContain('secret');
        const jump = new URL(location, 'http://localhost:3000').searchParams.get('signin_jump') ?? '';
        expect(jump.length).toBeLessThanOrEqual(2_048);
      }
    },
  );
});
