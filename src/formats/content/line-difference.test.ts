import { expect, it } from 'vitest';

import { lineDifference } from '#src/formats/content/line-difference.ts';

it.each([
  ['the same', 'a\nb', 'a\nb', []],
  ['a line more', 'a\nc', 'a\nb\nc', ['+ b']],
  ['a line less', 'a\nb\nc', 'a\nc', ['- b']],
  ['another line', 'a\nb\nc', 'a\nx\nc', ['- b', '+ x']],
  ['something out of nothing', '', 'a', ['- ', '+ a']],
])('describes %s', (_name, before, after, expected) => {
  expect(lineDifference(before, after)).toEqual(expected);
});

it('describes texts that have next to nothing in common as a replacement', () => {
  const [old, fresh] = ['old', 'new'].map((name) => Array.from({ length: 700 }, (_, n) => `${name} ${n}`));
  const expected = lineDifference(['same', ...(old ?? [])].join('\n'), ['same', ...(fresh ?? [])].join('\n'));
  expect([expected[0], expected[700], expected[701], expected.length]).toEqual(['- same', '- old 699', '+ same', 1402]);
});
