import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import { nameReading, pinyinReading } from '#src/domain/site/names/name-reading.ts';

/** Orders of Chinese: readers of traditional signs count strokes, those of simplified ones know the pinyin. */
const collations: Readonly<Partial<Record<LanguageCode, 'pinyin' | 'stroke'>>> = {
  'zh-CN': 'pinyin',
  'zh-TW': 'stroke',
  'zh-HK': 'stroke',
};

/** What names are sorted by where their signs do not say how they are read. */
const keys: Readonly<Partial<Record<LanguageCode, (name: string) => string>>> = {
  ja: nameReading,
  'zh-CN': pinyinReading,
};

/**
 * Returns the order in which readers of a language look names up: by its alphabet, numbers by their value, Japanese names and
 * Chinese signs with several readings by the reading as far as it is known. What has no name comes last.
 */
export function nameOrder(language: LanguageCode): (one: string | null, other: string | null) => number {
  const collation = collations[language];
  const { compare } = new Intl.Collator(language, {
    numeric: true,
    ...(collation === undefined ? {} : { collation }),
  });
  const keyOf = keys[language] ?? ((name: string): string => name);
  return (one, other) => {
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return compare(keyOf(one), keyOf(other)) || compare(one, other);
  };
}
