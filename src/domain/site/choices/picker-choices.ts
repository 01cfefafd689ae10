import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { localPath, readAddress } from '#src/domain/site/addresses/address.ts';
import { languageCodes, languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import type { FormatPreference } from '#src/domain/site/language/formatting-locale.ts';

/** One line of a picker. `name` is in the page's language for currencies, and in its own for languages. */
export type Choice<Code> = {
  readonly code: Code;
  readonly name: string;
  /** "US$"; empty for languages. */
  readonly note: string;
};

/** Every language that the site speaks, in its own name (RU-5). */
export function languageChoices(spoken: readonly LanguageCode[]): readonly Choice<LanguageCode>[] {
  return languageCodes
    .filter((code) => spoken.includes(code))
    .map((code) => ({ code, name: languages[code].name, note: '' }));
}

/** Whether a choice answers to what was typed into the filter: its name, code or symbol. */
export function answersTo(choice: Choice<string>, typed: string): boolean {
  const sought = typed.trim().toLowerCase();
  return [choice.name, choice.code, choice.note].some((text) => text.toLowerCase().includes(sought));
}

/** The same page in another language. `here` is a path of this site with its query. */
export function inLanguage(here: string, language: LanguageCode): string {
  const { path, search } = parted(here);
  return localPath(language, readAddress(path).path) + search;
}

/** Returns the same page in another currency (spec §4 `_currency`), with the rest of its query. */
export function inCurrency(here: string, currency: CurrencyCode): string {
  return inWay(here, '_currency', currency);
}

/** Returns the same page with other years and digits, with the rest of its query. */
export function inHabit(here: string, habit: FormatPreference): string {
  return inWay(here, '_writing', habit);
}

function inWay(here: string, key: '_currency' | '_writing', value: string): string {
  const { path, search } = parted(here);
  const query = new URLSearchParams(search);
  query.set(key, value);
  return `${path}?${query}`;
}

function parted(here: string): { readonly path: string; readonly search: string } {
  const mark = here.indexOf('?');
  return mark === -1 ? { path: here, search: '' } : { path: here.slice(0, mark), search: here.slice(mark) };
}
