import { seenMarks, type Seen } from '#src/actions/shared/signatures/seen-marks.ts';
import type { Deps } from '#src/actions/deps.ts';
import type { Bearer, StoredMark } from '#src/domain/marketing/coupons/coupon-bearer.ts';
import type { Holder } from '#src/store/marketing/coupons/coupons.store.ts';

/** Returns what is known of the bearer of a coupon: their account, what they typed, and what is known from before. */
export function bearerOf(
  deps: Pick<Deps, 'secrets'>,
  { id, kind, email, phone }: Holder & { readonly id: string },
  seen: Seen,
  known: readonly StoredMark[],
): Bearer {
  return {
    accountId: id,
    isVerified: kind === 'member',
    own: seenMarks(deps, { email, phone }),
    seen: [...seenMarks(deps, seen), ...known],
  };
}
