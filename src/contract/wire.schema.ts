import * as z from 'zod/mini';
import { _default as withDefault } from 'zod/mini';

import { currencyCodes } from '#src/domain/shared/money/currency.ts';
import { translationNotices } from '#src/domain/shared/text/provenance.ts';
import { uuidPattern } from '#src/domain/uuid.ts';

/**
 * Returns an object of many responses under its own name. Responses hold what their types say and nothing else (T-39).
 */
export function named<Shape extends z.core.$ZodLooseShape>(id: string, description: string, shape: Shape) {
  const schema = z.strictObject(shape);
  z.globalRegistry.add(schema, { id, description });
  return schema;
}

export const currency = z.enum(currencyCodes);

export const money = named('Money', 'An amount in minor units (ISO 4217) of its currency.', {
  minor: z.int().check(z.describe('The amount in minor units: 25600 of HKD is HK$256.00.')),
  currency: currency.check(z.describe('Currency code (ISO 4217).')),
});

export const text = named('Text', 'A text and its language, which may be a fallback.', {
  text: z.string(),
  lang: z.string().check(z.describe('Language tag (BCP 47).')),
});

/** "2026-12-24" */
export const date = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}$/), z.describe('A local date of the place, or a business day, YYYY-MM-DD.'));

const translationState = named('Translation', 'Where a translation comes from.', {
  by: z.enum(['person', 'machine']).check(z.describe('Whether a person has written or read it.')),
  engine: z.nullable(z.string()).check(z.describe('What translated it; null for a person or when unknown.')),
  date: z.nullable(date).check(z.describe('The date of the translation, YYYY-MM-DD; null when unknown.')),
  outdated: z.boolean().check(z.describe('Whether the original has changed since.')),
  notice: z.nullable(z.enum(translationNotices)).check(z.describe('What pages say about it; null for nothing.')),
});

/** What responses say about a translated text. */
export const translation = z
  .nullable(translationState)
  .check(z.describe('Where the translation comes from; null for originals.'));

/** "09:30" */
export const time = z.string().check(z.regex(/^\d{2}:\d{2}$/), z.describe('A local time of the place, HH:MM.'));

/** An id of a row, as the database writes it. */
export const uuid = z.string().check(z.regex(uuidPattern));

/** "2026-12-24T08:00:00.000Z" */
export const instant = z
  .string()
  .check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/), z.describe('A UTC instant (ISO 8601).'));

/** A whole number that is not negative. */
export const count = z.int().check(z.nonnegative());

export const id = z.int().check(z.positive());

/** The output of calls that return no content: null. */
export const noContent = z.null();

/** A text that may be left blank. A call leaves out what is empty (`callAddress`), so an absent one is read as empty. */
export function blankable(most: number) {
  return withDefault(z.string().check(z.maxLength(most)), '');
}
