import type { Messages } from '@lingui/core';

import { languages, type LanguageCode } from '#src/domain/site/languages.ts';
import { mended } from '#src/locales/compiled.ts';
import { inVariant, isVariant } from '#src/locales/en/variants.ts';

/** The message catalogues, one chunk each; `messages` of every language names one. English variants share `en`, each in its own spelling. */
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
 * The messages that a language is spoken in, complete: what cannot be loaded, is cut off or is no message is told, and
 * English stands in its place (spec §8), so that no page falls silent for want of a word.
 */
export async function messagesIn(
  language: LanguageCode,
  tell: (fault: unknown) => void,
  shelf: Readonly<Record<keyof typeof catalogues, () => Promise<unknown>>> = catalogues,
): Promise<Messages> {
  const english = await catalogues.en();
  const own = await shelf[languages[language].messages]().catch((fault: unknown) => {
    tell(fault);
    return english;
  });
  const { messages, fault } = mended(own, english);
  if (fault !== null) tell(new Error(`the words of ${language}: ${fault}`));
  return isVariant(language) ? inVariant(messages, language) : messages;
}
