import type { PoiListType } from '#src/contract/places/places.ts';
import type { Tab } from '#src/ui/content/tabs.tsx';
import type { MoreView } from '#src/web/shared/lists/more-link.tsx';
import type { PoiCardView } from '#src/web/shared/cards/poi-card-view.ts';
import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';

type ChoiceView = { readonly text: string; readonly href: string; readonly selected: boolean };

export type PoiListView = {
  readonly type: PoiListType;
  readonly title: string;
  readonly lead: string;
  readonly trail: readonly { readonly text: string; readonly href?: string }[];
  readonly tabs: readonly Tab[];
  /** Destinations to choose among; empty for the search, which looks everywhere. */
  readonly places: readonly ChoiceView[];
  readonly kinds: readonly ChoiceView[];
  readonly search: { readonly action: string; readonly query: string } | null;
  /** What the list waits for: a place or words. */
  readonly waits: boolean;
  readonly count: string | null;
  /** Towns of that name, where there may be nothing of ours but what is around. */
  readonly towns: readonly ChoiceView[];
  readonly sights: readonly PoiCardView[];
  readonly cards: readonly ProductCardView[];
  readonly more: MoreView | null;
  readonly allHref: string;
  readonly nearbyAllHref: string;
  readonly structured: string;
};
