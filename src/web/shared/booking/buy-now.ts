import type { ApiClient } from '#src/contract/client.ts';
import { cartCalls } from '#src/contract/cart/cart.calls.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

/** Where a choice goes straight to paying: on a site without a cart, and in express checkout (spec §1). */
export function booksAtOnce({ partner, util }: Pick<SitePart, 'partner' | 'util'>): boolean {
  return !util.toggles.cart || partner === 'express_check_out';
}

/** Returns the ids of the cart's other lines; null if the cart cannot be loaded. */
export async function linesBeside(api: ApiClient, ...known: readonly string[]): Promise<readonly string[] | null> {
  const cart = await api.call(cartCalls.cart, {});
  return cart.ok ? cart.value.lines.map(({ itemId }) => itemId).filter((itemId) => !known.includes(itemId)) : null;
}

/**
 * Whether the cart has more lines than those just added. True if that is unknown, so that travelers never buy anything
 * that they have not seen.
 */
export async function holdsMore(api: ApiClient, ...added: readonly string[]): Promise<boolean> {
  const others = await linesBeside(api, ...added);
  return others === null || others.length > 0;
}

/**
 * Removes cart lines from earlier attempts, since a site without a cart page does not show them: only the line just
 * added is bought. Called after the new line was accepted, so that a refusal does not lose the earlier choice. Lines
 * that cannot be removed are shown by the checkout before payment.
 */
export async function removeOtherLines(api: ApiClient, ...added: readonly string[]): Promise<void> {
  const others = (await linesBeside(api, ...added)) ?? [];
  await Promise.all(others.map((itemId) => api.call(cartCalls.removeCartItem, { itemId })));
}
