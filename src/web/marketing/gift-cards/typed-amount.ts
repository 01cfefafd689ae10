import type { WireMoney } from '#src/contract/wire.ts';
import { currencies } from '#src/domain/shared/money/currency.ts';
import { parseMajor } from '#src/domain/shared/money/money.ts';
import { formatMoney } from '#src/domain/site/language/formats.ts';
import type { FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';

/** The zeros of digits that keyboards of our languages write: Arabic, Persian, Devanagari, Thai, full-width. */
const zeros = [0x660, 0x6f0, 0x966, 0xe50, 0xff10] as const;

/**
 * Parses a typed amount, also in the page's own format: with a point or comma as decimal separator, with grouped digits
 * ("250,000", "1.234,50", "1 000"), and with digits of other scripts. Null if it is invalid.
 */
export function typedAmount(text: string, currency: WireMoney['currency']): WireMoney | null {
  const plain = withoutGroups(
    text
      .replace(/\p{Nd}/gu, latinDigit)
      .replace(/[\s'\u2019\u066C\u061C\u200E\u200F]/g, '')
      .replace(/[\u066B\uFF0E]/g, '.')
      .replace(/\uFF0C/g, ','),
    currencies[currency].digits,
  );
  const amount = parseMajor(plain, currency);
  return amount === null || amount.minor > 9_007_199_254_740_991n ? null : { minor: Number(amount.minor), currency };
}

function latinDigit(digit: string): string {
  const at = digit.charCodeAt(0);
  const zero = zeros.find((one) => at >= one && at < one + 10);
  return zero === undefined ? digit : String(at - zero);
}

/**
 * Removes group separators and uses a point as decimal separator. A single separator before three digits separates
 * groups, unless the currency has three decimal places: no gift card is worth a thousand dinars.
 */
function withoutGroups(text: string, places: number): string {
  const signs = text.replace(/[^.,]/g, '');
  const last = signs.at(-1);
  if (last === undefined) return text;
  const at = text.lastIndexOf(last);
  const isRepeated = signs.length > 1 && signs === last.repeat(signs.length);
  const isBetweenGroups = isRepeated || (signs.length === 1 && text.length - at === 4 && places < 3);
  const [whole, fraction] = isBetweenGroups ? [text, ''] : [text.slice(0, at), `.${text.slice(at + 1)}`];
  const groups =
    /^[1-9]\d{0,2}(?:([.,])\d{2,3})*(?:[.,]\d{3})$/.test(whole) && new Set(whole.replace(/\d/g, '')).size === 1;
  return (groups ? whole.replace(/[.,]/g, '') : whole) + fraction;
}

/** The amount in the visitor's words; a dash where there is none to pay yet, or what was typed is no amount. */
export function amountWords(amount: WireMoney | null, writing: FormattingLocale): string {
  return amount === null ? '–' : formatMoney({ minor: BigInt(amount.minor), currency: amount.currency }, writing);
}
