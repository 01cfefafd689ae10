import type { Caller, Deps } from '#src/actions/deps.ts';
import { giftState, mostResent, type GiftState } from '#src/domain/marketing/gift-cards/gift-state.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';
import {
  boughtGiftOf,
  type GiftReading,
  type GiftRecipient,
} from '#src/store/marketing/gift-cards/bought-gifts.store.ts';

/** A card that the caller bought, and how far it has come. */
export type BoughtGiftView = {
  readonly id: string;
  readonly state: GiftState;
  readonly recipient: GiftRecipient;
  readonly amount: Money;
  /** ISO 8601 in UTC. */
  readonly sendAt: string;
  readonly sentAt: string | null;
  /** How often it may be sent once more. */
  readonly resendsLeft: number;
};

/** The card that a booking of the caller's own bought; another's is not found. */
export async function readBoughtGift(deps: Deps, caller: Caller, reference: string): Promise<Result<BoughtGiftView>> {
  if (caller.account === null) return fail('sign_in_required');
  const gift = await boughtGiftOf(deps.db, reference, caller.account.id);
  return gift === null ? fail('not_found') : ok(viewOf(gift));
}

function viewOf(gift: GiftReading): BoughtGiftView {
  const { id, recipient, amountMinor, currency, sendAt, sentAt, resent } = gift;
  const state = giftState({ ...gift, sent: sentAt !== null });
  return {
    id,
    state,
    recipient,
    amount: money(amountMinor, currency),
    sendAt,
    sentAt,
    resendsLeft: state === 'sent' ? mostResent - resent : 0,
  };
}
