/** The payment options of a buyer, such as coupons and credits: stored with the checkout opened with them. */
export type PaymentOptions = {
  /** Coupon codes that were typed, as `readCode` gave them or as they were typed when they cannot be codes. */
  readonly codes: readonly string[];
  readonly useCredits: boolean;
  readonly giftCardId: string | null;
};

/** What an opening states; what it omits stays as it is. */
export type PaymentOptionsInput = {
  readonly couponCodes?: readonly string[] | undefined;
  readonly useCredits?: boolean | undefined;
  /** An own gift card's id; empty for none. */
  readonly giftCard?: string | undefined;
};

export const noPaymentOptions: PaymentOptions = { codes: [], useCredits: false, giftCardId: null };

/** Returns the payment options of the checkout before, changed by those of an opening. */
export function mergePaymentOptions(former: PaymentOptions, requested: PaymentOptionsInput): PaymentOptions {
  return {
    codes: requested.couponCodes === undefined ? former.codes : [...new Set(requested.couponCodes)],
    useCredits: requested.useCredits ?? former.useCredits,
    giftCardId:
      requested.giftCard === undefined ? former.giftCardId : requested.giftCard === '' ? null : requested.giftCard,
  };
}
