import { languages, type LanguageCode } from '#src/domain/site/language/languages.ts';

/** The one line above every page (spec §1 "global notice") as the site configuration has it. */
export type NoticeSetting = {
  /** What a visitor has closed is remembered by this id: another notice gets another one. */
  readonly id: string;
  /** English is always there. */
  readonly texts: Readonly<Partial<Record<LanguageCode, string>>> & { readonly en: string };
  /** A page of ours it leads to, without language prefix; null for none. */
  readonly path: string | null;
};

/** The notice in a page's language. */
export type SiteNotice = {
  readonly id: string;
  readonly text: string;
  readonly lang: LanguageCode;
  readonly path: string | null;
};

/** In the page's language, else in the one whose words it shares, else in English. */
export function noticeIn({ id, texts, path }: NoticeSetting, language: LanguageCode): SiteNotice {
  const lang = ([language, languages[language].messages] as const).find((code) => texts[code] !== undefined) ?? 'en';
  return { id, text: texts[lang] ?? texts.en, lang, path };
}
