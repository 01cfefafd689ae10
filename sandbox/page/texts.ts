import { arabic } from '#sandbox/page/texts.ar.ts';
import { english } from '#sandbox/page/texts.en.ts';
import { japanese } from '#sandbox/page/texts.ja.ts';
import type { Texts } from '#sandbox/page/wording.ts';

export type Language = { readonly tag: string; readonly dir: 'ltr' | 'rtl'; readonly texts: Texts };

const languages = {
  en: { tag: 'en', dir: 'ltr', texts: english },
  ja: { tag: 'ja', dir: 'ltr', texts: japanese },
  ar: { tag: 'ar', dir: 'rtl', texts: arabic },
} as const satisfies Record<string, Language>;

/** Returns the first of the wished languages that the pages speak, else English. */
export function languageFor(tags: readonly string[]): Language {
  for (const tag of tags) {
    const language = tag.trim().toLowerCase().split(/[-_;]/)[0];
    if (language === 'en' || language === 'ja' || language === 'ar') return languages[language];
  }
  return languages.en;
}

/** Puts values in the places of a text. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
