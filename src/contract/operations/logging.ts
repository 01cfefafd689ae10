import * as z from 'zod/mini';

import { requestIdHeader } from '#src/contract/compat/spec-headers.ts';
import type { InputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { noContent } from '#src/contract/wire.schema.ts';
import { currencyCodes } from '#src/domain/shared/money/currency.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';

/** Spec §9: the browser sends at most 15 at once. */
const entries = 15;

const batch = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.array(entry).check(z.maxLength(entries), z.describe('At most 15 entries.'));

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const pageOpenId = z.exactOptional(id.check(z.describe('The id of the page view.')));
const name = z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]{0,63}$/));
const text = (longest: number): z.ZodMiniString => z.string().check(z.maxLength(longest));
const number = z.int().check(z.positive(), z.maximum(2_147_483_647));

/** An error of the browser (spec §8). Fields that are not named here are dropped. */
const report = z.object({
  level: z.enum(['E', 'W', 'I']).check(z.describe('E for unhandled errors, W for warnings, I for information.')),
  message: text(1000),
  url: text(2048).check(z.describe('The URL of the page, without query and fragment.')),
  user_agent: text(512),
  country: z
    .string()
    .check(z.regex(/^([A-Z]{2})?$/), z.describe('Country code (ISO 3166-1 alpha-2), or empty when unknown.')),
  is_logged_in: z.boolean(),
  page_open_id: pageOpenId,
  request_id: z.exactOptional(id.check(z.describe(`\`${requestIdHeader}\` of the last response before the report.`))),
});

const event = z.object({
  kind: z.enum(['event', 'vital', 'page']),
  name,
  page_open_id: pageOpenId,
  page: z.exactOptional(text(2048).check(z.describe('A path on this site.'))),
  value: z.exactOptional(
    z
      .number()
      .check(
        z.minimum(0),
        z.maximum(86_400_000),
        z.describe('The value of a web vital: milliseconds, or the score for CLS.'),
      ),
  ),
  facts: z.exactOptional(
    z.record(name, z.union([text(200), z.number(), z.boolean()])).check(
      z.refine((facts) => Object.keys(facts).length <= 10),
      z.describe('At most ten entries.'),
    ),
  ),
});

const experimentInit = z.object({
  user: z.exactOptional(text(64).check(z.describe('The id of the user; empty without consent to tracking.'))),
  device_id: z.exactOptional(text(256).check(z.describe('The id of the device; empty without consent to tracking.'))),
  site_name: text(64).check(z.describe('The name of the website.')),
  language: z.enum(languageCodes).check(z.describe('The language of the page.')),
  currency: z.enum(currencyCodes).check(z.describe('Currency code (ISO 4217).')),
  platform: name.check(z.describe('The type of device.')),
});

const exposure = z.object({ experiment_id: number, group_id: number });

/**
 * What the browser reports (spec §7, §8): small batches, sent with `sendBeacon` or `fetch`, always answered 204. At
 * most 15 entries and 64 KB; what is more, or of another shape, is dropped (T-64). Nothing personal belongs in them.
 */
export const loggingEndpoints = {
  report: defineEndpoint({
    method: 'POST',
    path: '/v1/logsrv/report',
    summary: 'Accepts error reports of the browser.',
    example: {
      reports: [
        {
          level: 'W',
          message: 'picture not shown',
          url: 'https://www.example.com/city/2-hong-kong/',
          user_agent: 'Mozilla/5.0',
          country: 'GB',
          is_logged_in: false,
          page_open_id: 'p-8f2c41',
        },
      ],
    },
    auth: 'everyone',
    isBeacon: true,
    input: z.object({ reports: batch(report) }),
    output: noContent,
  }),
  /** The v3 beacon: events and web vitals. */
  beacon: defineEndpoint({
    method: 'POST',
    path: '/v3/logsrv/beacon',
    summary: 'Accepts analytics events and web vitals.',
    example: { events: [{ kind: 'vital', name: 'lcp', value: 820, page_open_id: 'p-8f2c41' }] },
    auth: 'everyone',
    isBeacon: true,
    input: z.object({ events: batch(event) }),
    output: noContent,
  }),
  /** The experimentation service: the visitor, reported once per load. */
  experimentInit: defineEndpoint({
    method: 'POST',
    path: '/v1/expsrv/init',
    summary: 'Reports the visitor to the experimentation service.',
    example: { user: '', device_id: 'd-1', site_name: 'main', language: 'en', currency: 'USD', platform: 'desktop' },
    auth: 'everyone',
    isBeacon: true,
    input: experimentInit,
    output: noContent,
  }),
  /** What was seen of an experiment. */
  experimentExposure: defineEndpoint({
    method: 'POST',
    path: '/v1/expsrv/exposure',
    summary: 'Reports the experiment groups that the visitor was exposed to.',
    example: { exposures: [{ experiment_id: 1, group_id: 2 }] },
    auth: 'everyone',
    isBeacon: true,
    input: z.object({ exposures: batch(exposure) }),
    output: noContent,
  }),
} as const;

/** An error of the browser (spec §8). */
export type ClientReport = InputOf<typeof loggingEndpoints.report>['reports'][number];
export type BeaconEvent = InputOf<typeof loggingEndpoints.beacon>['events'][number];
export type Exposure = InputOf<typeof loggingEndpoints.experimentExposure>['exposures'][number];
