import type { LiveOption, LiveProduct, LiveUnit } from '#src/domain/catalogue/live-product.ts';
import { fromOptions } from '#src/domain/catalogue/prices/lead-units.ts';
import { firstAt } from '#src/domain/catalogue/prices/lowest-price.ts';
import type { PriceGround } from '#src/domain/catalogue/prices/price-lists.ts';
import type { Deal } from '#src/domain/catalogue/prices/deal-price.ts';
import { priceBefore, type StruckPrice } from '#src/domain/catalogue/prices/price-before.ts';
import { historyOf } from '#src/domain/catalogue/prices/price-history.ts';

/** What is shown beside a "from" price: the deal that makes it, and what may be struck through. */
export type BesidePrice = { readonly deal: Deal | null; readonly struck: StruckPrice | null };

type Looking = {
  readonly atMs: number;
  readonly groundOf: (option: LiveOption) => PriceGround;
  /** Days with places (numbers since 1970). */
  readonly daysOf: (option: LiveOption) => readonly number[];
};

/**
 * Returns what is shown beside the lowest price of a product (minor units of its place's currency); null when nothing
 * does.
 */
export function besideLowest(product: LiveProduct, lowest: bigint, looking: Looking): BesidePrice | null {
  for (const option of fromOptions(product.options)) {
    if (!mayDiffer(option)) continue;
    const ground = looking.groundOf(option);
    const found = firstAt(option, looking.daysOf(option), lowest, ground);
    if (found === null) continue;
    const struck = struckBeside(found.unit, option, lowest, ground, looking.atMs);
    return found.deal === null && struck === null ? null : { deal: found.deal, struck };
  }
  return null;
}

/**
 * What may be struck through beside a unit's lowest price (minor units); null when that is not what it costs by its
 * history: prices of certain days have no past.
 */
export function struckBeside(
  unit: LiveUnit,
  option: LiveOption,
  shown: bigint,
  { currency }: Pick<PriceGround, 'currency'>,
  nowMs: number,
): StruckPrice | null {
  const records = historyOf(unit.priceRecords ?? [], option.dealSpans ?? [], currency);
  return records.at(-1)?.priceMinor === shown ? priceBefore(records, nowMs) : null;
}

function mayDiffer(option: LiveOption): boolean {
  return option.deals !== undefined || option.units.some((unit) => unit.priceRecords !== undefined);
}
