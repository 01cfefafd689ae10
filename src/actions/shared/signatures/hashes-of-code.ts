import { keyedCouponHash } from '#src/actions/shared/signatures/keyed-coupon-hash.ts';
import { codeSecrets } from '#src/actions/shared/signatures/code-secrets.ts';
import type { Deps } from '#src/actions/deps.ts';
import { unkeyedCouponHash } from '#src/adapters/keyed-hashes.ts';

/**
 * Returns the hashes under which a coupon code may be stored, in hexadecimal: that of today first, those of former
 * secrets, and the one without a key that `keyCouponCodes` has not reached yet.
 */
export function hashesOfCode({ secrets }: Pick<Deps, 'secrets'>, code: string): readonly [string, ...string[]] {
  const [first, ...former] = codeSecrets(secrets);
  const inner = unkeyedCouponHash(code);
  return [keyedCouponHash(first, inner), ...former.map((key) => keyedCouponHash(key, inner)), inner.toString('hex')];
}
