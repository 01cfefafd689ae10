import type { LanguageCode } from '#src/domain/site/language/languages.ts';

const han = /\p{Script=Han}/gu;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** The letters of languages that are not written in Latin ones. */
const letters: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  zh: han,
  ko: /\p{Script=Hangul}/gu,
  th: /\p{Script=Thai}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  ar: /\p{Script=Arabic}/gu,
};

/** Common words by which languages in Latin letters are distinguished; Indonesian and Malay count as one. */
const commonWords: Readonly<Record<string, string>> = {
  en: 'the and with from your of for are this you is at by',
  de: 'der die das und mit von für ist sie den ein eine im zum auf bei',
  es: 'el los las con para una del por que su es al y en la de un se',
  fr: 'le les des avec pour une du vous est sur au et dans aux en la de l d par que',
  it: 'il gli con per una del della che di è nel alla e sul su al ci si un la',
  id: 'yang dan dengan untuk dari di ke ini anda pada atau akan adalah',
  vi: 'và của với cho các là từ không được trong bạn có đến một',
};

/** Fewest common words of another language by which a text is taken for one in it. */
const fewest = 3;

/**
 * Returns whether a text may be in a language: its letters are those of the language, and the common words of no other
 * language outweigh its own. Texts without letters may be in any.
 */
export function isPlausible(text: string, target: LanguageCode): boolean {
  const language = primary(target);
  const all = text.match(/\p{L}/gu)?.length ?? 0;
  if (all === 0) return true;
  const own = letters[language];
  if (own === undefined) return isLatin(text, all) && !isOutweighed(text, language);
  // Names and brands stay in Latin letters.
  if ((text.match(own)?.length ?? 0) * 4 < all) return false;
  const [ideographs, syllables] = [text.match(han)?.length ?? 0, text.match(kana)?.length ?? 0];
  if (language === 'zh') return syllables * 10 < ideographs;
  return language !== 'ja' || ideographs < 16 || syllables > 0;
}

function isLatin(text: string, all: number): boolean {
  return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) * 2 >= all;
}

function isOutweighed(text: string, language: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const count = (of: string): number => {
    const common = new Set((commonWords[of] ?? '').split(' '));
    return words.filter((word) => common.has(word)).length;
  };
  const own = count(language);
  return Object.keys(commonWords).some((other) => other !== language && count(other) >= Math.max(fewest, own * 2 + 1));
}

function primary(target: LanguageCode): string {
  const [language = 'en'] = target.split('-');
  return language === 'ms' ? 'id' : language;
}
