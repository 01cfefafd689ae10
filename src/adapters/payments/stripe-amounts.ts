import { currencies, isCurrency, type CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Money } from '#src/domain/shared/money/money.ts';

/**
 * The provider counts in its own minor unit, which is not always ISO 4217's:
 * - `digits`: decimal places of the amounts on the wire. The króna is written with two, by history.
 * - `step`: wire amounts must be a multiple of it. Three-decimal currencies end in 0, the króna in 00.
 *
 * Forint and Taiwan dollar are charged in two decimals like any other; only payouts are in whole units.
 */
type WireUnit = { readonly digits: 0 | 2 | 3; readonly step: 1n | 10n | 100n };

const plain: WireUnit = { digits: 2, step: 1n };

const exceptions: Partial<Record<CurrencyCode, WireUnit>> = {
  BHD: { digits: 3, step: 10n },
  CLP: { digits: 0, step: 1n },
  ISK: { digits: 2, step: 100n },
  JOD: { digits: 3, step: 10n },
  JPY: { digits: 0, step: 1n },
  KRW: { digits: 0, step: 1n },
  KWD: { digits: 3, step: 10n },
  OMR: { digits: 3, step: 10n },
  VND: { digits: 0, step: 1n },
};

function wireUnit(currency: CurrencyCode): WireUnit {
  return exceptions[currency] ?? plain;
}

/** The provider's limit of digits in an amount. */
const mostOnWire = 999_999_999_999n;

/** ISO minor units to the provider's; null when the provider cannot charge the amount exactly (or it is not above zero). */
export function toWire(amount: Money): number | null {
  const unit = wireUnit(amount.currency);
  const wire = rescale(amount.minor, currencies[amount.currency].digits, unit.digits);
  if (wire === null || wire <= 0n || wire > mostOnWire || wire % unit.step !== 0n) return null;
  return Number(wire);
}

/**
 * Returns the provider's units back to ISO minor units; null for a currency we do not sell in or an amount that does
 * not fit.
 */
export function fromWire(wire: number, currency: string): Money | null {
  const code = currency.toUpperCase();
  if (!isCurrency(code) || !Number.isSafeInteger(wire)) return null;
  const minor = rescale(BigInt(wire), wireUnit(code).digits, currencies[code].digits);
  return minor === null ? null : { minor, currency: code };
}

/** Returns the smallest chargeable step of a currency in ISO minor units. */
export function chargeStep(currency: CurrencyCode): bigint {
  const unit = wireUnit(currency);
  return rescale(unit.step, unit.digits, currencies[currency].digits) ?? 1n;
}

function rescale(amount: bigint, from: number, to: number): bigint | null {
  if (to >= from) return amount * 10n ** BigInt(to - from);
  const divisor = 10n ** BigInt(from - to);
  return amount % divisor === 0n ? amount / divisor : null;
}
