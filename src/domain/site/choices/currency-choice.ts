import { isCurrency, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { languages, type LanguageCode } from '#src/domain/site/language/languages.ts';

export type CurrencyHints = {
  readonly market: 'global' | 'cn';
  readonly query: string | null;
  readonly cookie: string | null;
  readonly language: LanguageCode;
  /** The partner's default on a partner's pages, else the website's. */
  readonly websiteDefault: CurrencyCode | null;
  /** The website's currencies; absent if it sells in all. */
  readonly supported?: readonly CurrencyCode[] | undefined;
};

/**
 * Spec §4: the China site uses CNY; else a valid `_currency`; else the stored cookie (RUB and LBP mapped to EUR); else
 * the language's; else the website's; else USD. Valid is what the website sells in, so the website's own default comes
 * into play where it does not sell in the language's currency (docs/decisions/0073). `write` says that the cookie does not hold what was chosen and is to be set.
 */
export function chooseCurrency(hints: CurrencyHints): { readonly currency: CurrencyCode; readonly write: boolean } {
  const stored = hints.cookie === 'RUB' || hints.cookie === 'LBP' ? 'EUR' : hints.cookie;
  const china = hints.market === 'cn' ? 'CNY' : null;
  const candidates = [hints.query, stored, languages[hints.language].currency, hints.websiteDefault];
  const isSupported = (code: string | null): code is CurrencyCode =>
    code !== null && isCurrency(code) && (hints.supported?.includes(code) ?? true);
  const last = hints.supported?.includes('USD') === false ? hints.supported[0] : 'USD';
  const currency = china ?? candidates.find(isSupported) ?? last ?? 'USD';
  return { currency, write: hints.cookie !== currency };
}
