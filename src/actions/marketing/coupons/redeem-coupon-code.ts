import { hashesOfCode } from '#src/actions/shared/signatures/hashes-of-code.ts';
import { claimedCall } from '#src/actions/shared/idempotency/claimed-call.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { firstReached } from '#src/adapters/limits.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { readCode } from '#src/domain/marketing/coupons/coupon-code.ts';
import { couponsFor, saveCoupon, type CouponRow } from '#src/store/marketing/coupons/coupons.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { claimCall, finishCall } from '#src/store/shared/outbox/idempotency.store.ts';

/** Codes that one account, and one network, may try in an hour: they are typed, not guessed. */
const tries = { perAccount: 20, perNetwork: 200, seconds: 3600 };

/** Saves a coupon to the caller's account, to be used later without typing its code; a saved one stays. */
export async function redeemCouponCode(
  deps: Deps,
  caller: Caller,
  idempotencyKey: string,
  written: string,
): Promise<Result<CouponRow>> {
  if (caller.account === null) return fail('sign_in_required');
  const { id } = caller.account;
  const { seconds } = tries;
  const reached = await firstReached(deps.db, [
    { name: 'coupon-account', key: id, points: tries.perAccount, seconds },
    { name: 'coupon-network', key: caller.network, points: tries.perNetwork, seconds },
  ]);
  if (reached !== null) return fail('too_many_requests', { facts: { seconds: reached.seconds } });
  const code = readCode(written);
  if (code === null) return fail('coupon_unknown', { field: 'code' });
  const hashes = hashesOfCode(deps, code);
  const call = claimedCall(deps, id, 'redeemCoupon', idempotencyKey, { code });
  return deps.db.transaction(
    async (tx): Promise<Result<CouponRow>> => {
      const claim = await claimCall(tx, call);
      if (claim.kind === 'reused') return fail('idempotency_key_reused');
      if (claim.kind === 'running') return fail('still_running');
      const saved = await saveToWallet(tx, id, hashes);
      if (saved.ok && claim.kind === 'mine') await finishCall(tx, call, 200, { kept: saved.value.id });
      return saved;
    },
    { cause: `coupon kept, account ${id}` },
  );
}

/** Saves a coupon. An automatic coupon need not be saved; one that can never be used again is refused. */
async function saveToWallet(tx: Queryable, accountId: string, hashes: readonly string[]): Promise<Result<CouponRow>> {
  const rows = await couponsFor(tx, { accountId, hashes, former: [] });
  const row = rows.find((one) => hashes.includes(one.codeHash));
  if (row === undefined || row.automatic) return fail('coupon_unknown', { field: 'code' });
  if (row.phase === 'over') return fail('coupon_over', { field: 'code' });
  if (row.left <= 0) return fail('coupon_used_up', { field: 'code' });
  if (row.leftMine <= 0) return fail('coupon_used', { field: 'code' });
  if (!row.kept) await saveCoupon(tx, accountId, row.codeHash);
  return ok({ ...row, kept: true });
}
