import { get } from '#src/contract/endpoint.ts';
import type { DestinationCard, ProductCard } from '#src/contract/endpoints/catalogue.ts';
import type { WireMoney } from '#src/contract/wire.ts';
import type { SearchFilter, SearchPage } from '#src/domain/search/filter.ts';

/** Finding things (spec §3 search filter and result, §7). Empty filters are dropped before the call (spec §5). */
export const searchEndpoints = {
  completeSearch: get<SearchFilter & SearchPage, SearchAnswer>('/v2/usrcsrv/search/complete_search'),
  suggest: get<{ query: string }, SuggestAnswer>('/v2/usrcsrv/search/suggest'),
} as const;

export type FacetValue = { readonly id: string; readonly count: number };

export type SearchAnswer = {
  readonly aggr_condition: {
    readonly destinations: readonly (FacetValue & { readonly name: string; readonly lang: string })[];
    readonly frontend_tree: readonly FacetValue[];
    readonly special_options: readonly FacetValue[];
    readonly sort: readonly string[];
    /** Lowest and highest price of the hits before the price filter, in the caller's currency. */
    readonly price: { readonly from: WireMoney; readonly to: WireMoney } | null;
  };
  readonly search_result: {
    readonly cards: readonly ProductCard[];
    /** Exact below `total_cap`; at it there may be more. */
    readonly total: number;
    readonly total_cap: number;
    readonly page_num: number;
    readonly page_size: number;
  };
  /** A destination that the words name. */
  readonly top_one_list: readonly DestinationCard[];
};

export type SuggestAnswer = {
  readonly destinations: readonly {
    readonly id: number;
    readonly slug: string;
    readonly name: string;
    readonly lang: string;
    readonly country: string;
  }[];
  readonly products: readonly {
    readonly id: number;
    readonly slug: string;
    readonly title: string;
    readonly lang: string;
    readonly place: string;
  }[];
};
