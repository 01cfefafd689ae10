import type { WireText } from '#src/contract/wire.ts';
import type { ListView } from '#src/web/shared/filters/list-view.ts';
import type { PriceLimitsView } from '#src/web/shared/filters/price-limits.ts';
import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import type { PromotionQuery } from '#src/web/marketing/promotion/promotion-query.ts';

export type PromotionView = ListView & {
  readonly now: PromotionQuery;
  /** Null when the call failed, so that the program is unknown. */
  readonly program: {
    readonly title: WireText;
    readonly text: WireText;
    readonly picture: string;
    readonly alt: string;
    readonly window: string;
    readonly structured: string;
  } | null;
  /** Why there is no card; the code is one of spec §8 and is shown for support requests. */
  readonly nothing: {
    readonly title: string;
    readonly text: string | null;
    readonly code: string | null;
    readonly retryHref: string | null;
  } | null;
  readonly total: number;
  readonly cards: readonly ProductCardView[];
  /** The first page shown, how many pages are shown one below the other, and whether the call failed. */
  readonly page: number;
  readonly shown: number;
  readonly failed: boolean;
  /** The price range of the activities before price limits apply. */
  readonly price: PriceLimitsView | null;
};
