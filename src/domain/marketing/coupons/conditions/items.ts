import type { BasketItem } from '#src/domain/marketing/coupons/basket.ts';

/** It lowers only lines of these products, destinations, categories or programme: whichever is named must fit. */
export type CertainItems = {
  readonly kind: 'items';
  readonly products?: readonly number[] | undefined;
  readonly destinations?: readonly number[] | undefined;
  readonly categories?: readonly string[] | undefined;
  readonly program?: number | undefined;
};

/** Whether a line is among those that the coupon is for. */
export function isAmong(condition: CertainItems, item: BasketItem): boolean {
  const { products, destinations, categories, program } = condition;
  return (
    (products?.includes(item.productId) ?? true) &&
    (destinations?.includes(item.destinationId) ?? true) &&
    (categories?.includes(item.category) ?? true) &&
    (program === undefined || item.programs.includes(program))
  );
}
