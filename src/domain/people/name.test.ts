import { expect, it } from 'vitest';

import { readName } from '#src/domain/people/name.ts';

it.each([
  ['Lee', 'Lee'],
  ['  Anne-Marie   O’Neill ', 'Anne-Marie O’Neill'],
  ['陳 大文', '陳 大文'],
  ['やまだ・はなこ', 'やまだ・はなこ'],
  ['محمد العلي', 'محمد العلي'],
  ['ณัฐพล', 'ณัฐพล'],
  ['José', 'José'],
  ['X Æ', 'X Æ'],
  ['علی\u200cرضا', 'علی\u200cرضا'],
  ['ශ්\u200dරීමා', 'ශ්\u200dරීමා'],
  ['\u200cLee\u200d', 'Lee'],
])('reads %j', (text, name) => {
  expect(readName(text)).toBe(name);
});

it.each([
  '',
  '   ',
  '-',
  '.',
  '<b>Lee</b>',
  'Lee\u0000',
  'http://x.example',
  '=1+1',
  'Lee; drop',
  'Lee 2',
  'Lee\u202e',
  '\u200d',
  'a'.repeat(81),
  `L${' '.repeat(250)}ee`,
])('refuses %j', (text) => {
  expect(readName(text)).toBeNull();
});

it('puts a name that came in two lines on one', () => {
  expect(readName('Lee\r\nWong')).toBe('Lee Wong');
});
