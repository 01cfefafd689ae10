import { expect, it } from 'vitest';

import { describedIn } from '#src/web/shared/page-head/described-in.ts';

it('a page is described by its own text where that is in the visitor’s language, and by a default text elsewhere', () => {
  const text = { text: 'A tower above the bay.', lang: 'en' };
  expect(describedIn('en', text, 'Tour')).toBe('A tower above the bay.');
  expect(describedIn('en-GB', text, 'Tour')).toBe('A tower above the bay.');
  expect(describedIn('de', text, 'Turm: Termine und Preise.')).toBe('Turm: Termine und Preise.');
  expect(describedIn('ms-MY', { text: 'Menara', lang: 'ms' }, 'x')).toBe('Menara');
});

it('Hong Kong reads the text of Taiwan rather than none', () => {
  expect(describedIn('zh-HK', { text: '塔', lang: 'zh-TW' }, 'x')).toBe('塔');
});
