import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { nameReading, pinyinReading } from '#src/domain/site/names/name-reading.ts';

/** The first kana of each row of the Japanese order. */
const kanaRows = 'あかさたなはまやらわ';
/** Initial consonants of Hangul by which words are looked up; doubled ones go with the single one. */
const consonants = 'ㄱㄱㄴㄷㄷㄹㅁㅂㅂㅅㅅㅇㅈㅈㅊㅋㅌㅍㅎ';
/** The first sign of each letter in the order of pinyin. */
const pinyinStarts = '阿八嚓哒妸发旮哈讥咔垃痳拏噢妑七呥扨它穵夕丫帀';
const pinyinLetters = 'ABCDEFGHJKLMNOPQRSTWXYZ';

/**
 * Returns the heading of an index under which readers of a language look a name up that has none of its letters: a row of kana,
 * an initial consonant of Hangul, a Thai consonant or a letter of pinyin. Null where the name is in another script.
 */
export function nameLetter(name: string, language: LanguageCode): string | null {
  if (language === 'ja') return kanaRow(nameReading(name));
  if (language === 'ko') return initialConsonant(name);
  if (language === 'th') return /[ก-ฮ]/u.exec(name.slice(0, 2))?.[0] ?? null;
  return language === 'zh-CN' ? pinyinLetter(pinyinReading(name)) : null;
}

function kanaRow(reading: string): string | null {
  if (!/^[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(reading)) return null;
  const { compare } = new Intl.Collator('ja', { sensitivity: 'base' });
  return Array.from(kanaRows).findLast((row) => compare(row, reading.slice(0, 1)) <= 0) ?? null;
}

function initialConsonant(name: string): string | null {
  const code = name.charCodeAt(0) - 0xac00;
  return code >= 0 && code < 11_172 ? (consonants[Math.floor(code / 588)] ?? null) : null;
}

function pinyinLetter(name: string): string | null {
  if (!/^\p{Script=Han}/u.test(name)) return null;
  const { compare } = new Intl.Collator('zh-CN', { collation: 'pinyin' });
  const at = Array.from(pinyinStarts).findLastIndex((sign) => compare(sign, name.slice(0, 1)) <= 0);
  return pinyinLetters[at] ?? null;
}
