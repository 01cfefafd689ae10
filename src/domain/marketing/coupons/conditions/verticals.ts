import type { BasketItem } from '#src/domain/marketing/coupons/basket.ts';
import type { MenuVertical } from '#src/domain/site/affiliate.ts';

/** It lowers only lines of these verticals, by their names in the menu: stays, rides, hires, activities. */
export type CertainVerticals = { readonly kind: 'vertical'; readonly verticals: readonly MenuVertical[] };

/** Whether a line is sold by one of them. */
export function isOfVertical({ verticals }: CertainVerticals, { vertical }: BasketItem): boolean {
  return verticals.some((one) => one === vertical);
}
