import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { formatShort } from '#src/domain/site/language/formats-short.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1099, '1k'],
  [1100, '1.1k'],
  [1549, '1.5k'],
  [2000, '2k'],
  [9999, '9.9k'],
  [10_000, '10k+'],
  [123_456, '123k+'],
  [999_999, '999k+'],
  [1_000_000, '1000k+'],
  [9_999_999, '9999k+'],
  [10_000_000, '999K+'],
  [12_345_678, '999K+'],
])('shortens %i to %s (RU-20)', (count, text) => {
  expect(formatShort(count, 'en')).toBe(text);
});

it('writes the decimal sign of the language', () => {
  expect(formatShort(1549, 'de')).toBe('1,5k');
  expect(formatShort(1549, 'ja')).toBe('1.5k');
});

it('is never longer than six characters and never promises more than there are', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 31 - 1 }), (count) => {
      const text = formatShort(count, 'en');
      expect(text.length).toBeLessThanOrEqual(6);
      expect(Number.parseFloat(text) * (text.includes('k') ? 1000 : 1)).toBeLessThanOrEqual(count);
    }),
  );
});
