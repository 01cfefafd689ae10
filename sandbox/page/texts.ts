import type { CardFault } from '#sandbox/cards.ts';
import { arabic } from '#sandbox/page/texts.ar.ts';
import { english } from '#sandbox/page/texts.en.ts';
import { japanese } from '#sandbox/page/texts.ja.ts';

/** Every text of the card pages. `{…}` stands for what is put in. */
export type Texts = {
  readonly ribbon: string;
  readonly back: string;
  readonly payTo: string;
  readonly order: string;
  readonly total: string;
  readonly title: string;
  readonly number: string;
  readonly expiry: string;
  readonly expiryHint: string;
  readonly cvc: string;
  readonly cvcHint: string;
  readonly name: string;
  readonly pay: string;
  readonly paying: string;
  readonly promise: string;
  readonly tryCards: string;
  readonly tryNote: string;
  readonly use: string;
  readonly outcomes: {
    readonly paid: string;
    readonly step: string;
    readonly declined: string;
    readonly funds: string;
    readonly expired: string;
    readonly cvc: string;
    readonly fault: string;
    readonly later: string;
    readonly laterFails: string;
  };
  readonly faults: Readonly<Record<CardFault, string>>;
  readonly declines: {
    readonly declined: string;
    readonly insufficient_funds: string;
    readonly expired_card: string;
    readonly incorrect_cvc: string;
    readonly processing_error: string;
    readonly test_mode_live_card: string;
    readonly authentication: string;
  };
  readonly step: {
    readonly bank: string;
    readonly title: string;
    readonly ask: string;
    readonly merchant: string;
    readonly amount: string;
    readonly card: string;
    readonly approve: string;
    readonly refuse: string;
    readonly note: string;
  };
  readonly notices: {
    readonly expiredTitle: string;
    readonly expired: string;
    readonly failedTitle: string;
    readonly failed: string;
    readonly missingTitle: string;
    readonly missing: string;
    readonly backTo: string;
  };
};

export type Language = { readonly tag: string; readonly dir: 'ltr' | 'rtl'; readonly texts: Texts };

const languages = {
  en: { tag: 'en', dir: 'ltr', texts: english },
  ja: { tag: 'ja', dir: 'ltr', texts: japanese },
  ar: { tag: 'ar', dir: 'rtl', texts: arabic },
} as const satisfies Record<string, Language>;

/** The first of the wished languages that the pages speak, else English. */
export function languageFor(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const language = wish.trim().toLowerCase().split(/[-_;]/)[0];
    if (language === 'en' || language === 'ja' || language === 'ar') return languages[language];
  }
  return languages.en;
}

/** Puts values in the places of a text. */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
