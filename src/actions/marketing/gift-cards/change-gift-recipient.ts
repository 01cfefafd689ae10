import { readBoughtGift, type BoughtGiftView } from '#src/actions/marketing/gift-cards/read-bought-gift.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { checkRecipient } from '#src/domain/catalogue/offers/gift.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import { changeRecipient } from '#src/store/marketing/gift-cards/bought-gifts.store.ts';

/** Sends a card that the caller bought to another recipient, as long as it is not on its way. */
export async function changeGiftRecipient(
  deps: Deps,
  caller: Caller,
  change: { readonly reference: string; readonly to: string; readonly email: string },
): Promise<Result<BoughtGiftView>> {
  const found = await readBoughtGift(deps, caller, change.reference);
  if (!found.ok) return found;
  const checked = checkRecipient(change);
  if (!checked.ok) return checked;
  const { to: name, email } = checked.value;
  const changed = await changeRecipient(deps.db, found.value.id, { name, email });
  return changed ? readBoughtGift(deps, caller, change.reference) : fail('not_amendable');
}
