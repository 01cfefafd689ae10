import { offersTo } from '#src/actions/cart/offers-to.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { checkOffer } from '#src/domain/catalogue/offers/offer.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { cartOf, updateCartItem } from '#src/store/cart/cart.store.ts';

/** Changes the party of a line if it can be bought now; else the line stays as it was. */
export async function changeCartItem(
  deps: Deps,
  caller: Caller,
  change: { readonly itemId: string; readonly units: UnitCounts },
): Promise<Result<{ readonly itemId: string }>> {
  const row = (await cartOf(deps.db, caller.owner)).find((one) => one.itemId === change.itemId);
  if (row === undefined) return fail('not_found', { field: 'itemId' });
  const [offer] = await offersTo(deps, deps.db, caller.account?.id ?? null, [row]);
  if (offer === undefined) return fail('not_found', { field: 'itemId' });
  const checked = checkOffer(offer, change.units);
  if (!checked.ok) return checked;
  const changed = await updateCartItem(deps.db, caller.owner, change.itemId, checked.value.counts);
  return changed ? ok({ itemId: change.itemId }) : fail('not_found', { field: 'itemId' });
}
