import { memoize } from '#src/domain/site/language/cached-texts.ts';
import { formatTag, languageOf, type FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { Market } from '#src/domain/site/hosts.ts';

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

/** Regions that the site for mainland China names together with China, as its map and advertising laws require. */
const namedWithChina: ReadonlySet<string> = new Set(['HK', 'MO', 'TW']);

/** How a language puts a region and China together. Others write them as in an address: "Hong Kong, China". */
const withChina: Readonly<Partial<Record<LanguageCode, string>>> = {
  'ar-SA': '{region}، {china}',
  ja: '{china}{region}',
  ko: '{china} {region}',
  th: '{region} {china}',
  'zh-CN': '{china}{region}',
  'zh-HK': '{china}{region}',
  'zh-TW': '{china}{region}',
};

/**
 * Returns the short name of a country or region in a language, "Hong Kong" and not "Hong Kong SAR China"; the code when
 * the name is unknown. An abbreviation, "EE. UU." or "UK", is no name: the long one is returned instead of it. On the
 * site for mainland China it is "Hong Kong, China".
 */
export function regionName(code: string, writing: FormattingLocale, market: Market): string {
  const name = usualName(code, writing);
  if (market !== 'cn' || !namedWithChina.has(code)) return name;
  const pattern = withChina[languageOf(writing)] ?? '{region}, {china}';
  return pattern.replace('{region}', name).replace('{china}', usualName('CN', writing));
}

function usualName(code: string, writing: FormattingLocale): string {
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
