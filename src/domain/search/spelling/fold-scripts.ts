/** Latin letters that have no decomposition, as they are typed without their marks. */
const bareLatin: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  ħ: 'h',
  ŋ: 'n',
  æ: 'ae',
  œ: 'oe',
};

/** Returns lower-case Latin text with the letters of a bare keyboard: đ as d, ß as ss, dotless ı as i. */
export function foldLatin(text: string): string {
  return text.replace(/[ßıđðþøłħŋæœ]/gu, (letter) => bareLatin[letter] ?? letter);
}

/** Returns Cyrillic text with ё as е. */
export function foldCyrillic(text: string): string {
  return text.replaceAll('ё', 'е');
}

/**
 * Returns Arabic text without vowel marks and tatweel, with one form each of alef, ya, kaf and ta marbuta, so that
 * Persian and Urdu keyboards find the same. It expects decomposed text: the hamza is a mark of its letter.
 */
export function foldArabic(text: string): string {
  return text
    .replace(/[\u064b-\u065f\u0670\u0640\u200c-\u200f\u061c]/gu, '')
    .replaceAll('ٱ', 'ا')
    .replace(/[ىی]/gu, 'ي')
    .replaceAll('ک', 'ك')
    .replace(/[ةۀە]/gu, 'ه');
}

/**
 * Returns Thai text in the order in which it is stored: vowel before tone mark, sara am as one letter behind its tone mark,
 * sara ae as one letter. NFKC takes sara am apart, which hides words from the segmenter.
 */
export function foldThai(text: string): string {
  return text
    .replaceAll('เเ', 'แ')
    .replace(/([\u0e48-\u0e4b])\1+/gu, '$1')
    .replace(/([\u0e48-\u0e4b])([\u0e31\u0e34-\u0e39])/gu, '$2$1')
    .replace(
      /\u0e4d([\u0e48-\u0e4b])\u0e32|([\u0e48-\u0e4b])\u0e4d\u0e32|\u0e4d\u0e32([\u0e48-\u0e4b]?)/gu,
      '$1$2$3\u0e33',
    );
}

/** The zeros of the decimal digits that a traveler may type, ascending. */
const zeros = [
  0x660, 0x6f0, 0x7c0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xde6, 0xe50, 0xed0, 0xf20,
  0x1040, 0x1090, 0x17e0, 0x1810,
] as const;

/** Returns text with the decimal digits of other scripts as 0 to 9. */
export function foldDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = zeros.findLast((one) => one <= code) ?? code;
    return code - zero < 10 ? String(code - zero) : digit;
  });
}
