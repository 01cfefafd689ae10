import { currencyCodes, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { currencySymbol } from '#src/domain/site/language/formats.ts';
import { languages, type LanguageCode } from '#src/domain/site/language/languages.ts';
import { formatTag } from '#src/domain/site/language/formatting-locale.ts';
import { nameOrder } from '#src/domain/site/names/name-order.ts';
import type { Choice } from '#src/domain/site/choices/picker-choices.ts';

/** What most of our visitors pay in, in this order; their language's own comes before. */
const popular: readonly CurrencyCode[] = ['USD', 'EUR', 'GBP', 'JPY', 'HKD', 'SGD', 'AUD', 'KRW', 'TWD'];

/** Every currency with its name in the page's language and its symbol, the popular ones first (RU-6). */
export function currencyChoices(
  language: LanguageCode,
  supported: readonly CurrencyCode[] = currencyCodes,
): {
  readonly popular: readonly Choice<CurrencyCode>[];
  readonly others: readonly Choice<CurrencyCode>[];
} {
  const tag = formatTag(language);
  const names = new Intl.DisplayNames(tag, { type: 'currency' });
  const choice = (code: CurrencyCode): Choice<CurrencyCode> => ({
    code,
    name: capital(names.of(code) ?? code, tag),
    note: currencySymbol(code, language),
  });
  const first = [...new Set([languages[language].currency, ...popular])].filter((code) => supported.includes(code));
  const order = nameOrder(language);
  return {
    popular: first.map(choice),
    others: supported
      .filter((code) => !first.includes(code))
      .map(choice)
      .toSorted((one, other) => order(one.name, other.name)),
  };
}

/** Some languages write their currencies small, which looks like a slip at the head of a line. */
function capital(name: string, tag: string): string {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(tag) + rest.join('');
}
