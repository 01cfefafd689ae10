/** Names by language tag; `default` is the tag of the name that the publisher gave. */
export type RailNames = { readonly default: string } & Readonly<Record<string, string>>;

/**
 * The name to show in a language, with the language it is in: the language's own, else that of another country's form of it
 * (zh-TW reads zh-HK, ms-MY reads ms), else English, else what the publisher calls it.
 */
export function railName(names: RailNames, language: string): { readonly text: string; readonly lang: string } {
  const [base = language] = language.split('-');
  const order = [language, ...(writtenAs[language] ?? []), base, 'en', names.default];
  for (const lang of order) {
    const text = names[lang];
    if (text !== undefined && lang !== 'default') return { text, lang };
  }
  return { text: '', lang: names.default };
}

/** Languages that share their signs, the nearest first. */
const writtenAs: Readonly<Record<string, readonly string[]>> = {
  'zh-TW': ['zh-Hant', 'zh-HK'],
  'zh-HK': ['zh-Hant', 'zh-TW'],
  'zh-CN': ['zh-Hans'],
};

/** Every name there is, the reading of a Japanese one (ja-Hrkt) too. */
export function allNames({ default: _default, ...names }: RailNames): readonly string[] {
  return [...new Set(Object.values(names))];
}
