import type { Money } from '#src/domain/shared/money/money.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';

/** Money as it travels: minor units by ISO 4217 (safe integers: amounts stay far below 2^53). */
export type WireMoney = { readonly minor: number; readonly currency: CurrencyCode };

/** A text with the language it is in, so that a fallback can be marked with its own `lang` (RU-23). */
export type WireText = { readonly text: string; readonly lang: string };

/** `Money` for the wire. */
export function toWire(amount: Money): WireMoney {
  return { minor: Number(amount.minor), currency: amount.currency };
}

/** `Money` from the wire. */
export function fromWire(amount: WireMoney): Money {
  return { minor: BigInt(amount.minor), currency: amount.currency };
}
