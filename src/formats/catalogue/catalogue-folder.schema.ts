import { z } from 'zod';

import { accessNeeds } from '#src/domain/catalogue/access-need.ts';
import { travellerFields } from '#src/domain/catalogue/option-required-fields.ts';
import type { Destination } from '#src/domain/catalogue/destination.ts';
import { sceneFamilies, seedCount, timesOfDay } from '#src/domain/catalogue/media/picture.ts';
import { categories, unitTypes, type Product } from '#src/domain/catalogue/product.ts';
import { taxNames } from '#src/domain/catalogue/tax/tax-rules.ts';
import { currencyCodes, isCurrency, type CurrencyCode } from '#src/domain/shared/money/currency.ts';

/** Shapes of the catalogue's files. Unknown keys are refused: a misspelt optional key would be lost without a word. */
export const line = z
  .string()
  .min(1)
  .max(400)
  .regex(/^\S(?:.*\S)?$/u, 'no space at the ends, no line break');
export const slug = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case ASCII words with dashes');
const lines = z.array(line).max(12);
const whole = z.int().min(0);
export const positive = z.int().min(1);
export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
export const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time such as 09:30');
const dayOfYear = z.string().regex(/^\d{2}-\d{2}$/, 'a day such as 12-25');
export const dayOrDate = z.string().regex(/^(?:\d{4}-)?\d{2}-\d{2}$/, 'a day such as 12-25 or a date');
export const weekday = z.int().min(1).max(7);
const amount = z.string().regex(/^\d+(?:\.\d+)?$/, 'an amount such as "19.50"');
export const names = z.object({ en: line }).catchall(line);
export const instant = z.iso.datetime({ error: 'an instant such as 2026-03-01T00:00:00Z' });
const currency = z.custom<CurrencyCode>(
  (code) => typeof code === 'string' && isCurrency(code),
  `one of ${currencyCodes.join(' ')}`,
);
export const picture = z.strictObject({
  scene: z.enum(sceneFamilies),
  time: z.enum(timesOfDay),
  seed: whole.max(seedCount - 1),
});
const season = z.strictObject({ from: dayOfYear, to: dayOfYear });
const tax = z.union([
  z.literal('none'),
  z.strictObject({ name: z.enum(taxNames), basisPoints: z.int().min(1).max(10_000) }),
]);

export const destinationFile: z.ZodType<Destination> = z.strictObject({
  id: positive,
  slug,
  names,
  country: z.string().regex(/^[A-Z]{2}$/, 'ISO 3166-1 alpha-2'),
  lat: latitude,
  lng: longitude,
  timeZone: line,
  currency,
  airports: z.array(z.string().regex(/^[A-Z]{3}$/, 'an IATA code')).min(1),
  firstLanguage: line,
  priceLevel: z.int().min(1).max(5),
  bestMonths: z.array(z.int().min(1).max(12)).min(1),
  districts: lines,
  stations: z.array(z.strictObject({ name: line, lat: latitude, lng: longitude })),
  summary: line,
  text: z.string(),
  picture,
  tax: z.exactOptional(tax),
});

const schedule = z.strictObject({
  kind: z.enum(['START_TIME', 'OPENING_HOURS']),
  week: z.array(
    z.strictObject({
      days: z.array(weekday),
      times: z.exactOptional(z.array(time)),
      hours: z.exactOptional(z.strictObject({ from: time, to: time, lastEntry: z.exactOptional(time) })),
    }),
  ),
  seasons: z.array(season),
  closed: z.array(dayOrDate),
  soldOut: z.array(dayOrDate),
});

const unit = z.strictObject({
  id: slug,
  type: z.enum(unitTypes),
  title: line,
  minAge: whole,
  maxAge: whole,
  pax: whole.max(99),
  accompanied: z.boolean(),
  maxQuantity: z.exactOptional(positive),
  price: amount,
});

const fields = z.array(z.enum(travellerFields)).min(1);
/** Answers are stored under these names, and form fields have them. */
const answerId = z.string().regex(/^[a-z][A-Za-z0-9]{0,29}$/, 'a name such as shoeSize');

const requiredFields = z.strictObject({
  each: z.exactOptional(fields),
  first: z.exactOptional(fields),
  units: z.exactOptional(z.record(slug, fields)),
  guideLanguages: z.exactOptional(z.array(line).min(2)),
  questions: z.exactOptional(
    z
      .array(
        z.strictObject({
          id: answerId,
          per: z.enum(['booking', 'traveller']),
          units: z.exactOptional(z.array(slug).min(1)),
          title: names,
          hint: z.exactOptional(names),
          optional: z.exactOptional(z.literal(true)),
          rule: z.discriminatedUnion('kind', [
            z.strictObject({ kind: z.literal('text'), max: positive.max(300) }),
            z.strictObject({ kind: z.literal('number'), from: whole, to: positive.max(100_000) }),
            z.strictObject({
              kind: z.literal('choice'),
              choices: z.array(z.strictObject({ id: answerId, title: names })).max(30),
            }),
            z.strictObject({ kind: z.literal('flight') }),
            z.strictObject({ kind: z.literal('time') }),
            z.strictObject({ kind: z.literal('confirm') }),
          ]),
        }),
      )
      .max(10),
  ),
  pickup: z.exactOptional(
    z.strictObject({
      points: z.array(z.strictObject({ id: answerId, name: names, minutesBefore: whole.max(240) })).max(20),
      area: z.exactOptional(names),
      ownWay: z.boolean(),
    }),
  ),
});

const option = z.strictObject({
  id: slug,
  title: line,
  differs: lines,
  schedule,
  capacity: positive,
  pool: z.exactOptional(slug),
  cutoffMinutes: whole,
  minParty: positive,
  maxParty: positive.max(99),
  cancellation: z.array(z.strictObject({ hoursBefore: whole, refundPercent: z.int().min(1).max(100) })),
  units: z.array(unit).min(1),
  priceRules: z.array(
    z.strictObject({
      name: line,
      days: z.exactOptional(z.array(weekday)),
      season: z.exactOptional(season),
      times: z.exactOptional(z.array(time)),
      prices: z.record(slug, amount),
    }),
  ),
  asks: z.exactOptional(requiredFields),
});

export const productFile: z.ZodType<Product> = z.strictObject({
  id: positive,
  slug,
  destinationId: positive,
  supplier: slug,
  category: z.enum(categories),
  rank: positive,
  titles: names,
  localName: z.exactOptional(line),
  summary: line,
  text: z.string(),
  highlights: lines,
  included: lines,
  excluded: lines,
  goodToKnow: lines,
  meetingPoint: z.strictObject({ name: line, address: line, lat: latitude, lng: longitude }),
  durationMinutes: z.strictObject({ from: positive, to: positive }),
  languages: z.array(line),
  instantConfirmation: z.boolean(),
  redemption: z.enum(['DIGITAL', 'PRINT', 'MANIFEST']),
  perPersonTicket: z.boolean(),
  accessibility: lines,
  access: z.exactOptional(z.array(z.enum(accessNeeds)).min(1)),
  picture,
  tax: z.exactOptional(tax),
  options: z.array(option),
});

export const ratesFile = z.strictObject({
  date: z.iso.date(),
  hkdPerUnit: z.record(z.string(), z.string()),
});
