import type { WireText } from '#src/contract/wire.ts';
import type { Tab } from '#src/ui/content/tabs.tsx';
import type { MoreView } from '#src/web/shared/lists/more-link.tsx';
import type { PoiCardView } from '#src/web/shared/cards/poi-card-view.ts';
import type { OriginalText } from '#src/web/shared/content/original-text.ts';
import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';

/** A place, or one kind of things to do there, in ready strings. */
export type DestinationView = {
  readonly name: string;
  readonly title: string;
  /** "Japan" */
  readonly country: string | null;
  readonly localName: WireText | null;
  /** Of the category where one is chosen, else of the place. */
  readonly text: WireText | null;
  /** The English text, if the page says something about its translation. */
  readonly original: OriginalText | null;
  readonly picture: { readonly key: string; readonly alt: string } | null;
  readonly trail: readonly { readonly text: string; readonly href?: string }[];
  readonly tabs: readonly Tab[];
  readonly count: string;
  readonly cards: readonly ProductCardView[];
  readonly more: MoreView | null;
  /** Where everything of the place is, when this kind shows nothing. */
  readonly allHref: string;
  readonly sights: readonly PoiCardView[];
  readonly sightsHref: string;
  readonly nearbyHref: string;
  /** The page with more about the place itself: the city's facts, or the sight's opening hours. */
  readonly about: { readonly kind: 'city' | 'poi'; readonly href: string; readonly name: string } | null;
  readonly structured: string;
};
