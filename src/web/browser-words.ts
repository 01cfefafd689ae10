import type { Messages } from '@lingui/core';

import { orEnglish } from '#src/web/whole-words.ts';

// Each catalogue in two parts, divided when the site is built (`scripts/words-of-view.ts`).
const first = import.meta.glob<Messages>('../locales/*/messages.po', { query: '?first', import: 'messages' });
const rest = import.meta.glob<Messages>('../locales/*/messages.po', { query: '?rest', import: 'messages' });

/** The words of a language in the browser, English where it has none: those of the first view, and all others. */
export function browserWords(catalogue: string): { first: () => Promise<Messages>; rest: () => Promise<Messages> } {
  return { first: () => part(first, catalogue), rest: () => part(rest, catalogue) };
}

async function part(parts: typeof first, catalogue: string): Promise<Messages> {
  const english = parts['../locales/en/messages.po'];
  const own = parts[`../locales/${catalogue}/messages.po`] ?? english;
  return own === undefined || english === undefined ? {} : orEnglish(own, english);
}
