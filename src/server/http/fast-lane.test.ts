import { request as ask, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { testCaller, testSite } from '../../../tests/site.ts';
import type { Deps } from '#src/actions/deps.ts';
import { linkPassText } from '#src/domain/shared/tokens/link-pass.ts';
import { webServer, type FastLane } from '#src/server/http/fast-lane.ts';
import { holdPreviews } from '#src/server/context/held-previews.ts';
import { refuseForeignHosts } from '#src/server/http/host-checks.ts';
import { showcaseHosts } from '#src/server/context/hosts.ts';
import { assignments, type Experiment } from '#src/domain/site/choices/experiments.ts';
import { PageCache } from '#src/server/pages/cache/page-cache.ts';
import { sign } from '#src/server/context/signing.ts';
import { systemIds } from '#src/server/config/ids.ts';
import { pageVariants } from '#src/server/cookies/variants.ts';
import { webPages } from '#src/server/pages/web-pages.ts';

const origin = 'http://localhost:3000';
const browser = {
  host: 'localhost:3000',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};
const [key] = testSite.cookieKeys;

let app: FastifyInstance;
let experiments: readonly Experiment[] = [];
let taken: boolean[];
let made: number;
let now: number;
let drawnFor: (string | null)[];

beforeEach(async () => {
  [taken, made, now, drawnFor] = [[], 0, 1_000_000, []];
  const lane: { take: FastLane } = { take: () => false };
  const watched = {
    take: (...reported: Parameters<FastLane>) => {
      const isTaken = lane.take(...reported);
      taken.push(isTaken);
      return isTaken;
    },
  };
  app = Fastify({
    serverFactory: (framework) =>
      webServer(framework, watched, { refuse: (response) => response.writeHead(400).end() }),
  });
  await app.register(cookie);
  const site = { ...testSite, hosts: showcaseHosts(origin) };
  refuseForeignHosts(app, site.hosts);
  app.addHook('onRequest', (request, _reply, done) => {
    const path = request.headers['x-holds'];
    if (typeof path === 'string' && path !== '')
      holdPreviews(request, [{ id: 'a', kind: 'content', path, asOf: 'infinity', expiresAt: '' }]);
    done();
  });
  lane.take = webPages(app, {
    // No call is made: the stub that draws the pages needs none.
    deps: { clock: () => now } as Deps,
    site,
    cache: new PageCache({ clock: () => now, freshMs: 30_000, longestMs: 300_000, maxBytes: 10_000_000 }),
    assetsOf: () => ({ styles: [], fonts: [], scripts: [], entry: '' }),
    callerOf: async () => testCaller,
    anonymousCaller: (_entry, residence) => {
      drawnFor.push(residence);
      return testCaller;
    },
    variants: pageVariants(
      { experiments, clock: () => now, ids: systemIds, log: { info: () => undefined } },
      { https: false, cookieKeys: testSite.cookieKeys },
    ),
    // The word of a proxy; only "HK" is named by content, and it is believed with the second header alone.
    residents: {
      claimed: ({ 'x-country': country }) => country === 'HK',
      of: ({ headers }) => (headers['x-country'] === 'HK' && headers['x-trusted'] === 'yes' ? 'HK' : null),
    },
    siteNow: async (chosen) => ({ ...chosen, currencyRate: {}, menu: [] }),
    renderPage: async ({ url, site: { currency, variants = [] } }) => {
      made += 1;
      if (variants.length > 0)
        return { kind: 'page', status: 200, page: null, html: Buffer.from(`group ${variants[0]?.group}`) };
      return { kind: 'page', status: 200, page: null, html: Buffer.from(`${url.pathname} in ${currency}, ${made}`) };
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

describe('the fast lane', () => {
  it('sends what the framework sends, head and body', async () => {
    const first = await requested('/city/1-tokyo/');
    const second = await requested('/city/1-tokyo/');
    expect(taken).toEqual([false, true]);
    expect(second).toEqual(first);
    expect(first.headers['set-cookie']).toContain('lang=en; Path=/; Max-Age=2592000; SameSite=Lax');
    expect(made).toBe(1);
  });

  it('sends no body for HEAD, and 304 to clients that have the page', async () => {
    const { headers } = await requested('/city/1-tokyo/');
    expect(await requested('/city/1-tokyo/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    const again = await requested('/city/1-tokyo/', { headers: { 'if-none-match': headers.etag } });
    expect(again).toMatchObject({ status: 304, body: '' });
    expect(again.headers['content-type']).toBeUndefined();
    expect(taken).toEqual([false, true, true]);
  });

  it('depends on the cookies of each visitor', async () => {
    for (const currency of ['JPY', 'EUR', 'JPY', 'EUR']) {
      const { body } = await requested('/city/1-tokyo/', { headers: { cookie: `currency=${currency}` } });
      expect(body).toContain(`in ${currency}`);
    }
    expect(taken).toEqual([false, false, true, true]);
  });

  describe('with an experiment that acts on pages', () => {
    beforeAll(() => {
      experiments = [
        {
          id: 7,
          name: 'on-pages',
          groups: [
            { id: 71, name: 'a', percent: 50, changes: { parts: { 'activity.similar': 'mist' } } },
            { id: 72, name: 'b', percent: 50, changes: { parts: { 'activity.similar': 'hidden' } } },
          ],
          needDye: false,
          state: 'running',
          from: null,
          to: null,
        },
      ];
    });
    afterAll(() => (experiments = []));

    const groupOf = (id: string): number | undefined => assignments(experiments, id, now)[0]?.group.id;
    const ids = Array.from({ length: 40 }, (_, index) => `${'v'.repeat(20)}${String(index).padStart(2, '0')}`);
    const cookieOf = (id: string): string => `kepler_id=${sign(id, 'kepler', key)}`;

    it('sends each visitor the page of their own group, from the lane too, and never another’s', async () => {
      for (const id of [...ids, ...ids]) {
        const { body, headers } = await requested('/city/1-tokyo/', { headers: { cookie: cookieOf(id) } });
        expect(body).toBe(`group ${groupOf(id)}`);
        expect(headers['set-cookie']?.some((line) => line.startsWith('kepler_id='))).not.toBe(true);
      }
      // One page for each group, however many visitors.
      expect(made).toBe(2);
      expect(taken.filter(Boolean).length).toBeGreaterThanOrEqual(ids.length);
    });

    it('gives a newcomer an id with the page of its group, and believes no id of another’s making', async () => {
      for (const cookie of [undefined, `kepler_id=${ids[0]}.${'c'.repeat(43)}`]) {
        const first = await requested('/city/1-tokyo/', cookie === undefined ? {} : { headers: { cookie } });
        const given =
          first.headers['set-cookie']?.find((line) => /^kepler_id=[\w-]+\./.test(line))?.split(';')[0] ?? '';
        const again = await requested('/city/1-tokyo/', { headers: { cookie: given } });
        expect(first.body).toMatch(/^group 7[12]$/);
        expect(again.body).toBe(first.body);
      }
    });

    it('shows bots what everybody sees without one, and gives them no id (RU-22)', async () => {
      const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' };
      const { body, headers } = await requested('/city/1-tokyo/', {
        headers: { ...bot, cookie: cookieOf(ids[0] ?? '') },
      });
      expect(body).not.toContain('group');
      expect(headers['set-cookie']?.join()).not.toContain('kepler_id=');
    });
  });

  it('deletes a cookie with a foreign signature, and retains ours', async () => {
    const word = 'b'.repeat(22);
    const forged = `device_id=${word}.${'c'.repeat(43)}`;
    const ours = `device_id=${sign(word, 'device', key)}`;
    await requested('/city/1-tokyo/', { headers: { cookie: ours } });
    const reported = [];
    for (const text of [forged, ours, forged]) {
      const { headers } = await requested('/city/1-tokyo/', { headers: { cookie: text } });
      reported.push(headers['set-cookie']?.some((line) => line.startsWith('device_id=;')));
    }
    expect(reported).toEqual([true, false, true]);
    expect(taken).toEqual([false, true, true, true]);
  });

  it('is not for other methods, redirects, pages of one visitor, or hosts of others', async () => {
    for (const path of ['/city/1-tokyo', '/cart/', '/nowhere/']) {
      await requested(path);
      await requested(path);
    }
    await requested('/city/1-tokyo/');
    await requested('/city/1-tokyo/', { method: 'POST' });
    expect((await requested('/city/1-tokyo/', { headers: { host: 'evil.example' } })).status).toBe(421);
    expect(taken).not.toContain(true);
  });

  it('leaves an aged page to the framework, which makes it again', async () => {
    await requested('/city/1-tokyo/');
    now += 30_001;
    expect((await requested('/city/1-tokyo/')).body).toBe('/city/1-tokyo/ in USD, 1');
    await vi.waitFor(async () => expect((await requested('/city/1-tokyo/')).body).toBe('/city/1-tokyo/ in USD, 2'));
    expect([made, taken.at(-1)]).toEqual([2, true]);
  });
});

describe('a page with something for residents of Hong Kong', () => {
  it('is made once for them and once for all others', async () => {
    const from = (country: string, trusted = 'yes') =>
      requested('/city/1-tokyo/', { headers: { 'x-country': country, 'x-trusted': trusted } });
    const bodies = [await from('HK'), await from('US'), await from('HK'), await from('US')].map(({ body }) => body);
    expect(bodies).toEqual([1, 2, 1, 2].map((time) => `/city/1-tokyo/ in USD, ${time}`));
    expect(drawnFor).toEqual(['HK', null]);
    // The lane, which trusts no proxy, leaves them to the framework; all others pass it.
    expect(taken).toEqual([false, false, false, true]);
  });

  it('is the common one for visitors who only claim to live there', async () => {
    const { body } = await requested('/city/1-tokyo/', { headers: { 'x-country': 'HK' } });
    expect([body, drawnFor]).toEqual(['/city/1-tokyo/ in USD, 1', [null]]);
    expect((await requested('/city/1-tokyo/')).body).toBe(body);
  });
});

describe('a preview (T-16)', () => {
  const tokyo = '/city/1-tokyo';
  /** A browser with the pass of a preview link; the server has looked up what that opens. */
  const holder = (path: string, signedBy = key): Record<string, string> => {
    const pass = linkPassText([{ kind: 'preview', subject: 'a'.repeat(32), version: 0, untilSeconds: 4_000_000_000 }]);
    return { cookie: `link_pass=${sign(pass, 'link_pass of localhost', signedBy)}`, 'x-holds': path };
  };

  it('is rendered each time, not cached and not indexed', async () => {
    const plain = await requested(`${tokyo}/`);
    const first = await requested(`${tokyo}/`, { headers: holder(tokyo) });
    await requested(`${tokyo}/`, { headers: holder(tokyo) });
    expect(first.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    expect([made, taken]).toEqual([3, [false, false, false]]);
    expect((await requested(`${tokyo}/`)).body).toBe(plain.body);
  });

  it('opens no other page', async () => {
    const plain = await requested(`${tokyo}/`);
    const other = await requested(`${tokyo}/`, { headers: holder('/city/2-osaka') });
    expect([other.body, other.headers['x-robots-tag']]).toEqual([plain.body, undefined]);
    expect(made).toBe(1);
  });

  it('that was revoked, or of which the pass is none of ours, is as if it were not there', async () => {
    const plain = await requested(`${tokyo}/`);
    for (const headers of [holder(''), { ...holder('', 'another key') }]) {
      const odd = await requested(`${tokyo}/`, { headers });
      expect([odd.body, odd.headers['cache-control']]).toEqual([plain.body, plain.headers['cache-control']]);
    }
    expect(made).toBe(1);
  });
});

type RequestInput = { readonly method?: string; readonly headers?: Readonly<Record<string, string | undefined>> };

function requested(
  path: string,
  { method = 'GET', headers = {} }: RequestInput = {},
): Promise<{ readonly status: number | undefined; readonly headers: IncomingHttpHeaders; readonly body: string }> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = ask({ port, host: '127.0.0.1', path, method, headers: { ...browser, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _date, ...rest } = response.headers;
        resolve({ status: response.statusCode, headers: rest, body: Buffer.concat(chunks).toString() });
      });
    });
    sent.on('error', reject).end();
  });
}

it.each([
  [false, 'keep-alive'],
  [true, 'close'],
] as const)('answers of a process that is draining (%s) leave the connection %s', async (isDraining, connection) => {
  const server = webServer(
    (_request, response) => void response.end('done'),
    { take: () => false },
    { refuse: (response) => response.end(), isDraining: () => isDraining },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // It listens on TCP.
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  expect([await answer.text(), answer.headers.get('connection')]).toEqual(['done', connection]);
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
