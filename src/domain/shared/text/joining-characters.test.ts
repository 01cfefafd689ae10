import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { oneLine, withoutLooseJoiners, withoutUnseen } from '#src/domain/shared/text/joining-characters.ts';
import { checkSupportText } from '#src/domain/support/support-text.ts';

const family = '👩\u200d👩🏽\u200d👧';
const heart = '❤️\u200d🔥';

describe('a joiner', () => {
  it.each([
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['ශ්\u200dරී ලංකා', 'ශ්\u200dරී ලංකා'],
    ['র\u200d্যাব', 'র\u200d্যাব'],
    [family, family],
    [heart, heart],
    ['\u200dLee\u200c', 'Lee'],
    ['Lee \u200d Wong', 'Lee  Wong'],
    ['علی\u200c\u200cرضا', 'علیرضا'],
    ['علی\u200c\u202eرضا', 'علی\u202eرضا'],
    ['1\u200d2', '12'],
  ])('of %j stays where it spells something: %j', (text, expected) => {
    expect(withoutLooseJoiners(text)).toBe(expected);
  });
});

describe('a typed line', () => {
  it.each([
    [` علی\u200cرضا \n\t رضایی `, 'علی\u200cرضا رضایی'],
    [`A \u202e\n ${family}`, `A ${family}`],
    ['\u200b\u200d\ufeff', ''],
  ])('%j is %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it('never holds what turns the direction, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(oneLine(text)).not.toMatch(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\n\0]/);
        expect(withoutUnseen(text, '')).not.toMatch(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\0]/);
        expect(oneLine(oneLine(text))).toBe(oneLine(text));
      }),
    );
  });
});

it('a family emoji sent to support is preserved', () => {
  expect(checkSupportText(`${family}\r\n\u202eعلی\u200cرضا\u200c`, false)).toEqual({
    ok: true,
    value: `${family}\nعلی\u200cرضا`,
  });
});
