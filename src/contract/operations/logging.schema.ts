import * as z from 'zod/mini';

import { currencyCodes } from '#src/domain/shared/money/currency.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';

/** Spec §9: the browser sends at most 15 at once. */
const entries = 15;

const id = z.string().check(z.regex(/^[\w-]{1,64}$/));
const name = z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]{0,63}$/));
const text = (longest: number): z.ZodMiniString => z.string().check(z.maxLength(longest));
const number = z.int().check(z.positive(), z.maximum(2_147_483_647));

/** Fields that nobody asked for are dropped. */
export const loggingSchemas = {
  report: z.object({
    reports: z
      .array(
        z.object({
          level: z.enum(['E', 'W', 'I']),
          message: text(1000),
          url: text(2048),
          user_agent: text(512),
          country: z.string().check(z.regex(/^([A-Z]{2})?$/)),
          is_logged_in: z.boolean(),
          page_open_id: z.exactOptional(id),
          request_id: z.exactOptional(id),
        }),
      )
      .check(z.maxLength(entries)),
  }),
  beacon: z.object({
    events: z
      .array(
        z.object({
          kind: z.enum(['event', 'vital', 'page']),
          name,
          page_open_id: z.exactOptional(id),
          page: z.exactOptional(text(2048)),
          value: z.exactOptional(z.number().check(z.minimum(0), z.maximum(86_400_000))),
          facts: z.exactOptional(
            z
              .record(name, z.union([text(200), z.number(), z.boolean()]))
              .check(z.refine((facts) => Object.keys(facts).length <= 10)),
          ),
        }),
      )
      .check(z.maxLength(entries)),
  }),
  experimentInit: z.object({
    user: z.exactOptional(text(64)),
    device_id: z.exactOptional(text(256)),
    site_name: text(64),
    language: z.enum(languageCodes),
    currency: z.enum(currencyCodes),
    platform: name,
  }),
  experimentExposure: z.object({
    exposures: z.array(z.object({ experiment_id: number, group_id: number })).check(z.maxLength(entries)),
  }),
} as const;
