import * as z from 'zod/mini';

import { isDate } from '#src/domain/shared/time/local-time.ts';
import { venueSorts } from '#src/domain/search/venues/arrange-venues.ts';

const vertical = z.string().check(z.regex(/^[a-z]+(?:-[a-z]+)*$/), z.maxLength(40));
const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const whole = z.pipe(z.string().check(z.regex(/^\d{1,12}$/)), z.transform(Number));
const date = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/),
  z.refine((text) => isDate(text)),
);
/** A query of an address. */
const query = z.string().check(z.maxLength(2000));
const venueId = z.int().check(z.positive(), z.maximum(999_999_999));
const count = z.int().check(z.minimum(0), z.maximum(99));
const word = z.string().check(z.maxLength(500));

/** What may be asked of verticals; the words of a question are read by the vertical itself. */
export const verticalSchemas = {
  venues: z.object({
    vertical,
    question: query,
    filters: z.exactOptional(query),
    price_from: z.exactOptional(whole),
    price_to: z.exactOptional(whole),
    free_until: z.exactOptional(date),
    sort: z.exactOptional(z.enum(venueSorts)),
    page: z.exactOptional(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,3}$/)), z.transform(Number))),
  }),
  venue: z.object({
    id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
    vertical,
    question: z.exactOptional(query),
  }),
  venueDays: z.object({
    id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.transform(Number)),
    vertical,
    question: query,
    from: date,
    days: z.pipe(z.string().check(z.regex(/^([1-9]|[1-5]\d|6[0-2])$/)), z.transform(Number)),
  }),
  places: z.object({ vertical }),
  addChoice: z.strictObject({
    vertical,
    // A call leaves out what is null.
    venueId: z.pipe(
      z.optional(z.nullable(venueId)),
      z.transform((id: number | null | undefined) => id ?? null),
    ),
    offerId: z.string().check(z.regex(/^[A-Za-z0-9_:.-]{1,100}$/)),
    question: z.record(key, word).check(z.refine((held) => Object.keys(held).length <= 30)),
    units: z.record(key, count).check(z.refine((held) => Object.keys(held).length <= 20)),
  }),
} as const;
