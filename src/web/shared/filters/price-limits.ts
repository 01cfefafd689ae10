import type { AggrCondition } from '#src/contract/search/search.ts';
import { fromWire, type WireMoney } from '#src/contract/wire.ts';
import { currencies } from '#src/domain/shared/money/currency.ts';
import type { PriceRange } from '#src/domain/search/query/requested-filter.ts';
import { formatMoney } from '#src/domain/site/language/formats.ts';
import type { FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';

/** The price range of hits: formatted, and as typed in the fields. */
export type PriceLimitsView = { readonly least: string; readonly most: string; readonly range: PriceRange };

/** The lowest and the highest price of hits before the limits that are set; null where nothing has a price. */
export function priceLimits(price: AggrCondition['price'], writing: FormattingLocale): PriceLimitsView | null {
  if (price === null) return null;
  return {
    least: formatMoney(fromWire(price.from), writing),
    most: formatMoney(fromWire(price.to), writing),
    range: { from: major(price.from, Math.floor), to: major(price.to, Math.ceil) },
  };
}

/** Whole major units, as limits of prices are typed. */
function major({ minor, currency }: WireMoney, round: (value: number) => number): number {
  return round(minor / 10 ** currencies[currency].digits);
}
