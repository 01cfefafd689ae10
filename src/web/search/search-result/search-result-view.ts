import type { MapArea } from '#src/domain/search/query/map-area.ts';
import type { PriceBarFacts } from '#src/ui/content/price-bars.tsx';
import type { ContentView } from '#src/web/shared/content/content-view.ts';
import type { AppliedView, ChoiceGroup, ChoiceView } from '#src/web/shared/filters/list-view.ts';
import type { PriceLimitsView } from '#src/web/shared/filters/price-limits.ts';
import type { DestinationBanner } from '#src/web/shared/banners/destination-banner.ts';
import type { ProductCardView } from '#src/web/shared/cards/product-card-view.ts';
import type { SearchQuery } from '#src/web/search/search-result/search-query.ts';

export type FacetsView = {
  readonly groups: readonly ChoiceGroup[];
  readonly sorts: readonly ChoiceView[];
  /** The next days on which something has a place. */
  readonly days: readonly ChoiceView[];
  /** The price range of all hits, and their distribution. */
  readonly price: (PriceLimitsView & { readonly bars: readonly PriceBarFacts[] }) | null;
};

/** What the map shows: the positions of all results, single or clustered, and the area. */
export type MapView = {
  readonly points: readonly {
    readonly id: number;
    readonly lat: number;
    readonly lng: number;
    readonly count: number;
  }[];
  /** Names of places that have results, with positions. */
  readonly names: readonly {
    readonly text: string;
    readonly lang: string;
    readonly lat: number;
    readonly lng: number;
  }[];
  readonly area: MapArea;
};

/** A value pack, as a card between the results (RU-21). */
export type PackView = {
  readonly id: number;
  readonly title: string;
  readonly lang: string;
  readonly text: string;
  readonly textLang: string;
  /** "3 things in Tokyo" */
  readonly note: string;
  readonly href: string;
  readonly pictures: readonly string[];
};

export type SearchResultView = {
  readonly now: SearchQuery;
  readonly title: string;
  readonly count: string;
  readonly total: number;
  readonly failed: boolean;
  readonly cards: readonly ProductCardView[];
  /** The first page shown, and how many pages are shown one below the other, from the address. */
  readonly page: number;
  readonly shown: number;
  readonly facets: FacetsView;
  readonly applied: readonly AppliedView[];
  readonly clearHref: string;
  readonly listHref: string;
  readonly mapHref: string;
  readonly map: MapView | null;
  readonly pack: PackView | null;
  /** The place that the words name, above the first results of a list. */
  readonly best: DestinationBanner | null;
  /** When next to nothing fits: what was let go of, and what is found then. */
  readonly loosened: { readonly text: string; readonly cards: readonly ProductCardView[] } | null;
  /** Others of the same places and kinds, beside a short list. */
  readonly related: readonly ProductCardView[];
  /** What is promoted, below the list and apart from what was found. */
  readonly promoted: ContentView | null;
};
