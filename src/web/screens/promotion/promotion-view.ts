import type { WireText } from '#src/contract/wire.ts';
import type { SearchStatus } from '#src/domain/search/search-status.ts';
import type { ProductCardView } from '#src/web/parts/product-card-view.ts';

export type ChoiceView = {
  readonly text: string;
  readonly href: string;
  readonly count: string | null;
  readonly selected: boolean;
};

export type PromotionView = {
  readonly status: SearchStatus;
  /** Null when the call failed: then nobody told what the programme is. */
  readonly program: {
    readonly title: WireText;
    readonly text: WireText;
    readonly picture: string;
    readonly alt: string;
    readonly window: string;
  } | null;
  /** Why there is no card; the code is one of spec §8 and is kept for whoever asks for help. */
  readonly nothing: {
    readonly title: string;
    readonly text: string | null;
    readonly code: string | null;
    readonly retryHref: string | null;
  } | null;
  readonly count: string;
  readonly cards: readonly ProductCardView[];
  readonly places: readonly ChoiceView[];
  readonly kinds: readonly ChoiceView[];
  readonly options: readonly ChoiceView[];
  readonly sorts: readonly ChoiceView[];
  readonly clearHref: string | null;
  readonly pages: { readonly before: string | null; readonly after: string | null; readonly here: string } | null;
};
