import { expect, it } from 'vitest';

import { categoriesBeginning } from '#src/domain/search/text/category-terms.ts';

it.each([
  ['musée', ['museum']],
  ['박물관', ['museum']],
  ['博物馆', ['museum']],
  ['музей', ['museum']],
  ['муз', ['museum']],
  ['พิพิธภัณฑ์', ['museum']],
  ['Bảo  tàng ', ['museum']],
  ['Freizeitp', ['theme-park']],
  ['parque temático', ['theme-park']],
  ['一日遊', ['day-trip']],
  ['du thuyền', ['cruise']],
  ['xyz', []],
  [' ', []],
])('suggests the category for the prefix %s', (typed, found) => {
  expect(categoriesBeginning(typed)).toEqual(found);
});
