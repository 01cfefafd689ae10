import { defineEndpoint } from '#src/contract/endpoint.ts';
import { promotionSchemas } from '#src/contract/marketing/promotion.schema.ts';
import { promotionAnswers } from '#src/contract/marketing/promotion-answers.schema.ts';
import type { ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { ProgramView } from '#src/contract/marketing/promotion-views.ts';
import type { SearchAnswer } from '#src/contract/search/search.ts';
import type { WireText } from '#src/contract/wire.ts';

/** What is put together of the catalogue: programmes, preferred activities, themes (spec §3, §7; paths by RU-17). */
export const promotionEndpoints = {
  programList: defineEndpoint({
    method: 'GET',
    path: '/v2/promosrv/program/list',
    summary:
      'A page of a programme’s activities. 0509P0001: no such programme; 0509P0007: not begun; 0509P0008: over; 0509P0009: nothing of it is on sale.',
    example: { program_id: '101', page_num: '1' },
    auth: 'everyone',
    vertical: 'activities',
    input: promotionSchemas.programList,
    output: promotionAnswers.programList,
  }),
  preferredActivities: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/preferred/activities',
    summary: 'What is rated best, by a rule that the answer tells.',
    example: { country_ids: 'JP', page: '1' },
    auth: 'everyone',
    vertical: 'activities',
    input: promotionSchemas.preferredActivities,
    output: promotionAnswers.preferredActivities,
  }),
  themeDetail: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/theme/detail',
    summary: 'A travel theme with its activities.',
    example: { theme_id: '201' },
    auth: 'everyone',
    vertical: 'activities',
    input: promotionSchemas.themeDetail,
    output: promotionAnswers.themeDetail,
  }),
} as const;

/**
 * A page of a programme's activities. Fails with `0509P0001` (no such programme), `0509P0007` (not begun: `facts.begins`),
 * `0509P0008` (over: `facts.ends`), `0509P0009` (nothing of it is offered): spec §8.
 */
export type ProgramListAnswer = Pick<SearchAnswer, 'aggr_condition' | 'search_result'> & {
  readonly program: ProgramView;
};

export type PreferredAnswer = {
  readonly sectionName: WireText;
  readonly sectionDescription: WireText;
  /** The rule by which the list is made, and whether its ratings are samples (RU-32). */
  readonly sectionDisclaimer: WireText;
  /** With the filter. */
  readonly total: number;
  readonly activities: readonly ProductCard[];
  /** Where preferred activities are, before the filter: what it may be set to. */
  readonly ranges: readonly PreferredRange[];
};

export type PreferredRange = {
  /** ISO 3166-1 alpha-2. */
  readonly country_id: string;
  readonly count: number;
  readonly cities: readonly {
    readonly id: number;
    readonly slug: string;
    readonly name: WireText;
    readonly count: number;
  }[];
};
