/**
 * For these payment methods. The method is known last: the coupon lowers the price when the checkout opens, and paying
 * by another method is refused until the coupon is taken off.
 */
export type CertainMethods = { readonly kind: 'payment_method'; readonly methods: readonly string[] };

/** The methods that all of these leave; null for any. */
export function methodsLeft(conditions: readonly CertainMethods[]): readonly string[] | null {
  const [first, ...others] = conditions;
  if (first === undefined) return null;
  return first.methods.filter((method) => others.every((one) => one.methods.includes(method)));
}
