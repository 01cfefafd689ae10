import { expect, it } from 'vitest';

import { lineDifference } from '#src/domain/content/terms/line-difference.ts';

it.each([
  ['the same', 'a\nb', 'a\nb', []],
  ['a line more', 'a\nc', 'a\nb\nc', ['+ b']],
  ['a line less', 'a\nb\nc', 'a\nc', ['- b']],
  ['another line', 'a\nb\nc', 'a\nx\nc', ['- b', '+ x']],
  ['something out of nothing', '', 'a', ['- ', '+ a']],
])('tells %s', (_name, before, after, told) => {
  expect(lineDifference(before, after)).toEqual(told);
});
