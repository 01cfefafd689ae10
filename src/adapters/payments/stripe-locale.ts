import type { Stripe } from 'stripe';

type PageLocale = Stripe.Checkout.SessionCreateParams.Locale;

/** Site languages whose tag the hosted page spells differently; the rest go by their language alone. */
const spelled: ReadonlyMap<string, PageLocale> = new Map([
  ['en-GB', 'en-GB'],
  ['zh-CN', 'zh'],
  ['zh-HK', 'zh-HK'],
  ['zh-TW', 'zh-TW'],
]);

const byLanguage: ReadonlySet<string> = new Set([
  'de',
  'en',
  'es',
  'fr',
  'id',
  'it',
  'ja',
  'ko',
  'ms',
  'ru',
  'th',
  'vi',
]);

/** The hosted page's language for a site language; "auto" (the browser's) where the provider has none, as for Arabic. */
export function pageLocale(tag: string): PageLocale {
  const language = tag.split('-')[0] ?? '';
  return spelled.get(tag) ?? (byLanguage.has(language) ? language : 'auto');
}
