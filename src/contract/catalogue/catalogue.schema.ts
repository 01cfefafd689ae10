import * as z from 'zod/mini';

import { review } from '#src/contract/reviews/review.ts';
import { count, date, id, instant, money, named, text, time } from '#src/contract/wire.schema.ts';
import { categories, unitTypes } from '#src/domain/catalogue/product.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';

const category = z.enum(categories).check(z.describe('A category’s id.'));
const dayStatus = z
  .enum(['available', 'limited', 'sold_out', 'closed'])
  .check(z.describe('`limited`: less than half of the capacity is left.'));
const degrees = z.number().check(z.describe('Degrees.'));
const place = { lat: degrees, lng: degrees } as const;
const refundPercent = z.int().check(z.minimum(0), z.maximum(100), z.describe('Percent of the price.'));
const picture = z.string().check(z.describe('A painted scene: “harbour-dusk-12”.'));
const timeZone = z.string().check(z.describe('IANA time zone.'));
const languageTag = z.string().check(z.describe('BCP 47.'));

const destinationShape = {
  id,
  slug: z.string(),
  name: text,
  country: z.string().check(z.describe('ISO 3166-1 alpha-2.')),
  summary: text,
  picture,
  products: count.check(z.describe('How many activities are on sale.')),
  ...place,
} as const;

export const destinationCard = named('DestinationCard', 'A destination as shown on cards.', destinationShape);

/** On the scale of spec §9. */
const rating = named('Rating', 'A score and the number of reviews behind it.', {
  score: z.number().check(z.describe('20 to 100.')),
  count,
  sample: z.boolean().check(z.describe('The figures come from sample reviews.')),
});

/** The same wherever products are listed. */
export const productCard = named('ProductCard', 'An activity as shown on cards, priced in the caller’s currency.', {
  id,
  slug: z.string(),
  title: text,
  summary: text,
  category,
  destination: z.strictObject({ id, slug: z.string(), name: text }),
  picture,
  rating: z.nullable(rating).check(z.describe('Null without reviews.')),
  from: z
    .nullable(money)
    .check(
      z.describe(
        'The lowest price within 180 days of one adult, or of a ticket that anyone can buy alone; lists are sorted and filtered by it. Null when nothing is on sale.',
      ),
    ),
  wished: z
    .nullable(money)
    .check(
      z.describe(
        'In a search with travelers or a day: the lowest total for them, where it differs from `from`; otherwise null.',
      ),
    ),
  before: z
    .nullable(money)
    .check(z.describe('The lowest price of the 30 days before it fell, to be struck through; null when it has not.')),
  deal: z.nullable(text).check(z.describe('The deal behind the price, or null.')),
  freeCancelHours: z
    .nullable(z.number())
    .check(z.describe('Hours before the start until which cancellation is free; null when it never is.')),
  booked: z.nullable(count).check(z.describe('How often it was booked; null when too seldom to be published.')),
  instant: z.boolean().check(z.describe('Bookings are confirmed at once.')),
  ...place,
});

export const meetingPoint = z.strictObject({ name: z.string(), address: z.string(), ...place });

const unit = named('Unit', 'A ticket type of an option.', {
  id: z.string(),
  type: z.enum(unitTypes).check(z.describe('OCTO unit type.')),
  title: text,
  minAge: count.check(z.describe('Years.')),
  maxAge: count.check(z.describe('Years.')),
  pax: count.check(z.describe('People that one ticket admits.')),
  accompanied: z.boolean().check(z.describe('Can only be booked together with a ticket that can be booked alone.')),
  maxQuantity: z.nullable(count).check(z.describe('Tickets of this type per booking; null for no limit of its own.')),
  from: money.check(z.describe('The lowest price within 180 days.')),
  before: z
    .nullable(money)
    .check(z.describe('The lowest price of the 30 days before it fell; null when it has not fallen within 30 days.')),
});

const option = named('Option', 'A package of an activity.', {
  id: z.string(),
  title: text,
  differs: z.array(z.string()).check(z.describe('What sets it apart from the other options, a line each.')),
  differsLang: languageTag.check(z.describe('The language of `differs`, BCP 47.')),
  allDay: z.boolean().check(z.describe('Valid at any time within opening hours.')),
  minParty: count.check(z.describe('People per booking.')),
  maxParty: count.check(z.describe('People per booking.')),
  cutoffMinutes: count.check(
    z.describe('Sales close this many minutes before the start, or before closing time if valid all day.'),
  ),
  cancellation: z.array(
    z.strictObject({
      hoursBefore: z.number().check(z.describe('Until so many hours before the start.')),
      refundPercent,
    }),
  ),
  units: z.array(unit),
  from: z
    .nullable(money)
    .check(z.describe('The lowest price within 180 days of one adult; null when nothing is on sale.')),
  nextDate: z.nullable(date).check(z.describe('The next local date with availability, or null.')),
});

const listsShape = {
  highlights: z.array(z.string()),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  goodToKnow: z.array(z.string()),
  accessibility: z.array(z.string()),
} as const;

const activity = z.strictObject({
  card: productCard,
  localName: z.nullable(text).check(z.describe('The place’s own name in its own script, where it differs.')),
  text: text.check(z.describe('The description; the lists below are in its language.')),
  ...listsShape,
  original: z
    .nullable(z.strictObject({ summary: z.string(), text: z.string(), ...listsShape }))
    .check(z.describe('The English texts, where those above are translations that nobody has reviewed; else null.')),
  languages: z.array(languageTag).check(z.describe('Languages of the guide or audio; empty when there is none.')),
  durationMinutes: z.strictObject({ from: count, to: count }),
  redemption: z
    .enum(['DIGITAL', 'PRINT', 'MANIFEST'])
    .check(z.describe('How it is redeemed: on a screen, on paper, or by name on a list.')),
  perPersonTicket: z.boolean().check(z.describe('Each traveler has a ticket of their own.')),
  supplier: z.string().check(z.describe('The name of the company that runs it.')),
  seller: z.strictObject({
    country: z
      .nullable(z.string())
      .check(z.describe('Where the supplier is established, ISO 3166-1 alpha-2; null when not stated.')),
    trader: z.boolean().check(z.describe('Whether the supplier sells as a trader.')),
  }),
  timeZone,
  localCurrency: z.string().check(z.describe('The destination’s currency, ISO 4217.')),
  today: date.check(z.describe('Today’s local date, YYYY-MM-DD.')),
  pictures: z.array(picture),
  meetingPoint,
  around: z
    .array(
      z.strictObject({
        name: z.string(),
        kind: z.enum(['station', 'product']),
        metres: z.number(),
        bearing: z.number().check(z.describe('Degrees clockwise from north.')),
        href: z.nullable(z.string()).check(z.describe('A path in the caller’s language; null for stations.')),
      }),
    )
    .check(z.describe('Stations and activities nearby, by true direction and distance.')),
  options: z.array(option),
  reviews: z.array(review),
  distribution: z.array(count).check(z.describe('How many reviews gave 20, 40, 60, 80 and 100.')),
  similar: z.array(productCard),
});

const slot = named('Slot', 'A start of an option on a day, with availability and prices.', {
  slotId: z.string(),
  localStart: time,
  localEnd: time,
  allDay: z.boolean().check(z.describe('Valid at any time from `localStart` to `localEnd`.')),
  status: dayStatus,
  vacancies: count.check(z.describe('People who still fit, capped at 99.')),
  prices: z.array(
    z.strictObject({
      unitId: z.string(),
      price: money.check(z.describe('Of one ticket, in the caller’s currency.')),
      local: money.check(z.describe('The same in the destination’s currency.')),
    }),
  ),
  cancellation: z.array(z.strictObject({ until: instant, refundPercent })),
  startsAt: instant,
});

const city = z.strictObject({
  destination: z.strictObject({
    ...destinationShape,
    text,
    localName: text.check(z.describe('Its name in its own first language.')),
    timeZone,
    currency: z.string().check(z.describe('ISO 4217.')),
    airports: z.array(z.string()).check(z.describe('IATA codes.')),
    firstLanguage: languageTag,
    bestMonths: z.array(z.int()).check(z.describe('From 1 for January to 12.')),
    original: z
      .nullable(z.string())
      .check(z.describe('The English text, where `text` is a translation that nobody has reviewed; else null.')),
    districts: z.array(text),
    stations: z.array(z.strictObject({ name: text, ...place })),
  }),
  categories: z.array(z.strictObject({ category, count: count.check(z.describe('How many activities.')) })),
  products: z.array(productCard),
});

export const catalogueAnswers = {
  city,
  activity,
  activityCalendar: z.strictObject({
    option: z.string(),
    days: z.array(
      z.strictObject({
        date,
        status: dayStatus,
        from: z
          .nullable(money)
          .check(z.describe('The lowest total of the tickets in `units` on that day; without any, of one adult.')),
      }),
    ),
    cheapest: z.nullable(money).check(z.describe('The lowest of all days; null when nothing is available.')),
    lastDate: date.check(z.describe('The last local date that is on sale, YYYY-MM-DD.')),
  }),
  activitySlots: z.strictObject({ option: z.string(), date, timeZone, slots: z.array(slot) }),
} as const;

/** Query values are texts: each is read by its exact spelling, never coerced. */
export const idText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(z.transform(Number), z.int().check(z.maximum(2_147_483_647))),
);

const activityId = idText.check(z.describe('An activity’s id.'));
const optionId = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/), z.describe('An option’s id.'));
const day = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/),
  z.refine((typed) => isDate(typed)),
  z.describe('A local date, YYYY-MM-DD.'),
);
const months = z
  .pipe(z.string().check(z.regex(/^(?:[1-9]|1[0-2])$/)), z.transform(Number))
  .check(z.describe('How many months, 1 to 12.'));
const units = z
  .string()
  .check(
    z.regex(/^[a-z0-9-]{1,80}:\d{1,3}(?:,[a-z0-9-]{1,80}:\d{1,3}){0,19}$/),
    z.describe('Tickets by their ids, as addresses name them: “adult:2,child:1”.'),
  );

export const catalogueSchemas = {
  city: z.object({ id: idText.check(z.describe('A destination’s id.')), category: z.exactOptional(category) }),
  activity: z.object({ id: activityId }),
  activityCalendar: z.object({
    id: activityId,
    option: optionId,
    from: day.check(z.describe('The first day, YYYY-MM-DD.')),
    months,
    units: z.exactOptional(units),
  }),
  activitySlots: z.object({ id: activityId, option: optionId, date: day }),
} as const;
