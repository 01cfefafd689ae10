import { hashCode } from '#src/actions/shared/signatures/hash-code.ts';
import type { Deps } from '#src/actions/deps.ts';
import { unkeyedCouponHash } from '#src/adapters/keyed-hashes.ts';
import type { CouponEntry } from '#src/domain/marketing/coupons/check-coupons.ts';
import { saveCoupons, type SeededCoupon } from '#src/store/marketing/coupons/coupons.store.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';

/** Writes coupons and changes only what differs; what the list lacks is taken away, its uses stay. */
export async function saveCouponFiles(
  deps: Partial<Pick<Deps, 'secrets'>>,
  tx: Queryable,
  coupons: readonly CouponEntry[],
): Promise<void> {
  await saveCoupons(
    tx,
    coupons.map(
      ({ id, code, usageLimit, perUser, proof = 'person', begins, ends, titles, effect, conditions, stacks }) => ({
        id,
        // The other one cannot be typed: `readCode` returns no colon.
        ...hashed(deps, code ?? `automatic:${id}`),
        definition: { titles, effect, conditions, stacks },
        automatic: code === null,
        proof,
        usageLimit,
        perUser,
        begins,
        ends,
      }),
    ),
  );
}

/** Without secrets, as where a folder is loaded by itself, the hash is keyed at the next start. */
function hashed({ secrets }: Partial<Pick<Deps, 'secrets'>>, code: string): Pick<SeededCoupon, 'codeHash' | 'keyed'> {
  if (secrets === undefined) return { codeHash: unkeyedCouponHash(code).toString('hex'), keyed: false };
  return { codeHash: hashCode({ secrets }, code), keyed: true };
}
