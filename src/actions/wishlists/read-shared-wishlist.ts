import { firstReached } from '#src/adapters/limits.ts';
import { showWishlistItems, type ShownList } from '#src/actions/wishlists/show-wishlist-items.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { findSharedWishlist } from '#src/store/wishlists/wishlists.store.ts';

/** Wrong links from one network in an hour: links are followed, not guessed. */
const wrongLinks = { points: 60, seconds: 3600 };

/** The list that a link opens, for anyone with the link; it does not reveal its owner. */
export async function readSharedWishlist(
  deps: Deps,
  caller: Caller,
  { token }: { readonly token: string },
): Promise<Result<ShownList>> {
  const found = await findSharedWishlist(deps.db, token);
  if (found === null) {
    const reached = await firstReached(deps.db, [{ name: 'wishlist-link', key: caller.network, ...wrongLinks }]);
    return reached === null ? fail('not_found') : fail('too_many_requests', { facts: { retryAfter: reached.seconds } });
  }
  const [shown] = await showWishlistItems(deps, caller, [found]);
  return shown === undefined ? fail('not_found') : ok(shown);
}
