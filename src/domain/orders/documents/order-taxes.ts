import { netOf, type Line } from '#src/domain/checkout/line.ts';
import type { Seller } from '#src/domain/orders/documents/receipt.ts';
import { add, type Money } from '#src/domain/shared/money/money.ts';
import type { TaxPart } from '#src/domain/checkout/price-line.ts';
import { byTax, taxOfEach, type TaxRule } from '#src/domain/catalogue/tax/tax.ts';

/** The tax that a seller states for everything, in place of each country's; null where none is stated. */
export function statedTax(seller: Seller | undefined): TaxRule | null {
  const tax = seller?.tax ?? null;
  return tax === null || tax.basisPoints === 0 ? null : { country: null, ...tax };
}

/**
 * Items with the tax that is in what each costs: after coupons, which lower the price, and before credits and gift
 * cards, which pay it. `stated` replaces each country's, but for a gift card, on which there is none.
 */
export function withTaxes<Item extends { readonly line: Line }>(
  items: readonly Item[],
  stated: TaxRule | null,
): readonly Item[] {
  const ruled = items.map((item) => ({
    item,
    net: netOf(item.line),
    tax: stated === null || item.line.visit.gift !== undefined ? (item.line.visit.tax ?? null) : stated,
  }));
  const taxes = taxOfEach(ruled);
  return ruled.map(({ item, tax }, index) => {
    const { line } = item;
    return { ...item, line: { ...line, visit: { ...line.visit, tax }, tax: taxes[index] ?? line.tax } };
  });
}

/** The taxes of priced items as parts of a price, one for each item that has any. */
export function taxParts(items: readonly { readonly line: Line }[]): readonly TaxPart[] {
  return items.flatMap(({ line: { itemId, visit, tax } }) =>
    tax.minor === 0n || visit.tax === undefined || visit.tax === null
      ? []
      : [{ name: visit.tax.name, itemId, amount: tax }],
  );
}

/** A tax within what several lines cost. */
export type TaxTotal = TaxRule & { readonly amount: Money };

/** The taxes within what lines cost, each country's and each rate by itself. */
export function taxTotals(lines: readonly Pick<Line, 'visit' | 'tax'>[]): readonly TaxTotal[] {
  const taxed = lines.flatMap(({ visit, tax }) => (tax.minor === 0n ? [] : [{ tax: visit.tax ?? null, amount: tax }]));
  return byTax(taxed).flatMap(({ rule, parts }) => {
    const [first, ...rest] = parts.map(({ amount }) => amount);
    return first === undefined ? [] : [{ ...rule, amount: add(first, ...rest) }];
  });
}
