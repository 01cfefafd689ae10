import { putInCart } from '#src/actions/cart/put-in-cart.ts';
import { offersForChoices } from '#src/actions/catalogue/offers/offers-for-choices.ts';
import { readSoldQuestion } from '#src/actions/catalogue/offers/read-sold-question.ts';
import { openVertical } from '#src/actions/catalogue/offers/open-vertical.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { checkOffer, choiceSlot } from '#src/domain/catalogue/offers/offer.ts';
import type { UnitCounts } from '#src/domain/catalogue/offers/party.ts';
import { priceSeen } from '#src/domain/checkout/price-seen.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import type { Choice } from '#src/domain/vertical.ts';
import { insertChoiceItem } from '#src/store/cart/cart.store.ts';

/**
 * Puts what was chosen of a vertical into the cart when it can be bought now, for these units; those that go without saying
 * are the vertical's own. It holds nothing; the very same choice twice is one line.
 */
export async function addChoice(
  deps: Deps,
  caller: Caller,
  { units, ...choice }: Choice & { readonly units: UnitCounts },
): Promise<Result<{ readonly itemId: string }>> {
  const vertical = openVertical(caller, choice.vertical);
  if (!vertical.ok) return vertical;
  const requested =
    vertical.value.kind === 'venue'
      ? readSoldQuestion(deps, vertical.value, choice.question)
      : vertical.value.readQuestion(choice.question, deps.clock());
  if (!requested.ok) return requested;
  const itemId = deps.ids.uuid();
  const offers = await offersForChoices(deps, deps.db, caller.account?.id ?? null, [{ itemId, choice }]);
  const offer = offers.get(choiceSlot(itemId));
  if (offer === undefined) return fail('not_found', { field: 'offerId' });
  const checked = checkOffer(offer, units);
  if (!checked.ok) return checked;
  const item = { id: itemId, owner: caller.owner, choice, units: checked.value.counts, seen: priceSeen(offer) };
  return putInCart(deps, caller, (tx) => insertChoiceItem(tx, item));
}
