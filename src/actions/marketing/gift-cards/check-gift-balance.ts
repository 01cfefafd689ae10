import type { Caller, Deps } from '#src/actions/deps.ts';
import { tokenHash } from '#src/adapters/keyed-hashes.ts';
import { firstReached } from '#src/adapters/limits.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { money, type Money } from '#src/domain/shared/money/money.ts';
import { readCode } from '#src/domain/marketing/coupons/coupon-code.ts';
import { balanceByCode } from '#src/store/marketing/gift-cards/bought-gifts.store.ts';

export type GiftBalance = { readonly balance: Money; readonly redeemed: boolean };

/** Of one network in an hour: who has a card types its code, and maybe wrongly. */
const tries = { points: 20, seconds: 3600 } as const;

/**
 * The balance of a card, for the holder of its code. Codes are 100 random bits and looked up by their hash, so that neither
 * the answer nor its time leads to another card; a code of none, a void and a stopped card are one and the same.
 */
export async function checkGiftBalance(
  deps: Deps,
  { network }: Pick<Caller, 'network'>,
  written: string,
): Promise<Result<GiftBalance>> {
  const reached = await firstReached(deps.db, [{ name: 'gift-balance', key: network, ...tries }]);
  if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  const code = readCode(written);
  const found = code === null ? null : await balanceByCode(deps.db, tokenHash('gift_card', code));
  if (found === null) return fail('gift_card_unknown', { field: 'code' });
  return ok({ balance: money(found.balanceMinor, found.currency), redeemed: found.redeemed });
}
