/** Languages that are read where the wanted one is not written: Hong Kong reads the traditional characters of Taiwan. */
const alsoRead: Readonly<Record<string, string>> = { 'zh-HK': 'zh-TW' };

/**
 * The tags under which words for a language (BCP 47) are looked for, the best first: its own, its nearest, its base. `ms-MY`
 * finds `ms`, `zh-HK` finds `zh-TW`; English, which everything is written in, is the asker's last resort.
 */
export function tagsFor(language: string): readonly string[] {
  const [base = language] = language.split('-');
  return [...new Set([language, alsoRead[language] ?? language, base])];
}
