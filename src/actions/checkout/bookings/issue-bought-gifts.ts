import { giftCodeOf } from '#src/actions/shared/signatures/gift-code-of.ts';
import type { Deps } from '#src/actions/deps.ts';
import { tokenHash } from '#src/adapters/keyed-hashes.ts';
import { giftCardBoughtEntries } from '#src/domain/settlement/ledger.ts';
import { lineOfSnapshot, netOf } from '#src/domain/checkout/line.ts';
import { insertBoughtGift } from '#src/store/marketing/gift-cards/bought-gifts.store.ts';
import type { BookingRow } from '#src/store/checkout/bookings.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { writeLedger } from '#src/store/settlement/ledger.store.ts';
import { addToOutbox } from '#src/store/shared/outbox/outbox.store.ts';

/** Makes the gift cards that bookings were paid for, in the books too, and leaves each for its day of sending. */
export async function issueBoughtGifts(
  tx: Queryable,
  deps: Deps,
  bookings: readonly Pick<BookingRow, 'id' | 'snapshot'>[],
): Promise<void> {
  for (const { id: bookingId, snapshot } of bookings) {
    const { gift } = snapshot.visit;
    if (gift === undefined) continue;
    const id = deps.ids.uuid();
    const amount = netOf(lineOfSnapshot(snapshot));
    const { design, to: name, email, from, message } = gift;
    const availableAt = await insertBoughtGift(tx, {
      id,
      bookingId,
      codeHash: tokenHash('gift_card', giftCodeOf(deps, id)),
      currency: amount.currency,
      amountMinor: amount.minor,
      recipient: { name, email, from, message, design },
      sendAt: gift.sendAt,
    });
    await writeLedger(tx, deps.ids.uuid(), giftCardBoughtEntries(id, amount));
    const aggregate = `gift:${id}`;
    await addToOutbox(tx, [
      { topic: 'mail.gift_card', deduplicationKey: id, aggregate, payload: { cardId: id }, availableAt },
    ]);
  }
}
