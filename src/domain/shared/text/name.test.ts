import { expect, it } from 'vitest';

import { checkName, readName } from '#src/domain/shared/text/name.ts';

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
  ['Aaaa s/o Bbbb', 'Aaaa s/o Bbbb'],
  ['Aaaa a/l Bbbb', 'Aaaa a/l Bbbb'],
  ['Aaaa @ Bbbb', 'Aaaa @ Bbbb'],
  ['甲乙‧丙丁', '甲乙‧丙丁'],
  ['Aaaa Bbbb (Cccc)', 'Aaaa Bbbb (Cccc)'],
  ['Aaaa\u2011Bbbb', 'Aaaa\u2011Bbbb'],
  ['Aaaa 2nd', 'Aaaa 2nd'],
  ['Aaaa 3º', 'Aaaa 3º'],
  ['O’Bbbb', 'O’Bbbb'],
  ["D'Bbbb", "D'Bbbb"],
  ['Kaʻahumanu', 'Kaʻahumanu'],
  ['Aa Öz', 'Aa Öz'],
  ['x'.repeat(120), 'x'.repeat(120)],
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
  'Lee 2 Wong',
  'a@b.example',
  'Lee@',
  '@ Lee',
  'www.example/x',
  'and/or',
  '12345th',
  'Lee & Co',
  'a'.repeat(121),
  '𠮷'.repeat(121),
  `L${' '.repeat(250)}ee`,
])('refuses %j', (text) => {
  expect(readName(text)).toBeNull();
});

it('puts a name that came in two lines on one', () => {
  expect(readName('Lee\r\nWong')).toBe('Lee Wong');
});

it('distinguishes a missing name from an invalid one, and names the field', () => {
  expect(checkName('  ', 'contact.name')).toEqual({
    ok: false,
    failure: { code: 'name_missing', field: 'contact.name' },
  });
  expect(checkName('<b>', 'lead')).toEqual({ ok: false, failure: { code: 'name_invalid', field: 'lead' } });
  expect(checkName(' Ana ', 'lead')).toEqual({ ok: true, value: 'Ana' });
});
