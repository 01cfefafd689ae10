import * as z from 'zod/mini';

import { destinationCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { count, currency, date, id, text } from '#src/contract/wire.schema.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { menuVerticals } from '#src/domain/site/affiliate.ts';

const category = z.enum(categories);
const path = z.string();
const country = { code: z.string(), name: z.string(), destinations: z.array(destinationCard) } as const;

export const siteDataAnswers = {
  exchangeRate: z.strictObject({
    date: z.nullable(date),
    base: z.literal('HKD'),
    rates: z.record(z.string(), z.string().check(z.regex(/^\d+(?:\.\d+)?$/))),
    earlier: z.record(z.string(), date),
  }),
  classificationNavigation: z.strictObject({
    classifications: z.array(
      z.strictObject({
        category,
        count,
        path,
        destinations: z.array(z.strictObject({ id, slug: z.string(), name: text, count, path })),
      }),
    ),
  }),
  seoNavigation: z.strictObject({
    groups: z.array(
      z.strictObject({
        key: z.enum(['destinations', 'activities']),
        links: z.array(z.strictObject({ id, name: text, path })),
      }),
    ),
  }),
  destinationGuide: z.strictObject({ countries: z.array(z.strictObject(country)) }),
  menuCategory: z.strictObject({
    menu: z.array(
      z.strictObject({
        vertical: z.enum(menuVerticals),
        path,
        categories: z.array(z.strictObject({ category, count, path })),
      }),
    ),
  }),
  genericTypes: z.strictObject({
    type: z.string(),
    items: z.array(z.strictObject({ id: z.string(), name: z.nullable(z.string()), value: z.nullable(z.number()) })),
  }),
  country: z.strictObject({ id, ...country, currencies: z.array(currency) }),
} as const;
