import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isolated, leftToRight, shortened } from './foreign-text.ts';

describe('user input', () => {
  it.each([
    ['tower', 'ltr', 'tower'],
    ['東京 タワー', 'ltr', '東京 タワー'],
    ['برج', 'ltr', '\u2068برج\u2069'],
    ['tower', 'rtl', '\u2068tower\u2069'],
    ['a\u202egnp.exe', 'ltr', 'a gnp.exe'],
    ['\u2066\u2067one\u200btwo\ufeff', 'ltr', 'one two'],
    ['👩‍👩‍👧 क्ष', 'ltr', '👩‍👩‍👧 क्ष'],
    ['\u0000\u0007', 'ltr', ''],
  ] as const)('%j within a sentence from %s is %j', (text, dir, shown) => {
    expect(isolated(text, dir)).toBe(shown);
  });

  it('leaves nothing open that would turn the rest of the page, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('ltr', 'rtl'), (text, dir) => {
        const inner = isolated(text, dir).replace(/^\u2068([^]*)\u2069$/, '$1');
        expect(inner).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/);
      }),
    );
  });
});

describe('a telephone number within a sentence', () => {
  it.each([
    ['+966 50 123 4567', 'ltr', '+966 50 123 4567'],
    ['+966 50 123 4567', 'rtl', '\u2066+966 50 123 4567\u2069'],
    ['+966 ••• 67', 'rtl', '\u2066+966 ••• 67\u2069'],
  ] as const)('%s from %s begins with its plus', (text, dir, shown) => {
    expect(leftToRight(text, dir)).toBe(shown);
  });
});

describe('a text that is cut', () => {
  it.each([
    ['Ế', 1, 'Ế'],
    ['ที่นี่', 1, 'ที่'],
    ['👩‍👩‍👧👨‍👩‍👦', 1, '👩‍👩‍👧'],
    ['🇯🇵🇰🇷', 1, '🇯🇵'],
    ['नमस्ते', 2, 'नम'],
    ['tower', 3, 'tow'],
    ['tower', 9, 'tower'],
  ])('%s after %d is %s', (text, most, cut) => {
    expect(shortened(text.normalize('NFD'), most).normalize('NFC')).toBe(cut);
  });

  it('is never longer, begins as it did, and splits no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
        const cut = shortened(text, most);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.isWellFormed()).toBe(true);
        const letters = Array.from(new Intl.Segmenter().segment(cut));
        expect(letters.length).toBeLessThanOrEqual(Math.max(most, 0));
      }),
    );
  });
});
