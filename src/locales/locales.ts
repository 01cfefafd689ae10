import type { Messages } from '@lingui/core';

/** The message catalogues, one chunk each; `messages` of every language names one. English variants share `en`. */
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

/** The messages of a catalogue. */
export function messagesOf(catalogue: keyof typeof catalogues): Promise<Messages> {
  return catalogues[catalogue]();
}
