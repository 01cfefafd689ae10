import { describe, expect, it } from 'vitest';

import { blockFormOf, blockForms, isOpenLink, isOwnPath } from '#src/domain/content/blocks/content-block.ts';

const ownPaths = ['/', '/deals/', '/search/?q=rome&sort=price#top', '/articles/201-early/'];
const refused = [
  '',
  'deals/',
  '//elsewhere.example/',
  '/\\elsewhere.example/',
  '/a/../../admin/',
  '/with space/',
  '/"quoted"/',
  'javascript:alert(1)',
  'http://example.com/',
  'https://localhost/',
  'https://user@example.com/',
  'https://example.com:8080/',
  ' https://example.com/',
];
const foreign = ['https://example.com', 'https://www.example.com/a/b?c=%20d#e', 'HTTPS://EXAMPLE.COM/'];

describe('isOwnPath', () => {
  it.each(ownPaths)('accepts the path %s', (href) => {
    expect(isOwnPath(href)).toBe(true);
  });

  it.each([...refused, ...foreign])('refuses "%s"', (href) => {
    expect(isOwnPath(href)).toBe(false);
  });
});

describe('isOpenLink', () => {
  it.each([...ownPaths, ...foreign])('accepts %s', (href) => {
    expect(isOpenLink(href)).toBe(true);
  });

  it.each(refused)('refuses "%s"', (href) => {
    expect(isOpenLink(href)).toBe(false);
  });
});

describe('blockFormOf', () => {
  it('returns the form of a kind of block', () => {
    expect(blockFormOf('quote')).toBe(blockForms.quote);
  });

  it.each(['text', 'script', 'toString', ''])('returns null for "%s", which is written without a fence', (kind) => {
    expect(blockFormOf(kind)).toBeNull();
  });
});
