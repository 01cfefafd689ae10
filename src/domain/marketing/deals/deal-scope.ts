import type { DealTerms } from '#src/domain/catalogue/prices/deal-price.ts';
import type { Names } from '#src/domain/catalogue/destination.ts';
import type { Product } from '#src/domain/catalogue/product.ts';
import type { DealKind } from '#src/domain/marketing/deals/deal.ts';

/** What a deal is for: all that is named must fit, and something must be named. */
export type DealScope = {
  readonly destinations?: readonly number[] | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly products?: readonly number[] | undefined;
  /** Options of the products, by their ids; all of them when absent. */
  readonly options?: readonly string[] | undefined;
};

/** A deal as a catalogue file writes it. */
export type DealEntry = {
  readonly id: number;
  readonly slug: string;
  readonly kind: DealKind;
  readonly campaign: number | null;
  readonly titles: Names;
  readonly texts: Names;
  /** From when to when it may be had, ISO 8601 in UTC; the end is not in it, and null is none. */
  readonly begins: string;
  readonly ends: string | null;
  readonly usageLimit: number | null;
  readonly for: DealScope;
  readonly terms: DealTerms;
};

/** The options that a deal is for, among the products of a catalogue. */
export function optionsOf(
  scope: DealScope,
  products: readonly Product[],
): readonly { readonly product: number; readonly option: string }[] {
  return products
    .filter((product) => isWithin(scope, product))
    .flatMap(({ id, options }) =>
      options
        .filter((option) => scope.options?.includes(option.id) ?? true)
        .map((option) => ({ product: id, option: option.id })),
    );
}

/** Whether a product is among those that a deal is for. */
export function isWithin({ destinations, categories, products }: DealScope, product: Product): boolean {
  return (
    (destinations?.includes(product.destinationId) ?? true) &&
    (categories?.includes(product.category) ?? true) &&
    (products?.includes(product.id) ?? true)
  );
}
