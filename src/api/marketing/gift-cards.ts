import { addGift } from '#src/actions/cart/add-gift.ts';
import { changeGiftRecipient } from '#src/actions/marketing/gift-cards/change-gift-recipient.ts';
import { checkGiftBalance } from '#src/actions/marketing/gift-cards/check-gift-balance.ts';
import { readBoughtGift, type BoughtGiftView } from '#src/actions/marketing/gift-cards/read-bought-gift.ts';
import { resendGift } from '#src/actions/marketing/gift-cards/resend-gift.ts';
import { route, type Route } from '#src/api/route.ts';
import { giftCardEndpoints, type BoughtGiftAnswer } from '#src/contract/marketing/gifts/gift-cards.ts';
import { fromWire, toWire } from '#src/contract/wire.ts';
import { giftChoices, giftDesigns, giftPictures } from '#src/domain/catalogue/offers/gift-card.ts';
import { ok, type Result } from '#src/domain/failure.ts';

/** Gift cards that are bought here; redeeming one is with the wallet. */
export const giftCardRoutes: readonly Route[] = [
  route(giftCardEndpoints.giftChoices, async (_deps, { caller }) => {
    const { amounts, least, most } = giftChoices(caller.currency);
    return ok({
      amounts: amounts.map(toWire),
      least: toWire(least),
      most: toWire(most),
      designs: giftDesigns.map((design) => ({ design, picture: giftPictures[design] })),
    });
  }),
  route(giftCardEndpoints.addGift, (deps, { caller, input }) =>
    addGift(deps, caller, { ...input, to: input.recipient, from: input.sender, amount: fromWire(input.amount) }),
  ),
  route(giftCardEndpoints.giftBalance, async (deps, { caller, input }) => {
    const found = await checkGiftBalance(deps, caller, input.code);
    return found.ok ? ok({ ...found.value, balance: toWire(found.value.balance) }) : found;
  }),
  route(giftCardEndpoints.boughtGift, async (deps, { caller, input }) =>
    bought(await readBoughtGift(deps, caller, input.reference)),
  ),
  route(giftCardEndpoints.changeGiftRecipient, async (deps, { caller, input }) =>
    bought(await changeGiftRecipient(deps, caller, { ...input, to: input.recipient })),
  ),
  route(giftCardEndpoints.resendGift, async (deps, { caller, input }) =>
    bought(await resendGift(deps, caller, input.reference)),
  ),
];

function bought(found: Result<BoughtGiftView>): Result<BoughtGiftAnswer> {
  if (!found.ok) return found;
  const { id: _id, recipient, amount, ...view } = found.value;
  const { name, email } = recipient;
  return ok({ ...view, recipient: name, email, amount: toWire(amount) });
}
