import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foreignName } from '#src/domain/shared/text/foreign-name.ts';

const ours = ['Wander & Co', 'Meander'];

it.each([
  'Jo',
  'Anna Maria',
  'J. R. Tolkien',
  "Siobhán O'Neil-Smith",
  '田中 花子',
  '王小明',
  'Нина Иванова',
  'สมชาย ใจดี',
  'محمد علي',
  'Nguyễn Thị Hương',
])('shows the name %s', (name) => {
  expect(foreignName(name, ours)).toBe(name);
});

it.each([
  ['a link', 'https://evil.example/win'],
  ['a bare domain', 'evil.example'],
  ['a domain within', 'Go to evil.example now'],
  ['an address', 'help@bank.example'],
  ['markup', 'Jo <b>'],
  ['a line break', 'Jo\r\nBcc: all@example.com'],
  ['a line separator', 'Jo\u2028Security'],
  ['signs that turn the direction', 'Jo \u202Eelpmaxe'],
  ['an unseen sign', 'Me\u200Bander'],
  ['a number', 'Call +44 20 7946 0000'],
  ['a security notice', 'Account locked'],
  ['a notice with an accent', 'Sécurité compte'],
  ['a German notice', 'Ihr Konto wurde gesperrt'],
  ['a notice without spaces', 'アカウント停止のお知らせ'],
  ['a full-width notice', 'Ｓｅｃｕｒｉｔｙ'],
  ['our own name', 'Meander'],
  ['our own name in a longer one', 'MEANDER Care'],
  ['a long text', 'A'.repeat(41)],
  ['many words', 'you have won a prize'],
  ['punctuation alone', "' - '"],
  ['nothing', ' '],
])('shows no name that is %s', (_what, text) => {
  expect(foreignName(text, ours)).toBeNull();
});

it('never lets anything through that could be followed, dialed or break a line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const shown = foreignName(text, ours) ?? '';
      expect(shown).not.toMatch(/[\p{Cc}\p{N}\u2028-\u202f\u2066-\u2069<>@:/\\&;,!?()[\]{}]|\.\p{L}/u);
    }),
    { numRuns: 2_000 },
  );
});
