import * as z from 'zod/mini';

import { review } from '#src/contract/reviews/review.ts';
import { count, date, id, instant, money, named, text, time, translation } from '#src/contract/wire.schema.ts';
import { categories, unitTypes } from '#src/domain/catalogue/product.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';

const category = z.enum(categories).check(z.describe('The id of a category.'));
const dayStatus = z
  .enum(['available', 'limited', 'sold_out', 'closed'])
  .check(z.describe('Availability of the day; `limited` means that less than half of the capacity is left.'));
const degrees = z.number().check(z.describe('Decimal degrees.'));
const place = { lat: degrees, lng: degrees } as const;
const refundPercent = z.int().check(z.minimum(0), z.maximum(100), z.describe('Percent of the price that is refunded.'));
const picture = z.string().check(z.describe('The name of an illustration: “harbour-dusk-12”.'));
const timeZone = z.string().check(z.describe('IANA time zone.'));
const languageTag = z.string().check(z.describe('Language tag (BCP 47).'));

const destinationShape = {
  id,
  slug: z.string(),
  name: text,
  country: z.string().check(z.describe('Country code (ISO 3166-1 alpha-2).')),
  summary: text,
  picture,
  products: count.check(z.describe('The number of activities on sale.')),
  ...place,
} as const;

export const destinationCard = named('DestinationCard', 'A destination as shown on cards.', destinationShape);

/** On the scale of spec §9. */
const rating = named('Rating', 'A rating and the number of reviews it is based on.', {
  score: z.number().check(z.describe('The mean score, from 20 to 100.')),
  count,
  sample: z.boolean().check(z.describe('Whether the rating is based on sample reviews.')),
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
  rating: z.nullable(rating).check(z.describe('The rating; null without reviews.')),
  from: z
    .nullable(money)
    .check(
      z.describe(
        'The lowest price in 180 days for one adult or a ticket sold alone; sorts and filters lists. Null if not on sale.',
      ),
    ),
  wished: z
    .nullable(money)
    .check(
      z.describe(
        'The lowest total for the travelers and dates of a search, if it differs from `from`; otherwise null.',
      ),
    ),
  before: z
    .nullable(money)
    .check(
      z.describe(
        'The lowest price of the 30 days before a price reduction, to be struck through; null without a reduction.',
      ),
    ),
  deal: z.nullable(text).check(z.describe('The name of the deal behind the price, or null.')),
  freeCancelHours: z
    .nullable(z.number())
    .check(z.describe('Hours before the start until which cancellation is free; null when it is never free.')),
  booked: z.nullable(count).check(z.describe('The number of bookings; null below the minimum for publication.')),
  instant: z.boolean().check(z.describe('Whether bookings are confirmed instantly.')),
  ...place,
});

export const meetingPoint = z.strictObject({
  name: text,
  address: text.check(z.describe('The address; its text is empty where only the name is known.')),
  local: z
    .nullable(z.strictObject({ lang: languageTag, name: z.string(), address: z.string() }))
    .check(
      z.describe(
        'The name and address as signs have them, for taxi drivers; null where the reader already sees that script. The address is empty where it is the same.',
      ),
    ),
  ...place,
});

const unit = named('Unit', 'A ticket type of an option.', {
  id: z.string(),
  type: z.enum(unitTypes).check(z.describe('OCTO unit type.')),
  title: text,
  minAge: count.check(z.describe('The minimum age in years.')),
  maxAge: count.check(z.describe('The maximum age in years.')),
  pax: count.check(z.describe('The number of people that one ticket admits.')),
  accompanied: z
    .boolean()
    .check(z.describe('Whether the ticket can only be booked together with one that can be booked alone.')),
  maxQuantity: z
    .nullable(count)
    .check(z.describe('The maximum number of tickets of this type per booking; null for no limit.')),
  from: money.check(z.describe('The lowest price within 180 days.')),
  before: z
    .nullable(money)
    .check(
      z.describe(
        'The lowest price of the 30 days before a price reduction; null without a reduction in the last 30 days.',
      ),
    ),
});

const option = named('Option', 'An option (package) of an activity.', {
  id: z.string(),
  title: text,
  differs: z.array(z.string()).check(z.describe('What sets the option apart from the others, one item per line.')),
  differsLang: languageTag.check(z.describe('The language of `differs` (BCP 47).')),
  allDay: z.boolean().check(z.describe('Whether the ticket is valid at any time within opening hours.')),
  minParty: count.check(z.describe('The minimum number of people per booking.')),
  maxParty: count.check(z.describe('The maximum number of people per booking.')),
  cutoffMinutes: count.check(
    z.describe('Minutes before the start at which sales close, or before closing time for all-day tickets.'),
  ),
  cancellation: z.array(
    z.strictObject({
      hoursBefore: z.number().check(z.describe('Hours before the start until which this refund applies.')),
      refundPercent,
    }),
  ),
  units: z.array(unit),
  from: z
    .nullable(money)
    .check(z.describe('The lowest price within 180 days for one adult; null when nothing is on sale.')),
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
  localName: z
    .nullable(text)
    .check(z.describe('The name in the local language and script, if it differs; otherwise null.')),
  text: text.check(z.describe('The description; the lists below are in its language.')),
  ...listsShape,
  original: z
    .nullable(z.strictObject({ summary: z.string(), text: z.string(), ...listsShape }))
    .check(z.describe('The English original, when `translation` has a notice; otherwise null.')),
  translation,
  languages: z
    .array(languageTag)
    .check(z.describe('Languages of the guide or audio guide (BCP 47); empty when there is none.')),
  durationMinutes: z.strictObject({ from: count, to: count }),
  redemption: z
    .enum(['DIGITAL', 'PRINT', 'MANIFEST'])
    .check(z.describe('The redemption method: on a screen, on paper, or by name on a list.')),
  perPersonTicket: z.boolean().check(z.describe('Whether each traveler gets a ticket of their own.')),
  supplier: z.string().check(z.describe('The name of the supplier.')),
  seller: z.strictObject({
    country: z
      .nullable(z.string())
      .check(
        z.describe('The country in which the supplier is established (ISO 3166-1 alpha-2); null when not stated.'),
      ),
    trader: z.boolean().check(z.describe('Whether the supplier sells as a trader.')),
  }),
  timeZone,
  localCurrency: z.string().check(z.describe('The currency of the destination (ISO 4217).')),
  today: date.check(z.describe('The current local date, YYYY-MM-DD.')),
  pictures: z.array(picture),
  meetingPoint,
  around: z
    .array(
      z.strictObject({
        name: z.string(),
        kind: z.enum(['station', 'product']),
        metres: z.number(),
        bearing: z.number().check(z.describe('The direction in degrees clockwise from north.')),
        href: z.nullable(z.string()).check(z.describe('A path in the caller’s language; null for stations.')),
      }),
    )
    .check(z.describe('Stations and activities nearby, with true direction and distance.')),
  options: z.array(option),
  reviews: z.array(review),
  distribution: z.array(count).check(z.describe('The number of reviews with a score of 20, 40, 60, 80 and 100.')),
  similar: z.array(productCard),
});

const slot = named('Slot', 'A time slot of an option, with availability and prices.', {
  slotId: z.string(),
  localStart: time,
  localEnd: time,
  allDay: z.boolean().check(z.describe('Whether the ticket is valid at any time from `localStart` to `localEnd`.')),
  status: dayStatus,
  vacancies: count.check(z.describe('The number of places left, capped at 99.')),
  prices: z.array(
    z.strictObject({
      unitId: z.string(),
      price: money.check(z.describe('The price of one ticket, in the caller’s currency.')),
      local: money.check(z.describe('The price of one ticket, in the destination’s currency.')),
    }),
  ),
  cancellation: z.array(z.strictObject({ until: instant, refundPercent })),
  startsAt: instant,
});

const city = z.strictObject({
  destination: z.strictObject({
    ...destinationShape,
    text,
    localName: text.check(z.describe('The name in the local language.')),
    timeZone,
    currency: z.string().check(z.describe('Currency code (ISO 4217).')),
    airports: z.array(z.string()).check(z.describe('IATA airport codes.')),
    firstLanguage: languageTag,
    bestMonths: z.array(z.int()).check(z.describe('The best months to visit, from 1 (January) to 12.')),
    original: z
      .nullable(z.string())
      .check(z.describe('The English original, when `translation` has a notice; otherwise null.')),
    translation,
    districts: z.array(text),
    stations: z.array(z.strictObject({ name: text, ...place })),
  }),
  categories: z.array(z.strictObject({ category, count: count.check(z.describe('The number of activities.')) })),
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
          .check(
            z.describe(
              'The lowest total for `units` on that day, or for one adult when absent; null without availability.',
            ),
          ),
      }),
    ),
    cheapest: z.nullable(money).check(z.describe('The lowest price of all days; null when nothing is available.')),
    lastDate: date.check(z.describe('The last local date on sale, YYYY-MM-DD.')),
  }),
  activitySlots: z.strictObject({ option: z.string(), date, timeZone, slots: z.array(slot) }),
} as const;

/** Query values are texts: each is read by its exact spelling, never coerced. */
export const idText = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}$/)),
  z.pipe(z.transform(Number), z.int().check(z.maximum(2_147_483_647))),
);

const activityId = idText.check(z.describe('The id of an activity.'));
const optionId = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/), z.describe('The id of an option.'));
const day = z.string().check(
  z.regex(/^20\d{2}-\d{2}-\d{2}$/),
  z.refine((typed) => isDate(typed)),
  z.describe('A local date, YYYY-MM-DD.'),
);
const months = z
  .pipe(z.string().check(z.regex(/^(?:[1-9]|1[0-2])$/)), z.transform(Number))
  .check(z.describe('The number of months, 1 to 12.'));
const units = z
  .string()
  .check(
    z.regex(/^[a-z0-9-]{1,80}:\d{1,3}(?:,[a-z0-9-]{1,80}:\d{1,3}){0,19}$/),
    z.describe('The number of tickets by unit id: “adult:2,child:1”.'),
  );

export const catalogueSchemas = {
  city: z.object({ id: idText.check(z.describe('The id of a destination.')), category: z.exactOptional(category) }),
  activity: z.object({ id: activityId }),
  activityCalendar: z.object({
    id: activityId,
    option: optionId,
    from: day.check(z.describe('The first day, a local date, YYYY-MM-DD.')),
    months,
    units: z.exactOptional(units),
  }),
  activitySlots: z.object({ id: activityId, option: optionId, date: day }),
} as const;
