import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { destinationCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { idText } from '#src/contract/catalogue/catalogue.schema.ts';
import { platformSum } from '#src/contract/content/content.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { count, currency, date, id, text } from '#src/contract/wire.schema.ts';
import { categories } from '#src/domain/catalogue/product.ts';
import { isDate } from '#src/domain/shared/time/local-time.ts';
import { menuVerticals } from '#src/domain/site/affiliate.ts';

const exchangeRateInput = z.object({
  date: z.exactOptional(
    z.string().check(
      z.regex(/^(?:19|20)\d{2}-\d{2}-\d{2}$/),
      z.refine((day) => isDate(day)),
      z.describe('The date of the rates, YYYY-MM-DD; today when absent.'),
    ),
  ),
});

/** The server checks the token; nothing here depends on what an editor has not published (T-16). */
const classificationInput = z.object({
  admin_preview_mode: z.exactOptional(
    z.string().check(z.describe('Preview token that includes unpublished content; ignored when invalid.')),
  ),
});

/** Spec §3. */
const genericTypesInput = z.object({
  type: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/), z.describe('The name of a closed list.')),
  platform: z
    .exactOptional(z.union([z.enum(['mobile', 'desktop']), platformSum]))
    .check(z.describe('A device, or a sum of platform bits; the caller’s device when absent.')),
});

/** RU-11. */
const countryNumber = idText.check(z.describe('The number of the country, as in residences.'));

const category = z.enum(categories);
const path = z.string().check(z.describe('The path of the page, in the caller’s language.'));
const countryShape = {
  code: z.string().check(z.describe('Country code (ISO 3166-1 alpha-2).')),
  name: z.string().check(z.describe('The name in the caller’s language.')),
  destinations: z.array(destinationCard),
} as const;

const exchangeRate = z.strictObject({
  date: z.nullable(date).check(z.describe('The business day of the rates; null when there are none.')),
  base: z.literal('HKD'),
  rates: z
    .record(z.string(), z.string().check(z.regex(/^\d+(?:\.\d+)?$/)))
    .check(z.describe('HKD per unit by currency code, as decimal strings.')),
  earlier: z
    .record(z.string(), date)
    .check(z.describe('The business days of rates older than `date`, by currency code.')),
});

const classification = z.strictObject({
  category,
  count,
  path,
  destinations: z.array(z.strictObject({ id, slug: z.string(), name: text, count, path })),
});

const linkGroup = z.strictObject({
  key: z.enum(['destinations', 'activities']),
  links: z.array(z.strictObject({ id, name: text, path })),
});

const menuLine = z.strictObject({
  vertical: z.enum(menuVerticals),
  path,
  categories: z.array(z.strictObject({ category, count, path })),
});

const genericTypes = z.strictObject({
  type: z.string(),
  items: z.array(
    z.strictObject({
      id: z.string(),
      name: z
        .nullable(z.string())
        .check(z.describe('The name in the caller’s language, of a language in itself; null when it has no name.')),
      value: z
        .nullable(z.number())
        .check(z.describe('The decimal places of a currency or the number of a residence; otherwise null.')),
    }),
  ),
});

const country = z.strictObject({
  id,
  ...countryShape,
  currencies: z.array(currency).check(z.describe('Currency codes (ISO 4217).')),
});

/** What the site itself is made of (spec §7 "site data"). Paths in answers are in the caller's language. */
export const siteDataEndpoints = {
  exchangeRate: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/exchange_rate',
    summary: 'Returns the exchange rates of the last business day on or before a date.',
    example: { date: '2026-11-22' },
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: exchangeRateInput,
    output: exchangeRate,
  }),
  classificationNavigation: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/general/classification/navigation/info',
    summary: 'Returns the navigation by category and destination.',
    auth: 'everyone',
    previewed: true,
    input: classificationInput,
    output: z.strictObject({ classifications: z.array(classification) }),
  }),
  seoNavigation: defineEndpoint({
    method: 'GET',
    path: '/v1/seosrv/public/query/navigation/basic/info',
    summary: 'Returns all destinations and the most popular activities of each, for search engines.',
    auth: 'everyone',
    input: z.object({}),
    output: z.strictObject({ groups: z.array(linkGroup) }),
  }),
  destinationGuide: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/destination/guide',
    summary: 'Returns all countries with their destinations.',
    auth: 'everyone',
    input: z.object({}),
    output: z.strictObject({ countries: z.array(z.strictObject(countryShape)) }),
  }),
  menuCategory: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/menu/category',
    summary: 'Returns the menu entries that are available to this visitor.',
    auth: 'everyone',
    input: z.object({}),
    output: z.strictObject({ menu: z.array(menuLine) }),
  }),
  genericTypes: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/generic/types/:type(key)',
    summary: 'Returns the values of a closed list, such as categories, currencies or languages.',
    example: { type: 'currency' },
    auth: 'everyone',
    timeoutMs: 1_000,
    input: genericTypesInput,
    output: genericTypes,
  }),
  country: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/country/:id/basic_info',
    summary: 'Returns a country by the number of its residence, with its currencies and destinations.',
    example: { id: '2' },
    auth: 'everyone',
    input: z.object({ id: countryNumber }),
    output: country,
  }),
} as const;

export type ClassificationAnswer = OutputOf<typeof siteDataEndpoints.classificationNavigation>;
export type SeoNavigationAnswer = OutputOf<typeof siteDataEndpoints.seoNavigation>;
export type DestinationGuideAnswer = OutputOf<typeof siteDataEndpoints.destinationGuide>;
export type MenuAnswer = OutputOf<typeof siteDataEndpoints.menuCategory>;
