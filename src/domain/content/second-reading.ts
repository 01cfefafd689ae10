import { defaultLanguage } from '#src/domain/site/language/languages.ts';

/** True for words of any English: they are the source, or spelt again from it. */
export function isSource(tag: string): boolean {
  return tag.split('-', 1)[0] === defaultLanguage;
}
