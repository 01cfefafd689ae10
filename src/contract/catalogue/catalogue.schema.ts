import * as z from 'zod/mini';

import { categories } from '#src/domain/catalogue/product.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';

/** What reads may ask. Query values are texts: each is read by its exact spelling, never coerced. */
export const idText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(z.transform(Number), z.int().check(z.maximum(2_147_483_647))),
);

const optionId = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));
const date = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/),
  z.refine((text) => isDate(text)),
);
const months = z.pipe(z.string().check(z.regex(/^(?:[1-9]|1[0-2])$/)), z.transform(Number));

/** Tickets as addresses name them: "adult:2,child:1". */
const units = z.string().check(z.regex(/^[a-z0-9-]{1,80}:\d{1,3}(?:,[a-z0-9-]{1,80}:\d{1,3}){0,19}$/));

export const catalogueSchemas = {
  city: z.object({ id: idText, category: z.exactOptional(z.enum(categories)) }),
  activity: z.object({ id: idText }),
  activityCalendar: z.object({ id: idText, option: optionId, from: date, months, units: z.exactOptional(units) }),
  activitySlots: z.object({ id: idText, option: optionId, date }),
} as const;
