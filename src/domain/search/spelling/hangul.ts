const initials = Array.from('ᄀᄁᄂᄃᄄᄅᄆᄇᄈᄉᄊᄋᄌᄍᄎᄏᄐᄑᄒ');
/** Final consonants as the consonants that a keyboard types for them, in the order of Unicode from U+11A8. */
const finals =
  'ᄀ ᄁ ᄀᄉ ᄂ ᄂᄌ ᄂᄒ ᄃ ᄅ ᄅᄀ ᄅᄆ ᄅᄇ ᄅᄉ ᄅᄐ ᄅᄑ ᄅᄒ ᄆ ᄇ ᄇᄉ ᄉ ᄊ ᄋ ᄌ ᄎ ᄏ ᄐ ᄑ ᄒ'.split(' ');

/** Whether text contains Hangul. */
export function isHangul(text: string): boolean {
  return /\p{Script=Hangul}/u.test(text);
}

/**
 * Returns Hangul letter by letter as it is typed, so that a syllable that is still composed begins the whole: 돜 and 도ㅋ
 * both begin 도쿄.
 */
export function hangulLetters(text: string): string {
  return text.normalize('NFD').replace(/[\u11a8-\u11c2]/gu, (final) => finals[final.charCodeAt(0) - 0x11a8] ?? final);
}

/**
 * Whether a name begins as Hangul was typed: whole syllables, initial consonants that stand for theirs, and a last syllable that
 * may still be composed.
 */
export function beginsHangul(name: string, typed: string): boolean {
  return Array.from(typed).every((sign, at, all) => {
    const own = name.slice(at);
    if (initials.includes(sign)) return hangulInitials(own.slice(0, 1)) === sign;
    return at === all.length - 1 ? hangulLetters(own).startsWith(hangulLetters(sign)) : own.startsWith(sign);
  });
}

/** Returns the initial consonants of the syllables of a name, ㄷㅋ for 도쿄; other signs stay. */
export function hangulInitials(text: string): string {
  return text.replace(/[가-힣]/gu, (syllable) => initials[Math.floor((syllable.charCodeAt(0) - 0xac00) / 588)] ?? '');
}

/** Returns the first and the last syllable with the initial consonant of a text; null for what does not begin with Hangul. */
export function syllableRange(text: string): readonly [first: string, last: string] | null {
  const at = initials.indexOf(hangulInitials(text.slice(0, 1)));
  if (at < 0) return null;
  return [String.fromCharCode(0xac00 + at * 588), String.fromCharCode(0xac00 + at * 588 + 587)];
}
