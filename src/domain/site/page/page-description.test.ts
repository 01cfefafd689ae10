import { expect, it } from 'vitest';

import { pageDescription } from '#src/domain/site/page/page-description.ts';

it('preserves a short text, on one line', () => {
  expect(pageDescription(' Boats leave\nat 9.30 a day. ')).toBe('Boats leave at 9.30 a day.');
  expect(pageDescription('')).toBe('');
});

it('ends with the last whole sentence that fits, in any script', () => {
  const latin = `It rises from the sea. “So high!” ${'A long tale of stones and sand, with no end in sight. '.repeat(9)}`;
  expect(pageDescription(latin)).toBe(latin.slice(0, 34 + 54 * 4 - 1));
  const japanese = '海から山がそびえています。'.repeat(40);
  expect(pageDescription(japanese)).toBe('海から山がそびえています。'.repeat(23));
  const arabic = 'هل تعرف المدينة؟ '.repeat(30);
  expect(pageDescription(arabic)).toBe('هل تعرف المدينة؟ '.repeat(17).trim());
});

it('ends a sentence that is too long at a word, and at a character where there are none', () => {
  const cut = pageDescription('stone '.repeat(80));
  expect([cut.length <= 300, cut.endsWith('stone…')]).toEqual([true, true]);
  expect(pageDescription('😀'.repeat(400))).toBe(`${'😀'.repeat(299)}…`);
});

it('is as short as requested, and joins full-width sentences without a gap', () => {
  const text = 'Every price is what you pay. Nothing is added at the end.\nIt holds for ten minutes.';
  expect(pageDescription(text, 60)).toBe('Every price is what you pay. Nothing is added at the end.');
  expect(pageDescription('stone '.repeat(80), 60)).toBe(`${'stone '.repeat(9).trim()}…`);
  expect(pageDescription('每个价格均含税费。\n最后不会加收。 另行通知。')).toBe(
    '每个价格均含税费。最后不会加收。另行通知。',
  );
});
