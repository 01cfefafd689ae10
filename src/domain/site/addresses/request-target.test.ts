import { describe, expect, it, test } from 'vitest';

import { readAddress } from '#src/domain/site/addresses/address.ts';
import { readRequestTarget } from '#src/domain/site/addresses/request-target.ts';

describe('readRequestTarget', () => {
  it.each([
    ['/', '/', '', true],
    ['/ja/cart/', '/ja/cart/', '', true],
    ['/cart', '/cart', '', true],
    ['/search/result/?query=a?b&c=../..', '/search/result/', 'query=a?b&c=../..', true],
    ['/city/2-%E9%A6%99%E6%B8%AF/', '/city/2-%E9%A6%99%E6%B8%AF/', '', true],
    ['/city/2-%e9%a6%99/', '/city/2-%E9%A6%99/', '', false],
    ['/%64ev/outbox/', '/dev/outbox/', '', false],
    ['//dev//outbox/', '/dev/outbox/', '', false],
    ['///', '/', '', false],
    ["/a:b@c,d;e=f+g&h$i!j'k(l)*~/", "/a:b@c,d;e=f+g&h$i!j'k(l)*~/", '', true],
    ['/100%25-cotton/', '/100%25-cotton/', '', true],
    ['/a%2fb/', '/a%2Fb/', '', false],
    ['/..a/b../.../', '/..a/b../.../', '', true],
  ])('reads %s as %s', (target, path, search, exact) => {
    expect(readRequestTarget(target)).toEqual({ path, search, exact });
  });

  const hostile = [
    '..',
    '.',
    '%2e%2e',
    '%2E%2E',
    '.%2e',
    '%2e.',
    '%2e',
    '%252e%252e',
    '%252E.',
    '.%252e',
    'a%2f..%2fb',
    'a%2f%2e%2e',
    'a%252f..',
    '%5c',
    '%255c',
    '\\',
    '%00',
    '%2500',
    '%0a',
    '%0D',
    '%09',
    '%7f',
    '%ff',
    '%',
    '%zz',
  ];
  it.each(hostile)('refuses a segment %s wherever it is', (segment) => {
    for (const target of [`/${segment}`, `/x/${segment}/dev/outbox/`, `/ja/${segment}/`, `//${segment}//a?b=c`])
      expect(readRequestTarget(target)).toBeNull();
  });

  it.each(['', 'dev/outbox/', '*', 'http://localhost/dev/outbox/', '?a=b', '/cart/#/..', '/cart/?a#b'])(
    'refuses %s, which is no path and query',
    (target) => expect(readRequestTarget(target)).toBeNull(),
  );

  test('reads a path that URL does not change, and that has the same address', () => {
    const chunks = [
      '/',
      '//',
      'dev',
      '%64ev',
      '.',
      'a.b',
      '%41',
      '%c3%a9',
      'é',
      '"',
      '^',
      '|',
      '{',
      '`',
      "'",
      ' ',
      '%20',
      '%2F',
      '~',
      '\u00ff',
      ';',
      '%3b',
    ];
    let seed = 7;
    const next = (below: number): number => (seed = (seed * 48_271) % 2_147_483_647) % below;
    let read = 0;
    for (let round = 0; round < 20_000; round += 1) {
      const text = `/${Array.from({ length: next(7) }, () => chunks[next(chunks.length)]).join('')}`;
      const target = readRequestTarget(text);
      if (target === null) continue;
      read += 1;
      const { pathname } = new URL(target.path, 'https://own.invalid');
      expect(pathname).toBe(target.path);
      expect(readAddress(pathname).path).toBe(readAddress(target.path).path);
      expect(readRequestTarget(target.path)).toEqual({ ...target, search: '', exact: true });
    }
    expect(read).toBeGreaterThan(10_000);
  });
});
