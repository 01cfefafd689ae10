import * as z from 'zod/mini';

import { productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { searchAnswers } from '#src/contract/search/search-answers.schema.ts';
import { programView, themeView } from '#src/contract/marketing/promotion-views.schema.ts';
import { count, id, text } from '#src/contract/wire.schema.ts';

const { aggr_condition, search_result } = searchAnswers.completeSearch.shape;

export const promotionAnswers = {
  programList: z.strictObject({ program: programView, aggr_condition, search_result }),
  preferredActivities: z.strictObject({
    sectionName: text,
    sectionDescription: text,
    sectionDisclaimer: text,
    total: count,
    activities: z.array(productCard),
    ranges: z.array(
      z.strictObject({
        country_id: z.string(),
        count,
        cities: z.array(z.strictObject({ id, slug: z.string(), name: text, count })),
      }),
    ),
  }),
  themeDetail: z.strictObject({
    id,
    slug: z.string(),
    title: text,
    description: text,
    banner_info: z.strictObject({ picture: z.string() }),
    items: z.array(productCard),
    others: z.array(themeView),
  }),
} as const;
