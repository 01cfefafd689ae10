import type { WireMoney } from '#src/contract/wire.ts';
import { parseMajor } from '#src/domain/pricing/money.ts';
import { formatMoney } from '#src/domain/site/formats.ts';
import type { Writing } from '#src/domain/site/writing.ts';

/** An amount as it is typed: with a comma or a point, spaces and other digits forgiven; null when it is none. */
export function typedAmount(text: string, currency: WireMoney['currency']): WireMoney | null {
  const plain = text
    .trim()
    .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u066B,]/, '.')
    .replace(/\s/g, '');
  const amount = parseMajor(plain, currency);
  return amount === null || amount.minor > 9_007_199_254_740_991n ? null : { minor: Number(amount.minor), currency };
}

/** The amount in the visitor's words; what cannot be read stays as it was typed. */
export function amountWords(amount: WireMoney | null, typed: string, writing: Writing): string {
  return amount === null ? typed : formatMoney({ minor: BigInt(amount.minor), currency: amount.currency }, writing);
}
