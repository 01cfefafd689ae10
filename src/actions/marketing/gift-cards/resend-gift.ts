import { readBoughtGift, type BoughtGiftView } from '#src/actions/marketing/gift-cards/read-bought-gift.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { mostResent } from '#src/domain/marketing/gift-cards/gift-state.ts';
import { fail, type Result } from '#src/domain/failure.ts';
import { countResending } from '#src/store/marketing/gift-cards/bought-gifts.store.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';

/** Sends the mail with a card of the caller's own buying once more to the same address, a few times at most. */
export async function resendGift(deps: Deps, caller: Caller, reference: string): Promise<Result<BoughtGiftView>> {
  const found = await readBoughtGift(deps, caller, reference);
  if (!found.ok) return found;
  const { id } = found.value;
  const queued = await deps.db.transaction(
    async (tx) => {
      const nth = await countResending(tx, id, mostResent);
      if (nth === null) return false;
      const row = {
        topic: 'mail.gift_card',
        deduplicationKey: `${id}:${nth}`,
        aggregate: `gift:${id}`,
        payload: { cardId: id },
      };
      await addToOutbox(tx, [row]);
      return true;
    },
    { cause: 'gift card sent again' },
  );
  return queued ? readBoughtGift(deps, caller, reference) : fail('not_amendable');
}
