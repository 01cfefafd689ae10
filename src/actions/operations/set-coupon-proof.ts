import type { Deps } from '#src/actions/deps.ts';
import type { Done } from '#src/actions/staff/on-record.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { couponProofs } from '#src/domain/marketing/coupons/coupon-customer.ts';
import { setProof } from '#src/store/marketing/coupons/coupon-keys.store.ts';

/** Sets the proof of identity that a coupon requires of a customer. A catalogue file that is loaded later says its own. */
export async function setCouponProof(
  deps: Deps,
  { id, proof }: { readonly id: string; readonly proof: string },
): Promise<Result<Done, 'not_found' | 'bad_request'>> {
  const known = couponProofs.find((one) => one === proof);
  if (known === undefined) return fail('bad_request', { field: 'proof' });
  return deps.db.transaction(
    async (tx): Promise<Result<Done, 'not_found' | 'bad_request'>> => {
      const before = await setProof(tx, id, known);
      return before === null ? fail('not_found') : ok({ coupon: id, before, proof: known });
    },
    { cause: 'coupon proof set by hand' },
  );
}
