import type { Inferred } from '#src/contract/inferred.ts';
import type { money, text } from '#src/contract/wire.schema.ts';
import type { Money } from '#src/domain/shared/money/money.ts';

/** Money as it travels: safe integers, since amounts stay far below 2^53. */
export type WireMoney = Inferred<typeof money>;

/** A text with its language, so that a fallback can be marked with its own `lang` (RU-23). */
export type WireText = Inferred<typeof text>;

/** `Money` for the wire. */
export function toWire(amount: Money): WireMoney {
  return { minor: Number(amount.minor), currency: amount.currency };
}

/** `Money` from the wire. */
export function fromWire(amount: WireMoney): Money {
  return { minor: BigInt(amount.minor), currency: amount.currency };
}
