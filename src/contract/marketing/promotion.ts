import { get } from '#src/contract/endpoint.ts';
import type { ProductCard } from '#src/contract/catalogue/catalogue.ts';
import type { ProgramView, ThemeView } from '#src/contract/marketing/promotion-views.ts';
import type { SearchAnswer } from '#src/contract/search/search.ts';
import type { WireText } from '#src/contract/wire.ts';
import type { SearchFilter, SearchPage } from '#src/domain/search/query/filter.ts';

/** What is put together of the catalogue: programmes, preferred activities, themes (spec §3, §7; paths by RU-17). */
export const promotionEndpoints = {
  programList: get<Omit<SearchFilter, 'program_id'> & SearchPage & { program_id: number }, ProgramListAnswer>(
    '/v2/promosrv/program/list',
    { vertical: 'activities' },
  ),
  preferredActivities: get<PreferredInput, PreferredAnswer>('/v2/usrcsrv/preferred/activities', {
    vertical: 'activities',
  }),
  themeDetail: get<{ theme_id?: string }, ThemeAnswer>('/v2/usrcsrv/theme/detail', { vertical: 'activities' }),
} as const;

/**
 * A page of a programme's activities. Fails with `0509P0001` (no such programme), `0509P0007` (not begun: `facts.begins`),
 * `0509P0008` (over: `facts.ends`), `0509P0009` (nothing of it is offered): spec §8.
 */
export type ProgramListAnswer = Pick<SearchAnswer, 'aggr_condition' | 'search_result'> & {
  readonly program: ProgramView;
};

export type PreferredInput = {
  /** ISO 3166-1 alpha-2. */
  readonly country_ids?: readonly string[];
  readonly city_ids?: readonly number[];
  /** Counts from 1; a page past the last is empty. */
  readonly page: number;
  /** 1 to 50; 10 when absent. */
  readonly limit?: number;
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

/** A travel theme (spec §3): `banner_info`, `description`, `title`, `items`. */
export type ThemeAnswer = Pick<ThemeView, 'id' | 'slug' | 'title' | 'description'> & {
  readonly banner_info: { readonly picture: string };
  readonly items: readonly ProductCard[];
  /** Other themes to read on. */
  readonly others: readonly ThemeView[];
};
