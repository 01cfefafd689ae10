import { expect, it } from 'vitest';

import { lineDifference } from '#src/formats/content/line-difference.ts';

it.each([
  ['the same', 'a\nb', 'a\nb', []],
  ['a line more', 'a\nc', 'a\nb\nc', ['+ b']],
  ['a line less', 'a\nb\nc', 'a\nc', ['- b']],
  ['another line', 'a\nb\nc', 'a\nx\nc', ['- b', '+ x']],
  ['something out of nothing', '', 'a', ['- ', '+ a']],
])('describes %s', (_name, before, after, told) => {
  expect(lineDifference(before, after)).toEqual(told);
});

it('describes texts that have next to nothing in common as a replacement', () => {
  const [old, fresh] = ['old', 'new'].map((name) => Array.from({ length: 700 }, (_, n) => `${name} ${n}`));
  const told = lineDifference(['same', ...(old ?? [])].join('\n'), ['same', ...(fresh ?? [])].join('\n'));
  expect([told[0], told[700], told[701], told.length]).toEqual(['- same', '- old 699', '+ same', 1402]);
});
