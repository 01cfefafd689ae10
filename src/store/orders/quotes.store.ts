import type { Names } from '#src/domain/catalogue/destination.ts';
import type { CouponNotice } from '#src/domain/marketing/coupons/coupon-notice.ts';
import type { PaymentOptions } from '#src/domain/checkout/payment-options.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import { money } from '#src/domain/shared/money/money.ts';
import type { CodedLine, PriceStage } from '#src/domain/checkout/price-line.ts';

/** A coded line as it is stored: minor units as decimal strings. */
export type StoredLine = {
  readonly stage: PriceStage;
  readonly code: string;
  readonly itemId: string | null;
  readonly unitId: string | null;
  readonly quantity: number;
  readonly eachMinor: string | null;
  readonly amountMinor: string;
};

/** A quote as it is stored: its lines in JSON and what of the cart they represent. */
export type QuoteDocument = {
  /** Fingerprint of the cart's content: the same content finds its live checkout again. */
  readonly content: string;
  /** Cart items in the cart's order. */
  readonly items: readonly string[];
  readonly ratesOf: string;
  readonly rates: Readonly<Record<string, string>>;
  readonly lines: readonly StoredLine[];
  readonly wishes: PaymentOptions;
  readonly coupons: readonly CouponNotice[];
  /** The deals of its lines; absent in what was quoted before there were any. */
  readonly deals?: readonly { readonly id: number; readonly titles: Names }[];
  /** The ways to pay that the coupons leave; null for any. */
  readonly methods: readonly string[] | null;
};

/** Returns a line as it is stored. */
export function storedLine({ each, amount, ...line }: CodedLine): StoredLine {
  return { ...line, eachMinor: each === null ? null : each.minor.toString(), amountMinor: amount.minor.toString() };
}

/** Returns the line that was stored. */
export function codedLineOf({ eachMinor, amountMinor, ...line }: StoredLine, currency: CurrencyCode): CodedLine {
  return {
    ...line,
    each: eachMinor === null ? null : money(BigInt(eachMinor), currency),
    amount: money(BigInt(amountMinor), currency),
  };
}
