import type { WireText } from '#src/contract/wire.ts';
import type { LocatorProps } from '#src/ui/booking/locator.tsx';
import type { OpeningView } from '#src/web/places/parts/opening-view.ts';
import type { PoiCardView } from '#src/web/shared/cards/poi-card-view.ts';
import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';

/** A sight in ready strings. */
export type PoiView = {
  readonly name: WireText;
  readonly localName: WireText | null;
  /** "Landmark · Tokyo" */
  readonly over: string;
  readonly picture: { readonly key: string; readonly alt: string } | null;
  readonly text: WireText | null;
  /** From which public list it is known; null for our own. */
  readonly source: string | null;
  readonly trail: readonly { readonly text: string; readonly href?: string }[];
  readonly opening: OpeningView | null;
  readonly city: { readonly name: string; readonly href: string } | null;
  /** All that can be done around it. */
  readonly allHref: string;
  readonly nearbyHref: string;
  /** "Tickets and tours from US$9.12"; null when nothing that leads here is on sale. */
  readonly offer: string | null;
  readonly products: readonly ProductCardView[];
  readonly nearby: readonly PoiCardView[];
  readonly where: { readonly locator: LocatorProps; readonly geo: string; readonly coordinates: string };
  readonly structured: string;
};
