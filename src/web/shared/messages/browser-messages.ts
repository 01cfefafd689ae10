import type { Messages } from '@lingui/core';

import { tagsFor } from '#src/domain/catalogue/tags-for.ts';
import { languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { orElse } from '#src/web/shared/messages/all-messages.ts';

// Each catalogue in parts, divided when the site is built (`scripts/build-steps/messages-of-view.ts`).
const first = import.meta.glob<Messages>('../../../locales/*/messages.po', { query: '?first', import: 'messages' });

/** The words of the first view in the browser. */
export function firstWords(language: LanguageCode): Promise<Messages> {
  return partOf(first, language);
}

/**
 * Loads a part of a language's messages; if its file fails to load, that of the nearest language, finally English.
 * Rejects if that fails too: a page without messages would show their ids.
 */
export async function partOf(parts: typeof first, language: LanguageCode): Promise<Messages> {
  const { messages } = languages[language];
  const read = [...tagsFor(messages), 'en'].flatMap((tag) => parts[`../../../locales/${tag}/messages.po`] ?? []);
  const words = read.reduceRight((further, own) => () => orElse(own, further));
  return messages === 'en' && language !== 'en' ? inItsEnglish(words, language) : words();
}

/** The spellings of each English come beside the words, for those alone who read one. */
async function inItsEnglish(words: () => Promise<Messages>, own: LanguageCode): Promise<Messages> {
  const spelt = async (): Promise<Messages> => {
    const [plain, { inVariant }] = await Promise.all([words(), import('#src/locales/en/variants.ts')]);
    return inVariant(plain, own);
  };
  return orElse(spelt, words);
}
