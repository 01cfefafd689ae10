import type { ApiClient } from '#src/contract/client.ts';
import { cartEndpoints } from '#src/contract/endpoints/cart.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

/** Where a choice goes straight to paying: on a site without a cart, and in express checkout (spec §1). */
export function booksAtOnce({ partner, util }: Pick<SitePart, 'partner' | 'util'>): boolean {
  return !util.toggles.cart || partner === 'express_check_out';
}

/**
 * Whether more lies in the cart than what was put there just now. Where nobody can tell, it may: nothing is bought that
 * the traveller has not seen.
 */
export async function holdsMore(api: ApiClient, ...added: readonly string[]): Promise<boolean> {
  const cart = await api.call(cartEndpoints.cart, {});
  return !cart.ok || cart.value.lines.some(({ itemId }) => !added.includes(itemId));
}

/**
 * Takes out what lies in the cart from an earlier attempt, since a site without a cart shows nobody what is in it:
 * only what was chosen now is bought. What cannot be taken out, the checkout shows before anything is paid.
 */
export async function emptyCart(api: ApiClient): Promise<void> {
  const cart = await api.call(cartEndpoints.cart, {});
  if (!cart.ok) return;
  await Promise.all(cart.value.lines.map(({ itemId }) => api.call(cartEndpoints.removeCartItem, { itemId })));
}
