import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Tender } from '#src/domain/checkout/payment-instruments.ts';
import { add, money, type Money } from '#src/domain/shared/money/money.ts';
import type { PriceLine } from '#src/domain/checkout/quote.ts';

/**
 * The stages of a price, in their order. Those up to `coupon` make what the order costs; tenders pay a part of it, and
 * what is left is due now. A tax is within what the order costs and says how much of it that is: it adds to no sum.
 */
export const priceStages = ['base', 'rule', 'deal', 'value_pack', 'coupon', 'credits', 'gift_card', 'tax'] as const;

export type PriceStage = (typeof priceStages)[number];

/** One line of a price as it is shown and stored: what it is for and what it adds, which may be negative. */
export type CodedLine = {
  readonly stage: PriceStage;
  readonly code: string;
  /** The line of the cart that it belongs to; null when it is the whole order's. */
  readonly itemId: string | null;
  readonly unitId: string | null;
  readonly quantity: number;
  readonly each: Money | null;
  readonly amount: Money;
};

/** What a coupon takes off one line of the cart; `amount` is positive. */
export type DiscountPart = {
  readonly couponId: string;
  readonly itemId: string;
  readonly amount: Money;
};

/** What of a line of the cart is tax, by the name of the tax. */
export type TaxPart = { readonly name: string; readonly itemId: string; readonly amount: Money };

/**
 * A whole price as coded lines: units with the rules of their dates, coupons, tenders, whose sum is what is due now,
 * and the taxes within it.
 */
export function codedLines(
  units: readonly PriceLine[],
  discounts: readonly DiscountPart[],
  tenders: readonly Tender[],
  taxes: readonly TaxPart[] = [],
): readonly CodedLine[] {
  return [
    ...units.map(({ stage, code, itemId, unitId, quantity, each, amount }) => ({
      stage,
      code,
      itemId,
      unitId,
      quantity,
      each,
      amount,
    })),
    ...discounts.map(({ couponId, itemId, amount }) => ({
      ...bare('coupon', couponId, negative(amount)),
      itemId,
    })),
    ...tenders.map(({ kind, amount }) => bare(kind, kind, negative(amount))),
    ...taxes.map(({ name, itemId, amount }) => ({ ...bare('tax', name, amount), itemId })),
  ];
}

/** What lines of a price come to up to a stage, that stage included: to `coupon`, what the order costs. */
export function sumUpTo(lines: readonly CodedLine[], stage: PriceStage, currency: CurrencyCode): Money {
  const last = priceStages.indexOf(stage);
  const within = lines.filter((line) => priceStages.indexOf(line.stage) <= last);
  return add(money(0n, currency), ...within.map((line) => line.amount));
}

function bare(stage: PriceStage, code: string, amount: Money): CodedLine {
  return { stage, code, itemId: null, unitId: null, quantity: 1, each: null, amount };
}

function negative(amount: Money): Money {
  return money(-amount.minor, amount.currency);
}
