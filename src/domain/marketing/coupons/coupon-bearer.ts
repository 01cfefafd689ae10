/**
 * How a coupon identifies its user:
 * - `account`: a verified account; guests are refused.
 * - `person`: a verified account, or email, phone, device and card together. Any of them that was seen with the coupon
 *   before is the same person.
 */
export type CouponProof = (typeof couponProofs)[number];

export const couponProofs = ['account', 'person'] as const;

/** What is stored of a mark: a keyed hash, so that no table reveals an address, a number or a card. */
export type StoredMark = { readonly kind: 'email' | 'phone' | 'device' | 'card'; readonly mark: string };

/** A mark of a use. One that is not strict is noted for others and refuses nothing to its own bearer. */
export type BearerMark = {
  readonly kind: StoredMark['kind'] | 'account';
  readonly mark: string;
  readonly strict: boolean;
};

/** What is known of a bearer: `own` belongs to the account itself, `seen` was typed, or seen with it. */
export type Bearer = {
  readonly accountId: string;
  readonly isVerified: boolean;
  readonly own: readonly StoredMark[];
  readonly seen: readonly StoredMark[];
};

/**
 * Returns the marks by which uses are counted. A verified account is counted by itself and by its own email and phone;
 * the device and card of a family do not refuse its second member. A guest is counted by everything.
 */
export function marksOf({ accountId, isVerified, own, seen }: Bearer, proof: CouponProof): readonly BearerMark[] {
  const account: BearerMark = { kind: 'account', mark: accountId, strict: true };
  if (proof === 'account') return [account];
  return [
    account,
    ...own.map((one) => ({ ...one, strict: true })),
    ...seen.map((one) => ({ ...one, strict: !isVerified })),
  ];
}

/** Whether a bearer may use a coupon at all. */
export function mayBear({ isVerified }: Pick<Bearer, 'isVerified'>, proof: CouponProof): boolean {
  return proof === 'person' || isVerified;
}
