import * as z from 'zod/mini';

import { review } from '#src/contract/reviews/reviews-answers.schema.ts';
import { count, date, id, instant, money, named, text, time } from '#src/contract/wire.schema.ts';
import { categories, unitTypes } from '#src/domain/catalogue/product.ts';

const category = z.enum(categories);
const dayStatus = z.enum(['available', 'limited', 'sold_out', 'closed']);
const place = { lat: z.number(), lng: z.number() } as const;
const percent = z.int().check(z.minimum(0), z.maximum(100));

const destinationShape = {
  id,
  slug: z.string(),
  name: text,
  country: z.string(),
  summary: text,
  picture: z.string(),
  products: count,
  ...place,
} as const;

export const destinationCard = named('DestinationCard', 'A destination as cards show it.', destinationShape);

const rating = named('Rating', 'A score from 20 to 100 and how many gave one; sample figures say so.', {
  score: z.number(),
  count,
  sample: z.boolean(),
});

export const productCard = named('ProductCard', 'An activity as cards show it, priced in the caller’s currency.', {
  id,
  slug: z.string(),
  title: text,
  summary: text,
  category,
  destination: z.strictObject({ id, slug: z.string(), name: text }),
  picture: z.string(),
  rating: z.nullable(rating),
  from: z.nullable(money),
  wished: z.nullable(money),
  before: z.nullable(money),
  deal: z.nullable(text),
  freeCancelHours: z.nullable(z.number()),
  booked: z.nullable(count),
  instant: z.boolean(),
  ...place,
});

/** A dated step of a cancellation policy. */
export const cancellationStep = z.strictObject({ until: instant, refundPercent: percent });

export const meetingPoint = z.strictObject({ name: z.string(), address: z.string(), ...place });

const unit = named('Unit', 'A kind of ticket of an option.', {
  id: z.string(),
  type: z.enum(unitTypes),
  title: text,
  minAge: count,
  maxAge: count,
  pax: count,
  accompanied: z.boolean(),
  maxQuantity: z.nullable(count),
  from: money,
  before: z.nullable(money),
});

const option = named('Option', 'One way of taking part in an activity.', {
  id: z.string(),
  title: text,
  differs: z.array(z.string()),
  differsLang: z.string(),
  allDay: z.boolean(),
  minParty: count,
  maxParty: count,
  cutoffMinutes: count,
  cancellation: z.array(z.strictObject({ hoursBefore: z.number(), refundPercent: percent })),
  units: z.array(unit),
  from: z.nullable(money),
  nextDate: z.nullable(date),
});

const activity = z.strictObject({
  card: productCard,
  localName: z.nullable(text),
  text,
  highlights: z.array(z.string()),
  included: z.array(z.string()),
  excluded: z.array(z.string()),
  goodToKnow: z.array(z.string()),
  accessibility: z.array(z.string()),
  original: z.nullable(
    z.strictObject({
      summary: z.string(),
      text: z.string(),
      highlights: z.array(z.string()),
      included: z.array(z.string()),
      excluded: z.array(z.string()),
      goodToKnow: z.array(z.string()),
      accessibility: z.array(z.string()),
    }),
  ),
  languages: z.array(z.string()),
  durationMinutes: z.strictObject({ from: count, to: count }),
  redemption: z.enum(['DIGITAL', 'PRINT', 'MANIFEST']),
  perPersonTicket: z.boolean(),
  supplier: z.string(),
  seller: z.strictObject({ country: z.nullable(z.string()), trader: z.boolean() }),
  timeZone: z.string(),
  localCurrency: z.string(),
  today: date,
  pictures: z.array(z.string()),
  meetingPoint,
  around: z.array(
    z.strictObject({
      name: z.string(),
      kind: z.enum(['station', 'product']),
      metres: z.number(),
      bearing: z.number(),
      href: z.nullable(z.string()),
    }),
  ),
  options: z.array(option),
  reviews: z.array(review),
  distribution: z.array(count),
  similar: z.array(productCard),
});

const slot = named('Slot', 'A start of an option on a day, with what is free and what it costs.', {
  slotId: z.string(),
  localStart: time,
  localEnd: time,
  allDay: z.boolean(),
  status: dayStatus,
  vacancies: count,
  prices: z.array(z.strictObject({ unitId: z.string(), price: money, local: money })),
  cancellation: z.array(cancellationStep),
  startsAt: instant,
});

export const catalogueAnswers = {
  city: z.strictObject({
    destination: z.strictObject({
      ...destinationShape,
      text,
      localName: text,
      timeZone: z.string(),
      currency: z.string(),
      airports: z.array(z.string()),
      firstLanguage: z.string(),
      bestMonths: z.array(z.int()),
      original: z.nullable(z.string()),
      districts: z.array(text),
      stations: z.array(z.strictObject({ name: text, ...place })),
    }),
    categories: z.array(z.strictObject({ category, count })),
    products: z.array(productCard),
  }),
  activity,
  activityCalendar: z.strictObject({
    option: z.string(),
    days: z.array(z.strictObject({ date, status: dayStatus, from: z.nullable(money) })),
    cheapest: z.nullable(money),
    lastDate: date,
  }),
  activitySlots: z.strictObject({ option: z.string(), date, timeZone: z.string(), slots: z.array(slot) }),
} as const;
