import { describe, expect, it } from 'vitest';

import { pages } from '#src/contract/pages.ts';
import { cacheableAnswer, readBeside } from '#src/web/shared/offline/cached-responses.ts';
import {
  besideOf,
  cacheNames,
  filesOf,
  isScannerPath,
  isGone,
  isIn,
  storedUntil,
  languageOf,
  offlinePage,
  outdated,
  documentCopy,
  documentReference,
  roadOf,
  voucherReference,
} from '#src/web/shared/offline/offline-rules.ts';

const origin = 'https://www.example.com';
const road = (path: string, mode = 'navigate', method = 'GET'): string =>
  roadOf({ method, mode, address: new URL(path, origin) }, origin);

describe('how a request is answered', () => {
  it.each([
    ['/assets/frame-x1.js', 'cors', 'asset'],
    ['/assets/frame-x1.js', 'navigate', 'asset'],
    ['/brand/meander.css', 'no-cors', 'beside'],
    ['/favicon.svg', 'no-cors', 'beside'],
    ['/', 'navigate', 'page'],
    ['/ja/user/orders/', 'navigate', 'page'],
    ['/voucher/K7QX2M9DPA/?key=abc', 'navigate', 'page'],
    ['/v1/ordersrv/vouchers/K7QX2M9DPA/voucher.pdf?lang=ja', 'navigate', 'paper'],
    ['/xos_gc/v1/ordersrv/vouchers/K7QX2M9DPA/visit.ics', 'no-cors', 'paper'],
    // Passes, which wallets store themselves, and requests for data or pictures.
    ['/v1/ordersrv/vouchers/K7QX2M9DPA/voucher.pkpass', 'no-cors', 'leave'],
    ['/v1/ordersrv/vouchers/K7QX2M9DPA', 'cors', 'leave'],
    ['/pictures/harbour-dusk-12/card.avif', 'no-cors', 'leave'],
    ['/user/orders/', 'cors', 'leave'],
    ['https://pay.example.com/assets/x.js', 'no-cors', 'leave'],
    ['https://pay.example.com/', 'navigate', 'leave'],
  ])('%s (%s): %s', (path, mode, expected) => {
    expect(road(path, mode)).toBe(expected);
  });

  it('never intercepts a request that changes something', () => {
    expect(road('/signin/', 'navigate', 'POST')).toBe('leave');
    expect(road('/assets/x.js', 'cors', 'POST')).toBe('leave');
  });
});

describe('a voucher', () => {
  it('is known by its page in every language, and by its documents', () => {
    expect(voucherReference('/voucher/K7QX2M9DPA/')).toBe('K7QX2M9DPA');
    expect(voucherReference('/ar-SA/voucher/K7QX2M9DPA/')).toBe('K7QX2M9DPA');
    expect(voucherReference('/voucher/K7QX2M9DPA/more/')).toBeNull();
    expect(voucherReference('/user/orders/K7QX2M9DPA/')).toBeNull();
    expect(documentReference('/v1/ordersrv/vouchers/K7QX2M9DPA/visit.ics')).toBe('K7QX2M9DPA');
    expect(languageOf('/ja/voucher/K7QX2M9DPA/')).toBe('ja');
    expect(languageOf('/voucher/K7QX2M9DPA/')).toBe('en');
  });

  it('is stored for thirty days after the day of its visit', () => {
    const until = new Date(storedUntil('2026-11-22T09:00:00Z')).toISOString();
    expect(until).toBe('2026-12-23T09:00:00.000Z');
  });

  it('is gone where the shop says so, and not where the shop only fails', () => {
    const [mine, linked] = [{ byLink: false }, { byLink: true }];
    for (const by of [mine, linked]) {
      for (const status of [401, 403, 404, 410]) expect(isGone({ status, type: 'basic' }, by)).toBe(true);
      for (const status of [200, 304, 429, 500, 503]) expect(isGone({ status, type: 'basic' }, by)).toBe(false);
    }
    // To the sign-in: of an account that is signed out, or of a link whose cookie has ended.
    expect(isGone({ status: 0, type: 'opaqueredirect' }, mine)).toBe(true);
    expect(isGone({ status: 0, type: 'opaqueredirect' }, linked)).toBe(false);
  });
});

const page =
  '<!DOCTYPE html><html lang="ja" dir="ltr" data-partner="meander"><head><link rel="icon" href="/favicon.svg"/>' +
  '<link rel="manifest" href="/manifests/meander.ja.webmanifest"/><link rel="stylesheet" href="/assets/a-1.css"/>' +
  '<link rel="modulepreload" href="/assets/b-2.js"/></head><body><a id="try-again" class="x" href="/ja/offline/">再試行</a>' +
  '<ul id="kept-vouchers" class="y"></ul><script type="application/json">{"a":"\\u003c/script>"}</script>' +
  '<script type="module" src="/assets/b-2.js" async=""></script></body></html>';

describe('a cached page', () => {
  it('has no scripts, names what it needs, and is marked', () => {
    const copy = documentCopy(page);
    expect(copy).not.toMatch(/<script|modulepreload|\.js|manifest/);
    expect(copy).toContain('<html data-kept="" lang="ja"');
    expect(copy).toContain('</body></html>');
    expect(besideOf(copy)).toEqual(['/favicon.svg', '/assets/a-1.css']);
  });

  it('is cached only in the requested theme and language', () => {
    expect(isIn(page, { theme: 'meander', language: 'ja' })).toBe(true);
    expect(isIn(page, { theme: 'agoda', language: 'ja' })).toBe(false);
    expect(isIn(page, { theme: 'meander', language: 'en' })).toBe(false);
  });

  it('links to the intended page and the vouchers, with their titles as text', () => {
    const path = '/ja/voucher/K7QX2M9DPA/';
    const shown = offlinePage(documentCopy(page), '/ja/search/result/?query=%22><b>&sort=x', [
      { path, title: '<img src=x onerror=alert(1)> & $& "tea"', when: '12月1日' },
    ]);
    expect(shown).toContain('href="/ja/search/result/?query=%22&#62;&#60;b&#62;&#38;sort=x"');
    expect(shown).toContain(
      `<li><a href="${path}">&#60;img src=x onerror=alert(1)&#62; &#38; $&#38; &#34;tea&#34;</a>`,
    );
    expect(shown).not.toContain('<img');
    expect(offlinePage(page, '/', [])).toContain('<ul id="kept-vouchers" class="y"></ul>');
  });
});

it('deletes caches of older formats, and no others', () => {
  expect(outdated([...Object.values(cacheNames), 'kept-pages-0', 'kept-away', 'of-another'])).toEqual([
    'kept-pages-0',
    'kept-away',
  ]);
});

it('caches a response with its policies and metadata, in any script', () => {
  const given = new Headers({ 'content-security-policy': "default-src 'none'", 'content-encoding': 'br', etag: '"1"' });
  const about = { address: '/ja/voucher/K7QX2M9DPA/', byLink: true, title: '東京タワー', until: 12, at: 3 };
  const cached = cacheableAnswer('page', { headers: given }, about);
  expect(readBeside(cached)).toEqual({ when: '', made: '', ...about });
  expect(cached.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect([cached.headers.get('content-encoding'), cached.headers.get('etag')]).toEqual([null, null]);
  expect(readBeside(cacheableAnswer(null, new Response(null), {}))).toMatchObject({
    until: Number.POSITIVE_INFINITY,
    at: 0,
  });
});

describe('the scanner’s page', () => {
  it('is known in every language, and nothing beneath it', () => {
    expect(isScannerPath(`${pages.scan.pattern.source}/`)).toBe(true);
    expect(['/scan/', '/ja/scan/', '/ar-SA/scan/'].map(isScannerPath)).toEqual([true, true, true]);
    expect(['/', '/scan/more/', '/scanner/'].map(isScannerPath)).toEqual([false, false, false]);
  });

  it('is cached with everything it references and its scripts load, and nothing from another host', () => {
    const html = `<link rel="stylesheet" href="/assets/a.css"><link rel="icon" href="/favicon.svg"><script src="/assets/a.js"></script><a href="/cart/">x</a>`;
    const loaded = [
      `${origin}/assets/a.js`,
      `${origin}/assets/words-ja.js`,
      `${origin}/brand/meander.css`,
      `${origin}/v1/gatewaysrv/csrftoken`,
      'https://pay.example.com/assets/x.js',
    ];
    expect(filesOf(html, loaded, origin).toSorted()).toEqual([
      '/assets/a.css',
      '/assets/a.js',
      '/assets/words-ja.js',
      '/brand/meander.css',
      '/favicon.svg',
    ]);
  });
});
