import type { OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { searchAnswers, searchSchemas } from '#src/contract/search/search.schema.ts';
import type { LoosenedField } from '#src/domain/search/query/loosened.ts';

export type { LoosenedField };

/** Finding things (spec §3 search filter and result, §7; RU-17). Empty filters are dropped before the call (spec §5). */
export const searchEndpoints = {
  landing: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/search/landing',
    summary: 'Returns popular searches, destinations and categories for an empty search field.',
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: searchSchemas.landing,
    output: searchAnswers.landing,
  }),
  completeSearch: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/search/complete_search',
    summary: 'Returns a page of search results with available filters.',
    example: { query: 'harbour cruise', page_num: '1' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: searchSchemas.completeSearch,
    output: searchAnswers.completeSearch,
  }),
  citySearch: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/search/city_search',
    summary: 'Returns a page of search results in one destination, with available filters.',
    example: { city_id: '2', page_num: '1' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: searchSchemas.citySearch,
    output: searchAnswers.citySearch,
  }),
  countrySearch: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/search/country_search',
    summary: 'Returns a page of search results in one country, with available filters.',
    example: { country_id: 'JP', page_num: '1' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: searchSchemas.countrySearch,
    output: searchAnswers.countrySearch,
  }),
  partyFit: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/search/party_fit',
    summary: 'Returns which of the given activities a party of these ages cannot book together.',
    example: { product_ids: '1,205', party: '30,30,6' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: searchSchemas.partyFit,
    output: searchAnswers.partyFit,
  }),
  suggest: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/search/suggest',
    summary: 'Returns autocomplete suggestions for a partial query.',
    example: { query: 'hong' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: searchSchemas.suggest,
    output: searchAnswers.suggest,
  }),
  slideWords: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/search/slide_words',
    summary: 'Returns the rotating suggestions of the search field.',
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: searchSchemas.slideWords,
    output: searchAnswers.slideWords,
  }),
} as const;

export type SearchAnswer = OutputOf<typeof searchEndpoints.completeSearch>;
export type AggrCondition = SearchAnswer['aggr_condition'];
export type MapAnswer = NonNullable<SearchAnswer['map']>;
export type ValuePackInfo = NonNullable<SearchAnswer['value_package_info']>;

export type LandingAnswer = OutputOf<typeof searchEndpoints.landing>;
export type SearchWord = LandingAnswer['words'][number];

export type SuggestAnswer = OutputOf<typeof searchEndpoints.suggest>;
