import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';

/**
 * The languages of spec §9 and ar-SA (RU-5, RU-6). The code is the path prefix; plain `en` has none. `messages` is the
 * catalogue the words come from; `writing.ts` defines how years and digits are written.
 */
export const languages = {
  en: { name: 'English', messages: 'en', currency: 'USD', dir: 'ltr' },
  'en-AU': { name: 'English (Australia)', messages: 'en', currency: 'AUD', dir: 'ltr' },
  'en-CA': { name: 'English (Canada)', messages: 'en', currency: 'CAD', dir: 'ltr' },
  'en-GB': { name: 'English (United Kingdom)', messages: 'en', currency: 'GBP', dir: 'ltr' },
  'en-HK': { name: 'English (Hong Kong)', messages: 'en', currency: 'HKD', dir: 'ltr' },
  'en-IN': { name: 'English (India)', messages: 'en', currency: 'INR', dir: 'ltr' },
  'en-MY': { name: 'English (Malaysia)', messages: 'en', currency: 'MYR', dir: 'ltr' },
  'en-NZ': { name: 'English (New Zealand)', messages: 'en', currency: 'NZD', dir: 'ltr' },
  'en-PH': { name: 'English (Philippines)', messages: 'en', currency: 'PHP', dir: 'ltr' },
  'en-SG': { name: 'English (Singapore)', messages: 'en', currency: 'SGD', dir: 'ltr' },
  'en-US': { name: 'English (United States)', messages: 'en', currency: 'USD', dir: 'ltr' },
  de: { name: 'Deutsch', messages: 'de', currency: 'EUR', dir: 'ltr' },
  es: { name: 'Español', messages: 'es', currency: 'EUR', dir: 'ltr' },
  fr: { name: 'Français', messages: 'fr', currency: 'EUR', dir: 'ltr' },
  id: { name: 'Bahasa Indonesia', messages: 'id', currency: 'IDR', dir: 'ltr' },
  it: { name: 'Italiano', messages: 'it', currency: 'EUR', dir: 'ltr' },
  ja: { name: '日本語', messages: 'ja', currency: 'JPY', dir: 'ltr' },
  ko: { name: '한국어', messages: 'ko', currency: 'KRW', dir: 'ltr' },
  'ms-MY': { name: 'Bahasa Melayu', messages: 'ms-MY', currency: 'MYR', dir: 'ltr' },
  ru: { name: 'Русский', messages: 'ru', currency: 'EUR', dir: 'ltr' },
  th: { name: 'ไทย', messages: 'th', currency: 'THB', dir: 'ltr' },
  vi: { name: 'Tiếng Việt', messages: 'vi', currency: 'VND', dir: 'ltr' },
  'zh-CN': { name: '简体中文', messages: 'zh-CN', currency: 'CNY', dir: 'ltr' },
  'zh-HK': { name: '繁體中文（香港）', messages: 'zh-HK', currency: 'HKD', dir: 'ltr' },
  'zh-TW': { name: '繁體中文（台灣）', messages: 'zh-TW', currency: 'TWD', dir: 'ltr' },
  'ar-SA': { name: 'العربية', messages: 'ar-SA', currency: 'SAR', dir: 'rtl' },
} as const satisfies Record<
  string,
  { readonly name: string; readonly messages: string; readonly currency: CurrencyCode; readonly dir: 'ltr' | 'rtl' }
>;

export type LanguageCode = keyof typeof languages;

export const defaultLanguage: LanguageCode = 'en';
export const languageCodes: readonly LanguageCode[] = Object.keys(languages).filter(isLanguage);

/** True for a supported code in its exact spelling. */
export function isLanguage(code: string): code is LanguageCode {
  return Object.hasOwn(languages, code);
}

/** The supported code that another spelling means (`zh-tw` → `zh-TW`), or null. */
export function respell(code: string): LanguageCode | null {
  const normalized = code.toLowerCase().replace('_', '-');
  return languageCodes.find((one) => one.toLowerCase() === normalized) ?? null;
}

/** RU-5: the code with an underscore; plain `en` is `en_BS`. */
export function backendLanguage(code: LanguageCode): string {
  return code === 'en' ? 'en_BS' : code.replace('-', '_');
}
