import { claimedCall } from '#src/actions/shared/idempotency/claimed-call.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { tokenHash } from '#src/adapters/keyed-hashes.ts';
import { firstReached } from '#src/adapters/limits.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { readCode } from '#src/domain/marketing/coupons/coupon-code.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import {
  assignGiftCard,
  giftCardsOf,
  lockCardByCode,
  type GiftCardRow,
} from '#src/store/marketing/gift-cards/gift-cards.store.ts';
import { orderOfCode } from '#src/store/marketing/gift-cards/bought-gifts.store.ts';
import { claimCall, finishCall } from '#src/store/shared/outbox/idempotency.store.ts';
import { lockOrder } from '#src/store/orders/orders.store.ts';

/** A code is worth money: fewer tries than for coupons. */
const tries = { perAccount: 10, perNetwork: 60, seconds: 3600 };

/**
 * Makes a gift card the caller's own by its code. Afterwards only that account can spend it, and refunds of what it
 * paid return to it. Redeeming one's own again is no failure; another's is reported as taken, which only a holder of
 * the code learns.
 */
export async function redeemGiftCard(
  deps: Deps,
  caller: Caller,
  idempotencyKey: string,
  written: string,
): Promise<Result<GiftCardRow>> {
  if (caller.account === null) return fail('sign_in_required');
  const { id } = caller.account;
  const { seconds } = tries;
  const reached = await firstReached(deps.db, [
    { name: 'gift-account', key: id, points: tries.perAccount, seconds },
    { name: 'gift-network', key: caller.network, points: tries.perNetwork, seconds },
  ]);
  if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  const code = readCode(written);
  if (code === null) return fail('gift_card_unknown', { field: 'code' });
  const hash = tokenHash('gift_card', code);
  const call = claimedCall(deps, id, 'redeemGiftCard', idempotencyKey, { hash: hash.toString('hex') });
  return deps.db.transaction(
    async (tx): Promise<Result<GiftCardRow>> => {
      // Its buyer cannot take it back in the same moment: both hold the order that bought it.
      const orderId = await orderOfCode(tx, hash);
      const claim = await claimCall(tx, call);
      if (claim.kind === 'reused') return fail('idempotency_key_reused');
      if (claim.kind === 'running') return fail('still_running');
      if (orderId !== null) await lockOrder(tx, orderId);
      const redeemed = await redeem(tx, id, hash);
      if (redeemed.ok && claim.kind === 'mine') await finishCall(tx, call, 200, { card: redeemed.value.id });
      return redeemed;
    },
    { cause: `gift card redeemed, account ${id}` },
  );
}

async function redeem(tx: Queryable, accountId: string, hash: Uint8Array): Promise<Result<GiftCardRow>> {
  const card = await lockCardByCode(tx, hash);
  if (card === null) return fail('gift_card_unknown', { field: 'code' });
  if (card.accountId !== null && card.accountId !== accountId) return fail('gift_card_taken', { field: 'code' });
  if (card.accountId === null) await assignGiftCard(tx, card.id, accountId);
  const mine = (await giftCardsOf(tx, accountId)).find((one) => one.id === card.id);
  return mine === undefined ? fail('gift_card_unknown', { field: 'code' }) : ok(mine);
}
