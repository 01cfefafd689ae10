import * as z from 'zod/mini';

import { idText } from '#src/contract/catalogue/catalogue.schema.ts';
import { count, date, id, money, text } from '#src/contract/wire.schema.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';
import { fareClasses } from '#src/domain/rail/fares/passenger.ts';

const station = z.string().check(z.regex(/^s[1-9]\d{0,8}$/));

/** What may be asked of rides that are for sale. */
export const railSaleSchemas = {
  railCoaches: z
    .object({
      trip: idText,
      date: z.string().check(
        z.regex(/^20\d{2}-\d{2}-\d{2}$/),
        z.refine((day) => isDate(day)),
      ),
      from: station,
      to: station,
      class: z.enum(fareClasses),
    })
    .check(z.refine(({ from, to }) => from !== to, { path: ['to'] })),
  railPasses: z.object({}),
} as const;

const seat = z.strictObject({
  name: z.string(),
  row: count,
  letter: z.string(),
  faces: z.enum(['forwards', 'backwards']),
  table: z.boolean(),
  place: z.enum(['window', 'aisle', 'middle']),
  wheelchair: z.boolean(),
  free: z.boolean(),
});

export const railSaleAnswers = {
  railCoaches: z.strictObject({
    trip: id,
    date,
    class: z.enum(fareClasses),
    seating: z.enum(['open', 'counted', 'reserved']),
    left: z.nullable(z.int()),
    coaches: z.array(
      z.strictObject({
        name: z.string(),
        rows: count,
        letters: z.string(),
        quiet: z.boolean(),
        power: z.boolean(),
        seats: z.array(seat),
      }),
    ),
  }),
  railPasses: z.strictObject({
    passes: z.array(
      z.strictObject({
        id: z.string(),
        name: text,
        class: z.enum(fareClasses),
        days: count,
        lines: z.array(text),
        units: z.array(z.strictObject({ id: z.string(), title: text, minAge: count, maxAge: count, each: money })),
        offerId: z.string(),
        timeZone: z.string(),
        earliest: date,
        latest: date,
        picture: z.string(),
      }),
    ),
  }),
} as const;
