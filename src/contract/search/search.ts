import { defineEndpoint } from '#src/contract/endpoint.ts';
import { searchSchemas } from '#src/contract/search/search.schema.ts';
import { searchAnswers } from '#src/contract/search/search-answers.schema.ts';
import type { DestinationCard, ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { WireMoney, WireText } from '#src/contract/wire.ts';
import type { LoosenedField } from '#src/domain/search/query/loosened.ts';
import type { MenuVertical } from '#src/domain/site/affiliate.ts';

export type { LoosenedField };

/** Finding things (spec §3 search filter and result, §7; RU-17). Empty filters are dropped before the call (spec §5). */
export const searchEndpoints = {
  landing: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/search/landing',
    summary: 'What to show before anything is typed.',
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: searchSchemas.landing,
    output: searchAnswers.landing,
  }),
  completeSearch: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/search/complete_search',
    summary: 'A page of results with the filters that narrow them.',
    example: { query: 'harbour cruise', page_num: '1' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: searchSchemas.completeSearch,
    output: searchAnswers.completeSearch,
  }),
  citySearch: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/search/city_search',
    summary: 'The same within one destination.',
    example: { city_id: '2', page_num: '1' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: searchSchemas.citySearch,
    output: searchAnswers.citySearch,
  }),
  countrySearch: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/search/country_search',
    summary: 'The same within one country.',
    example: { country_id: 'JP', page_num: '1' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: searchSchemas.countrySearch,
    output: searchAnswers.countrySearch,
  }),
  partyFit: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/search/party_fit',
    summary: 'Which of some activities people of these ages cannot book together.',
    example: { product_ids: '1,205', party: '30,30,6' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: searchSchemas.partyFit,
    output: searchAnswers.partyFit,
  }),
  suggest: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/search/suggest',
    summary: 'What the words typed so far may mean.',
    example: { query: 'hong' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: searchSchemas.suggest,
    output: searchAnswers.suggest,
  }),
  slideWords: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/search/slide_words',
    summary: 'Words that slide through the search field.',
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: searchSchemas.slideWords,
    output: searchAnswers.slideWords,
  }),
} as const;

export type FacetValue = { readonly id: string; readonly count: number };

/** What filters may be set to and how much each would leave, its own present choice aside. */
export type AggrCondition = {
  readonly destinations: readonly (FacetValue & { readonly name: string; readonly lang: string })[];
  readonly frontend_tree: readonly FacetValue[];
  readonly special_options: readonly FacetValue[];
  /** BCP 47, as `guide_languages` takes them. */
  readonly guide_languages: readonly FacetValue[];
  readonly accessibility: readonly FacetValue[];
  readonly sort: readonly string[];
  /** The days on which something has a place: first, last, and the next fourteen of them; null when there is none. */
  readonly time: { readonly from: string; readonly to: string; readonly next: readonly string[] } | null;
  /** Lowest and highest price of the hits before the price filter, in the caller's currency. */
  readonly price: {
    readonly from: WireMoney;
    readonly to: WireMoney;
    readonly histogram: readonly PriceBarView[];
  } | null;
};

/** So many cost at least `from` and less than `to`, in whole major units of the caller's currency as `price_from` takes them. */
export type PriceBarView = { readonly from: number; readonly to: number; readonly count: number };

export type SearchAnswer = {
  readonly aggr_condition: AggrCondition;
  readonly search_result: {
    readonly cards: readonly ProductCard[];
    /** Exact below `total_cap`; at it there may be more. */
    readonly total: number;
    readonly total_cap: number;
    readonly page_num: number;
    readonly page_size: number;
  };
  /** Beside a short list: the same places' or categories' others, never a hit again. Empty beside a full page. */
  readonly relation_result: { readonly cards: readonly ProductCard[]; readonly total: number };
  /** A destination that the words name. */
  readonly top_one_list: readonly DestinationCard[];
  /** When next to nothing is found: which filters were let go of and what is found then. */
  readonly less_result: {
    readonly loosened: readonly { readonly field: LoosenedField }[];
    readonly cards: readonly ProductCard[];
    readonly total: number;
  } | null;
  /** The pack that goes with the list; shown once, after a second click on a vertical item (RU-21). */
  readonly value_package_info: ValuePackInfo | null;
  /** Where all hits lie, when `is_map` asks for it: how many together, and which of them is the best known. */
  readonly map: MapAnswer | null;
};

export type MapAnswer = {
  /** What it shows: the part that was asked for, else what holds the places of the hits; `east` may lie beyond 180. */
  readonly area: { readonly west: number; readonly south: number; readonly east: number; readonly north: number };
  readonly dots: readonly { readonly lat: number; readonly lng: number; readonly count: number; readonly id: number }[];
};

export type ValuePackInfo = {
  readonly id: number;
  readonly slug: string;
  readonly title: WireText;
  readonly text: WireText;
  readonly destination: ProductCard['destination'];
  readonly pictures: readonly string[];
  /** How many things it holds. */
  readonly items: number;
};

/** Words to search for; the name of a destination says which. */
export type SearchWord = {
  readonly text: string;
  readonly lang: string;
  readonly city_id: number | null;
};

export type LandingAnswer = {
  readonly words: readonly SearchWord[];
  readonly destinations: readonly DestinationCard[];
  readonly categories: readonly FacetValue[];
};

export type SuggestAnswer = {
  readonly destinations: readonly {
    readonly id: number;
    readonly slug: string;
    readonly name: string;
    readonly lang: string;
    readonly country: string;
    readonly products: number;
  }[];
  /** Category names whose words begin so. */
  readonly categories: readonly FacetValue[];
  readonly products: readonly {
    readonly id: number;
    readonly slug: string;
    readonly title: string;
    readonly lang: string;
    readonly place: string;
    readonly picture: string;
  }[];
  /** What else may be meant: a vertical in a place, one of its venues, a station. */
  readonly elsewhere: readonly {
    readonly vertical: MenuVertical;
    readonly kind: 'place' | 'venue' | 'station';
    readonly id: string;
    readonly slug: string;
    readonly name: WireText;
    readonly place: WireText | null;
  }[];
};
