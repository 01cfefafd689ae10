import type { Messages } from '@lingui/core';

import { languages, type LanguageCode } from '#src/domain/site/languages.ts';
import { orEnglish } from '#src/web/whole-words.ts';

// Each catalogue in two parts, divided when the site is built (`scripts/words-of-view.ts`).
const first = import.meta.glob<Messages>('../locales/*/messages.po', { query: '?first', import: 'messages' });
const rest = import.meta.glob<Messages>('../locales/*/messages.po', { query: '?rest', import: 'messages' });

type Words = { readonly first: () => Promise<Messages>; readonly rest: () => Promise<Messages> };

/** The words of a language in the browser, English where it has none: those of the first view, and all others. */
export function browserWords(language: LanguageCode): Words {
  return { first: () => part(first, language), rest: () => part(rest, language) };
}

async function part(parts: typeof first, language: LanguageCode): Promise<Messages> {
  const english = parts['../locales/en/messages.po'];
  const { messages } = languages[language];
  const own = parts[`../locales/${messages}/messages.po`] ?? english;
  if (own === undefined || english === undefined) return {};
  return messages === 'en' && language !== 'en'
    ? orEnglish(async () => inItsEnglish(await Promise.all([own(), variants()]), language), english)
    : orEnglish(own, english);
}

/** The spellings of each English come beside the words, for those alone who read one. */
const variants = async () => import('#src/locales/en/variants.ts');

function inItsEnglish([messages, { inVariant }]: [Messages, Awaited<ReturnType<typeof variants>>], own: LanguageCode) {
  return inVariant(messages, own);
}
