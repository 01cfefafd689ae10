import type { WireText } from '#src/contract/wire.ts';

/**
 * Returns the description of a page for search engines and shared links: its own text if that is in the visitor's
 * language (British and American English count as one), else ours, so that no description is in another language.
 */
export function describedIn(language: string, text: Pick<WireText, 'text' | 'lang'>, instead: string): string {
  return primary(text.lang) === primary(language) ? text.text : instead;
}

function primary(language: string): string {
  return language.split('-')[0] ?? language;
}
