import type { WireText } from '#src/contract/wire.ts';

/**
 * What search engines and shared links are told of a page: its own text where that is in the visitor's language (British
 * and American English are one), else words of ours, so that no page is described in a language that its reader did not ask for.
 */
export function describedIn(language: string, text: Pick<WireText, 'text' | 'lang'>, instead: string): string {
  return primary(text.lang) === primary(language) ? text.text : instead;
}

function primary(language: string): string {
  return language.split('-')[0] ?? language;
}
