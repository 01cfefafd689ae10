import * as z from 'zod/mini';

import { idText } from '#src/contract/catalogue/catalogue.schema.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';

const place = z.string().check(z.regex(/^[sg][1-9]\d{0,8}$/));
const date = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/),
  z.refine((text) => isDate(text)),
);
const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));
const few = z.pipe(z.string().check(z.regex(/^\d$/)), z.transform(Number));
/** "4,11": a child is under eighteen. */
const childAges = z.pipe(
  z.string().check(z.regex(/^(?:\d|1[0-7])(?:,(?:\d|1[0-7])){0,8}$/)),
  z.transform((text: string): readonly number[] => text.split(',').map(Number)),
);
/** ",70": in the order of the adults, empty where one does not say. */
const adultAges = z.pipe(
  z.string().check(z.regex(/^(?:1[89]|[2-9]\d|1[01]\d|120)?(?:,(?:1[89]|[2-9]\d|1[01]\d|120)?){0,8}$/)),
  z.transform((text: string): readonly (number | null)[] =>
    text.split(',').map((age) => (age === '' ? null : Number(age))),
  ),
);
const cards = z.pipe(
  z.string().check(z.regex(/^[a-z0-9-]{0,40}(?:,[a-z0-9-]{0,40}){0,8}$/)),
  z.transform((text: string): readonly string[] => text.split(',')),
);

function degrees(most: number): z.ZodMiniType<number, string> {
  return z.pipe(
    z.string().check(z.regex(/^-?\d{1,3}(?:\.\d{1,9})?$/)),
    z.pipe(z.transform(Number), z.number().check(z.minimum(-most), z.maximum(most))),
  );
}

const mostTravellers = 9;

/** What may be asked of trains. The first field at fault is the one that is named. */
export const railSchemas = {
  railPlaces: z
    .object({
      query: z.string().check(z.minLength(1), z.maxLength(100)),
      lat: z.exactOptional(degrees(90)),
      lng: z.exactOptional(degrees(180)),
    })
    .check(z.refine(({ lat, lng }) => (lat === undefined) === (lng === undefined), { path: ['lat'] })),
  railJourneys: z
    .object({
      origin: place,
      destination: place,
      date,
      time: z.exactOptional(time),
      by: z.exactOptional(z.enum(['departure', 'arrival'])),
      return_date: z.exactOptional(date),
      return_time: z.exactOptional(time),
      adults: z.exactOptional(few),
      children: z.exactOptional(few),
      child_ages: z.exactOptional(childAges),
      adult_ages: z.exactOptional(adultAges),
      cards: z.exactOptional(cards),
    })
    .check(
      z.refine(({ origin, destination }) => origin !== destination, { path: ['destination'] }),
      z.refine(({ return_time: at, return_date: on }) => at === undefined || on !== undefined, {
        path: ['return_date'],
      }),
      z.refine(({ date: out, return_date: back }) => back === undefined || back >= out, { path: ['return_date'] }),
      z.refine(({ adults = 1, children = 0 }) => adults + children >= 1 && adults + children <= mostTravellers, {
        path: ['adults'],
      }),
      z.refine(({ children = 0, child_ages: ages = [] }) => ages.length === children, { path: ['child_ages'] }),
      z.refine(({ adults = 1, adult_ages: ages = [] }) => ages.length <= adults, { path: ['adult_ages'] }),
      z.refine(({ adults = 1, cards: held = [] }) => held.length <= adults, { path: ['cards'] }),
    ),
  railTrip: z.object({ id: idText, date }),
  railRoutes: z.object({}),
} as const;
