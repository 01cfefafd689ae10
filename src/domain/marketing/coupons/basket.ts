import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { RateTable } from '#src/domain/shared/money/exchange.ts';

/** One line of the cart as coupons see it; amounts in minor units of the basket's currency. */
export type BasketItem = {
  readonly itemId: string;
  readonly productId: number;
  readonly destinationId: number;
  readonly category: string;
  /** Who sells it, by the name in the menu: `activities` for a visit. */
  readonly vertical: string;
  /** Running promotion programmes that it belongs to. */
  readonly programs: readonly number[];
  readonly units: readonly { readonly eachMinor: bigint; readonly quantity: number }[];
};

/** The purchase, its buyer and its context: all that conditions and effects may use. */
export type Basket = {
  readonly currency: CurrencyCode;
  readonly rates: RateTable;
  readonly items: readonly BasketItem[];
  readonly partner: string;
  readonly market: string;
  /** Nothing was ever paid by this person. */
  readonly isFirst: boolean;
  /** With its country's code; null when none is known. */
  readonly phone: string | null;
};

/** A line with what of its price coupons have left. */
export type EligibleItem = BasketItem & { readonly remainingMinor: bigint };
