import { tagIn } from '#src/domain/catalogue/destination.ts';
import { tagsFor } from '#src/domain/catalogue/tags-for.ts';
import { isSource } from '#src/domain/content/second-reading.ts';
import { isLanguage, languageCodes, languages, type LanguageCode } from '#src/domain/site/language/languages.ts';

/** Languages of the message catalogs that texts in English are translated into. */
const targets: readonly LanguageCode[] = [...new Set(languageCodes.map((code) => languages[code].messages))].filter(
  (code) => !isSource(code) && !readsAnother(code),
);

/** Returns whether readers of a language read what is written in another one: then it needs no translation. */
function readsAnother(code: LanguageCode): boolean {
  const [, near] = tagsFor(code);
  return near !== undefined && near !== code && isLanguage(near);
}

/** Returns the languages in which readers find no text of an editor. */
export function missingLanguages(written: Readonly<Record<string, unknown>>): readonly LanguageCode[] {
  return targets.filter((code) => tagIn(written, code) === null);
}

/** Returns the language into which a text is translated for a reader: that of their messages. */
export function readerLanguage(language: LanguageCode): LanguageCode {
  return languages[language].messages;
}
