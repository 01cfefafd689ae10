import { describe, expect, it } from 'vitest';

import { isSource } from '#src/domain/content/second-reading.ts';

describe('isSource', () => {
  it.each([
    ['en', true],
    ['en-GB', true],
    ['en-US', true],
    ['ja', false],
    ['zh-TW', false],
    ['enm', false],
  ])('of %s returns %s', (tag, expected) => {
    expect(isSource(tag)).toBe(expected);
  });
});
