import type { ApiClient } from '#src/contract/client.ts';
import { cartCalls } from '#src/contract/cart/cart.calls.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

/** Where a choice goes straight to paying: on a site without a cart, and in express checkout (spec §1). */
export function booksAtOnce({ partner, util }: Pick<SitePart, 'partner' | 'util'>): boolean {
  return !util.toggles.cart || partner === 'express_check_out';
}

/** The lines of the cart but these, by their ids; null where nobody can tell. */
export async function linesBeside(api: ApiClient, ...known: readonly string[]): Promise<readonly string[] | null> {
  const cart = await api.call(cartCalls.cart, {});
  return cart.ok ? cart.value.lines.map(({ itemId }) => itemId).filter((itemId) => !known.includes(itemId)) : null;
}

/**
 * Whether more is in the cart than what was put there just now. Where nobody can tell, it may: nothing is bought that
 * the traveller has not seen.
 */
export async function holdsMore(api: ApiClient, ...added: readonly string[]): Promise<boolean> {
  const others = await linesBeside(api, ...added);
  return others === null || others.length > 0;
}

/**
 * Takes out what is in the cart from an earlier attempt, since a site without a cart shows nobody what is in it: only
 * what was added just now is bought. It is called when the shop has taken that in, so that a refusal costs nobody what
 * was chosen before. What cannot be taken out, the checkout shows before anything is paid.
 */
export async function keepOnly(api: ApiClient, ...added: readonly string[]): Promise<void> {
  const others = (await linesBeside(api, ...added)) ?? [];
  await Promise.all(others.map((itemId) => api.call(cartCalls.removeCartItem, { itemId })));
}
