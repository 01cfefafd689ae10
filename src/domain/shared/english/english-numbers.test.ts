import { describe, expect, it } from 'vitest';

import { numberOf, numberPattern } from '#src/domain/shared/english/english-numbers.ts';

describe('numberOf', () => {
  it.each([
    ['5', 5, 1],
    ['1,500', 1500, 100],
    ['1.20', 1.2, 0.01],
    ['5.7 million', 5_700_000, 100_000],
    ['forty-three', 43, 1],
    ['Seven', 7, 1],
    ['twelve hundred', 1200, 100],
    ['a hundred and fifty', 150, 10],
    ['two hundred and twenty-one', 221, 1],
    ['twenty-five thousand', 25_000, 1000],
    ['a hundred and fifty thousand', 150_000, 10_000],
    ['three and a half', 3.5, 0.5],
    ['three and a half million', 3_500_000, 100_000],
    ['seventeen million', 17_000_000, 1_000_000],
  ])('reads %s and the place of its last figure that counts', (text, value, step) => {
    expect(numberOf(text)).toEqual({ value, step });
  });

  it('returns null for what is no number', () => {
    expect(numberOf('several')).toBeNull();
    expect(numberOf('')).toBeNull();
    expect(numberOf(',')).toBeNull();
  });
});

describe('numberPattern', () => {
  const whole = new RegExp(`^(?:${numberPattern})$`, 'u');
  it.each(['5', '2,319', '0.05', '1.5 million', 'Forty-three', 'a hundred and fifty', 'nine hundred thousand'])(
    'finds %s',
    (text) => expect(text).toMatch(whole),
  );
  it.each(['a', 'hundred', 'ten and seventy', 'and', '1,5', 'dozens'])('does not find %s', (text) =>
    expect(text).not.toMatch(whole),
  );
});
