import type { Messages } from '@lingui/core';

// Each catalogue in two parts, divided when the site is built (`scripts/words-of-view.ts`).
const first = import.meta.glob<Messages>('../locales/*/messages.po', { query: '?first', import: 'messages' });
const rest = import.meta.glob<Messages>('../locales/*/messages.po', { query: '?rest', import: 'messages' });

/** The words of a language in the browser, English where it has none: those of the first view, and all others. */
export function browserWords(catalogue: string): { first: () => Promise<Messages>; rest: () => Promise<Messages> } {
  return { first: () => part(first, catalogue), rest: () => part(rest, catalogue) };
}

/** A file of words that does not come is reported, and English takes its place (spec §8). */
async function part(parts: typeof first, catalogue: string): Promise<Messages> {
  const english = parts['../locales/en/messages.po'];
  const own = parts[`../locales/${catalogue}/messages.po`] ?? english;
  if (own === undefined || english === undefined) return {};
  return own().catch((error: unknown) => {
    reportError(error);
    return english();
  });
}
