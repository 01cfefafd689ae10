import { memoize } from '#src/domain/site/language/cached-texts.ts';
import { formatTag, languageOf, type FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

type NameStyle = 'short' | 'long';

/** Each of them in native memory, measured on Node 24 with 16 languages. */
const cachedName = memoize<Intl.DisplayNames>({ maxBytes: 2 * 1024 ** 2, bytesOf: () => 4_096 });

/** Names that travelers use, where the data of `Intl` have the one of diplomats. */
const usualNames: Readonly<Partial<Record<LanguageCode, Readonly<Record<string, string>>>>> = {
  ko: { AU: '호주' },
  ru: { KR: 'Южная Корея' },
  vi: { AE: 'UAE' },
  'zh-CN': { AE: '阿联酋' },
  'zh-HK': { AE: '阿聯酋' },
  'zh-TW': { AE: '阿聯' },
};

/**
 * Returns the short name of a country or region in a language, "Hong Kong" and not "Hong Kong SAR China"; the code when
 * the name is unknown. An abbreviation, "EE. UU." or "UK", is no name: the long one is returned instead of it.
 */
export function regionName(code: string, writing: FormattingLocale): string {
  const usual = usualNames[languageOf(writing)]?.[code];
  if (usual !== undefined) return usual;
  const short = nameIn(code, writing, 'short');
  return code === 'GB' || /\.|^[A-Z]{2}$/.test(short) ? nameIn(code, writing, 'long') : short;
}

function nameIn(code: string, writing: FormattingLocale, style: NameStyle): string {
  const names = cachedName(
    `${style} ${writing}`,
    () => new Intl.DisplayNames(formatTag(writing), { type: 'region', style, fallback: 'code' }),
  );
  return names.of(code) ?? code;
}
