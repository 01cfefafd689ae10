import { isCurrency, type CurrencyCode } from '#src/domain/pricing/currency.ts';
import { languages, type LanguageCode } from '#src/domain/site/languages.ts';

export type CurrencyHints = {
  readonly market: 'global' | 'cn';
  readonly query: string | null;
  readonly cookie: string | null;
  readonly language: LanguageCode;
  readonly websiteDefault: CurrencyCode | null;
};

/**
 * Spec §4: the China site uses CNY; else a valid `_currency`; else the stored cookie (RUB and LBP mapped to EUR); else
 * the language's; else the website's; else USD. `write` says that the cookie does not hold what was chosen and is to be set.
 */
export function chooseCurrency(hints: CurrencyHints): { readonly currency: CurrencyCode; readonly write: boolean } {
  const stored = hints.cookie === 'RUB' || hints.cookie === 'LBP' ? 'EUR' : hints.cookie;
  const candidates = [
    hints.market === 'cn' ? 'CNY' : null,
    hints.query,
    stored,
    languages[hints.language].currency,
    hints.websiteDefault,
  ];
  const currency = candidates.find((code): code is CurrencyCode => code !== null && isCurrency(code)) ?? 'USD';
  return { currency, write: hints.cookie !== currency };
}
