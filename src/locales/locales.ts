import type { Messages } from '@lingui/core';

import { tagsFor } from '#src/domain/catalogue/tags-for.ts';
import { languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { completed } from '#src/locales/compiled.ts';
import { inVariant, isVariant } from '#src/locales/en/variants.ts';

/** The message catalogues, one chunk each, named by `messages` of every language. Variants of English share `en`. */
export const catalogues = {
  en: async () => (await import('#src/locales/en/messages.po')).messages,
  de: async () => (await import('#src/locales/de/messages.po')).messages,
  es: async () => (await import('#src/locales/es/messages.po')).messages,
  fr: async () => (await import('#src/locales/fr/messages.po')).messages,
  id: async () => (await import('#src/locales/id/messages.po')).messages,
  it: async () => (await import('#src/locales/it/messages.po')).messages,
  ja: async () => (await import('#src/locales/ja/messages.po')).messages,
  ko: async () => (await import('#src/locales/ko/messages.po')).messages,
  'ms-MY': async () => (await import('#src/locales/ms-MY/messages.po')).messages,
  ru: async () => (await import('#src/locales/ru/messages.po')).messages,
  th: async () => (await import('#src/locales/th/messages.po')).messages,
  vi: async () => (await import('#src/locales/vi/messages.po')).messages,
  'zh-CN': async () => (await import('#src/locales/zh-CN/messages.po')).messages,
  'zh-HK': async () => (await import('#src/locales/zh-HK/messages.po')).messages,
  'zh-TW': async () => (await import('#src/locales/zh-TW/messages.po')).messages,
  'ar-SA': async () => (await import('#src/locales/ar-SA/messages.po')).messages,
} as const satisfies Record<string, () => Promise<Messages>>;

/**
 * Returns all messages of a language. Messages that are missing or unreadable are reported, and fall back to the nearest
 * language (Taiwan's for Hong Kong), then to English (spec §8).
 */
export async function messagesIn(
  language: LanguageCode,
  report: (fault: unknown) => void,
  loaders: Readonly<Record<keyof typeof catalogues, () => Promise<unknown>>> = catalogues,
): Promise<Messages> {
  const { messages: tag } = languages[language];
  const messages = await loadMessages(
    tagsFor(tag).filter((one) => isCatalogue(one)),
    loaders,
    report,
  );
  return isVariant(language) ? inVariant(messages, language) : messages;
}

/** Loads the messages of the first of these tags; missing ones come from the tags after it, which are loaded only then. */
async function loadMessages(
  [tag, ...further]: readonly CatalogueTag[],
  loaders: Parameters<typeof messagesIn>[2],
  report: (fault: unknown) => void,
): Promise<Messages> {
  const english = await catalogues.en();
  if (tag === undefined) return english;
  const read = (loaders ?? catalogues)[tag]().then((own) => ({ own, ...completed(own, english) }));
  const found = await read.catch((error: unknown) => {
    report(error);
    return null;
  });
  if (found === null) return loadMessages(further, loaders, report);
  if (found.problem === null) return found.messages;
  report(new Error(`the messages of ${tag}: ${found.problem}`));
  return completed(found.own, await loadMessages(further, loaders, report)).messages;
}

type CatalogueTag = keyof typeof catalogues;

function isCatalogue(tag: string): tag is CatalogueTag {
  return Object.hasOwn(catalogues, tag);
}
