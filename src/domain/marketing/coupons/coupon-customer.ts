/**
 * How a coupon identifies a customer:
 * - `account`: by a verified account; guests are refused.
 * - `person`: by a verified account, or by email, phone, device and card. A customer who shares any of them with an earlier use
 *   is the same person.
 */
export type CouponProof = (typeof couponProofs)[number];

export const couponProofs = ['account', 'person'] as const;

/** A fingerprint of a customer: `value` is a keyed hash, so that no table reveals an address, a number or a card. */
export type CustomerFingerprint = { readonly kind: 'email' | 'phone' | 'device' | 'card'; readonly value: string };

/** A fingerprint stored with a use of a coupon. Without `blocksReuse` it is stored but does not refuse this customer. */
export type UseFingerprint = {
  readonly kind: CustomerFingerprint['kind'] | 'account';
  readonly value: string;
  readonly blocksReuse: boolean;
};

/** A customer who uses a coupon: `own` fingerprints belong to the account, `observed` ones were typed at checkout or used earlier. */
export type CouponCustomer = {
  readonly accountId: string;
  readonly isVerified: boolean;
  readonly own: readonly CustomerFingerprint[];
  readonly observed: readonly CustomerFingerprint[];
};

/**
 * Returns the fingerprints by which uses are counted. A verified account is counted by its id, email and phone; a device or
 * card that a family shares does not refuse its second member. A guest is counted by every fingerprint.
 */
export function fingerprintsOf(
  { accountId, isVerified, own, observed }: CouponCustomer,
  proof: CouponProof,
): readonly UseFingerprint[] {
  const account: UseFingerprint = { kind: 'account', value: accountId, blocksReuse: true };
  if (proof === 'account') return [account];
  return [
    account,
    ...own.map((one) => ({ ...one, blocksReuse: true })),
    ...observed.map((one) => ({ ...one, blocksReuse: !isVerified })),
  ];
}

/** Returns whether a customer may use a coupon with this proof of identity. */
export function mayUseCoupon({ isVerified }: Pick<CouponCustomer, 'isVerified'>, proof: CouponProof): boolean {
  return proof === 'person' || isVerified;
}
