import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { idText, productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { programView, themeView } from '#src/contract/marketing/promotion-views.ts';
import { searchAnswers } from '#src/contract/search/search.schema.ts';
import { searchSchemas } from '#src/contract/search/search.schema.ts';
import { count, id, text } from '#src/contract/wire.schema.ts';

const { aggr_condition, search_result } = searchAnswers.completeSearch.shape;

/** "JP,KR": up to fifty items, each by its own rule, joined by commas. */
function list<Item>(item: z.ZodMiniType<Item, string>): z.ZodMiniType<Item[]> {
  const parts = z.pipe(
    z.string().check(z.maxLength(1000)),
    z.transform((joined: string) => joined.split(',')),
  );
  return z.pipe(parts, z.array(item).check(z.maxLength(50)));
}

const programInput = z.extend(searchSchemas.completeSearch, {
  program_id: idText.check(
    z.describe(
      'A promotion’s id. Errors: 0509P0001 not found, 0509P0007 not begun, 0509P0008 over, 0509P0009 nothing on sale.',
    ),
  ),
});

const preferredInput = z.object({
  country_ids: z.exactOptional(
    list(z.string().check(z.regex(/^[A-Z]{2}$/))).check(
      z.describe('Country codes (ISO 3166-1 alpha-2), joined by commas.'),
    ),
  ),
  city_ids: z.exactOptional(list(idText).check(z.describe('Destination ids, joined by commas.'))),
  page: z
    .pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))
    .check(z.describe('The page number, from 1.')),
  limit: z.exactOptional(
    z
      .pipe(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/)), z.transform(Number))
      .check(z.describe('Results per page, 1 to 50; 10 when absent.')),
  ),
});

const preferred = z.strictObject({
  sectionName: text,
  sectionDescription: text,
  sectionDisclaimer: text.check(z.describe('The rule of the list, including whether its ratings are samples.')),
  total: count.check(z.describe('The number of activities that match the filter.')),
  activities: z.array(productCard),
  ranges: z
    .array(
      z.strictObject({
        country_id: z.string().check(z.describe('Country code (ISO 3166-1 alpha-2).')),
        count: count.check(z.describe('The number of activities.')),
        cities: z.array(z.strictObject({ id, slug: z.string(), name: text, count })),
      }),
    )
    .check(z.describe('The countries and destinations of preferred activities before the filter, as filter values.')),
});

// Spec §8: no id is not found, and neither is an unknown or a malformed one.
const themeInput = z.object({ theme_id: z.exactOptional(z.string().check(z.describe('The id of a theme.'))) });

const theme = z.strictObject({
  id,
  slug: z.string(),
  title: text,
  description: text,
  banner_info: z.strictObject({ picture: themeView.shape.picture }),
  items: z.array(productCard),
  others: z.array(themeView),
});

/** What is put together of the catalogue: programmes, preferred activities, themes (spec §3, §7; paths by RU-17). */
export const promotionEndpoints = {
  /**
   * Fails with `0509P0001` (no such programme), `0509P0007` (not begun: `facts.begins`), `0509P0008` (over: `facts.ends`),
   * `0509P0009` (nothing of it is on sale): spec §8.
   */
  programList: defineEndpoint({
    method: 'GET',
    path: '/v2/promosrv/program/list',
    summary: 'Returns a page of a promotion’s activities, or an error when it is not running.',
    example: { program_id: '101', page_num: '1' },
    auth: 'everyone',
    vertical: 'activities',
    input: programInput,
    output: z.strictObject({ program: programView, aggr_condition, search_result }),
  }),
  preferredActivities: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/preferred/activities',
    summary: 'Returns the top-rated activities and the rule of the list.',
    example: { country_ids: 'JP', page: '1' },
    auth: 'everyone',
    vertical: 'activities',
    input: preferredInput,
    output: preferred,
  }),
  themeDetail: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/theme/detail',
    summary: 'Returns a travel theme with its activities.',
    example: { theme_id: '201' },
    auth: 'everyone',
    vertical: 'activities',
    input: themeInput,
    output: theme,
  }),
} as const;

export type ProgramListAnswer = OutputOf<typeof promotionEndpoints.programList>;
export type PreferredAnswer = OutputOf<typeof promotionEndpoints.preferredActivities>;
