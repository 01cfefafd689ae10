import type { Caller, Deps } from '#src/actions/deps.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { countWishlistItems, defaultWishlist, lockWishlists } from '#src/store/wishlists/wishlists.store.ts';

/** What a change of one's lists works with: the lists there are, and how many things are on each. */
export type OpenLists = {
  readonly tx: Queryable;
  readonly accountId: string;
  /** The id of the default list. */
  readonly first: string;
  readonly counts: ReadonlyMap<string, number>;
};

/** Changes the caller's lists, one change after the other; a caller without lists gets the default one first. */
export async function changeWishlists<Value>(
  deps: Deps,
  { account }: Pick<Caller, 'account'>,
  change: (open: OpenLists) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  if (account === null) return fail('sign_in_required');
  return deps.db.transaction(
    async (tx): Promise<Result<Value>> => {
      await lockWishlists(tx, account.id);
      const first = await defaultWishlist(tx, account.id, deps.ids.uuid());
      return change({ tx, accountId: account.id, first, counts: await countWishlistItems(tx, account.id) });
    },
    { cause: 'wishlist changed' },
  );
}
