import { expect, it } from 'vitest';

import { pageTitle } from '#src/domain/site/page/page-title.ts';

it('ends with the brand', () => {
  expect(pageTitle('Museums | Meander', 'Meander')).toBe('Museums | Meander');
  expect(pageTitle('Page not found', 'Meander')).toBe('Page not found');
});

it('names the brand once', () => {
  expect(pageTitle('Best on Meander | Meander', 'Meander')).toBe('Best on Meander');
  expect(pageTitle('Meanderのベスト | Meander', 'Meander')).toBe('Meanderのベスト');
  expect(pageTitle('Meander: things to do', 'Meander')).toBe('Meander: things to do');
  expect(pageTitle('Meandering rivers | Meander', 'Meander')).toBe('Meandering rivers | Meander');
  expect(pageTitle('A & B (tickets) | A & B', 'A & B')).toBe('A & B (tickets)');
});
