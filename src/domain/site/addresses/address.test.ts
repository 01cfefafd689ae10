import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { jumpTo, localPath, readAddress, safeJump } from '#src/domain/site/addresses/address.ts';
import { defaultLanguage, languageCodes } from '#src/domain/site/language/languages.ts';

describe('reading a path', () => {
  it.each([
    ['/', 'en', '/', '/'],
    ['', 'en', '/', '/'],
    ['/de', 'de', '/', '/de/'],
    ['/de/', 'de', '/', '/de/'],
    ['/en/', 'en', '/', '/'],
    ['/en/search/result/', 'en', '/search/result', '/search/result/'],
    ['/zh-tw/activity/12-night-market', 'zh-TW', '/activity/12-night-market', '/zh-TW/activity/12-night-market/'],
    ['/ZH_HK/cart/', 'zh-HK', '/cart', '/zh-HK/cart/'],
    ['/search//result///', 'en', '/search/result', '/search/result/'],
    ['/de/de/', 'de', '/de', '/de/de/'],
    ['/xx/cart/', 'en', '/xx/cart', '/xx/cart/'],
    ['/constructor/', 'en', '/constructor', '/constructor/'],
  ])('%s', (raw, language, path, canonical) => {
    expect(readAddress(raw)).toEqual({ language, path, canonical });
  });

  const prefixed = languageCodes.filter((code) => code !== defaultLanguage);

  it('knows the 24 languages of RU-5 and Arabic by their prefix', () => {
    expect(prefixed.toSorted().join(' ')).toBe(
      'ar-SA de en-AU en-CA en-GB en-HK en-IN en-MY en-NZ en-PH en-SG en-US es fr id it ja ko ms-MY ru th vi zh-CN zh-HK zh-TW',
    );
  });

  it.each(prefixed)('accepts /%s/, and corrects another spelling together with a missing slash', (code) => {
    expect(readAddress(`/${code}/cart/`)).toEqual({ language: code, path: '/cart', canonical: `/${code}/cart/` });
    for (const spelled of [code.toLowerCase(), code.toUpperCase(), code.replace('-', '_')]) {
      expect(readAddress(`/${spelled}/cart`)).toEqual({ language: code, path: '/cart', canonical: `/${code}/cart/` });
    }
  });

  it.each([
    ['/en', '/'],
    ['/EN/cart', '/cart/'],
    ['/en/en/cart', '/en/cart/'],
    ['/en/de/cart', '/de/cart/'],
    ['//en//cart//', '/cart/'],
  ])('%s is requested at %s: /en/ is no prefix (RU-27)', (raw, canonical) => {
    expect(readAddress(raw)).toMatchObject({ language: 'en', canonical });
  });

  it.each(['/zh/', '/pt/', '/pt-BR/', '/en-XX/', '/zh--TW/', '/de%00/', '/%64e/', '/ｄｅ/', '/de./', '/__proto__/'])(
    '%s begins with no language of ours',
    (raw) => {
      expect(readAddress(raw)).toMatchObject({ language: 'en', canonical: raw });
    },
  );

  it.each([
    '//evil.example',
    '///evil.example/',
    '/\\evil.example',
    '\\\\evil.example',
    '//de//evil.example//',
    '/de//evil.example',
    '/de/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '//evil.example/%2e%2e',
    '/%2f/evil.example',
    '/%2f%2fevil.example',
    '/%5c%5cevil.example',
    'http://evil.example/',
    'https:evil.example',
    '//user@evil.example:80/x',
    '/;//evil.example',
  ])('never sends a visitor to another host: %s', (raw) => {
    const { canonical } = readAddress(raw);
    expect(canonical).toMatch(/^\/(?![/\\])/);
    expect(new URL(canonical, 'https://own.example/deep/page/').origin).toBe('https://own.example');
  });

  it('names no host and ends in a slash, whatever was requested', () => {
    const chunk = fc.constantFrom('/', '\\', '.', '..', 'de', 'EN', 'zh_tw', '%2f', ':', '@', 'evil.example', 'a-b');
    fc.assert(
      fc.property(
        fc.array(chunk, { maxLength: 12 }).map((parts) => parts.join('')),
        (raw) => {
          const { canonical } = readAddress(`/${raw}`);
          expect(canonical.startsWith('//')).toBe(false);
          expect(new URL(canonical, 'https://own.example').host).toBe('own.example');
          expect(canonical.endsWith('/')).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('writes a path in a language', () => {
    expect(localPath('en', '/')).toBe('/');
    expect(localPath('ja', '/')).toBe('/ja/');
    expect(localPath('en', '/cart')).toBe('/cart/');
    expect(localPath('ar-SA', '/cart')).toBe('/ar-SA/cart/');
  });
});

const hostile = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  'https:evil.example',
  'https://evil.example/',
  'HTTPS://evil.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/\u0000/evil.example',
  '／／evil.example',
  '／evil.example',
  '/cart\r\nSet-Cookie: _pt=x',
  '//evil.example/%2f..',
  '///user@own.example@evil.example',
  'evil.example',
  '@evil.example',
  '?next=//evil.example',
];

const encodings: readonly [string, (text: string) => string][] = [
  ['as it is', (text) => text],
  ['encoded once', encodeURIComponent],
  ['encoded twice', (text) => encodeURIComponent(encodeURIComponent(text))],
  [
    'every byte encoded',
    (text) => Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''),
  ],
  ['with encoded slashes and backslashes', (text) => text.replaceAll('/', '%2F').replaceAll('\\', '%5C')],
  ['after a slash', (text) => `/${text}`],
];

describe('where sign-in leads', () => {
  it.each(hostile.flatMap((form) => encodings.map(([name, encode]) => [form, name, encode(form)] as const)))(
    'stays here for %j %s',
    (_form, _name, value) => {
      const jump = safeJump(value);
      expect(jump).toMatch(/^\/(?![/\\])/);
      expect(jump).toMatch(/^[\x21-\x7e]+$/);
      const base = 'https://own.example';
      expect(new URL(jump, `${base}/de/signin/`).origin).toBe(base);
    },
  );

  it.each(hostile.map((form) => [form]))('leads home for %j', (form) => {
    expect(safeJump(encodeURIComponent(form))).toBe('/');
  });

  it.each([
    '/',
    '/cart/',
    '/de/activity/12-night-market/?date=2026-12-01&from=list#packages',
    '/search/result/?query=a%26b',
    '/ja/search/result/?query=%E6%9D%B1%E4%BA%AC',
    '/platform/pay/?order=K7M2P9QXTA',
    '/signing-up/',
  ])('follows %s unchanged', (path) => {
    expect(safeJump(encodeURIComponent(path))).toBe(path);
  });

  it.each([
    null,
    undefined,
    '',
    '%',
    '%E0%A4%A',
    '/signin/',
    '/de/signin',
    '/zh-tw//signin//',
    '/signin/?signin_jump=%2Fsignin%2F',
    `/${'a'.repeat(2048)}`,
  ])('leads home for %j', (value) => {
    expect(safeJump(value)).toBe('/');
  });

  it('stays here for anything', () => {
    const chunk = fc.constantFrom(
      '/',
      '\\',
      '%2f',
      '%5c',
      '%252f',
      '%09',
      '%0d%0a',
      '.',
      '..',
      ':',
      '@',
      '?',
      '#',
      'https:',
      'evil.example',
      '\u3000',
      '\ud800',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(chunk, fc.string()), { maxLength: 10 }), (parts) => {
        const jump = safeJump(parts.join(''));
        expect(new URL(jump, 'https://own.example').host).toBe('own.example');
        expect(jump).toMatch(/^\/(?![/\\])[\x21-\x7e]*$/);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the requested return path (spec §2)', () => {
  it('preserves the query, without secrets', () => {
    const query = new URLSearchParams({
      q: 'a b',
      token: 'x',
      code: '1',
      otp: '2',
      card: '3',
      admin_preview_mode: '4.y',
    });
    expect(decodeURIComponent(jumpTo('/ja/cart/', query))).toBe('/ja/cart/?q=a+b');
    expect(decodeURIComponent(jumpTo('/cart/', new URLSearchParams()))).toBe('/cart/');
    expect(decodeURIComponent(jumpTo('/cart/', new URLSearchParams({ q: 'x'.repeat(2_048) })))).toBe('/cart/');
  });
});
