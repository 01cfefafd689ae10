import * as z from 'zod/mini';

import { destinationCard, productCard } from '#src/contract/endpoints/catalogue-answers.schema.ts';
import { count, id, money } from '#src/contract/wire.schema.ts';

const facet = { id: z.string(), count } as const;

export const searchAnswers = {
  completeSearch: z.strictObject({
    aggr_condition: z.strictObject({
      destinations: z.array(z.strictObject({ ...facet, name: z.string(), lang: z.string() })),
      frontend_tree: z.array(z.strictObject(facet)),
      special_options: z.array(z.strictObject(facet)),
      sort: z.array(z.string()),
      price: z.nullable(z.strictObject({ from: money, to: money })),
    }),
    search_result: z.strictObject({
      cards: z.array(productCard),
      total: count,
      total_cap: count,
      page_num: count,
      page_size: count,
    }),
    top_one_list: z.array(destinationCard),
  }),
  suggest: z.strictObject({
    destinations: z.array(
      z.strictObject({ id, slug: z.string(), name: z.string(), lang: z.string(), country: z.string() }),
    ),
    products: z.array(z.strictObject({ id, slug: z.string(), title: z.string(), lang: z.string(), place: z.string() })),
  }),
} as const;
