import { leadUnits, type LeadUnit } from '#src/domain/catalogue/prices/lead-units.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money, roundToPriceStep, type Money } from '#src/domain/shared/money/money.ts';
import type { ValuePack } from '#src/domain/marketing/value-packs/value-pack.ts';

/** What a pack costs one traveler, and what its tickets cost separately, in the place's currency. */
export type PackPrice = { readonly each: Money; readonly alone: Money };

/** What a unit of an option must state to represent a pack's ticket. */
type PackUnit = LeadUnit & { readonly priceMinor: bigint };

/**
 * Returns the price of a pack for one traveler: for each item the base price of what one adult pays (`leadUnits`), or
 * of the first unit that one person may buy alone, less the pack's discount, rounded item by item to the currency's
 * price step. Returns null if an option is not on sale (`unitsOf` returns undefined), because a pack is sold whole.
 */
export function packPrice(
  { items, percentOff }: Pick<ValuePack, 'items' | 'percentOff'>,
  unitsOf: (product: number, option: string) => readonly PackUnit[] | undefined,
  currency: CurrencyCode,
): PackPrice | null {
  let each = 0n;
  let alone = 0n;
  for (const { product, option, quantity } of items) {
    const unit = ticketOf(unitsOf(product, option) ?? []);
    if (unit === undefined) return null;
    const whole = unit.priceMinor * BigInt(quantity);
    alone += whole;
    each += roundToPriceStep(whole * BigInt(100 - percentOff), 100n, currency);
  }
  return { each: money(each, currency), alone: money(alone, currency) };
}

function ticketOf(units: readonly PackUnit[]): PackUnit | undefined {
  const single = units.filter(({ pax }) => pax === 1);
  return leadUnits(single)[0] ?? single.find(({ accompanied }) => !accompanied);
}
