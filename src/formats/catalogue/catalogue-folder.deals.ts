import { z } from 'zod';

import { currency } from '#src/formats/catalogue/catalogue-folder.coupons.ts';
import { instant, line, slug } from '#src/formats/catalogue/catalogue-folder.schema.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { dealKinds, type CampaignWords } from '#src/domain/marketing/deals/deal.ts';
import type { DealEntry } from '#src/domain/marketing/deals/deal-scope.ts';

/** Shapes of the files of deals and their campaigns; unknown keys are refused. */
const short = line.max(280);
const names = z.object({ en: short }).catchall(short);
const id = z.int().min(1).max(2_000_000_000);
const ids = z.array(id).min(1).max(200).optional();
const date = z.string().refine(isDate, 'a date such as 2026-03-01');
const days = z.int().min(0).max(365);

const effect = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('percent'), percent: z.int().min(1).max(60) }),
  z.strictObject({ kind: z.literal('amount'), amount: z.string().max(16), currency }),
]);

export const dealFile: z.ZodType<DealEntry> = z.strictObject({
  id,
  slug,
  kind: z.enum(dealKinds),
  campaign: z.nullable(id),
  titles: names,
  texts: names,
  begins: instant,
  ends: z.nullable(instant),
  usageLimit: z.nullable(z.int().min(1).max(2_000_000_000)),
  for: z.strictObject({
    destinations: ids,
    categories: z.array(z.enum(categories)).min(1).optional(),
    products: ids,
    options: z.array(slug).min(1).max(50).optional(),
  }),
  terms: z.strictObject({
    effect,
    visit: z.nullable(z.strictObject({ from: date, to: date })),
    days: z.nullable(z.array(z.int().min(1).max(7)).min(1).max(7)),
    lead: z.nullable(z.strictObject({ least: days, most: z.nullable(days) })),
    stacks: z.boolean(),
  }),
});

export const campaignFile: z.ZodType<CampaignWords> = z.strictObject({ id, slug, titles: names, texts: names });
